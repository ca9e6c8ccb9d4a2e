import FormMockup
import Testing

@testable import FormDocs

struct StringTableTests {
    private func read(_ text: String, _ path: String) -> ([String: [String: String]], String?) {
        let result = StringTableReader.read(Array(text.utf8), path: path, file: FileID(0))
        return (result.tables, result.fault?.id)
    }

    @Test func readsACatalogue() {
        let (tables, fault) = read(
            """
            {"sourceLanguage": "en", "strings": {
              "save": {"localizations": {
                "ur": {"stringUnit": {"state": "translated", "value": "\\u0645حفوظ"}},
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "a"}}, "other": {"stringUnit": {"value": "b"}}
                }}}}},
              "none": {}
            }, "version": 1.0}
            """, "L.xcstrings")
        #expect(fault == nil)
        #expect(tables == ["ur": ["save": "محفوظ"], "en": ["save": "b"]])
    }

    @Test func readsAStringsFile() {
        let (tables, fault) = read(
            "/* c */ \"a b\" = \"x \\\"y\\\"\"; // d\nkey.two = \"\\n\";\n", "x/ur.lproj/L.strings")
        #expect(fault == nil)
        #expect(tables == ["ur": ["a b": "x \"y\"", "key.two": "\n"]])
    }

    @Test(arguments: [
        ("{\"strings\": ", "L.xcstrings", "invalid-catalogue"),
        ("\"a\" \"b\";", "en.lproj/L.strings", "invalid-strings"),
        ("\"a\" = \"b", "en.lproj/L.strings", "invalid-strings"),
    ])
    func refuses(_ text: String, _ path: String, _ id: String) {
        #expect(read(text, path).1 == id)
    }

    @Test func deepJSONIsRefused() {
        #expect(
            read(String(repeating: "[", count: 100_000), "L.xcstrings").1 == "invalid-catalogue")
    }
}
