extension Modifier {
    /// `.navigationTitle(…)` and its elder; the innermost counts.
    static let navigationTitle = Modifier(
        "navigationTitle", "navigationBarTitle",
        environment: { context, environment in
            guard let first = context.first else { return }
            var inner = Environment()
            inner.place = .title
            let element = context.interpreter.label(of: first, inner)
            let text = element.plainText
            if !text.isEmpty { context.interpreter.state.preferences.title = TextElement(text) }
            if let mode = context.argument("displayMode") {
                context.interpreter.setTitleMode(mode.value)
            }
        })

    /// `.navigationBarTitleDisplayMode(…)`.
    static let titleDisplayMode = Modifier(
        "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode",
        environment: { context, _ in
            if let first = context.first { context.interpreter.setTitleMode(first.value) }
        })

    /// `.toolbar { … }`.
    static let toolbar = Modifier(
        "toolbar",
        environment: { context, environment in
            guard
                let content = context.call.arguments.first(where: {
                    $0.isTrailingClosure || $0.label == "content"
                })
            else { return }
            let interpreter = context.interpreter
            var inner = Environment()
            inner.place = .bar
            inner.isNested = true
            inner.values = environment.values
            let items = interpreter.items(of: content.value, inner, range: content.range)
            for element in interpreter.elements(items) {
                interpreter.addBarItem(element, placement: "automatic")
            }
        })

    /// `.navigationBarItems(leading:trailing:)`.
    static let navigationBarItems = Modifier(
        "navigationBarItems",
        environment: { context, _ in
            var inner = Environment()
            inner.place = .bar
            inner.isNested = true
            for argument in context.call.arguments {
                let element = context.interpreter.element(
                    of: argument.value, inner, range: argument.range)
                context.interpreter.addBarItem(
                    element,
                    placement: argument.label == "leading" ? "topBarLeading" : "topBarTrailing")
            }
        })

    /// `.navigationBarBackButtonHidden()`.
    static let navigationBackButtonHidden = Modifier(
        "navigationBarBackButtonHidden", "navigationBarHidden",
        environment: { context, _ in
            context.interpreter.state.preferences.hidesBackButton = context.isOn
        })

    /// `.searchable(text:prompt:)`.
    static let searchable = Modifier(
        "searchable",
        environment: { context, _ in
            let prompt = context.argument("prompt")
            var text =
                prompt.map { argument -> String in
                    if case .view(let view) = argument.value {
                        return context.interpreter.text(of: view)
                    }
                    return context.interpreter.localizedText(of: argument.value)
                } ?? "Search"
            if text.isEmpty { text = "Search" }
            context.interpreter.state.preferences.searchPrompt = TextElement(text)
        })

    /// `.scrollContentBackground(.hidden)`.
    static let scrollContentBackground = Modifier(
        "scrollContentBackground",
        environment: { context, _ in
            if context.styleName == "hidden" {
                context.interpreter.state.preferences.hidesBackground = true
            }
        })
}

extension Modifier {
    /// `.safeAreaInset(edge:)` and `.safeAreaBar(edge:)`: what stands above or below a list.
    static let safeAreaInset = Modifier(
        "safeAreaInset", "safeAreaBar",
        wrap: { context, items in
            let content = context.argument("content") ?? context.call.arguments.last
            guard let content else { return items }
            let edge = context.argument("edge").flatMap {
                context.interpreter.styleName(of: $0.value)
            }
            return context.beside(items, content, isBelow: edge != "top")
        })
}

extension ModifierContext {
    /// A view above or below a list, as a row without a card; other views have it over them.
    func beside(_ items: [LoweredItem], _ content: EvaluatedArgument, isBelow: Bool)
        -> [LoweredItem]
    {
        let hasList = items.contains { if case .container = $0 { true } else { false } }
        guard hasList, !environment.isInContainer else { return items }
        var inner = environment
        inner.isNested = true
        let element = interpreter.element(of: content.value, inner, range: content.range)
        guard !element.isEmpty, !element.isBackdrop else { return items }
        let row = LoweredItem.element(LoweredElement(element: element, range: content.range))
        return isBelow ? items + [row] : [row] + items
    }
}

extension Interpreter {
    /// Takes in how the title is to be drawn.
    func setTitleMode(_ value: Value) {
        switch styleName(of: value) {
        case "inline", "inlineLarge": state.preferences.titleMode = .inline
        case "large": state.preferences.titleMode = .large
        default: break
        }
    }
}
