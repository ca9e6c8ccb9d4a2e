/// A view of the catalogue: its names and how a call of it is lowered.
struct Control: Sendable {
    let names: [String]
    let lower: @Sendable (ControlContext) -> [LoweredItem]

    init(_ names: String..., lower: @escaping @Sendable (ControlContext) -> [LoweredItem]) {
        self.names = names
        self.lower = lower
    }
}

/// What a control is lowered from: its call, what surrounds it, and the interpreter that evaluates
/// its closures.
struct ControlContext {
    let call: ViewCall
    let environment: Environment
    let interpreter: Interpreter

    init(_ call: ViewCall, _ environment: Environment, _ interpreter: Interpreter) {
        self.call = call
        self.environment = environment
        self.interpreter = interpreter
    }

    /// The argument with a label.
    func argument(_ label: String) -> EvaluatedArgument? { call.argument(label) }

    /// The first argument without a label inside the parentheses.
    var title: EvaluatedArgument? {
        call.arguments.first { $0.label == nil && !$0.isTrailingClosure }
    }

    /// The closure that follows the parentheses without a label.
    var trailing: EvaluatedArgument? {
        call.arguments.first { $0.label == nil && $0.isTrailingClosure }
    }

    /// The value of an argument; nil when it was not given.
    func value(_ label: String) -> Value? { argument(label)?.value }

    /// The number of an argument.
    func number(_ label: String) -> Double? { value(label).flatMap { interpreter.number($0) } }

    /// A view argument (a closure or a view) as one element.
    func element(_ argument: EvaluatedArgument?, _ environment: Environment? = nil) -> Element {
        guard let argument else { return .empty }
        return interpreter.element(
            of: argument.value, environment ?? self.environment, range: argument.range)
    }

    /// A view argument as the items that it makes.
    func items(_ argument: EvaluatedArgument?, _ environment: Environment? = nil) -> [LoweredItem] {
        guard let argument else { return [] }
        return interpreter.items(
            of: argument.value, environment ?? self.environment, range: argument.range)
    }

    /// The label of a control: `label:`, the trailing closure where it is the label, or the title,
    /// with the symbol that `systemImage:` names.
    func label(trailingIsLabel: Bool) -> Element {
        var inner = environment
        inner.isNested = true
        if let label = argument("label") { return titledElement(label, inner) }
        if let title {
            let text = interpreter.label(of: title, inner)
            guard let symbol = argument("systemImage") ?? argument("systemSymbol") else {
                return text
            }
            let icon = Element.icon(
                IconElement(
                    name: symbolName(symbol), font: inner.font, color: inner.foreground))
            return styledLabel(icon: icon, title: text)
        }
        return trailingIsLabel ? titledElement(trailing, inner) : .empty
    }

    /// A symbol and a title as the label style says; in a bar the symbol stands alone.
    func styledLabel(icon: Element, title: Element) -> Element {
        let style = environment.labelStyle.flatMap { interpreter.styleName(of: $0) }
        switch style ?? (environment.place == .bar ? "iconOnly" : "automatic") {
        case "iconOnly" where !icon.isEmpty:
            return .control(Semantics(kind: .image, label: title.plainText), icon)
        case "titleOnly": return title
        default: return icon.isEmpty ? title : .label(icon: icon, title: title)
        }
    }

    /// What a label's builder makes: texts that follow the first are its subtitles.
    func titledElement(_ argument: EvaluatedArgument?, _ environment: Environment) -> Element {
        guard let argument else { return .empty }
        var inner = environment
        inner.isNested = true
        return interpreter.combined(items(argument, inner).withSubtitles)
    }

    /// The binding of an argument.
    func binding(_ label: String) -> BindingValue? {
        value(label).map { interpreter.binding(from: $0) }
    }

    /// One element as the control's result, with its meaning.
    func control(_ semantics: Semantics, _ element: Element, _ traits: RowTraits = RowTraits())
        -> [LoweredItem]
    {
        var semantics = semantics
        semantics.isEnabled = environment.isEnabled
        return [
            .element(
                LoweredElement(
                    element: .control(semantics, element), traits: traits, range: call.range))
        ]
    }

    /// The same, drawn faint when it is disabled.
    func dimmed(_ element: Element) -> Element {
        environment.isEnabled ? element : .modified(element, .disabled)
    }
}

/// A modifier of the catalogue: its names, what it sets for the views inside, and how it wraps what
/// they became.
struct Modifier: Sendable {
    typealias SetEnvironment = @Sendable (ModifierContext, inout Environment) -> Void
    typealias Wrap = @Sendable (ModifierContext, [LoweredItem]) -> [LoweredItem]

