/// Calls that make a value: what does not end inside one costs that value, not the screen.
extension Interpreter {
    /// Runs a function, getter or closure that makes a value, within a share of the steps. Where a
    /// limit ends it, and where nobody catches what it throws, the value is `fallback`.
    ///
    /// `key` is where its body stands: what did not end once is not tried again.
    func making(
        _ key: SourceRange, or fallback: @autoclosure () -> Value, _ body: () -> Value
    ) -> Value {
        if isStopped { return .nil }
        if endless.contains(key) { return fallback() }
        let outer = limits.steps
        let budget = isMaking ? outer - outer / 16 : min(outer, valueSteps)
        guard !isMaking || budget > Self.smallestShare else { return body() }
        let isOutermost = !isMaking
        isMaking = true
        limits.steps = budget
        let bytes = limits.bytes
        let value = body()
        isMaking = !isOutermost
        // One step may cost more than there were: that is no debt of the screen.
        let used = min(budget, budget - limits.steps)
        limits.steps = outer - used
        if isOutermost { stepsOfValues += used }
        if isStopped, let limit = recover() {
            limits.bytes = bytes
            // What was cut short because little was left may end another time; not once all have
            // little, where hundreds would try again.
            if limit != "evaluation-too-long" || used > Self.smallestShare * 4
                || isOutermost && areValuesLate
            {
                endless.insert(key)
            }
            return fallback()
        }
        if isOutermost, catchers == 0, thrown != nil {
            thrown = nil
            return fallback()
        }
        // A recursion that did not end further in has no value here either.
        return endless.isEmpty || !endless.contains(key) ? value : fallback()
    }

    /// `try? operand`: nil when it throws, and for what is read from outside the app, which at its
    /// first start has nothing to read.
    func attempted(_ operand: Expression, _ scope: Scope) -> Value {
        catchers += 1
        let value = evaluate(operand, scope)
        catchers -= 1
        if thrown != nil {
            thrown = nil
            return .nil
        }
        if case .unknown(let unknown) = value, Self.isRead(name(of: unknown)) { return .nil }
        return value
    }

    /// Whether an unknown value is named after a call that reads a file, the net or stored data.
    private static func isRead(_ name: String) -> Bool {
        for call in [
            ".decode(", ".unarchivedObject(", ".jsonObject(", ".contentsOfDirectory(",
        ] where Bytes.find(call, in: name) != nil {
            return true
        }
        return false
    }

    /// Forgets an error that nobody catches, where no value is made.
    func dropError() {
        if thrown != nil, !isMaking, catchers == 0 { thrown = nil }
    }

    /// Goes on after a limit ended a value: which it was; nil when the screen has no steps left.
    private func recover() -> String? {
        guard limits.steps > 0, let last = state.diagnostics.last, last.isLimit else { return nil }
        state.diagnostics.removeLast()
        isStopped = false
        thrown = nil
        report(.endlessValue(at: last.range ?? currentRange), once: "")
        return last.id
    }

    /// The steps that the next value may take: less once the values of a screen have taken many, so
    /// that however much an app computes its screen is there at once.
    private var valueSteps: Int {
        let left = Self.stepsOfAllValues - stepsOfValues
        let least = areValuesLate ? Self.stepsOfLateValue : Self.stepsOfAnyValue
        return max(least, min(Self.stepsOfOneValue, left))
    }

    /// Whether values have taken so many steps that only hundreds of them can: then each has but a
    /// few.
    private var areValuesLate: Bool {
        stepsOfValues > Self.stepsOfAllValues + Self.stepsOfAllValues / 2
    }

    /// The steps that one value may take, with those for a table of some thousand entries.
    private static let stepsOfOneValue = 18_000
    /// The steps that all of them may take before each has few.
    private static let stepsOfAllValues = 22_000
    /// The steps that each may take at the least.
    private static let stepsOfAnyValue = 2_000
    private static let stepsOfLateValue = 250
    /// Where fewer are left, a call inside has no share of its own.
    private static let smallestShare = 1_000
}

extension Diagnostic {
    /// Whether it says that a limit ended the evaluation.
    fileprivate var isLimit: Bool {
        switch id {
        case "evaluation-too-long", "evaluation-too-deep", "values-too-large": true
        default: false
        }
    }

    static func endlessValue(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "endless-value",
            "this takes too long to work out, a loop or a recursion may have no end; "
                + "its value is unknown here", at: range)
    }
}
