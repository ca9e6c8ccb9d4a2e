import Testing

@testable import FormDocs
@testable import FormMockup

/// Values as code formats them, in the page's language.
struct FormattedValueTests {
    private func shown(_ code: String, _ locale: String) -> String {
        let request = MockupRequest(
            code: SourceText(file: FileID(0), bytes: Array(code.utf8)),
            defaults: Traits(locale: locale), host: Formats.host)
        let mockup = MockupCompiler.compile(request).mockups.first
        let text = mockup.map { MockupText.text(of: $0) } ?? ""
        return text.replacingAll("\u{A0}", with: " ").replacingAll("\u{202F}", with: " ")
    }

    @Test(arguments: [
        ("1234.5.formatted()", "en", "1,234.5"),
        ("1234.5.formatted(.number.precision(.fractionLength(2)))", "de", "1.234,50"),
        ("1234567.formatted(.number.notation(.compactName))", "en", "1.2M"),
        ("0.256.formatted(.percent.precision(.fractionLength(0)))", "fr", "26 %"),
        ("9.5.formatted(.currency(code: \"EUR\"))", "de", "9,50 €"),
        ("(-5).formatted(.number.sign(strategy: .always()))", "en", "-5"),
        ("5.formatted(.number.sign(strategy: .always()))", "en", "+5"),
        ("7.formatted(.number.precision(.integerLength(2)))", "en", "07"),
        ("3.14159.formatted(.number.precision(.significantDigits(3)))", "en", "3.14"),
        ("1234.formatted(.number.grouping(.never))", "en", "1234"),
        ("1500000.formatted(.byteCount(style: .file))", "en", "1.5 MB"),
        ("[\"a\", \"b\", \"c\"].formatted(.list(type: .or))", "en", "a, b, or c"),
        ("[\"a\", \"b\"].formatted()", "ur", "a اور b"),
        (
            "Date.now.formatted(date: .abbreviated, time: .shortened)", "en",
            "Jun 9, 2025 at 9:41 AM"
        ),
        ("Date.now.formatted(.dateTime.weekday(.wide).month().day())", "en", "Monday, Jun 9"),
        (
            "Date.now.formatted(.dateTime.day(.twoDigits).month(.twoDigits).year())", "de",
            "09.06.2025"
        ),
        ("Date.now.formatted(.dateTime.hour().minute())", "ar", "٩:٤١ ص"),
        ("Date.now.formatted(.iso8601)", "ur", "2025-06-09T09:41:00Z"),
        (
            "Date.now.addingTimeInterval(-7200).formatted(.relative(presentation: .numeric))", "en",
            "2 hours ago"
        ),
        (
            "Date.now.addingTimeInterval(86400).formatted(.relative(presentation: .named))", "de",
            "morgen"
        ),
        (
            "Date.now.formatted(Date.FormatStyle(date: .long, time: .omitted))", "ja",
            "2025年6月9日"
        ),
        ("Date.now.formatted(Date.FormatStyle().year().month(.wide))", "en", "June 2025"),
        (
            "12.5.formatted(FloatingPointFormatStyle<Double>.Currency(code: \"USD\"))", "en",
            "$12.50"
        ),
        ("Duration.seconds(3725).formatted()", "en", "1:02:05"),
        ("Duration.seconds(90).formatted(.time(pattern: .minuteSecond))", "en", "1:30"),
        (
            "Duration.seconds(3900).formatted(.units(allowed: [.hours, .minutes], width: .wide))",
            "en", "1 hour, 5 minutes"
        ),
        ("Measurement(value: 5, unit: UnitLength.kilometers).formatted()", "de", "5 km"),
        (
            "Measurement(value: 20, unit: UnitTemperature.celsius)"
                + ".formatted(.measurement(width: .abbreviated, usage: .asProvided))", "en", "20°C"
        ),
        (
            "Measurement(value: 10, unit: UnitLength.kilometers).converted(to: .miles)"
                + ".formatted(.measurement(width: .wide, usage: .asProvided,"
                + " numberFormatStyle: .number.precision(.fractionLength(1))))", "en", "6.2 miles"
        ),
        ("String(format: \"%.1f / %03d %@\", 2.25, 7, \"x\")", "de", "2.2 / 007 x"),
        ("String.localizedStringWithFormat(\"%.1f\", 2.5)", "de", "2,5"),
        (
            "12.5.formatted(.currency(code: Locale.current.currency?.identifier ?? \"USD\"))", "de",
            "12,50 €"
        ),
        (
            "PersonNameComponents(givenName: \"Ada\", familyName: \"Lovelace\").formatted()", "en",
            "Ada Lovelace"
        ),
    ])
    func formatted(_ code: String, _ locale: String, _ text: String) {
        #expect(shown("Text(\(code))", locale).contains(text), "\(shown("Text(\(code))", locale))")
    }

