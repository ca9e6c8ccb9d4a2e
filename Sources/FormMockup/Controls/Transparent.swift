extension Control {
    /// Views that only group what is in them.
    static let group = Control("Group", "AnyView") { context in
        if let view = context.title { return context.items(view) }
        return context.items(context.trailing ?? context.argument("content"))
    }

    /// Views whose content is drawn as if they were not there.
    static let transparent = Control(
        "ScrollViewReader", "ViewThatFits", "GroupBox", "ControlGroup", "TimelineView",
        "GlassEffectContainer", "EquatableView"
    ) { context in
        context.items(context.trailing ?? context.argument("content"))
    }

    /// `ScrollView` and table-like views.
    static let scrollContainer = Control("ScrollView", "Table", "OutlineGroup", "HSplitView") {
        context in
        context.items(context.trailing ?? context.argument("content"))
    }

    /// `GeometryReader`: the proxy is unknown.
    static let geometryReader = Control("GeometryReader") { context in
        context.items(context.trailing ?? context.argument("content"))
    }

    /// `TabView`: its first tab.
    static let tabView = Control("TabView", "Tab") { context in
        let items = context.items(context.trailing ?? context.argument("content"))
        for item in items {
            if case .container = item { return [item] }
        }
        return items
    }

    /// `NavigationStack` and its elders.
    static let navigationContainer = Control(
        "NavigationStack", "NavigationView", "NavigationSplitView"
    ) { context in
        context.interpreter.state.preferences.hasNavigation = true
        let content =
            context.argument("root") ?? context.argument("sidebar") ?? context.trailing
            ?? context.argument("content")
        return context.items(content)
    }

    /// `EmptyView`.
    static let emptyView = Control("EmptyView") { _ in [] }

    /// Views that show nothing in a form by themselves, or nothing that a still picture can show.
    static let unseen = Control(
        "Alert", "ActionSheet", "EditButton", "ToolbarTitleMenu", "DefaultToolbarItem"
    ) { context in
        guard context.call.name == "EditButton" else { return [] }
        let element = context.interpreter.textElement(
            .literal(LiteralText(segments: [.text("Edit")], range: context.call.range)),
            context.environment)
        return context.control(Semantics(kind: .button, label: element.plainText), element)
    }
}
