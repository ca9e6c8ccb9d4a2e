/// `Table` as an iPhone shows it: a list of what stands in the first column.
extension Control {
    /// `Table` over data, or with rows of its own.
    static let table = Control("Table") { context in
        let rows = context.argument("rows")
        let columns = context.argument("columns") ?? context.trailing
        var plain = context.environment
        plain.listStyle = plain.listStyle ?? .plain
        let table = ControlContext(context.call, plain, context.interpreter)
        return table.container(
            .list,
            items: { environment in
                var inner = environment
                inner.values[TableRows.columns] = columns?.value
                if let rows { return context.items(rows, inner) }
                guard let data = context.title else { return [] }
                return context.interpreter.itemsForEach(
                    over: data.value, id: context.value("id"), environment: inner,
                    range: context.call.range
                ) { context.tableRow($0, inner) }
            })
    }

    /// `TableRow`: its cell of the first column.
    static let tableRow = Control("TableRow", "DisclosureTableRow") { context in
        guard let element = context.title else { return [] }
        return context.tableRow(element.value, context.environment)
    }

    /// `TableColumn` in the row of an element.
    static let tableColumn = Control("TableColumn", "TableColumnForEach") { context in
        guard let element = context.environment.values[TableRows.element] else { return [] }
        var inner = context.environment
        inner.values[TableRows.element] = nil
        if let content = context.trailing ?? context.argument("content") {
            guard case .closure(let closure) = content.value else {
                return context.items(content, inner)
            }
            return context.interpreter.items(
                of: closure.closure.body, context.interpreter.scope(for: closure, [element]), inner)
        }
        guard case .keyPath(let names)? = context.value("value") else { return [] }
        let value = context.interpreter.follow(names, from: element, range: context.call.range)
        let text = context.interpreter.textElement(value, inner)
        return [.element(LoweredElement(element: text, range: context.call.range))]
    }
}

/// Under which names a table hands down what its rows need.
private enum TableRows {
    static let columns = "$tableColumns"
    static let element = "$tableElement"
}

extension ControlContext {
    /// The cell of the first column in the row of an element.
    fileprivate func tableRow(_ element: Value, _ environment: Environment) -> [LoweredItem] {
        guard let columns = environment.values[TableRows.columns] else { return [] }
        var inner = environment
        inner.values[TableRows.element] = element
        return Array(interpreter.items(of: columns, inner, range: call.range).prefix(1))
    }
}
