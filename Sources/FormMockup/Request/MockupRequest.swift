/// All that a mockup is made from: compiling is one pure function of this value.
public struct MockupRequest: Sendable {
    /// The code of the block.
    public var code: SourceText
    /// Code that the block may use: the files named by `source=` and those of the site.
    public var sources: SourceLibrary
    /// The attributes of the block over the defaults of page and site.
    public var attributes: BlockAttributes
    /// What the attributes leave open: direction and locale are those of the page.
    public var defaults: Traits
    /// The language of the page, in which labels of variants are written.
    public var language: String
    /// Translations of the site.
    public var strings: StringTables
    /// The symbols that can be drawn: the built-in ones and those of the site.
    public var icons: IconLibrary
    /// What only the host can do.
    public var host: Host

    /// Makes a request.
    public init(
        code: SourceText, sources: SourceLibrary = .init(), attributes: BlockAttributes = .init(),
        defaults: Traits = .init(), language: String = "en", strings: StringTables = .init(),
        icons: IconLibrary = .builtIn, host: Host = .init()
    ) {
        self.code = code
        self.sources = sources
        self.attributes = attributes
        self.defaults = defaults
        self.language = language
        self.strings = strings
        self.icons = icons
        self.host = host
    }
}

/// Translations by language tag and key.
public struct StringTables: Sendable {
    /// Text by key, for each language tag.
    public var tables: [String: [String: String]]

    /// Makes tables.
    public init(tables: [String: [String: String]] = [:]) {
        self.tables = tables
    }

    /// The text of a key in a language, else in the language without its region, else nil.
    public func text(for key: String, locale: String) -> String? {
        if tables.isEmpty { return nil }
        if let text = tables[locale]?[key] { return text }
        guard let dash = locale.utf8.firstIndex(of: 0x2D) else { return nil }
        return tables[String(locale[..<dash])]?[key]
    }
}

/// What the host lends to the pure core: FormDocs gives Foundation's, a browser gives its own.
public struct Host: Sendable {
    /// Uppercases text by the rules of a language.
    public var uppercase: @Sendable (_ text: String, _ locale: String) -> String
    /// Formats a number for reading: at least and at most so many decimals, grouped or not.
    public var formatNumber:
        @Sendable (_ value: Double, _ style: NumberStyle, _ locale: String) -> String
    /// Formats a moment, in seconds since 2001, UTC.
    public var formatDate:
        @Sendable (_ seconds: Double, _ style: DateStyle, _ locale: String) -> String

    /// How a number reads.
    public enum NumberStyle: Hashable, Sendable {
        case decimal(minimumDecimals: Int, maximumDecimals: Int, isGrouped: Bool)
        case percent(maximumDecimals: Int)
        /// The ISO code.
        case currency(String)
    }

    /// How a moment reads.
    public struct DateStyle: Hashable, Sendable {
        /// How much of a part is shown.
        public enum Length: UInt8, Hashable, Sendable {
            case omitted, numeric, abbreviated, long, complete
        }

        public var date: Length
        /// `numeric` for hours and minutes.
        public var time: Length

        /// Makes a style.
        public init(date: Length, time: Length) {
            self.date = date
            self.time = time
        }
    }

    /// Makes a host; without closures it knows English only.
    public init(
        uppercase: @escaping @Sendable (String, String) -> String = { text, _ in text.uppercased()
        },
        formatNumber: @escaping @Sendable (Double, NumberStyle, String) -> String = {
            value, style, _ in PlainFormats.number(value, style)
        },
        formatDate: @escaping @Sendable (Double, DateStyle, String) -> String = {
            seconds, style, _ in PlainFormats.date(seconds, style)
        }
    ) {
        self.uppercase = uppercase
        self.formatNumber = formatNumber
        self.formatDate = formatDate
    }
}
