/// The wish of a person to stop. The signals are held back and asked for between pages, so that
/// nothing is left half done.
enum Interrupts {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Holds the signals back from here on, also in threads made later.
    static func hold() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Whether one of them has come.
    static var isPending: Bool {
        var set = sigset_t()
        sigemptyset(&set)
        sigpending(&set)
        return signals.contains { sigismember(&set, $0) == 1 }
    }
}
