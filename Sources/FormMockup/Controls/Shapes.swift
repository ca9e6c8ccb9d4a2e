extension Control {
    /// The shapes of SwiftUI; `fill` and `stroke` are modifiers.
    static let shape = Control(
        "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
        "ContainerRelativeShape", "ConcentricRectangle", "ButtonBorderShape", "AnyShape"
    ) { context in
        let kind = context.interpreter.shapeKind(of: .view(.control(context.call))) ?? .rectangle
        let fill = context.environment.foreground ?? .role(.label)
        return [
            .element(
                LoweredElement(
                    element: .shape(ShapeElement(kind: kind, fill: fill)), range: context.call.range
                ))
        ]
    }
}

extension Interpreter {
    /// The outline that a shape value has: `Circle()`, `.circle`, `.rect(cornerRadius: 8)`.
    func shapeKind(of value: Value) -> ShapeKind? {
        switch value {
        case .view(.control(let call)): return shapeKind(named: call.name, call.arguments)
        case .view(.modified(let modified)): return shapeKind(of: .view(modified.chain.root))
        case .implicit(let name, let arguments): return shapeKind(named: name, arguments)
        default: return nil
        }
    }

    private func shapeKind(named name: String, _ arguments: [EvaluatedArgument]) -> ShapeKind? {
        switch name {
        case "AnyShape": return arguments.first.flatMap { shapeKind(of: $0.value) }
        case "Rectangle": return .rectangle
        case "Circle", "circle": return .circle
        case "Capsule", "capsule": return .capsule
        case "Ellipse", "ellipse": return .ellipse
        case "RoundedRectangle", "roundedRectangle", "rect", "UnevenRoundedRectangle":
            let radius = arguments.lazy.compactMap { self.number($0.value) }.first
            return radius.map { .roundedRectangle($0) } ?? .rectangle
        default: return nil
        }
    }
}
