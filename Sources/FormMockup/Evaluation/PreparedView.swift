/// The view of a screen, made and not drawn yet, with all that making it changed: its previews and
/// initialisers may build half an app, so another run for the same screen goes on from here.
struct PreparedView {
    let structure: StructureValue
    let environment: Environment
    let range: SourceRange
    fileprivate let progress: Progress

    /// How far evaluation has come.
    fileprivate struct Progress {
        let state: EvaluationState
        let limits: EvaluationLimits
        let stepsOfValues: Int
        let endless: Set<SourceRange>
        let sampleNames: Set<String>
        let rowCount: Int
        let readsColorScheme: Bool
    }
}

extension Interpreter {
    /// Keeps a view with the present state.
    func prepare(
        _ structure: StructureValue, _ environment: Environment, range: SourceRange
    ) -> PreparedView {
        PreparedView(
            structure: structure, environment: environment, range: range,
            progress: PreparedView.Progress(
                state: state, limits: limits, stepsOfValues: stepsOfValues, endless: endless,
                sampleNames: sampleNames, rowCount: rowCount, readsColorScheme: readsColorScheme))
    }

    /// What a prepared view becomes.
    func items(of view: PreparedView) -> [LoweredItem] {
        items(
            of: .view(.own(view.structure, range: view.range)), view.environment, range: view.range)
    }

    /// Goes back to where a view was prepared, to draw it for other traits or with more known.
    ///
    /// Gives false, and changes nothing, where making the view has looked at what differs now.
    func resume(
        _ view: PreparedView, for traits: Traits, knowing known: [String: Value]
    ) -> Bool {
        let progress = view.progress
        if isStopped || progress.readsColorScheme && traits.colorScheme != self.traits.colorScheme {
            return false
        }
        for name in known.keys {
            guard let index = progress.state.unknownNames.place(of: name) else { continue }
            let unknown = progress.state.unknowns[index]
            if unknown.isShown || unknown.value != nil { return false }
        }
        self.traits = traits
        state = progress.state
        limits = progress.limits
        stepsOfValues = progress.stepsOfValues
        endless = progress.endless
        sampleNames = progress.sampleNames
        rowCount = progress.rowCount
        readsColorScheme = progress.readsColorScheme
        inventedTexts = []
        omissions = Omissions()
        rememberedValues = RememberedValues()
        thrown = nil
        know(known)
        return true
    }

    /// Decides unknown values before anything is drawn.
    func know(_ known: [String: Value]) {
        for name in known.keys.sorted() {
            guard let value = known[name] else { continue }
            if case .cell(let index) = unknown(named: name, at: currentRange) {
                state.setValue(value, ofUnknown: index)
            }
        }
    }
}
