extension Interpreter {
    /// Takes in the declarations of a file before anything runs.
    ///
    /// Variables of a source file become lazy globals. Those of the block itself run in order, as
    /// its statements do.
    func collect(_ statements: [Statement], variablesAreGlobals: Bool) {
        for statement in statements {
            guard case .declaration(let declaration) = statement.kind else { continue }
            collect(declaration, outer: nil, variablesAreGlobals: variablesAreGlobals)
        }
    }

    /// Takes in one declaration, also of a local type.
    func collect(_ declaration: Declaration, outer: TypeInfo?, variablesAreGlobals: Bool) {
        switch declaration.kind {
        case .type(let type): collect(type, declaration, outer: outer)
        case .function(let function) where outer == nil:
            functions[function.name, default: []].append(function)
        case .typeAlias(let name, let type):
            guard let outer else {
                typeAliases[name] = type
                break
            }
            outer.aliases[name] = type
            innerAliases.add(name, type, in: declaration.range.file)
        case .variable(let variable) where outer == nil:
            collectGlobals(variable, declaration, isLazy: variablesAreGlobals)
        case .function, .variable, .enumCases, .preview, .other: break
        }
    }

    private func collectGlobals(
        _ variable: VariableDeclaration, _ declaration: Declaration, isLazy: Bool
    ) {
        for binding in variable.bindings {
            guard case .binding(let name, let type) = binding.pattern else { continue }
            if let getter = binding.getter {
                computedGlobals[name] = .init(binding, type ?? binding.type, getter, declaration)
            } else if isLazy {
                globals[name] = .init(binding, variable, declaration)
            }
        }
    }

    private func collect(_ type: TypeDeclaration, _ declaration: Declaration, outer: TypeInfo?) {
        let name = outer.map { $0.name + "." + type.name } ?? type.name.withoutModule
        let info = typeInfo(named: name, keyword: type.keyword, outer: outer)
        if info.range == nil, type.keyword != .extension { info.range = declaration.nameRange }
        for attribute in declaration.attributes {
            switch attribute.name {
            case "resultBuilder", "_functionBuilder": info.isResultBuilder = true
            case "propertyWrapper": info.isPropertyWrapper = true
            default: break
            }
        }
        for reference in type.inherited {
            if let name = reference.shortName { info.inherited.append(name) }
        }
        info.add(type, generics: declaration.generics)
        if type.keyword != .extension, type.keyword != .protocol {
            for parameter in declaration.generics.parameters {
                info.add(
                    TypeInfo.Stored(
                        name: parameter.name, type: nil, initializer: nil, wrapper: .generic,
                        isConstant: true, range: declaration.nameRange))
            }
        }
        for place in type.table.types {
            let member = type.members[place]
            // Of the sources a type inside another is taken in when it is asked for.
            if loaded.isTaking, case .type = member.kind { continue }
            collect(member, outer: info, variablesAreGlobals: false)
        }
    }

    /// Takes in a type inside another.
    func takeNested(_ name: String, of outer: TypeInfo) -> TypeInfo? {
        if outer.nested[name] == nil, outer.takenNested.insert(name).inserted {
            let wasTaking = loaded.isTaking
            loaded.isTaking = true
            defer { loaded.isTaking = wasTaking }
            for member in outer.innerDeclarations(named: name) {
                collect(member, outer: outer, variablesAreGlobals: false)
            }
        }
        return outer.nested[name].flatMap { types[$0] }
    }

    private func typeInfo(
        named name: String, keyword: TypeDeclaration.Keyword, outer: TypeInfo?
    ) -> TypeInfo {
        let info: TypeInfo
        if let known = types[name] {
            info = known
            if keyword != .extension, !known.isDeclared {
                info.keyword = keyword
                declaredTypes.append(info)
            }
        } else {
            info = TypeInfo(name: name, keyword: keyword)
            types[name] = info
            switch name {
            case "View": viewExtensions.insert(info, at: 0)
            default:
                if ControlCatalogue.knows(name) || name == "Shape" { viewExtensions.append(info) }
            }
            if keyword != .extension { declaredTypes.append(info) }
        }
        if let outer {
            let short = info.shortName
            outer.nested[short] = name
            // Of the sources only what stands in the same file is meant by its short name; a name of
            // SwiftUI's own means another type only inside the type around it.
            if types[short] == nil, !loaded.isTaking, !ControlCatalogue.knows(short) {
                types[short] = info
            }
        }
        return info
    }
}

extension TypeReference {
    /// The last part of the name, without wrappers; nil for a tuple or function.
    var shortName: String? {
        switch self {
        case .named(let path, _): path.last
        case .optional(let inner), .opaque(let inner): inner.shortName
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .tuple, .function: nil
        }
    }

    /// Whether it is `some View`.
    var isView: Bool {
        guard case .opaque(let inner) = self else { return false }
        return inner.shortName == "View"
    }

    /// Whether it is `some View` or a cousin that a builder makes.
    var isViewLike: Bool {
        guard case .opaque(let inner) = self, let name = inner.shortName else { return false }
        switch name {
        case "View", "ToolbarContent", "CustomizableToolbarContent", "Scene", "TableRowContent":
            return true
        default: return false
        }
    }

    /// Whether nil is a value of the type.
    var isOptional: Bool {
        switch self {
        case .optional: true
        case .named(let path, _): path.last == "Optional"
        case .array, .dictionary, .tuple, .function, .opaque: false
        }
    }
}

extension String {
    /// The name of a type without that of SwiftUI or Swift in front.
    fileprivate var withoutModule: String {
        switch firstNamePart {
        case "SwiftUI", "Swift", "Foundation":
            utf8.contains(0x2E) ? String(dropFirst(firstNamePart.count + 1)) : self
        default: self
        }
    }
}
