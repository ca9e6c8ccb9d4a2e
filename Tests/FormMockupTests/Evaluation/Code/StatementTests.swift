import Testing

@testable import FormMockup

/// Statements inside functions, as far as they decide a text.
struct StatementTests {
    @Test func aLabelEndsOrContinuesTheLoopThatHasIt() {
        #expect(
            shown(
                """
                func f() -> String {
                    var out = ""
                    outer: for i in 0..<5 {
                        for j in 0..<5 {
                            if j == 2 { continue outer }
                            if i == 3 { break outer }
                            out += "\\(i)\\(j) "
                        }
                    }
                    return out
                }
                """, "f()") == "00 01 10 11 20 21 ")
    }

    @Test func aLabelMayNameASwitchOrABlock() {
        #expect(
            shown(
                """
                func f() -> String {
                    var n = 0
                    loop: while true { switch n { case 3: break loop; default: n += 1 } }
                    block: do { if n == 3 { break block }; n = 9 }
                    return "\\(n)"
                }
                """, "f()") == "3")
    }

    @Test func loopsOfEveryKind() {
        #expect(
            shown(
                """
                func f() -> String {
                    var s = ""
                    for case let x? in [1, nil, 3] as [Int?] { s += "\\(x)" }
                    for x in 0..<10 where x % 4 == 0 { s += "\\(x)" }
                    var q = [4, 5]
                    while let last = q.popLast() { s += "p\\(last)" }
                    var i = 0
                    repeat { i += 1 } while i < 3
                    s += "i\\(i)"
                    for (k, v) in [("a", 1), ("b", 2)] { s += k + "\\(v)" }
                    for (i, c) in "xy".enumerated() { s += "\\(i)\\(c)" }
                    for i in stride(from: 0, through: 6, by: 3) { s += "s\\(i)" }
                    return s
                }
                """, "f()") == "13048p5p4i3a1b20x1ys0s3s6")
    }

    @Test func whatIsDeferredRunsLastFirst() {
        #expect(
            shown(
                """
                func f() -> String {
                    var s = ""
                    func g() { defer { s += "1" }; defer { s += "2" }; s += "0" }
                    g()
                    do { defer { s += "d" }; s += "c" }
                    return s
                }
                """, "f()") == "021cd")
    }

    @Test func aGuardMayHaveManyConditions() {
        let code = """
            func f(_ a: Int?, _ b: String?) -> String {
                guard let a, a > 2, let b = b, case let n = b.count, n > 0 else { return "no" }
                guard var c = Optional(a) else { return "" }
                c += 1
                return "\\(c)\\(b)"
            }
            """
        #expect(shown(code, #"f(3, "x") + f(1, "x") + f(nil, "x")"#) == "4xnono")
    }

    @Test func aSwitchLooksAtPayloadsConditionsRangesAndTypes() {
        let code = """
            enum Shape { case circle(Double), rect(w: Int, h: Int), nested(Inner), none
                enum Inner { case a(Int), b } }
            func d(_ s: Shape) -> String {
                switch s {
                case .circle(let r) where r > 5: return "big"
                case .circle: return "small"
                case let .rect(w, h) where w == h: return "square\\(w)"
                case .rect(let w, _): return "rect\\(w)"
                case .nested(.a(let n)): return "n\\(n)"
                case .nested, .none: return "other"
                }
            }
            func n(_ x: Int) -> String {
                switch x {
                case ..<0: "neg"
                case 1...9: "digit"
                case let y where y % 2 == 0: "even\\(y)"
                default: "odd"
                }
            }
            func a(_ x: Any) -> String { switch x { case is Int: "int"; case let s as String: s; default: "?" } }
            """
        #expect(
            shown(code, "d(.circle(9)) + d(.circle(1)) + d(.rect(w: 2, h: 2))") == "bigsmallsquare2"
        )
        #expect(
            shown(code, "d(.rect(w: 3, h: 2)) + d(.nested(.a(4))) + d(.none)") == "rect3n4other")
        #expect(shown(code, "n(-1) + n(5) + n(12) + n(13)") == "negdigiteven12odd")
        #expect(shown(code, #"a(1) + a("s") + a(2.5)"#) == "ints?")
    }

    @Test func aSwitchFallsThrough() {
        let code = """
            func f(_ x: Int) -> String {
                var s = ""
                switch x { case 1: s += "one"; fallthrough; case 2: s += "two"; default: s += "more" }
                return s
            }
            """
        #expect(shown(code, "f(1) + f(2) + f(3)") == "onetwotwomore")
    }

    @Test func whatIsThrownIsCaughtWhereItIsTried() {
        let code = """
            enum Fault: Error { case bad }
            func checked(_ x: Int) throws -> Int { if x > 2 { throw Fault.bad }; return x }
            func outer(_ x: Int) throws -> Int { let y = try checked(x); return y + 1 }
            func f() -> String {
                var s = ""
                do { s += "\\(try outer(1))"; _ = try outer(5); s += "never" } catch { s += "caught" }
                s += (try? outer(9)) == nil ? " nil" : " some"
                return s + " \\((try? outer(2)) ?? 0)"
            }
            """
        #expect(shown(code, "f()") == "2caught nil 3")
    }

    @Test func anErrorThatNobodyCatchesLeavesAValueUnknown() {
        let code = #"func f() -> String { fatalError() }\#nForm { Text(f()); Text("b") }"#
        #expect(labels(code) == [["f", "b"]])
    }

    @Test func expressionsInFrontOfAReturnAreNoViews() {
        let code = """
            struct A: View {
                var body: some View {
                    DispatchQueue.main.async { print("x") }
                    UITableView.appearance().backgroundColor = .clear
                    return Form { Text("a") }
                }
            }
            """
        #expect(labels(code) == [["a"]])
    }

    @Test func whatATaskWouldDoIsNotDone() {
        let code = """
            struct A: View {
                @State var n = 1
                var body: some View {
                    Form { Text("\\(n)") }.task { n = 2 }.onAppear { n = 3; Task { n = 4 } }
                }
            }
            """
        #expect(labels(code) == [["1"]])
    }
}
