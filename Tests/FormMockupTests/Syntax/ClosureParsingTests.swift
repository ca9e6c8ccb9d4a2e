import Testing

@testable import FormMockup

/// Closures and where a brace begins one.
struct ClosureParsingTests {
    @Test func withoutASignature() {
        expectTree(
            #"""
            f { $0 + 1 }
            """#,
            #"""
            (postfix f (call (trailing (closure (operators $0 + 1)))))
            """#)
    }

    @Test func names() {
        expectTree(
            #"""
            f { a, _, $b in c }
            """#,
            #"""
            (postfix f (call (trailing (closure (parameters a _ $b) c))))
            """#)
    }

    @Test func typedParameters() {
        expectTree(
            #"""
            f { (a: Int, b: [String]) -> Bool in c }
            """#,
            #"""
            (postfix f (call (trailing (closure (parameters (a Int) (b (arrayOf String))) c))))
            """#)
    }

    @Test func untypedParentheses() {
        expectTree(
            #"""
            f { (a, b) in c }
            """#,
            #"""
            (postfix f (call (trailing (closure (parameters a b) c))))
            """#)
    }

    @Test func tupleParametersAreTakenApart() {
        expectTree(
            #"""
            f { ((a, b), c) in d }
            """#,
            #"""
            (postfix f (call (trailing (closure (parameters a b c) d))))
            """#)
    }

    @Test func captures() {
        expectTree(
            #"""
            f { [weak self, x = y.z, unowned(safe) w] a in self?.b }
            """#,
            #"""
            (postfix f (call (trailing (closure (parameters a) (postfix self ? .b)))))
            """#)
    }

    @Test func capturesAlone() {
        expectTree(
            #"""
            f { [self] in b }
            """#,
            #"""
            (postfix f (call (trailing (closure b))))
            """#)
    }

    @Test func anArrayIsNoCapture() {
        expectTree(
            #"""
            f { [a, b].map(c) }
            """#,
            #"""
            (postfix f (call (trailing (closure (postfix (array a b) .map (call c))))))
            """#)
    }

    @Test func effects() {
        expectTree(
            #"""
            f { () async throws(E) -> Int in a }
            """#,
            #"""
            (postfix f (call (trailing (closure a))))
            """#)
    }

    @Test func attributes() {
        expectTree(
            #"""
            f { @MainActor @Sendable (a) async in b }
            """#,
            #"""
            (postfix f (call (trailing (closure (parameters a) b))))
            """#)
    }

    @Test func severalStatements() {
        expectTree(
            #"""
            f {
                let a = 1
                return a
            }
            """#,
            #"""
            (postfix f (call (trailing (closure (let bind a (= 1)) (return a)))))
            """#)
    }

    @Test func notTakenInAConditon() {
        expectTree(
            #"""
            if a { b }
            """#,
            #"""
            (if (when a (do b)))
            """#)
    }

    @Test func takenInAConditionThatGoesOn() {
        expectTree(
            #"""
            if a.contains { $0 } { b }
            """#,
            #"""
            (if (when (postfix a .contains (call (trailing (closure $0)))) (do b)))
            """#)
    }

    @Test func notTakenByASwitch() {
        expectTree(
            #"""
            switch a { case .b: c }
            """#,
            #"""
            (switch a (case .b (do c)))
            """#)
    }

    @Test func nested() {
        expectTree(
            #"""
            f(a: { b { c } }, d: { e })
            """#,
            #"""
            (postfix
              f
              (call (a: (closure (postfix b (call (trailing (closure c)))))) (d: (closure e))))
            """#)
    }
}
