/// The Markdown that `Text` reads in a literal: emphasis, strong, code, strikethrough, links.
enum InlineMarkdown {
    /// Whether a text holds a character that could begin markup.
    static func isLikely(in text: String) -> Bool {
        text.utf8.contains { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x5B || $0 == 0x7E }
    }

    /// The runs of a text. Marks without a partner are letters.
    static func runs(of text: String, base: TextRun) -> [TextRun] {
        var result: [TextRun] = []
        parse(Array(text.utf8), base, into: &result, depth: 0)
        return result.isEmpty ? [base] : result
    }

    private static func parse(
        _ bytes: [UInt8], _ style: TextRun, into result: inout [TextRun], depth: Int
    ) {
        var start = 0
        var index = 0
        func flush(_ end: Int, _ result: inout [TextRun]) {
            guard start < end else { return }
            var run = style
            run.text = String(decoding: bytes[start..<end], as: UTF8.self)
            result.append(run)
        }
        while index < bytes.count {
            guard depth < 4, let span = Span(bytes, at: index) else {
                index += 1
                continue
            }
            flush(index, &result)
            var content = Array(bytes[span.content])
            if span.kind == .inflected { EnglishPlural.inflect(&content) }
            parse(content, span.applied(to: style), into: &result, depth: depth + 1)
            index = span.end
            start = index
        }
        flush(bytes.count, &result)
    }

    /// One marked part.
    private struct Span {
        enum Kind { case emphasis, strong, code, strikethrough, link, inflected }
        var kind: Kind
        var content: Range<Int>
        var end: Int

        init?(_ bytes: [UInt8], at index: Int) {
            switch bytes[index] {
            case 0x5B: self.init(link: bytes, at: index)
            case 0x5E where index + 1 < bytes.count && bytes[index + 1] == 0x5B:
                // `^[3 item](inflect: true)`: attributes instead of an address.
                self.init(link: bytes, at: index + 1)
                kind = .inflected
            case 0x60: self.init(bytes, at: index, mark: 0x60, length: 1, .code)
            case 0x7E: self.init(bytes, at: index, mark: 0x7E, length: 2, .strikethrough)
            case 0x2A, 0x5F:
                let mark = bytes[index]
                if index > 0, mark == 0x5F, Span.isWord(bytes[index - 1]) { return nil }
                if index + 1 < bytes.count, bytes[index + 1] == mark {
                    self.init(bytes, at: index, mark: mark, length: 2, .strong)
                } else {
                    self.init(bytes, at: index, mark: mark, length: 1, .emphasis)
                }
            default: return nil
            }
        }

        private init?(_ bytes: [UInt8], at index: Int, mark: UInt8, length: Int, _ kind: Kind) {
            let start = index + length
            guard start < bytes.count, bytes[start] != 0x20, bytes[start] != mark else {
                return nil
            }
            for offset in 0..<length where bytes[index + offset] != mark { return nil }
            var end = start
            while end + length <= bytes.count {
                var matches = true
                for offset in 0..<length where bytes[end + offset] != mark { matches = false }
                let isClosing =
                    matches && bytes[end - 1] != 0x20
                    && (end + length == bytes.count || mark != 0x5F
                        || !Span.isWord(bytes[end + length]))
                if isClosing, end > start {
                    self.kind = kind
                    content = start..<end
                    self.end = end + length
                    return
                }
                end += 1
            }
            return nil
        }

        private init?(link bytes: [UInt8], at index: Int) {
            guard let close = bytes[index...].firstIndex(of: 0x5D), close + 1 < bytes.count,
                bytes[close + 1] == 0x28, close > index + 1,
                let end = Span.closingParenthesis(bytes, after: close + 1)
            else { return nil }
            kind = .link
            content = (index + 1)..<close
            self.end = end + 1
        }

        /// The parenthesis that closes one: an address may hold pairs of its own.
        private static func closingParenthesis(_ bytes: [UInt8], after open: Int) -> Int? {
            var depth = 0
            for index in open..<bytes.count {
                if bytes[index] == 0x28 { depth += 1 }
                if bytes[index] == 0x29 { depth -= 1 }
                if depth == 0 { return index }
            }
            return nil
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || (byte >= 0x30 && byte <= 0x39)
                || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
        }

        func applied(to style: TextRun) -> TextRun {
            var result = style
            var font = style.font ?? Font()
            switch kind {
            case .emphasis: font.isItalic = true
            case .strong: font.weight = .bold
            case .code: font.design = .monospaced
            case .strikethrough: result.isStruckThrough = true
            case .link: result.color = .role(.tint)
            case .inflected: break
            }
            if font != Font() { result.font = font }
            return result
        }
    }
}
