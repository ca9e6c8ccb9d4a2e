/// What the command line asks of a build.
public struct BuildOptions: Sendable {
    /// The content folder.
    public var content: String
    /// The output folder; nil for `_site` beside the content.
    public var output: String?
    /// Replaces the site's `baseURL`.
    public var baseURL: String?
    /// Whether warnings fail the build.
    public var isStrict = false
    /// Whether nothing is said of the work's progress.
    public var isQuiet = false
    /// Threads; nil for as many as the machine runs at once.
    public var jobs: Int?
    /// Whether every file is written anew.
    public var rewritesAll = false
    /// Whether everything is done but writing, and notes are shown.
    public var isCheck = false
    /// Whether the process ends with the build, so that nothing needs to be freed.
    public var endsProcess = false

    /// Makes options with their defaults.
    public init(content: String = "Content") {
        self.content = content
    }
}

/// What a build came to.
public struct BuildResult: Sendable {
    /// What the content got wrong, sorted.
    public var diagnostics: [LocatedDiagnostic] = []
    /// What the file system refused, in words.
    public var failures: [String] = []
    /// Whether it was stopped.
    public var isInterrupted = false
    /// Whether writing failed after it had begun, which no look beforehand had foreseen.
    public var isPartlyWritten = false
    /// How many notes there are; only a check has their texts.
    public var noteCount = 0
    /// How many pages and files the site has, and how many files changed.
    public var pageCount = 0
    public var fileCount = 0
    public var changedCount = 0
    /// The output folder.
    public var output = ""

    /// Whether nothing is wrong enough to stop the site from being published.
    func isGood(isStrict: Bool) -> Bool {
        failures.isEmpty && !isInterrupted
            && !diagnostics.contains {
                $0.severity == .error || (isStrict && $0.severity == .warning)
            }
    }
}