    let names: [String]
    let environment: SetEnvironment?
    let wrap: Wrap?

    init(_ names: String..., environment: SetEnvironment? = nil, wrap: Wrap? = nil) {
        self.names = names
        self.environment = environment
        self.wrap = wrap
    }

    /// Modifiers that do nothing, with their names written one behind the other.
    init(words: String) {
        names = words.utf8.split { $0 == 0x20 || $0 == 0x0A }
            .map { String(decoding: Array($0), as: UTF8.self) }
        environment = nil
        wrap = nil
    }
}

/// What a modifier is applied with.
struct ModifierContext {
    let call: ViewCall
    /// The environment outside the modifier.
    let environment: Environment
    let interpreter: Interpreter

    init(_ call: ViewCall, _ environment: Environment, _ interpreter: Interpreter) {
        self.call = call
        self.environment = environment
        self.interpreter = interpreter
    }

    /// The argument with a label.
    func argument(_ label: String) -> EvaluatedArgument? { call.argument(label) }

    /// The first argument without a label.
    var first: EvaluatedArgument? { call.arguments.first { $0.label == nil } }

    /// The number of the argument with a label.
    func number(_ label: String) -> Double? {
        argument(label).flatMap { interpreter.number($0.value) }
    }

    /// The number of the first argument without a label.
    var firstNumber: Double? { first.flatMap { interpreter.number($0.value) } }

    /// Whether the modifier is switched on: no argument means yes.
    var isOn: Bool {
        guard let first else { return true }
        switch interpreter.truth(of: first.value, range: first.range) {
        case .yes: return true
        case .no, .undecided: return false
        }
    }

    /// The name of an implicit member or style type: `.plain`, `PlainButtonStyle()` → `plain`.
    var styleName: String? { first.flatMap { interpreter.styleName(of: $0.value) } }

    /// The name of a style that is one of SwiftUI's.
    func name(of style: Value?) -> String? { style.flatMap { interpreter.styleName(of: $0) } }

    /// Every element changed; sections and containers stay.
    func elements(_ items: [LoweredItem], _ change: (LoweredElement) -> LoweredElement)
        -> [LoweredItem]
    {
        items.map { item in
            switch item {
            case .element(let lowered): .element(change(lowered))
            case .section, .container: item
            }
        }
    }

    /// Every element wrapped in an element modifier.
    func wrapped(_ items: [LoweredItem], in modifier: ElementModifier) -> [LoweredItem] {
        elements(items) { lowered in
            var result = lowered
            result.element = lowered.element.wrapped(in: modifier)
            return result
        }
    }

    /// Every row changed, also those of sections.
    func rows(_ items: [LoweredItem], element: (inout RowTraits) -> Void, row: (inout Row) -> Void)
        -> [LoweredItem]
    {
        items.map { item in
            switch item {
            case .element(var lowered):
                element(&lowered.traits)
                return .element(lowered)
            case .section(var section):
                for index in section.rows.indices { row(&section.rows[index]) }
                return .section(section)
            case .container: return item
            }
        }
    }
}

extension Element {
    /// The element inside a modifier; the meaning of a control stays outermost.
    func wrapped(in modifier: ElementModifier) -> Element {
        if case .control(let semantics, let inner) = self {
            return .control(semantics, inner.wrapped(in: modifier))
        }
        return .modified(self, modifier)
    }
}

extension Interpreter {
    /// The name of a style, however it is spelled: `.insetGrouped`, `InsetGroupedListStyle()`.
    func styleName(of value: Value) -> String? {
        switch currentValue(value) {
        case .implicit(let name, _): return name
        case .view(.foreign(let call)), .view(.control(let call)): return shortStyleName(call.name)
        case .foreignType(let name): return shortStyleName(name)
        default: return nil
        }
    }

    private func shortStyleName(_ name: String) -> String {
        for suffix in [
            "ListStyle", "PickerStyle", "ButtonStyle", "ToggleStyle", "TextFieldStyle",
            "DatePickerStyle", "ProgressViewStyle", "LabelStyle", "NavigationViewStyle",
            "FormStyle", "GaugeStyle", "GroupBoxStyle",
        ] where name.hasSuffix(suffix) {
            let stem = String(name.dropLast(suffix.utf8.count))
            guard let first = stem.first else { return stem }
            return first.lowercased() + String(stem.dropFirst())
        }
        return name
    }
}
