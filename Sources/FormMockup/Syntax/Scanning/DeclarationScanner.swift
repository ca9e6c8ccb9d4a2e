/// Finds the declarations at the top of a file without parsing what is inside them.
///
/// It reads tokens, so that strings, comments and `#if` mislead it no more than the parser, and
/// jumps from each bracket to its partner. Thousands of files take a fraction of a second.
public struct DeclarationScanner {
    private let source: LexedSource
    private let tokens: [Token]
    private var index = 0

    /// The declarations of a file in order.
    public static func scan(_ source: SourceText) -> [ScannedDeclaration] {
        let folded = ConditionalCompilation.folded(Lexer.tokens(of: source))
        var scanner = DeclarationScanner(BracketMatcher.matched(folded))
        return scanner.run()
    }

    private init(_ source: LexedSource) {
        self.source = source
        tokens = source.tokens
    }

    private mutating func run() -> [ScannedDeclaration] {
        var result: [ScannedDeclaration] = []
        while tokens[index].kind != .end {
            guard let declaration = next() else {
                skipOne()
                continue
            }
            if declaration.kind != .other { result.append(declaration) }
        }
        return result
    }

    /// The declaration that begins here; nil when none does.
    private mutating func next() -> ScannedDeclaration? {
        guard Self.begins(tokens, at: index) else { return nil }
        let first = index
        let isPrivate = skipModifiers()
        var declaration = ScannedDeclaration(.other)
        switch tokens[index].keyword {
        case .struct: declaration = type(.struct)
        case .class: declaration = type(.class)
        case .enum: declaration = type(.enum)
        case .protocol: declaration = type(.protocol)
        case .extension: declaration = type(.extension)
        case .actor where tokens[index].kind == .identifier: declaration = type(.actor)
        case .func: declaration = named(.function)
        case .let, .var: declaration = variables()
        case .typealias: declaration = named(.typeAlias)
        default:
            if isPreview { declaration = ScannedDeclaration(.preview) }
            skipOne()
        }
        if case .type = declaration.kind {} else { skipToNext() }
        declaration.isPrivate = isPrivate
        declaration.start = Int(tokens[first].start)
        declaration.end = Int(tokens[max(first, index - 1)].end)
        return declaration
    }

    private var isPreview: Bool {
        tokens[index].kind == .pound && source.text(of: tokens[index], equals: "#Preview")
    }

    /// Goes behind a token, or behind the bracket that it opens.
    private mutating func skipOne() {
        guard tokens[index].kind != .end else { return }
        index = Self.behind(tokens, index)
    }

    private mutating func skipToNext() {
        while tokens[index].kind != .end, !Self.begins(tokens, at: index) { skipOne() }
    }
}

// MARK: - Kinds

extension DeclarationScanner {
    /// `struct Name<T>: P { … }` and its relatives.
    private mutating func type(_ keyword: TypeDeclaration.Keyword) -> ScannedDeclaration {
        var declaration = ScannedDeclaration(.type(keyword))
        index += 1
        let name = typeName()
        declaration.names = [name]
        var isInherited = false
        while tokens[index].kind != .end, tokens[index].kind != .leftBrace {
            let token = tokens[index]
            if token.kind == .colon { isInherited = true }
            if token.keyword == .where { isInherited = false }
            if isInherited, token.isName, tokens[index + 1].kind != .period {
                declaration.inherited.append(text(of: token))
            }
            if token.isAfterNewline, Self.begins(tokens, at: index) { return declaration }
            skipOne()
        }
        guard tokens[index].kind == .leftBrace else { return declaration }
        let end = Int(tokens[index].partner)
        index += 1
        scanMembers(of: name, keyword, until: end, into: &declaration)
        index = min(end + 1, tokens.count - 1)
        return declaration
    }

