extension Interpreter {
    /// What stands for a view that nobody declares. With content it is transparent; without, it is
    /// a plausible row made from its arguments.
    func placeholder(for call: ViewCall, _ environment: Environment) -> [LoweredItem] {
        if call.arguments.isEmpty, isColorName(call.name) {
            return unknownColor(named: call.name, range: call.range)
        }
        if call.name.hasPrefix(Self.searchResult) {
            return unavailableSearch(nil, call.range)
        }
        let contents = call.arguments.filter { isViewContent($0) }
        let title = call.arguments.first { isTitle($0) }
        let isAccessible = call.name.hasSuffix("Button") || call.name.hasSuffix("Link")
        if !contents.isEmpty, !isAccessible {
            return transparent(call, title, contents, environment)
        }
        if environment.isLayer {
            report(
                .unknownLayer(call.name, at: call.nameRange), once: call.name,
                meant: ControlCatalogue.names)
            return []
        }
        if isPictureName(call.name) {
            // Packages that load pictures name their views so; iOS shows a picture as well.
            report(.unknownPicture(call.name, at: call.nameRange), once: call.name)
            let image = Element.image(ImageElement(name: call.name, isResizable: true))
            return [.element(LoweredElement(element: image, range: call.range))]
        }
        report(
            .unknownView(call.name, at: call.nameRange), once: call.name,
            meant: ControlCatalogue.names)
        return [.element(standInRow(call, title, environment))]
    }

    /// Whether a name reads as that of a picture: `RemoteImage`, `Image.logo`, `item.image(small)`.
    private func isPictureName(_ name: String) -> Bool {
        name.hasPrefix("Image.") || name.hasPrefix("UIImage.")
            || lastWord(of: name).hasSuffix("image")
    }

    /// The static members of `ContentUnavailableView`.
    private static let searchResult = "ContentUnavailableView.search"

    /// A colour that is not declared fills its place with nothing.
    func unknownColor(named name: String, range: SourceRange) -> [LoweredItem] {
        report(.unknownColor(name, at: range), once: name)
        let shape = ShapeElement(kind: .rectangle, fill: .clear)
        return [.element(LoweredElement(element: .shape(shape), range: range))]
    }

    private func transparent(
        _ call: ViewCall, _ title: EvaluatedArgument?, _ contents: [EvaluatedArgument],
        _ environment: Environment
    ) -> [LoweredItem] {
        report(
            .transparentView(call.name, at: call.nameRange), once: call.name,
            meant: ControlCatalogue.names)
        let main = contents.filter { $0.label == nil || $0.label == "content" }
        var items: [LoweredItem] = []
        for content in main.isEmpty ? contents : main {
            items += self.items(
                of: givenParameters(content.value), environment, range: content.range)
        }
        guard call.name.hasSuffix("Section"), !environment.isNested else { return items }
        var section = ScreenSection(rows: rows(of: items, environment), range: call.range)
        if let title {
            section.header = supplement(
                element(title, environment, place: .header), range: title.range)
        }
        if let footer = contents.first(where: { $0.label == "footer" }) {
            section.footer = supplement(
                element(footer, environment, place: .footer), range: footer.range)
        }
        return [.section(section)]
    }

    /// Content with something for the parameters that the view would give it.
    private func givenParameters(_ content: Value) -> Value {
        guard case .closure(let closure) = content, !closure.closure.parameters.isEmpty else {
            return content
        }
        let given = closure.closure.parameters.map { parameter in
            Value.unknown(unknown(named: parameter.name, type: parameter.type, at: closure.range))
        }
        return .view(.builder(closure.closure.body, scope(for: closure, given)))
    }

    private func element(
        _ argument: EvaluatedArgument, _ environment: Environment, place: Environment.Place
    ) -> Element {
        var inner = environment
        inner.place = place
        inner.isNested = true
        if case .closure = argument.value {
            return element(of: argument.value, inner, range: argument.range)
        }
        return label(of: argument, inner)
    }

