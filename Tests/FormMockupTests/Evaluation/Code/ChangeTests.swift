import Testing

private let rows = """
    struct Row { var name: String; var kind = Kind.low }
    enum Kind: Int, Comparable {
        case low = 3, high = 1
        static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }
    enum Size: Comparable { case small, large }

    """

/// What a function gives, joined by commas.
private func joined(_ body: String) -> String {
    shown(rows + "func f() -> [String] {\n" + body + "\n}\n", #"f().joined(separator: ",")"#)
}

/// Changes of variables in functions.
struct ChangeTests {
    @Test func anAppendedMemberIsOfTheTypeOfTheList() {
        #expect(
            joined("var r: [Row] = []; r.append(.init(name: \"a\")); return r.map(\\.name)") == "a")
    }

    @Test func anAppendedMemberIsOfTheTypeOfAMadeList() {
        #expect(
            joined("var r = [Row](); r.append(.init(name: \"a\")); return r.map(\\.name)") == "a")
    }

    @Test func anInsertedMemberIsOfTheTypeOfTheOthers() {
        #expect(
            joined(
                "var r = [Row(name: \"a\")]; r.insert(.init(name: \"b\"), at: 0); return r.map(\\.name)"
            ) == "b,a")
    }

    @Test func anAssignedMemberIsOfTheTypeOfTheVariable() {
        #expect(
            joined("var r: Row; r = .init(name: \"a\"); return [r.name]") == "a")
    }

    @Test func elementsOfOneTypeAreRemovedByTheirParts() {
        #expect(
            joined(
                """
                var r: [Row] = []
                r.append(.init(name: "one"))
                r += [Row(name: "two")]
                r.removeAll { $0.name == "one" }
                return r.map(\\.name)
                """) == "two")
    }

    @Test func anExtensionChangesItsArray() {
        let code = """
            extension Array where Element == String {
                mutating func addTwo() { append("x"); insert("w", at: 0) }
            }
            func f() -> [String] { var r = ["k"]; r.addTwo(); return r }

            """
        #expect(shown(code, #"f().joined(separator: ",")"#) == "w,k,x")
    }

    @Test func aRangeIsRemoved() {
        #expect(
            joined("var r = [\"a\", \"b\", \"c\"]; r.removeSubrange(0...1); return r") == "c")
    }

    @Test func aRangeIsReplaced() {
        #expect(
            joined(
                "var r = [\"a\", \"b\", \"c\"]; r.replaceSubrange(1..<3, with: [\"x\"]); return r")
                == "a,x")
    }

    @Test func aRangeIsAssigned() {
        #expect(joined("var r = [\"a\", \"b\", \"c\"]; r[0..<2] = [\"z\"]; return r") == "z,c")
    }

    @Test func elementsAreMoved() {
        #expect(
            joined(
                "var r = [\"a\", \"b\", \"c\"]; r.move(fromOffsets: [0], toOffset: 3); return r")
                == "b,c,a")
    }

    @Test func tuplesAreOrderedByTheirFirstDifference() {
        #expect(
            joined(
                "[(2, \"a\"), (1, \"b\"), (1, \"a\")].sorted { $0 < $1 }.map { \"\\($0.0)\\($0.1)\" }"
            )
                == "1a,1b,2a")
    }

    @Test func tuplesOfCasesAreOrderedByTheirOrder() {
        #expect(
            joined(
                """
                let r: [(Size, Kind, String)] = [
                    (.large, .low, "a"), (.small, .low, "b"), (.small, .high, "c"),
                ]
                return r.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
                """) == "c,b,a")
    }

    @Test func aDictionaryIsSortedByAnOperator() {
        #expect(joined("[\"b\": 1, \"a\": 2].sorted(by: <).map { $0.key }") == "a,b")
    }

    @Test func didSetRunsBehindAnAssignment() {
        let code = """
            struct Search {
                var text = "" { didSet { found = oldValue + ">" + text } }
                var found = "nothing"
            }
            func f() -> String { var s = Search(text: "a"); s.text = "b"; return s.found }

            """
        #expect(shown(code, "f()") == "a>b")
    }

    @Test func willSetRunsBeforeAnAssignment() {
        let code = """
            final class Search {
                var text = "a" { willSet(next) { found = text + ">" + next } }
                var found = "nothing"
            }
            func f() -> String { let s = Search(); s.text = "b"; return s.found }

            """
        #expect(shown(code, "f()") == "a>b")
    }

    @Test func anInitialiserIsNotObserved() {
        let code = """
            struct Search {
                var text = "" { didSet { count += 1 } }
                var count = 0
                init(_ text: String) { self.text = text; self.text = text + "!" }
            }

            """
        #expect(shown(code, #""\(Search("a").count)""#) == "0")
    }

    @Test func anObserverDoesNotStartItselfAgain() {
        let code = """
            struct Level {
                var value = 1 { didSet { value = min(value, 5) } }
            }
            func f() -> String { var l = Level(); l.value = 9; return "\\(l.value)" }

            """
        #expect(shown(code, "f()") == "5")
    }
}
