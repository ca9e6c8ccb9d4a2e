/// The argument labels of SwiftUI's own views. A label that is none of them is passed over, as
/// everything unknown is; one that is nearly one of them is a slip of the pen.
enum ArgumentLabels {
    /// The labels of a view's initialisers, trailing closures among them; none for a view without
    /// labels worth checking.
    static func labels(of view: String) -> [String] { byView[view] ?? [] }

    private static let byView = NameTable(words: [
        ("Button", "action label role systemImage image intent"),
        ("ColorPicker", "selection supportsOpacity label"),
        ("DatePicker", "selection in displayedComponents label"),
        ("DisclosureGroup", "isExpanded content label"),
        ("Form", "content"),
        (
            "Gauge",
            "value in label currentValueLabel minimumValueLabel maximumValueLabel "
                + "markedValueLabels"
        ),
        ("HStack", "alignment spacing pinnedViews content"),
        (
            "Image",
            "systemName decorative uiImage cgImage bundle label variableValue nsImage scale "
                + "orientation size opaque colorMode renderer"
        ),
        ("Label", "systemImage image title icon bundle comment"),
        ("LabeledContent", "value format content label"),
        ("LazyHStack", "alignment spacing pinnedViews content"),
        ("LazyVStack", "alignment spacing pinnedViews content"),
        ("Link", "destination label"),
        ("Menu", "content label primaryAction systemImage image"),
        ("NavigationLink", "destination value label isActive tag selection title"),
        ("Picker", "selection sources content label currentValueLabel systemImage image"),
        ("ProgressView", "value total label currentValueLabel timerInterval countsDown"),
        ("Section", "header footer content isExpanded headerProminence"),
        ("SecureField", "text prompt label onCommit"),
        (
            "Slider",
            "value in step label minimumValueLabel maximumValueLabel onEditingChanged "
                + "currentValueLabel neutralValue enabledBounds tick ticks"
        ),
        ("Spacer", "minLength"),
        ("Stepper", "value in step label onIncrement onDecrement onEditingChanged format"),
        ("TextEditor", "text selection"),
        (
            "TextField",
            "text value prompt axis format formatter label selection onEditingChanged "
                + "onCommit"
        ),
        ("Toggle", "isOn label sources systemImage image intent"),
        ("VStack", "alignment spacing pinnedViews content"),
        ("ZStack", "alignment content"),
    ])
}

extension Interpreter {
    /// Reports the labels of a call, and the members given for them, that are nearly right.
    func checkLabels(of call: ViewCall) {
        guard call.arguments.contains(where: { $0.label != nil }) else { return }
        let labels = ArgumentLabels.labels(of: call.name)
        guard !labels.isEmpty else { return }
        for argument in call.arguments {
            guard let label = argument.label else { continue }
            if labels.contains(label) {
                checkMember(argument, at: label + ":")
                continue
            }
            guard let best = NearMiss.best(for: label, among: labels), call.argument(best) == nil
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
