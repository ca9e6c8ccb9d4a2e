extension Modifier {
    /// `.disabled(…)`: a condition that is unknown leaves the control enabled.
    static let disabled = Modifier(
        "disabled",
        environment: { context, environment in
            if context.isOn { environment.isEnabled = false }
        })

    /// `.tint(…)`.
    static let tint = Modifier(
        "tint",
        environment: { context, environment in
            environment.tint = context.first.flatMap { context.interpreter.paint(from: $0.value) }
        })

    /// `.accentColor(…)`, the elder of `.tint`.
    static let accentColor = Modifier(
        "accentColor",
        environment: { context, environment in
            environment.tint = context.first.flatMap { context.interpreter.paint(from: $0.value) }
        })

    /// `.listStyle(…)`.
    static let listStyle = Modifier(
        "listStyle",
        environment: { context, environment in
            if let style = context.styleName.flatMap({ Screen.ListStyle(name: $0) }) {
                environment.listStyle = style
            }
        })

    /// `.pickerStyle(…)`.
    static let pickerStyle = Modifier(
        "pickerStyle",
        environment: { context, environment in
            environment.pickerStyle = context.styleName
        })

    /// `.buttonStyle(…)`, also an own one.
    static let buttonStyle = Modifier(
        "buttonStyle",
        environment: { context, environment in
            environment.buttonStyle = context.first?.value
        })

    /// `.toggleStyle(…)`.
    static let toggleStyle = Modifier(
        "toggleStyle",
        environment: { context, environment in
            environment.toggleStyle = context.first?.value
        })

    /// `.labelStyle(…)`.
    static let labelStyle = Modifier(
        "labelStyle",
        environment: { context, environment in
            environment.labelStyle = context.first?.value
        })

    /// `.textFieldStyle(…)`.
    static let textFieldStyle = Modifier(
        "textFieldStyle",
        environment: { context, environment in
            environment.textFieldStyle = context.styleName
        })

    /// `.datePickerStyle(…)`.
    static let datePickerStyle = Modifier(
        "datePickerStyle",
        environment: { context, environment in
            environment.datePickerStyle = context.styleName
        })

    /// `.progressViewStyle(…)`.
    static let progressViewStyle = Modifier(
        "progressViewStyle", "gaugeStyle",
        environment: { context, environment in environment.progressStyle = context.styleName })

    /// `.labelsHidden()`.
    static let labelsHidden = Modifier(
        "labelsHidden",
        environment: { _, environment in
            environment.labelsHidden = true
        })

    /// `.controlSize(…)`.
    static let controlSize = Modifier(
        "controlSize",
        environment: { context, environment in
            switch context.styleName {
            case "mini": environment.controlSize = .mini
            case "small": environment.controlSize = .small
            case "large": environment.controlSize = .large
            case "extraLarge": environment.controlSize = .extraLarge
            default: environment.controlSize = .regular
            }
        })

    /// `.buttonBorderShape(…)`.
    static let buttonBorderShape = Modifier(
        "buttonBorderShape",
        environment: { context, environment in
            environment.isCapsule = context.styleName == "capsule"
        })

    /// `.environment(\.key, value)` and `.environment(object)`.
    static let environmentValue = Modifier(
        "environment",
        environment: { context, environment in
            guard let first = context.first else { return }
            if case .keyPath(let names) = first.value, let key = names.last,
                let value = context.call.arguments.dropFirst().first?.value
            {
                environment.values[key] = context.interpreter.currentValue(value)
                return
            }
            let name = context.interpreter.typeName(of: first.value)
            if !name.isEmpty { environment.values[name] = first.value }
        })

    /// `.environmentObject(object)`.
    static let environmentObject = Modifier(
        "environmentObject",
        environment: { context, environment in
            guard let first = context.first else { return }
            let name = context.interpreter.typeName(of: first.value)
            if !name.isEmpty { environment.values[name] = first.value }
        })

    /// `.accessibilityLabel(…)`.
    static let accessibilityLabel = Modifier(
        "accessibilityLabel",
        environment: { context, environment in
            environment.values["accessibilityLabel"] = context.first?.value
        },
        wrap: { context, items in
            guard let first = context.first else { return items }
            let label = context.interpreter.localizedText(of: first.value)
            return context.elements(items) { lowered in
                guard case .control(var semantics, let inner) = lowered.element,
                    semantics.label.isEmpty
                else { return lowered }
                semantics.label = label
                var result = lowered
                result.element = .control(semantics, inner)
                return result
            }
        })
}

extension Screen.ListStyle {
    /// The style that SwiftUI calls by a name.
    init?(name: String) {
        switch name {
        case "plain": self = .plain
        case "grouped": self = .grouped
        case "insetGrouped", "automatic", "default": self = .insetGrouped
        case "inset": self = .inset
        case "sidebar": self = .sidebar
        default: return nil
        }
    }
}
