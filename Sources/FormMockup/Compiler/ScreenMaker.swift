/// Makes the screen of one variant: evaluates the view, and builds sections.
struct ScreenMaker {
    /// A screen with what was found on the way.
    struct Result {
        var screen: Screen?
        /// The screen in dark colours, where the code draws another one then.
        var darkScreen: Screen?
        var diagnostics: [Diagnostic]
    }

    /// One evaluation.
    private struct Run {
        let interpreter: Interpreter
        let prepared: PreparedView?
        var result: Result
    }

    let program: Program
    let request: MockupRequest

    /// The screen for some traits, and another one for dark colours where the code asks for them.
    func make(_ traits: Traits) -> Result {
        let light = settledRun(for: traits)
        var result = light.result
        if light.interpreter.readsColorScheme, traits.appearance == .automatic {
            var dark = traits
            dark.colorScheme = .dark
            result.darkScreen = settledRun(for: dark, after: light).result.screen
        }
        return result
    }

    /// Evaluates for some traits. What was decided after it had been drawn asks for a second run
    /// that knows it from the start.
    private func settledRun(for traits: Traits, after earlier: Run? = nil) -> Run {
        let first = run(for: traits, knowing: [:], after: earlier)
        guard first.interpreter.state.needsSecondRun else { return first }
        var known: [String: Value] = [:]
        for unknown in first.interpreter.state.unknowns {
            if let value = unknown.value, value.isPlain { known[unknown.name] = value }
        }
        return run(for: traits, knowing: known, after: first)
    }

    private func run(
        for traits: Traits, knowing known: [String: Value], after earlier: Run?
    ) -> Run {
        if let earlier, let view = earlier.prepared,
            earlier.interpreter.resume(view, for: traits, knowing: known)
        {
            let result = result(earlier.interpreter.items(of: view), earlier.interpreter)
            return Run(interpreter: earlier.interpreter, prepared: view, result: result)
        }
        let interpreter = Interpreter(
            traits: traits, host: request.host, strings: request.strings, icons: request.icons,
            assets: request.assets, library: request.sources, file: request.code.file)
        if !program.isIndexed {
            interpreter.collect(program.tree.statements, variablesAreGlobals: false)
        }
        interpreter.know(known)
        var root = RootView(program: program, request: request, interpreter: interpreter)
        let items = root.items()
        let result = result(items, interpreter)
        return Run(interpreter: interpreter, prepared: root.prepared, result: result)
    }

    private func result(_ items: [LoweredItem]?, _ interpreter: Interpreter) -> Result {
        let traits = interpreter.traits
        var screen = items.flatMap {
            ScreenAssembly(interpreter: interpreter, traits: traits).screen(from: $0)
        }
        if var made = screen {
            NotePlacement(notes: program.tree.notes).place(on: &made)
            screen = made
            if program.tree.diagnostics.isEmpty, !interpreter.isStopped {
                interpreter.state.diagnostics += DesignCheck.diagnostics(
                    of: made, omissions: interpreter.omissions, sources: request.sources)
                if let highlight = request.attributes.highlight,
                    let fault = HighlightCheck.diagnostic(highlight, on: made)
                {
                    interpreter.state.diagnostics.append(fault)
                }
            }
        }
        return Result(
            screen: screen, darkScreen: nil,
            diagnostics: diagnostics(of: interpreter, hasScreen: screen != nil))
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
