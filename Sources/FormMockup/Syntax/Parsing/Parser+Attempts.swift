extension Parser {
    /// How much deeper a try may go. Tries that fail are read again, so they have to be short for
    /// the whole to stay linear.
    private static let depthOfTry = 20

    /// Tries to read something; back at the start, without a message, when that fails.
    mutating func attempt<Result>(_ body: (inout Parser) -> Result?) -> Result? {
        let saved = State(self)
        isTrying = true
        hasFailed = false
        depthLimit = min(depth + Self.depthOfTry, Self.maximumDepth)
        let result = body(&self)
        let succeeded = !hasFailed && result != nil
        isTrying = saved.isTrying
        hasFailed = saved.hasFailed
        depthLimit = saved.depthLimit
        if succeeded { return result }
        restore(saved)
        return nil
    }

    /// Looks ahead by reading; back at the start afterwards.
    mutating func lookAhead<Result>(_ body: (inout Parser) -> Result?) -> Result? {
        let saved = State(self)
        let result = attempt(body)
        restore(saved)
        return result
    }

    /// All that reading changes, apart from what is reported.
    private struct State {
        var index: Int
        var token: Token
        var lastEnd: Int32
        var lineStart: Int
        var enclosingEnd: Int
        var depth: Int
        var depthLimit: Int
        var forbidsTrailingClosure: Bool
        var isTrying: Bool
        var hasFailed: Bool

        init(_ parser: Parser) {
            index = parser.index
            token = parser.token
            lastEnd = parser.lastEnd
            lineStart = parser.lineStart
            enclosingEnd = parser.enclosingEnd
            depth = parser.depth
            depthLimit = parser.depthLimit
            forbidsTrailingClosure = parser.forbidsTrailingClosure
            isTrying = parser.isTrying
            hasFailed = parser.hasFailed
        }
    }

    private mutating func restore(_ state: State) {
        index = state.index
        token = state.token
        lastEnd = state.lastEnd
        lineStart = state.lineStart
        enclosingEnd = state.enclosingEnd
        depth = state.depth
        forbidsTrailingClosure = state.forbidsTrailingClosure
    }
}
