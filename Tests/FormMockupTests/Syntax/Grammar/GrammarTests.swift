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
