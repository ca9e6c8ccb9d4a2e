/// Values that need no second evaluation: initial values of properties, which see neither the
/// instance nor the variables around it. A view's rows are made from the same ones again and again.
///
/// A value is remembered only when working it out changed and reported nothing, and only until
/// something changes that it may have looked at.
struct RememberedValues {
    /// Whose initial value, and where it stands.
    struct Key: Hashable {
        var owner: ObjectIdentifier?
        var range: SourceRange
    }

    fileprivate var values: [Key: Value] = [:]
    /// How many were remembered in all.
    fileprivate var count = 0
    /// The state's ``EvaluationState/changes`` with which they hold.
    fileprivate var changes = 0
    /// What costs less is not worth a place.
    fileprivate static let fewestSteps = 12
}

extension Interpreter {
    /// The value of a body that depends on nothing around it, worked out once.
    func remembered(_ key: RememberedValues.Key, _ body: () -> Value) -> Value {
        if rememberedValues.changes == state.changes, let known = rememberedValues.values[key] {
            return known
        }
        let steps = limits.steps
        let before = state.watch()
        let hadStopped = endless.count
        let count = rememberedValues.count
        let outerReads = readsColorScheme
        readsColorScheme = false
        let value = body()
        let reads = readsColorScheme
        readsColorScheme = outerReads || reads
        let isWorth = steps - limits.steps >= RememberedValues.fewestSteps
        guard state.isUnchanged(since: before), isWorth, !reads, !isStopped, thrown == nil,
            endless.count == hadStopped, value.isWhole
        else {
            if rememberedValues.count == count { state.unwatch(before) }
            return value
        }
        if rememberedValues.changes != state.changes {
            rememberedValues.values = [:]
            rememberedValues.changes = state.changes
        }
        rememberedValues.values[key] = value
        rememberedValues.count += 1
        state.watchAll()
        return value
    }
}

extension Value {
    /// Whether it leads to nothing that may change or go away: no cell, object or unknown value.
    fileprivate var isWhole: Bool {
        switch self {
        case .void, .nil, .boolean, .integer, .double, .string, .type, .foreignType, .keyPath,
            .date, .url, .paint, .font:
            true
        case .array(let values), .set(let values): values.allSatisfy { $0.isWhole }
        case .dictionary(let pairs): pairs.allSatisfy { $0.key.isWhole && $0.value.isWhole }
        case .tuple(let fields): fields.allSatisfy { $0.value.isWhole }
        case .structure(let structure): structure.fields.allSatisfy { $0.isWhole }
        case .enumCase(let value): value.payload.allSatisfy { $0.isWhole }
        case .literal, .range, .object, .implicit, .closure, .function, .binding, .view, .unknown,
            .stateCell:
            false
        }
    }
}
