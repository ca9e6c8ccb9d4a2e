/// One tag of an SVG file.
struct SVGTag {
    /// A name with its value.
    struct Attribute {
        var name: String
        var value: String
        /// Where the value begins in the file.
        var start: Int
    }

    /// What a tag does.
    enum Kind {
        case open, close, empty
    }

    var name: String
    var kind: Kind
    var attributes: [Attribute]
    /// Where it stands in the file.
    var range: Range<Int>

    /// The attribute of that name.
    subscript(_ name: String) -> Attribute? {
        attributes.first { $0.name == name }
    }
}

/// Why a file can't be used as an icon.
struct SVGFault: Error, Equatable {
    /// "an icon has no 'script'".
    var message: String
    var range: Range<Int>

    /// Makes a fault at a place of the file.
    init(_ message: String, _ range: Range<Int>) {
        self.message = message
        self.range = range
    }
}

/// Reads the tags of an SVG file, one by one. Text between them, comments and processing
/// instructions are passed over; entities are not known, since a plain drawing needs none.
struct SVGTagReader {
    private let bytes: [UInt8]
    private var position = 0

    /// Makes a reader of a file.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next tag; nil at the end of the file.
    mutating func next() throws(SVGFault) -> SVGTag? {
        while let start = bytes[position...].firstIndex(of: 0x3C) {
            if starts(at: start, "<!--") {
                try skip(to: "-->", from: start)
            } else if starts(at: start, "<?") {
                try skip(to: "?>", from: start)
            } else if starts(at: start, "<!") {
                try skipDeclaration(from: start)
            } else {
                return try tag(from: start)
            }
        }
        return nil
    }

    private func starts(at index: Int, _ text: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return bytes[index...].starts(with: wanted)
    }

    private mutating func skip(to end: StaticString, from start: Int) throws(SVGFault) {
        var index = start + 2
        while index < bytes.count {
            if starts(at: index, end) {
                position = index + end.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw SVGFault("this is never closed", start..<start + 2)
    }

    /// Passes over `<!DOCTYPE …>`; one that declares entities is refused.
    private mutating func skipDeclaration(from start: Int) throws(SVGFault) {
        guard let end = bytes[start...].firstIndex(of: 0x3E),
            !bytes[start..<end].contains(0x5B)
        else { throw SVGFault("an icon declares no entities and has no CDATA", start..<start + 2) }
        position = end + 1
    }

    private mutating func tag(from start: Int) throws(SVGFault) -> SVGTag {
        position = start + 1
        let isClosing = take(0x2F)
        let name = self.name()
        guard !name.isEmpty else { throw SVGFault("a tag needs a name", start..<start + 1) }
        var tag = SVGTag(
            name: name, kind: isClosing ? .close : .open, attributes: [], range: start..<position)
        while true {
            skipBlanks()
            if take(0x3E) { return tag }
            if take(0x2F) {
                guard take(0x3E) else { break }
                tag.kind = .empty
                return tag
            }
            guard let attribute = attribute() else { break }
            tag.attributes.append(attribute)
        }
        throw SVGFault("tag '\(name)' is malformed", tag.range)
    }

    private mutating func attribute() -> SVGTag.Attribute? {
        let name = self.name()
        skipBlanks()
        guard !name.isEmpty, take(0x3D) else { return nil }
        skipBlanks()
        guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27,
            let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
        else { return nil }
        let start = position + 1
        position = end + 1
        return .init(
            name: name, value: String(decoding: bytes[start..<end], as: UTF8.self), start: start)
    }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2E, 0x3A, 0x5F: true
        default: false
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }
}
