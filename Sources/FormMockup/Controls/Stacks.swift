extension Control {
    /// `HStack` and `LazyHStack`.
    static let hStack = Control("HStack", "LazyHStack") { $0.stack(.horizontal) }
    /// `VStack` and `LazyVStack`.
    static let vStack = Control("VStack", "LazyVStack") { $0.stack(.vertical) }
    /// `ZStack`.
    static let zStack = Control("ZStack") { $0.stack(.depth) }

    /// `Spacer`.
    static let spacer = Control("Spacer") { context in
        [.element(LoweredElement(element: .spacer(minimum: context.number("minLength"))))]
    }

    /// `Divider`.
    static let divider = Control("Divider") { _ in
        [.element(LoweredElement(element: .divider))]
    }

    /// `LazyHGrid`: its cells under each other.
    static let lazyHGrid = Control("LazyHGrid") { $0.stack(.vertical) }
    /// `GridRow`.
    static let gridRow = Control("GridRow") { $0.stack(.horizontal) }
}

extension ControlContext {
    /// A stack of what its builder makes. One that holds a form is the form, with what stands
    /// beside it as rows of their own.
    fileprivate func stack(_ axis: StackElement.Axis) -> [LoweredItem] {
        var inner = environment
        inner.isNested = environment.isInContainer
        let items = items(trailing ?? argument("content"), inner)
        let holdsContainer = items.contains {
            if case .element = $0 { return false }
            return true
        }
        if holdsContainer, !environment.isInContainer {
            return axis == .depth ? overlaid(items) : items
        }
        var children = interpreter.elements(items)
        if axis == .depth { children = uncovered(children) }
        if children.isEmpty { return [] }
        let element = Element.stack(
            StackElement(
                axis: axis, alignment: alignment(axis), spacing: number("spacing"),
                children: children))
        return [
            .element(
                LoweredElement(
                    element: element, traits: interpreter.mergedTraits(items), range: call.range))
        ]
    }

    /// What lies over each other, without stand-ins for undeclared views in front of something that
    /// is known: they would hide it.
    private func uncovered(_ children: [Element]) -> [Element] {
        var hasContent = false
        return children.filter { child in
            if child.semantics.isPlaceholder { return !hasContent }
            hasContent = hasContent || !child.isBackdrop
            return true
        }
    }

    /// What stands behind and in front of a list: a colour is its background and no row, and what
    /// is not declared would only hide it.
    private func overlaid(_ items: [LoweredItem]) -> [LoweredItem] {
        var backdrop: Paint?
        var result: [LoweredItem] = []
        for item in items {
            switch item {
            case .element(let lowered):
                if let paint = lowered.element.backdrop { backdrop = backdrop ?? paint }
                if lowered.element.isBackdrop || lowered.element.semantics.isPlaceholder {
                    continue
                }
                result.append(item)
            case .section: result.append(item)
            case .container(var container):
                container.background = container.background ?? backdrop
                result.append(.container(container))
            }
        }
        return result
    }

    private func alignment(_ axis: StackElement.Axis) -> Alignment {
        guard let value = value("alignment") else { return .center }
        return Alignment(name: interpreter.styleName(of: value) ?? "center")
    }
}

extension Alignment {
    /// The alignment that SwiftUI calls by a name.
    init(name: String) {
        switch name {
        case "leading": self.init(.leading, .center)
        case "trailing": self.init(.trailing, .center)
        case "top": self.init(.center, .top)
        case "bottom": self.init(.center, .bottom)
        case "topLeading": self.init(.leading, .top)
        case "topTrailing": self.init(.trailing, .top)
        case "bottomLeading": self.init(.leading, .bottom)
        case "bottomTrailing": self.init(.trailing, .bottom)
        case "firstTextBaseline": self.init(.center, .firstTextBaseline)
        case "lastTextBaseline": self.init(.center, .lastTextBaseline)
        case "leadingFirstTextBaseline": self.init(.leading, .firstTextBaseline)
        case "trailingFirstTextBaseline": self.init(.trailing, .firstTextBaseline)
        default: self.init(.center, .center)
        }
    }
}
