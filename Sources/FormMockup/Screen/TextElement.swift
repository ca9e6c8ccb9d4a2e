/// Text of one style; nil fields take what the place gives (row, value, header, footer, bar).
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: Font?
    public var color: Paint?
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// An SF Symbol that stands in the text (`Text(Image(systemName:))`); `text` is then empty.
    public var symbol: String?

    /// Makes a run.
    public init(
        _ text: String, font: Font? = nil, color: Paint? = nil, isUnderlined: Bool = false,
        isStruckThrough: Bool = false, symbol: String? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.symbol = symbol
    }
}

/// Styled text that wraps and truncates as one.
public struct TextElement: Hashable, Sendable {
    /// How lines stand to each other.
    public enum Alignment: UInt8, Hashable, Sendable {
        case leading, center, trailing
    }

    /// What happens to letters.
    public enum Casing: UInt8, Hashable, Sendable {
        case asWritten, uppercase, lowercase
    }

    /// Where text that has no room loses its letters.
    public enum Truncation: UInt8, Hashable, Sendable {
        case head, middle, tail
    }

    public var runs: [TextRun]
    /// Nil takes the place's own.
    public var alignment: Alignment?
    /// Nil takes the place's own (classic headers are uppercase).
    public var casing: Casing?
    public var truncation: Truncation
    /// The largest number of lines; nil for no limit.
    public var lineLimit: Int?
    /// Lines that are reserved even when empty.
    public var reservedLines: Int
    /// How small text may be drawn before it truncates, 0…1.
    public var minimumScale: Double

    /// Makes text.
    public init(
        _ runs: [TextRun], alignment: Alignment? = nil, casing: Casing? = nil,
        truncation: Truncation = .tail, lineLimit: Int? = nil, reservedLines: Int = 0,
        minimumScale: Double = 1
    ) {
        self.runs = runs
        self.alignment = alignment
        self.casing = casing
        self.truncation = truncation
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.minimumScale = minimumScale
    }

    /// Makes text of one plain run.
    public init(_ text: String) {
        self.init([TextRun(text)])
    }

    /// The letters of all runs, before any change of case.
    public var plainText: String {
        if runs.count == 1 { return runs[0].text }
        var result = ""
        for run in runs { result += run.text }
        return result
    }
}
