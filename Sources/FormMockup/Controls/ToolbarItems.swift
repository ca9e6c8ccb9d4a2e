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
    static let toolbarSpacer = Control("ToolbarSpacer") { _ in [] }
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
        if case .spacer = element { return }
        let semantics = element.semantics
        var item = BarItem(placement: .trailing, content: element, isEnabled: semantics.isEnabled)
        switch placement {
        case "cancellationAction", "topBarLeading", "navigationBarLeading", "navigation":
            item.placement = .leading
        case "principal", "title", "largeTitle": item.placement = .principal
        case "confirmationAction":
            item.isProminent = true
        case "bottomBar", "status":
            state.preferences.bottomBar.append(item)
            return
        case "keyboard", "subtitle": return
        default: break
        }
        state.preferences.bar.append(item)
    }
}
