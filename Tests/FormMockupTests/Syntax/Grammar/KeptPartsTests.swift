import Testing

@testable import FormMockup

/// What evaluation asks for is in the tree.
@Suite struct KeptPartsTests {
    @Test func subscriptsKeepTheirSetter() {
        expectTree(
            #"""
            struct S { static subscript(a: Int, b c: Int = 1) -> Int { get { a } set(x) { d = x } } }
            """#,
            #"""
            (struct S
              (func subscript
                static
                (parameters (a: Int) (b c: Int (= 1)))
                (-> Int)
                (body a)
                (set x (assign = d x))))
            """#)
    }

    @Test func labelsStay() {
        expectTree(
            #"""
            outer: while a { for b in c { if d { continue outer }; break } }
            """#,
            #"""
            (outer: (while a (do (for bind b c (do (if (when d (do continue outer))) break)))))
            """#)
    }

    @Test func extensionsSayWhatTheyExtend() {
        expectTree(
            #"""
            extension Picker<A>: P where Label == Text, A: Hashable { static func f() {} }
            extension [Int?] {}
            extension String? {}
            """#,
            #"""
            (extension Picker
              (where (== Label Text) (: A Hashable))
              (extends (Picker A))
              (inherits P)
              (func f static body))
            (extension Array (extends (arrayOf (optional Int))))
            (extension Optional (extends (optional String)))
            """#)
    }

    @Test func observersHideNoValue() {
        expectTree(
            #"""
            struct S { @Published var a = 1 { willSet(x) { f(x) } didSet { g() } }; var b: Int { didSet {} } }
            """#,
            #"""
            (struct S (var @Published bind a (= 1)) (var bind b (type Int)))
            """#)
    }

    @Test func modifiersOfMembers() {
        expectTree(
            #"""
            class A: B { override class func f() -> Self { self }; lazy var a = b; required convenience init?() {}; weak var c: A? }
            """#,
            #"""
            (class A
              (inherits B)
              (func f class override (-> Self) (body self))
              (var lazy bind a (= b))
              (func init? convenience required body)
              (var weak bind c (type (optional A))))
            """#)
    }

    @Test func operatorFunctionsKeepTheirFixity() {
        expectTree(
            #"""
            prefix func -- (a: inout A) {}
            postfix static func ++ (a: A) -> A { a }
            func <*> <T>(a: T, b: T) -> T { a }
            """#,
            #"""
            (func -- prefix (parameters (a: inout A)) body)
            (func ++ static postfix (parameters (a: A)) (-> A) (body a))
            (func <*> (generics T) (parameters (a: T) (b: T)) (-> T) (body a))
            """#)
    }

    @Test func aliasesKeepTheirParameters() {
        expectTree(
            #"""
            typealias Handler<T: P> = (T) -> Void where T: Q
            """#,
            #"""
            (typealias Handler (generics (T P)) (where (: T Q)) (function T -> Void))
            """#)
    }

    @Test func wrappersKeepTheirArguments() {
        expectTree(
            #"""
            struct S { @AppStorage("k", store: .shared) private var a = true; @Environment(Model.self) var m; @Module.Wrapper<Int>(range: 0...1) var w: Int }
            """#,
            #"""
            (struct S
              (var (@AppStorage "k" (store: .shared)) bind a (= true))
              (var (@Environment (postfix Model .self)) bind m)
              (var (@Wrapper (range: (operators 0 ... 1))) bind w (type Int)))
            """#)
    }

    @Test func rawTypesAndValues() {
        expectTree(
            #"""
            enum E: String, P { case a, b = "x"; case c(Int, d: String = "y"); indirect case e(E) }
            """#,
            #"""
            (enum E
              (inherits String P)
              (cases a (b (= "x")))
              (cases (c (_ : Int) (d: String (= "y"))))
              (cases (e (_ : E))))
            """#)
    }

    @Test func defaultsOfInitialisers() {
        expectTree(
            #"""
            struct S { init(_ a: Int = 1, b: @escaping () -> Void = {}, @ViewBuilder c: () -> some View) {} }
            """#,
            #"""
            (struct S
              (func init
                (parameters
                  (_ a: Int (= 1))
                  (b: @escaping (function -> Void) (= closure))
                  (c: @ViewBuilder (function -> (some View))))
                body))
            """#)
    }

    @Test func aTrailingClosureJoinsItsSubscript() {
        expectTree(
            #"""
            a[1] { b }
            """#,
            #"""
            (postfix a (subscript 1 (trailing (closure b))))
            """#)
    }

    @Test func sizedArraysAreTypes() {
        expectTree(
            #"""
            let a: [3 of Int] = [2 of [Int]](repeating: b)
            """#,
            #"""
            (let
              bind a
              (type (arrayOf Int))
              (= (postfix (type (arrayOf (arrayOf Int))) (call (repeating: b)))))
            """#)
    }

    @Test func laterVersionsAreSkipped() {
        expectTree(
            #"""
            #if compiler(>=99.1) || swift(<5.9)
            not swift ] at all
            #elseif compiler(>=6.2)
            let a = 1
            #endif
            """#,
            #"""
            (let bind a (= 1))
            """#)
    }

    @Test func forcedCasesBindNames() {
        expectTree(
            #"""
            if case let .a(b)! = c {}
            """#,
            #"""
            (if (when (match (optional (enumCase .a bind b)) c) do))
            """#)
    }

    @Test func invisibleMarksJoinNames() {
        expectTree(
            #"""
            let a\#u{200B}b = 1
            """#,
            #"""
            (let bind a\#u{200B}b (= 1))
            """#)
    }

    @Test func aRegexBehindTry() {
        expectTree(
            #"""
            let a = try? /b(c)/.d
            """#,
            #"""
            (let bind a (= (try? (postfix "b(c)" .d))))
            """#)
    }

    @Test func localTypesAndFunctions() {
        expectTree(
            #"""
            func f() { struct A { var b = 1 }; func g<T>(_ a: T) -> A { A() } }
            """#,
            #"""
            (func f
              (body
                (struct A (var bind b (= 1)))
                (func g (generics T) (parameters (_ a: T)) (-> A) (body (postfix A (call))))))
            """#)
    }

    @Test func choicesAreValues() {
        expectTree(
            #"""
            let a = if b { 1 } else { 2 }
            return switch c { case .d: 3; default: 4 }
            """#,
            #"""
            (let bind a (= (if (when b (do 1)) (else 2))))
            (return (switch c (case .d (do 3)) (default 4)))
            """#)
    }
}
