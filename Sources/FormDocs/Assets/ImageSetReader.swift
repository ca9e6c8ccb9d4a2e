import FormMockup

/// The files of an image set, from its `Contents.json`.
struct ImageSetReader {
    /// A file and how many of its pixels make a point.
    struct File: Equatable {
        var name: String
        var scale: Double
    }

    /// The files for light and dark surroundings, the finest first.
    var light: [File] = []
    var dark: [File] = []
    var isTemplate = false

    /// Reads a set.
    init(_ root: JSONValue) throws(ColorSetReader.Fault) {
        isTemplate = root["properties"]?["template-rendering-intent"]?.text == "template"
        guard let images = root["images"] else { return }
        guard let entries = images.items else {
            throw .init(message: "'images' has to be a list", position: images.position)
        }
        for entry in AssetEntry.preferred(entries) {
            guard let filename = entry.value["filename"] else { continue }
            guard let name = filename.text, !name.contains("/"), name != ".." else {
                throw .init(
                    message: "'filename' has to be the name of a file in the set",
                    position: filename.position)
            }
            let scale = entry.value["scale"]?.text.flatMap { Double($0.dropLast()) } ?? 1
            let file = File(name: name, scale: max(1, min(4, scale)))
            if entry.isDark { dark.append(file) } else { light.append(file) }
        }
        light = Self.sorted(light)
        dark = Self.sorted(dark)
    }

    private static func sorted(_ files: [File]) -> [File] {
        files.sorted { $0.scale == $1.scale ? $0.name < $1.name : $0.scale > $1.scale }
    }
}

/// The size of a picture, from the head of its file.
enum PictureHeader {
    /// A picture's kind and its size in pixels.
    struct Found: Equatable {
        var mediaType: String
        var width: Double
        var height: Double
    }

    /// What a file holds; nil for a file that no browser draws or that is broken.
    static func read(_ bytes: [UInt8]) -> Found? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        return svg(bytes)
    }

    private static func png(_ bytes: [UInt8]) -> Found? {
        guard bytes.count >= 24 else { return nil }
        return found("image/png", big(bytes, 16, 4), big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> Found? {
        guard bytes.count >= 10 else { return nil }
        return found(
            "image/gif", Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// The size stands in the first frame's head, behind other segments.
    private static func jpeg(_ bytes: [UInt8]) -> Found? {
        var index = 2
        while index + 9 < bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            switch marker {
            case 0xFF: index += 1
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return found("image/jpeg", big(bytes, index + 7, 2), big(bytes, index + 5, 2))
            case 0x01, 0xD0...0xD9: index += 2
            default: index += 2 + max(2, big(bytes, index + 2, 2))
            }
        }
        return nil
    }

    private static func svg(_ bytes: [UInt8]) -> Found? {
        var reader = SVGTagReader(bytes)
        guard let root = try? reader.next(), root.name == "svg" else { return nil }
        var width = number(root["width"]?.value)
        var height = number(root["height"]?.value)
        if let box = root["viewBox"]?.value {
            let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
                let given = (width, height)
                width = given.0 ?? given.1.map { $0 * numbers[2] / numbers[3] } ?? numbers[2]
                height = given.1 ?? given.0.map { $0 * numbers[3] / numbers[2] } ?? numbers[3]
            }
        }
        guard let width, let height, width > 0, height > 0 else { return nil }
        return Found(mediaType: "image/svg+xml", width: width, height: height)
    }

    /// A length in points or pixels; nil for one in another unit.
    private static func number(_ text: String?) -> Double? {
        guard let text else { return nil }
        let isUnit = text.hasSuffix("px") || text.hasSuffix("pt")
        return Double(isUnit ? text.dropLast(2) : text[...])
    }

    private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
    }

    private static func found(_ type: String, _ width: Int, _ height: Int) -> Found? {
        guard width > 0, height > 0 else { return nil }
        return Found(mediaType: type, width: Double(width), height: Double(height))
    }
}
