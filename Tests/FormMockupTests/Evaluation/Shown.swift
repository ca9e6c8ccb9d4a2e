/// The text that an expression gives behind some declarations.
func shown(_ code: String, _ expression: String) -> String {
    labels(code + "\nForm { Text(verbatim: " + expression + ") }").first?.first ?? ""
}
