/// Folds `#if` for iOS: keeps the tokens of the clause that holds and drops the others.
///
/// Working on tokens, it does not matter what a directive stands around: statements, members, cases
/// of a switch or a run of leading-dot modifiers.
struct ConditionalCompilation {
    /// One `#if` that is open.
    private struct Level {
        /// Index of its `#if`.
        var opener: Int
        /// Whether the tokens around it are kept.
        var isOuterActive: Bool
        /// Whether one of its clauses has been taken.
        var isTaken: Bool
        /// Whether the tokens of the present clause are kept.
        var isActive: Bool
    }

    private var input: LexedSource
    private var output: [Token] = []
    private var levels: [Level] = []
    /// Where dropped runs of code start and end, for what was reported inside them.
    private var dropped: [(start: Int, end: Int)] = []

    /// The text as the compiler sees it when it builds for iOS.
    static func folded(_ source: LexedSource) -> LexedSource {
        guard source.mayHoldDirectives, source.tokens.contains(where: isDirective) else {
            return source
        }
        var folder = ConditionalCompilation(input: source)
        folder.run()
        return folder.result()
    }

    /// Whether a message says that a directive has no partner.
    static func findsUnpaired(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.id == strayID || diagnostic.id == unclosedID
    }

    fileprivate static let strayID = "stray-conditional"
    fileprivate static let unclosedID = "unclosed-conditional"

    private init(input: LexedSource) {
        self.input = input
        output.reserveCapacity(input.tokens.count)
    }

    private static func isDirective(_ token: Token) -> Bool {
        guard token.kind == .pound else { return false }
        return token.keyword == .if || token.keyword == .elseif || token.keyword == .else
            || token.keyword == .endif
    }

    private var isActive: Bool { levels.last?.isActive ?? true }

    private mutating func run() {
        var index = 0
        var droppedFrom = 0
        while index < input.tokens.count {
            let token = input.tokens[index]
            guard Self.isDirective(token) else {
                if isActive || token.kind == .end { output.append(token) }
                index += 1
                continue
            }
            let wasActive = isActive
            index = directive(at: index)
            if wasActive && !isActive { droppedFrom = Int(token.start) }
            if !wasActive && isActive { dropped.append((droppedFrom, Int(token.start))) }
        }
        if !isActive { dropped.append((droppedFrom, input.source.bytes.count)) }
        for level in levels {
            let opener = input.tokens[level.opener]
            report(.unclosedConditional(at: input.range(of: opener)), at: opener)
        }
    }

    /// Handles the directive at an index; the index of the first token behind it.
    private mutating func directive(at index: Int) -> Int {
        let token = input.tokens[index]
        if token.keyword == .if {
            var condition = BuildCondition(source: input, index: index + 1)
            let holds = condition.evaluate()
            let active = isActive
            levels.append(
                Level(
                    opener: index, isOuterActive: active, isTaken: holds,
                    isActive: active && holds))
            return condition.index
        }
        guard var level = levels.popLast() else {
            report(.strayConditional(at: input.range(of: token)), at: token)
            return index + 1
        }
        if token.keyword == .endif { return index + 1 }
        var next = index + 1
        var holds = true
        if token.keyword == .elseif {
            var condition = BuildCondition(source: input, index: next)
            holds = condition.evaluate()
            next = condition.index
        }
        level.isActive = level.isOuterActive && !level.isTaken && holds
        level.isTaken = level.isTaken || holds
        levels.append(level)
        return next
    }

    private mutating func report(_ diagnostic: Diagnostic, at token: Token) {
        input.diagnostics.append(
            PlacedDiagnostic(offset: Int(token.start), diagnostic: diagnostic))
    }

    /// The input with the kept tokens; what was found in dropped code is no one's concern.
    private func result() -> LexedSource {
        var result = input
        result.tokens = output
        result.diagnostics = input.diagnostics.filter { !isDropped($0.offset) }
        result.comments = input.comments.filter { !isDropped(Int($0.start)) }
        return result
    }

    private func isDropped(_ offset: Int) -> Bool {
        var low = 0
        var high = dropped.count
        while low < high {
            let middle = (low + high) / 2
            if dropped[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low < dropped.count && dropped[low].start < offset
    }
}

extension LexedSource {
    /// The range of a token in the author's file.
    func range(of token: Token) -> SourceRange {
        SourceRange(file: source.file, start: Int(token.fileStart), end: Int(token.fileEnd))
    }

    /// Whether a token's text is this word.
    func text(of token: Token, equals word: StaticString) -> Bool {
        let count = Int(token.end - token.start)
        guard count == word.utf8CodeUnitCount else { return false }
        let start = Int(token.start)
        var index = 0
        while index < count {
            if source.bytes[start + index] != word.utf8Start[index] { return false }
            index += 1
        }
        return true
    }
}

// MARK: - Messages

extension Diagnostic {
    /// `#elseif`, `#else` or `#endif` without `#if`.
    fileprivate static func strayConditional(at range: SourceRange) -> Diagnostic {
        Diagnostic(.error, id: ConditionalCompilation.strayID, "no '#if' is open here", at: range)
    }

    /// `#if` without `#endif`.
    fileprivate static func unclosedConditional(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: ConditionalCompilation.unclosedID, "unclosed '#if'", at: range,
            notes: [Note("the text ends without its '#endif'")])
    }
}