    /// `Outer.Name`, also `[Element]` and `Name?`.
    private mutating func typeName() -> String {
        switch tokens[index].kind {
        case .leftBracket:
            let isDictionary = (index..<max(index, Int(tokens[index].partner))).contains {
                tokens[$0].kind == .colon
            }
            skipOne()
            return isDictionary ? "Dictionary" : "Array"
        case .identifier: break
        default: return "_"
        }
        var name = text(of: tokens[index])
        index += 1
        while tokens[index].kind == .period, tokens[index + 1].kind == .identifier {
            // A module in front says nothing that the name does not.
            let part = text(of: tokens[index + 1])
            name = Self.modules.contains(name) ? part : name + "." + part
            index += 2
        }
        return tokens[index].kind == .postfixQuestion ? "Optional" : name
    }

    /// Modules whose types are extended under their full names.
    private static let modules = ["SwiftUI", "Swift", "Foundation", "SwiftData", "CoreData"]

    /// Walks over the direct members of a type.
    private mutating func scanMembers(
        of name: String, _ keyword: TypeDeclaration.Keyword, until end: Int,
        into declaration: inout ScannedDeclaration
    ) {
        while index < end {
            if declaresType(before: end) {
                scanNested(in: name, until: end, into: &declaration)
                continue
            }
            if keyword == .extension, let member = memberName(before: end) {
                declaration.members.append(member)
            }
            skipOne()
        }
    }

    /// Whether the present token declares a type inside another.
    private func declaresType(before end: Int) -> Bool {
        switch tokens[index].keyword {
        case .struct, .enum, .protocol, .actor, .class:
            let name = tokens[index + 1]
            return index + 1 < end && tokens[index].kind == .identifier
                && tokens[index - 1].kind != .period && name.isName && !name.isAfterNewline
        default: return false
        }
    }

    private mutating func scanNested(
        in name: String, until end: Int, into declaration: inout ScannedDeclaration
    ) {
        let inner = name + "." + text(of: tokens[index + 1])
        declaration.nested.append(inner)
        index += 2
        while index < end, tokens[index].kind != .leftBrace { skipOne() }
        guard index < end else { return }
        let innerEnd = min(end, Int(tokens[index].partner))
        index += 1
        scanMembers(of: inner, .struct, until: innerEnd, into: &declaration)
        index = innerEnd + 1
    }

    /// The name of the property or function that begins here.
    private func memberName(before end: Int) -> String? {
        switch tokens[index].keyword {
        case .func, .let, .var, .typealias:
            guard index + 1 < end, tokens[index].kind == .identifier,
                tokens[index - 1].kind != .period, tokens[index + 1].kind == .identifier
            else { return nil }
            return text(of: tokens[index + 1])
        case .`init`, .subscript:
            // Not `.init(…)` nor `self.init(…)`, which stand inside of bodies in any case.
            guard tokens[index].kind == .identifier, tokens[index - 1].kind != .period else {
                return nil
            }
            return text(of: tokens[index])
        default: return nil
        }
    }

    /// `func name`, `typealias Name`.
    private mutating func named(_ kind: ScannedDeclaration.Kind) -> ScannedDeclaration {
        var declaration = ScannedDeclaration(kind)
        index += 1
        declaration.names = [text(of: tokens[index])]
        skipOne()
        return declaration
    }

    /// `let a = 1, b: Int`, `var (a, b) = …`.
    private mutating func variables() -> ScannedDeclaration {
        var declaration = ScannedDeclaration(.variable)
        index += 1
        let isTuple = tokens[index].kind == .leftParen
        let tupleEnd = isTuple ? Int(tokens[index].partner) : index
        if isTuple { index += 1 }
        var expectsName = true
        while tokens[index].kind != .end {
            if index > tupleEnd, Self.begins(tokens, at: index) { break }
            let token = tokens[index]
            if expectsName, token.isName { declaration.names.append(text(of: token)) }
            expectsName = token.kind == .comma
            skipOne()
        }
        return declaration
    }
}

// MARK: - Tokens

