/// `willSet` and `didSet` of stored properties.
extension Interpreter {
    /// Whether code runs when a property changes.
    func observes(_ type: TypeInfo, _ index: Int) -> Bool {
        let stored = type.stored[index]
        guard !stored.observers.isEmpty, !isInitialising else { return false }
        return !observing.contains(.member(type, stored.name))
    }

    /// Changes a property, and runs what observes it.
    func setObserved(
        _ name: String, _ type: TypeInfo, _ index: Int, of whole: inout Value, to value: Value
    ) {
        let key = StaticKey.member(type, name)
        observing.insert(key)
        defer { observing.remove(key) }
        let observers = type.stored[index].observers
        let old = member(name, of: whole, range: currentRange)
        for observer in observers where observer.isBefore {
            run(observer.action, type, &whole, coerce(value, to: type.stored[index].type))
        }
        setMember(name, of: &whole, to: value)
        for observer in observers where !observer.isBefore {
            run(observer.action, type, &whole, old)
        }
    }

    /// Assigns inside an initialiser, where nothing observes its own instance.
    func initialise<Result>(_ assign: () -> Result) -> Result {
        let outer = isInitialising
        isInitialising = true
        defer { isInitialising = outer }
        return assign()
    }
}
