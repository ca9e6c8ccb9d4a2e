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
        #expect(shown("1_024_000", ".byteCount(style: .file)") == "1 MB")
        #expect(shown("2048", ".byteCount(style: .memory)") == "2 kB")
        #expect(shown("5", ".byteCount(style: .file)") == "5 bytes")
    }

    @Test func aCurrencyKeepsItsCodeWhenRefined() {
        #expect(shown("5", #".currency(code: "USD").precision(.fractionLength(0))"#) == "$5")
    }

    @Test func currenciesHaveTheirSigns() {
        #expect(shown("12.5", #".currency(code: "EUR")"#) == "€12.50")
        #expect(shown("-5", #".currency(code: "JPY")"#) == "-¥5")
        #expect(shown("5", #".currency(code: "CHF")"#) == "CHF\u{A0}5.00")
    }

    @Test func aCalendarComputes() {
        let date = "Date(timeIntervalSince1970: 1706659200)"  // 31 January 2024
        func moved(_ unit: String, _ value: Int) -> String {
            let sum = "Calendar.current.date(byAdding: .\(unit), value: \(value), to: \(date))!"
            return shown(sum, ".dateTime.day().month().year()")
        }
        #expect(moved("day", 1) == "Feb 1, 2024")
        #expect(moved("month", 1) == "Feb 29, 2024")
        #expect(moved("year", -1) == "Jan 31, 2023")
        let parts = "DateComponents(year: 2020, month: 3, day: 1, hour: 8, minute: 30)"
        #expect(
            shown("Calendar.current.date(from: \(parts))!", ".dateTime")
                == "3/1/2020, 8:30\u{202F}AM")
        let nine = "Calendar.current.date(bySettingHour: 9, minute: 5, second: 0, of: \(date))!"
        #expect(shown(nine, ".dateTime.hour().minute()") == "9:05\u{202F}AM")
        #expect(
            labels(#"Form { Text("\(Calendar.current.component(.year, from: \#(date)))") }"#)
                == [["2,024"]])
    }

    @Test func aFormatterOfWhichNothingIsKnownFormats() {
        let code = "Form { Text(formatter.string(from: Date(timeIntervalSince1970: 0))) }"
        #expect(labels(code) == [["Jan 1, 1970"]])
    }

    @Test func anOperatorIsAFunction() {
        #expect(labels(#"Form { Text("\([1, 2, 3].reduce(0, +))") }"#) == [["6"]])
        #expect(
            labels(#"Form { ForEach([1, 3, 2].sorted(by: >), id: \.self) { Text("\($0)") } }"#)
                == [["3", "2", "1"]])
    }

    @Test func numbersOutOfBoundsAreNoTrap() {
        let big = "9223372036854775807"
        let code = """
            Form {
                Text(Calendar.current.date(bySettingHour: \(big), minute: \(big), second: 0, of: Date())!, style: .date)
                Text(Calendar.current.date(byAdding: .month, value: \(big), to: Date()) ?? Date(), style: .date)
                Text(Calendar.current.date(from: DateComponents(year: \(big), day: \(big)))!, style: .date)
                Text(1, format: .number.precision(.fractionLength(\(big)...1)))
                Text(\(big), format: .byteCount(style: .file))
                Text("\\(pow(2, \(big))) \\(pow(10, -400))")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: .infinity), spacing: .infinity)]) { Text("a") }
                LazyVGrid(columns: Array(repeating: GridItem(.adaptive(minimum: 0.001), spacing: 0), count: 99)) { Text("b") }
            }
            """
        #expect(screen(code).sections.first?.rows.count == 8)
    }

    @Test func aFormatterWritesTheValue() {
        let code = """
            let rupees: NumberFormatter = {
                let f = NumberFormatter()
                f.numberStyle = .currency; f.currencyCode = "EUR"; f.maximumFractionDigits = 0
                return f
            }()
            let percent: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .percent; return f }()
            Form {
                TextField("A", value: .constant(1234.0), formatter: rupees)
                Text(0.5 as NSNumber, formatter: percent)
                Text("\\(0.25 as NSNumber, formatter: percent) off")
            }
            """
        let rows = screen(code).sections[0].rows.map(\.semantics)
        #expect(rows[0].value == .text("€1,234"))
        #expect(rows.dropFirst().map(\.label) == ["50%", "25% off"])
    }

    @Test func anErrorSaysWhatItIs() {
        let code = """
            enum Fault: LocalizedError { case a; var errorDescription: String? { "Sign in again" } }
            let fault: Fault? = .a
            """
        #expect(
            labels(code + "\nForm { Text(fault?.localizedDescription ?? \"none\") }") == [
                ["Sign in again"]
            ])
    }
}
