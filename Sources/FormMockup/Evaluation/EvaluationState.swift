/// All that evaluation changes: a value, whose changes can be taken back.
///
/// Every change of what was there before goes through a method here, so that trying a branch costs
/// what the branch changes, however much there is besides. ``Journal`` says how.
struct EvaluationState {
    /// The values of variables, properties with storage and statics.
    private(set) var cells: [Value] = []
    /// Instances of classes.
    private(set) var objects: [StructureValue] = []
    /// Cells of what is kept once for a screen and has been read.
    private(set) var statics: [StaticKey: Int] = [:]
    /// Values that the sources do not give, and what has been decided about them.
    private(set) var unknowns: [UnknownCell] = []
    /// Their names, in the same order.
    private(set) var unknownNames = NameList()
    /// Whether something was decided after it had been drawn.
    var needsSecondRun = false
    /// The messages that were reported already.
    private var reported = UniqueList<ReportedMessage>()
    var diagnostics: [Diagnostic] = []
    /// What views say about the screen around them.
    var preferences = ScreenPreferences()
    /// Actions by id, so that a screen can be run.
    var actions: [Value] = []
    private var journal = Journal()
    /// How often something changed that a remembered value may have looked at.
    private(set) var changes = 0
    /// How many identities were given.
    private var identities = 0
    /// How often anything changed.
    private var writes = 0
    /// What counts as changed when it is written to.
    private var watched = Watched()
    /// The part of it that does so to the end of the screen.
    private var pinned = Watched()
}

/// What is kept once for a screen.
enum StaticKey: Hashable {
    /// A static property of a type.
    case member(ObjectIdentifier, String)
    /// A variable at the top of a file.
    case global(String)
    /// What a property of an unknown value holds at first, by its path.
    case initial(String)
    /// The object of a type that the views around share.
    case environment(ObjectIdentifier)

    static func member(_ type: TypeInfo, _ name: String) -> StaticKey {
        .member(ObjectIdentifier(type), name)
    }
}

/// What tells one message from another.
struct ReportedMessage: Hashable {
    var id: String
    var name: String
}

/// The bounds that keep any code from hanging or crashing the program.
struct EvaluationLimits {
    /// Expressions and statements.
    var steps = 1_000_000
    /// Calls inside calls.
    var callDepth = 200
    /// Nested evaluation of any kind; a guard for the stack.
    var depth = 1200
    /// Bytes of values that may be made, estimated.
    var bytes = 16 << 20
    /// Rows that are drawn.
    var rows = 500
}

// MARK: - Changes

extension EvaluationState {
    /// Adds a cell; its index.
    mutating func addCell(_ value: Value) -> Int {
        cells.append(value)
        return cells.count - 1
    }

    /// A number that is given once. What asked for it can't be worked out only once for several.
    mutating func nextIdentity() -> Int {
        defer { identities += 1 }
        changes += 1
        return identities
    }

    /// Changes a cell.
    mutating func setCell(_ index: Int, to value: Value) {
        if leads(value, toCell: index) { return }
        noteWrite(isWatched: index < watched.cells)
        if index < journal.oldCells { journal.changes.append(.cell(index, cells[index])) }
        cells[index] = value
    }

    /// Whether a cell holds a list.
    func holdsArray(_ index: Int) -> Bool {
        if case .array = cells[index] { return true }
        return false
    }

    /// Gives the cell of a static property or global its first value. Nothing has looked at it yet;
    /// from now on, anything may.
    mutating func fillStatic(_ index: Int, with value: Value) {
        defer { watchAll() }
        if leads(value, toCell: index) { return }
        if index < journal.oldCells { journal.changes.append(.cell(index, cells[index])) }
        cells[index] = value
    }

    private mutating func noteWrite(isWatched: Bool) {
        writes += 1
        if isWatched { changes += 1 }
    }

    /// Adds a value to the list in a cell, without copying it where nothing else holds it.
    mutating func append(_ value: Value, toCell index: Int) {
        guard case .array(var values) = cells[index] else { return }
        noteWrite(isWatched: index < watched.cells)
        if index < journal.oldCells { journal.changes.append(.cell(index, cells[index])) }
        cells[index] = .void
        values.append(value)
        cells[index] = .array(values)
    }

