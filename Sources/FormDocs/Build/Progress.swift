/// Says on a terminal how far a long build is: nothing in its first second, then now and then.
final class Progress: @unchecked Sendable {
    private static let interval = 0.2

    private let total: Int
    private let isShown: Bool
    private let start: Double
    private var last: Double
    private var hasLine = false

    /// Makes a display of work on so many pages.
    init(total: Int, isWanted: Bool) {
        self.total = total
        isShown = isWanted && isatty(2) == 1
        start = Self.now()
        last = start + 1 - Self.interval
    }

    /// Tells that so many pages are begun. Calls must not overlap.
    func update(_ count: Int) {
        guard isShown else { return }
        let now = Self.now()
        guard now - last >= Self.interval else { return }
        last = now
        hasLine = true
        Files.write(Array("\r\(count) of \(total) pages".utf8), to: 2)
    }

    /// Takes the line away again.
    func finish() {
        if hasLine { Files.write(Array("\r\u{1B}[K".utf8), to: 2) }
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