    @Test(arguments: [
        ("f.dateStyle = .medium; f.timeStyle = .short", "en", "Jun 9, 2025 at 9:41 AM"),
        ("f.dateFormat = \"EEEE, d MMM yyyy 'at' HH:mm\"", "de", "Montag, 9 Juni 2025 at 09:41"),
        ("f.setLocalizedDateFormatFromTemplate(\"MMMMd\")", "fr", "9 juin"),
        ("f.locale = Locale(identifier: \"de_DE\"); f.dateStyle = .long", "en", "9. Juni 2025"),
        ("f.dateStyle = .full", "ur", "پیر، 9 جون، 2025"),
    ])
    func dateFormatters(_ setUp: String, _ locale: String, _ text: String) {
        let code = """
            Text(Self.f.string(from: Date()))
            let unused = 1
            """
        let screen = """
            struct S: View {
                static let f: DateFormatter = {
                    let f = DateFormatter()
                    \(setUp.replacingAll("; ", with: "\n        "))
                    return f
                }()
                var body: some View { Form { \(code.split(separator: "\n")[0]) } }
            }
            """
        #expect(shown(screen, locale).contains(text), "\(shown(screen, locale))")
    }

    @Test(arguments: [
        (
            "NumberFormatter", "f.numberStyle = .currency; f.currencyCode = \"GBP\"", "12.5",
            "£12.50"
        ),
        (
            "NumberFormatter", "f.numberStyle = .decimal; f.minimumFractionDigits = 2",
            "NSNumber(value: 3)",
            "3.00"
        ),
        ("NumberFormatter", "f.numberStyle = .percent", "0.4", "40%"),
        (
            "DateComponentsFormatter", "f.allowedUnits = [.hour, .minute]; f.unitsStyle = .full",
            "5400", "1 hour, 30 minutes"
        ),
        ("DateComponentsFormatter", "f.unitsStyle = .positional", "125", "2:05"),
        (
            "MeasurementFormatter", "f.unitOptions = .providedUnit; f.unitStyle = .long",
            "Measurement(value: 2, unit: UnitMass.kilograms)", "2 kilograms"
        ),
        ("ListFormatter", "f.locale = .current", "[\"x\", \"y\"]", "x and y"),
    ])
    func formatters(_ type: String, _ setUp: String, _ value: String, _ text: String) {
        let screen = """
            Text(label)
            var label: String {
                let f = \(type)()
                \(setUp.replacingAll("; ", with: "\n    "))
                return f.string(from: \(value)) ?? ""
            }
            """
        #expect(shown(screen, "en").contains(text), "\(shown(screen, "en"))")
    }

    @Test(arguments: [
        ("Text(Date.now, style: .date)", "June 9, 2025"),
        ("Text(Date.now, style: .time)", "9:41 AM"),
        ("Text(Date.now.addingTimeInterval(3900), style: .relative)", "1 hr, 5 min"),
        ("Text(Date.now.addingTimeInterval(3900), style: .timer)", "1:05:00"),
        ("Text(Date.now...Date.now.addingTimeInterval(3600))", "9:41 – 10:41 AM"),
        ("Text(0.4, format: .percent)", "40%"),
        ("LabeledContent(\"a\", value: 12, format: .currency(code: \"USD\"))", "$12.00"),
        ("TextField(\"a\", value: .constant(1234.5), format: .number)", "1,234.5"),
        ("Text(\"\\(Date.now, format: .dateTime.month().day()) ok\")", "Jun 9 ok"),
        ("Text(\"\\(0.5, specifier: \"%.2f\")\")", "0.50"),
    ])
    func views(_ code: String, _ text: String) {
        let result = shown(code, "en").replacingAll("\u{2009}", with: " ")
        #expect(result.contains(text), "\(result)")
    }
}
