import Testing

@testable import FormDocs
@testable import FormMockup

struct StringTableTests {
    private func read(_ files: [(path: String, text: String)]) -> StringTableReader {
        var reader = StringTableReader()
        for (number, file) in files.enumerated() {
            reader.add(Array(file.text.utf8), path: file.path) { _ in FileID(number) }
        }
        return reader
    }

    /// A text of a view that only shows it.
    private func shown(
        _ code: String, _ files: [(path: String, text: String)], locale: String = "ur"
    ) -> String {
        let request = MockupRequest(
            code: SourceText(file: FileID(0), bytes: Array(code.utf8)),
            defaults: Traits(locale: locale),
            strings: read(files).tables, host: Formats.host)
        let result = MockupCompiler.compile(request)
        return result.mockups.first.map { MockupText.text(of: $0) } ?? ""
    }

    private static let catalogue = """
        {"sourceLanguage": "en", "strings": {
          "save": {"localizations": {
            "ur": {"stringUnit": {"state": "translated", "value": "\\u0645حفوظ"}}}},
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld file"}},
              "other": {"stringUnit": {"value": "%lld files"}}}}}}},
          "device": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "Click"}},
            "iphone": {"stringUnit": {"value": "Tap"}}}}}}},
          "%lld in %lld": {"localizations": {"en": {
            "stringUnit": {"value": "%#@birds@ in %#@trees@"},
            "substitutions": {
              "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg bird"}},
                "other": {"stringUnit": {"value": "%arg birds"}}}}},
              "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "one tree"}},
                "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}},
          "none": {}
        }, "version": "1.0"}
        """

