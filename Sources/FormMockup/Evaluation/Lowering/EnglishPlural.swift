/// The plural that English gives a noun behind a number, by its spelling.
enum EnglishPlural {
    /// Makes a phrase such as "3 item" agree with its number; one without a number stays.
    static func inflect(_ phrase: inout [UInt8]) {
        let digits = phrase.prefix { Lexer.isDigit($0) || $0 == 0x2C || $0 == 0x2E }
        guard !digits.isEmpty, Array(digits) != [0x31], let last = phrase.last, isLetter(last)
        else { return }
        let before = phrase.count > 1 ? phrase[phrase.count - 2] : 0
        switch last {
        case 0x79 where isLetter(before) && !isVowel(before):
            phrase.removeLast()
            phrase += [0x69, 0x65, 0x73]
        case 0x73, 0x78, 0x7A: phrase += [0x65, 0x73]
        case 0x68 where before == 0x63 || before == 0x73: phrase += [0x65, 0x73]
        default: phrase.append(0x73)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }

    private static func isVowel(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case 0x61, 0x65, 0x69, 0x6F, 0x75: true
        default: false
        }
    }
}
