/// A view in code that `#if` leaves out of a build for iOS. Whoever names it wants to see it.
extension RootView {
    /// The type of a name that stands in such code, with what stands beside it in its file.
    func leftOutType(_ path: [String], at range: SourceRange?) -> TypeInfo? {
        guard let name = path.first, let source = source(declaring: name) else { return nil }
        let tree = Parser.parse(source.withoutConditions)
        for statement in tree.statements {
            guard case .declaration(let declaration) = statement.kind,
                case .type(let type) = declaration.kind, interpreter.info(type.name) == nil
            else { continue }
            interpreter.collect(declaration, outer: nil, variablesAreGlobals: false)
        }
        interpreter.currentRange = SourceRange(file: source.file, start: 0, end: 0)
        guard let type = interpreter.typeInfo(path) else { return nil }
        interpreter.report(.leftOutView(path.joined(separator: "."), at: range), once: name)
        return type
    }

    /// The first text in which a struct of a name is declared, active or not.
    private func source(declaring name: String) -> SourceText? {
        let needle = Array("struct \(name)".utf8)
        func declares(_ bytes: [UInt8]) -> Bool {
            var start = 0
            while let found = Bytes.find(needle, in: bytes, from: start) {
                start = found + needle.count
                if start == bytes.count || !Lexer.isIdentifierByte(bytes[start]) { return true }
            }
            return false
        }
        if declares(request.code.bytes) { return request.code }
        for index in request.sources.indexes {
            for file in index.files where declares(file.bytes) {
                return SourceText(file: file.id, bytes: file.bytes)
            }
        }
        return nil
    }
}

extension SourceText {
    /// The text with blanks in place of its `#if`, `#else` and `#endif`: all clauses stay.
    fileprivate var withoutConditions: SourceText {
        var bytes = self.bytes
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
            let isDirective = ["#if", "#elseif", "#else", "#endif"].contains {
                line.starts(with: $0.utf8)
            }
            if isDirective { for place in start..<end { bytes[place] = 0x20 } }
            start = end + 1
        }
        return SourceText(file: file, bytes: bytes, lines: lines)
    }
}

extension Diagnostic {
    fileprivate static func leftOutView(_ name: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .note, id: "left-out-view",
            "'\(name)' is left out of a build for iOS by an '#if'; it is drawn all the same",
            at: range)
    }
}
