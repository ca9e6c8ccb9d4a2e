import FormMockup
import Testing

/// What a locale calls languages, regions and currencies.
struct LocaleNameTests {
    @Test(arguments: [
        ("forLanguageCode: \"fr\"", "French"), ("forRegionCode: \"FR\"", "France"),
        ("forCurrencyCode: \"EUR\"", "Euro"), ("forIdentifier: \"fr_FR\"", "French (France)"),
        ("forIdentifier: \"zh-Hans\"", "Chinese, Simplified"),
        ("forIdentifier: \"de\"", "German"),
    ])
    func englishNamesAreKnown(argument: String, name: String) {
        #expect(shown("", "Locale.current.localizedString(\(argument)) ?? \"\"") == name)
    }

    @Test func anotherLocaleCallsALanguageByItsOwnName() {
        let code = "let locale = Locale(identifier: \"de\")"
        #expect(
            shown(code, "locale.localizedString(forLanguageCode: \"fr\") ?? \"\"") == "Français")
    }
}
