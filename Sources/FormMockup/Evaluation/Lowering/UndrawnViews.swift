/// Types that draw themselves in a way that is not run here.
enum UndrawnView {
    /// A `Shape` with a path of its own.
    case shape
    /// A view of UIKit.
    case representable
}

extension TypeInfo {
    /// How the type is a view, if it is one without a body; nil for others.
    var undrawnView: UndrawnView? {
        for name in inherited {
            switch name {
            case "Shape", "InsettableShape": return .shape
            case "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
                "NSViewControllerRepresentable":
                return .representable
            default: continue
            }
        }
        return nil
    }
}

extension Interpreter {
    /// What stands for a view that is not run: for a shape a rounded rectangle, for a view of UIKit
    /// a neutral field as large as its frame; nothing without one.
    func items(
        of view: UndrawnView, named name: String, _ environment: Environment, range: SourceRange
    ) -> [LoweredItem] {
        let element: Element
        switch view {
        case .shape:
            element = .shape(
                ShapeElement(
                    kind: .roundedRectangle(8), fill: environment.foreground ?? .role(.label)))
        case .representable:
            guard environment.hasHeight, !environment.isLayer else {
                if !environment.isLayer, !environment.isNested {
                    report(.undrawnView(name, at: range), once: name)
                }
                return []
            }
            element = .shape(
                ShapeElement(kind: .roundedRectangle(8), fill: .role(.tertiarySystemFill)))
        }
        return [.element(LoweredElement(element: element, range: range))]
    }
}

// MARK: - Layouts

extension TypeInfo {
    /// Whether it is a layout of the app's own.
    var isLayout: Bool { inherited.contains("Layout") }
}

extension Interpreter {
    /// The views of an own layout, below each other; nil for a call without views.
    func laidOut(_ arguments: [EvaluatedArgument], range: SourceRange) -> Value? {
        guard let content = arguments.last(where: { $0.isTrailingClosure }) else { return nil }
        return .view(
            .control(
                ViewCall(name: "VStack", arguments: [content], range: range, nameRange: range)))
    }
}

// MARK: - Hosted views

extension Interpreter {
    /// The SwiftUI view that a view of UIKit hosts: `UIHostingController(rootView: content)`.
    func hostedView(of structure: StructureValue, range: SourceRange) -> Value? {
        for name in ["makeUIViewController", "makeUIView"] {
            guard let method = structure.type.methods[name]?.first, let body = method.body,
                UsedNames.names(in: body).contains(where: Self.isHost)
            else { continue }
            let cell = makeCell(.structure(structure))
            let scope = Scope(parent: globalScope, owner: structure.type, selfCell: cell)
            let context = Value.unknown(unknown(named: "context", at: range))
            let arguments = method.parameters.map {
                EvaluatedArgument(
                    label: $0.label, value: context, range: range, isTrailingClosure: false)
            }
            let controller = call(method, arguments, scope: scope, range: range)
            return viewValue(currentValue(controller), range: range).map(Value.view)
        }
        return nil
    }

    /// The SwiftUI view that a view of UIKit was given to show, by whatever means: of several the
    /// one that is called its content, else the first.
    func heldView(of structure: StructureValue, range: SourceRange) -> Value? {
        var held: [(name: String, view: Value)] = []
        for (stored, field) in zip(structure.type.stored, structure.fields) {
            switch currentValue(field) {
            case .view(let view): held.append((stored.name, .view(view)))
            case .closure(let closure) where stored.wrapper == .builder:
                held.append((stored.name, call(closure, [], range: range)))
            default: continue
            }
        }
        return (held.first { Self.contentNames.contains($0.name) } ?? held.first)?.view
    }

    private static let contentNames: Set<String> = ["content", "rootView", "view"]

    /// What stands for a control of UIKit whose words are known: a text field with its prompt, or
    /// its words; nil for one without.
    func spelled(_ structure: StructureValue, range: SourceRange) -> Value? {
        var words: EvaluatedArgument?
        var text: EvaluatedArgument?
        for (stored, field) in zip(structure.type.stored, structure.fields) {
            if case .binding = field, stored.type?.shortName == "String" {
                text = EvaluatedArgument(label: "text", value: field, range: range)
            } else if Self.wordNames.contains(stored.name), plainText(currentValue(field)) != nil {
                words = EvaluatedArgument(label: nil, value: currentValue(field), range: range)
            }
        }
        guard let words else { return nil }
        let name = text == nil ? "Text" : "TextField"
        return .view(
            .control(
                ViewCall(
                    name: name, arguments: [words] + (text.map { [$0] } ?? []), range: range,
                    nameRange: range)))
    }

    /// Names of what a control says.
    private static let wordNames: Set<String> = [
        "placeholder", "title", "text", "label", "prompt", "hint", "placeholderText",
    ]

    private static func isHost(_ name: String) -> Bool {
        name == "UIHostingController" || name == "_UIHostingView"
    }
}

extension Diagnostic {
    /// A row that is a view of UIKit, whose code is not run.
    fileprivate static func undrawnView(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "undrawn-view",
            "'\(name)' is drawn by UIKit; here its place is left empty", at: range,
            notes: [Note("with a '.frame(height:)' a neutral field is drawn")])
    }
}