    /// Whether an argument is a closure that builds views: its first statement reads as one.
    private func isViewContent(_ argument: EvaluatedArgument) -> Bool {
        if case .view = argument.value { return true }
        guard case .closure(let closure) = argument.value else { return false }
        let statements = closure.closure.body.statements
        let first = statements.first { if case .declaration = $0.kind { false } else { true } }
        guard let first else { return false }
        switch first.kind {
        case .expression(let expression): return expression.readsAsView
        case .if, .switch: return argument.isTrailingClosure
        default: return false
        }
    }

    private func isTitle(_ argument: EvaluatedArgument) -> Bool {
        switch argument.value {
        case .literal, .string:
            switch argument.label {
            case nil, "title", "label", "text", "name", "header", "titleKey", "key": true
            default: false
            }
        default: false
        }
    }

    /// A row with the title, symbol and binding that the arguments give.
    private func standInRow(
        _ call: ViewCall, _ title: EvaluatedArgument?, _ environment: Environment
    ) -> LoweredElement {
        let name = call.name.lastNameInWords.capitalizedFirst
        let text: Element
        if let title {
            text = textElement(title.value, environment)
        } else {
            text = .text(
                styledText(
                    runs(of: standInTitle(name), environment, parsesMarkdown: false), environment))
        }
        var label = text
        if let symbol = call.arguments.first(where: { isSymbol($0) }) {
            label = .label(
                icon: .icon(IconElement(name: displayText(of: symbol.value))), title: text)
        }
        var semantics = Semantics(
            kind: .placeholder, label: text.plainText, isEnabled: environment.isEnabled,
            isPlaceholder: true)
        var traits = RowTraits()
        var element = label
        for argument in call.arguments {
            guard case .binding(let binding) = argument.value else { continue }
            switch currentValue(.binding(binding)) {
            case .boolean(let isOn):
                semantics.value = .toggle(isOn)
                element = .labeled(label: label, value: .toggle(ToggleElement(isOn: isOn)))
            case .string, .literal:
                let value = displayText(of: .binding(binding))
                semantics.value = .text(value)
                element = .labeled(
                    label: label,
                    value: .text(
                        styledText([TextRun(value, color: .role(.secondaryLabel))], environment)))
            default: continue
            }
            break
        }
        if call.name.hasSuffix("Link"), !environment.isNested { traits.accessory = .disclosure }
        return LoweredElement(
            element: .control(semantics, element), traits: traits, range: call.range)
    }

    private func standInTitle(_ name: String) -> String {
        for suffix in [" view", " row", " section", " cell"] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return name
    }

    private func isSymbol(_ argument: EvaluatedArgument) -> Bool {
        switch argument.label {
        case "systemImage", "systemName", "icon", "symbol", "image", "iconName":
            return plainText(argument.value) != nil
        default: return false
        }
    }
}

extension Expression {
    /// Whether an expression looks like a view: it begins with a type's name that is called.
    var readsAsView: Bool {
        switch kind {
        case .postfix(let base, let suffixes):
            guard case .identifier(let name, _) = base.kind else { return base.readsAsView }
            if name.isTypeLike, case .call? = suffixes.first?.kind { return true }
            return false
        case .identifier(let name, _): return !name.isTypeLike
        default: return false
        }
    }
}

extension Diagnostic {
    static func unknownView(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "unknown-view",
            "'\(name)' is not declared here; a stand-in row is drawn", at: range,
            notes: [.init("declare 'struct \(name.firstName): View' in the block or its source")])
    }

    static func unknownPicture(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "unknown-picture",
            "'\(name)' is not declared here; a placeholder of a picture is drawn", at: range)
    }

    static func unknownColor(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "unknown-color",
            "the colour '\(name)' is not declared here; that of its place is drawn", at: range)
    }

    static func unknownLayer(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "unknown-layer",
            "'\(name)' is not declared here and is not drawn over or under what it decorates",
            at: range)
    }

    static func transparentView(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "transparent-view",
            "'\(name)' is not declared here; only its content is drawn", at: range)
    }
}
