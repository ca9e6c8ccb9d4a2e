import FormDocs
import FormMockup
import Foundation

/// Draws the form screens of one folder, one after the other.
struct Trial {
    let folder: String

    /// Indexes the folder and draws its screens, without the first so many.
    func run(from first: Int) {
        warmUp()
        var indexed: IndexedFolder?
        let time = ContinuousClock().measure { indexed = IndexedFolder(folder, jobs: 1) }
        guard let indexed else { return }
        let files = indexed.index.files
        let screens = ScreenFinder.screens(in: files.map(\.bytes))
        print(
            FolderReport(
                files: files.count, screens: screens.count, indexMilliseconds: time.milliseconds,
                leftOut: indexed.faults.map { "\($0.place?.path ?? folder): \($0.message)" }))
        for screen in screens.dropFirst(first) {
            let file = files[screen.file]
            write("begin\t\(file.path)\t\(screen.view)")
            let drawn = indexed.draw(screen.view, in: file)
            print(ScreenReport(file: file.path, view: screen.view, drawn: drawn))
        }
    }

    /// Draws something, so that no screen's time has that of tables which are made once.
    private func warmUp() {
        let code = Array("Form { Toggle(\"A\", systemImage: \"bell\", isOn: true) }".utf8)
        let request = MockupRequest(code: SourceText(file: FileID(0), bytes: code))
        for mockup in MockupCompiler.compile(request).mockups {
            _ = SVGMockup.document(of: mockup)
            _ = HTMLMockup.page(of: mockup)
        }
    }

    private func print(_ report: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(report) else { return }
        write(String(decoding: data, as: UTF8.self))
    }

    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
