extension Control {
    /// `ContentUnavailableView`: a symbol, a title and a description in the middle.
    static let contentUnavailable = Control("ContentUnavailableView") { context in
        var inner = context.environment
        inner.isNested = true
        var children: [Element] = []
        var title = inner
        title.font = Font(size: .style(.title2), weight: .bold)
        if let name = context.argument("systemImage") {
            children.append(
                .unavailableSymbol(context.interpreter.displayText(of: name.value)))
        }
        if let text = context.title {
            children.append(context.interpreter.textElement(text.value, title))
        } else if let label = context.argument("label") ?? context.trailing {
            children += context.unavailableLabel(label, title)
        }
        if let description = context.argument("description") {
            var small = inner
            small.font = Font(size: .style(.subheadline))
            small.foreground = .role(.secondaryLabel)
            small.textAlignment = .center
            children.append(context.element(description, small))
        }
        if let actions = context.argument("actions") {
            children.append(context.element(actions, inner))
        }
        return [.unavailable(children, context.call.range)]
    }
}

extension ControlContext {
    /// A label in the middle of a screen: its symbol is large and stands above the title.
    fileprivate func unavailableLabel(_ argument: EvaluatedArgument, _ title: Environment)
        -> [Element]
    {
        let label = element(argument, title)
        guard case .label(.icon(let icon), let text) = label else { return [label] }
        return [.unavailableSymbol(icon.name), text]
    }
}

extension Interpreter {
    /// `ContentUnavailableView.search` and `.search(text:)`.
    func unavailableSearch(_ text: String?, _ range: SourceRange) -> [LoweredItem] {
        let title = text.map { "No Results for “" + $0 + "”" } ?? "No Results"
        return [
            .unavailable(
                [
                    .unavailableSymbol("magnifyingglass"),
                    .text(
                        TextElement([
                            TextRun(title, font: Font(size: .style(.title2), weight: .bold))
                        ])),
                    .text(
                        TextElement(
                            [
                                TextRun(
                                    "Check the spelling or try a new search.",
                                    font: Font(size: .style(.subheadline)),
                                    color: .role(.secondaryLabel))
                            ], alignment: .center)),
                ], range)
        ]
    }
}

extension Element {
    /// The large symbol above the title.
    fileprivate static func unavailableSymbol(_ name: String) -> Element {
        .icon(
            IconElement(
                name: name, font: Font(size: .points(48)), color: .role(.secondaryLabel)))
    }
}

extension LoweredItem {
    /// Elements under each other in the middle.
    fileprivate static func unavailable(_ children: [Element], _ range: SourceRange) -> LoweredItem
    {
        .element(
            LoweredElement(
                element: .modified(
                    .stack(StackElement(axis: .vertical, children: children)),
                    .frame(FrameModifier(maxWidth: .infinity))), range: range))
    }
}
