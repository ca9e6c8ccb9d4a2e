import FormMockup

extension FormDocsCommand {
    static let render = Subcommand(
        name: "render",
        usage:
            "FILE [--view NAME] [--block ID] [--format svg|html|json|text] [-o OUT] [attributes]",
        summary: "Draw the form of a Swift file, or the form blocks of a Markdown page.",
        discussion: """
            FILE is a .swift or .md file, or - for Swift code from the standard input. Several
            mockups need --format json, --block ID, or a folder as OUT.
            """,
        options: [
            CommandOption(
                name: "--format", value: "FORMAT", help: "svg (default), html, json or text"),
            CommandOption(
                name: "--output", short: "-o", value: "OUT", help: "file or folder to write to"),
            CommandOption(name: "--block", value: "ID", help: "one block of a Markdown page"),
            CommandOption(
                name: "--sources", value: "DIR", isRepeatable: true,
                help: "a folder of Swift code that the form may use"),
            CommandOption(
                name: "--strings", value: "PATH", isRepeatable: true,
                help: "a string table, or a folder with some"),
            CommandOption(
                name: "--assets", value: "DIR", isRepeatable: true,
                help: "an asset catalogue, or a folder with some"),
        ] + attributeOptions
    ) { arguments throws(UsageError) in
        try RenderRun(arguments).run()
    }

    /// Every attribute of a block as an option.
    static var attributeOptions: [CommandOption] {
        BlockAttribute.allCases.filter { $0 != .source }.map { attribute in
            CommandOption(
                name: "--" + attribute.name, value: "VALUE", isValueOptional: attribute.isFlag,
                help: attribute.help)
        }
    }
}

/// One run of `formdocs render`.
private struct RenderRun {
    private enum Format: String {
        case svg, html, json, text
    }

    private let arguments: CommandArguments
    private let format: Format
    private let output: String?
    private let drawing = Drawing(host: Formats.host)

    init(_ arguments: CommandArguments) throws(UsageError) {
        self.arguments = arguments
        output = arguments.value("--output")
        let ending = output.map(Paths.fileExtension) ?? ""
        let name = arguments.value("--format") ?? (ending == "txt" ? "text" : ending)
        if let format = Format(rawValue: name) {
            self.format = format
        } else if arguments.has("--format") {
            throw UsageError(message: "'\(name)' is not a format: svg, html, json or text")
        } else {
            format = .svg
        }
    }

    func run() throws(UsageError) -> Int32 {
        var input = try RenderInput.load(arguments)
        if let failure = input.failure {
            Terminal.complain("formdocs: error: \(failure.message)")
            return failure.isMissing ? Terminal.Status.usage : Terminal.Status.files
        }
        let mockups = try input.compile(drawing.compile)
        var located = input.sourceDiagnostics + input.files.locate(input.diagnostics)
        located.sort(by: LocatedDiagnostic.precedes)
        Terminal.report(located, to: 2)
        let hasErrors = located.contains { $0.severity == .error }
        if format == .json {
            let status = write(Drawing.json(mockups, located), to: output)
            if status != 0 { return status }
        } else if !hasErrors {
            let status = try writeMockups(mockups)
            if status != 0 { return status }
        }
        return hasErrors ? Terminal.Status.content : Terminal.Status.clean
    }

    private func writeMockups(_ mockups: [Mockup]) throws(UsageError) -> Int32 {
        let isFolder = output.map { Files.kind($0) == .folder || $0.hasSuffix("/") } ?? false
        if let output, isFolder {
            do throws(FileError) {
                try Files.makeFolder(output)
            } catch {
                Terminal.complain("formdocs: error: \(error.message)")
                return Terminal.Status.files
            }
            for mockup in mockups {
                let name = mockup.fileName + (format == .text ? ".txt" : "." + format.rawValue)
                let status = write(bytes(of: mockup), to: Paths.join(output, name))
                if status != 0 { return status }
            }
            return Terminal.Status.clean
        }
        guard mockups.count <= 1 else {
            let names = mockups.map(\.fileName).joined(separator: ", ")
            throw UsageError(
                message: "there are \(mockups.count) mockups (\(names)); "
                    + "name one with --block, or a folder with -o")
        }
        guard let mockup = mockups.first else { return Terminal.Status.clean }
        return write(bytes(of: mockup), to: output)
    }

    private func bytes(of mockup: Mockup) -> [UInt8] {
        switch format {
        case .svg: drawing.picture(of: mockup)
        case .html: drawing.page(of: mockup)
        case .text: Array((MockupText.text(of: mockup) + "\n").utf8)
        case .json: []
        }
    }

    private func write(_ bytes: [UInt8], to path: String?) -> Int32 {
        guard let path, path != "-" else {
            return Terminal.print(bytes) ? Terminal.Status.clean : Terminal.Status.files
        }
        do throws(FileError) {
            try Files.write(bytes, to: path)
            return Terminal.Status.clean
        } catch {
            Terminal.complain("formdocs: error: \(error.message)")
            return Terminal.Status.files
        }
    }
}
