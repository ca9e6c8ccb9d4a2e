import CThemes
import Testing

/// The files below Themes/ and what is built into the program.
struct ThemeListTests {
    @Test func everyThemeFileIsEmbedded() throws {
        let onDisk = Project.files(below: "Themes").map { String($0.dropFirst("Themes/".count)) }
        let embedded = Self.embedded.map(\.path)
        #expect(embedded == onDisk, "the list of embedded files is old: run `make themes`")
    }

    @Test func embeddedBytesAreThoseOfTheFiles() throws {
        for file in Self.embedded {
            let bytes = try Project.bytes(of: "Themes/\(file.path)")
            // A name, not two arrays of bytes, is what a failure should print.
            let isTheSame = file.bytes == bytes
            #expect(isTheSame, "\(file.path) was embedded with other bytes")
        }
    }

    private static var embedded: [(path: String, bytes: [UInt8])] {
        (0..<FormDocsThemeFileCount()).map { index in
            let file = FormDocsThemeFileAt(index)
            let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
            return (String(cString: file.path), Array(bytes))
        }
    }
}