extension DeclarationScanner {
    /// Skips attributes and modifiers; whether one of them hides the declaration from other files.
    private mutating func skipModifiers() -> Bool {
        var isPrivate = false
        while true {
            let token = tokens[index]
            if token.kind == .at {
                index = Self.behindAttribute(tokens, index)
            } else if token.kind == .identifier, Self.isModifier(token.keyword),
                Self.modifies(tokens, index)
            {
                let hasArgument = tokens[index + 1].kind == .leftParen
                let hides = token.keyword == .private || token.keyword == .fileprivate
                isPrivate = isPrivate || (hides && !hasArgument)
                index += 1
                if hasArgument { skipOne() }
            } else {
                return isPrivate
            }
        }
    }

    /// Whether a declaration begins at a token.
    private static func begins(_ tokens: [Token], at index: Int) -> Bool {
        let token = tokens[index]
        guard
            token.isAfterNewline || index == 0 || tokens[index - 1].kind == .semicolon
                || tokens[index - 1].kind == .rightBrace
        else { return false }
        switch token.kind {
        case .at, .pound: return index == 0 || !isUnfinished(tokens[index - 1])
        case .identifier:
            return isIntroducer(tokens, index)
                || (isModifier(token.keyword) && modifies(tokens, index))
        default: return false
        }
    }

    /// Whether what ends with a token goes on behind it: `P,` before `@unchecked Sendable`.
    private static func isUnfinished(_ token: Token) -> Bool {
        switch token.kind {
        case .comma, .colon, .equal, .arrow, .infixOperator, .period: return true
        default: return false
        }
    }

    private static func isIntroducer(_ tokens: [Token], _ index: Int) -> Bool {
        switch tokens[index].keyword {
        case .struct, .class, .enum, .protocol, .extension, .func, .let, .var, .typealias, .import,
            .operator, .precedencegroup:
            return true
        case .actor, .macro:
            return tokens[index + 1].isName && !tokens[index + 1].isAfterNewline
        default: return false
        }
    }

    private static func isModifier(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .public, .private, .fileprivate, .internal, .open, .package, .final, .static, .class,
            .lazy, .weak, .unowned, .nonisolated, .indirect, .distributed, .dynamic, .override,
            .prefix, .postfix, .infix, .mutating, .consuming, .borrowing:
            return true
        default: return false
        }
    }

    /// Whether what follows a modifier makes it one.
    private static func modifies(_ tokens: [Token], _ index: Int) -> Bool {
        var next = index + 1
        if next < tokens.count, tokens[next].kind == .leftParen { next = behind(tokens, next) }
        guard next < tokens.count else { return false }
        if tokens[next].kind == .at { return true }
        guard tokens[next].kind == .identifier else { return false }
        return isIntroducer(tokens, next) || isModifier(tokens[next].keyword)
    }

    /// The index behind `@Name.Other<T>(…)`.
    private static func behindAttribute(_ tokens: [Token], _ start: Int) -> Int {
        var index = start + 1
        while tokens[index].kind == .identifier, tokens[index + 1].kind == .period { index += 2 }
        if tokens[index].kind == .identifier { index += 1 }
        if tokens[index].kind == .leftParen, !tokens[index].isAfterSpace {
            index = behind(tokens, index)
        }
        return index
    }

    /// The index behind a token or the bracket that it opens.
    private static func behind(_ tokens: [Token], _ index: Int) -> Int {
        let last = tokens.count - 1
        guard index < last else { return last }
        guard tokens[index].isOpener else { return index + 1 }
        return min(last, max(index, Int(tokens[index].partner)) + 1)
    }

    private func text(of token: Token) -> String {
        let isQuoted = token.flags.contains(.quoted)
        let start = Int(token.start) + (isQuoted ? 1 : 0)
        let end = max(start, Int(token.end) - (isQuoted ? 1 : 0))
        return String(decoding: source.source.bytes[start..<end], as: UTF8.self)
    }
}
