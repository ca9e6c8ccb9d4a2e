import FormMockup

/// Reads asset catalogues: folders `.xcassets` with a `Contents.json` in each set.
struct AssetLoader {
    /// The largest picture that becomes part of an SVG, in bytes.
    static let largestEmbedded = 32 * 1024
    /// How much of pictures is kept for that, in bytes.
    private static let largestKept = 16 << 20

    /// What was read.
    private(set) var catalogue = AssetCatalogue()
    /// Where the files of pictures are, by the addresses that pages use.
    private(set) var files: [String: String] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var failures: [FileError] = []
    private var kept = 0

    /// Makes a loader.
    init() {}

    /// The catalogues at or below a path, in order.
    static func catalogues(at path: String) throws(FileError) -> [String] {
        if Paths.fileExtension(path) == "xcassets" { return [path] }
        var found: [String] = []
        for entry in try Files.list(path)
        where entry.kind == .folder && !entry.isLink && entry.name.utf8.first != 0x2E {
            found += try catalogues(at: path + "/" + entry.name)
        }
        return found
    }

    /// Takes a catalogue. `addFile` makes a number for messages.
    mutating func add(
        _ folder: String, _ addFile: (_ path: String, _ bytes: [UInt8]) -> FileID
    ) {
        visit(folder, namespace: "", addFile)
    }

    private mutating func visit(
        _ folder: String, namespace: String,
        _ addFile: (_ path: String, _ bytes: [UInt8]) -> FileID
    ) {
        do throws(FileError) {
            for entry in try Files.list(folder)
            where entry.kind == .folder && entry.name.utf8.first != 0x2E && !entry.isLink {
                let path = folder + "/" + entry.name
                let name = namespace + Paths.withoutExtension(entry.name)
                switch Paths.fileExtension(entry.name) {
                case "colorset": readSet(path, addFile) { .addColor($0, name) }
                case "imageset": readSet(path, addFile) { .addPicture($0, name, path) }
                case "appiconset", "launchimage", "dataset", "symbolset", "cubetextureset",
                    "stickersequence", "complicationset", "imagestack", "textureset",
                    "arresourcegroup", "brandassets", "solidimagestack":
                    continue
                default:
                    let givesNames = try givesNamespace(path, addFile)
                    visit(
                        path, namespace: givesNames ? namespace + entry.name + "/" : namespace,
                        addFile)
                }
            }
        } catch {
            failures.append(error)
        }
    }

    /// Whether a folder's name is part of the names in it.
    private mutating func givesNamespace(
        _ folder: String, _ addFile: (_ path: String, _ bytes: [UInt8]) -> FileID
    ) throws(FileError) -> Bool {
        let path = folder + "/Contents.json"
        guard Files.kind(path) == .file else { return false }
        let root = json(try Files.read(path), path, addFile)?.root
        return root?["properties"]?["provides-namespace"]?.flag ?? false
    }

    /// What a set's contents are read for.
    private enum Step {
        case addColor(JSONValue, String)
        case addPicture(JSONValue, String, String)
    }

    private mutating func readSet(
        _ folder: String, _ addFile: (_ path: String, _ bytes: [UInt8]) -> FileID,
        _ step: (JSONValue) -> Step
    ) {
        let path = folder + "/Contents.json"
        do throws(FileError) {
            guard Files.kind(path) == .file else { return }
            guard let (root, bytes) = json(try Files.read(path), path, addFile) else { return }
            do throws(ColorSetReader.Fault) {
                switch step(root) {
                case .addColor(let root, let name): addColor(try ColorSetReader.read(root), name)
                case .addPicture(let root, let name, let folder):
                    try addPicture(ImageSetReader(root), name, folder, path, bytes, addFile)
                }
            } catch {
                let file = addFile(Paths.tidy(path), bytes)
                report(error.message, "invalid-asset", at: .at(error.position, in: bytes, file))
            }
        } catch {
            failures.append(error)
        }
    }

