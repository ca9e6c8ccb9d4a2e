/// Runs the same work for many things on several threads. The result does not depend on how many
/// threads there are: each thing has its own slot.
enum Workers {
    /// Neighbours have much in common, so a thread takes some of them at once.
    static let longestRun = 64

    /// Room for the evaluator's recursion. It is address space; memory is taken as it is used.
    static let stackSize = 64 << 20

    /// The threads that a machine can run at once.
    static var defaultJobs: Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// The results of `body` for `0..<count`, in order.
    static func map<Result: Sendable>(
        _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        map(count, jobs: jobs, state: {}, body: { index, _ in body(index) })
    }

    /// The same, where each thread has a state of its own that its calls of `body` share. `began`
    /// hears how many are begun, one call at a time.
    static func map<State, Result: Sendable>(
        _ count: Int, jobs: Int, state: @escaping @Sendable () -> State,
        began: @escaping @Sendable (Int) -> Void = { _ in },
        body: @escaping @Sendable (Int, State) -> Result
    ) -> [Result] {
        guard count > 0 else { return [] }
        let slots = UnsafeMutablePointer<Result?>.allocate(capacity: count)
        slots.initialize(repeating: nil, count: count)
        defer {
            slots.deinitialize(count: count)
            slots.deallocate()
        }
        let target = Slots(slots: slots)
        let jobs = min(max(1, jobs), count)
        let queue = Queue(count: count, jobs: jobs, began: began) { next in
            let state = state()
            while let run = next() {
                for index in run { target.slots[index] = body(index, state) }
            }
        }
        runThreads(jobs, queue)
        return (0..<count).compactMap { slots[$0] }
    }

    private struct Slots<Result>: @unchecked Sendable {
        let slots: UnsafeMutablePointer<Result?>
    }

    /// What is left to do, shared by the threads.
    private final class Queue: @unchecked Sendable {
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private var position = 0
        private let count: Int
        private let jobs: Int
        private let began: (Int) -> Void
        private let body: (() -> Range<Int>?) -> Void

        init(
            count: Int, jobs: Int, began: @escaping (Int) -> Void,
            body: @escaping (() -> Range<Int>?) -> Void
        ) {
            self.count = count
            self.jobs = jobs
            self.began = began
            self.body = body
            pthread_mutex_init(mutex, nil)
        }

        func run() {
            body(next)
        }

        private func next() -> Range<Int>? {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            guard position < count else { return nil }
            let start = position
            // Towards the end less is taken, so that no thread waits for another.
            let length = max(1, min(Workers.longestRun, (count - position) / (8 * jobs)))
            position += length
            began(position)
            return start..<position
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private static func runThreads(_ jobs: Int, _ queue: Queue) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        defer { pthread_attr_destroy(&attributes) }
        var threads: [pthread_t] = []
        for _ in 0..<jobs {
            let argument = Unmanaged.passRetained(queue).toOpaque()
            #if canImport(Darwin)
                var thread: pthread_t?
                let status = pthread_create(&thread, &attributes, { Workers.start($0) }, argument)
            #else
                var thread = pthread_t()
                let status = pthread_create(&thread, &attributes, { Workers.start($0) }, argument)
            #endif
            guard status == 0 else {
                Unmanaged<Queue>.fromOpaque(argument).release()
                continue
            }
            #if canImport(Darwin)
                if let thread { threads.append(thread) }
            #else
                threads.append(thread)
            #endif
        }
        // Without a single thread the work is done here, on whatever stack there is.
        if threads.isEmpty { queue.run() }
        for thread in threads { pthread_join(thread, nil) }
    }

    private static func start(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        Unmanaged<Queue>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
}
