/// What an app reads at its first start: nothing is stored yet.
extension Interpreter {
    /// What a method of a store of the system gives; nil for other methods.
    func firstRead(_ name: String, _ arguments: [EvaluatedArgument], of unknown: Unknown)
        -> Value?
    {
        guard let first = arguments.first else { return nil }
        switch (name, first.label) {
        case ("bool", "forKey"): return .boolean(false)
        case ("integer", "forKey"), ("longLong", "forKey"): return .integer(0)
        case ("double", "forKey"), ("float", "forKey"): return .double(0)
        case ("string", "forKey"), ("data", "forKey"), ("object", "forKey"), ("value", "forKey"),
            ("array", "forKey"), ("stringArray", "forKey"), ("dictionary", "forKey"),
            ("url", "forKey"):
            return .nil
        case ("fileExists", "atPath"), ("isReadableFile", "atPath"): return .boolean(false)
        case ("contents", "atPath"): return .nil
        case ("object", "forInfoDictionaryKey"):
            return plainText(first.value).map { Self.information(named: $0) }
        case ("get", nil), ("getString", nil), ("getData", nil), ("read", nil):
            return Bytes.find("eychain", in: self.name(of: unknown)) == nil ? nil : .nil
        default: return nil
        }
    }

    /// `Data(contentsOf: url)` and its cousins: there is no such file yet, unless it comes with the
    /// app.
    func readContents(_ name: String, _ arguments: [EvaluatedArgument], range: SourceRange)
        -> Value?
    {
        guard let first = arguments.first, first.label?.hasPrefix("contentsOf") == true else {
            return nil
        }
        let path = describe(first.value)
        let isOwn = Bytes.find("Bundle", in: path) != nil
        if catchers > 0, !isOwn { thrown = .unknown(unknown(named: "error", at: range)) }
        return .unknown(unknown(named: name + ".contents(" + path + ")", at: range))
    }

    /// A property of a value of a type of the system; nil for others.
    func foreignMember(_ name: String, ofTypeNamed type: String?) -> Value? {
        switch (type, name) {
        case ("Bundle", "infoDictionary"), ("Bundle", "localizedInfoDictionary"):
            .dictionary(
                ["CFBundleShortVersionString", "CFBundleVersion"].map {
                    DictionaryPair(key: .string($0), value: Self.information(named: $0))
                })
        default: nil
        }
    }

    /// What the app says about itself: a first version.
    private static func information(named key: String) -> Value {
        switch key {
        case "CFBundleShortVersionString": .string("1.0")
        case "CFBundleVersion": .string("1")
        default: .nil
        }
    }

    /// Whether the instance of a type that the sources do not declare is a value, such as a decoder
    /// or a formatter, rather than a view.
    static func isForeignValue(_ name: String) -> Bool {
        let word = name.lastCamelCaseWord
        if valueWords.contains(word) { return true }
        if name.isViewName { return false }
        let bytes = Array(name.utf8.prefix(3))
        guard bytes.count == 3, bytes[2] >= 0x41, bytes[2] <= 0x5A else {
            return ["Task", "Logger", "Bundle", "Mirror", "Thread", "Measurement"].contains(name)
        }
        // `CGColor`, `NSPredicate`, `CLLocationCoordinate2D`, ….
        return [
            "CG", "NS", "UN", "CL", "CF", "CK", "HK", "AV", "SK", "LA", "UI", "MK", "CN", "EK",
            "PH",
            "CI", "OS", "GK",
        ].contains(String(decoding: bytes[..<2], as: UTF8.self))
    }

    /// The last words of the names of values.
    private static let valueWords: Set<String> = [
        "Decoder", "Encoder", "Formatter", "Queue", "Manager", "Service", "Session", "Request",
        "Defaults", "Model", "Provider", "Repository", "Center", "Generator", "Descriptor",
        "Predicate", "Data", "Error", "Configuration", "Detector", "Logger", "Parser", "Client",
        "Serialization", "Recognizer", "Controller", "Coordinator", "Delegate", "Engine",
        "Strategy", "Semaphore", "Lock", "Cache", "Scanner", "Store", "Storage", "Context",
        "Handler", "Tracker",
    ]
}

extension String {
    /// The last word of a name such as `ProfileHeaderView`: what begins with its last upper-case
    /// letter.
    var lastCamelCaseWord: String {
        let bytes = utf8
        guard let start = bytes.lastIndex(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return self }
        return String(self[start...])
    }
}
