import FormMockup
import Testing

/// An initial value is worked out once for many rows, as long as nothing tells the difference.
struct RememberedValueTests {
    /// Rows whose property holds what `initial` makes.
    private func rows(_ initial: String, _ rows: String = "Row(); Row(); Row()") -> [String] {
        let code = """
            enum Count {
                static var last = 0
                static func next() -> Int { let sum = [1, 2, 3].map { $0 * 2 }.count; last += 1; return last + sum - 3 }
                static func set(_ number: Int) -> Int { last = number; return last }
                static func words() -> String { let all = ["a", "b", "c"].map { $0 + $0 }; return all[0] + String(last) }
            }
            final class Model { var name = "one"; func rename() -> String { name = "two"; return name } }
            let model = Model()
            func shout() -> String { let all = ["a", "b"].map { $0 + "!" }; return model.name + all[0] }
            struct Row: View {
                let value = \(initial)
                var body: some View { Text("\\(value)") }
            }
            Form { \(rows) }
            """
        return labels(code).first ?? []
    }

    @Test func aPlainValueIsTheSameInEachRow() {
        #expect(rows("[3, 1, 2].sorted().map { $0 + 1 }.reduce(0, +)") == ["9", "9", "9"])
    }

    @Test func whatCountsItsCallsIsCalledAgain() {
        #expect(rows("Count.next()") == ["1", "2", "3"])
    }

    @Test func aStaticThatChangesIsLookedAtAgain() {
        #expect(
            rows("Count.words()", "Row(); Row(); let _ = Count.set(7); Row()")
                == ["aa0", "aa0", "aa7"])
    }

    @Test func anObjectThatChangesIsLookedAtAgain() {
        #expect(
            rows("shout()", "Row(); Row(); let _ = model.rename(); Row()")
                == ["onea!", "onea!", "twoa!"])
    }

    @Test func objectsAreNotShared() {
        let code = """
            final class Model { var name = ["a", "b"].map { $0 + "!" }.joined(separator: " and ") }
            struct Row: View {
                let model = Model()
                let name: String
                init(_ name: String? = nil) {
                    if let name { model.name = name }
                    self.name = model.name
                }
                var body: some View { Text(model.name) }
            }
            Form { Row(); Row("other"); Row() }
            """
        #expect(labels(code) == [["a! and b!", "other", "a! and b!"]])
    }

    @Test func stateIsNotShared() {
        let code = """
            struct Row: View {
                @State var items = ["a", "b"].map { $0 + "!" }
                var body: some View { Toggle(items[0], isOn: .constant(items.count == 2)) }
            }
            Form { Row(items: ["x!"]); Row() }
            """
        #expect(labels(code) == [["x!", "a!"]])
    }

    @Test func aBranchThatWasTakenBackIsForgotten() {
        // `flag` is unknown: both branches are tried, and the one that shows more stays.
        let code = """
            enum Theme {
                static var name = "plain"
                static func turnRed() -> String { name = "red"; return name }
                static func label() -> String { ["a", "b", "c"].map { $0 + name }.joined() }
            }
            struct Row: View {
                let label = Theme.label()
                var body: some View { Text(label) }
            }
            Form {
                if flag { let _ = Theme.turnRed(); Row() } else { Row(); Row() }
                Row()
            }
            """
        let plain = "aplainbplaincplain"
        #expect(labels(code) == [[plain, plain, plain]])
    }

    @Test func anUnknownValueIsNamedInEachRow() {
        #expect(rows("missing.title.uppercased()").count == 3)
    }
}
