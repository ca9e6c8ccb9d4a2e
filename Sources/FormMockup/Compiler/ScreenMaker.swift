/// Makes the screen of one variant: evaluates the view, and builds sections.
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
            if let value = unknown.value, value.isPlain { known[unknown.name] = value }
        }
        return run(traits, knowing: known).result
    }

    private func run(_ traits: Traits, knowing known: [String: Value]) -> (
        interpreter: Interpreter, result: Result
    ) {
        let interpreter = Interpreter(
            traits: traits, host: request.host, strings: request.strings, icons: request.icons,
            assets: request.assets, library: request.sources, file: request.code.file)
        if !program.isIndexed {
            interpreter.collect(program.tree.statements, variablesAreGlobals: false)
        }
        for name in known.keys.sorted() {
            guard let value = known[name] else { continue }
            let unknown = interpreter.unknown(named: name, at: interpreter.currentRange)
            if case .cell(let index) = unknown {
                interpreter.state.setValue(value, ofUnknown: index)
            }
        }
        let root = RootView(program: program, request: request, interpreter: interpreter)
        var screen = root.items().flatMap {
            ScreenAssembly(interpreter: interpreter, traits: traits).screen(from: $0)
        }
        if var made = screen {
            NotePlacement(notes: program.tree.notes).place(on: &made)
            screen = made
            if program.tree.diagnostics.isEmpty, !interpreter.isStopped {
                interpreter.state.diagnostics += DesignCheck.diagnostics(
                    of: made, sources: request.sources)
                if let highlight = request.attributes.highlight,
                    let fault = HighlightCheck.diagnostic(highlight, on: made)
                {
                    interpreter.state.diagnostics.append(fault)
                }
            }
        }
        return (
            interpreter,
            Result(
                screen: screen, darkScreen: nil,
                diagnostics: diagnostics(of: interpreter, hasScreen: screen != nil),
                readsColorScheme: interpreter.readsColorScheme)
        )
    }

    private func diagnostics(of interpreter: Interpreter, hasScreen: Bool) -> [Diagnostic] {
        var diagnostics = interpreter.loaded.diagnostics + interpreter.state.diagnostics
        if request.attributes.verdict == .bad {
            // Such a block shows the fault on purpose.
            diagnostics.removeAll { DesignCheck.ids.contains($0.id) }
        }
        if !hasScreen, !program.tree.diagnostics.contains(where: { $0.severity == .error }),
            !interpreter.isStopped, !diagnostics.contains(where: { $0.severity == .error })
        {
            diagnostics.append(.noView(at: request.code.range(0, max(1, firstLineLength))))
        }
        return diagnostics
    }

    private var firstLineLength: Int {
        request.code.bytes.firstIndex(of: 0x0A) ?? request.code.bytes.count
    }
}

extension Diagnostic {
    static func noView(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "no-view",
            "a form block holds a view: a 'Form', a 'List', sections, rows, or a 'View' type",
            at: range)
    }
}
