import Foundation
import Testing

@testable import FormMockup

/// The parser takes what the compiler takes.
@Suite struct GrammarTests {
    @Test(arguments: GrammarSnippets.files) func hasNoErrors(snippet: String) {
        let found = parse(snippet).diagnostics.map { diagnostic in
            let start = diagnostic.range?.start ?? 0
            let before = snippet.utf8.prefix(start).reversed().prefix { $0 != 10 }.reversed()
            let behind = snippet.utf8.dropFirst(start).prefix { $0 != 10 }
            let line = String(decoding: Array(before) + Array(behind), as: UTF8.self)
            return "\(diagnostic.message): \(line)"
        }
        #expect(found == [])
    }

    /// What has no error in every line has none in any prefix of lines but the open brackets.
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
