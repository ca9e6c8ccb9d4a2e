import Foundation
import Testing

@testable import FormMockup

/// Broken code never stops the parser, and never makes it slow.
struct RobustnessTests {
    /// A generator with a fixed seed, so that a failure can be replayed.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    /// Parses bytes and checks what must hold of any tree.
    private func check(_ bytes: [UInt8]) {
        let tree = Parser.parse(SourceText(file: FileID(0), bytes: bytes))
        for diagnostic in tree.diagnostics {
            guard let range = diagnostic.range else { continue }
            #expect(range.start >= 0 && range.start <= range.end && range.end <= bytes.count)
        }
        let starts = tree.diagnostics.map { $0.range?.start ?? -1 }
        #expect(Set(starts).count == starts.count, "one message a place")
    }

    @Test func samplesHaveNoErrors() {
        for sample in Samples.all {
            #expect(parse(sample).diagnostics.map(\.message) == [])
        }
    }

    @Test(arguments: Samples.all) func everyPrefix(_ sample: String) {
        let bytes = Array(sample.utf8)
        for count in 0...bytes.count { check(Array(bytes[..<count])) }
    }

    @Test(arguments: Samples.all) func missingTokens(_ sample: String) {
        let bytes = Array(sample.utf8)
        let tokens = Lexer.tokens(of: SourceText(file: FileID(0), bytes: bytes)).tokens
        for token in tokens {
            check(Array(bytes[..<Int(token.start)] + bytes[Int(token.end)...]))
        }
    }

    @Test(arguments: Samples.all) func swappedTokens(_ sample: String) {
        let bytes = Array(sample.utf8)
        let tokens = Lexer.tokens(of: SourceText(file: FileID(0), bytes: bytes)).tokens
        var generator = Generator(state: 20_301)
        for _ in 0..<300 {
            let first = tokens.randomElement(using: &generator)!
            let second = tokens.randomElement(using: &generator)!
            let replacement = bytes[Int(second.start)..<Int(second.end)]
            check(Array(bytes[..<Int(first.start)] + replacement + bytes[Int(first.end)...]))
        }
    }

    @Test(arguments: Samples.all) func changedBytes(_ sample: String) {
        let bytes = Array(sample.utf8)
        var generator = Generator(state: 77)
        for _ in 0..<300 {
            var changed = bytes
            for _ in 0..<3 {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                changed[place] = UInt8.random(in: 0...255, using: &generator)
            }
            check(changed)
        }
    }

    @Test func chainsAreFlat() {
        for part in [".a", " + a", "(b)", "[c]", "?.d", "!"] {
            #expect(parse("a" + String(repeating: part, count: 20_000)).diagnostics.isEmpty)
        }
        let branches = String(repeating: "if a { } else ", count: 5_000)
        #expect(parse(branches + "{ }").diagnostics.isEmpty)
        let conditions = String(repeating: "a ? b : ", count: 5_000)
        #expect(parse(conditions + "c").diagnostics.isEmpty)
    }

    @Test func bracketsMayBe250LevelsDeep() {
        onLargeStack {
            for (open, close) in [("(", ")"), ("[", "]"), ("a { ", " }"), ("f(", ")")] {
                let code =
                    String(repeating: open, count: 250) + "x"
                    + String(repeating: close, count: 250)
                #expect(parse(code).diagnostics.map(\.message) == [])
            }
        }
    }

    @Test func deeperNestingIsOneError() {
        onLargeStack {
            let parts = [
                ("(", ")"), ("[", "]"), ("a { ", " }"), ("if a { ", " }"), ("f(b: { ", "})"),
                ("struct A { ", " }"), ("\"\\(", ")\""), ("[a: ", "]"), ("func f() { ", "}"),
                ("switch a { case b: ", "}"), ("let x: (", ")"), ("let x: A<", ">"),
            ]
            for (open, close) in parts {
                let code =
                    String(repeating: open, count: 10_000) + "x"
                    + String(repeating: close, count: 10_000)
                let messages = parse(code).diagnostics.map(\.message)
                #expect(messages.first == "nested more than 256 levels deep", "\(open)")
                #expect(messages.count <= 2, "\(open): \(messages.dropFirst().first ?? "")")
            }
        }
    }

    @Test func longRunsOfOneThingEnd() {
        let parts = [
            "(", "[", "{", ")", "]", "}", "\"", "\"\\(", "\"\"\"\n\\(", "/*", "#if a\n", "a ? ",
            "a<", "a<b, ", "A<B<", "!", "- ", "try? ", "@A(", "a as ", "A -> ", "a = ", "let ",
            "case .a(", "\\", "{ (a) in ", "some ", "#", "'", "`", "“", ":", ",", "`a", "(/a",
            "A {\n", "a {} b: ", "\u{1}", "&", "->", "if case .a(",
        ]
        onLargeStack {
            for part in parts { check(Array(String(repeating: part, count: 5_000).utf8)) }
        }
    }

    @Test func reportsEndAtAHundred() {
        let code = String(repeating: ")\n", count: 1_000)
        #expect(parse(code).diagnostics.count == 100)
    }

    /// Runs on a thread whose stack has room for unoptimised code; see `Parser.maximumDepth`.
    private func onLargeStack(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
        done.wait()
    }
}
