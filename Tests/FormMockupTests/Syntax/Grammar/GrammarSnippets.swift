/// Pieces of Swift, one or more for each production of the grammar.
enum GrammarSnippets {
    /// All of them as files that the compiler can read.
    static var files: [String] {
        declarations + conditions + (statements + expressions).map(inFunction)
    }

    /// Statements as the body of a function.
    static func inFunction(_ statements: String) -> String {
        "func body() async throws {\n" + statements + "\n}\n"
    }
}
