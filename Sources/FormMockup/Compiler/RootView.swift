/// The view that a block shows: the one that `view=` names, else what the block writes down, what
/// a preview shows, or the view that no other view uses.
struct RootView {
    let program: Program
    let request: MockupRequest
    let interpreter: Interpreter
    /// The view as it stood before it was drawn, where it is one of a type.
    private(set) var prepared: PreparedView?

    init(program: Program, request: MockupRequest, interpreter: Interpreter) {
        self.program = program
        self.request = request
        self.interpreter = interpreter
    }

    private var library: SourceLibrary { request.sources }

    /// What the block's view becomes; nil when it has none.
    mutating func items() -> [LoweredItem]? {
        if let name = request.attributes.view { return namedView(name) }
        if let items = writtenItems(), !items.isEmpty { return items }
        if let items = previewItems(own: program.isIndexed ? [] : ownPreviews) { return items }
        return lonelyView()
    }

    /// Runs the statements of the block; what its view expressions become, nil without any.
    private func writtenItems() -> [LoweredItem]? {
        let own = program.isIndexed ? nil : writtenItems(program.tree.statements)
        if let own, !own.isEmpty { return own }
        // A file of sources that holds no expression is found declaration by declaration.
        let file = program.isIndexed ? program.tree : program.sourceTree
        guard let file, file.statements.contains(where: { $0.isExpression }) else { return own }
        interpreter.enterOrigin()
        return writtenItems(file.statements)
    }

    private func writtenItems(_ statements: [Statement]) -> [LoweredItem]? {
        let scope = interpreter.globalScope
        var items: [LoweredItem]?
        for statement in statements {
            switch statement.kind {
            case .declaration(let declaration):
                if case .type = declaration.kind { continue }
                if case .function = declaration.kind { continue }
                interpreter.declare(declaration, scope)
            case .expression, .if, .switch, .return:
                let block = CodeBlock(statements: [statement], range: statement.range)
                items = (items ?? []) + interpreter.items(of: block, scope, Environment())
            default: _ = interpreter.execute([statement], scope)
            }
        }
        return items
    }

    // MARK: - A view by its name

    private mutating func namedView(_ name: BlockAttributes.Located<String>) -> [LoweredItem]? {
        let path = name.value.split(separator: ".").map { String($0) }
        interpreter.enterOrigin()
        guard
            let type = interpreter.typeInfo(path) ?? privateType(path) ?? previewType(name.value)
                ?? leftOutType(path, at: name.range)
        else {
            interpreter.state.diagnostics.append(.unknownViewName(name, known: viewNames))
            return nil
        }
        guard interpreter.body(of: type) != nil || type.undrawnView == .representable else {
            interpreter.state.diagnostics.append(
                .noViewType(name, declaredAt: type.range, known: viewNames))
            return nil
        }
        return items(of: type)
    }

    /// A view that its file keeps to itself: whoever names it can see it there.
    private func privateType(_ path: [String]) -> TypeInfo? {
        guard let first = path.first, let site = library.sites(.types, first).first else {
            return nil
        }
        interpreter.currentRange = SourceRange(file: library.file(of: site).id, start: 0, end: 0)
        return interpreter.typeInfo(path)
    }

    /// A view that is declared inside a preview, as those that hold a preview's state are.
    private func previewType(_ name: String) -> TypeInfo? {
        let bodies =
            previews(program.tree.statements) + library.origin.flatMap { previews(inFile: $0) }
        for (body, _) in bodies {
            for statement in body.statements {
                guard case .declaration(let declaration) = statement.kind,
                    case .type(let type) = declaration.kind, type.name == name
                else { continue }
                interpreter.collect(declaration, outer: nil, variablesAreGlobals: false)
                return interpreter.types[name]
            }
        }
        return nil
    }

    /// The names that `view=` might have meant.
    private var viewNames: [String] {
        var names = UniqueList<String>()
        for type in interpreter.declaredTypes where interpreter.body(of: type) != nil {
            _ = names.insert(type.displayName)
        }
        for index in library.indexes { names.insert(contentsOf: index.viewNames) }
        return names.all
    }

    /// A view made as a preview makes it, else from its own initial values; what the block's body
    /// says goes before both.
    private mutating func items(of type: TypeInfo) -> [LoweredItem] {
        // The block's own code runs as it stands when the view is part of it.
        var given = GivenValues(type: type, interpreter: interpreter)
        if !program.isIndexed {
            if isOwn(type) { _ = writtenItems() } else { given.read(program.tree.statements) }
        }
        let range = type.range ?? interpreter.currentRange
        checkBody(for: type)
        if let captured = previewed(type) {
            return items(
                of: given.applied(to: captured.structure), captured.environment.asRoot,
                range: range)
        }
        let arguments = given.arguments()
        interpreter.isMakingRoot = true
        let made = interpreter.instantiate(type, arguments, range: range)
        guard case .structure(let structure) = made else {
            return interpreter.items(of: made, Environment(), range: range)
        }
        return items(of: given.applied(to: structure), Environment(), range: range)
    }

    private mutating func items(
        of structure: StructureValue, _ environment: Environment, range: SourceRange
    ) -> [LoweredItem] {
        let view = interpreter.prepare(structure, environment, range: range)
        prepared = view
        return interpreter.items(of: view)
    }

    private func isOwn(_ type: TypeInfo) -> Bool {
        type.range?.file == request.code.file
    }

    /// Warns of a body that draws something else than the view that the block names.
    private func checkBody(for type: TypeInfo) {
        if program.isIndexed || isOwn(type) { return }
        for statement in program.tree.statements {
            guard case .expression(let expression) = statement.kind, expression.readsAsView else {
                continue
            }
            let block = CodeBlock(statements: [statement], range: statement.range)
            if UsedNames.names(in: block).contains(type.shortName) { continue }
            interpreter.report(.unusedBody(type.shortName, at: statement.range), once: "body")
        }
    }

