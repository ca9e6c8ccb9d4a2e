import Testing

@testable import FormMockup

struct CollectionTests {
    @Test(arguments: [
        (
            #"Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.prefix(1) }).keys.sorted().joined()"#,
            "ab"
        ),
        (
            #"["a": 1, "b": 2].mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined()"#,
            "a2b4"
        ),
        (
            #""\(["x", "yy", "x"].reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }["x"]!)""#,
            "2"
        ),
        (#""\([1, 2, 3].reduce(into: []) { r, x in r.append(x * 2) })""#, "[2, 4, 6]"),
        (#""\(["1", "x", "3"].compactMap { Int($0) })""#, "[1, 3]"),
        (#"zip(1..., ["a", "b"]).map { "\($0)\($1)" }.joined()"#, "1a2b"),
        (#""\([3, 1, 2].min()!)\([3, 1, 2].max { $0 < $1 }!)\([1, 2].randomElement()!)""#, "131"),
        (
            #""\([1, 2, 3].allSatisfy { $0 > 0 }) \([1, 2, 3].first { $0 > 1 } ?? 0) \([[1], [2]].joined().count)""#,
            "true 2 2"
        ),
        (#""\(Array([1, 2, 3, 4].dropFirst().prefix(2))) \([1, 2, 3].suffix(1))""#, "[2, 3] [3]"),
        (#""\(Dictionary(uniqueKeysWithValues: [("k", 1)])["k"] ?? 0)""#, "1"),
        (
            #""\(["a": 1, "b": 2].filter { $0.value > 1 }.count)\(["a": 1, "b": 2].max { $0.value < $1.value }!.key)""#,
            "1b"
        ),
        (
            #""\(Set([1, 2]).union([2, 3]).count)\(Set([1, 2]).intersection([2]).count) \(Set([1]).isSubset(of: [1, 2]))""#,
            "31 true"
        ),
        (#""\([1, 2, 3, 4, 5].chunked(into: 2).count) \([1, 2, 3].lastIndex(of: 3)!)""#, "3 2"),
        (#"[("a", 1)].map { name, n in name + "\(n)" }.joined()"#, "a1"),
    ])
    func collections(_ expression: String, _ text: String) {
        #expect(shown("", expression) == text)
    }

    @Test(arguments: [
        (#""abc".hasPrefix("ab") && "abc".contains("bc") ? "y" : "n""#, "y"),
        (#""all".replacingOccurrences(of: "l", with: "L")"#, "aLL"),
        (#""a, b".components(separatedBy: ", ").joined(separator: "|")"#, "a|b"),
        (#""a b".split(separator: " ").map(String.init).joined(separator: "+")"#, "a+b"),
        (#""a\nb".components(separatedBy: .newlines).joined()"#, "ab"),
        (#""  x ".trimmingCharacters(in: .whitespaces)"#, "x"),
        (#""7".padding(toLength: 3, withPad: "0", startingAt: 0)"#, "700"),
        (#""john smith".capitalized"#, "John Smith"),
        (#""Hello".prefix(1) + "Hello".suffix(2)"#, "Hlo"),
        (#"String("Hello"["Hello".index("Hello".startIndex, offsetBy: 4)])"#, "o"),
        (#"String("a,b"[..<"a,b".firstIndex(of: ",")!])"#, "a"),
        (
            #""john smith".split(separator: " ").compactMap { $0.first }.map { String($0) }.joined()"#,
            "js"
        ),
        (#""a1b2".filter { $0.isNumber }"#, "12"),
        (#""camel".prefix(1).uppercased() + "camel".dropFirst()"#, "Camel"),
        (#"String(repeating: "ab", count: 2)"#, "abab"),
    ])
    func strings(_ expression: String, _ text: String) {
        #expect(shown("", expression) == text)
    }

    @Test(arguments: [
        (#"String(Int("12") ?? 0)"#, "12"), (#"Int("x") == nil ? "nil" : "n""#, "nil"),
        ("String(7 % 3 + 5 / 2)", "3"), ("String(Int((2.4).rounded(.up)) + Int(2.9))", "5"),
        ("String(min(1, 2) + max(3, 4) + abs(-3))", "8"), ("String(Int(ceil(1.2)))", "2"),
    ])
    func numbers(_ expression: String, _ text: String) {
        #expect(shown("", expression) == text)
    }

    @Test(arguments: [
        (#"a.map { "n\($0)" } ?? "none""#, "n4"), (#"s.map { "n\($0)" } ?? "none""#, "none"),
        (#"q.map { "n\($0)" } ?? "none""#, "nhey"), (#"s ?? q ?? "z""#, "hey"),
        (#"q.flatMap { Int($0) }.map { "\($0)" } ?? "nan""#, "nan"),
        (#""\(s?.count ?? -1)" + (q?.uppercased() ?? "")"#, "-1HEY"),
    ])
    func optionals(_ expression: String, _ text: String) {
        let code = #"let a: Int? = 4; let s: String? = nil; let q: String? = "hey""#
        #expect(shown(code, expression) == text)
    }
}
