extension String {
    /// A name of code in words: `quietEnd` → `quiet end`, `max_size` → `max size`.
    var inWords: String {
        var result: [UInt8] = []
        let bytes = Array(utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == 0x5F || byte == 0x2D {
                if !result.isEmpty { result.append(0x20) }
                continue
            }
            let isUpper = byte >= 0x41 && byte <= 0x5A
            let followsLower = index > 0 && !(bytes[index - 1] >= 0x41 && bytes[index - 1] <= 0x5A)
            if isUpper, followsLower, !result.isEmpty, result.last != 0x20 { result.append(0x20) }
            result.append(isUpper ? byte | 0x20 : byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The last name of a path of members in words: `model.quietEnd` → `quiet end`, without what
    /// stands in brackets: `items[0].name` → `name`.
    var lastNameInWords: String {
        let bytes = Array(utf8)
        var name = 0..<0
        var index = 0
        while index < bytes.count, bytes[index] != 0x20 {
            let start = index
            while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
            if index > start { name = start..<index }
            index = Self.behindBrackets(bytes, from: index)
            if index < bytes.count, bytes[index] == 0x2E { index += 1 } else { break }
        }
        // The sample element of a collection is named after that.
        let element = Array(" element.".utf8)
        if bytes.count - index > element.count,
            Array(bytes[index..<(index + element.count)]) == element
        {
            return String(decoding: bytes[(index + element.count)...], as: UTF8.self)
                .lastNameInWords
        }
        guard !name.isEmpty else { return inWords }
        return String(decoding: bytes[name], as: UTF8.self).inWords
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte == 0x2E || byte == 0x28 || byte == 0x5B || byte == 0x20
    }

    /// The index behind brackets that follow each other; the end where they do not close.
    private static func behindBrackets(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x28, 0x5B: depth += 1
            case 0x29, 0x5D: depth -= 1
            default: if depth == 0 { return index }
            }
            index += 1
        }
        return index
    }

    /// The first name of a path of members, without operators.
    var firstName: String {
        let end = utf8.firstIndex { $0 == 0x2E || $0 == 0x28 || $0 == 0x5B || $0 == 0x20 }
        return String(self[..<(end ?? endIndex)])
    }

    /// The first letter in upper case.
    var capitalizedFirst: String {
        guard let first else { return self }
        return first.uppercased() + String(dropFirst())
    }
}
