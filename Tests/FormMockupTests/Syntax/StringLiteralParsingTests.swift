import Testing

@testable import FormMockup

/// String literals of every spelling.
struct StringLiteralParsingTests {
    @Test func escapes() {
        expectTree(
            #"""
            "a\n\t\"\\\u{1F600}\0b"
            """#,
            #"""
            "a\n\u{9}\"\\😀\u{0}b"
            """#)
    }

    @Test func raw() {
        expectTree(
            ##"""
            #"a \n \#(b) \#n"#
            """##,
            #"""
            (string "a \\n " (interpolation b) " \n")
            """#)
    }

    @Test func rawWithQuotes() {
        expectTree(
            #"""
            ##"a "# b"##
            """#,
            #"""
            "a \"# b"
            """#)
    }

    @Test func multiline() {
        expectTree(
            #"""
            """
                a
                  b\
                c

                d "" "\(e)" f
                """
            """#,
            #"""
            (string "a\n  bc\n\nd \"\" \"" (interpolation e) "\" f")
            """#)
    }

    @Test func multilineInterpolationAtTheStart() {
        expectTree(
            #"""
            """
            \(a)
            b
            """
            """#,
            #"""
            (string (interpolation a) "\nb")
            """#)
    }

    @Test func rawMultiline() {
        expectTree(
            ##"""
            #"""
              a \(b)
              \#(c)
              """#
            """##,
            #"""
            (string "a \\(b)\n" (interpolation c))
            """#)
    }

    @Test func empty() {
        expectTree(
            #"""
            ["", """
            """, #""#]
            """#,
            #"""
            (array "" "" "")
            """#)
    }

    @Test func nestedQuotes() {
        expectTree(
            #"""
            "\(a ? "b" : "c \(d["e"])")"
            """#,
            #"""
            (string
              (interpolation
                (conditional (when a "b") (string "c " (interpolation (postfix d (subscript "e")))))))
            """#)
    }

    @Test func urdu() {
        expectTree(
            #"""
            Text("سیکشن \(x) کیا ہے؟")
            """#,
            #"""
            (postfix Text (call (string "سیکشن " (interpolation x) " کیا ہے؟")))
            """#)
    }

    @Test func aRawStringOfQuotes() {
        expectTree(
            ##"""
            #"""#
            """##,
            #"""
            "\""
            """#)
    }
}
