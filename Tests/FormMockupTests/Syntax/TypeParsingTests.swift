import Testing

@testable import FormMockup

/// Types as written.
struct TypeParsingTests {
    @Test func anAttributeThatTouchesAFunctionType() {
        expectTree(
            "let a: @autoclosure() -> B",
            "(let bind a (type (function -> B)))")
        expectTree(
            "let a: @escaping(() -> B)",
            "(let bind a (type (function -> B)))")
    }

    @Test func named() {
        expectTree(
            #"""
            let a: A.B<C, D<E>>
            """#,
            #"""
            (let bind a (type (A.B C (D E))))
            """#)
    }

    @Test func optionals() {
        expectTree(
            #"""
            let a: Int?, b: Int??, c: Int!, d: [Int?]?
            """#,
            #"""
            (let
              bind a
              (type (optional Int))
              bind b
              (type (optional (optional Int)))
              bind c
              (type (optional Int))
              bind d
              (type (optional (arrayOf (optional Int)))))
            """#)
    }

    @Test func collectionTypes() {
        expectTree(
            #"""
            let a: [Int], b: [String: [Int]], c: [3 of Int]
            """#,
            #"""
            (let
              bind a
              (type (arrayOf Int))
              bind b
              (type (dictionaryOf String (arrayOf Int)))
              bind c
              (type (arrayOf Int)))
            """#)
    }

    @Test func tupleTypes() {
        expectTree(
            #"""
            let a: (Int, b: String), c: (), d: (Int)
            """#,
            #"""
            (let bind a (type (tupleOf Int (b: String))) bind c (type tupleOf) bind d (type Int))
            """#)
    }

    @Test func functionTypes() {
        expectTree(
            #"""
            let a: (Int, _ b: String) async throws -> (C) -> D, e: @Sendable () -> Void
            """#,
            #"""
            (let
              bind a
              (type (function Int String -> (function C -> D)))
              bind e
              (type (function -> Void)))
            """#)
    }

    @Test func opaqueTypes() {
        expectTree(
            #"""
            let a: some P & Q, b: any R, c: [any S]
            """#,
            #"""
            (let bind a (type (some P)) bind b (type (some R)) bind c (type (arrayOf (some S))))
            """#)
    }

    @Test func metatypes() {
        expectTree(
            #"""
            let a: A.Type, b: (any P).Type, c: A.Protocol
            """#,
            #"""
            (let bind a (type A) bind b (type (some P)) bind c (type A))
            """#)
    }

    @Test func closingAngles() {
        expectTree(
            #"""
            let a: A<B<C<D>>>, b: A<B>?, c: A<B> = d
            """#,
            #"""
            (let bind a (type (A (B (C D)))) bind b (type (optional (A B))) bind c (type (A B)) (= d))
            """#)
    }

    @Test func nestedOptionalGenerics() {
        expectTree(
            #"""
            let a: A<B?>?, b: (A<B>?) -> C<D>!
            """#,
            #"""
            (let
              bind a
              (type (optional (A (optional B))))
              bind b
              (type (function (optional (A B)) -> (optional (C D)))))
            """#)
    }
}
