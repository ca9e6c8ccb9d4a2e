extension Control {
    /// `Button`.
    static let button = Control(
        "Button", "PhotosPicker", "PasteButton", "RenameButton"
    ) { context in
        let role = context.role
        var inner = context.environment
        inner.isNested = true
        let style = context.environment.buttonStyle.flatMap {
            context.interpreter.styleName(of: $0)
        }
        inner.foreground = context.buttonColor(role, style)
        inner.hasPlaceForeground = false
        let label = ControlContext(context.call, inner, context.interpreter).buttonLabel()
        let action = context.argument("action") ?? context.actionClosure
        let semantics = Semantics(
            kind: .button, label: label.plainText, role: role,
            actionID: context.interpreter.actionIdentifier(action?.value))
        if let own = context.ownBody(.button, context.buttonFields(role)) {
            return context.control(semantics, own)
        }
        guard let drawn = ButtonElement.Style(name: style) else {
            return context.control(semantics, context.dimmed(label))
        }
        let tint = role == .destructive ? Paint.system(.red) : context.environment.tint
        let element = Element.button(
            ButtonElement(
                label: label, style: drawn, size: context.environment.controlSize, tint: tint,
                isCapsule: context.environment.isCapsule))
        return context.control(semantics, context.dimmed(element))
    }

    /// `Link`.
    static let link = Control("Link") { context in
        let label = context.tintedLabel()
        var semantics = Semantics(kind: .link, label: label.plainText)
        semantics.destination = context.argument("destination").flatMap {
            if case .unknown = context.interpreter.currentValue($0.value) { return nil }
            return context.interpreter.displayText(of: $0.value)
        }
        return context.control(semantics, context.dimmed(label))
    }

    /// `ShareLink`.
    static let shareLink = Control("ShareLink") { context in
        var label = context.tintedLabel()
        if label.isEmpty || context.title != nil {
            let color = context.environment.ownForeground ?? context.tintColor
            let text = Element.text(TextElement([TextRun("Share…", color: color)]))
            label = .label(
                icon: .icon(IconElement(name: "square.and.arrow.up", color: color)),
                title: label.isEmpty ? text : label)
        }
        return context.control(
            Semantics(kind: .button, label: label.plainText), context.dimmed(label))
    }
}

extension ControlContext {
    /// `role:` of a button.
    var role: Semantics.Role? {
        guard let value = value("role") else { return nil }
        switch interpreter.styleName(of: value) {
        case "destructive": return .destructive
        case "cancel": return .cancel
        default: return nil
        }
    }

    /// The accent.
    var tintColor: Paint { environment.tint ?? .role(.tint) }

    /// What an own button style is told.
    fileprivate func buttonFields(_ role: Semantics.Role?) -> [TupleField] {
        [
            labelField(trailingIsLabel: true),
            TupleField(label: "isPressed", value: .boolean(false)),
            TupleField(label: "role", value: role.map { .implicit($0.memberName, []) } ?? .nil),
        ]
    }

    /// The action that stands behind the parentheses, where the label does not.
    fileprivate var actionClosure: EvaluatedArgument? {
        title != nil || argument("label") != nil ? trailing : nil
    }

    /// The label: `label:`, the title, or the trailing closure behind `action:`.
    fileprivate func buttonLabel() -> Element {
        if title == nil, argument("label") == nil, argument("action") == nil,
            argument("intent") == nil, call.name == "Button"
        {
            // `Button { } ` alone has no label.
            return .empty
        }
        let label = label(trailingIsLabel: true)
        guard label.isEmpty, let own = systemLabel else { return label }
        return .label(
            icon: .icon(
                IconElement(
                    name: own.symbol, font: environment.font, color: environment.foreground)),
            title: .text(
                interpreter.styledText(
                    interpreter.runs(of: own.title, environment, parsesMarkdown: false),
                    environment)))
    }

    /// What a button of the system says when the code leaves it to the system.
    private var systemLabel: (title: String, symbol: String)? {
        switch call.name {
        case "PasteButton": ("Paste", "doc.on.clipboard")
        case "RenameButton": ("Rename", "pencil")
        default: nil
        }
    }

    /// The label of a link, in the accent.
    fileprivate func tintedLabel() -> Element {
        var inner = environment
        inner.isNested = true
        inner.foreground = inner.ownForeground ?? tintColor
        inner.hasPlaceForeground = false
        return ControlContext(call, inner, interpreter).label(trailingIsLabel: true)
    }

    /// The colour of a button's text, as its role and style say.
    fileprivate func buttonColor(_ role: Semantics.Role?, _ style: String?) -> Paint? {
        if let own = environment.ownForeground { return own }
        switch style {
        case "plain": return nil
        case "borderedProminent", "glassProminent": return .system(.white)
        default: break
        }
        if role == .destructive { return .system(.red) }
        if environment.place == .bar { return nil }
        return tintColor
    }
}

extension Interpreter {
    /// The number under which a row knows an action.
    func actionIdentifier(_ action: Value?) -> Int? {
        guard let action else { return nil }
        state.actions.append(action)
        return state.actions.count - 1
    }
}

extension Semantics.Role {
    /// The member of `ButtonRole`.
    fileprivate var memberName: String {
        switch self {
        case .destructive: "destructive"
        case .cancel: "cancel"
        }
    }
}

extension ButtonElement.Style {
    /// The style that SwiftUI calls by a name; nil for those that draw no shape.
    init?(name: String?) {
        switch name {
        case "bordered": self = .bordered
        case "borderedProminent": self = .borderedProminent
        case "glass": self = .glass
        case "glassProminent": self = .glassProminent
        default: return nil
        }
    }
}
