/// What a language writes numbers, dates and lists with: lines of `key=value`, of its own and of
/// those it inherits from. Nothing is read before it is asked for.
public struct LocaleData: @unchecked Sendable {
    // The tables are part of the program: they are never changed and never freed.
    private let tables: [UnsafeBufferPointer<UInt8>]
    /// The tag of the language.
    public let tag: String

    /// Makes data of tables that live as long as the program, the language's own first; what they
    /// do not say is as in English.
    public init(tag: String, tables: [UnsafeBufferPointer<UInt8>]) {
        self.tag = tag
        self.tables = tables + [Self.englishTable]
    }

    /// American English, which the others inherit from.
    public static let english = LocaleData(tag: "en", tables: [])

    private static var englishTable: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: EnglishLocaleData.text.utf8Start, count: EnglishLocaleData.text.utf8CodeUnitCount
        )
    }

    /// The value of a key; empty for one that is nowhere.
    func text(_ key: String) -> String {
        var key = key
        return key.withUTF8 { key in
            for table in tables {
                if let text = Self.find(key, in: table) { return text }
            }
            return ""
        }
    }

    /// The parts of a value.
    func list(_ key: String) -> [String] {
        text(key).utf8.split(separator: 0x7C, omittingEmptySubsequences: false).map {
            String($0) ?? ""
        }
    }

    /// One part of a value; empty for one that is not there.
    func part(_ index: Int, of key: String) -> String {
        guard index >= 0 else { return "" }
        let text = text(key).utf8
        var start = text.startIndex
        for _ in 0..<index {
            guard let bar = text[start...].firstIndex(of: 0x7C) else { return "" }
            start = text.index(after: bar)
        }
        return String(text[start..<(text[start...].firstIndex(of: 0x7C) ?? text.endIndex)]) ?? ""
    }

    /// The pairs of a value: `one~{0} day|other~{0} days`.
    func pairs(_ key: String) -> [(name: String, text: String)] {
        let text = text(key)
        if text.isEmpty { return [] }
        return text.utf8.split(separator: 0x7C).map { pair in
            let parts = pair.split(
                separator: 0x7E, maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]) ?? "", parts.count > 1 ? String(parts[1]) ?? "" : "")
        }
    }

    /// The form of a value for a number.
    func form(_ key: String, for number: PluralOperands) -> String {
        let pairs = pairs(key)
        if pairs.count < 2 { return pairs.first?.text ?? "" }
        let category = PluralRules.category(of: number, in: tag)
        let match = pairs.first { PluralCategory(name: $0.name) == category }
        return (match ?? pairs.last)?.text ?? ""
    }

    private static func find(
        _ key: UnsafeBufferPointer<UInt8>, in table: UnsafeBufferPointer<UInt8>
    ) -> String? {
        var start = 0
        while start < table.count {
            var index = 0
            while index < key.count, start + index < table.count, table[start + index] == key[index]
            {
                index += 1
            }
            let isFound =
                index == key.count && start + index < table.count && table[start + index] == 0x3D
            var end = start + index
            while end < table.count, table[end] != 0x0A { end += 1 }
            if isFound {
                let value = UnsafeBufferPointer(rebasing: table[(start + index + 1)..<end])
                return String(decoding: value, as: UTF8.self)
            }
            start = end + 1
        }
        return nil
    }
}

extension String {
    /// A pattern with its places `{0}`, `{1}`, … filled.
    func filling(_ values: String...) -> String {
        var result: [UInt8] = []
        let bytes = Array(utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x7B, index + 2 < bytes.count, bytes[index + 2] == 0x7D,
                bytes[index + 1] >= 0x30, Int(bytes[index + 1]) - 0x30 < values.count
            {
                result += Array(values[Int(bytes[index + 1]) - 0x30].utf8)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension String {
    /// The text with every occurrence of another one replaced.
    func replacingAll(_ other: String, with text: String) -> String {
        let (bytes, needle) = (Array(utf8), Array(other.utf8))
        guard !needle.isEmpty else { return self }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == needle[0], bytes[index...].starts(with: needle) {
                result += Array(text.utf8)
                index += needle.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
