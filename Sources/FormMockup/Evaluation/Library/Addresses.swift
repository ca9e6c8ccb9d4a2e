/// The parts of an address, as `URL` names them.
extension Interpreter {
    /// A property or method of a `URL`; nil for others.
    func addressPart(_ name: String, of text: String, _ arguments: [EvaluatedArgument]) -> Value? {
        let address = Address(text)
        switch name {
        case "absoluteString", "relativeString": return .string(text)
        case "absoluteURL", "standardized", "standardizedFileURL", "self", "baseURL":
            return name == "baseURL" ? .nil : .url(text)
        case "scheme": return optional(address.scheme)
        case "host": return optional(address.host)
        case "port": return address.port.map { .integer($0) } ?? .nil
        case "user": return optional(address.user)
        case "path", "relativePath": return .string(address.shownPath)
        case "query": return optional(address.query)
        case "fragment": return optional(address.fragment)
        case "lastPathComponent": return .string(address.lastComponent)
        case "pathExtension": return .string(address.pathExtension)
        case "pathComponents":
            let root = address.path.hasPrefix("/") ? ["/"] : []
            return .array((root + address.components).map { .string($0) })
        case "isFileURL": return .boolean(address.scheme == "file")
        default: return changedAddress(name, address, arguments).map { .url($0.text) }
        }
    }

    private func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .nil }

    /// `appending(path:)`, `deletingLastPathComponent()` and their cousins.
    private func changedAddress(
        _ name: String, _ address: Address, _ arguments: [EvaluatedArgument]
    ) -> Address? {
        var result = address
        let first = arguments.first.flatMap { plainText($0.value) }
        switch name {
        case "appendingPathComponent", "appending":
            guard let first, arguments[0].label != "queryItems" else { return nil }
            let path = address.path
            result.path =
                (path.hasSuffix("/") ? path : path + "/")
                + (first.hasPrefix("/") ? String(first.dropFirst()) : first)
        case "appendingPathExtension":
            guard let first else { return nil }
            result.path += "." + first
        case "deletingLastPathComponent":
            guard !address.components.isEmpty else { return address }
            result.path =
                (address.path.hasPrefix("/") ? "/" : "")
                + address.components.dropLast().map { $0 + "/" }.joined()
        case "deletingPathExtension":
            let ending = address.pathExtension
            guard !ending.isEmpty else { return address }
            result.path = String(address.path.dropLast(ending.count + 1))
        default: return nil
        }
        return result
    }
}

/// An address taken apart: `scheme://user@host:port/path?query#fragment`.
struct Address {
    /// What stands before the first `:`.
    var scheme: String?
    /// The name in front of `@`.
    var user: String?
    /// The machine.
    var host: String?
    /// The number behind the machine.
    var port: Int?
    /// From the first slash behind the machine on.
    var path = ""
    /// Behind `?`.
    var query: String?
    /// Behind `#`.
    var fragment: String?
    private var hasHost = false

    /// Takes an address apart; every text is one.
    init(_ text: String) {
        var rest = text[...]
        if let mark = rest.firstIndex(of: "#") {
            fragment = String(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        if let mark = rest.firstIndex(of: "?") {
            query = String(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: ":"), colon > rest.startIndex,
            rest[..<colon].utf8.allSatisfy(Self.isOfScheme)
        {
            scheme = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
        }
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            hasHost = true
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            readAuthority(rest[..<end])
            rest = rest[end...]
        }
        path = String(rest)
    }

    private mutating func readAuthority(_ text: Substring) {
        var rest = text
        if let mark = rest.firstIndex(of: "@") {
            user = String(rest[..<mark])
            rest = rest[rest.index(after: mark)...]
        }
        if let colon = rest.lastIndex(of: ":"), let port = Int(rest[rest.index(after: colon)...]) {
            self.port = port
            rest = rest[..<colon]
        }
        host = rest.isEmpty ? nil : String(rest)
    }

    private static func isOfScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2B, 0x2D, 0x2E: true
        default: false
        }
    }

    /// The names of the path.
    var components: [String] { path.split(separator: "/").map { String($0) } }

    /// The path without a slash at its end.
    var shownPath: String {
        path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The last name of the path; `/` for the root.
    var lastComponent: String { components.last ?? (path.hasPrefix("/") ? "/" : "") }

    /// What stands behind the last dot of the last name.
    var pathExtension: String {
        let name = lastComponent
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// The address put together again.
    var text: String {
        var result = scheme.map { $0 + ":" } ?? ""
        if hasHost {
            result += "//" + (user.map { $0 + "@" } ?? "") + (host ?? "")
            if let port { result += ":\(port)" }
        }
        result += path
        if let query { result += "?" + query }
        if let fragment { result += "#" + fragment }
        return result
    }
}
