extension Interpreter {
    /// Reports what is advice for the author of a page; of code from the sources it is a note.
    func advise(_ diagnostic: Diagnostic, once name: String) {
        report(diagnostic.asAdvice(in: loaded.library), once: name)
    }
}

extension Diagnostic {
    /// A warning about design, which is a note where the code is that of the sources: whoever shows
    /// an app's screen does not design it.
    func asAdvice(in sources: SourceLibrary) -> Diagnostic {
        guard severity == .warning, let file = range?.file, sources.file(file) != nil else {
            return self
        }
        var result = self
        result.severity = .note
        return result
    }
}
