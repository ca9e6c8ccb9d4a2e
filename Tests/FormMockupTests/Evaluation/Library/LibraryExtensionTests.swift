import Testing

@testable import FormMockup

/// What an app adds to types of Swift's library.
struct LibraryExtensionTests {
    @Test(arguments: [
        ("Date", "formatted(date: .abbreviated, time: .omitted)", "Date.now", "Jun 9, 2025"),
        (
            "Date", "addingTimeInterval(86400).formatted(date: .abbreviated, time: .omitted)",
            "Date.now", "Jun 10, 2025"
        ),
        ("Double", #"formatted(.currency(code: "USD"))"#, "4.5", "$4.50"),
        ("Int", "formatted()", "1234", "1,234"),
        ("Decimal", #"formatted(.currency(code: "EUR"))"#, "Decimal(3)", "€3.00"),
        ("Duration", "formatted(.time(pattern: .minuteSecond))", "Duration.seconds(65)", "1:05"),
        (
            "Dictionary", #"map { "\($0.key)" }.sorted().joined()"#, #"["b": 1, "a": 2]"#, "ab"
        ),
        (
            "Measurement", "formatted(.measurement(width: .abbreviated, usage: .asProvided))",
            "Measurement(value: 3, unit: UnitLength.meters)", "3 m"
        ),
    ])
    func aMethodNeedsNoSelf(_ type: String, _ body: String, _ value: String, _ text: String) {
        let code = "extension \(type) { var shown: String { \(body) } }"
        #expect(shown(code, "(\(value)).shown") == text)
    }

    @Test func anAddedMethodHidesNoneOfItsName() {
        let code = """
            extension Double {
                func rounded(to n: Int) -> Double { let p = pow(10.0, Double(n)); return (self * p).rounded() / p }
            }
            """
        #expect(shown(code, "3.14159.rounded(to: 2).formatted()") == "3.14")
        #expect(shown(code, "(2.5).rounded().formatted()") == "3")
    }

    @Test func anInitialiserStaysThatOfTheLibrary() {
        let code = "extension String { var shout: String { uppercased() } }"
        #expect(shown(code, #"[1, 2].map(String.init).joined(separator: "+")"#) == "1+2")
    }

    @Test func aDurationIsWrittenWithoutItsType() {
        let code = "enum V { static let a: Duration = .seconds(60) }"
        #expect(shown(code, "V.a.formatted()") == "0:01:00")
    }

    @Test(arguments: [
        ((2024, 6, 15), (2025, 6, 9), "0 11 25"), ((2024, 6, 9), (2025, 6, 9), "1 0 0"),
        ((2025, 5, 10), (2025, 6, 9), "0 0 30"), ((2025, 1, 15), (2025, 3, 12), "0 1 25"),
        ((1990, 6, 15), (2025, 6, 9), "34 11 25"), ((2025, 3, 12), (2025, 1, 15), "0 -1 -28"),
    ])
    func aMonthIsAsLongAsItIs(
        _ start: (Int, Int, Int), _ end: (Int, Int, Int), _ text: String
    ) {
        let code = """
            func day(_ y: Int, _ m: Int, _ d: Int) -> Date {
                Calendar.current.date(from: .init(year: y, month: m, day: d))!
            }
            func span(_ a: Date, _ b: Date) -> String {
                let c = Calendar.current.dateComponents([.year, .month, .day], from: a, to: b)
                return "\\(c.year!) \\(c.month!) \\(c.day!)"
            }
            """
        #expect(shown(code, "span(day\(start), day\(end))") == text)
    }

    @Test func aRangeIsAskedWithACondition() {
        #expect(shown("", #"(2..<5).contains { $0 == 4 } ? "yes" : "no""#) == "yes")
        #expect(shown("", #"(2..<5).contains(5) ? "yes" : "no""#) == "no")
    }
}
