/// Measures text with the built-in table of widths.
public enum TextMeasure {
    /// The width of one line of text in points; line ends count nothing.
    public static func width(of text: String, font: ResolvedFont) -> Double {
        var text = text
        return text.withUTF8 { width(of: $0, font: font) }
    }

    /// The width of valid UTF-8.
    static func width(of bytes: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> Double {
        if let width = ASCIIMeter.width(of: bytes, GlyphScale(font)) { return width }
        var meter = AdvanceMeter(font)
        var reader = ScalarReader(bytes)
        while let scalar = reader.next() {
            meter.add(scalar)
        }
        return meter.width
    }
}
