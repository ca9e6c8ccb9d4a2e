/// What the command says and where.
struct Terminal: Sendable {
    /// The exit statuses.
    enum Status {
        static let clean: Int32 = 0
        static let content: Int32 = 1
        static let usage: Int32 = 2
        static let files: Int32 = 3
        static let interrupted: Int32 = 130
    }

    private static let maximumShown = 100

    /// Whether a stream is a terminal that takes colours.
    static func hasColor(_ descriptor: Int32) -> Bool {
        guard isatty(descriptor) == 1 else { return false }
        if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
        guard let terminal = getenv("TERM") else { return true }
        return strcmp(terminal, "dumb") != 0
    }

    /// Writes to the standard output; false when nobody reads it any more.
    @discardableResult static func print(_ bytes: [UInt8]) -> Bool {
        Files.write(bytes, to: 1)
    }

    /// Writes a line to the standard error.
    static func complain(_ line: String) {
        Files.write(Array((line + "\n").utf8), to: 2)
    }

    /// Writes failures of the file system. A full disk has one for each file, and the first ones
    /// tell it.
    static func complain(_ failures: [String]) {
        for failure in failures.prefix(maximumShown) { complain("formdocs: error: \(failure)") }
        if failures.count > maximumShown {
            complain("… and \(failures.count - maximumShown) more")
        }
    }

    /// Writes a fault of the command line.
    static func complain(_ error: UsageError, command: String) -> Int32 {
        let name = command.isEmpty ? "formdocs" : "formdocs " + command
        complain("formdocs: error: \(error.message)\ntry '\(name) --help'")
        return Status.usage
    }

    /// Writes messages: on a terminal the first hundred, and how many there are. False when nobody
    /// reads them any more.
    @discardableResult
    static func report(_ diagnostics: [LocatedDiagnostic], to descriptor: Int32) -> Bool {
        let isTerminal = isatty(descriptor) == 1
        let printer = DiagnosticPrinter(hasColor: hasColor(descriptor))
        var text = ""
        let shown = isTerminal ? diagnostics.prefix(maximumShown) : diagnostics[...]
        for diagnostic in shown { text += printer.text(diagnostic) }
        if shown.count < diagnostics.count {
            text += "… and \(diagnostics.count - shown.count) more\n"
        }
        return Files.write(Array(text.utf8), to: descriptor)
    }
}
