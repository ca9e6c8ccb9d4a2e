@testable import FormDocs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A content folder for one test, removed with it.
final class TemporarySite {
    let root: String

    /// Makes the folder with files by path.
    init(_ files: [String: String]) throws {
        var template = Array("/tmp/formdocs-test-XXXXXX".utf8CString)
        root = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
        }
        try Files.makeFolder(root + "/Content")
        if files["theme/page.html"] == nil, files["formdocs.yml"] == nil {
            try add("formdocs.yml", "title: T\n")
        }
        for (path, text) in files { try add(path, text) }
    }

    deinit {
        Files.removeTree(root)
    }

    /// Writes a file of the content.
    func add(_ path: String, _ text: String) throws {
        try write("Content/" + path, Array(text.utf8))
    }

    /// Writes a file beside the content.
    func write(_ path: String, _ bytes: [UInt8]) throws {
        let full = root + "/" + path
        try Files.makeFolder(Paths.folder(of: full))
        try Files.write(bytes, to: full)
    }

    /// The text of a file of the built site; empty when there is none.
    func output(_ path: String) -> String {
        let bytes = try? Files.read(root + "/_site/" + path)
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    /// Whether the built site has a file.
    func has(_ path: String) -> Bool {
        Files.exists(root + "/_site/" + path)
    }

    /// Builds or checks it.
    @discardableResult
    func build(_ change: (inout BuildOptions) -> Void = { _ in }) -> BuildResult {
        var options = BuildOptions(content: root + "/Content")
        change(&options)
        return SiteBuild.run(options)
    }

    /// "line:column id" of each message.
    func messages(_ path: String, in result: BuildResult) -> [String] {
        result.diagnostics.filter { $0.place?.path == root + "/Content/" + path }.map {
            "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.id)"
        }
    }
}
