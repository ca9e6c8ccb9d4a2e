extension GrammarSnippets {
    /// Expressions and literals, each list the body of a function.
    static let expressions: [String] = [
        #"""
        _ = a + b * c - d / e % f << 2 >> 1 & g | h ^ i &+ j &- k &* l
        _ = a == b && c != d || !e ?? f === g ~= h
        _ = a ? b : c ? d : e
        _ = a as? B ?? c as! D
        _ = x is Int ? 1 : 2
        _ = 1...5; _ = ..<3; _ = 2...; _ = (...)
        _ = a .+. b |> c <=> d
        _ = -a + +b - ~c
        _ = a! + b!.c - d?.e?[0]!.f
        _ = reduce(0, +) + sorted(by: >) + map(-) + zip(a, b).map(*)
        _ = a<b>(c) == d < e
        _ = View.Registration
            <Cell, Item.ID>
        { cell, id in cell.configure(id) }
        _ = f(a < b, c > d)
        _ = a < b && c > (d)
        _ = [a, b].contains { $0 > 1 } ? 1 : 2
        """#,
        #"""
        _ = 42 + 1_000 + 0xFF + 0b1010 + 0o17 + 0xFF_FF
        _ = 1.5 + 2e3 + 1_0.5e-2 + 0x1p3 + 0xA.8p-1 + 1.0E+2
        _ = 0xFF.description + 1.description + 1.0.rounded().description
        _ = -1 + tuple.0.1 + pair.0
        """#,
        ###"""
        _ = "plain" + "esc \n \t \\ \" \u{1F600} \0"
        _ = "a \(b) \(c + "inner \(d)") \(e, format: .number)"
        _ = #"raw \n \#(a) "quoted""# + ##"more "# \##(b)"##
        _ = """
            Many lines \
            joined \(a.map { "\($0)" }.joined(separator: ", "))
              indented "quoted" ""
            """
        _ = #"""
            raw \(no) \#(yes)
            """#
        _ = "" + """

            """
        _ = "\("\("\(a)")")"
        """###,
        #"""
        _ = [1, 2, 3,]; _ = []; _ = [:]; _ = ["a": 1, "b": 2,]
        _ = [[1], [2, [3]]]; _ = [.a, .b(1)]; _ = ["a": ["b": [:]]]
        _ = (); _ = (1, a: 2); _ = (1); _ = (a: 1, b: (2, 3),)
        _ = [Int](); _ = [String: [Int]](); _ = [Int]?.none; _ = [Int].self; _ = (Int, Int).self
        _ = [3 of Int](repeating: 0); _ = InlineArray<3, Int>(repeating: 1)
        _ = Set<Int>(); _ = Dictionary<String, [Int?]>(); _ = Outer<A>.Inner<B, C>.make()
        _ = (() -> Void).self; _ = ((Int) async throws -> Int)?.none; _ = (any View).self
        _ = Int.self; _ = Self.self; _ = type(of: a).init(); _ = Optional<Int>.some(1)
        """#,
        #"""
        _ = \.name; _ = \Type.name; _ = \Type.a?.b![0].c; _ = \.self; _ = \[Int].count
        _ = \.[0]; _ = \Outer.Inner<Int>.value; _ = \Type.method(1, label: 2); _ = \String?.self
        _ = list.map(\.name).sorted(using: KeyPathComparator(\.age, order: .reverse))
        _ = #selector(tap(_:)); _ = #keyPath(Type.name); _ = #selector(getter: Type.name)
        _ = object[keyPath: \.value]; _ = \Type.[1, default: 2]
        """#,
        #"""
        _ = { }; _ = { $0 + $1 }; _ = { a in a }; _ = { a, b in a + b }; _ = { _ in 1 }
        _ = { (a: Int, _ b: Int) -> Int in a }; _ = { () -> Void in }; _ = { (a, b) async throws(E) -> Int in a }
        _ = { [weak self, unowned b, c = d.e] in self?.f() }
        _ = { [self] (a: inout Int) in a = 1 }
        _ = { @MainActor @Sendable [weak self] a -> Void in self?.g(a) }
        _ = { (a: isolated Actor, b: sending Int, c: @escaping () -> Void) in }
        _ = { $item in Text($item) }
        _ = { ($0, { $0 }($1)) }
        _ = { async in async }
        """#,
        #"""
        f { a }; f() { a }; f(1) { a } label: { b } other: { c }
        f { a } label: { b in b }
        a.b { c }.d { e }.f
        a.b { c } .d()
        a
            .b()
            // a comment between
            .c { $0 }
            .d(1, 2)?
            .e!
        Button { act() } label: { Text("a") }
        list.map { $0 }.filter { $0 > 1 }.forEach { print($0) }
        if list.contains(where: { $0 }) { x() }
        for x in list.map({ $0 }) { y(x) }
        withAnimation(.easeIn) { a.toggle() }
        View[1, 2] { $0 }
        """#,
        #"""
        _ = .member; _ = .method(1).chain.other; _ = .init(a: 1); _ = .some(.value)
        f(.a, b: .c(.d)); x = .y
        _ = self.a; _ = super.b(); self.init(); super.init(a: 1); _ = Self.c
        _ = f(_:b:); _ = a.f(_:); _ = Type.init(a:b:); _ = self[0]; _ = super[1]
        _ = `default`.`class`; _ = `name with spaces`; _ = a.`init`(1); _ = $projected.value
        _ = été + 变量 + 😀 + ñ; let 🐶 = 1
        _ = await a; _ = try await b.c(); _ = unsafe d; _ = await [e, f]; _ = try (a ? b() : c())
        _ = &a; f(&b, &c.d[0])
        _ = repeat each a
        _ = Swift::print; _ = Module::Type.value
        """#,
        #"""
        _ = /a+b/; _ = /\d{3}-(?<name>\w+)/; _ = #/a/b/#; _ = ##/x#/y/##
        _ = text.firstMatch(of: /[a-z\/()]+/)
        _ = #/
          a  # comment
          (b|c)
          /#
        _ = try? /x/.wholeMatch(in: text)
        _ = [/a/, /b/]; f(/a/, b: /c/)
        _ = a / b / c; _ = (a)/b/(c); _ = x[0]/2/y
        """#,
        #"""
        let f: (Int, inout [Int]) -> Void = { _, _ in }
        let g: (_ a: Int, _ b: String...) async throws(E) -> (Int) -> Int? = h
        let z1: @isolated(any) () -> Void
        let t: @Sendable @MainActor () -> Void = { }
        let o: Int?, p: Int!, q: [Int?]?, r: [String: Int]?, s: (Int, b: Int)?, u: ((Int) -> Int)?
        let v: any P, w: any P & Q, x: (any P)?, y: any P.Type, z: P.Protocol
        let a: Outer.Inner<Int>.Deep<[A], (B, C)>, b: [any P], c: some P = d
        let i: borrowing Int, k: @convention(c) (Int) -> Void, l: nonisolated(nonsending) () async -> Void
        let m: ~Copyable, n: any ~Copyable & P
        """#,
    ]
}
