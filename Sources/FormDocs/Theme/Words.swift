import FormMockup

/// Every word that the site itself says, by language. A template reads them as `{{words.next}}`.
struct Words: Sendable {
    /// The names of the words.
    enum Key: Int, CaseIterable, Sendable {
        case skip, menu, language, theme, light, auto, dark, breadcrumbs, pages, previous, next
        case onThisPage, home, notFound, notFoundText, search, close
        case openSVG, code, screen, good, bad, notes, comparison, opensFirst

        /// The name that a template writes.
        var name: String { "\(self)" }
    }

    private let texts: [String]

    /// One word.
    subscript(_ key: Key) -> String {
        texts[key.rawValue]
    }

    /// The words of a language; English where there are none.
    static func words(for language: String) -> Words {
        Languages.primary(of: language) == "ur" ? urdu : english
    }

    private init(_ word: (Key) -> String) {
        texts = Key.allCases.map(word)
    }

    private static let english = Words { key in
        switch key {
        case .skip: "Skip to content"
        case .menu: "Contents"
        case .language: "Language"
        case .theme: "Appearance"
        case .light: "Light"
        case .auto: "Automatic"
        case .dark: "Dark"
        case .breadcrumbs: "You are here"
        case .pages: "Previous and next page"
        case .previous: "Previous"
        case .next: "Next"
        case .onThisPage: "On this page"
        case .home: "Home"
        case .notFound: "Page not found"
        case .notFoundText: "There is no page at this address."
        case .search: "Search"
        case .close: "Close"
        case .openSVG: "Open as SVG"
        case .code: "Code"
        case .screen: "Screen"
        case .good: "Do"
        case .bad: "Don’t"
        case .notes: "Notes"
        case .comparison: "Comparison"
        case .opensFirst: "The first language opens by itself after a moment."
        }
    }

    private static let urdu = Words { key in
        switch key {
        case .skip: "سیدھا متن پر جائیں"
        case .menu: "فہرست"
        case .language: "زبان"
        case .theme: "ظاہری انداز"
        case .light: "روشن"
        case .auto: "خودکار"
        case .dark: "تاریک"
        case .breadcrumbs: "آپ یہاں ہیں"
        case .pages: "پچھلا اور اگلا صفحہ"
        case .previous: "پچھلا"
        case .next: "اگلا"
        case .onThisPage: "اس صفحے پر"
        case .home: "سرورق"
        case .notFound: "صفحہ نہیں ملا"
        case .notFoundText: "اس پتے پر کوئی صفحہ نہیں ہے۔"
        case .search: "تلاش"
        case .close: "بند کریں"
        case .openSVG: "SVG کے طور پر کھولیں"
        case .code: "کوڈ"
        case .screen: "اسکرین"
        case .good: "یوں کریں"
        case .bad: "یوں نہ کریں"
        case .notes: "وضاحتیں"
        case .comparison: "موازنہ"
        case .opensFirst: "پہلی زبان تھوڑی دیر میں خود کھل جائے گی۔"
        }
    }
}
