/// Static members that the code declares itself, where a modifier takes an implicit member.
extension Interpreter {
    /// The value of `.name` that an extension of one of the types declares; nil when none does.
    func ownMember(_ value: Value, of types: [String]) -> Value? {
        guard case .implicit(let name, let arguments) = currentValue(value), name != "init" else {
            return nil
        }
        for type in types {
            guard let info = extensionInfo(type, holding: name),
                let member = resolve(name, arguments, in: info)
            else { continue }
            return member
        }
        return nil
    }
}

extension ModifierContext {
    /// The colour or style of an argument: SwiftUI's, one that the code declares, or nothing, with
    /// a note, for one that nobody gives.
    func paint(of argument: EvaluatedArgument?) -> Paint? {
        guard let argument else { return nil }
        if let paint = interpreter.paint(from: argument.value) { return paint }
        if let own = interpreter.ownMember(argument.value, of: MemberNames.colorTypes),
            let paint = interpreter.paint(from: own)
        {
            return paint
        }
        interpreter.noteUnknownColor(argument.value, range: argument.range)
        return nil
    }

    /// The colour or style of the first argument.
    var firstPaint: Paint? { paint(of: first) }
}

extension Interpreter {
    /// Says of an unknown value that it is drawn in the colour of its place.
    func noteUnknownColor(_ value: Value, range: SourceRange) {
        let name: String
        switch currentValue(value) {
        case .unknown(let unknown): name = self.name(of: unknown)
        case .view(.foreign(let call)) where isColorName(call.name): name = call.name
        case .view(.modified(let modified)):
            guard case .foreign(let call) = modified.chain.root, isColorName(call.name) else {
                return
            }
            name = call.name
        default: return
        }
        report(.unknownColor(name, at: range), once: name)
    }

    /// Whether a value that nobody gives is a colour, as its type says or else its name.
    func isColor(_ unknown: Unknown) -> Bool {
        if let name = typeName(of: unknown) { return MemberNames.colorTypes.contains(name) }
        return isColorName(name(of: unknown))
    }

    /// Whether a value that nobody gives is a colour where most are, such as behind a row: all but
    /// those whose type says otherwise.
    func isColorHere(_ unknown: Unknown) -> Bool {
        typeName(of: unknown).map { MemberNames.colorTypes.contains($0) } ?? true
    }

    private func typeName(of unknown: Unknown) -> String? {
        guard case .cell(let index) = unknown else { return nil }
        return state.unknowns[index].type.map { $0.shortName ?? "" }
    }

    /// Whether a name reads as that of a colour: `Color.sand`, `theme.accentColor`, `tint`.
    func isColorName(_ name: String) -> Bool {
        for type in ["Color.", "UIColor."] where name.hasPrefix(type) { return true }
        let last = lastWord(of: name)
        for ending in ["color", "colour", "tint", "gradient"] where last.hasSuffix(ending) {
            return true
        }
        return false
    }

    /// The last part of a name in lower case, without what stands in parentheses behind it.
    func lastWord(of name: String) -> String {
        let bytes = Array(name.utf8)
        var end = bytes.count
        if bytes.last == 0x29 {
            // The parenthesis that the last one closes: there may be pairs inside.
            var depth = 0
            while end > 0 {
                end -= 1
                if bytes[end] == 0x29 { depth += 1 }
                if bytes[end] == 0x28 { depth -= 1 }
                if depth == 0 { break }
            }
        }
        let start = bytes[..<end].lastIndex(of: 0x2E).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start..<end].map { $0 | 0x20 }, as: UTF8.self)
    }
}
