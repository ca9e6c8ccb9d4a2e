/// Makes the screen of one variant: chooses the view, evaluates it, and builds sections.
struct ScreenMaker {
    /// A screen with what was found on the way.
    struct Result {
        var screen: Screen?
        var darkScreen: Screen?
        var diagnostics: [Diagnostic]
        var readsColorScheme: Bool
    }

    let program: Program
    let request: MockupRequest

    /// Evaluates for some traits. What was decided after it had been drawn asks for a second run
    /// that knows it from the start.
    func make(_ traits: Traits) -> Result {
        let first = run(traits, knowing: [:])
        guard first.interpreter.state.needsSecondRun else { return first.result }
        var known: [String: Value] = [:]
        for unknown in first.interpreter.state.unknowns {
            if let value = unknown.value { known[unknown.name] = value }
        }
        return run(traits, knowing: known).result
    }

    private func run(_ traits: Traits, knowing known: [String: Value]) -> (
        interpreter: Interpreter, result: Result
    ) {
        let interpreter = Interpreter(
            traits: traits, host: request.host, strings: request.strings, icons: request.icons,
            assets: request.assets, file: request.code.file)
        for tree in program.sources {
            interpreter.collect(tree.statements, variablesAreGlobals: true)
        }
        interpreter.collect(program.tree.statements, variablesAreGlobals: false)
        for name in known.keys.sorted() {
            guard let value = known[name] else { continue }
            let unknown = interpreter.unknown(named: name, at: interpreter.currentRange)
            if case .cell(let index) = unknown {
                interpreter.state.setValue(value, ofUnknown: index)
            }
        }
        let items = rootItems(interpreter)
        var screen = items.flatMap {
            ScreenAssembly(interpreter: interpreter, traits: traits).screen(from: $0)
        }
        if var made = screen {
            NotePlacement(notes: program.tree.notes).place(on: &made)
            screen = made
            if program.tree.diagnostics.isEmpty, !interpreter.isStopped {
                interpreter.state.diagnostics += DesignCheck.diagnostics(of: made)
                if let highlight = request.attributes.highlight,
                    let fault = HighlightCheck.diagnostic(highlight, on: made)
                {
                    interpreter.state.diagnostics.append(fault)
                }
            }
        }
        var diagnostics = interpreter.state.diagnostics
        if request.attributes.verdict == .bad {
            // Such a block shows the fault on purpose.
            diagnostics.removeAll { DesignCheck.ids.contains($0.id) }
        }
        if screen == nil, !program.tree.diagnostics.contains(where: { $0.severity == .error }),
            !interpreter.isStopped, !diagnostics.contains(where: { $0.severity == .error })
        {
            diagnostics.append(.noView(at: request.code.range(0, max(1, firstLineLength))))
        }
        return (
            interpreter,
            Result(
                screen: screen, darkScreen: nil, diagnostics: diagnostics,
                readsColorScheme: interpreter.readsColorScheme)
        )
    }

    private var firstLineLength: Int {
        request.code.bytes.firstIndex(of: 0x0A) ?? request.code.bytes.count
    }

    /// What the block's view becomes; nil when it has none.
    private func rootItems(_ interpreter: Interpreter) -> [LoweredItem]? {
        let scope = interpreter.globalScope
        let environment = Environment()
        var items: [LoweredItem] = []
        var previews: [Closure] = []
        var hasViews = false
        for statement in program.tree.statements {
            switch statement.kind {
            case .declaration(let declaration):
                if case .preview(let closure) = declaration.kind { previews.append(closure) }
                if case .type = declaration.kind { continue }
                if case .function = declaration.kind { continue }
                interpreter.declare(declaration, scope)
            case .expression, .if, .switch, .return:
                if let view = request.attributes.view, view.value.isEmpty { continue }
                hasViews = true
                let block = CodeBlock(statements: [statement], range: statement.range)
                items += interpreter.items(of: block, scope, environment)
            default: _ = interpreter.execute([statement], scope)
            }
        }
        if let name = request.attributes.view {
            return namedView(name, interpreter, previews)
        }
        if hasViews, !items.isEmpty { return items }
        return previewItems(interpreter, previews) ?? lonelyView(interpreter)
    }

    /// The view that `view=` names.
    private func namedView(
        _ name: BlockAttributes.Located<String>, _ interpreter: Interpreter, _ previews: [Closure]
    ) -> [LoweredItem]? {
        guard let type = interpreter.typeInfo(named: name.value), type.computed["body"] != nil
        else {
            let names = interpreter.declaredTypes.filter { $0.computed["body"] != nil }.map {
                $0.name
            }
            interpreter.state.diagnostics.append(.unknownViewName(name, known: names))
            return nil
        }
        return items(of: type, interpreter)
    }

    private func items(of type: TypeInfo, _ interpreter: Interpreter) -> [LoweredItem]? {
        guard type.computed["body"] != nil else { return nil }
        let value = interpreter.instantiate(type, [], range: type.range ?? interpreter.currentRange)
        return interpreter.items(of: value, Environment(), range: interpreter.currentRange)
    }

    /// What `#Preview` or a `PreviewProvider` shows.
    private func previewItems(_ interpreter: Interpreter, _ previews: [Closure]) -> [LoweredItem]? {
        var bodies = previews.map { ($0.body, interpreter.globalScope) }
        for tree in program.sources {
            for statement in tree.statements {
                guard case .declaration(let declaration) = statement.kind,
                    case .preview(let closure) = declaration.kind
                else { continue }
                bodies.append((closure.body, interpreter.globalScope))
            }
        }
        for type in interpreter.declaredTypes where type.inherited.contains("PreviewProvider") {
            if let getter = type.staticComputed["previews"]?.getter {
                bodies.append((getter, interpreter.staticScope(of: type)))
            }
        }
        let outer = interpreter.state.openJournal()
        defer { interpreter.state.closeJournal(outer) }
        for (body, scope) in bodies {
            let before = interpreter.state.mark()
            let items = interpreter.items(of: body, Scope(parent: scope), Environment())
            if !items.isEmpty { return items }
            _ = interpreter.state.takeBack(to: before)
        }
        return nil
    }

    /// The view that no other view uses, the last of several.
    private func lonelyView(_ interpreter: Interpreter) -> [LoweredItem]? {
        let views = interpreter.declaredTypes.filter { $0.computed["body"] != nil && $0.isView }
        guard !views.isEmpty else { return nil }
        var used: Set<String> = []
        for tree in [program.tree] + program.sources {
            for statement in tree.statements { UsedNames.collect(statement, into: &used) }
        }
        let lonely = views.filter { !used.contains($0.shortName) }
        guard let type = (lonely.isEmpty ? views : lonely).last else { return nil }
        return items(of: type, interpreter)
    }
}

extension Diagnostic {
    static func noView(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "no-view",
            "a form block holds a view: a 'Form', a 'List', sections, rows, or a 'View' type",
            at: range)
    }

    static func unknownViewName(_ name: BlockAttributes.Located<String>, known: [String])
        -> Diagnostic
    {
        misspelt(
            id: "unknown-view-name", "there is no view '\(name.value)'", name.value, known,
            at: name.range, listing: "views are ")
    }
}
