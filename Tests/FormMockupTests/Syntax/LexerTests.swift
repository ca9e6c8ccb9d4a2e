import Testing

@testable import FormMockup

/// Tokens: kinds, and what stands around an operator.
struct LexerTests {
    private func kinds(_ code: String) -> [TokenKind] {
        Lexer.tokens(of: SourceText(file: FileID(0), bytes: Array(code.utf8))).tokens
            .map(\.kind).dropLast()
    }

    @Test func spacesMakeAnOperatorInfix() {
        #expect(kinds("a - b") == [.identifier, .infixOperator, .identifier])
        #expect(kinds("a-b") == [.identifier, .infixOperator, .identifier])
    }

    @Test func aSpaceOnOneSideMakesAnOperatorPrefixOrPostfix() {
        #expect(kinds("a -b") == [.identifier, .prefixOperator, .identifier])
        #expect(kinds("a- b") == [.identifier, .postfixOperator, .identifier])
    }

    @Test func brackets() {
        #expect(kinds("(-a)") == [.leftParen, .prefixOperator, .identifier, .rightParen])
        #expect(kinds("(a-)") == [.leftParen, .identifier, .postfixOperator, .rightParen])
    }

    @Test func aCommentCountsAsSpace() {
        #expect(kinds("a /* */-b") == [.identifier, .prefixOperator, .identifier])
        #expect(kinds("a +/* */ b") == [.identifier, .infixOperator, .identifier])
    }

    @Test func questionAndExclamationMarks() {
        #expect(kinds("a?") == [.identifier, .postfixQuestion])
        #expect(kinds("a!") == [.identifier, .postfixExclamation])
        #expect(kinds("!a") == [.prefixOperator, .identifier])
        #expect(kinds("a ?? b") == [.identifier, .infixOperator, .identifier])
        #expect(
            kinds("a ? b : c") == [
                .identifier, .infixQuestion, .identifier, .colon, .identifier,
            ])
    }

    @Test func ranges() {
        #expect(kinds("0...5") == [.integer, .infixOperator, .integer])
        #expect(kinds("0..<a.b") == [.integer, .infixOperator, .identifier, .period, .identifier])
        #expect(kinds("...5") == [.prefixOperator, .integer])
    }

    @Test func numbers() {
        #expect(kinds("1.5 1e3 0x1F 0x1p3 1_000") == [.float, .float, .integer, .float, .integer])
        #expect(kinds("a.0.1") == [.identifier, .period, .integer, .period, .integer])
        #expect(kinds("1.a") == [.integer, .period, .identifier])
        #expect(kinds("0xFF.a") == [.integer, .period, .identifier])
    }

    @Test func strings() {
        #expect(kinds(#""a""#) == [.stringOpen, .stringText, .stringClose])
        #expect(kinds(#""""#) == [.stringOpen, .stringClose])
        #expect(
            kinds(#""\(a)""#) == [
                .stringOpen, .interpolationOpen, .identifier, .interpolationClose, .stringClose,
            ])
    }

    @Test func aParenthesisInsideAnInterpolationDoesNotEndIt() {
        #expect(
            kinds(#""\(a(b))""#) == [
                .stringOpen, .interpolationOpen, .identifier, .leftParen, .identifier,
                .rightParen, .interpolationClose, .stringClose,
            ])
    }

    @Test func aSlashBeginsARegularExpressionOnlyWhereAnOperandStands() {
        #expect(kinds("a / b / c").contains(.regex) == false)
        #expect(kinds("(/a b/)") == [.leftParen, .regex, .rightParen])
        #expect(kinds("x = /[/]/") == [.identifier, .equal, .regex])
        #expect(kinds("#/a/b/#") == [.regex])
    }

    @Test func namesBeyondASCII() {
        #expect(
            kinds("عنوان = 名前 + 👩‍👧") == [
                .identifier, .equal, .identifier, .infixOperator, .identifier,
            ])
    }

    @Test func operatorsBeyondASCII() {
        #expect(
            kinds("a ≤ b → c") == [
                .identifier, .infixOperator, .identifier, .infixOperator, .identifier,
            ])
    }

    @Test func invisibleCharactersAreSpace() {
        #expect(kinds("\u{FEFF}a\u{A0}\u{200F}b") == [.identifier, .identifier])
    }

    @Test func nestedComments() {
        #expect(kinds("a /* b /* c */ d */ e") == [.identifier, .identifier])
    }

    @Test func aHashBangLineIsSkipped() {
        #expect(kinds("#!/usr/bin/swift\na") == [.identifier])
    }

    @Test func quotedNamesAndPlaceholders() {
        #expect(kinds("`default` `two words` <#name#>") == [.identifier, .identifier, .identifier])
    }

    @Test func keywordsAreTold() {
        let text = SourceText(file: FileID(0), bytes: Array("struct some x associatedtype".utf8))
        let tokens = Lexer.tokens(of: text).tokens
        #expect(tokens.map(\.keyword) == [.struct, .some, .none, .associatedtype, .none])
        #expect(tokens.map { $0.flags.contains(.reserved) } == [true, false, false, true, false])
    }

    @Test func theDumpIsReadable() {
        let text = SourceText(file: FileID(0), bytes: Array("let a = \"b\"".utf8))
        #expect(
            TokenDump.text(of: text) == """
                keyword 0..<3 `let` newline
                identifier 4..<5 `a`
                equal 6..<7 `=`
                stringOpen 8..<9 `"`
                stringText 9..<10 `b`
                stringClose 10..<11 `"`
                end 11..<11

                """)
    }
}
