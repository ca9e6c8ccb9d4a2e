import Foundation
import Testing

/// The script on a folder of our own, and with a worker that fails.
struct TrySourcesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .path(percentEncoded: false)

    /// The worker that was built beside this test.
    private static let worker = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "formdocs-try").path(percentEncoded: false)

    /// What the script prints, with its exit status.
    private func run(_ words: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Self.folder + "../../Scripts/try-sources")
        process.arguments = words
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func tryFixture() throws -> (status: Int32, text: String) {
        var words = [Self.folder + "Fixture"]
        if FileManager.default.isExecutableFile(atPath: Self.worker) {
            words += ["--formdocs-try", Self.worker]
        }
        return try run(words)
    }

    @Test func aFolderIsDrawn() throws {
        let (status, text) = try tryFixture()
        #expect(status == 0)
        #expect(text.hasPrefix("folders 1, files 3, screens 2\nerrors in 0 screens, crashes 0"))
        #expect(text.contains("rows 4, screens without a row 0"))
        #expect(text.contains("stand-in rows a screen: median 0.5, mean 0.50, 50% have none"))
    }

    @Test func whatIsUnknownIsNamed() throws {
        let text = try tryFixture().text
        #expect(text.contains("unknown views (screens, folders)\n      1    1  VolumeKnob\n"))
        #expect(text.contains("unknown modifiers (screens, folders)\n      1    1  .engraved\n"))
    }

    @Test func aCrashAndAHangStopNothing() throws {
        let (status, text) = try run([
            Self.folder, "--timeout", "0.5", "--formdocs-try", Self.folder + "fake-worker",
        ])
        #expect(status == 1)
        #expect(text.contains("screens 1\nerrors in 0 screens, crashes 1, time-outs 1\n"))
        #expect(text.contains("crash: a.swift First: Fatal error: of the test\n"))
        #expect(text.contains("time-out: a.swift Second: over 0.5 s\n"))
    }

    @Test func withoutAFolderThereIsNothingToDo() throws {
        #expect(try run([]).status == 2)
    }
}
