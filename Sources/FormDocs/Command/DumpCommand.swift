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
        var input = try RenderInput.load(arguments)
        if let failure = input.failure {
            Terminal.complain("formdocs: error: \(failure.message)")
            return failure.isMissing ? Terminal.Status.usage : Terminal.Status.files
        }
        var output = ""
        switch stage {
        case "--tokens":
            for request in input.requests { output += TokenDump.text(of: request.code) }
        case "--tree":
            for request in input.requests {
                output += TreeDump.text(of: Parser.parse(request.code))
            }
        default:
            output = ScreenDump.text(of: try input.compile { MockupCompiler.compile($0) })
        }
        let located = input.files.locate(input.diagnostics).sorted(by: LocatedDiagnostic.precedes)
        Terminal.report(located, to: 2)
        guard Terminal.print(Array(output.utf8)) else { return Terminal.Status.files }
        return located.contains { $0.severity == .error }
            ? Terminal.Status.content : Terminal.Status.clean
    }
}
