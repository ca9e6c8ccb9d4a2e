import Testing

@testable import FormMockup

/// Statements, each with its tree.
struct StatementParsingTests {
    @Test func elseIfIsFlat() {
        expectTree(
            #"""
            if a { b } else if c { d } else { e }
            """#,
            #"""
            (if (when a (do b)) (when c (do d)) (else e))
            """#)
    }

    @Test func conditions() {
        expectTree(
            #"""
            if let a, let b = c, case .d(let e) = f, g, #available(iOS 17.2, macOS 14, *) { h }
            """#,
            #"""
            (if
              (when
                (all
                  (let bind a)
                  (let bind b c)
                  (match (enumCase .d bind e) f)
                  g
                  (available iOS 17 macOS 14 * 0))
                (do h)))
            """#)
    }

    @Test func unavailable() {
        expectTree(
            #"""
            if #unavailable(iOS 26) { a }
            """#,
            #"""
            (if (when (unavailable iOS 26) (do a)))
            """#)
    }

    @Test func guardStatement() {
        expectTree(
            #"""
            guard let a = b, a > 1 else { return }
            """#,
            #"""
            (guard (all (let bind a b) (operators a > 1)) (else return))
            """#)
    }

    @Test func switchCases() {
        expectTree(
            #"""
            switch a {
            case .b, .c where d: e
            case let .f(g, label: h): i
            case (1...3, _), (let x, .some(let y)): j
            case is String, let z as Int: k
            case "text", nil, 5: l
            case .m?: fallthrough
            @unknown default: break
            }
            """#,
            #"""
            (switch
              a
              (case .b (where .c d) (do e))
              (case (enumCase .f bind g bind h) (do i))
              (case (tuple (operators 1 ... 3) _) (tuple bind x (enumCase .some bind y)) (do j))
              (case (isType String) (isType bind z Int) (do k))
              (case "text" nil 5 (do l))
              (case (optional .m) (do fallthrough))
              (default break))
            """#)
    }

    @Test func loops() {
        expectTree(
            #"""
            for (i, a) in b.enumerated() where c { continue }
            """#,
            #"""
            (for (tuple bind i bind a) (postfix b .enumerated (call)) (where c) (do continue))
            """#)
    }

    @Test func forCaseAndAwait() {
        expectTree(
            #"""
            for await case .a(let b)? in c { d }
            """#,
            #"""
            (for (optional (enumCase .a bind b)) c (do d))
            """#)
    }

    @Test func whileLoops() {
        expectTree(
            #"""
            while let a = b.next(), a < 3 { c }
            """#,
            #"""
            (while (all (let bind a (postfix b .next (call))) (operators a < 3)) (do c))
            """#)
    }

    @Test func repeatLoop() {
        expectTree(
            #"""
            repeat { a } while b
            """#,
            #"""
            (repeat (do a) b)
            """#)
    }

    @Test func labels() {
        expectTree(
            #"""
            outer: for a in b { break outer }
            """#,
            #"""
            (outer: (for bind a b (do break outer)))
            """#)
    }

    @Test func doCatch() {
        expectTree(
            #"""
            do { try a() } catch let e as F where g { b } catch { c }
            """#,
            #"""
            (do (body (postfix a (call))) (catch b) (catch c))
            """#)
    }

    @Test func deferAndThrow() {
        expectTree(
            #"""
            defer { a() }
            throw b
            """#,
            #"""
            (defer (postfix a (call)))
            (throw b)
            """#)
    }

    @Test func returnOfASwitch() {
        expectTree(
            #"""
            return switch a { case .b: c default: d }
            """#,
            #"""
            (return (switch a (case .b (do c)) (default d)))
            """#)
    }

    @Test func returnAlone() {
        expectTree(
            #"""
            if a { return }
            """#,
            #"""
            (if (when a (do return)))
            """#)
    }

    @Test func semicolons() {
        expectTree(
            #"""
            a(); b = 1; let c = 2
            """#,
            #"""
            (postfix a (call))
            (assign = b 1)
            (let bind c (= 2))
            """#)
    }

    @Test func throwsInDo() {
        expectTree(
            #"""
            do throws(E) { a } catch { b }
            """#,
            #"""
            (do (body a) (catch b))
            """#)
    }

    @Test func aClosureInACondition() {
        expectTree(
            #"""
            if list.first(where: { $0.a })?.b ?? false { c }
            """#,
            #"""
            (if
              (when
                (operators
                  (postfix list .first (call (where: (closure (postfix $0 .a)))) ? .b)
                  ??
                  false)
                (do c)))
            """#)
    }

    @Test func discardAndYield() {
        expectTree(
            #"""
            discard self
            """#,
            #"""
            self
            """#)
    }
}
