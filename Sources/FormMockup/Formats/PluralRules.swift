/// Which form of a text a number asks for, by the rules that CLDR gives for each language.
public enum PluralRules {
    /// The category of a number in a language.
    public static func category(of number: PluralOperands, in language: String) -> PluralCategory {
        for tag in LanguageTag.fallbacks(of: language) {
            guard let rules = PluralRuleData.rules(of: tag) else { continue }
            for rule in rules where Condition(rule.condition).holds(for: number) {
                return rule.category
            }
            return .other
        }
        return .other
    }

    /// A condition in CLDR's spelling.
    ///
    ///     condition = relation { ("and" | "or") relation }        "and" binds closer
    ///     relation  = operand ["%" digits] ("=" | "!=") ranges
    ///     operand   = "n" | "i" | "v" | "w" | "f" | "t" | "e"
    ///     ranges    = range { "," range }
    ///     range     = digits [".." digits]
    private struct Condition {
        private let bytes: [UInt8]
        private var position = 0

        init(_ text: StaticString) {
            bytes = text.withUTF8Buffer { Array($0) }
        }

        func holds(for number: PluralOperands) -> Bool {
            var reader = self
            var result = false
            repeat {
                var all = true
                repeat {
                    if !reader.relation(number) { all = false }
                } while reader.skips("and")
                result = result || all
            } while reader.skips("or")
            return result
        }

        private mutating func relation(_ number: PluralOperands) -> Bool {
            skipBlanks()
            guard position < bytes.count else { return false }
            let operand = bytes[position]
            position += 1
            var value = Self.value(of: operand, number)
            skipBlanks()
            if skips("%") {
                let divisor = Double(digits())
                value -= (value / divisor).rounded(.down) * divisor
            }
            let isNegated = skips("!=")
            if !isNegated { _ = skips("=") }
            var isFound = false
            repeat {
                let lower = digits()
                let upper = skips("..") ? digits() : lower
                let isWhole = value == value.rounded()
                if isWhole, value >= Double(lower), value <= Double(upper) { isFound = true }
            } while skips(",")
            return isFound != isNegated
        }

        private static func value(of operand: UInt8, _ number: PluralOperands) -> Double {
            switch operand {
            case 0x6E: number.value
            case 0x69: Double(number.whole)
            case 0x76: Double(number.decimals)
            case 0x77: Double(number.trimmedDecimals)
            case 0x66: Double(number.fraction)
            case 0x74: Double(number.trimmedFraction)
            // `e` and `c` are for compact numbers, which no table counts with.
            default: 0
            }
        }

        private mutating func digits() -> Int {
            skipBlanks()
            var value = 0
            while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 {
                value = value * 10 + Int(bytes[position] - 0x30)
                position += 1
            }
            return value
        }

        private mutating func skips(_ word: StaticString) -> Bool {
            skipBlanks()
            let length = word.utf8CodeUnitCount
            guard position + length <= bytes.count else { return false }
            let isThere = word.withUTF8Buffer { word in
                (0..<length).allSatisfy { word[$0] == bytes[position + $0] }
            }
            if isThere { position += length }
            return isThere
        }

        private mutating func skipBlanks() {
            while position < bytes.count, bytes[position] == 0x20 { position += 1 }
        }
    }
}

extension PluralRuleData {
    /// The rules of a language, in the order they are tried; nil for a language that is not here.
    static func rules(of language: String) -> [Rule]? {
        groups.first { $0.languages.hasWord(language) }?.rules
    }
}

extension StaticString {
    /// Whether a word stands in a list of words with blanks between them.
    fileprivate func hasWord(_ word: String) -> Bool {
        withUTF8Buffer { list in
            var word = word
            return word.withUTF8 { word in
                var start = 0
                while start + word.count <= list.count {
                    let end = start + word.count
                    let isWhole =
                        (start == 0 || list[start - 1] == 0x20)
                        && (end == list.count || list[end] == 0x20)
                    if isWhole, (0..<word.count).allSatisfy({ list[start + $0] == word[$0] }) {
                        return true
                    }
                    start += 1
                }
                return false
            }
        }
    }
}
