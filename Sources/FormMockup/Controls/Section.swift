extension Control {
    /// `Section` in all its spellings: a title, `header:` and `footer:` as arguments or trailing
    /// closures, bare, collapsible.
    static let section = Control("Section") { context in
        let content = context.argument("content") ?? context.trailing
        var inner = context.environment
        inner.place = .row
        inner.isNested = false
        let items = context.items(content, inner)
        if context.environment.isNested { return items }
        var section = ScreenSection(
            rows: context.interpreter.rows(of: items, inner),
            prominence: context.environment.prominence, range: context.call.range)
        section.header = context.supplement(.header)
        section.footer = context.supplement(.footer)
        if let expansion = context.argument("isExpanded") {
            let truth = context.interpreter.truth(of: expansion.value, range: expansion.range)
            section.isExpanded = truth.isYes
        }
        return [.section(section)]
    }
}

extension ControlContext {
    /// The header or footer of a section.
    fileprivate func supplement(_ place: Environment.Place) -> ScreenSection.Supplement? {
        var inner = environment.forSupplement(place)
        inner.isNested = true
        if let argument = argument(place == .header ? "header" : "footer") {
            return interpreter.supplement(element(argument, inner), range: argument.range)
        }
        // `Section(content: rows) { Text("Title") }`.
        if place == .header, argument("content")?.isTrailingClosure == false, let trailing {
            return interpreter.supplement(element(trailing, inner), range: trailing.range)
        }
        guard place == .header, let title else { return nil }
        return interpreter.supplement(
            interpreter.label(of: title, inner), range: title.range)
    }
}

extension Environment {
    /// What a header or footer inherits: a disabled section does not dim it.
    func forSupplement(_ place: Place) -> Environment {
        var result = self
        result.place = place
        result.isEnabled = true
        return result
    }
}
