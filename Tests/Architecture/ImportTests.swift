import Testing

/// Who may import what, and who may touch what.
struct ImportTests {
    /// Modules that one folder alone may import.
    static let owned = [
        "Ccmark": "Markdown", "Cyaml": "FrontMatter", "CThemes": "Theme", "CLocales": "Formats",
    ]
    /// What every folder of FormDocs may import.
    static let shared: Set<String> = ["FormMockup", "FoundationEssentials", "Foundation"]
    /// The C library, for files and threads.
    static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
    /// Names by which code reaches files, tasks and threads.
    static let effects: Set<String> = [
        "FileManager", "FileHandle", "Task", "Thread", "DispatchQueue", "withTaskGroup",
        "withThrowingTaskGroup", "pthread_create", "fopen", "opendir",
    ]

    @Test func formMockupImportsNothing() throws {
        let faults = try Project.swiftFiles(below: "Sources/FormMockup").flatMap { file in
            file.imports.map { "\(file.path) imports \($0)" }
        }
        #expect(faults == [])
    }

    @Test func foldersOfFormDocsImportWhatTheyMay() throws {
        let module = "Sources/FormDocs"
        let faults = try Project.swiftFiles(below: module).flatMap { file in
            let stage = file.stage(below: module)
            return file.imports.filter { name in
                if Self.shared.contains(name) || Self.owned[name] == stage { return false }
                return !(Self.system.contains(name) && stage == "Build")
            }.map { "\(file.path) imports \($0)" }
        }
        #expect(faults == [])
    }

    @Test func theCommandImportsFormDocs() throws {
        let faults = try Project.swiftFiles(below: "Sources/formdocs-cli").flatMap { file in
            file.imports.filter { Self.owned[$0] != nil }.map { "\(file.path) imports \($0)" }
        }
        #expect(faults == [])
    }

    @Test func theTryingWorkerImportsOurModulesAndFoundation() throws {
        let faults = try Project.swiftFiles(below: "Sources/formdocs-try").flatMap { file in
            file.imports.filter { !["FormDocs", "FormMockup", "Foundation"].contains($0) }
                .map { "\(file.path) imports \($0)" }
        }
        #expect(faults == [])
    }

    @Test func onlyBuildTouchesFilesAndTasks() throws {
        let module = "Sources/FormDocs"
        let faults = try Project.swiftFiles(below: module).flatMap { file in
            file.stage(below: module) == "Build"
                ? []
                : file.mentions.intersection(Self.effects).sorted()
                    .map { "\(file.path) uses \($0)" }
        }
        #expect(faults == [])
    }

    @Test func onlyMarkupEscapes() throws {
        let folders = ["Sources/FormMockup", "Sources/FormDocs"]
        let faults = try folders.flatMap(Project.swiftFiles(below:)).filter { file in
            !file.path.hasPrefix("Sources/FormMockup/Markup/")
                && ["\"&lt;", "\"&amp;", "\"&quot;"].contains { file.text.contains($0) }
        }.map(\.path)
        #expect(faults == [])
    }
}
