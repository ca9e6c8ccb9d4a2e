import Foundation
import Testing

@testable import FormMockup

/// The parser takes what the compiler takes.
@Suite struct GrammarTests {
    @Test func snippetsHaveNoErrors() {
        for snippet in GrammarSnippets.files {
            for diagnostic in parse(snippet).diagnostics {
                let line = Self.line(at: diagnostic.range?.start ?? 0, of: snippet)
                Issue.record("\(diagnostic.message): \(line)")
            }
        }
    }

    @Test func prefixesDoNotCrash() {
        for snippet in GrammarSnippets.files {
            let bytes = Array(snippet.utf8)
            for count in stride(from: 0, to: bytes.count, by: 3) {
                _ = Parser.parse(SourceText(file: FileID(0), bytes: Array(bytes[..<count])))
            }
        }
    }

    /// A source folder's declarations are cut out by the scanner and parsed one by one: what has no
    /// error as a file has none in pieces, wherever a line ends.
    @Test(arguments: ["", ",", ":", "=", "->", "{", "&", "where"])
    func piecesHaveNoErrors(_ broken: String) {
        var count = 0
        for snippet in GrammarSnippets.files {
            let text =
                broken.isEmpty
                ? snippet : snippet.replacingOccurrences(of: broken + " ", with: broken + "\n")
            guard parse(text).diagnostics.isEmpty else { continue }
            let bytes = Array(text.utf8)
            for piece in DeclarationScanner.scan(SourceText(file: FileID(0), bytes: bytes)) {
                count += 1
                let cut = SourceText(
                    file: FileID(0), bytes: Array(bytes[piece.start..<piece.end]))
                for diagnostic in Parser.parse(piece: cut).diagnostics {
                    let code = String(decoding: cut.bytes, as: UTF8.self)
                    Issue.record("\(diagnostic.message): \(code)")
                }
            }
        }
        #expect(count > 70)
    }

    /// The snippets are Swift, by the compiler's word.
    @Test func theCompilerTakesThemToo() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("grammar-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (index, snippet) in GrammarSnippets.files.enumerated() {
            let file = folder.appendingPathComponent("snippet\(index).swift")
            try Data(snippet.utf8).write(to: file)
            paths.append(file.path)
        }
        guard let output = Self.compilerOutput(paths) else { return }
        let errors = output.split(separator: "\n").filter { $0.contains(": error:") }
        #expect(errors == [])
    }

    /// The line of a text that holds an offset.
    private static func line(at offset: Int, of text: String) -> String {
        let before = text.utf8.prefix(offset).reversed().prefix { $0 != UInt8(ascii: "\n") }
        let behind = text.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: Array(before.reversed()) + Array(behind), as: UTF8.self)
    }

    /// What the compiler says of files; nil where there is no compiler.
    private static func compilerOutput(_ paths: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-frontend", "-parse", "-swift-version", "6", "-parse-as-library"]
            + ["-diagnostic-style", "llvm"] + paths
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 127 { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
