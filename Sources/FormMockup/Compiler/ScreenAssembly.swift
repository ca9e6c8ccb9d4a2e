/// Puts what was lowered, and what views said about the screen, together.
struct ScreenAssembly {
    let interpreter: Interpreter
    let traits: Traits

    /// The screen; an empty one where the view draws nothing in this state.
    func screen(from items: [LoweredItem]) -> Screen? {
        guard let container = container(from: items) else { return nil }
        let preferences = interpreter.state.preferences
        var screen = Screen(
            title: preferences.title, titleMode: preferences.titleMode ?? .large,
            bar: preferences.bar, bottomBar: preferences.bottomBar,
            backTitle: preferences.hidesBackButton ? nil : preferences.backTitle,
            container: container.container, style: traits.style ?? container.style,
            sections: container.sections, searchPrompt: preferences.searchPrompt,
            sectionSpacing: container.sectionSpacing,
            tint: container.tint ?? interpreter.assetAccent)
        if preferences.hidesBackground {
            let own = container.background == .clear ? nil : container.background
            screen.background = own ?? .role(.systemBackground)
        }
        return screen
    }

    /// The form or list among the items, with what stands beside it as rows without a card; rows
    /// alone get a form.
    private func container(from items: [LoweredItem]) -> LoweredContainer? {
        var environment = Environment()
        environment.isInContainer = true
        let index = items.firstIndex { if case .container = $0 { true } else { false } }
        guard let index, case .container(var container) = items[index] else {
            let sections = interpreter.sections(of: items, environment)
            return LoweredContainer(
                container: .form, style: .insetGrouped, sections: sections, sectionSpacing: nil,
                background: nil, tint: nil)
        }
        let before = bare(Array(items[..<index]), environment)
        let after = bare(Array(items[(index + 1)...]), environment)
        container.sections = before + container.sections + after
        return container
    }

    private func bare(_ items: [LoweredItem], _ environment: Environment) -> [ScreenSection] {
        var sections = interpreter.sections(of: items, environment)
        let clear = Element.shape(ShapeElement(kind: .rectangle, fill: .clear))
        for index in sections.indices where sections[index].isImplicit {
            for row in sections[index].rows.indices {
                sections[index].rows[row].background = clear
            }
        }
        return sections
    }
}
