/// Paths with `/`, as text: nothing here asks the file system.
public enum Paths {
    /// The folder of a path, without the slash; empty at the top.
    static func folder(of path: String) -> String {
        guard let slash = lastIndex(of: 0x2F, in: path) else { return "" }
        return String(path[..<slash])
    }

    /// What follows the last slash.
    static func name(of path: String) -> String {
        guard let slash = lastIndex(of: 0x2F, in: path) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Where a byte stands last: a path is asked for it many times.
    private static func lastIndex(of byte: UInt8, in path: String) -> String.Index? {
        withBytes(of: path) { $0.lastIndex(of: byte) }
            .map { path.utf8.index(path.startIndex, offsetBy: $0) }
    }

    /// Where a byte stands first.
    static func firstIndex(of byte: UInt8, in text: String) -> String.Index? {
        withBytes(of: text) { $0.firstIndex(of: byte) }
            .map { text.utf8.index(text.startIndex, offsetBy: $0) }
    }

    /// The path without the extension of its name.
    static func withoutExtension(_ path: String) -> String {
        guard let dot = lastIndex(of: 0x2E, in: path) else { return path }
        if let slash = lastIndex(of: 0x2F, in: path), slash > dot { return path }
        return String(path[..<dot])
    }

    /// The extension of a path's name in small letters, without the dot.
    static func fileExtension(_ path: String) -> String {
        let name = name(of: path)
        guard let dot = lastIndex(of: 0x2E, in: name) else { return "" }
        return String(name[name.utf8.index(after: dot)...]).lowercased()
    }

    /// A path below a folder; the folder may be empty.
    static func join(_ folder: String, _ path: String) -> String {
        if path.utf8.first == 0x2F || folder.isEmpty { return path }
        return folder.utf8.last == 0x2F ? folder + path : folder + "/" + path
    }

    /// The path with `.` and `..` worked out; nil when it climbs above its start.
    static func normalized(_ path: String) -> String? {
        withBytes(of: path) { bytes in
            if isNormal(bytes) { return path }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            guard walk(bytes, &result) else { return nil }
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// A path below a folder with `.` and `..` worked out, for a folder that has neither; nil when
    /// it climbs above the start.
    static func normalized(_ path: String, below folder: String) -> String? {
        if folder.isEmpty { return normalized(path) }
        return withBytes(of: path) { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(folder.utf8.count + bytes.count + 1)
            result += folder.utf8
            guard walk(bytes, &result) else { return nil }
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// Goes along a path, part by part; false when it climbs above the start.
    private static func walk(_ path: UnsafeBufferPointer<UInt8>, _ result: inout [UInt8]) -> Bool {
        var start = 0
        while start < path.count {
            var end = start
            while end < path.count, path[end] != 0x2F { end += 1 }
            defer { start = end + 1 }
            let isDots = end > start && path[start] == 0x2E
            if end == start || (isDots && end == start + 1) { continue }
            if isDots, end == start + 2, path[start + 1] == 0x2E {
                guard !result.isEmpty else { return false }
                result.removeSubrange((result.lastIndex(of: 0x2F) ?? 0)...)
            } else {
                if !result.isEmpty { result.append(0x2F) }
                result.append(contentsOf: UnsafeBufferPointer(rebasing: path[start..<end]))
            }
        }
        return true
    }

    /// Whether there is nothing to work out: most paths have no part that begins with a dot.
    private static func isNormal(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous: UInt8 = 0x2F
        for byte in path {
            if previous == 0x2F, byte == 0x2F || byte == 0x2E { return false }
            previous = byte
        }
        return previous != 0x2F
    }

    /// The bytes of a text where they are.
    static func withBytes<Result>(
        of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        text.utf8.withContiguousStorageIfAvailable(body)
            ?? Array(text.utf8).withUnsafeBufferPointer(body)
    }

    /// Whether a text stands before another by its bytes: an order that is the same everywhere.
    static func precedes(_ left: String, _ right: String) -> Bool {
        withBytes(of: left) { left in withBytes(of: right) { precedes(left, $0) } }
    }

    private static func precedes(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let count = min(left.count, right.count)
        guard count > 0, let first = left.baseAddress, let second = right.baseAddress else {
            return left.count < right.count
        }
        let order = memcmp(first, second, count)
        return order == 0 ? left.count < right.count : order < 0
    }

    /// `Content/en/../../App/View.swift` as people write it: `App/View.swift`. For messages: where
    /// a folder is a link, the two may not be the same.
    static func tidy(_ path: String) -> String {
        let isFromRoot = path.utf8.first == 0x2F
        guard let clean = normalized(path) else { return path }
        return isFromRoot ? "/" + clean : clean
    }

    /// How often `../` leads from a file to the folder of the whole site.
    static func rootPrefix(of path: String) -> String {
        var prefix = ""
        for byte in path.utf8 where byte == 0x2F { prefix += "../" }
        return prefix
    }

    /// The relative address from one file to another, both from the site's root.
    static func relative(_ target: String, from path: String) -> String {
        withBytes(of: path) { from in
            withBytes(of: target) { to in
                var common = 0
                var index = 0
                while index < from.count, index < to.count, from[index] == to[index] {
                    if from[index] == 0x2F { common = index + 1 }
                    index += 1
                }
                var result: [UInt8] = []
                result.reserveCapacity(to.count + 12)
                for byte in from[common...] where byte == 0x2F { result.append("../") }
                result.append(contentsOf: UnsafeBufferPointer(rebasing: to[common...]))
                return String(decoding: result, as: UTF8.self)
            }
        }
    }

    /// The path as a part of an address: what an address can't hold is percent-encoded.
    static func encoded(_ path: String) -> String {
        if withBytes(of: path, { $0.allSatisfy(isPlain) }) { return path }
        var result: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in path.utf8 {
            if isPlain(byte) {
                result.append(byte)
            } else {
                result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The path of a part of an address: `%20` becomes a space.
    static func decoded(_ address: String) -> String {
        guard withBytes(of: address, { $0.contains(0x25) }) else { return address }
        let bytes = Array(address.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x2F...0x39, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
