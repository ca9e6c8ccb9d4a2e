/// Encodings that older projects have their texts in.
enum TextEncoding {
    /// The text as UTF-8, where a byte order mark says that it is UTF-16; any other text as it is.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= 2 else { return bytes }
        let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
        guard isLittle || (bytes[0] == 0xFE && bytes[1] == 0xFF) else { return bytes }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = 2
        while index + 1 < bytes.count {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittle ? second << 8 | first : first << 8 | second)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
