/// What is needed to take back what the evaluation did: while a branch is tried, the old value of
/// all that it overwrites. What it only adds is known by its place at the end.
struct Journal {
    /// One overwritten value.
    enum Change {
        case cell(Int, Value)
        case field(object: Int, Int, Value)
        case statics(StaticKey, Int?)
        case unknown(Int, UnknownCell)
    }

    /// A state to go back to.
    struct Mark {
        /// How many there were of each.
        let changes: Int
        let cells: Int
        let objects: Int
        let unknowns: Int
        let reported: Int
        let diagnostics: Int
        let actions: Int
        let preferences: ScreenPreferences
        let needsSecondRun: Bool
        let writes: Int
    }

    /// What a branch did, once that was taken back.
    struct Taken {
        /// The latest change first.
        var changes: [Change] = []
        var cells: [Value] = []
        var objects: [StructureValue] = []
        var unknowns: [UnknownCell] = []
        var reported: [ReportedMessage] = []
        var diagnostics: [Diagnostic] = []
        var actions: [Value] = []
        var preferences: ScreenPreferences
        var needsSecondRun: Bool
    }

    /// What is put back when a journal inside another closes.
    struct Outer {
        fileprivate var isOpen: Bool
        fileprivate var cells: Int
        fileprivate var objects: Int
        fileprivate var unknowns: Int
    }

    /// Whether something is tried, so that changes are kept.
    var isOpen = false
    var changes: [Change] = []
    /// What is younger than the latest mark needs no keeping: going back removes it. Zero while
    /// nothing is tried.
    var oldCells = 0
    var oldObjects = 0
    var oldUnknowns = 0

    /// The state that ``restore(_:)`` goes back to.
    var outer: Outer {
        Outer(isOpen: isOpen, cells: oldCells, objects: oldObjects, unknowns: oldUnknowns)
    }

    /// Closes the journal inside another; what was kept still counts for that.
    mutating func restore(_ outer: Outer) {
        isOpen = outer.isOpen
        oldCells = outer.cells
        oldObjects = outer.objects
        oldUnknowns = outer.unknowns
        if !isOpen { changes.removeAll() }
    }
}
