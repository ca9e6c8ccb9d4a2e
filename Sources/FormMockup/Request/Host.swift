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