    @Test func aTextOfTheSourceLanguageIsItself() {
        let german = [
            (
                path: "Localizable.xcstrings",
                text: #"""
                {"sourceLanguage": "en", "strings": {"Save changes": {"localizations": {"de":
                  {"stringUnit": {"state": "translated", "value": "Sichern"}}}}}, "version": "1.0"}
                """#
            )
        ]
        let code = #"Form { Text("Save changes") }"#
        #expect(shown(code, german, locale: "en") == "Save changes.")
        #expect(shown(code, german, locale: "ur") == "Save changes۔")
        #expect(shown(code, german, locale: "de") == "Sichern.")
    }

    @Test(arguments: [
        "Text(.init(\"sa\" + ending))", "Text(LocalizedStringKey(\"sa\" + ending))",
        "Text(LocalizedStringKey(stringLiteral: \"sa\\(ending)\"))",
        "Text(LocalizedStringResource(stringLiteral: \"sa\\(ending)\"))",
        "Text(String(localized: String.LocalizationValue(\"sa\" + ending)))",
        "Text(String(localized: .init(\"sa\" + ending)))",
        "Text(String(localized: String.LocalizationValue(stringLiteral: \"save\")))",
    ])
    func aKeyThatIsPutTogetherIsLookedUp(_ code: String) {
        #expect(
            shown("let ending = \"ve\"\n" + code, [("Localizable.xcstrings", Self.catalogue)])
                .contains("محفوظ"))
    }

    @Test(arguments: [
        ("Text(\"save\")", "ur", "محفوظ"), ("Text(\"save\")", "de", "save"),
        ("Text(\"\\(1) files\")", "en", "1 file"),
        ("Text(\"\\(1234) files\")", "en", "1,234 files"),
        ("Text(\"device\")", "en", "Tap"),
        ("Text(\"\\(3) in \\(1)\")", "en", "3 birds in one tree"),
        ("Text(\"\\(1) in \\(2)\")", "ur", "1 bird in 2 trees"),
        ("Text(verbatim: \"save\")", "ur", "save"),
    ])
    func catalogues(_ code: String, _ locale: String, _ text: String) {
        #expect(
            shown(code, [("Localizable.xcstrings", Self.catalogue)], locale: locale)
                .contains(text))
    }

    @Test func readsAStringsFile() {
        let reader = read([
            (
                "x/ur.lproj/Localizable.strings",
                "/* c */ \"a b\" = \"x \\\"y\\\"\"; // d\nkey.two = \"\\U0041\\n\"; alone;\n"
            )
        ])
        #expect(reader.diagnostics.isEmpty)
        #expect(reader.tables.text("a b", in: "ur") == "x \"y\"")
        #expect(reader.tables.text("key.two", in: "ur") == "A\n")
        #expect(reader.tables.text("alone", in: "ur") == "alone")
    }

    @Test func readsUTF16() {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "\"k\" = \"ٹ\";".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        var reader = StringTableReader()
        reader.add(bytes, path: "ur.lproj/Localizable.strings") { _ in FileID(0) }
        #expect(reader.tables.text("k", in: "ur") == "ٹ")
    }

    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
        <plist version="1.0"><dict>
          <key>%d files in %d folders</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
            <key>files</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>zero</key><string>no files</string>
              <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
            </dict>
            <key>folders</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>one</key><string>a &amp; folder</string>
              <key>other</key><string>%d folders</string>
            </dict></dict>
        </dict></plist>
        """

    @Test(arguments: [
        ("1, 3", "1 file in 3 folders"), ("0, 1", "no files in a & folder"),
    ])
    func dictionaries(_ arguments: String, _ text: String) {
        let code =
            "Text(String(format: NSLocalizedString(\"%d files in %d folders\", comment: \"\"), "
            + "\(arguments)))"
        let files = [("en.lproj/Localizable.stringsdict", Self.dictionary)]
        #expect(shown(code, files, locale: "en").contains(text))
    }

    @Test(arguments: [
        ("{\"strings\": ", "L.xcstrings", "invalid-catalogue"),
        ("{\"strings\": []}", "L.xcstrings", "wrong-catalogue"),
        ("[]", "L.xcstrings", "wrong-catalogue"),
        ("\"a\" \"b\";", "en.lproj/L.strings", "invalid-strings"),
        ("\"a\" = \"b", "en.lproj/L.strings", "invalid-strings"),
        (
            "<plist><dict><key>a</key></dict></plist>", "en.lproj/L.stringsdict",
            "invalid-stringsdict"
        ),
    ])
    func refuses(_ text: String, _ path: String, _ id: String) {
        #expect(read([(path, text)]).diagnostics.map(\.id) == [id])
    }

    @Test func sayWhereTheyAreWrong() {
        let reader = read([("L.xcstrings", "{\"strings\": {\"a\": {\"localizations\": 7}}}")])
        #expect(reader.diagnostics.first?.range?.start == 36)
    }

    @Test func deepJSONIsRefused() {
        let text = String(repeating: "[", count: 100_000)
        #expect(read([("L.xcstrings", text)]).diagnostics.map(\.id) == ["invalid-catalogue"])
    }

    @Test func tablesAreFoundByName() {
        let files = [
            ("en.lproj/Localizable.strings", "\"t\" = \"Main\";"),
            ("en.lproj/Other.strings", "\"t\" = \"Second\"; \"u\" = \"Only\";"),
        ]
        #expect(shown("Text(\"t\", tableName: \"Other\")", files).contains("Second"))
        #expect(shown("Text(\"t\")", files).contains("Main"))
        #expect(!shown("Text(\"u\")", files).contains("Only"))
        #expect(
            shown("Text(LocalizedStringResource(\"u\", table: \"Other\"))", files)
                .contains("Only"))
        #expect(!StringTableReader.isTable("en.lproj/InfoPlist.strings"))
    }

    private static let keys = [
        (
            "en.lproj/Localizable.strings",
            """
            "settings.quiet_hours.title" = "Quiet Hours";
            "greeting" = "Hello %@";
            "settings.items" = "%lld things";
            """
        )
    ]

    @Test(arguments: [
        "Text(NSLocalizedString(\"settings.quiet_hours.title\", comment: \"\"))",
        "Text(String(localized: \"settings.quiet_hours.title\"))",
        "Text(LocalizedStringKey(\"settings.quiet_hours.title\"))",
        "Text(LocalizedStringResource(\"settings.quiet_hours.title\", defaultValue: \"X\"))",
        "Text(Bundle.main.localizedString(forKey: \"settings.quiet_hours.title\", value: nil, table: nil))",
        "Text(\"settings.quiet_hours.title\".localized)",
        "Text(\"settings.quiet_hours.title\".localized())",
        "Text(L10n.Settings.QuietHours.title)", "Text(Strings.settingsQuietHoursTitle)",
        "Text(R.string.localizable.settingsQuiet_hoursTitle())",
        "Text(.settingsQuietHoursTitle)", "Toggle(.settingsQuietHoursTitle, isOn: true)",
        "Text(String(localized: .settingsQuietHoursTitle))",
    ])
    func spellings(_ code: String) {
        #expect(shown(code, Self.keys, locale: "en").contains("Quiet Hours"))
    }

    @Test(arguments: [
        "Text(\"greeting\".localized(with: \"Ada\"))", "Text(L10n.greeting(\"Ada\"))",
        "Text(String(format: \"greeting\".localized, \"Ada\"))",
        "Text(String(format: NSLocalizedString(\"greeting\", comment: \"\"), \"Ada\"))",
    ])
    func arguments(_ code: String) {
        #expect(shown(code, Self.keys, locale: "en").contains("Hello Ada"))
    }

    @Test func generatedConstantsRunTheirOwnCode() {
        let code = """
            Text(L10n.Settings.things(3))
            enum L10n {
                enum Settings {
                    static func things(_ p1: Int) -> String {
                        return L10n.tr("Localizable", "settings.items", p1, fallback: "Plural")
                    }
                }
            }
            extension L10n {
                private static func tr(
                    _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
                ) -> String {
                    let format = BundleToken.bundle.localizedString(
                        forKey: key, value: value, table: table)
                    return String(format: format, locale: Locale.current, arguments: args)
                }
            }
            private final class BundleToken {
                static let bundle: Bundle = { Bundle(for: BundleToken.self) }()
            }
            """
        #expect(shown(code, Self.keys, locale: "en").contains("3 things"))
    }

    @Test(arguments: [
        ("Text(\"settings.title\")", "settings.title"),
        ("Text(NSLocalizedString(\"settings.quiet_hours.title\", comment: \"\"))", "Quiet hours"),
        ("Text(NSLocalizedString(\"k\", value: \"Value\", comment: \"\"))", "Value"),
        ("Text(String(localized: \"k\", defaultValue: \"\\(2) left\"))", "2 left"),
        ("Text(L10n.Settings.quietHours)", "Quiet hours"),
        ("Text(\"You're in\".localized)", "You're in"),
    ])
    func withoutATable(_ code: String, _ text: String) {
        #expect(shown(code, [], locale: "en").contains(text))
    }

    @Test(arguments: [
        ("zh-Hans-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("pt-BR", "pt"), ("pt", "pt-PT"),
        ("es-MX", "es-419"), ("nb", "no"),
    ])
    func fallbacks(_ locale: String, _ language: String) {
        let files = [
            ("en.lproj/Localizable.strings", "\"k\" = \"English\";"),
            ("\(language).lproj/Localizable.strings", "\"k\" = \"Found\";"),
        ]
        #expect(shown("Text(\"k\")", files, locale: locale).contains("Found"))
    }
}

extension StringTables {
    /// The text of a key in one language.
    fileprivate func text(_ key: String, in language: String) -> String? {
        tables.lazy.compactMap { $0.languages[language]?[key]?.forms.other }.first
    }
}
