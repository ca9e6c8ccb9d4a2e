extension Interpreter {
    /// An `if` of a builder. An undecided condition draws the branch that shows more, and is
    /// decided with it.
    func items(of statement: IfStatement, _ scope: Scope, _ environment: Environment)
        -> [LoweredItem]
    {
        var trial: BranchTrial?
        for (index, clause) in statement.clauses.enumerated() {
            let inner = Scope(parent: scope)
            switch check(clause.conditions, inner) {
            case .yes:
                return conclude(trial) { items(of: clause.body, inner, environment) }
            case .no: continue
            case .undecided(let unknown):
                let isLast = index + 1 == statement.clauses.count && statement.otherwise == nil
                if isLast {
                    // Nothing shows no more than something: there is no other branch to try.
                    assume(unknown, is: true)
                    return conclude(trial) { items(of: clause.body, inner, environment) }
                }
                attempt(unknown, &trial) { items(of: clause.body, inner, environment) }
            }
        }
        return conclude(trial) {
            guard let otherwise = statement.otherwise else {
                if trial == nil, let clause = statement.clauses.first { omit(clause, environment) }
                return []
            }
            return items(of: otherwise, Scope(parent: scope), environment)
        }
    }

    /// A `switch` of a builder.
    func items(of statement: SwitchStatement, _ scope: Scope, _ environment: Environment)
        -> [LoweredItem]
    {
        let subject = evaluate(statement.subject, scope)
        var trial: BranchTrial?
        for branch in statement.cases {
            let inner = Scope(parent: scope)
            switch match(branch, subject, inner) {
            case .yes: return conclude(trial) { items(of: branch.body, inner, environment) }
            case .no: continue
            case .undecided(let unknown):
                attempt(unknown, &trial) { items(of: branch.body, inner, environment) }
            }
        }
        return conclude(trial) { [] }
    }

    /// Tries a branch whose condition is undecided, and goes on as if it failed.
    private func attempt(
        _ unknown: Unknown, _ trial: inout BranchTrial?, _ items: () -> [LoweredItem]
    ) {
        var current = trial ?? BranchTrial(outer: state.openJournal())
        let mark = BranchTrial.Mark(
            state: state.mark(), rowCount: rowCount, readsColorScheme: readsColorScheme,
            inventions: inventedTexts.count)
        assume(unknown, is: true)
        let shown = items()
        if capture?.captured != nil {
            // Found the view that was looked for: what it is made with stands in this state.
            state.closeJournal(current.outer)
            trial = nil
            return
        }
        let after = (rowCount, readsColorScheme)
        let taken = state.takeBack(to: mark.state)
        (rowCount, readsColorScheme) = (mark.rowCount, mark.readsColorScheme)
        let inventions = Array(inventedTexts[min(mark.inventions, inventedTexts.count)...])
        inventedTexts.removeLast(inventions.count)
        let weight = weight(of: shown)
        if current.best.map({ weight > $0.weight }) ?? true {
            current.best = BranchTrial.Branch(
                items: shown, weight: weight, start: mark, taken: taken, rowCount: after.0,
                readsColorScheme: after.1, inventions: inventions)
        }
        trial = current
        assume(unknown, is: false)
    }

    /// Draws the branch that is left when the conditions of those that were tried fail; keeps it
    /// when it shows more than all of them.
    private func conclude(_ trial: BranchTrial?, _ items: () -> [LoweredItem]) -> [LoweredItem] {
        guard let trial, let best = trial.best else { return items() }
        let inventions = inventedTexts.count
        let last = items()
        defer { state.closeJournal(trial.outer) }
        guard weight(of: last) <= best.weight else { return last }
        _ = state.takeBack(to: best.start.state)
        state.redo(best.taken)
        (rowCount, readsColorScheme) = (best.rowCount, best.readsColorScheme)
        inventedTexts.removeSubrange(min(inventions, inventedTexts.count)...)
        inventedTexts += best.inventions
        return best.items
    }

    /// How much items show: rows first, then elements.
    private func weight(of items: [LoweredItem]) -> Int {
        var rows = 0
        var elements = 0
        for item in items {
            switch item {
            case .element(let lowered):
                rows += 1 + lowered.traits.children.count
                elements += lowered.element.leafCount
            case .section(let section):
                rows += section.rows.count
                elements += section.rows.reduce(0) { $0 + $1.content.leafCount }
                elements += section.header?.content.leafCount ?? 0
            case .container(let container):
                rows += container.sections.reduce(0) { $0 + $1.rows.count + 1 }
            }
        }
        return rows * 10_000 + min(elements, 9_999)
    }
}

/// The branches of one `if` or `switch` that were tried, one after the other, as the condition of
/// each was undecided. All that is kept is the one that shows the most.
private struct BranchTrial {
    /// What a branch starts from.
    struct Mark {
        var state: Journal.Mark
        var rowCount: Int
        var readsColorScheme: Bool
        /// How many texts had been invented.
        var inventions: Int
    }

    /// A branch that was tried and taken back.
    struct Branch {
        var items: [LoweredItem]
        var weight: Int
        var start: Mark
        var taken: Journal.Taken
        var rowCount: Int
        var readsColorScheme: Bool
        /// The texts that it invented.
        var inventions: [String]
    }

    let outer: Journal.Outer
    var best: Branch?
}
