/// From a request to mockups: syntax, evaluation, variants. Pure.
public enum MockupCompiler {
    /// Compiles a block. There is a result, however broken the code.
    public static func compile(_ request: MockupRequest) -> MockupResult {
        MockupResult(mockups: [], diagnostics: [])
    }
}
