extension Interpreter {
    /// The moment that `Date()` and `Date.now` stand for: 9 June 2025, 9:41 UTC. A picture must
    /// not depend on the day it is drawn.
    static let sampleMoment = 771_154_860.0

    /// The seconds between 1970 and 2001.
    static let secondsBefore2001 = 978_307_200.0

    /// `Date(…)`.
    func date(_ arguments: [EvaluatedArgument]) -> Value {
        guard let first = arguments.first else { return .date(Self.sampleMoment) }
        guard let seconds = number(first.value) else {
            if let text = plainText(first.value), let seconds = date(fromISO: text) {
                return .date(seconds)
            }
            return .date(Self.sampleMoment)
        }
        switch first.label {
        case "timeIntervalSince1970": return .date(seconds - Self.secondsBefore2001)
        case "timeIntervalSinceReferenceDate": return .date(seconds)
        case "timeInterval":
            let since = arguments.first { $0.label == "since" }.flatMap { moment($0.value) }
            return .date((since ?? Self.sampleMoment) + seconds)
        default: return .date(Self.sampleMoment + seconds)
        }
    }

    /// `.now`, `.distantPast`, …, and what shifts them.
    func dateMember(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
        switch name {
        case "now": .date(Self.sampleMoment)
        case "init": arguments.isEmpty ? .date(Self.sampleMoment) : date(arguments)
        case "distantPast": .date(-63_114_076_800)
        case "distantFuture": .date(63_113_904_000)
        default: nil
        }
    }

    /// Properties and methods of a date.
    func dateMethod(_ name: String, _ seconds: Double, _ arguments: [EvaluatedArgument]) -> Value? {
        let other = arguments.first.flatMap { moment($0.value) }
        switch name {
        case "addingTimeInterval", "advanced":
            return .date(seconds + (arguments.first.flatMap { number($0.value) } ?? 0))
        case "timeIntervalSince1970": return .double(seconds + Self.secondsBefore2001)
        case "timeIntervalSinceReferenceDate": return .double(seconds)
        case "timeIntervalSinceNow": return .double(seconds - Self.sampleMoment)
        case "timeIntervalSince": return other.map { .double(seconds - $0) }
        case "distance": return other.map { .double($0 - seconds) }
        case "compare":
            return other.map {
                let order = seconds < $0 ? "orderedAscending" : "orderedDescending"
                return .implicit(seconds == $0 ? "orderedSame" : order, [])
            }
        case "formatted":
            return .string(formatted(.date(seconds), arguments: arguments))
        case "ISO8601Format":
            return .string(formatted(seconds, "iso8601", FormatRefinements([], self)))
        default: return nil
        }
    }

    /// A date as Swift prints it, in UTC: `2025-06-09 09:41:00 +0000`.
    func plainText(ofDate seconds: Double) -> String {
        let format = DateFormat(.english)
        return format.fill("yyyy-MM-dd HH:mm:ss", CalendarDate(seconds: seconds)) + " +0000"
    }
}
