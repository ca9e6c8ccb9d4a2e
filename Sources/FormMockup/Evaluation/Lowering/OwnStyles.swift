/// The kinds of styles that code may declare itself, each with the protocols that it adopts.
enum StyleKind: UInt8, Hashable {
    case button, toggle, label, labeledContent, groupBox, disclosureGroup, progressView, gauge
    case textField, datePicker, menu, controlGroup

    /// The protocols whose extensions may name an own style.
    var protocols: [String] {
        switch self {
        case .button: ["ButtonStyle", "PrimitiveButtonStyle"]
        case .toggle: ["ToggleStyle"]
        case .label: ["LabelStyle"]
        case .labeledContent: ["LabeledContentStyle"]
        case .groupBox: ["GroupBoxStyle"]
        case .disclosureGroup: ["DisclosureGroupStyle"]
        case .progressView: ["ProgressViewStyle"]
        case .gauge: ["GaugeStyle"]
        case .textField: ["TextFieldStyle"]
        case .datePicker: ["DatePickerStyle"]
        case .menu: ["MenuStyle"]
        case .controlGroup: ["ControlGroupStyle"]
        }
    }
}

extension Interpreter {
    /// A style as code gives it: a static member of the style's protocol (`.card`) is looked up.
    func styleValue(_ value: Value, _ kind: StyleKind) -> Value {
        guard case .implicit(let name, let arguments) = currentValue(value) else {
            return currentValue(value)
        }
        for style in kind.protocols {
            guard let info = extensionInfo(style, holding: name),
                let made = resolve(name, arguments, in: info)
            else { continue }
            if case .structure(let structure) = made, bodyFunction(of: structure) != nil {
                return made
            }
        }
        return value
    }

    /// The function of an own style that makes its body.
    fileprivate func bodyFunction(of style: StructureValue) -> FunctionDeclaration? {
        style.type.methods["makeBody"]?.first ?? style.type.methods["_body"]?.first
    }
}

extension ModifierContext {
    /// The style that the modifier gives. An own one is kept in the environment, and nothing is
    /// left for SwiftUI's own kinds.
    func style(_ kind: StyleKind, _ environment: inout Environment) -> Value? {
        guard let first else { return nil }
        let value = interpreter.styleValue(first.value, kind)
        guard case .structure(let style) = value, interpreter.bodyFunction(of: style) != nil else {
            environment.ownStyles[kind] = nil
            return value
        }
        environment.ownStyles[kind] = style
        return nil
    }
}

extension ControlContext {
    /// What an own style around makes of this control, with what its configuration holds; nil when
    /// there is no own style.
    func ownBody(_ kind: StyleKind, _ fields: @autoclosure () -> [TupleField]) -> Element? {
        guard let style = environment.ownStyles[kind],
            let function = interpreter.bodyFunction(of: style)
        else { return nil }
        var inner = environment
        inner.ownStyles[kind] = nil
        inner.isNested = true
        let original = TupleField(label: ViewCall.configurationLabel, value: .view(.control(call)))
        let configuration: Value =
            function.name == "_body" ? .view(.control(call)) : .tuple(fields() + [original])
        let cell = interpreter.makeCell(.structure(interpreter.filled(style, environment)))
        let scope = Scope(parent: interpreter.globalScope, owner: style.type, selfCell: cell)
        let body = interpreter.call(
            function, [.init(label: "configuration", value: configuration, range: call.range)],
            scope: scope, range: call.range)
        return interpreter.element(of: body, inner, range: call.range)
    }

    /// The label as a configuration hands it to a style: not lowered yet, so that the style may
    /// change how it looks. Nil without a label.
    func labelField(trailingIsLabel: Bool, named name: String = "label") -> TupleField {
        let given = argument("label") ?? title ?? (trailingIsLabel ? trailing : nil)
        return TupleField(label: name, value: given.map { labelView($0) } ?? .nil)
    }

    private func labelView(_ argument: EvaluatedArgument) -> Value {
        let symbol = self.argument("systemImage") ?? self.argument("systemSymbol")
        if argument.label == nil, !argument.isTrailingClosure, let symbol {
            return .view(.control(part("Label", [argument, symbol])))
        }
        return view(of: argument)
    }

    /// A view argument as a value: a closure is a builder that is not run yet, anything else the
    /// text that it gives.
    func view(of argument: EvaluatedArgument) -> Value {
        switch argument.value {
        case .closure(let closure):
            return .view(.builder(closure.closure.body, Scope(parent: closure.scope)))
        case .view: return argument.value
        default:
            return .view(
                .control(
                    part(
                        "Text",
                        [
                            EvaluatedArgument(
                                label: nil, value: argument.value, range: argument.range)
                        ]
                    )))
        }
    }

    /// A view argument as a field of a configuration; nil for one that was not given.
    func viewField(_ name: String, _ argument: EvaluatedArgument?) -> TupleField {
        TupleField(label: name, value: argument.map { view(of: $0) } ?? .nil)
    }

    /// A binding as the two fields that a configuration has for it: `isOn` and `$isOn`.
    func bindingFields(_ name: String, _ binding: BindingValue) -> [TupleField] {
        [
            TupleField(label: name, value: .binding(binding)),
            TupleField(label: "$" + name, value: .binding(binding)),
        ]
    }

    /// A call of another view in the place of this one.
    func part(_ name: String, _ arguments: [EvaluatedArgument]) -> ViewCall {
        ViewCall(name: name, arguments: arguments, range: call.range, nameRange: call.nameRange)
    }
}

extension ViewCall {
    /// The field of a configuration that holds the call that it describes.
    static let configurationLabel = "$configuration"

    /// The call that a style's configuration stands for: `Toggle(configuration)` is the toggle that
    /// the style was asked to draw.
    var withConfiguration: ViewCall {
        guard let first = arguments.first, first.label == nil,
            case .tuple(let fields) = first.value, let last = fields.last,
            last.label == ViewCall.configurationLabel,
            case .view(.control(let original)) = last.value
        else { return self }
        var result = self
        result.arguments = original.arguments
        return result
    }
}
