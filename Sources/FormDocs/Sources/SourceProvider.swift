import FormMockup

/// Hands over the Swift code that blocks may use. Loading and its cache belong to the build; what
/// may be loaded is decided there, too.
struct SourceProvider: Sendable {
    /// What a block's `source=` names.
    struct Selection: Sendable {
        /// The code that the block may use, with the named files as its origin.
        var library: SourceLibrary
        /// The first of the named files.
        var first: SourceIndex.File
    }

    /// Why there is nothing.
    enum Failure: Error, Sendable {
        /// There is no such file or folder.
        case missing
        /// It lies outside of the folders that may be read.
        case outside
        /// The folder holds no Swift file.
        case empty
        /// It is neither a folder nor a Swift file.
        case notSwift
        case unreadable(String)
    }

    /// The code of the site's `sources:`.
    var library: SourceLibrary
    /// The files of a path as written, for a page of the content folder.
    var select: @Sendable (_ path: String, _ page: String) -> Result<Selection, Failure>
}

extension Diagnostic {
    /// Says why a `source=` gives no code.
    static func source(
        _ path: String, _ failure: SourceProvider.Failure, at range: SourceRange?
    ) -> Diagnostic {
        switch failure {
        case .missing:
            Diagnostic(
                .error, id: "missing-source", "there is no file or folder '\(path)'", at: range,
                notes: [Note("a path is relative to the page")])
        case .outside:
            Diagnostic(
                .error, id: "source-outside", "'\(path)' lies outside of the project", at: range,
                notes: [Note("'sources:' in formdocs.yml names further folders")])
        case .empty:
            Diagnostic(
                .error, id: "empty-source", "folder '\(path)' holds no Swift file", at: range)
        case .notSwift:
            Diagnostic(.error, id: "no-swift-source", "'\(path)' is no Swift file", at: range)
        case .unreadable(let reason):
            Diagnostic(.error, id: "unreadable-source", "\(reason)", at: range)
        }
    }
}
