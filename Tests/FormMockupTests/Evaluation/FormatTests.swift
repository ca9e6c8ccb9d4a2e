import FormMockup
import Testing

/// `format:` with what refines it.
struct FormatTests {
    private func shown(_ value: String, _ format: String) -> String {
        labels("Form { Text(\(value), format: \(format)) }").first?.first ?? ""
    }

    @Test func fieldsOfADateAreTheOnesAskedFor() {
        let date = "Date(timeIntervalSince1970: 0)"
        #expect(shown(date, ".dateTime.year().month().day()") == "Jan 1, 1970")
        #expect(shown(date, ".dateTime.month(.wide).day().year()") == "January 1, 1970")
        #expect(shown(date, ".dateTime.hour().minute()") == "12:00\u{202F}AM")
        #expect(shown(date, ".dateTime") == "1/1/1970, 12:00\u{202F}AM")
    }

    @Test func aPrecisionSetsTheDecimals() {
        #expect(shown("3.14159", ".number.precision(.fractionLength(1))") == "3.1")
        #expect(shown("2", ".number.precision(.fractionLength(2))") == "2.00")
        #expect(shown("2.5", ".number.precision(.fractionLength(0...1))") == "2.5")
        #expect(shown("0.256", ".percent.precision(.fractionLength(0))") == "26%")
    }

    @Test func groupingCanBeSwitchedOff() {
        #expect(shown("12345", ".number.grouping(.never)") == "12345")
        #expect(shown("12345", ".number") == "12,345")
    }

    @Test func aListIsASentencePart() {
        #expect(shown(#"["a", "b", "c"]"#, ".list(type: .and)") == "a, b, and c")
        #expect(shown(#"["a", "b"]"#, ".list(type: .or)") == "a or b")
    }

    @Test func bytesAreCountedInUnits() {
        #expect(shown("1_024_000", ".byteCount(style: .file)") == "1\u{A0}MB")
        #expect(shown("2048", ".byteCount(style: .memory)") == "2\u{A0}kB")
        #expect(shown("5", ".byteCount(style: .file)") == "5\u{A0}bytes")
    }

    @Test func aCurrencyKeepsItsCodeWhenRefined() {
        #expect(shown("5", #".currency(code: "USD").precision(.fractionLength(0))"#) == "$5.00")
    }
}
