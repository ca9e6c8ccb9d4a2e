/// The tokens of a text, one a line: kind, range in the author's file, text.
public enum TokenDump {
    /// The dump of a text as the parser sees it: `#if` folded, brackets mended.
    public static func text(of source: SourceText) -> String {
        let lexed = BracketMatcher.matched(
            ConditionalCompilation.folded(Lexer.tokens(of: source)))
        var dump = ""
        for token in lexed.tokens {
            dump += name(of: token)
            dump += " \(token.fileStart)..<\(token.fileEnd)"
            if token.end > token.start {
                let text = source.bytes[Int(token.start)..<Int(token.end)]
                dump += " `" + escaped(String(decoding: text, as: UTF8.self)) + "`"
            }
            if token.isAfterNewline { dump += " newline" }
            if token.isSynthesized { dump += " synthesized" }
            dump += "\n"
        }
        return dump
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                result += "\\n"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func name(of token: Token) -> String {
        switch token.kind {
        case .end: return "end"
        case .identifier: return token.flags.contains(.reserved) ? "keyword" : "identifier"
        case .integer: return "integer"
        case .float: return "float"
        case .dollarNumber: return "dollarNumber"
        case .dollarName: return "dollarName"
        case .leftParen: return "leftParen"
        case .rightParen: return "rightParen"
        case .leftBracket: return "leftBracket"
        case .rightBracket: return "rightBracket"
        case .leftBrace: return "leftBrace"
        case .rightBrace: return "rightBrace"
        case .comma: return "comma"
        case .colon: return "colon"
        case .semicolon: return "semicolon"
        case .period: return "period"
        case .at: return "at"
        case .pound: return "pound"
        case .backslash: return "backslash"
        case .equal: return "equal"
        case .arrow: return "arrow"
        case .prefixOperator: return "prefixOperator"
        case .infixOperator: return "infixOperator"
        case .postfixOperator: return "postfixOperator"
        case .infixQuestion: return "infixQuestion"
        case .postfixQuestion: return "postfixQuestion"
        case .postfixExclamation: return "postfixExclamation"
        case .stringOpen: return "stringOpen"
        case .stringText: return "stringText"
        case .stringClose: return "stringClose"
        case .interpolationOpen: return "interpolationOpen"
        case .interpolationClose: return "interpolationClose"
        case .regex: return "regex"
        case .unknown: return "unknown"
        }
    }
}
