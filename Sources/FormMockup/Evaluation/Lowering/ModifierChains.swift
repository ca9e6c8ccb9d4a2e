extension Interpreter {
    /// A view with modifiers around it. Those that set the environment apply from the outside in
    /// before the view is lowered; the others wrap what it became, from the inside out.
    func itemsOfChain(_ view: ModifiedView, _ environment: Environment) -> [LoweredItem] {
        let (root, calls) = view.chain
        // Each may put its view into one more element.
        guard depth + calls.count < limits.depth else {
            stop(.evaluationTooDeep(at: view.call.range))
            return []
        }
        depth += calls.count
        defer { depth -= calls.count }
        var steps: [(modifier: Modifier?, context: ModifierContext)] = []
        steps.reserveCapacity(calls.count)
        var current = environment
        for call in calls {
            let modifier = ModifierCatalogue.modifier(named: call.name)
            if modifier != nil { checkMember(of: call) }
            let context = ModifierContext(call, current, self)
            steps.append((modifier, context))
            modifier?.environment?(context, &current)
        }
        var items = self.items(of: styled(root, calls), current)
        for step in steps.reversed() { items = wrap(items, step.modifier, step.context) }
        return items
    }

    /// An image is told that it is resizable: the modifier decides what the base becomes.
    private func styled(_ base: ViewValue, _ calls: [ViewCall]) -> ViewValue {
        guard case .control(var call) = base, call.name == "Image" else { return base }
        for modifier in calls {
            switch modifier.name {
            case "resizable":
                call.arguments.append(
                    EvaluatedArgument(label: "resizable", value: .boolean(true), range: call.range))
            case "renderingMode":
                guard let mode = modifier.arguments.first else { continue }
                call.arguments.append(
                    EvaluatedArgument(
                        label: "renderingMode", value: mode.value, range: mode.range))
            default: continue
            }
        }
        return .control(call)
    }

    private func wrap(_ items: [LoweredItem], _ modifier: Modifier?, _ context: ModifierContext)
        -> [LoweredItem]
    {
        if let modifier { return modifier.wrap?(context, items) ?? items }
        let call = context.call
        report(
            .ignoredModifier(call.name, at: call.nameRange), once: call.name,
            meant: ModifierCatalogue.names)
        return items
    }
}

extension Diagnostic {
    static func ignoredModifier(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .note, id: "ignored-modifier", "'.\(name)' is not known here and changes nothing",
            at: range)
    }
}

extension Diagnostic.FixIt {
    /// The known name that was probably meant. It begins with the same letter, so that an own
    /// name such as `MyToggle` is not taken for a slip.
    static func renaming(_ name: String, at range: SourceRange, to names: [String])
        -> Diagnostic.FixIt?
    {
        guard let best = NearMiss.best(for: name, among: names),
            best.utf8.first == name.utf8.first, isSlip(name, for: best)
        else { return nil }
        return Diagnostic.FixIt("did you mean '\(best)'?", replacing: range, with: best)
    }
}

extension Diagnostic.FixIt {
    /// Whether a name is another one with a slip of the pen. A slip is in the letters of words: a
    /// name with a word more, or with quite another word, is somebody's own.
    private static func isSlip(_ name: String, for known: String) -> Bool {
        if name.utf8.count < 3 { return false }
        let own = Self.words(of: name)
        let others = Self.words(of: known)
        // A capital too few or too many is a slip as well: then the letters alone count.
        guard own.count == others.count else {
            return own.joined().count == others.joined().count
        }
        for (word, other) in zip(own, others) where word != other {
            let text = String(decoding: word, as: UTF8.self)
            let best = NearMiss.best(for: text, among: [String(decoding: other, as: UTF8.self)])
            if best == nil { return false }
        }
        return true
    }

    /// The words of a name in camel case, all in lower case.
    private static func words(of name: String) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        for byte in name.utf8 {
            if byte >= 0x41 && byte <= 0x5A {
                words.append([byte + 0x20])
            } else {
                words[words.count - 1].append(byte)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
