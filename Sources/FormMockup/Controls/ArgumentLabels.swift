/// The argument labels of SwiftUI's own views. A label that is none of them is passed over, as
/// everything unknown is; one that is nearly one of them is a slip of the pen.
enum ArgumentLabels {
    /// The labels of a view's initialisers, trailing closures among them; none for a view without
    /// labels worth checking.
    static func labels(of view: String) -> [String] {
        switch view {
        case "Button": ["action", "label", "role", "systemImage", "image", "intent"]
        case "ColorPicker": ["selection", "supportsOpacity", "label"]
        case "DatePicker": ["selection", "in", "displayedComponents", "label"]
        case "DisclosureGroup": ["isExpanded", "content", "label"]
        case "Form": ["content"]
        case "Gauge":
            [
                "value", "in", "label", "currentValueLabel", "minimumValueLabel",
                "maximumValueLabel",
                "markedValueLabels",
            ]
        case "HStack", "VStack", "LazyVStack", "LazyHStack":
            ["alignment", "spacing", "pinnedViews", "content"]
        case "Image":
            [
                "systemName", "decorative", "uiImage", "cgImage", "bundle", "label",
                "variableValue",
                "nsImage", "scale", "orientation", "size", "opaque", "colorMode", "renderer",
            ]
        case "Label": ["systemImage", "image", "title", "icon", "bundle", "comment"]
        case "LabeledContent": ["value", "format", "content", "label"]
        case "Link": ["destination", "label"]
        case "Menu": ["content", "label", "primaryAction", "systemImage", "image"]
        case "NavigationLink":
            ["destination", "value", "label", "isActive", "tag", "selection", "title"]
        case "Picker":
            [
                "selection", "sources", "content", "label", "currentValueLabel", "systemImage",
                "image",
            ]
        case "ProgressView":
            ["value", "total", "label", "currentValueLabel", "timerInterval", "countsDown"]
        case "Section":
            ["header", "footer", "content", "isExpanded", "headerProminence"]
        case "SecureField": ["text", "prompt", "label", "onCommit"]
        case "Slider":
            [
                "value", "in", "step", "label", "minimumValueLabel", "maximumValueLabel",
                "onEditingChanged", "currentValueLabel", "neutralValue", "enabledBounds", "tick",
                "ticks",
            ]
        case "Spacer": ["minLength"]
        case "Stepper":
            [
                "value", "in", "step", "label", "onIncrement", "onDecrement", "onEditingChanged",
                "format",
            ]
        case "TextEditor": ["text", "selection"]
        case "TextField":
            [
                "text", "value", "prompt", "axis", "format", "formatter", "label", "selection",
                "onEditingChanged", "onCommit",
            ]
        case "Toggle": ["isOn", "label", "sources", "systemImage", "image", "intent"]
        case "ZStack": ["alignment", "content"]
        default: []
        }
    }
}

extension Interpreter {
    /// Reports the labels of a call that are nearly right.
    func checkLabels(of call: ViewCall) {
        let labels = ArgumentLabels.labels(of: call.name)
        guard !labels.isEmpty else { return }
        for argument in call.arguments {
            guard let label = argument.label, !labels.contains(label),
                let best = NearMiss.best(for: label, among: labels),
                call.argument(best) == nil
            else { continue }
            report(
                .misspeltLabel(label, of: call.name, best, at: argument.range),
                once: call.name + "." + label)
        }
    }
}

extension Diagnostic {
    fileprivate static func misspeltLabel(
        _ label: String, of view: String, _ best: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "misspelt-label",
            "'\(view)' has no argument '\(label)'", at: range,
            notes: [Note("did you mean '\(best):'?")])
    }
}
