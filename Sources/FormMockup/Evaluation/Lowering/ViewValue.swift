/// A view before it is drawn: a description that lowering turns into elements under an environment.
indirect enum ViewValue {
    /// A view of the catalogue with its arguments.
    case control(ViewCall)
    /// A view that the sources declare.
    case own(StructureValue, range: SourceRange)
    /// The body of a builder, not run yet.
    case builder(CodeBlock, Scope)
    /// The body of an own modifier, not run yet.
    case extended(CodeBlock, Scope)
    /// A view with modifiers around it.
    case modified(ModifiedView)
    /// A view that nobody declares.
    case foreign(ViewCall)
    /// What was lowered already: the content of a view modifier.
    case lowered([LoweredItem])
}

/// A call of a view or modifier.
struct ViewCall {
    var name: String
    var arguments: [EvaluatedArgument]
    /// The whole expression up to this call.
    var range: SourceRange
    /// The name alone.
    var nameRange: SourceRange

    /// The argument with a label.
    func argument(_ label: String) -> EvaluatedArgument? {
        arguments.first { $0.label == label }
    }
}
