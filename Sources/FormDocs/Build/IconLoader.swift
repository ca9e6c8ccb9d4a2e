import FormMockup

/// Reads icons from SVG files: those of the theme and those of the folder that a site names.
struct IconLoader {
    private(set) var icons: [Icon] = []
    /// What can't be used; ranges are in the files that `add` was given for them.
    private(set) var diagnostics: [Diagnostic] = []

    /// Takes a file, named like the symbol that it draws. Files that are no SVG are passed over.
    /// `file` makes a number for messages.
    mutating func add(_ path: String, _ bytes: [UInt8], _ file: () -> FileID) {
        guard Paths.fileExtension(path) == "svg" else { return }
        let name = Paths.withoutExtension(Paths.name(of: path))
        do throws(SVGFault) {
            guard Self.isSymbolName(name) else {
                throw SVGFault("its name is not that of a symbol, such as star.fill.svg", 0..<0)
            }
            icons.append(try SVGIconReader.read(bytes, name: name))
        } catch {
            let file = file()
            diagnostics.append(
                .unusableIcon(
                    error.message,
                    at: SourceRange(
                        file: file, start: error.range.lowerBound, end: error.range.upperBound)))
        }
    }

    /// Takes all files of a folder.
    mutating func add(
        folder: String, _ file: (_ path: String, _ bytes: [UInt8]) -> FileID
    ) throws(FileError) {
        for path in try Files.tree(folder) where Paths.fileExtension(path) == "svg" {
            let bytes = try Files.read(path)
            add(path, bytes) { file(Paths.tidy(path), bytes) }
        }
    }

    private static func isSymbolName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != 0x2E, first != 0x2D, first != 0x5F else {
            return false
        }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2E, 0x2D, 0x5F: true
            default: false
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func unusableIcon(_ reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "unusable-icon", "this file can't be used as an icon: \(reason)",
            at: range)
    }
}
