extension Interpreter {
    /// The moment that `Date()` and `Date.now` stand for: 9 June 2025, 9:41 UTC. A picture must
    /// not depend on the day it is drawn.
    static let sampleMoment = 771_154_860.0

    /// `Date(…)`.
    func date(_ arguments: [EvaluatedArgument]) -> Value {
        guard let first = arguments.first, let seconds = number(first.value) else {
            if let text = arguments.first.flatMap({ plainText($0.value) }),
                let seconds = date(fromISO: text)
            {
                return .date(seconds)
            }
            return .date(Self.sampleMoment)
        }
        switch first.label {
        case "timeIntervalSince1970": return .date(seconds - 978_307_200)
        case "timeIntervalSinceReferenceDate": return .date(seconds)
        default: return .date(Self.sampleMoment + seconds)
        }
    }

    /// `.now`, `.distantPast`, ….
    func dateMember(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
        switch name {
        case "now", "init": arguments.isEmpty ? .date(Self.sampleMoment) : date(arguments)
        case "distantPast": .date(-63_114_076_800)
        case "distantFuture": .date(63_113_904_000)
        default: nil
        }
    }

    /// Properties and methods of a date.
    func dateMethod(_ name: String, _ seconds: Double, _ arguments: [EvaluatedArgument]) -> Value? {
        switch name {
        case "addingTimeInterval", "advanced":
            return .date(seconds + (arguments.first.flatMap { number($0.value) } ?? 0))
        case "timeIntervalSince1970": return .double(seconds + 978_307_200)
        case "timeIntervalSinceReferenceDate": return .double(seconds)
        case "timeIntervalSinceNow": return .double(seconds - Self.sampleMoment)
        case "timeIntervalSince":
            guard case .date(let other)? = arguments.first.map({ currentValue($0.value) }) else {
                return nil
            }
            return .double(seconds - other)
        case "formatted":
            return .string(formatted(.date(seconds), arguments: arguments))
        default: return nil
        }
    }
}
