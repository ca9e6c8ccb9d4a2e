import Testing

@testable import FormMockup

/// What types declare besides stored and computed properties.
struct DeclarationTests {
    @Test func selfIsTheTypeOfAResult() {
        let code = """
            struct P { var n: Int
                static func make(_ n: Int) -> Self { .init(n: n) }
                func plus(_ k: Int) -> Self { var c = self; c.n += k; return c } }
            """
        #expect(shown(code, #""\(P.make(3).plus(4).n)""#) == "7")
    }

    @Test func anEnumMayInitialiseItself() {
        let code = """
            enum Level: Int { case low = 1, high = 5
                init?(_ text: String) {
                    switch text { case "low": self = .low; case "high": self = .high; default: return nil } }
                init(isBig: Bool) { self = isBig ? .high : .low } }
            """
        #expect(shown(code, #""\(Level("high")!.rawValue)""#) == "5")
        #expect(shown(code, #"Level("no") == nil ? "nil" : "some""#) == "nil")
        #expect(
            shown(code, #""\(Level(isBig: false).rawValue) \(Level(rawValue: 5)!)""#) == "1 high")
    }

    @Test func initialisersDelegate() {
        let code = """
            struct T { var a: Int; var b: String
                init(a: Int, b: String) { self.a = a; self.b = b }
                init(_ x: Int) { self.init(a: x, b: "d\\(x)") } }
            class B { var name: String; var age: Int
                init(name: String, age: Int) { self.name = name; self.age = age }
                convenience init(name: String) { self.init(name: name, age: 30) } }
            class D: B { let k: Int
                init(k: Int) { self.k = k; super.init(name: "dee", age: k) } }
            """
        #expect(shown(code, #"T(4).b + "\(B(name: "bob").age)""#) == "d430")
        #expect(shown(code, #"D(k: 7).name + "\(D(k: 7).age)""#) == "dee7")
    }

    @Test func aClassInheritsAndOverrides() {
        let code = """
            class B { var name = "b"
                func hello() -> String { "hello " + name }
                var title: String { "base" } }
            class C: B { var extra = "!"
                override func hello() -> String { super.hello() + extra }
                override var title: String { "sub of " + super.title } }
            class D: C {}
            """
        #expect(shown(code, "C().hello() + C().title") == "hello b!sub of base")
        #expect(shown(code, "D().hello()") == "hello b!")
    }

    @Test func aStructureKeepsItsMemberwiseInitialiser() {
        let code = """
            struct M { let t: String }
            extension M { init(n: Int) { self.init(t: "m\\(n)") } }
            """
        #expect(shown(code, #"M(t: "a").t + M(n: 2).t"#) == "am2")
    }

    @Test func extensionsOfProtocolsGiveMembers() {
        let code = """
            protocol Named { var first: String { get } }
            extension Named {
                var full: String { first + "!" }
                func greet(_ word: String = "Hi") -> String { word + " " + full }
                static var kind: String { "named" }
            }
            struct P: Named { let first: String }
            extension CaseIterable { static var count: Int { allCases.count } }
            enum E: String, CaseIterable { case x, y, z }
            """
        #expect(shown(code, #"P(first: "A").greet() + P.kind + "\(E.count)""#) == "Hi A!named3")
    }

    @Test func subscriptsGetAndSet() {
        let code = """
            struct G { var cells = [1, 2, 3, 4]
                subscript(r: Int, c: Int) -> Int {
                    get { cells[r * 2 + c] }
                    set { cells[r * 2 + c] = newValue } }
                static subscript(n: String) -> String { "s" + n }
                subscript(key key: String) -> String { key.uppercased() } }
            extension Array {
                subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
            func f() -> String {
                var g = G()
                g[0, 1] = 9
                g[1, 1] += 5
                return "\\(g[0, 1]) \\(g[1, 1]) \\(G["x"]) \\(g[key: "k"])"
            }
            """
        #expect(shown(code, "f()") == "9 9 sx K")
        #expect(
            shown(code, #"[7][safe: 0] == 7 && [7][safe: 3] == nil ? "safe" : "not""#) == "safe")
    }

    @Test func anElementIsChangedWhereTheAssignmentStands() {
        let code = """
            func f() -> Int { var g: [Int: Int] = [:]; for e in [1, 2, 1] { g[e] = e }; return g.count }
            """
        #expect(shown(code, #""\(f())""#) == "2")
    }

    @Test func ownOperatorsAreRun() {
        let code = """
            struct V: Comparable { var x: Int
                static func + (l: V, r: V) -> V { V(x: l.x + r.x) }
                static func += (l: inout V, r: V) { l = V(x: l.x + r.x) }
                static func < (l: V, r: V) -> Bool { l.x < r.x }
                static func == (l: V, r: V) -> Bool { l.x % 10 == r.x % 10 }
                static prefix func - (v: V) -> V { V(x: -v.x) } }
            infix operator **
            func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
            func f() -> Int { var v = V(x: 1); v += V(x: 5); return v.x }
            """
        #expect(
            shown(code, #""\((V(x: 1) + V(x: 2)).x) \((-V(x: 4)).x) \(f()) \(2 ** 5)""#)
                == "3 -4 6 32")
        #expect(
            shown(code, #""\(V(x: 3) == V(x: 13)) \(V(x: 9) > V(x: 2)) \(V(x: 2) >= V(x: 3))""#)
                == "true true false")
        #expect(
            shown(
                code,
                #""\([V(x: 5), V(x: 2)].sorted().map { $0.x }) \([V(x: 5), V(x: 8)].max()!.x)""#)
                == "[2, 5] 8")
    }

    @Test func valuesAreCalledAndLookedThrough() {
        let code = """
            struct Adder { let n: Int; func callAsFunction(_ k: Int) -> Int { n + k } }
            struct Row { var title = "t" }
            @dynamicMemberLookup struct Wrap { var row = Row()
                subscript<T>(dynamicMember path: KeyPath<Row, T>) -> T { row[keyPath: path] } }
            @dynamicMemberLookup struct Names { subscript(dynamicMember name: String) -> String { name } }
            let add = Adder(n: 3)
            """
        #expect(shown(code, #""\(add(4))" + Wrap().title + Names().foo"#) == "7tfoo")
    }

    @Test func nestedValuesAreChangedInPlace() {
        let code = """
            struct In { var v = [1, 2]; mutating func push(_ x: Int) { v.append(x) } }
            struct Out { var inner = In(); var list = [In()]
                mutating func both() { inner.push(7); list[0].push(8); list[0].v[0] = 5 } }
            enum Light { case red, green; mutating func next() { self = self == .red ? .green : .red } }
            func f() -> String {
                var o = Out()
                o.both()
                o.inner.push(1)
                var l = Light.red
                l.next()
                return "\\(o.inner.v) \\(o.list[0].v) \\(l)"
            }
            """
        #expect(shown(code, "f()") == "[1, 2, 7, 1] [5, 2, 8] green")
    }

    @Test func inoutArgumentsAreWrittenBack() {
        let code = """
            struct S { var v = [1, 2] }
            func bump(_ x: inout Int) { x += 1 }
            func scale(_ a: inout [Int], by k: Int) { for i in a.indices { a[i] *= k } }
            func apply(_ n: inout Int, _ change: (inout Int) -> Void) { change(&n) }
            func f() -> String {
                var n = 1, s = S(), a = [1, 2, 3]
                bump(&n)
                bump(&s.v[0])
                scale(&a, by: 3)
                bump(&a[2])
                swap(&a[0], &a[1])
                apply(&n) { $0 += 10 }
                return "\\(n) \\(s.v) \\(a)"
            }
            """
        #expect(shown(code, "f()") == "12 [2, 2] [6, 3, 10]")
    }

    @Test func optionSetsHoldBits() {
        let code = """
            struct Days: OptionSet { let rawValue: Int
                static let mon = Days(rawValue: 1 << 0)
                static let tue = Days(rawValue: 1 << 1)
                static let all: Days = [.mon, .tue] }
            func f() -> Int { var d: Days = [.mon]; d.insert(.tue); d.remove(.mon); return d.rawValue }
            """
        #expect(
            shown(code, #""\(f()) \(Days.all.rawValue) \(Days.all.contains(.tue))""#) == "2 3 true")
        #expect(shown(code, #""\(Days.mon.union(.tue).rawValue) \(Days().isEmpty)""#) == "3 true")
    }

    @Test func staticsMayBeMadeByAClosure() {
        let code = """
            struct K { static let xs: [String] = { var r: [String] = []; for i in 1...3 { r.append("k\\(i)") }; return r }() }
            enum Kind: CaseIterable { case a, b, c
                static var allCases: [Kind] { [.c, .a] }
                static func pick(_ i: Int) -> Kind { allCases[i] } }
            """
        #expect(
            shown(code, #"K.xs.joined() + "\(Kind.pick(0)) \(Kind.allCases.count)""#) == "k1k2k3c 2"
        )
    }

    @Test func closuresAndFunctionsKeepWhatTheyUse() {
        let code = """
            struct Act { var run: (Int) -> String; init(run: @escaping (Int) -> String) { self.run = run } }
            func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
            func f() -> String {
                let c = counter()
                _ = c()
                let twice: (Int) -> Int = { $0 * 2 }
                func nested(_ k: Int) -> Int { twice(k) + 1 }
                return "\\(c()) \\(Act { "r\\($0)" }.run(3)) \\(nested(4))"
            }
            """
        #expect(shown(code, "f()") == "2 r3 9")
    }

    @Test func keyPathsReadWriteAndSort() {
        let code = """
            struct P { var name: String; var pos = Pos(); struct Pos { var x = 1 } }
            func set<T>(_ p: P, _ path: WritableKeyPath<P, T>, _ v: T) -> P { var c = p; c[keyPath: path] = v; return c }
            let ps = [P(name: "b"), P(name: "a")]
            """
        #expect(shown(code, #"ps.map(\.name).sorted().joined()"#) == "ab")
        #expect(
            shown(code, #"set(ps[0], \.name, "z").name + "\(set(ps[0], \.pos.x, 8).pos.x)""#)
                == "z8")
        #expect(shown(code, #"ps.sorted(using: KeyPathComparator(\.name)).first!.name"#) == "a")
    }

    @Test func tuplesHaveLabels() {
        let code = """
            func span() -> (min: Int, max: Int) { (1, 9) }
            func f() -> String {
                let r = span(), (a, b) = span()
                var t = (x: 1, y: "q")
                t.x = 5
                t.1 = "w"
                return "\\(r.min)\\(r.max)\\(a)\\(b)\\(t.0)\\(t.y)"
            }
            """
        #expect(shown(code, "f()") == "19195w")
    }
}
