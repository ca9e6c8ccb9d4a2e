import Testing

@testable import FormMockup

/// Declarations, each with its tree.
struct DeclarationParsingTests {
    @Test func storedProperties() {
        expectTree(
            #"""
            @State private var a = 1, b: Int?
            """#,
            #"""
            (var @State bind a (= 1) bind b (type (optional Int)))
            """#)
    }

    @Test func computedProperty() {
        expectTree(
            #"""
            var a: some View { b }
            """#,
            #"""
            (var bind a (type (some View)) (get b))
            """#)
    }

    @Test func accessors() {
        expectTree(
            #"""
            var a: Int { get { b } set(value) { b = value } }
            """#,
            #"""
            (var bind a (type Int) (get b) (set value (assign = b value)))
            """#)
    }

    @Test func observers() {
        expectTree(
            #"""
            var a = 1 { didSet { b() } willSet { c() } }
            """#,
            #"""
            (var bind a (= 1))
            """#)
    }

    @Test func aTrailingClosureInitialises() {
        expectTree(
            #"""
            let a = f { b }
            """#,
            #"""
            (let bind a (= (postfix f (call (trailing (closure b))))))
            """#)
    }

    @Test func protocolRequirements() {
        expectTree(
            #"""
            protocol P: Q, R {
                associatedtype A: B = C where A.D == E
                var a: Int { get set }
                static func f<T>(_ a: T) async throws -> A where T: B
                init?(a: Int)
                subscript(i: Int) -> Int { get }
            }
            """#,
            #"""
            (protocol P
              (inherits Q R)
              other
              (var bind a (type Int))
              (func f static (generics T) (where (: T B)) (parameters (_ a: T)) (-> A))
              (func init? (parameters (a: Int)))
              (func subscript (parameters (i: Int)) (-> Int)))
            """#)
    }

    @Test func functions() {
        expectTree(
            #"""
            @ViewBuilder private static func f<T: P>(_ a: Int, b c: inout [T], d: T..., e: @escaping (Int) -> Void = { _ in }) rethrows -> some View where T: Q { g }
            """#,
            #"""
            (func f
              @ViewBuilder
              static
              (generics (T P))
              (where (: T Q))
              (parameters
                (_ a: Int)
                (b c: inout (arrayOf T))
                (d: T ...)
                (e: @escaping (function Int -> Void) (= (closure (parameters _)))))
              (-> (some View))
              (body g))
            """#)
    }

    @Test func operatorFunctions() {
        expectTree(
            #"""
            static func == (a: A, b: A) -> Bool { true }
            static func < <T>(a: T, b: T) -> Bool { true }
            """#,
            #"""
            (func == static (parameters (a: A) (b: A)) (-> Bool) (body true))
            (func < static (generics T) (parameters (a: T) (b: T)) (-> Bool) (body true))
            """#)
    }

    @Test func initialisers() {
        expectTree(
            #"""
            struct S { init(a: Int) { b = a }; init?() { nil }; deinit { c } }
            """#,
            #"""
            (struct S
              (func init (parameters (a: Int)) (body (assign = b a)))
              (func init? (body nil))
              other)
            """#)
    }

    @Test func subscripts() {
        expectTree(
            #"""
            struct S { subscript(a: Int) -> Int { get { a } set { } }; static subscript<T>(a: T) -> Int { 1 } }
            """#,
            #"""
            (struct S
              (func subscript (parameters (a: Int)) (-> Int) (body a) set newValue)
              (func subscript static (generics T) (parameters (a: T)) (-> Int) (body 1)))
            """#)
    }

    @Test func enums() {
        expectTree(
            #"""
            indirect enum E: String, CaseIterable { case a, b = "x"; case c(Int, d: E = .a), e(any P) }
            """#,
            #"""
            (enum E
              (inherits String CaseIterable)
              (cases a (b (= "x")))
              (cases (c (_ : Int) (d: E (= .a))) (e (_ : (some P)))))
            """#)
    }

    @Test func extensions() {
        expectTree(
            #"""
            extension Array<Int>.Index: @retroactive P where Element == Int { func f() {} }
            """#,
            #"""
            (extension Array.Index
              (where (== Element Int))
              (extends (Array.Index Int))
              (inherits P)
              (func f body))
            """#)
    }

    @Test func classesAndActors() {
        expectTree(
            #"""
            final class A: B { override class func f() {} ; lazy var c = 1; weak var d: A?; unowned(unsafe) let e: A }
            public actor D { nonisolated let a = 1; nonisolated(unsafe) var b = 2 }
            """#,
            #"""
            (class A
              (inherits B)
              (func f class override body)
              (var lazy bind c (= 1))
              (var weak bind d (type (optional A)))
              (let weak bind e (type A)))
            (actor D (let bind a (= 1)) (var bind b (= 2)))
            """#)
    }

    @Test func aliases() {
        expectTree(
            #"""
            typealias A<T> = [T: (Int) -> B?]
            """#,
            #"""
            (typealias A (generics T) (dictionaryOf T (function Int -> (optional B))))
            """#)
    }

    @Test func imports() {
        expectTree(
            #"""
            import SwiftUI
            @testable import struct A.B
            """#,
            #"""
            other
            (other @testable)
            """#)
    }

    @Test func operatorsAndGroups() {
        expectTree(
            #"""
            infix operator +++: P
            prefix operator ~~~
            precedencegroup P { higherThan: A }
            """#,
            #"""
            other
            (other prefix)
            other
            """#)
    }

    @Test func preview() {
        expectTree(
            #"""
            #Preview("Name", traits: .sizeThatFits) { A() }
            """#,
            #"""
            (preview (closure (postfix A (call))))
            """#)
    }

    @Test func attributesOfOthers() {
        expectTree(
            #"""
            @available(iOS 17, *) @Environment(\.dismiss) var a
            @AppStorage("key", store: .x) var b = 1
            @objc(name:with:) func f() {}
            """#,
            #"""
            (var @available (@Environment (keyPath dismiss)) bind a)
            (var (@AppStorage "key" (store: .x)) bind b (= 1))
            (func f @objc body)
            """#)
    }

    @Test func environmentOfAType() {
        expectTree(
            #"""
            @Environment(Model.self) private var model
            """#,
            #"""
            (var (@Environment (postfix Model .self)) bind model)
            """#)
    }

    @Test func macrosAsMembers() {
        expectTree(
            #"""
            struct S { #expand(1) ; @Observable class C {} }
            """#,
            #"""
            (struct S other (class C @Observable))
            """#)
    }

    @Test func macroDeclaration() {
        expectTree(
            #"""
            @freestanding(expression) macro m<T>(_ a: T) -> (T, String) = #external(a: "b")
            """#,
            #"""
            (other @freestanding)
            """#)
    }

    @Test func localDeclarations() {
        expectTree(
            #"""
            func f() { struct A {}; enum B { case c }; func g() {}; @Other var d: Int }
            """#,
            #"""
            (func f (body struct A (enum B (cases c)) (func g body) (var @Other bind d (type Int))))
            """#)
    }

    @Test func asyncLet() {
        expectTree(
            #"""
            async let a = b()
            """#,
            #"""
            (let async bind a (= (postfix b (call))))
            """#)
    }

    @Test func accessLevels() {
        expectTree(
            #"""
            public private(set) var a = 1
            package final class B {}
            open func f() {}
            """#,
            #"""
            (var bind a (= 1))
            class B
            (func f body)
            """#)
    }

    @Test func contextualWordsAreNames() {
        expectTree(
            #"""
            let get = set(open, actor: final)
            some = any
            """#,
            #"""
            (let bind get (= (postfix set (call open (actor: final)))))
            (assign = some any)
            """#)
    }

    @Test func tuplesOfNames() {
        expectTree(
            #"""
            let (a, (b, _)): (Int, (Int, Int)) = c
            """#,
            #"""
            (let (tuple bind a (tuple bind b _)) (type (tupleOf Int (tupleOf Int Int))) (= c))
            """#)
    }

    @Test func nestedTypes() {
        expectTree(
            #"""
            struct A { struct B { static let c = D() } enum E { case f } }
            """#,
            #"""
            (struct A (struct B (let static bind c (= (postfix D (call))))) (enum E (cases f)))
            """#)
    }

    @Test func typeModifiers() {
        expectTree(
            #"""
            func f(a: sending A, b: borrowing B, c: isolated (any D)?, _ e: consuming E) {}
            """#,
            #"""
            (func f (parameters (a: A) (b: B) (c: (optional (some D))) (_ e: E)) body)
            """#)
    }

    @Test func packs() {
        expectTree(
            #"""
            func f<each T>(_ a: repeat each T) -> (repeat each T) {}
            """#,
            #"""
            (func f (generics T) (parameters (_ a: T)) (-> T) body)
            """#)
    }

    @Test func noncopyable() {
        expectTree(
            #"""
            struct A<T: ~Copyable>: ~Copyable {}
            """#,
            #"""
            (struct A (generics (T Copyable)) (inherits Copyable))
            """#)
    }
}