    /// The expressions of the block that make a view of the sources with values.
    private func written() -> [Preview] {
        let statements = program.tree.statements.filter { $0.isExpression }
        guard let first = statements.first else { return [] }
        return [(CodeBlock(statements: statements, range: first.range), interpreter.globalScope)]
    }

    /// The view as a preview of its file makes it.
    private func previewed(_ type: TypeInfo) -> CapturedView? {
        var bodies = program.isIndexed ? [] : ownPreviews
        if !program.isIndexed, !isOwn(type) { bodies = written() + bodies }
        if let file = type.range?.file, !(isOwn(type) && !program.isIndexed) {
            bodies += previews(inFile: file)
        }
        interpreter.capture = ViewCapture(type: type)
        defer { interpreter.capture = nil }
        let fitting = bodies.filter { UsedNames.names(in: $0.body).contains(type.shortName) }
        for (body, scope) in fitting {
            let reports = interpreter.state.reportMark
            let preferences = interpreter.state.preferences
            _ = interpreter.items(of: body, Scope(parent: scope), Environment())
            interpreter.state.discardReports(since: reports)
            interpreter.state.preferences = preferences
            if let captured = interpreter.capture?.captured { return captured }
        }
        return nil
    }
}

// MARK: - Previews

extension RootView {
    /// Code that a preview shows, and where it runs.
    private typealias Preview = (body: CodeBlock, scope: Scope)

    /// The previews that the block itself holds.
    private var ownPreviews: [Preview] {
        previews(program.tree.statements)
    }

    private func previews(_ statements: [Statement]) -> [Preview] {
        var result: [Preview] = []
        for statement in statements {
            guard case .declaration(let declaration) = statement.kind else { continue }
            switch declaration.kind {
            case .preview(let closure): result.append((closure.body, interpreter.globalScope))
            case .type(let type):
                guard type.inherited.contains(where: { $0.shortName == "PreviewProvider" }),
                    let info = interpreter.info(type.name) ?? interpreter.types[type.name],
                    let getter = info.staticComputed["previews"]?.getter
                else { continue }
                result.append((getter, interpreter.staticScope(of: info)))
            case .variable, .function, .enumCases, .typeAlias, .other: break
            }
        }
        return result
    }

    /// The previews of an indexed file.
    private func previews(inFile file: FileID) -> [Preview] {
        var result: [Preview] = []
        for site in library.sites(ofFile: file) {
            let declaration = library.declaration(site)
            guard
                declaration.kind == .preview
                    || declaration.inherited.contains("PreviewProvider")
            else { continue }
            interpreter.currentRange = SourceRange(
                file: file, start: declaration.start, end: declaration.end)
            result += previews(library.tree(of: site).statements)
        }
        return result
    }

    /// What the first preview that shows anything shows.
    private func previewItems(own: [Preview]) -> [LoweredItem]? {
        let bodies = own + library.origin.flatMap { previews(inFile: $0) }
        let outer = interpreter.state.openJournal()
        defer { interpreter.state.closeJournal(outer) }
        for (body, scope) in bodies {
            let before = interpreter.state.mark()
            interpreter.currentRange = body.range
            let items = interpreter.items(of: body, Scope(parent: scope), Environment())
            if !items.isEmpty { return items }
            _ = interpreter.state.takeBack(to: before)
        }
        return nil
    }

    /// The view that no other view uses, the last of several.
    private mutating func lonelyView() -> [LoweredItem]? {
        var statements = program.isIndexed ? [] : program.tree.statements
        for file in library.origin {
            for site in library.sites(ofFile: file) where library.declaration(site).isScreenPart {
                statements += library.tree(of: site).statements
            }
        }
        var views: [TypeInfo] = []
        var used: Set<String> = []
        for statement in statements {
            UsedNames.collect(statement, into: &used)
            guard case .declaration(let declaration) = statement.kind,
                case .type(let type) = declaration.kind, type.keyword != .extension
            else { continue }
            interpreter.currentRange = declaration.nameRange
            guard let info = interpreter.info(type.name), interpreter.body(of: info) != nil
            else { continue }
            views.append(info)
        }
        if statements.isEmpty { return nil }
        let lonely = views.filter { !used.contains($0.shortName) }
        guard let type = (lonely.isEmpty ? views : lonely).last else { return nil }
        return items(of: type)
    }
}

extension Statement {
    /// Whether it may be a view that is written down.
    fileprivate var isExpression: Bool {
        if case .expression = kind { return true }
        return false
    }
}

extension ScannedDeclaration {
    /// Whether it may be a view or use one.
    fileprivate var isScreenPart: Bool {
        if case .type = kind { return true }
        return false
    }
}

extension Diagnostic {
    static func noViewType(
        _ name: BlockAttributes.Located<String>, declaredAt range: SourceRange?, known: [String]
    ) -> Diagnostic {
        var diagnostic = misspelt(
            id: "unknown-view-name", "'\(name.value)' is no view: it has no 'body'", name.value,
            known.filter { $0 != name.value }, at: name.range, listing: "views are ")
        // A command line's view has no place, and its message is one line.
        if let range, name.range != nil {
            diagnostic.notes.append(Note("it is declared here", at: range))
        }
        return diagnostic
    }

    static func unknownViewName(_ name: BlockAttributes.Located<String>, known: [String])
        -> Diagnostic
    {
        misspelt(
            id: "unknown-view-name", "there is no view '\(name.value)'", name.value, known,
            at: name.range, listing: "views are ")
    }
}
