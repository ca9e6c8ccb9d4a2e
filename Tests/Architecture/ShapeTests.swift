import Testing

/// The shape of files and folders.
struct ShapeTests {
    static let folders = ["Sources", "Tests", "Themes", "Content", "Scripts", "Benchmarks"]

    @Test func noSwiftFileIsLongerThan400Lines() throws {
        let files = try ["Sources", "Tests"].flatMap(Project.swiftFiles(below:))
        let long = files.compactMap { file in
            let lines = file.text.utf8.count { $0 == 0x0A }
            return lines > 400 ? "\(file.path): \(lines) lines" : nil
        }
        #expect(long == [])
    }

    @Test func noPathHoldsASpace() {
        #expect(Self.folders.flatMap(Project.files(below:)).filter { $0.contains(" ") } == [])
    }
}
