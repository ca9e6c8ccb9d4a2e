import Testing

@testable import FormMockup

/// What is wrong, where it is said to be (the marks `«1»`), and what is still understood.
struct RecoveryTests {
    @Test func aSectionWithoutItsBraceLeavesTheNextAlone() {
        expectErrors(
            #"""
            Form {
                Section("A") «1»{
                    Toggle("a", isOn: $a)
                Section("B") {
                    Toggle("b", isOn: $b)
                }
            }
            """#,
            ["unclosed '{'"],
            #"""
            (postfix
              Form
              (call
                (trailing
                  (closure
                    (postfix
                      Section
                      (call "A" (trailing (closure (postfix Toggle (call "a" (isOn: $a)))))))
                    (postfix
                      Section
                      (call "B" (trailing (closure (postfix Toggle (call "b" (isOn: $b)))))))))))
            """#)
    }

    @Test func aSectionWithoutItsBraceLeavesTheRestOfTheFileAlone() {
        expectErrors(
            #"""
            struct V: View {
                var body: some View {
                    Form {
                        Section("A") «1»{
                            Text("a")

                        Section("B") {
                            Text("b")
                        }
                    }
                    .navigationTitle("T")
                }
            }

            struct W: View {
                var body: some View { Text("w") }
            }
            """#,
            ["unclosed '{'"],
            #"""
            (struct V
              (inherits View)
              (var
                bind body
                (type (some View))
                (get
                  (postfix
                    Form
                    (call
                      (trailing
                        (closure
                          (postfix Section (call "A" (trailing (closure (postfix Text (call "a"))))))
                          (postfix Section (call "B" (trailing (closure (postfix Text (call "b")))))))))
                    .navigationTitle
                    (call "T")))))
            (struct W
              (inherits View)
              (var bind body (type (some View)) (get (postfix Text (call "w")))))
            """#)
    }

    @Test func aParenthesisEndsWithItsLine() {
        expectErrors(
            #"""
            Form {
                Toggle«1»("a", isOn: $a
                Toggle("b", isOn: $b)
            }
            """#,
            ["unclosed '('"],
            #"""
            (postfix
              Form
              (call
                (trailing
                  (closure
                    (postfix Toggle (call "a" (isOn: $a)))
                    (postfix Toggle (call "b" (isOn: $b)))))))
            """#)
    }

    @Test func aStrayParenthesis() {
        expectErrors(
            #"""
            Form {
                Text("a")«1»)
                Text("b")
            }
            """#,
            ["nothing is open that ')' could close"],
            #"""
            (postfix
              Form
              (call (trailing (closure (postfix Text (call "a")) (postfix Text (call "b"))))))
            """#)
    }

    @Test func aStrayBraceIsFoundByItsIndentation() {
        expectErrors(
            #"""
            Form {
                Section {
                    Text("a")
                }
                «1»}
                Text("b")
            }
            """#,
            ["nothing is open that '}' could close"],
            #"""
            (postfix
              Form
              (call
                (trailing
                  (closure
                    (postfix Section (call (trailing (closure (postfix Text (call "a"))))))
                    (postfix Text (call "b"))))))
            """#)
    }

    @Test func aStringEndsWithItsLine() {
        expectErrors(
            #"""
            Form {
                Text(«1»"a)
                Text("b")
            }
            """#,
            ["unclosed string literal"],
            #"""
            (postfix
              Form
              (call (trailing (closure (postfix Text (call "a)")) (postfix Text (call "b"))))))
            """#)
    }

    @Test func aQuoteEndsAnInterpolation() {
        expectErrors(
            #"""
            Text("Hi «1»\(name")
            Text("b")
            """#,
            ["unclosed '\\(' in a string literal"],
            #"""
            (postfix Text (call (string "Hi " (interpolation name))))
            (postfix Text (call "b"))
            """#)
    }

    @Test func aMissingQuoteBehindAnInterpolation() {
        expectErrors(
            #"""
            Text(«1»"Hi \(name)
            Text("b")
            """#,
            ["unclosed string literal"],
            #"""
            (postfix Text (call (string "Hi " (interpolation name))))
            (postfix Text (call "b"))
            """#)
    }

    @Test func aLineEndsAnInterpolation() {
        expectErrors(
            #"""
            Text("Hi «1»\(name
            Text("b")
            """#,
            ["unclosed '\\(' in a string literal"],
            #"""
            (postfix Text (call (string "Hi " (interpolation name))))
            (postfix Text (call "b"))
            """#)
    }

    @Test func bracesThatNeverClose() {
        expectErrors(
            #"""
            Form «1»{
                Section «2»{
                    Text("a")
            """#,
            ["unclosed '{'", "unclosed '{'"],
            #"""
            (postfix
              Form
              (call
                (trailing
                  (closure (postfix Section (call (trailing (closure (postfix Text (call "a"))))))))))
            """#)
    }
}
