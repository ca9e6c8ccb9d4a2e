import Testing

@testable import FormMockup

/// What is wrong, where it is said to be (the marks `«1»`), and what is still understood.
/// What is missing or too much inside a line or a declaration.
struct MissingPartTests {
    @Test func missingComma() {
        expectErrors(
            #"""
            Toggle("a"«1» isOn: $a)
            """#,
            ["expected ',' after the string"],
            #"""
            (postfix Toggle (call "a" (isOn: $a)))
            """#)
    }

    @Test func missingValue() {
        expectErrors(
            #"""
            let a =«1»
            let b = 1
            """#,
            ["expected an expression after '='"],
            #"""
            (let bind a (= missing))
            (let bind b (= 1))
            """#)
    }

    @Test func missingArgument() {
        expectErrors(
            #"""
            f(a:«1» , b: 1)
            """#,
            ["expected an expression after ':'"],
            #"""
            (postfix f (call (a: missing) (b: 1)))
            """#)
    }

    @Test func trailingOperator() {
        expectErrors(
            #"""
            let a = 1 +«1»
            """#,
            ["expected an expression after '+'"],
            #"""
            (let bind a (= (operators 1 + missing)))
            """#)
    }

    @Test func assignmentInCondition() {
        expectErrors(
            #"""
            if a «1»= 1 { b }
            """#,
            ["a condition compares with '=='"],
            #"""
            (if (when a (do b)))
            """#)
    }

    @Test func twoStatementsOnALine() {
        expectErrors(
            #"""
            Text("a") «1»Text("b")
            """#,
            ["statements on one line need a ';' between them"],
            #"""
            (postfix Text (call "a"))
            (postfix Text (call "b"))
            """#)
    }

    @Test func memberMissing() {
        expectErrors(
            #"""
            Text("a").«1»
            """#,
            ["expected a member name after '.'"],
            #"""
            (postfix Text (call "a") .)
            """#)
    }

    @Test func memberMissing2() {
        expectErrors(
            #"""
            Text("a")
                .«1»
                .bold()
            """#,
            ["expected a member name after '.'"],
            #"""
            (postfix Text (call "a") . .bold (call))
            """#)
    }

    @Test func typographicQuotes() {
        expectErrors(
            #"""
            Text(«1»“Profile”)
            """#,
            ["a string literal needs straight double quotes"],
            #"""
            (postfix Text (call "Profile"))
            """#)
    }

    @Test func singleQuotes() {
        expectErrors(
            #"""
            Text(«1»'Profile')
            """#,
            ["a string literal needs straight double quotes"],
            #"""
            (postfix Text (call "Profile"))
            """#)
    }

    @Test func aStatementAmongMembers() {
        expectErrors(
            #"""
            struct A {
                «1»Text("a")
                var b = 1
            }
            """#,
            ["a type holds declarations only, not 'Text'"],
            #"""
            (struct A (var bind b (= 1)))
            """#)
    }

    @Test func aBracketOfAnotherKind() {
        expectErrors(
            #"""
            f«1»(a«2»]
            """#,
            ["unclosed '('", "nothing is open that ']' could close"],
            #"""
            (postfix f (call a))
            """#)
    }

    @Test func anInnerBracketIsMissing() {
        expectErrors(
            #"""
            f(«1»[a)
            """#,
            ["unclosed '['"],
            #"""
            (postfix f (call (array a)))
            """#)
    }

    @Test func unclosedBlockComment() {
        expectErrors(
            #"""
            Text("a") «1»/* b
            Text("c")
            """#,
            ["unclosed '/*'"],
            #"""
            (postfix Text (call "a"))
            """#)
    }

    @Test func elseWithoutIf() {
        expectErrors(
            #"""
            «1»else { a }
            """#,
            ["unexpected 'else'"],
            #"""
            (closure a)
            """#)
    }

    @Test func aMissingBody() {
        expectErrors(
            #"""
            if a«1» b
            """#,
            ["expected '{' after 'a'"],
            #"""
            (if (when a do))
            b
            """#)
    }

    @Test func aTypeWithoutItsBrace() {
        expectErrors(
            #"""
            struct A: View«1»
                var body: some View { Text("") }
            """#,
            ["expected '{' after 'View'"],
            #"""
            (struct A (inherits View))
            (var bind body (type (some View)) (get (postfix Text (call ""))))
            """#)
    }

    @Test func anIfWithoutEndif() {
        expectErrors(
            #"""
            «1»#if os(iOS)
            Text("a")
            """#,
            ["unclosed '#if'"],
            #"""
            (postfix Text (call "a"))
            """#)
    }

    @Test func aStrayEndif() {
        expectErrors(
            #"""
            Text("a")
            «1»#endif
            """#,
            ["no '#if' is open here"],
            #"""
            (postfix Text (call "a"))
            """#)
    }

    @Test func anArgumentWithoutItsParenthesis() {
        expectErrors(
            #"""
            Section«1»(header: Text("A"),
                    footer: Text("B") {
                Text("c")
            }
            """#,
            ["unclosed '('"],
            #"""
            (postfix
              Section
              (call
                (header: (postfix Text (call "A")))
                (footer: (postfix Text (call "B" (trailing (closure (postfix Text (call "c")))))))))
            """#)
    }

    @Test func aVariableWithoutAName() {
        expectErrors(
            #"""
            var«1» = 3
            """#,
            ["expected a name after 'var'"],
            #"""
            (var missing (= 3))
            """#)
    }

    @Test func missingReturnType() {
        expectErrors(
            #"""
            func f() ->«1» { a }
            """#,
            ["expected a type after '->'"],
            #"""
            (func f (-> _) (body a))
            """#)
    }

    @Test func aCaseOutsideOfASwitch() {
        expectErrors(
            #"""
            «1»case a
            """#,
            ["unexpected 'case'"],
            #"""
            a
            """#)
    }

    @Test func aMultiLineStringThatNeverCloses() {
        expectErrors(
            #"""
            Text(«1»"""
                a
            Text("b")
            """#,
            ["unclosed string literal"],
            #"""
            (postfix Text (call "    a\nText(\"b\")"))
            """#)
    }

    @Test func bracketsInDisorder() {
        expectErrors(
            #"""
            Text("a") ++ «1») { «2»] } «3»(
            """#,
            [
                "nothing is open that ')' could close", "nothing is open that ']' could close",
                "unclosed '('",
            ],
            #"""
            (operators (postfix Text (call "a")) ++ (postfix closure (call)))
            """#)
    }

    @Test func aCaseWithoutItsColon() {
        expectErrors(
            #"""
            switch a { case .b«1» c }
            """#,
            ["expected ':' after 'b'"],
            #"""
            (switch a (case .b (do c)))
            """#)
    }

    @Test func aConditionalWithoutItsSecondValue() {
        expectErrors(
            #"""
            let a = b ? c«1»
            """#,
            ["expected ':' and a second value after 'c'"],
            #"""
            (let bind a (= (conditional (when b c) missing)))
            """#)
    }
}
