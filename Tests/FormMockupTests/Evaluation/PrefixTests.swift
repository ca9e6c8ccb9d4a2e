import Foundation
import Testing

@testable import FormMockup

/// Every block of the guide, as it is while its author types.
struct PrefixTests {
    /// The most prefixes of one block that are compiled; beyond, every so many tokens.
    private static let mostPrefixes = 24
    /// What says that the work had no end.
    private static let limits: Set = [
        "evaluation-too-long", "evaluation-too-deep", "values-too-large", "nested-too-deeply",
    ]

    @Test(arguments: ["en", "ur"]) func everyPrefixOfTheGuideCompiles(language: String) throws {
        let blocks = try Self.blocks(in: language)
        #expect(blocks.count > 20)
        for (number, block) in blocks.enumerated() {
            let code = SourceText(file: FileID(0), bytes: block)
            let ends = [0] + Lexer.tokens(of: code).tokens.map { Int($0.end) }
            for end in ends { _ = Parser.parse(prefix(of: block, end)) }
            let stride = max(1, ends.count / Self.mostPrefixes)
            // Blocks begin at different tokens, so that together they end behind each kind.
            for index in Swift.stride(from: number % stride, to: ends.count, by: stride) {
                check(prefix(of: block, ends[index]))
            }
            // Inside of a token, and of a character.
            for index in Swift.stride(from: 1, to: block.count, by: max(7, block.count / 6)) {
                check(prefix(of: block, index))
            }
        }
    }

    private func prefix(of block: [UInt8], _ end: Int) -> SourceText {
        SourceText(file: FileID(0), bytes: Array(block[..<end]))
    }

    private func check(_ code: SourceText) {
        let result = MockupCompiler.compile(MockupRequest(code: code))
        #expect(result.mockups.count <= 1)
        #expect(!result.diagnostics.contains { Self.limits.contains($0.id) })
    }

    /// The form blocks of all pages in a language.
    private static func blocks(in language: String) throws -> [[UInt8]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Content")
        let pages = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var blocks: [[UInt8]] = []
        for case let page as URL in pages ?? .init() where page.pathExtension == "md" {
            guard page.pathComponents.contains("ur") == (language == "ur") else { continue }
            blocks += self.blocks(of: try String(contentsOf: page, encoding: .utf8))
        }
        return blocks
    }

    private static func blocks(of page: String) -> [[UInt8]] {
        var blocks: [[UInt8]] = []
        var lines: [Substring]?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if let code = lines {
                if line.hasPrefix("```") {
                    blocks.append(Array(code.joined(separator: "\n").utf8))
                    lines = nil
                } else {
                    lines = code + [line]
                }
            } else if line.hasPrefix("```form") || line.hasPrefix("```swift form") {
                lines = []
            }
        }
        return blocks
    }
}
