extension Control {
    /// `ForEach` in all its forms.
    ///
    /// An `OutlineGroup` shows the first level of its tree, closed.
    static let forEach = Control("ForEach", "OutlineGroup") { context in
        guard let data = context.title else {
            // `ForEach(sections: …)` and other forms over views.
            return context.items(context.trailing ?? context.argument("content"))
        }
        let content = context.trailing ?? context.argument("content")
        return context.interpreter.itemsForEach(
            over: data.value, id: context.value("id"), content: content?.value,
            environment: context.environment, range: context.call.range)
    }
}

extension Interpreter {
    /// Runs content once for every element; each element is the tag of what it makes.
    func itemsForEach(
        over data: Value, id: Value?, content: Value?, environment: Environment, range: SourceRange
    ) -> [LoweredItem] {
        guard let content else { return [] }
        return itemsForEach(
            over: data, id: id, content: content, environment: environment, range: range
        ) { items(of: content, $0, environment, range: range) }
    }

    /// The same with a function that makes the items of an element.
    func itemsForEach(
        over data: Value, id: Value?, content: Value = .nil, environment: Environment,
        range: SourceRange, _ make: (Value) -> [LoweredItem]
    ) -> [LoweredItem] {
        var result: [LoweredItem] = []
        let most = environment.isNested ? Self.mostNested : limits.rows
        let (elements, areSamples) = iterated(data, content, upTo: most + 1, range: range)
        var made = 0
        if elements.isEmpty { omitLoop(at: range, environment) }
        for element in elements {
            if isStopped { break }
            // What would make more rows than are drawn is not run; the first that is too many shows
            // that there are more.
            let room = environment.isNested ? most : most - rowCount
            if made > room { break }
            if made == 0, room <= 0 {
                report(.tooManyRows(limits.rows, at: range), once: "")
                break
            }
            if environment.isNested, let room = gridRoom, room.isFull(steps: limits.steps) {
                gridRoom?.isCut = true
                report(.tooManyCells(room.cells, at: range), once: "")
                break
            }
            let gridBefore = gridRoom
            var items = make(element)
            if let gridBefore { keepRoom(gridBefore, items) }
            let tag = tag(of: element, id: id, range: range)
            for index in items.indices {
                guard case .element(var lowered) = items[index] else { continue }
                if !lowered.element.isEmpty { made += 1 }
                if lowered.traits.tag == nil { lowered.traits.tag = tag }
                if areSamples { lowered.traits.isSample = true }
                items[index] = .element(lowered)
            }
            result += items
        }
        return result
    }

    /// Counts the cells of a grid that were made since; those of a loop inside were counted there.
    private func keepRoom(_ before: GridRoom, _ items: [LoweredItem]) {
        let count = elements(items).count
        let left = before.without(count)
        if let now = gridRoom, left.cells > now.cells { gridRoom = left }
    }

    /// The elements to run over. Over something unknown there are three samples, so that the
    /// reader sees a list.
    private func iterated(_ data: Value, _ content: Value, upTo most: Int, range: SourceRange) -> (
        elements: [Value], areSamples: Bool
    ) {
        let data = shortened(data, to: most)
        if case .binding(let binding) = data, let values = elements(of: read(binding)) {
            return (values.indices.map { .binding(.element(binding, .integer($0))) }, false)
        }
        if let values = elements(of: data) { return (values, false) }
        guard case .unknown(let unknown) = currentValue(data) else { return ([], false) }
        report(.unknownData(name(of: unknown), at: range), once: name(of: unknown))
        assumeFilled(unknown)
        var type: TypeReference?
        if case .cell(let index) = unknown, case .array(let element)? = state.unknowns[index].type {
            type = element
        }
        var name = self.name(of: unknown) + " element"
        var sample: Value?
        if case .closure(let closure) = content, let parameter = closure.closure.parameters.first {
            name = parameter.name
            let names = closure.closure.parameters.map { $0.name }
            if names.count > 1 { sample = self.sample(named: names, at: range) }
        }
        let element = sample ?? self.sample(named: name, type: type, at: range)
        return ([element, element, element], true)
    }

    /// The most things that are made inside one row or control.
    private static let mostNested = 2_000

    /// A range that is no longer than so many.
    private func shortened(_ data: Value, to most: Int) -> Value {
        guard case .range(var range) = currentValue(data),
            let lower = range.lower.flatMap({ integer($0) }),
            let upper = range.upper.flatMap({ integer($0) }), upper > lower,
            upper.subtractingReportingOverflow(lower).overflow || upper - lower > most
        else { return data }
        range.upper = .integer(lower + most)
        range.isClosed = false
        return .range(range)
    }

    private func items(
        of content: Value, _ element: Value, _ environment: Environment, range: SourceRange
    ) -> [LoweredItem] {
        switch content {
        case .closure(let closure) where closure.builder == nil:
            return items(
                of: closure.closure.body, scope(for: closure, [element]), environment)
        default:
            let value = call(
                content, [.init(label: nil, value: element, range: range)], range: range)
            return items(of: value, environment, range: range)
        }
    }

    private func tag(of element: Value, id: Value?, range: SourceRange) -> Value {
        let element = currentValue(element)
        if case .keyPath(let names)? = id { return follow(names, from: element, range: range) }
        if typeInfo(of: element) != nil, let own = ownMember("id", of: element, range: range) {
            return own
        }
        return element
    }
}

extension Diagnostic {
    static func tooManyCells(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "too-many-cells",
            "the grid has more than \(limit) cells; the rest is drawn as an ellipsis", at: range)
    }

    static func unknownData(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "unknown-data",
            "'\(name)' has no value here; three sample rows are drawn", at: range,
            notes: valueHint(for: name, "give it values in the block, such as", "[…]"))
    }
}
