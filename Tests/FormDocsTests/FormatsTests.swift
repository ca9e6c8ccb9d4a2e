import FormMockup
import Testing

@testable import FormDocs

struct FormatsTests {
    private let host = Formats.host
    /// 20 July 2026, 14:05.
    private let moment = 806_249_100.0

    @Test(arguments: [
        ("en", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u{202F}234,5"), ("es", "1234,5"),
        ("ar", "١٬٢٣٤٫٥"), ("ur", "1,234.5"), ("xx", "1,234.5"),
    ])
    func numbers(_ locale: String, _ text: String) {
        let style = Host.NumberStyle.decimal(
            minimumDecimals: 0, maximumDecimals: 2, isGrouped: true)
        #expect(host.formatNumber(1234.5, style, locale) == text)
    }

    @Test func percentAndCurrency() {
        #expect(host.formatNumber(0.25, .percent(maximumDecimals: 0), "de") == "25\u{A0}%")
        #expect(host.formatNumber(9.5, .currency("EUR"), "de") == "9,50\u{A0}€")
        #expect(host.formatNumber(1500, .currency("PKR"), "ur") == "Rs1,500.00")
        #expect(host.formatNumber(-3, .currency("JPY"), "en-GB") == "-¥3")
    }

    @Test(arguments: [
        ("en-GB", "20 July 2026 at 14:05"), ("ur", "20 جولائی، 2026، 2:05 PM"),
        ("ar", "٢٠ يوليو ٢٠٢٦، ٢:٠٥ م"), ("de", "20. Juli 2026 um 14:05"),
        ("es", "20 de julio de 2026, 14:05"),
    ])
    func moments(_ locale: String, _ text: String) {
        #expect(host.formatDate(moment, .init(date: .long, time: .numeric), locale) == text)
    }

    @Test func capitals() {
        #expect(host.uppercase("istanbul", "tr") == "İSTANBUL")
        #expect(host.uppercase("Ρυθμίσεις", "el") == "ΡΥΘΜΙΣΕΙΣ")
        #expect(host.uppercase("straße", "de") == "STRASSE")
    }
}
