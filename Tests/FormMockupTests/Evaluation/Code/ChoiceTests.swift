import Testing

@testable import FormMockup

/// Which of several a piece of code means: cases, initialisers, functions of one name.
struct ChoiceTests {
    @Test func aSwitchFallsThroughToAValue() {
        let code = """
            func name(_ n: Int) -> String {
                switch n { case 0: fallthrough; case 1: return "one"; default: return "big" } }
            """
        #expect(shown(code, "name(0) + name(1) + name(2)") == "oneonebig")
    }

    @Test func aResultHoldsWhatItsClosureGivesOrThrows() {
        let code = """
            enum Net: Error { case status(Int) }
            enum Other: Error { case bad }
            func send(_ k: Int) throws -> String {
                if k == 1 { throw Net.status(404) }
                if k == 2 { throw Other.bad }
                return "ok"
            }
            func text(_ k: Int) -> String {
                let result: Result<String, Error> = k < 3 ? Result { try send(k) } : .success("made")
                switch result {
                case .success(let text): return text
                case .failure(let error as Net): return "net \\(error)"
                case .failure: return "other"
                }
            }
            """
        #expect(
            shown(code, #"(0..<4).map(text).joined(separator: ", ")"#)
                == "ok, net status(404), other, made")
    }

    @Test func aTrailingClosureIsNoText() {
        let code = """
            struct TRow<A: View>: View {
                let title: String
                @ViewBuilder let accessory: A
                var body: some View { HStack { Text(title); accessory } }
            }
            extension TRow where A == Text {
                init(title: String, value: String) { self.init(title: title) { Text(value) } }
            }
            Form { TRow(title: "a") { Text("b") }; TRow(title: "c", value: "d") }
            """
        #expect(labels(code) == [["a b", "c d"]])
    }

    @Test func aModuleInFrontMeansTheLibrary() {
        let code = """
            extension Array { func chunked(_ n: Int) -> [[Element]] {
                stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
            struct W { var min = 0; func least() -> Int { Swift.min(7, 8) } }
            """
        #expect(
            shown(code, #"[3, 1, 2].chunked(2).map { "\($0)" }.joined() + "\(W().least())""#)
                == "[3, 1][2]7")
    }

    @Test func objectsAreOneOrTwo() {
        let code = """
            final class Item: Equatable { let n: Int; init(_ n: Int) { self.n = n }
                static func == (a: Item, b: Item) -> Bool { a === b } }
            let one = Item(1)
            let two = Item(1)
            """
        #expect(shown(code, #""\(one == two) \(one == one) \(one !== two)""#) == "false true true")
    }

    @Test func optionsAreASetByAnyName() {
        let code = """
            struct Days: OptionSet { let rawValue: Int
                static let sat = Days(rawValue: 1); static let sun = Days(rawValue: 2)
                static let weekend: Self = [.sat, .sun]
                var text: String { contains(.sun) ? "sun" : "no" } }
            """
        #expect(shown(code, #"Days.weekend.text + "\(Days.weekend == [.sat, .sun])""#) == "suntrue")
    }

    @Test func samplesOfAnArrayAreFound() {
        let code = """
            struct Book { var name: String }
            extension Array where Element == Book { static var samples: [Book] { [Book(name: "a"), Book(name: "b")] } }
            let books: [Book] = .samples
            """
        #expect(shown(code, #"books.map(\.name).joined()"#) == "ab")
    }

    @Test func charactersMakeAText() {
        #expect(shown("", #"String("hello".sorted())"#) == "ehllo")
        #expect(shown("", #"String(Character("z")) + String(UnicodeScalar(65)!)"#) == "zA")
        #expect(shown("", #"String(["a", "bc"])"#) == #"["a", "bc"]"#)
    }

    @Test func aLazyTextReadsItsInstance() {
        let code = #"final class V { var n = 3; lazy var text = "n \(n)" }"#
        #expect(shown(code, "V().text") == "n 3")
    }
}
