extension GrammarSnippets {
    /// Statements and patterns, each list the body of a function.
    static let statements: [String] = [
        #"""
        if a, let b, var c = d, case .some(let e) = f, #available(iOS 17, *), !g { h() }
        if #unavailable(iOS 26.1, macOS 26) { a() } else if b { c() } else { d() }
        if let self { a() }
        if let (x, y) = pair, case (1, let z)? = other { a() }
        if case let .both(a, label: b) = value, case 1...5 = a { b() }
        if (try? a()) != nil, a.contains(where: { $0 }) { b() }
        if a { b } else { c }
        guard let a, let b = c as? Int, a > b else { return }
        guard case .ready = state else { fatalError("no") }
        while let next = iterator.next(), next > 0 { a() }
        repeat { a += 1 } while a < 10
        """#,
        #"""
        outer: for a in list where a > 1 {
            inner: while true {
                if a == 2 { continue outer }
                if a == 3 { break inner }
            }
            choice: switch a { default: break choice }
            block: do { break block }
            check: if a == 1 { break check }
        }
        for _ in 0..<3 {}
        for (index, name) in names.enumerated() { print(index, name) }
        for case let .some(x) in optionals where x.isEven {}
        for case (let x, 1)? in pairs {}
        for var x: Int in list { x += 1 }
        for try await line in lines { print(line) }
        for await (a, _) in stream {}
        for i in stride(from: 0, to: 10, by: 2) { print(i) }
        """#,
        #"""
        switch value {
        case 1, 2 where a, 3...5: one()
        case ..<0: two()
        case let x where x > 10: three(x)
        case .some(.inner(let a, b: _)): four(a)
        case let .pair(a, b): five(a, b)
        case (0, _), (_, 0): six()
        case (let a, let b)?: seven(a, b)
        case is String, is [Int].Type: eight()
        case let text as String: nine(text)
        case Kind.first, .second(): ten(); fallthrough
        case "text", "\(a)": eleven()
        case nil, true, -1, "a"..."z", (1...).lowerBound where false: twelve()
        case _ where flag: thirteen()
        case .name(let x, y: .other(let z)): fourteen(x, z)
        case \.keyPath: fifteen()
        @unknown default: break
        }
        """#,
        #"""
        switch (a, b) { case (true, false): break; case (_, _): return }
        switch a {
        case .one:
            switch b { case .two: x(); default: y() }
        default: ()
        }
        switch try await load() { case .done: break case .failed(let error): throw error }
        switch consume item { case let value: use(value) }
        """#,
        #"""
        do { try a() } catch { print(error) }
        do throws(Failure) { try a() } catch .first, .second { b() } catch let error where error.isBad { c() }
        do { try a() } catch let error as Failure { b(error) } catch is Other, Kind.name { c() } catch Kind.both(let x, y: _) { c(x) }
        defer { close() }
        throw Failure.bad(code: 1)
        """#,
        #"""
        let a = 1, b: Int = 2; var c: [Int]
        let (d, (e, _)) = (1, (2, 3))
        var f: Int { a + b }
        var g = 1 { didSet { print(g) } }
        async let h = load(), i = load()
        let j = await (h, i)
        lazy var k = compute()
        _ = consume a
        _ = copy b
        a = b
        a += 1
        (a, b) = (b, a)
        a[0].b?.c! = d
        a ? b() : c()
        try await a()
        try? a(); try! b()
        """#,
        #"""
        #sourceLocation(file: "other.swift", line: 10)
        print(#file, #fileID, #filePath, #line, #column, #function, #dsohandle)
        #sourceLocation()
        #warning("Mind this")
        func local<T: P>(_ a: T) where T.A == Int { return }
        struct Local: P { var a: Int; init(a: Int) { self.a = a } }
        enum Choice { case a, b }
        typealias Text = String
        class Object { }
        return
        """#,
        #"""
        let sign = if value < 0 { "minus" } else if value == 0 { "zero" } else { "plus" }
        let name = switch value { case 0: "none" case 1: "one" default: "\(value)" }
        let flag: Bool = if case .a = x { true } else { false }
        x = if a { b } else { switch c { case .d: e; default: f } }
        return switch self { case .a: 1; case .b: 2 }
        """#,
        #"""
        discard self
        let yield = 1, then = 2, get = 3, some = 4, any = 5, actor = 6, async = 7, await = 8
        let prefix = yield + then, each = get, open = some, package = any, macro = 1
        let of = [async, actor], module = 3, consume = 1, copy = 2, borrow = 3, using = 4
        set(value); get(); open(file); actor.run(); await.x = 1
        """#,
    ]
}
