/// The direction that text runs in.
public enum TextDirection: UInt8, Hashable, Sendable {
    case leftToRight, rightToLeft

    /// The direction of the first character that has one (rules P2 and P3 of Unicode UAX #9); nil
    /// for text without, such as a number.
    public static func firstStrong(of text: String) -> TextDirection? {
        var text = text
        return text.withUTF8 { bytes in
            let properties = TextProperties()
            var reader = ScalarReader(bytes)
            var depth = 0
            while let scalar = reader.next() {
                switch properties.direction(of: scalar) {
                case .neutral: continue
                case .isolate: depth += 1
                case .pop: depth = max(depth - 1, 0)
                case .left: if depth == 0 { return .leftToRight }
                case .right: if depth == 0 { return .rightToLeft }
                }
            }
            return nil
        }
    }
}