    /// Adds an instance of a class; its id.
    mutating func addObject(_ object: StructureValue) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    /// Changes one field of an instance.
    mutating func setField(_ field: Int, ofObject id: Int, to value: Value) {
        noteWrite(isWatched: id < watched.objects)
        if id < journal.oldObjects {
            journal.changes.append(.field(object: id, field, objects[id].fields[field]))
        }
        objects[id].fields[field] = value
    }

    /// Says which cell holds a static property or global.
    mutating func setStatic(_ key: StaticKey, toCell cell: Int) {
        if journal.isOpen { journal.changes.append(.statics(key, statics[key])) }
        statics[key] = cell
    }

    /// Adds an unknown value; its index.
    mutating func addUnknown(_ unknown: UnknownCell) -> Int {
        unknowns.append(unknown)
        unknownNames.append(unknown.name)
        return unknowns.count - 1
    }

    /// Gives an unknown value a type.
    mutating func setType(_ type: TypeReference, ofUnknown index: Int) {
        keepUnknown(index)
        unknowns[index].type = type
    }

    /// Decides an unknown value.
    mutating func setValue(_ value: Value, ofUnknown index: Int) {
        var search = SelfReference(unknown: index)
        if search.isFound(in: value, self) { return }
        keepUnknown(index)
        unknowns[index].value = value
    }

    /// Whether what a cell would hold leads back to it.
    private func leads(_ value: Value, toCell index: Int) -> Bool {
        switch value {
        case .stateCell, .binding:
            var search = SelfReference(cell: index)
            return search.isFound(in: value, self)
        default: return false
        }
    }

    /// Remembers that an unknown value was drawn undecided.
    mutating func markShown(unknown index: Int) {
        guard !unknowns[index].isShown else { return }
        keepUnknown(index)
        unknowns[index].isShown = true
    }

    private mutating func keepUnknown(_ index: Int) {
        noteWrite(isWatched: index < watched.unknowns)
        if index < journal.oldUnknowns {
            journal.changes.append(.unknown(index, unknowns[index]))
        }
    }

    /// Remembers a message; whether it is new.
    mutating func isNew(_ message: ReportedMessage) -> Bool {
        reported.insert(message)
    }

    /// The messages so far, to go back to.
    var reportMark: (reported: Int, diagnostics: Int) {
        (reported.all.count, diagnostics.count)
    }

    /// Forgets the messages since a mark, so that they can be reported again.
    mutating func discardReports(since mark: (reported: Int, diagnostics: Int)) {
        _ = reported.removeAll(behind: min(mark.reported, reported.all.count))
        diagnostics.removeSubrange(min(mark.diagnostics, diagnostics.count)...)
    }

    /// Whether a message was reported already.
    func isReported(_ message: ReportedMessage) -> Bool {
        reported.contains(message)
    }
}

// MARK: - Watching

extension EvaluationState {
    /// What there was at some time: what is younger, nothing older can have looked at.
    struct Watched {
        fileprivate var cells = 0
        fileprivate var objects = 0
        fileprivate var unknowns = 0

        fileprivate func joined(with other: Watched) -> Watched {
            Watched(
                cells: max(cells, other.cells), objects: max(objects, other.objects),
                unknowns: max(unknowns, other.unknowns))
        }
    }

    /// What there was before some evaluation.
    struct Watch {
        fileprivate let outer: Watched
        fileprivate let changes: Int
        fileprivate let unknowns: Int
        fileprivate let actions: Int
        fileprivate let reports: (reported: Int, diagnostics: Int)
        fileprivate let isSecondRunNeeded: Bool
    }

    /// Begins to count changes of all that is there now.
    mutating func watch() -> Watch {
        defer { watched = watched.joined(with: presence) }
        return Watch(
            outer: watched, changes: changes, unknowns: unknowns.count, actions: actions.count,
            reports: reportMark, isSecondRunNeeded: needsSecondRun)
    }

    /// Counts changes of all that is there now, for good.
    mutating func watchAll() {
        pinned = pinned.joined(with: presence)
        watched = watched.joined(with: pinned)
    }

