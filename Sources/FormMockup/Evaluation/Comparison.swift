extension Interpreter {
    /// Whether two values are equal, as far as both are known.
    func areEqual(_ left: Value, _ right: Value) -> Truth {
        switch (left, right) {
        case (.unknown(let a), .unknown(let b)):
            if name(of: a) == name(of: b) { return .yes }
            if let a = constant(a), let b = constant(b), a.type == b.type { return .no }
            return undecidedEquality(left, right)
        case (.unknown(let unknown), .implicit(let member, let arguments)),
            (.implicit(let member, let arguments), .unknown(let unknown)):
            if arguments.isEmpty, let constant = constant(unknown) {
                return constant.member == member ? .yes : .no
            }
            return undecidedEquality(.unknown(unknown), .implicit(member, arguments))
        case (.unknown(let unknown), .boolean(let value)),
            (.boolean(let value), .unknown(let unknown)):
            let truth = truth(of: unknown)
            return value ? truth : truth.negated
        case (.unknown(let unknown), let other), (let other, .unknown(let unknown)):
            if case .cell(let index) = unknown, let value = state.unknowns[index].value {
                return areEqual(value, other)
            }
            return undecidedEquality(.unknown(unknown), other)
        case (.nil, .nil), (.void, .void): return .yes
        case (.nil, .implicit("none", _)), (.implicit("none", _), .nil): return .yes
        case (.nil, _), (_, .nil): return .no
        case (.boolean(let a), .boolean(let b)): return a == b ? .yes : .no
        case (.integer(let a), .integer(let b)): return a == b ? .yes : .no
        case (.integer, .double), (.double, .integer), (.double, .double):
            return order(left, right) == 0 ? .yes : .no
        case (.date(let a), .date(let b)): return a == b ? .yes : .no
        case (.url(let a), .url(let b)): return a == b ? .yes : .no
        case (.paint(let a), .paint(let b)): return a == b ? .yes : .no
        case (.enumCase(let a), .enumCase(let b)):
            guard a.type === b.type else { return .no }
            if let own = ownEquality(left, right, a.type) { return own }
            return a.index == b.index ? allEqual(a.payload, b.payload) : .no
        case (.enumCase(let a), .implicit(let name, _)), (.implicit(let name, _), .enumCase(let a)):
            return a.name == name ? .yes : .no
        case (.implicit(let a, let x), .implicit(let b, let y)):
            return a == b ? allEqual(x.map { $0.value }, y.map { $0.value }) : .no
        case (.structure(let a), .array(let members)), (.array(let members), .structure(let a)):
            guard let other = optionSet(members, [a.type.name], owner: nil) else { return .no }
            return areEqual(.structure(a), other)
        case (.structure, .implicit(let name, let arguments)),
            (.object, .implicit(let name, let arguments)):
            return areEqual(left, member: name, arguments)
        case (.implicit(let name, let arguments), .structure),
            (.implicit(let name, let arguments), .object):
            return areEqual(right, member: name, arguments)
        case (.object(let a), .object(let b)):
            if a == b { return .yes }
            let type = state.objects[a].type
            guard type === state.objects[b].type else { return .no }
            return ownEquality(left, right, type) ?? .no
        case (.structure(let a), .structure(let b)):
            guard a.type === b.type else { return .no }
            return ownEquality(left, right, a.type) ?? areEqual(a, b)
        case (.array(let a), .array(let b)): return allEqual(a, b)
        case (.set(let a), .set(let b)):
            guard a.count == b.count, spend(a.count) else { return .no }
            return a.allSatisfy { element in b.contains { areEqual($0, element).isYes } }
                ? .yes : .no
        case (.tuple(let a), .tuple(let b)):
            return allEqual(a.map { $0.value }, b.map { $0.value })
        case (.type(let a), .type(let b)): return a === b ? .yes : .no
        case (.foreignType(let a), .foreignType(let b)): return a == b ? .yes : .no
        default:
            guard let a = plainText(left), let b = plainText(right) else {
                return areOfOneKind(left, right) ? undecidedEquality(left, right) : .no
            }
            charge(copiesOf: min(a.utf8.count, b.utf8.count) / 16)
            return a == b ? .yes : .no
        }
    }

    /// Whether two values are one object.
    func areIdentical(_ left: Value, _ right: Value) -> Truth {
        guard case .object(let a) = left, case .object(let b) = right else {
            return areEqual(left, right)
        }
        return a == b ? .yes : .no
    }

    /// Whether an instance is the one that a static member of its type holds.
    private func areEqual(
        _ instance: Value, member name: String, _ arguments: [EvaluatedArgument]
    ) -> Truth {
        guard let type = typeInfo(of: instance), let other = resolve(name, arguments, in: type)
        else { return undecidedEquality(instance, .implicit(name, arguments)) }
        if case .implicit = other { return undecidedEquality(instance, other) }
        return areEqual(instance, other)
    }

    /// A member of a type that is not declared, such as `Priority.high`: it is taken for one of
    /// several constants that all differ, as the cases of an enum do.
    private func constant(_ unknown: Unknown) -> (type: Substring, member: Substring)? {
        guard case .cell(let index) = unknown, state.unknowns[index].value == nil else {
            return nil
        }
        let name = state.unknowns[index].name
        guard let dot = name.utf8.lastIndex(of: 0x2E), isPath(name) else { return nil }
        let type = name[..<dot]
        let last = type.utf8.lastIndex(of: 0x2E).map { type[type.utf8.index(after: $0)...] } ?? type
        guard String(last).isTypeLike else { return nil }
        return (type, name[name.utf8.index(after: dot)...])
    }

    /// Whether a name is nothing but names and dots.
    private func isPath(_ name: String) -> Bool {
        name.utf8.allSatisfy {
            $0 == 0x2E || $0 == 0x5F || $0 >= 0x80 || ($0 >= 0x30 && $0 <= 0x39)
                || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
        }
    }

    private func areOfOneKind(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.dictionary, .dictionary), (.range, .range), (.closure, _), (_, .closure): true
        case (.implicit, _), (_, .implicit): true
        default: false
        }
    }

    /// Instances are equal when their ids are, or else all their fields.
    private func areEqual(_ a: StructureValue, _ b: StructureValue) -> Truth {
        if let index = a.type.storedIndex("id") {
            return areEqual(a.fields[index], b.fields[index])
        }
        return allEqual(a.fields, b.fields)
    }

    private func allEqual(_ left: [Value], _ right: [Value]) -> Truth {
        guard left.count == right.count, spend(left.count) else { return .no }
        var undecided: Truth?
        for index in 0..<left.count {
            switch areEqual(unwrapped(left[index]), unwrapped(right[index])) {
            case .yes: continue
            case .no: return .no
            case .undecided(let unknown): undecided = .undecided(unknown)
            }
        }
        return undecided ?? .yes
    }

    private func undecidedEquality(_ left: Value, _ right: Value) -> Truth {
        let (a, b) = (describe(left), describe(right))
        return truth(of: unknown(named: a + " == " + b, at: currentRange))
    }

    /// Negative, zero or positive; nil for what has no known order.
    func order(_ left: Value, _ right: Value) -> Int? {
        switch (left, right) {
        case (.integer(let a), .integer(let b)): return a < b ? -1 : a > b ? 1 : 0
        case (.date(let a), .date(let b)): return a < b ? -1 : a > b ? 1 : 0
        case (.boolean, _), (_, .boolean): return nil
        case (.tuple(let a), .tuple(let b)): return order(a, b)
        case (.structure, .structure), (.object, .object): return ownOrder(left, right)
        case (.enumCase(let a), .enumCase(let b)) where a.type === b.type:
            if let own = ownOrder(left, right) { return own }
            guard a.type.inherited.contains("Comparable") else { return nil }
            return a.index < b.index ? -1 : a.index > b.index ? 1 : 0
        default:
            if let a = number(left), let b = number(right) { return a < b ? -1 : a > b ? 1 : 0 }
            if let order = orderOfTypeSizes(left, right) { return order }
            guard let a = plainText(left), let b = plainText(right) else {
                return momentOrder(left, right)
            }
            return a < b ? -1 : a > b ? 1 : 0
        }
    }

    /// Tuples are ordered by their first parts that differ.
    private func order(_ left: [TupleField], _ right: [TupleField]) -> Int? {
        for (a, b) in zip(left, right) {
            guard let order = order(currentValue(a.value), currentValue(b.value)) else {
                return nil
            }
            if order != 0 { return order }
        }
        return 0
    }

    /// A number as a floating point value; nil for what is none.
    func number(_ value: Value) -> Double? {
        switch value {
        case .integer(let number): return Double(number)
        case .double(let number): return number
        case .binding(let binding): return number(read(binding))
        case .stateCell(let cell): return number(state.cells[cell])
        case .unknown(let unknown):
            if case .cell(let index) = unknown, let value = state.unknowns[index].value {
                return number(value)
            }
            return nil
        case .implicit("infinity", _): return .infinity
        case .implicit("zero", _): return 0
        case .implicit("pi", _): return .pi
        default: return nil
        }
    }

    /// A whole number that fits; nil for what is none.
    func integer(_ value: Value) -> Int? {
        if case .integer(let number) = value { return number }
        guard let number = number(value), number.isFinite, number.magnitude < 9e15 else {
            return nil
        }
        return Int(number)
    }

    /// Applies `+`, `-`, `*`, `/`, `%` and their overflow spellings. Nothing traps.
    func arithmetic(_ name: String, _ left: Value, _ right: Value, range: SourceRange) -> Value {
        switch (left, right) {
        case (.integer(let a), .integer(let b)):
            return integerArithmetic(name, a, b).map(Value.integer) ?? .integer(0)
        case (.view(let a), .view(let b)) where name == "+":
            return .view(joined(a, b, range: range))
        case (.array(let a), .array(let b)) where name == "+":
            guard allocate((a.count + b.count) * 24, at: range) else { return left }
            return .array(a + b)
        case (.date(let a), _):
            guard let b = number(right) else { return left }
            return .date(name == "-" ? a - b : a + b)
        default: break
        }
        if let a = number(left), let b = number(right) {
            return .double(doubleArithmetic(name, a, b))
        }
        if name == "+", let a = joinable(left), let b = joinable(right) {
            guard allocate(a.utf8.count + b.utf8.count, at: range) else { return left }
            return .string(a + b)
        }
        if let date = shifted(name, left, right) { return date }
        let (first, second) = (describe(left), describe(right))
        // A sum of sums is named after its first part before the name grows too long.
        guard first.utf8.count + second.utf8.count < 400 else {
            return .unknown(unknown(named: first, at: range))
        }
        return .unknown(unknown(named: first + " " + name + " " + second, at: range))
    }

    /// `Text + Text + …`, flat.
    private func joined(_ left: ViewValue, _ right: ViewValue, range: SourceRange) -> ViewValue {
        var parts: [EvaluatedArgument] = []
        if case .control(let call) = left, call.name == "Text+" {
            charge(copiesOf: call.arguments.count)
            parts = call.arguments
        } else {
            parts.append(.init(label: nil, value: .view(left), range: range))
        }
        parts.append(.init(label: nil, value: .view(right), range: range))
        return .control(
            ViewCall(name: "Text+", arguments: parts, range: range, nameRange: range))
    }

    private func joinable(_ value: Value) -> String? {
        guard case .unknown(let unknown) = value else { return plainText(value) }
        if case .cell(let index) = unknown, let type = state.unknowns[index].type,
            ["Int", "Double", "CGFloat", "Float", "Decimal"].contains(type.shortName ?? "")
        {
            return nil
        }
        return displayText(of: value)
    }

    private func integerArithmetic(_ name: String, _ a: Int, _ b: Int) -> Int? {
        switch name {
        case "+", "&+": return saturated(a.addingReportingOverflow(b), toMaximum: b > 0)
        case "-", "&-": return saturated(a.subtractingReportingOverflow(b), toMaximum: b < 0)
        case "*", "&*":
            return saturated(a.multipliedReportingOverflow(by: b), toMaximum: (a < 0) == (b < 0))
        case "/": return b == 0 ? 0 : a.dividedReportingOverflow(by: b).partialValue
        case "%": return b == 0 ? 0 : a.remainderReportingOverflow(dividingBy: b).partialValue
        case "<<": return a << b
        case ">>": return a >> b
        case "&": return a & b
        case "|": return a | b
        case "^": return a ^ b
        default: return nil
        }
    }

    private func saturated(
        _ result: (partialValue: Int, overflow: Bool), toMaximum isMaximum: Bool
    ) -> Int {
        result.overflow ? (isMaximum ? .max : .min) : result.partialValue
    }

    private func doubleArithmetic(_ name: String, _ a: Double, _ b: Double) -> Double {
        switch name {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        case "/": b == 0 ? 0 : a / b
        case "%": b == 0 ? 0 : a - (a / b).rounded(.towardZero) * b
        default: a
        }
    }
}
