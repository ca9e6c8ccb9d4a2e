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
            environment.tint = context.firstPaint
        })

    /// `.accentColor(…)`, the elder of `.tint`.
    static let accentColor = Modifier(
        "accentColor",
        environment: { context, environment in
            environment.tint = context.firstPaint
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
            environment.buttonStyle = context.style(.button, &environment)
        })

    /// `.toggleStyle(…)`.
    static let toggleStyle = Modifier(
        "toggleStyle",
        environment: { context, environment in
            environment.toggleStyle = context.style(.toggle, &environment)
        })

    /// `.labelStyle(…)`.
    static let labelStyle = Modifier(
        "labelStyle",
        environment: { context, environment in
            environment.labelStyle = context.style(.label, &environment)
        })

    /// `.textFieldStyle(…)`.
    static let textFieldStyle = Modifier(
        "textFieldStyle",
        environment: { context, environment in
            environment.textFieldStyle = context.name(of: context.style(.textField, &environment))
        })

    /// `.datePickerStyle(…)`.
    static let datePickerStyle = Modifier(
        "datePickerStyle",
        environment: { context, environment in
            environment.datePickerStyle = context.name(of: context.style(.datePicker, &environment))
        })

    /// `.progressViewStyle(…)`.
    static let progressViewStyle = Modifier(
        "progressViewStyle",
        environment: { context, environment in
            environment.progressStyle = context.name(of: context.style(.progressView, &environment))
        })

    /// `.gaugeStyle(…)`.
    static let gaugeStyle = Modifier(
        "gaugeStyle",
        environment: { context, environment in
            environment.gaugeStyle = context.name(of: context.style(.gauge, &environment))
        })

    /// The styles of which only own ones look different here.
    static let otherStyle = Modifier(
        "labeledContentStyle", "groupBoxStyle", "disclosureGroupStyle", "menuStyle",
        "controlGroupStyle",
        environment: { context, environment in
            let kind: StyleKind
            switch context.call.name {
            case "labeledContentStyle": kind = .labeledContent
            case "groupBoxStyle": kind = .groupBox
            case "disclosureGroupStyle": kind = .disclosureGroup
            case "menuStyle": kind = .menu
            default: kind = .controlGroup
            }
            _ = context.style(kind, &environment)
        })

    /// `.labelsHidden()` and `.labelsVisibility(…)`.
    static let labelsHidden = Modifier(
        "labelsHidden", "labelsVisibility",
        environment: { context, environment in
            environment.labelsHidden =
                context.call.name == "labelsHidden" || context.styleName == "hidden"
        })

    /// `.navigationLinkIndicatorVisibility(…)`.
    static let linkIndicators = Modifier(
        "navigationLinkIndicatorVisibility",
        environment: { context, environment in
            environment.hidesLinkIndicators = context.styleName == "hidden"
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
