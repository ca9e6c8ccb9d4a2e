/// One message about the author's text: a value, sorted and printed at the edge.
///
/// Wording: lower-case headline without a full stop, the most specific fact first, the rule rather
/// than the failure. Factory functions stand next to the code that emits them, in one extension at
/// the end of its file; the id is the function's name in kebab case.
public struct Diagnostic: Sendable, Hashable {
    /// How much a message matters.
    public enum Severity: Int, Sendable, Comparable {
        /// Something worth knowing; never fails a build.
        case note
        /// The picture may differ from the screen; fails a build with `--strict`.
        case warning
        /// The content is wrong; fails the build.
        case error

        public static func < (left: Severity, right: Severity) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// A second place that explains the first, such as the bracket that was never closed.
    public struct Note: Sendable, Hashable {
        /// What is to be seen there.
        public var message: String
        /// The place, if it has one.
        public var range: SourceRange?

        /// Makes a note at a place.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// One likely mend: the text to put in place of a range.
    public struct FixIt: Sendable, Hashable {
        /// What to do, as "did you mean 'Toggle'?".
        public var message: String
        /// What is replaced.
        public var range: SourceRange
        /// What to write there.
        public var replacement: String

        /// Makes a mend that replaces `range` by `replacement`.
        public init(_ message: String, replacing range: SourceRange, with replacement: String) {
            self.message = message
            self.range = range
            self.replacement = replacement
        }
    }

    /// How much it matters.
    public var severity: Severity
    /// Stable name in kebab case, such as `unknown-value`.
    public var id: String
    /// The headline.
    public var message: String
    /// The place in the author's file; nil where a message has none.
    public var range: SourceRange?
    /// Further places.
    public var notes: [Note]
    /// One likely mend.
    public var fixIt: FixIt?

    /// Makes a message.
    public init(
        _ severity: Severity, id: String, _ message: String, at range: SourceRange?,
        notes: [Note] = [], fixIt: FixIt? = nil
    ) {
        self.severity = severity
        self.id = id
        self.message = message
        self.range = range
        self.notes = notes
        self.fixIt = fixIt
    }
}
