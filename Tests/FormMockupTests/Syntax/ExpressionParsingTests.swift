import Testing

@testable import FormMockup

/// Expressions, each with its tree.
struct ExpressionParsingTests {
    @Test func anOperandOnTheLineBehindAwait() {
        expectTree(
            """
            let a = try await
                (b() as? C)
            """,
            "(let bind a (= (as? (postfix b (call)) C)))")
    }

    @Test func aChainIsOneNode() {
        expectTree(
            #"""
            a.b().c[0]?.d!.e
            """#,
            #"""
            (postfix a .b (call) .c (subscript 0) ? .d ! .e)
            """#)
    }

    @Test func operatorsAreFlat() {
        expectTree(
            #"""
            a + b * c == d && !e
            """#,
            #"""
            (operators a + b * c == d && (prefix ! e))
            """#)
    }

    @Test func aConditionalChainIsFlat() {
        expectTree(
            #"""
            a ? b : c ? d : e
            """#,
            #"""
            (conditional (when a b) (when c d) e)
            """#)
    }

    @Test func aParenthesisedExpressionIsItself() {
        expectTree(
            #"""
            (a + b) * c
            """#,
            #"""
            (operators (operators a + b) * c)
            """#)
    }

    @Test func castsBindAsSwiftDoes() {
        expectTree(
            #"""
            a + b as C == d ?? e as? F
            """#,
            #"""
            (operators (as (operators a + b) C) == d ?? (as? e F))
            """#)
    }

    @Test func isChecksAType() {
        expectTree(
            #"""
            value is String && other is Int
            """#,
            #"""
            (operators (is value String) && (is other Int))
            """#)
    }

    @Test func tryLeavesNoNode() {
        expectTree(
            #"""
            try await load() + (try? other())
            """#,
            #"""
            (operators (postfix load (call)) + (try? (postfix other (call))))
            """#)
    }

    @Test func tryOptionalCoversWhatFollows() {
        expectTree(
            #"""
            x ?? try? a + b
            """#,
            #"""
            (operators x ?? (try? (operators a + b)))
            """#)
    }

    @Test func literals() {
        expectTree(
            #"""
            [1, 0x2A, 0b11, 0o17, 1_000, 1.5, 2e3, 0x1p4, true, nil]
            """#,
            #"""
            (array 1 42 3 15 1000 1.5 2000.0 16.0 true nil)
            """#)
    }

    @Test func collections() {
        expectTree(
            #"""
            [[], [:], ["a": 1, "b": 2], [a, b,]]
            """#,
            #"""
            (array array dictionary (dictionary (entry "a" 1) (entry "b" 2)) (array a b))
            """#)
    }

    @Test func tuples() {
        expectTree(
            #"""
            (1, second: 2, ())
            """#,
            #"""
            (tuple 1 (second: 2) tuple)
            """#)
    }

    @Test func anOperatorIsAValue() {
        expectTree(
            #"""
            numbers.reduce(0, +) + list.sorted(by: >)
            """#,
            #"""
            (operators (postfix numbers .reduce (call 0 +)) + (postfix list .sorted (call (by: >))))
            """#)
    }

    @Test func typesAreValues() {
        expectTree(
            #"""
            [String]() + [Int: [Bool]]() + Set<String>() + [Int?].self + (Int) -> Void.self
            """#,
            #"""
            (operators
              (postfix (type (arrayOf String)) (call))
              +
              (postfix (type (dictionaryOf Int (arrayOf Bool))) (call))
              +
              (postfix (Set String) (call))
              +
              (postfix (type (arrayOf (optional Int))) .self)
              +
              (postfix (type (function Int -> Void)) .self))
            """#)
    }

    @Test func genericsOrComparison() {
        expectTree(
            #"""
            f(a < b, c > d) + g(A<B, C>(d)) + (a<b)
            """#,
            #"""
            (operators
              (postfix f (call (operators a < b) (operators c > d)))
              +
              (postfix g (call (postfix (A B C) (call d))))
              +
              (operators a < b))
            """#)
    }

    @Test func keyPaths() {
        expectTree(
            #"""
            [\.self, \Item.name, \.a[0]?.b, \.$path, \Array<Int>.count]
            """#,
            #"""
            (array (keyPath self) (keyPath name) (keyPath a [0 b) (keyPath $path) (keyPath count))
            """#)
    }

    @Test func projectionsAndShorthands() {
        expectTree(
            #"""
            f($name, $0, $1.value)
            """#,
            #"""
            (postfix f (call $name $0 (postfix $1 .value)))
            """#)
    }

    @Test func implicitMembers() {
        expectTree(
            #"""
            f(.red, .rgb(1, 2), .init(a: 1), .some)
            """#,
            #"""
            (postfix f (call .red (postfix .rgb (call 1 2)) (postfix .init (call (a: 1))) .some))
            """#)
    }

    @Test func macros() {
        expectTree(
            #"""
            #selector(tap(_:)) + #file + #color(red: 1)
            """#,
            #"""
            (operators (#selector tap) + #file + (#color (red: 1)))
            """#)
    }

    @Test func trailingClosures() {
        expectTree(
            #"""
            Section("A") { row } header: { head } footer: { foot }
            """#,
            #"""
            (postfix
              Section
              (call
                "A"
                (trailing (closure row))
                (trailing header: (closure head))
                (trailing footer: (closure foot))))
            """#)
    }

    @Test func aTrailingClosureOnTheNextLine() {
        expectTree(
            #"""
            List(items)
            { item in row }
            """#,
            #"""
            (postfix List (call items (trailing (closure (parameters item) row))))
            """#)
    }

    @Test func aLineThatStartsWithADotGoesOn() {
        expectTree(
            #"""
            Text("a")
                .bold()
                // between
                .italic()
            """#,
            #"""
            (postfix Text (call "a") .bold (call) .italic (call))
            """#)
    }

    @Test func aParenthesisOnANewLineIsAStatement() {
        expectTree(
            #"""
            a
            (b, c)
            """#,
            #"""
            a
            (tuple b c)
            """#)
    }

    @Test func compoundNames() {
        expectTree(
            #"""
            f(action(_:with:), other.method(a:))
            """#,
            #"""
            (postfix f (call action (postfix other .method)))
            """#)
    }

    @Test func ifIsAnExpression() {
        expectTree(
            #"""
            let x = if a { 1 } else if b { 2 } else { 3 }
            """#,
            #"""
            (let bind x (= (if (when a (do 1)) (when b (do 2)) (else 3))))
            """#)
    }

    @Test func switchIsAnExpression() {
        expectTree(
            #"""
            let x = switch a { case .b: 1 default: 2 }
            """#,
            #"""
            (let bind x (= (switch a (case .b (do 1)) (default 2))))
            """#)
    }

    @Test func prefixAndPostfixOperators() {
        expectTree(
            #"""
            -a + ~b + (0...) + (..<5) + c++
            """#,
            #"""
            (operators
              (prefix - a)
              +
              (prefix ~ b)
              +
              (postfixOperator ... 0)
              +
              (prefix ..< 5)
              +
              (postfixOperator ++ c))
            """#)
    }

    @Test func inOutAndConsume() {
        expectTree(
            #"""
            f(&a, consume b, copy c)
            """#,
            #"""
            (postfix f (call (inOut a) b c))
            """#)
    }

    @Test func regularExpressions() {
        expectTree(
            #"""
            f(/ab+c/, #/x/y/#, 6 / 2 / 3)
            """#,
            #"""
            (postfix f (call "ab+c" "x/y" (operators 6 / 2 / 3)))
            """#)
    }

    @Test func tupleMembers() {
        expectTree(
            #"""
            a.0.1.b
            """#,
            #"""
            (postfix a .0 .1 .b)
            """#)
    }

    @Test func interpolation() {
        expectTree(
            #"""
            "a \(b, c: "d \(e)") f"
            """#,
            #"""
            (string "a " (interpolation b (c: (string "d " (interpolation e)))) " f")
            """#)
    }

    @Test func optionalChainingOfCalls() {
        expectTree(
            #"""
            a?(1)?[2]?.b
            """#,
            #"""
            (postfix a ? (call 1) ? (subscript 2) ? .b)
            """#)
    }

    @Test func anAssignmentIsAStatement() {
        expectTree(
            #"""
            a.b[0] = c ? d : e
            """#,
            #"""
            (assign = (postfix a .b (subscript 0)) (conditional (when c d) e))
            """#)
    }

    @Test func compoundAssignment() {
        expectTree(
            #"""
            a += b + 1
            """#,
            #"""
            (assign += a (operators b + 1))
            """#)
    }

    @Test func theDiscardIsAName() {
        expectTree(
            #"""
            _ = f()
            """#,
            #"""
            (assign = _ (postfix f (call)))
            """#)
    }

    @Test func genericMembers() {
        expectTree(
            #"""
            a.map<B>(c).d
            """#,
            #"""
            (postfix a (.map B) (call c) .d)
            """#)
    }
}
