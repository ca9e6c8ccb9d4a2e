/// Values without repetition, found by equality: plain ones by a table, others one by one.
struct ValueKeys {
    private var texts: [String: Int] = [:]
    private var numbers: [Int: Int] = [:]
    /// Values that may equal one of another kind, or that are equal by their parts.
    private var others: [(value: Value, place: Int)] = []
    private(set) var count = 0
    private let interpreter: Interpreter

    init(_ interpreter: Interpreter) {
        self.interpreter = interpreter
    }

    /// The place of a value among those that were added; nil for a new one, which is added.
    mutating func placeOrAdd(_ value: Value) -> Int? {
        if let place = place(of: value) { return place }
        if let text = interpreter.plainText(value) {
            texts[text] = count
        } else if case .integer(let number) = value {
            numbers[number] = count
        } else {
            others.append((value, count))
        }
        count += 1
        return nil
    }

    private func place(of value: Value) -> Int? {
        let place: Int?
        if let text = interpreter.plainText(value) {
            place = texts[text]
        } else if case .integer(let number) = value {
            place = numbers[number]
        } else {
            return searched(value)
        }
        return place ?? (others.isEmpty ? nil : placeAmongOthers(value))
    }

    private func placeAmongOthers(_ value: Value) -> Int? {
        interpreter.charge(copiesOf: others.count)
        return others.first { interpreter.areEqual($0.value, value).isYes }?.place
    }

    /// Looks everywhere: what is no plain text and no whole number may equal either.
    private func searched(_ value: Value) -> Int? {
        if let place = placeAmongOthers(value) { return place }
        switch value {
        case .double(let number):
            guard let whole = Int(exactly: number) else { return nil }
            return numbers[whole]
        case .unknown(.cell(let index)):
            guard let known = interpreter.state.unknowns[index].value else { return nil }
            if case .integer(let number) = known { return numbers[number] }
            return interpreter.plainText(known).flatMap { texts[$0] }
        default: return nil
        }
    }
}
