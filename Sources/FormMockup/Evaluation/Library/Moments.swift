/// Dates that code writes without naming their type: `.now`, `.distantPast`,
/// `.now.addingTimeInterval(60)`.
extension Interpreter {
    /// The moment that a value is where a date is asked for; nil for another value.
    func moment(_ value: Value) -> Double? {
        switch currentValue(value) {
        case .date(let seconds): return seconds.isFinite ? seconds : nil
        case .implicit(let name, let arguments):
            guard case .date(let seconds)? = dateMember(name, arguments), seconds.isFinite else {
                return nil
            }
            return seconds
        default: return nil
        }
    }

    /// A value where a date may be asked for: an implicit `.now` is one.
    func dated(_ value: Value) -> Value {
        let current = currentValue(value)
        guard case .implicit(let name, let arguments) = current, Self.isMoment(name) else {
            return current
        }
        return dateMember(name, arguments) ?? current
    }

    /// Whether an implicit member can only be a date where a date may stand.
    static func isMoment(_ name: String) -> Bool {
        name == "now" || name == "distantPast" || name == "distantFuture"
    }

    /// `.now + 3600`, `.now - .day`: a date that its operand has shifted; nil for other operands.
    func shifted(_ name: String, _ left: Value, _ right: Value) -> Value? {
        guard name == "+" || name == "-", case .implicit(let member, _) = left,
            Self.isMoment(member), let seconds = moment(left), let shift = number(right)
        else { return nil }
        return .date(name == "+" ? seconds + shift : seconds - shift)
    }

    /// The order of two moments, one of which is written without its type; nil for other values.
    func momentOrder(_ left: Value, _ right: Value) -> Int? {
        switch (left, right) {
        case (.date, .implicit), (.implicit, .date):
            guard let a = moment(left), let b = moment(right) else { return nil }
            return a < b ? -1 : a > b ? 1 : 0
        default: return nil
        }
    }
}
