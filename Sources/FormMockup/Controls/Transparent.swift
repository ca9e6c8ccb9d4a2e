extension Control {
    /// Views that only group what is in them.
    static let group = Control("Group", "AnyView") { context in
        if let view = context.title { return context.items(view) }
        return context.items(context.trailing ?? context.argument("content"))
    }

    /// Views whose content is drawn as if they were not there.
    static let transparent = Control(
        "ScrollViewReader", "ControlGroup", "GlassEffectContainer", "EquatableView", "TabSection",
        "VSplitView", "WithPerceptionTracking"
    ) { context in
        context.items(context.trailing ?? context.argument("content"))
    }

    /// `GroupBox`: a title and what belongs to it on a ground of its own.
    static let groupBox = Control("GroupBox") { context in
        var inner = context.environment
        inner.isNested = true
        var heading = inner
        heading.font = heading.font ?? Font(size: .style(.headline), weight: .semibold)
        let label = ControlContext(context.call, heading, context.interpreter)
            .label(trailingIsLabel: false)
        let content = context.items(context.trailing ?? context.argument("content"), inner)
        let fields = [
            context.labelField(trailingIsLabel: false),
            context.viewField("content", context.trailing ?? context.argument("content")),
        ]
        if let own = context.ownBody(.groupBox, fields) {
            return [.element(LoweredElement(element: own, range: context.call.range))]
        }
        let children = (label.isEmpty ? [] : [label]) + context.interpreter.elements(content)
        guard !children.isEmpty else { return [] }
        let element = Element.stack(
            StackElement(
                axis: .vertical, alignment: Alignment(.leading, .center), children: children)
        )
        .wrapped(
            in: .frame(
                FrameModifier(maxWidth: .infinity, alignment: Alignment(.leading, .center)))
        )
        .wrapped(in: .padding(EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)))
        .wrapped(
            in: .background(
                .shape(
                    ShapeElement(kind: .roundedRectangle(10), fill: .role(.tertiarySystemFill))),
                .center))
        return [.element(LoweredElement(element: element, range: context.call.range))]
    }

    /// `ScrollView` and table-like views.
    static let scrollContainer = Control("ScrollView", "HSplitView") {
        context in
        let content = context.trailing ?? context.argument("content")
        guard context.title.flatMap({ context.interpreter.styleName(of: $0.value) }) == "horizontal"
        else { return context.items(content) }
        // What scrolls sideways keeps its width, and ends at the edge of its room.
        let element = context.element(content)
        guard !element.isEmpty else { return [] }
        let cut =
            element
            .wrapped(in: .fixedSize(horizontal: true, vertical: false))
            .wrapped(
                in: .frame(
                    FrameModifier(
                        minWidth: 0, maxWidth: .infinity, alignment: Alignment(.leading, .center)))
            )
            .wrapped(in: .clip(.rectangle))
        return [.element(LoweredElement(element: cut, range: context.call.range))]
    }

    /// `TabView`: its first tab.
    static let tabView = Control("TabView", "Tab") { context in
        let items = context.items(context.trailing ?? context.argument("content"))
        for item in items {
            if case .container = item { return [item] }
        }
        // In a stack its pages lie behind each other.
        return context.environment.isNested ? Array(items.prefix(1)) : items
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
        "Alert", "ActionSheet", "EditButton", "ToolbarTitleMenu", "DefaultToolbarItem", "TipView",
        "HelpLink", "SettingsLink", "ContactAccessButton", "NowPlayingView"
    ) { context in
        guard context.call.name == "EditButton" else { return [] }
        var inner = context.environment
        if inner.place != .bar { inner.foreground = inner.foreground ?? context.tintColor }
        let element = context.interpreter.textElement(
            .literal(LiteralText(segments: [.text("Edit")], range: context.call.range)), inner)
        return context.control(Semantics(kind: .button, label: element.plainText), element)
    }
}