    private mutating func json(
        _ bytes: [UInt8], _ path: String,
        _ addFile: (_ path: String, _ bytes: [UInt8]) -> FileID
    ) -> (root: JSONValue, bytes: [UInt8])? {
        if TextCheck.fault(in: bytes, file: FileID(0)) != nil {
            let file = addFile(Paths.tidy(path), bytes)
            if let fault = TextCheck.fault(in: bytes, file: file) { diagnostics.append(fault) }
            return nil
        }
        do throws(JSONReader.Fault) {
            return (try JSONReader.read(bytes), bytes)
        } catch {
            let file = addFile(Paths.tidy(path), bytes)
            report(
                "this is not JSON: " + error.message, "invalid-asset",
                at: .at(error.position, in: bytes, file))
            return nil
        }
    }

    private mutating func report(_ message: String, _ id: String, at range: SourceRange) {
        diagnostics.append(Diagnostic(.error, id: id, message, at: range))
    }

    private mutating func addColor(_ color: AssetCatalogue.Color?, _ name: String) {
        guard let color else { return }
        if name == "AccentColor", catalogue.accent == nil { catalogue.accent = color }
        catalogue.add(name, color)
    }
}

// MARK: - Pictures

extension AssetLoader {
    private mutating func addPicture(
        _ set: ImageSetReader, _ name: String, _ folder: String, _ path: String,
        _ bytes: [UInt8], _ addFile: (_ path: String, _ bytes: [UInt8]) -> FileID
    ) {
        let light = file(set.light, folder, name, "")
        let dark = file(set.dark, folder, name, "-dark")
        guard let shown = light ?? dark else {
            if let first = set.light.first ?? set.dark.first {
                let file = addFile(Paths.tidy(path), bytes)
                diagnostics.append(
                    .undrawnPicture(first.name, at: .at(0, in: bytes, file)))
            }
            return
        }
        catalogue.add(
            name,
            Picture(
                light: shown.file, dark: light == nil ? nil : dark?.file, width: shown.width,
                height: shown.height, isTemplate: set.isTemplate))
    }

    /// The finest file that a browser draws, with the bytes of the finest that is small enough to
    /// stand in a document.
    private mutating func file(
        _ choices: [ImageSetReader.File], _ folder: String, _ name: String, _ suffix: String
    ) -> (file: Picture.File, width: Double, height: Double)? {
        var result: (file: Picture.File, width: Double, height: Double)?
        for choice in choices {
            let path = folder + "/" + choice.name
            guard let bytes = try? Files.read(path), let found = PictureHeader.read(bytes) else {
                continue
            }
            if result == nil {
                let ending = Self.ending(of: found.mediaType)
                let address = address(for: name, suffix, ending, path)
                result = (
                    Picture.File(address: address, mediaType: found.mediaType),
                    found.width / choice.scale, found.height / choice.scale
                )
            }
            if bytes.count <= Self.largestEmbedded, kept + bytes.count <= Self.largestKept,
                result?.file.mediaType == found.mediaType
            {
                kept += bytes.count
                result?.file.bytes = bytes
                break
            }
        }
        return result
    }

    /// An address that no other picture has.
    private mutating func address(
        for name: String, _ suffix: String, _ ending: String, _ path: String
    ) -> String {
        let slug = String(
            decoding: name.utf8.map { byte in
                switch byte {
                case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x5F: byte
                default: 0x2D
                }
            }, as: UTF8.self)
        var address = "assets/pictures/" + slug + suffix + ending
        var number = 1
        while files[address] != nil {
            number += 1
            address = "assets/pictures/\(slug)\(suffix)-\(number)\(ending)"
        }
        files[address] = path
        return address
    }

    private static func ending(of mediaType: String) -> String {
        switch mediaType {
        case "image/png": ".png"
        case "image/jpeg": ".jpg"
        case "image/gif": ".gif"
        default: ".svg"
        }
    }
}

extension Diagnostic {
    fileprivate static func undrawnPicture(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "undrawn-picture",
            "'\(name)' is no PNG, JPEG, GIF or SVG file; a placeholder is drawn for it", at: range)
    }
}