    private var presence: Watched {
        Watched(cells: cells.count, objects: objects.count, unknowns: unknowns.count)
    }

    /// Whether nothing changed and nothing was reported since.
    func isUnchanged(since watch: Watch) -> Bool {
        changes == watch.changes && unknowns.count == watch.unknowns
            && actions.count == watch.actions && reportMark == watch.reports
            && needsSecondRun == watch.isSecondRunNeeded
    }

    /// Goes back to what was watched before, where nothing is remembered.
    mutating func unwatch(_ watch: Watch) {
        watched = watch.outer.joined(with: pinned)
    }
}

// MARK: - Trying

extension EvaluationState {
    /// Opens the journal: from here on, changes can be taken back to a mark. Each needs a
    /// ``closeJournal(_:)``.
    mutating func openJournal() -> Journal.Outer {
        defer { journal.isOpen = true }
        return journal.outer
    }

    /// Closes the journal to what it was when it was opened.
    mutating func closeJournal(_ outer: Journal.Outer) {
        journal.restore(outer)
    }

    /// The present state, to go back to.
    mutating func mark() -> Journal.Mark {
        journal.oldCells = cells.count
        journal.oldObjects = objects.count
        journal.oldUnknowns = unknowns.count
        return Journal.Mark(
            changes: journal.changes.count, cells: cells.count, objects: objects.count,
            unknowns: unknowns.count, reported: reported.all.count, diagnostics: diagnostics.count,
            actions: actions.count, preferences: preferences, needsSecondRun: needsSecondRun,
            writes: writes)
    }

    /// Goes back to a mark; gives what there was after it, so that it can be had again.
    mutating func takeBack(to mark: Journal.Mark) -> Journal.Taken {
        var taken = Journal.Taken(preferences: preferences, needsSecondRun: needsSecondRun)
        // A value that was remembered meanwhile may have looked at what is gone now.
        if writes != mark.writes || mark.unknowns < unknowns.count { changes += 1 }
        while journal.changes.count > mark.changes {
            let change = journal.changes.removeLast()
            taken.changes.append(exchange(change))
        }
        taken.cells = Array(cells[mark.cells...])
        taken.objects = Array(objects[mark.objects...])
        taken.unknowns = Array(unknowns[mark.unknowns...])
        taken.diagnostics = Array(diagnostics[mark.diagnostics...])
        taken.actions = Array(actions[mark.actions...])
        taken.reported = reported.removeAll(behind: mark.reported)
        unknownNames.removeAll(behind: mark.unknowns)
        cells.removeSubrange(mark.cells...)
        objects.removeSubrange(mark.objects...)
        unknowns.removeSubrange(mark.unknowns...)
        diagnostics.removeSubrange(mark.diagnostics...)
        actions.removeSubrange(mark.actions...)
        preferences = mark.preferences
        needsSecondRun = mark.needsSecondRun
        return taken
    }

    /// Makes again what was taken back to the mark where the state is now.
    mutating func redo(_ taken: Journal.Taken) {
        cells += taken.cells
        objects += taken.objects
        changes += 1
        for unknown in taken.unknowns { _ = addUnknown(unknown) }
        reported.insert(contentsOf: taken.reported)
        diagnostics += taken.diagnostics
        actions += taken.actions
        for change in taken.changes.reversed() { journal.changes.append(exchange(change)) }
        preferences = taken.preferences
        needsSecondRun = taken.needsSecondRun
    }

    /// Puts back what a change keeps; gives the change that puts back what was there.
    private mutating func exchange(_ change: Journal.Change) -> Journal.Change {
        switch change {
        case .cell(let index, let value):
            defer { cells[index] = value }
            return .cell(index, cells[index])
        case .field(let id, let field, let value):
            defer { objects[id].fields[field] = value }
            return .field(object: id, field, objects[id].fields[field])
        case .statics(let key, let cell):
            defer { statics[key] = cell }
            return .statics(key, statics[key])
        case .unknown(let index, let unknown):
            defer { unknowns[index] = unknown }
            return .unknown(index, unknowns[index])
        }
    }
}
