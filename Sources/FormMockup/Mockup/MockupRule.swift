/// A style rule that a mockup's utility classes need: a number to collect by, spelled at the end.
///
/// Pages share nearly all of their rules, so what is collected is small and quick to compare.
public struct MockupRule: Hashable, Sendable {
    private let kind: Kind

    private enum Kind: Hashable, Sendable {
        /// A utility and its hundredths, or a use and a colour of the look, as ``HTMLRules`` says.
        case numbered(UInt64)
        indirect case font(ResolvedFont)
        indirect case paint(HTMLPaintUse, Paint)
    }

    /// The rule of a number.
    init(number: UInt64) {
        kind = .numbered(number)
    }

    /// The rule of a font.
    init(_ font: ResolvedFont) {
        // Fonts that differ only in what a style sheet does not say share a rule.
        var font = font
        font.leading = 0
        kind = .font(font)
    }

    /// The rule of a paint that is not one of the look's colours.
    init(_ use: HTMLPaintUse, _ paint: Paint) {
        kind = .paint(use, paint)
    }

    /// The whole rule, such as `.fm-w37{width:37px}`.
    public var text: String {
        var bytes: [UInt8] = []
        switch kind {
        case .numbered(let number): HTMLRules.appendRule(of: number, to: &bytes)
        case .font(let font): HTMLFont.appendRule(font, to: &bytes)
        case .paint(let use, let paint): HTMLPaint.appendRule(use, paint, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of rules in ascending order of its bytes, each once.
    public static func texts(of rules: some Sequence<MockupRule>) -> [String] {
        var texts: [String] = []
        for rule in Set(rules) { texts.append(rule.text) }
        texts.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var last: String?
        return texts.filter { text in
            defer { last = text }
            return text != last
        }
    }
}
