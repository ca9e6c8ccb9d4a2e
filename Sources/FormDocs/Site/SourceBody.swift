import FormMockup

/// The body of a block that takes its code from a source.
enum SourceBody {
    /// A warning when the body merely sets values, which evaluation does not look at yet.
    static func diagnostic(_ code: SourceText) -> Diagnostic? {
        let statements = Parser.parse(code).statements
        guard let first = statements.first else { return nil }
        let setsValues = statements.allSatisfy { statement in
            if case .declaration(let declaration) = statement.kind,
                case .variable = declaration.kind
            {
                return true
            }
            return false
        }
        guard setsValues else { return nil }
        return Diagnostic(
            .warning, id: "values-not-yet-set",
            "a block with a source does not yet set values of its view", at: first.range)
    }
}
