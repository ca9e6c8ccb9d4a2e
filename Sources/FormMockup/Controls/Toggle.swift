extension Control {
    /// `Toggle`.
    static let toggle = Control("Toggle") { context in
        let binding = context.binding("isOn") ?? .constant(.boolean(false))
        let isOn = context.interpreter.isOn(binding)
        let label = context.label(trailingIsLabel: true)
        let semantics = Semantics(
            kind: .toggle, label: label.plainText, value: .toggle(isOn),
            bindingID: context.interpreter.identifier(of: binding))
        if let own = context.ownBody(.toggle, context.toggleFields(binding)) {
            return context.control(semantics, own)
        }
        let control = Element.toggle(
            ToggleElement(isOn: isOn, tint: context.styleTint ?? context.environment.tint))
        let style = context.environment.toggleStyle.flatMap {
            context.interpreter.styleName(of: $0)
        }
        switch style {
        case "button":
            return context.control(
                semantics,
                context.dimmed(
                    .button(
                        ButtonElement(label: label, style: isOn ? .borderedProminent : .bordered))))
        default:
            let element =
                context.environment.labelsHidden
                ? control : Element.labeled(label: label, value: control)
            return context.control(semantics, context.dimmed(element))
        }
    }
}

extension ControlContext {
    /// What an own toggle style is told.
    fileprivate func toggleFields(_ binding: BindingValue) -> [TupleField] {
        [
            labelField(trailingIsLabel: true),
            TupleField(label: "isMixed", value: .boolean(false)),
        ] + bindingFields("isOn", binding)
    }

    /// The colour in `SwitchToggleStyle(tint:)`.
    fileprivate var styleTint: Paint? {
        switch environment.toggleStyle {
        case .view(.foreign(let call))?, .view(.control(let call))?:
            return call.argument("tint").flatMap { interpreter.paint(from: $0.value) }
        default: return nil
        }
    }
}

extension Interpreter {
    /// Whether a switch is on; an undecided one is off, and remembered as shown.
    func isOn(_ binding: BindingValue) -> Bool {
        switch read(binding) {
        case .unknown(let unknown):
            if case .boolean(let value)? = shownValue(of: unknown) { return value }
            return false
        case let value: return truth(of: value, range: currentRange).isYes
        }
    }
}
