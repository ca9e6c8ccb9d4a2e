/// The words of Swift code without the branches of `#if` that iOS surely does not build.
enum IOSBranches {
    /// Leaves out the branches that other systems build, and the directives.
    static func items(of bytes: [UInt8]) -> [CodeWords.Item] {
        let all = Array(CodeWords(bytes))
        var kept: [CodeWords.Item] = []
        kept.reserveCapacity(all.count)
        /// For each open `#if`: whether its branch is kept, and whether one is surely built.
        var open: [(isKept: Bool, isDone: Bool)] = []
        var index = 0
        while index < all.count {
            guard all[index] == .mark(0x23), index + 1 < all.count,
                case .word(let directive) = all[index + 1],
                ["if", "elseif", "else", "endif"].contains(directive)
            else {
                if open.allSatisfy(\.isKept) { kept.append(all[index]) }
                index += 1
                continue
            }
            var condition = Condition(items: all, position: index + 2)
            var isBuilt: Bool? = true
            if directive == "if" || directive == "elseif" { isBuilt = condition.either() }
            index = condition.position
            var isDone = false
            if directive != "if" { isDone = open.popLast()?.isDone ?? false }
            if directive == "endif" { continue }
            open.append((isKept: !isDone && isBuilt != false, isDone: isDone || isBuilt == true))
        }
        return kept
    }
}

/// A condition of `#if`; nil is what nobody can say.
private struct Condition {
    let items: [CodeWords.Item]
    var position: Int

    mutating func either() -> Bool? {
        var value = both()
        while skips(0x7C, 0x7C) {
            let right = both()
            value =
                value == true || right == true ? true : (value == nil || right == nil ? nil : false)
        }
        return value
    }

    private mutating func both() -> Bool? {
        var value = operand()
        while skips(0x26, 0x26) {
            let right = operand()
            value =
                value == false || right == false
                ? false : (value == nil || right == nil ? nil : true)
        }
        return value
    }

    private mutating func operand() -> Bool? {
        if skips(0x21) { return operand().map { !$0 } }
        if skips(0x28) {
            let value = either()
            _ = skips(0x29)
            return value
        }
        guard position < items.count, case .word(let name) = items[position] else { return nil }
        position += 1
        guard skips(0x28) else { return nil }
        var argument: CodeWords.Item?
        while position < items.count, items[position] != .mark(0x29) {
            argument = argument ?? items[position]
            position += 1
        }
        position += 1
        guard case .word(let text)? = argument else { return nil }
        if name == "os" { return text == "iOS" }
        return name == "canImport" && (text == "AppKit" || text == "Cocoa") ? false : nil
    }

    private mutating func skips(_ marks: UInt8...) -> Bool {
        for (distance, mark) in marks.enumerated()
        where position + distance >= items.count || items[position + distance] != .mark(mark) {
            return false
        }
        position += marks.count
        return true
    }
}
