/// Names that are visible at a place, each bound to a cell of the evaluation.
///
/// A scope is shared by the closures written in it. Values live in the evaluation's state, so that
/// a branch that was tried can be taken back.
final class Scope {
    let parent: Scope?
    /// The type whose members are visible by name alone.
    let owner: TypeInfo?
    /// The cell that holds `self`; nil in a static context.
    let selfCell: Int?
    private var names = NameList()
    private var cells: [Int] = []
    /// The declared types of those names that have one, by cell.
    private var types: [Int: TypeReference] = [:]
    /// `$0`, `$1`, … of a closure call.
    var shorthand: [Value]?

    /// Makes an empty scope; one with a cell for `self` binds that name.
    init(parent: Scope?, owner: TypeInfo? = nil, selfCell: Int? = nil) {
        self.parent = parent
        self.owner = owner
        self.selfCell = selfCell
        if let selfCell { bind("self", to: selfCell) }
    }

    /// Binds a name; a later binding of the same name hides the earlier one.
    func bind(_ name: String, to cell: Int, type: TypeReference? = nil) {
        names.append(name)
        cells.append(cell)
        if let type { types[cell] = type }
    }

    /// The declared type of a name that is bound in this scope itself to a cell.
    func type(ofCell cell: Int) -> TypeReference? { types.isEmpty ? nil : types[cell] }

    /// The cell of a name that stands for a variable here, and not for a member of a type.
    func variable(_ name: String) -> Int? {
        var current: Scope? = self
        while let scope = current, scope.owner == nil {
            if let cell = scope.cell(of: name) { return cell }
            current = scope.parent
        }
        return nil
    }

    /// The type whose code this is.
    var nearestOwner: TypeInfo? {
        var current: Scope? = self
        while let scope = current {
            if let owner = scope.owner { return owner }
            current = scope.parent
        }
        return nil
    }

    /// The names that are bound in this scope itself.
    var boundNames: [String] { names.all }

    /// The cell of a name that is bound in this scope itself.
    func cell(of name: String) -> Int? {
        names.place(of: name).map { cells[$0] }
    }
}
