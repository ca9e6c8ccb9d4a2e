import Testing

@testable import FormDocs
@testable import FormMockup

struct FormatsTests {
    /// 20 July 2026, 14:05.
    private let moment = CalendarDate(seconds: 806_249_100)

    private func data(_ locale: String) -> LocaleData {
        Formats.host.localeData(locale) ?? .english
    }

    @Test(arguments: [
        ("en", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u{202F}234,5"), ("es", "1234,5"),
        ("ar", "١٬٢٣٤٫٥"), ("ur", "1,234.5"), ("hi", "1,234.5"), ("fa", "۱٬۲۳۴٫۵"),
        ("xx", "1,234.5"),
    ])
    func numbers(_ locale: String, _ text: String) {
        #expect(NumberFormat(data(locale)).text(1234.5) == text)
    }

    @Test func groupsOfIndia() {
        #expect(NumberFormat(data("hi")).text(1_234_567) == "12,34,567")
    }

    @Test func percentAndCurrency() {
        let german = NumberFormat(data("de"))
        #expect(german.text(0.25, NumberStyle(.percent, maximumDecimals: 0)) == "25\u{A0}%")
        #expect(german.text(9.5, .currency("EUR")) == "9,50\u{A0}€")
        #expect(NumberFormat(data("ur")).text(1500, .currency("PKR")) == "Rs\u{A0}1,500")
        #expect(NumberFormat(data("en-GB")).text(-3, .currency("JPY")) == "-JP¥3")
        #expect(NumberFormat(data("en")).text(1200, .currency("CHF")) == "CHF\u{A0}1,200.00")
        #expect(NumberFormat(data("ja")).text(1200, .currency("JPY")) == "¥1,200")
    }

    @Test(arguments: [
        (1234.0, "1.2K"), (12_345, "12K"), (999_999, "1M"), (999, "999"), (1_500_000, "1.5M"),
    ])
    func compactNumbers(_ value: Double, _ text: String) {
        var style = NumberStyle()
        style.notation = .compactShort
        #expect(NumberFormat(.english).text(value, style) == text)
    }

    @Test(arguments: [
        ("en", "July 20, 2026 at 2:05\u{202F}PM"), ("en-GB", "20 July 2026 at 14:05"),
        ("ar", "٢٠ يوليو، ٢٠٢٦، ٢:٠٥ م"), ("de", "20. Juli 2026 um 14:05"),
        ("es", "20 de julio de 2026, 14:05"), ("ja", "2026年7月20日 14:05"),
    ])
    func moments(_ locale: String, _ text: String) {
        let fields = DateFields(date: .long, time: .numeric)
        let shown = DateFormat(data(locale)).text(moment, fields)
        #expect(shown.replacingAll("\u{A0}", with: " ") == text)
    }

    @Test(arguments: [
        ("yMMMd", "en", "Jul 20, 2026"), ("MMMd", "de", "20. Juli"), ("EEEEd", "en", "Monday 20"),
        ("jmm", "de", "14:05"), ("yMMMM", "fr", "juillet 2026"), ("MMMMd", "ur", "20 جولائی"),
        ("Hmm", "en", "14:05"), ("yyMMdd", "en", "07/20/26"),
    ])
    func templates(_ template: String, _ locale: String, _ text: String) {
        let fields = DateFields(template: template)
        #expect(DateFormat(data(locale)).text(moment, fields) == text)
    }

    @Test func listsAndSpans() {
        let english = PhraseFormat(.english)
        #expect(english.list(["a", "b", "c"]) == "a, b, and c")
        #expect(PhraseFormat(data("de")).list(["a", "b"]) == "a und b")
        #expect(english.relative(2, "day", isPast: true) == "2 days ago")
        #expect(english.relative(1, "day", isPast: false, usesNames: true) == "tomorrow")
        #expect(PhraseFormat(data("ru")).relative(3, "hour", isPast: false) == "через 3 часа")
        #expect(english.clock(3723, hours: true, showsSeconds: true) == "1:02:03")
        #expect(
            english.duration(3900, units: ["hour", "minute"], width: .abbreviated)
                == "1 hr, 5 min")
        #expect(english.measure(1, unit: "kilometer", width: .wide) == "1 kilometer")
        #expect(english.bytes(1_500_000, isBinary: false, spellsZero: true) == "1.5 MB")
    }

    @Test(arguments: [
        ("ar", 0, PluralCategory.zero), ("ar", 2, .two), ("ar", 5, .few), ("ar", 11, .many),
        ("ar", 100, .other), ("en", 1, .one), ("fr", 0, .one), ("ru", 21, .one), ("ru", 3, .few),
        ("pl", 5, .many), ("ja", 1, .other), ("ur", 1, .one), ("pt-PT", 0, .other),
        ("pt-BR", 0, .one), ("cy", 6, .many), ("lt", 11, .other),
    ])
    func plurals(_ language: String, _ number: Int, _ category: PluralCategory) {
        #expect(PluralRules.category(of: PluralOperands(number), in: language) == category)
    }

    @Test func capitals() {
        let host = Formats.host
        #expect(host.uppercase("istanbul", "tr") == "İSTANBUL")
        #expect(host.uppercase("Ρυθμίσεις", "el") == "ΡΥΘΜΙΣΕΙΣ")
        #expect(host.uppercase("straße", "de") == "STRASSE")
    }
}
