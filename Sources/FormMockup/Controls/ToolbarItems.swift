extension Control {
    /// `ToolbarItem`: an item of a bar, put into the screen's preferences.
    static let toolbarItem = Control("ToolbarItem") { context in
        context.addBarItems(separately: false)
        return []
    }

    /// `ToolbarItemGroup`: several items.
    static let toolbarItemGroup = Control("ToolbarItemGroup") { context in
        context.addBarItems(separately: true)
        return []
    }

    /// `ToolbarSpacer`.
    static let toolbarSpacer = Control("ToolbarSpacer") { context in
        let placement = context.value("placement").flatMap {
            context.interpreter.styleName(of: $0)
        }
        let sizing = context.title.flatMap { context.interpreter.styleName(of: $0.value) }
        if placement == "bottomBar", sizing != "fixed" { context.interpreter.splitBottomBar() }
        return []
    }
}

extension ControlContext {
    fileprivate func addBarItems(separately: Bool) {
        let placement = value("placement").flatMap { interpreter.styleName(of: $0) } ?? "automatic"
        var inner = environment
        inner.place = .bar
        inner.isNested = true
        let items = items(argument("content") ?? trailing, inner)
        let elements = separately ? interpreter.elements(items) : [interpreter.combined(items)]
        for element in elements { interpreter.addBarItem(element, placement: placement) }
    }
}

extension Interpreter {
    /// Puts an element into the bar that its placement names.
    func addBarItem(_ element: Element, placement: String) {
        guard !element.isEmpty else { return }
        if case .spacer = element {
            if placement == "bottomBar" { splitBottomBar() }
            return
        }
        var item = BarItem(
            placement: .trailing, content: element, isEnabled: element.semantics.isEnabled)
        if traits.look == .ios26 { item.liftStyle() }
        switch placement {
        case "cancellationAction", "topBarLeading", "navigationBarLeading", "navigation":
            item.placement = .leading
        case "principal", "title", "largeTitle": item.placement = .principal
        case "confirmationAction":
            item.isProminent = true
        case "bottomBar", "status":
            if placement == "status" { item.placement = .principal }
            state.preferences.bottomBar.append(item)
            return
        case "keyboard", "subtitle": return
        default: break
        }
        state.preferences.bar.append(item)
    }

    /// What a flexible space in the bottom bar does: what came before it stands at its start, or in
    /// the middle when there is something at the start already.
    func splitBottomBar() {
        let hasStart = state.preferences.bottomBar.contains { $0.placement == .leading }
        for index in state.preferences.bottomBar.indices
        where state.preferences.bottomBar[index].placement == .trailing {
            state.preferences.bottomBar[index].placement = hasStart ? .principal : .leading
        }
    }
}

extension BarItem {
    /// In a bar whose items stand on glass, a button's own shape is that glass: a prominent one
    /// fills it.
    fileprivate mutating func liftStyle() {
        guard case .control(let semantics, .button(let button)) = content else { return }
        switch button.style {
        case .borderedProminent, .glassProminent: isProminent = true
        case .bordered, .glass: break
        }
        content = .control(semantics, button.label)
    }
}
