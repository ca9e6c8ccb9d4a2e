/// The condition of an `#if`, evaluated for iOS and today's compiler.
///
///     condition := and { "||" and }
///     and       := unary { "&&" unary }
///     unary     := "!" unary | "(" condition ")" | name [ "(" … ")" ] | "true" | "false"
struct BuildCondition {
    private let source: LexedSource
    /// The next token; after ``evaluate()`` the first behind the condition.
    private(set) var index: Int
    private var depth = 0

    /// Starts at the token behind `#if`.
    init(source: LexedSource, index: Int) {
        self.source = source
        self.index = index
    }

    /// Whether the condition holds; moves behind the directive's line.
    mutating func evaluate() -> Bool {
        let holds = disjunction()
        while !isAtEnd { index += 1 }
        return holds
    }

    private var token: Token { source.tokens[index] }

    private var isAtEnd: Bool { token.kind == .end || token.isAfterNewline }

    private mutating func disjunction() -> Bool {
        var holds = conjunction()
        while skipOperator("||") {
            let right = conjunction()
            holds = holds || right
        }
        return holds
    }

    private mutating func conjunction() -> Bool {
        var holds = unary()
        while skipOperator("&&") {
            let right = unary()
            holds = holds && right
        }
        return holds
    }

    /// Skips an operator; the operand behind it may be on the next line.
    private mutating func skipOperator(_ name: StaticString) -> Bool {
        guard token.isOperator, source.text(of: token, equals: name) else { return false }
        index += 1
        return true
    }

    private mutating func unary() -> Bool {
        var isNegated = false
        while token.kind == .prefixOperator || token.kind == .infixOperator {
            // `!!` is one operator.
            if Int(token.end - token.start) % 2 == 1 { isNegated.toggle() }
            index += 1
        }
        return primary() != isNegated
    }

    private mutating func primary() -> Bool {
        if token.kind == .leftParen, depth < 64 {
            depth += 1
            defer { depth -= 1 }
            index += 1
            let holds = disjunction()
            if token.kind == .rightParen { index += 1 }
            return holds
        }
        guard token.kind == .identifier else { return false }
        let name = token
        index += 1
        if name.keyword == .true { return true }
        guard token.kind == .leftParen, !token.isAfterSpace else {
            // Previews stand in `#if DEBUG`: what is drawn here is a build for debugging.
            return source.text(of: name, equals: "canImport")
                || source.text(of: name, equals: "DEBUG")
        }
        return call(name)
    }

    /// `name(argument)`; the index is at its parenthesis.
    private mutating func call(_ name: Token) -> Bool {
        let first = index + 1
        var nesting = 0
        repeat {
            if token.kind == .leftParen { nesting += 1 }
            if token.kind == .rightParen { nesting -= 1 }
            index += 1
        } while nesting > 0 && token.kind != .end
        return holds(name, argument: min(first, source.tokens.count - 1))
    }

    /// The version of the language and the compiler, with all its fixes.
    private static let version = [6, 3, 9]

    /// Whether `>=5.9` or `<6.1.2` holds, whose operator is the token at an index.
    private func isVersion(at first: Int) -> Bool {
        let bytes = source.source.bytes
        var offset = Int(source.tokens[min(first + 1, source.tokens.count - 1)].start)
        var parts: [Int] = []
        while offset < bytes.count, Lexer.isDigit(bytes[offset]) {
            var part = 0
            while offset < bytes.count, Lexer.isDigit(bytes[offset]), part < 1_000_000 {
                part = part * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
                offset += 1
            }
            parts.append(part)
            if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") { offset += 1 }
        }
        let isReached = !Self.version.lexicographicallyPrecedes(parts)
        let isBelow = source.text(of: source.tokens[first], startsWith: UInt8(ascii: "<"))
        return isReached != isBelow
    }

    /// Whether `name(argument)` holds; the index is that of the argument's first token.
    private func holds(_ name: Token, argument index: Int) -> Bool {
        let argument = source.tokens[index]
        func isCall(_ word: StaticString) -> Bool { source.text(of: name, equals: word) }
        func isArgument(_ word: StaticString) -> Bool { source.text(of: argument, equals: word) }
        if isCall("os") { return isArgument("iOS") }
        if isCall("canImport") { return !isForeignModule(argument) }
        if isCall("swift") || isCall("compiler") { return isVersion(at: index) }
        if isCall("_compiler_version") { return true }
        if isCall("arch") { return isArgument("arm64") }
        if isCall("_endian") { return isArgument("little") }
        if isCall("_pointerBitWidth") { return isArgument("_64") }
        if isCall("_runtime") { return isArgument("_ObjC") }
        return isCall("hasFeature") || isCall("hasAttribute")
    }

    /// Whether a module does not exist on iOS.
    private func isForeignModule(_ name: Token) -> Bool {
        let modules: [StaticString] = [
            "AppKit", "Cocoa", "WatchKit", "Carbon", "IOKit", "Glibc", "Musl", "WinSDK", "CRT",
            "ucrt", "Android", "Bionic", "WASILibc", "TVUIKit", "TVMLKit", "ScreenSaver",
            "ServiceManagement", "Sparkle", "FoundationEssentials", "SwiftGlibc", "wasi_pthread",
        ]
        return modules.contains { source.text(of: name, equals: $0) }
    }
}

extension LexedSource {
    /// Whether a token starts with this byte.
    func text(of token: Token, startsWith byte: UInt8) -> Bool {
        token.start < token.end && source.bytes[Int(token.start)] == byte
    }
}
