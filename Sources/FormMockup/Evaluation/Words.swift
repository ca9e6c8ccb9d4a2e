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

    /// The last name of a path of members in words: `model.quietEnd` → `quiet end`.
    var lastNameInWords: String {
        var start = utf8.startIndex
        var end = utf8.endIndex
        var index = utf8.startIndex
        while index < utf8.endIndex {
            let byte = utf8[index]
            if byte == 0x2E { start = utf8.index(after: index) }
            if byte == 0x28 || byte == 0x5B || byte == 0x20 {
                end = index
                break
            }
            index = utf8.index(after: index)
        }
        guard start < end else { return inWords }
        return String(self[start..<end]).inWords
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
