extension Parser {
    /// An expression with its operators, conditionals and assignments.
    mutating func parseExpression() -> Expression {
        let start = token.fileStart
        let first = parseChain()
        guard assignmentOperator != nil else { return first }
        var tails: [OperatorTail] = []
        while let name = assignmentOperator, !isAtEnd {
            let nameRange = range(of: token)
            advance()
            tails.append(OperatorTail(name: name, nameRange: nameRange, operand: parseChain()))
        }
        return Expression(.operators(first, tails), range: range(from: start))
    }

    /// Operators and conditionals, without assignment:
    /// `condition ? value : condition ? value : otherwise`.
    mutating func parseChain() -> Expression {
        let start = token.fileStart
        var last = parseOperators()
        guard token.kind == .infixQuestion else { return last }
        var clauses: [ConditionalClause] = []
        while token.kind == .infixQuestion, !isAtEnd {
            advance()
            guard descend() else { break }
            let value = parseExpression()
            ascend()
            clauses.append(ConditionalClause(condition: last, value: value))
            guard skip(.colon) else {
                reportExpected("':' and a second value")
                last = missing()
                break
            }
            last = parseOperators()
        }
        return Expression(.conditional(clauses, otherwise: last), range: range(from: start))
    }

    /// Operands with operators between them, flat.
    mutating func parseOperators() -> Expression {
        let start = token.fileStart
        var first = parseOperand()
        var tails: [OperatorTail] = []
        var casts = 0
        while !isAtEnd {
            if token.kind == .infixOperator {
                guard assignmentOperator == nil else { break }
                let name = text(of: token)
                let nameRange = range(of: token)
                advance()
                tails.append(
                    OperatorTail(name: name, nameRange: nameRange, operand: parseOperand()))
            } else if at(.as) || at(.is) {
                casts += 1
                if casts > Self.maximumDepth {
                    reportTooDeep()
                    move(to: enclosingEnd)
                    break
                }
                parseCast(&first, &tails, start)
            } else if token.kind == .arrow || (isEffect(token) && arrowFollowsEffects) {
                // A type as a value, `A & B -> C`, after all.
                skipEffects()
                advance()
                _ = parseOperand()
            } else {
                break
            }
        }
        if tails.isEmpty { return first }
        return Expression(.operators(first, tails), range: range(from: start))
    }

    /// `as T`, `as? T`, `as! T`, `is T`: binds what precedes it as far as operators bind tighter.
    private mutating func parseCast(
        _ first: inout Expression, _ tails: inout [OperatorTail], _ start: Int32
    ) {
        let cast: Expression.Cast
        if at(.is) {
            cast = .check
            advance()
        } else {
            advance()
            if token.kind == .postfixQuestion || token.kind == .infixQuestion {
                cast = .conditional
                advance()
            } else if token.kind == .postfixExclamation {
                cast = .forced
                advance()
            } else {
                cast = .coerce
            }
        }
        var count = 0
        while count < tails.count, bindsTighterThanCast(tails[tails.count - 1 - count]) {
            count += 1
        }
        let split = tails.count - count
        let tighter = Array(tails[split...])
        let head = split == 0 ? first : tails[split - 1].operand
        let operand =
            tighter.isEmpty
            ? head
            : Expression(
                .operators(head, tighter),
                range: head.range.joined(with: tighter[tighter.count - 1].operand.range))
        tails.removeSubrange(split...)
        let type = parseType()
        let end = SourceRange(file: file, start: operand.range.start, end: Int(lastEnd))
        let result = Expression(
            .cast(operand, cast, type), range: operand.range.joined(with: end))
        if split == 0 { first = result } else { tails[split - 1].operand = result }
    }

    /// Swift's precedence: shifts, multiplication, addition and ranges come before casts.
    private func bindsTighterThanCast(_ tail: OperatorTail) -> Bool {
        switch tail.name {
        case "*", "/", "%", "&*", "&", "+", "-", "&+", "&-", "|", "^", "<<", ">>", "&<<", "&>>",
            "...", "..<":
            return true
        default:
            return false
        }
    }

    /// Nothing where an expression was required; reported by the caller.
    func missing() -> Expression {
        Expression(.missing, range: gap)
    }
}
