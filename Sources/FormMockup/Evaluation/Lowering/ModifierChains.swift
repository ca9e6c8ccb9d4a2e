extension Interpreter {
    /// A view with modifiers around it. Those that set the environment apply from the outside in
    /// before the view is lowered; the others wrap what it became, from the inside out.
    func itemsOfChain(_ view: ViewValue, _ environment: Environment) -> [LoweredItem] {
        var calls: [ViewCall] = []
        var base = view
        while case .modified(let inner, let call) = base {
            calls.append(call)
            base = inner
        }
        var environments: [Environment] = []
        environments.reserveCapacity(calls.count)
        var current = environment
        for call in calls {
            environments.append(current)
            guard let modifier = ModifierCatalogue.modifier(named: call.name) else { continue }
            modifier.environment?(ModifierContext(call, current, self), &current)
        }
        base = styled(base, calls)
        var items = self.items(of: base, current)
        var index = calls.count - 1
        while index >= 0 {
            items = wrap(items, calls[index], environments[index])
            index -= 1
        }
        return items
    }

    /// `Text` and `Image` that are modified by methods of their own stay what they are; nothing
    /// has to be done for them here, but a base that reads its modifiers is told of them.
    private func styled(_ base: ViewValue, _ calls: [ViewCall]) -> ViewValue {
        guard case .control(var call) = base, call.name == "Image",
            calls.contains(where: { $0.name == "resizable" })
        else { return base }
        call.arguments.append(
            EvaluatedArgument(label: "resizable", value: .boolean(true), range: call.range))
        return .control(call)
    }

    private func wrap(_ items: [LoweredItem], _ call: ViewCall, _ environment: Environment)
        -> [LoweredItem]
    {
        if let modifier = ModifierCatalogue.modifier(named: call.name) {
            return modifier.wrap?(ModifierContext(call, environment, self), items) ?? items
        }
        report(.ignoredModifier(call.name, at: call.nameRange), once: call.name)
        return items
    }
}

extension Diagnostic {
    static func ignoredModifier(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "ignored-modifier", "'.\(name)' is not known here and changes nothing",
            at: range,
            fixIt: .renaming(name, at: range, to: ModifierCatalogue.all.flatMap { $0.names }))
    }
}

extension Diagnostic.FixIt {
    /// The known name that was probably meant. It begins with the same letter, so that an own
    /// name such as `MyToggle` is not taken for a slip.
    static func renaming(_ name: String, at range: SourceRange, to names: [String])
        -> Diagnostic.FixIt?
    {
        guard let best = NearMiss.best(for: name, among: names),
            best.utf8.first == name.utf8.first
        else { return nil }
        return Diagnostic.FixIt("did you mean '\(best)'?", replacing: range, with: best)
    }
}
