import Foundation

/// The files of this project, as the architecture tests see them.
enum Project {
    /// The folder that holds Package.swift.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Paths from the root of every file below a folder, sorted; hidden ones are left out.
    static func files(below folder: String) -> [String] {
        let start = root.appending(path: folder)
        guard let names = FileManager.default.enumerator(atPath: start.path(percentEncoded: false))
        else { return [] }
        var paths: [String] = []
        for case let name as String in names {
            if name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
            if names.fileAttributes?[.type] as? FileAttributeType == .typeDirectory { continue }
            paths.append("\(folder)/\(name)")
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The Swift files below a folder.
    static func swiftFiles(below folder: String) throws -> [SwiftFile] {
        try allSwiftFiles.get().filter { $0.path.hasPrefix("\(folder)/") }
    }

    /// Every Swift file, read once.
    private static let allSwiftFiles = Result {
        try ["Sources", "Tests"].flatMap(files(below:)).filter { $0.hasSuffix(".swift") }.map {
            SwiftFile(path: $0, text: String(decoding: try bytes(of: $0), as: UTF8.self))
        }
    }

    /// The bytes of one file.
    static func bytes(of path: String) throws -> [UInt8] {
        try Array(Data(contentsOf: root.appending(path: path)))
    }
}
