extension Control {
    /// `Form`.
    static let form = Control("Form") { context in
        context.container(.form, content: context.trailing ?? context.argument("content"))
    }

    /// `List`, also over data.
    static let list = Control("List") { context in
        let content =
            context.trailing ?? context.argument("rowContent") ?? context.argument("content")
        guard let data = context.title, !context.isView(data) else {
            return context.container(.list, content: content)
        }
        return context.container(
            .list,
            items: { environment in
                context.interpreter.itemsForEach(
                    over: data.value, id: context.value("id"), content: content?.value,
                    environment: environment, range: context.call.range)
            })
    }
}

extension ControlContext {
    /// Whether an argument is a view rather than data.
    func isView(_ argument: EvaluatedArgument) -> Bool {
        if case .view = argument.value { return true }
        return false
    }

    /// A form or list with the content of a builder.
    func container(_ kind: Screen.Container, content: EvaluatedArgument?) -> [LoweredItem] {
        container(kind, items: { environment in items(content, environment) })
    }

    /// A form or list with items. One inside another gives its sections to it.
    func container(_ kind: Screen.Container, items: (Environment) -> [LoweredItem]) -> [LoweredItem]
    {
        var inner = environment
        inner.isInContainer = true
        inner.isNested = false
        inner.isLayer = false
        inner.hasHeight = false
        inner.place = .row
        let sections = interpreter.sections(of: items(inner), inner)
        if environment.isInContainer { return sections.map { .section($0) } }
        return [
            .container(
                LoweredContainer(
                    container: kind, style: environment.listStyle ?? .insetGrouped,
                    sections: sections, sectionSpacing: environment.sectionSpacing,
                    background: environment.containerBackground, tint: environment.tint))
        ]
    }
}
