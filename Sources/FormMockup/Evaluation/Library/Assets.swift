extension Interpreter {
    /// The colour of the asset catalogues with a name.
    func assetColor(named name: String) -> Paint? {
        assets.colors[name].map { paint(of: $0) }
    }

    /// The colour that a member of code stands for: `Color.brandBlue`, `Color(.brandBlue)`.
    func assetColor(symbol: String) -> Paint? {
        if assets.isEmpty { return nil }
        return assets.colors.item(symbol: symbol).map { paint(of: $0) }
    }

    /// The colour that generated code names by a path: `Asset.Colors.brand.swiftUIColor`.
    func assetColor(of unknown: Unknown) -> Paint? {
        assetName(of: unknown).flatMap { assetColor(symbol: $0) }
    }

    /// The accent of the app, where its catalogue sets one.
    var assetAccent: Paint? { assets.accent.map { paint(of: $0) } }

    /// A colour of the catalogue as a paint.
    private func paint(of color: AssetCatalogue.Color) -> Paint {
        switch color {
        case .components(let light, let dark): .custom(light: light, dark: dark)
        case .system(let name): namedPaint(name) ?? .role(.tint)
        }
    }

    /// The colour of a name that the code gives. A missing one is gray where there are assets to
    /// look in; the accent is the likeliest where there are none.
    func assetColor(given name: String, at range: SourceRange) -> Paint {
        if let paint = assetColor(named: name) { return paint }
        if assets.isEmpty { return .role(.tint) }
        report(
            .unknownAsset("colour", name, assets.colors.names, at: range), once: "color " + name)
        return .system(.gray)
    }

    /// The picture that an argument of `Image` names; nil for one that is not known.
    func picture(of value: Value, at range: SourceRange) -> (name: String, picture: Picture?) {
        let value = currentValue(value)
        switch value {
        case .implicit(let name, let arguments):
            let path = assetPath(name, arguments)
            return (name, assets.pictures.item(symbol: path))
        case .unknown(let unknown):
            let name = assetName(of: unknown) ?? ""
            return (name, name.isEmpty ? nil : assets.pictures.item(symbol: name))
        case .view(.foreign(let call)), .view(.control(let call)):
            // `UIImage(named: "logo")`, `ImageResource(name: "logo", bundle: .main)`.
            let given = call.argument("named") ?? call.argument("name") ?? call.arguments.first
            guard let given else { return ("", nil) }
            if case .closure = given.value { return ("", nil) }
            return picture(of: given.value, at: given.range)
        default:
            let name = plainText(value) ?? ""
            let picture = assets.pictures[name]
            if picture == nil, !name.isEmpty, !assets.pictures.items.isEmpty {
                report(
                    .unknownAsset("image", name, assets.pictures.names, at: range),
                    once: "image " + name)
            }
            return (name, picture)
        }
    }

    /// `.Brand.blue` is the colour `blue` of a folder that gives its names a space of their own.
    private func assetPath(_ name: String, _ arguments: [EvaluatedArgument]) -> String {
        guard name.isTypeLike, let inner = arguments.first(where: { $0.label?.utf8.first == 0x2E }),
            case .implicit(let member, _) = inner.value
        else { return name }
        return name + member
    }

    /// The name that generated code gives an asset, without what it asks of it.
    private func assetName(of unknown: Unknown) -> String? {
        let name = name(of: unknown)
        guard !assets.isEmpty, name.isTypeLike else { return nil }
        var parts = name.split(separator: ".").map { String($0) }
        parts.removeFirst()
        while let last = parts.last, Self.assetMembers.contains(last) { parts.removeLast() }
        return parts.last
    }

    private static let assetMembers = [
        "color", "swiftUIColor", "uiColor", "image", "swiftUIImage", "uiImage", "name",
    ]
}

extension Diagnostic {
    fileprivate static func unknownAsset(
        _ kind: String, _ name: String, _ names: [String], at range: SourceRange
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .warning, id: "unknown-asset", "no asset catalogue holds the \(kind) '\(name)'",
            at: range)
        let list = NearMiss.list(of: names)
        if let best = NearMiss.best(for: name, among: names) {
            diagnostic.fixIt = FixIt("did you mean '\(best)'?", replacing: range, with: best)
        } else if !list.isEmpty {
            diagnostic.notes.append(Note("there are " + list))
        }
        return diagnostic
    }
}
