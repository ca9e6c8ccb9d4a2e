import FormMockup

extension FormDocsCommand {
    static let dump = Subcommand(
        name: "dump", usage: "FILE --tokens | --tree | --screen",
        summary: "Show a stage between source and mockup as readable text.",
        options: [
            CommandOption(name: "--tokens", help: "what the lexer made"),
            CommandOption(name: "--tree", help: "what the parser made"),
            CommandOption(name: "--screen", help: "what the evaluator made"),
            CommandOption(name: "--block", value: "ID", help: "one block of a Markdown page"),
            CommandOption(
                name: "--sources", value: "DIR", isRepeatable: true,
                help: "a folder of Swift code that the form may use"),
        ] + attributeOptions
    ) { arguments throws(UsageError) in
        let stages = ["--tokens", "--tree", "--screen"].filter { arguments.has($0) }
        guard stages.count == 1, let stage = stages.first else {
            throw UsageError(message: "one of --tokens, --tree and --screen is needed")
        }
        let input = try RenderInput.load(arguments)
        if let failure = input.failure {
            Terminal.complain("formdocs: error: \(failure.message)")
            return failure.isMissing ? Terminal.Status.usage : Terminal.Status.files
        }
        var output = ""
        var diagnostics = input.diagnostics
        for request in input.requests {
            switch stage {
            case "--tokens": output += TokenDump.text(of: request.code)
            case "--tree": output += TreeDump.text(of: Parser.parse(request.code))
            default:
                let result = MockupCompiler.compile(request)
                diagnostics += result.diagnostics
                output += ScreenDump.text(of: result.mockups)
            }
        }
        let located = input.files.locate(diagnostics).sorted(by: LocatedDiagnostic.precedes)
        Terminal.report(located, to: 2)
        guard Terminal.print(Array(output.utf8)) else { return Terminal.Status.files }
        return located.contains { $0.severity == .error }
            ? Terminal.Status.content : Terminal.Status.clean
    }
}
