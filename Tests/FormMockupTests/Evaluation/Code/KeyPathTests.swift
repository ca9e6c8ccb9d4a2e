import Testing

private let shelf = """
    struct Shelf {
        var books = ["a", "b"]
        var owner = ["name": "Ann"]
        var inner = Inner()
        struct Inner { var sizes = [7, 8] }
    }
    let shelf = Shelf()

    """

/// Key paths with subscripts.
struct KeyPathTests {
    @Test func aKeyPathMayEndWithAnIndex() {
        #expect(shown(shelf, #"shelf[keyPath: \.books[1]]"#) == "b")
    }

    @Test func aKeyPathMayHaveATextAsKey() {
        #expect(shown(shelf, #"shelf[keyPath: \.owner["name"]] ?? "none""#) == "Ann")
    }

    @Test func aKeyPathGoesOnBehindAMember() {
        #expect(shown(shelf, #""\(shelf[keyPath: \.inner.sizes[0]])""#) == "7")
    }

    @Test func aKeyPathWithAnIndexIsAFunction() {
        #expect(shown(shelf, #"[shelf].map(\.books[0]).joined()"#) == "a")
    }

    @Test func aKeyPathMayBeginWithAnIndex() {
        #expect(shown(shelf, #"[["x", "y"]].map(\.[1]).joined()"#) == "y")
    }

    @Test func aKeyPathMayHaveAVariableAsIndex() {
        #expect(shown(shelf + "let place = 1\n", #"shelf[keyPath: \.books[place]]"#) == "b")
    }

    @Test func aKeyPathWithAnIndexTakesAValue() {
        let code =
            shelf
            + #"func changed() -> String { var s = shelf; s[keyPath: \.books[0]] = "z"; return s.books[0] }"#
        #expect(shown(code, "changed()") == "z")
    }

    @Test func ownSubscriptsTakeNamesOfMembers() {
        let code = """
            @dynamicMemberLookup struct Box<T> {
                var value: T
                subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
            }
            struct Book { var title = "Dune" }

            """
        #expect(shown(code, "Box(value: Book()).title") == "Dune")
    }
}
