import Testing

/// The arrows between the stages: who may mention whose types.
///
/// Inside one module the compiler sees no folders, so the test looks for the names of types. A
/// name counts for the folder that declares it at the top level, unless the folder that mentions
/// it has a nested type of the same name. Fix the design, not the test.
struct ArrowTests {
    /// What each stage of FormMockup may mention, beside itself.
    static let stages: [String: Set<String>] = [
        "Source": [],
        "Syntax": ["Source"],
        "Screen": ["Source"],
        // Numbers, dates and plurals by language.
        "Formats": [],
        "Index": ["Source", "Syntax"],
        "Request": ["Source", "Screen", "Icons", "Formats", "Index"],
        // The catalogue lists the controls and modifiers, and these evaluate their arguments.
        "Evaluation": [
            "Source", "Syntax", "Index", "Screen", "Request", "Icons", "Formats", "Controls",
            "Modifiers",
        ],
        "Controls": [
            "Source", "Syntax", "Screen", "Request", "Formats", "Evaluation", "Modifiers",
        ],
        "Modifiers": ["Source", "Syntax", "Screen", "Request", "Evaluation", "Controls"],
        "Look": ["Screen", "Request", "Text"],
        "Icons": ["Markup"],
        "Text": ["Screen", "Request"],
        "Layout": ["Screen", "Request", "Look", "Text", "Icons"],
        "Markup": [],
        "Mockup": [
            "Source", "Screen", "Request", "Formats", "Look", "Icons", "Text", "Layout", "Markup",
        ],
        // Strings the stages up to the screen together.
        "Compiler": [
            "Source", "Syntax", "Index", "Screen", "Request", "Evaluation", "Controls",
            "Modifiers", "Mockup",
        ],
    ]

    /// The driver, which strings the stages together, may mention all.
    static let drivers: Set<String> = ["MockupCompiler.swift"]

    @Test func stagesOfFormMockupPointOneWay() throws {
        let module = "Sources/FormMockup"
        let faults = try Self.faults(in: module) { stage, other in
            Self.stages[stage]?.contains(other) ?? false
        }
        #expect(faults == [])
    }

    @Test func everyStageOfFormMockupIsInTheTable() throws {
        let module = "Sources/FormMockup"
        let stages = try Project.swiftFiles(below: module).map { $0.stage(below: module) }
        #expect(Set(stages).subtracting(Self.stages.keys).subtracting([""]) == [])
    }

    @Test func onlyBuildExportAndCommandKnowBuild() throws {
        let faults = try Self.faults(in: "Sources/FormDocs") { stage, other in
            other != "Build" || stage == "Export" || stage == "Command"
        }
        #expect(faults == [])
    }

    /// Mentions that no arrow allows, as `Layout/Stack.swift mentions Token of Syntax`.
    private static func faults(
        in module: String, isAllowed: (_ stage: String, _ other: String) -> Bool
    ) throws -> [String] {
        let files = try Project.swiftFiles(below: module)
        var homes: [String: String] = [:]
        var nested: [String: Set<String>] = [:]
        for file in files {
            let stage = file.stage(below: module)
            for name in file.declaredTypes(nested: false) { homes[name] = stage }
            nested[stage, default: []].formUnion(file.declaredTypes(nested: true))
        }
        var faults: [String] = []
        for file in files {
            let stage = file.stage(below: module)
            let isDriver = drivers.contains { file.path.hasSuffix("/\($0)") }
            if stage.isEmpty || isDriver { continue }
            for name in file.mentions.sorted() {
                guard let home = homes[name], home != stage, !home.isEmpty,
                    nested[stage]?.contains(name) != true, !isAllowed(stage, home)
                else { continue }
                faults.append("\(file.path) mentions \(name) of \(home)")
            }
        }
        return faults
    }
}
