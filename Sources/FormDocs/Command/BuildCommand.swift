import FormMockup

extension FormDocsCommand {
    private static let jobs = CommandOption(
        name: "--jobs", value: "N", help: "threads to use (default: one for each processor)")
    private static let baseURL = CommandOption(
        name: "--base-url", value: "URL", help: "where the site will stand; replaces baseURL")
    private static let strict = CommandOption(
        name: "--strict", help: "warnings fail, too")

    static let build = Subcommand(
        name: "build",
        usage: "[CONTENT] [-o DIR] [--base-url URL] [--strict] [--quiet] [--jobs N] [--clean]",
        summary: "Build the site of a content folder (default: Content).",
        discussion: """
            Writes _site beside the content folder, or DIR. With an error nothing is written, and
            what was there stays. Files that FormDocs did not write are never touched.
            """,
        options: [
            CommandOption(
                name: "--output", short: "-o", value: "DIR", help: "folder to write to"),
            baseURL, strict,
            CommandOption(name: "--quiet", help: "say nothing but errors and warnings"),
            jobs,
            CommandOption(name: "--clean", help: "write every file anew, changed or not"),
        ]
    ) { arguments throws(UsageError) in
        var options = try buildOptions(arguments)
        options.output = arguments.value("--output")
        options.rewritesAll = arguments.has("--clean")
        try checkOutput(options)
        let result = SiteBuild.run(options)
        Terminal.report(result.diagnostics, to: 2)
        Terminal.complain(result.failures)
        let status = status(of: result, options)
        if !arguments.has("--quiet") || status != 0 { sayBuilt(result, status) }
        return status
    }

    static let check = Subcommand(
        name: "check", usage: "[CONTENT] [--format text|json|github] [--strict] [--jobs N]",
        summary: "Check a content folder: everything that build does, but writing.",
        options: [
            CommandOption(
                name: "--format", value: "FORMAT", help: "text (default), json or github"),
            baseURL, strict, jobs,
            CommandOption(name: "--quiet", help: "no summary"),
        ]
    ) { arguments throws(UsageError) in
        var options = try buildOptions(arguments)
        options.isCheck = true
        let format = arguments.value("--format") ?? "text"
        guard ["text", "json", "github"].contains(format) else {
            throw UsageError(message: "'\(format)' is not a format: text, json or github")
        }
        let result = SiteBuild.run(options)
        let isSaid =
            switch format {
            case "json": Terminal.print(MachineReports.json(result.diagnostics))
            case "github": Terminal.print(MachineReports.github(result.diagnostics))
            default: Terminal.report(result.diagnostics, to: 1)
            }
        guard isSaid else { return Terminal.Status.files }
        Terminal.complain(result.failures)
        let status = status(of: result, options)
        if format == "text", !arguments.has("--quiet") {
            let summary = DiagnosticPrinter.summary(result.diagnostics)
            let pages = "\(result.pageCount) page\(result.pageCount == 1 ? "" : "s")"
            Terminal.complain(pages + (summary.isEmpty ? ": all is well" : ": " + summary))
        }
        return status
    }

    private static func buildOptions(_ arguments: CommandArguments) throws(UsageError)
        -> BuildOptions
    {
        guard arguments.positional.count <= 1 else {
            throw UsageError(message: "one content folder at a time")
        }
        var content = arguments.positional.first ?? "Content"
        while content.utf8.count > 1, content.utf8.last == 0x2F { content.removeLast() }
        switch Files.kind(content) {
        case .folder: break
        case .file, .other: throw UsageError(message: "'\(content)' is not a folder")
        case nil: throw UsageError(message: "there is no folder '\(content)'")
        }
        var options = BuildOptions(content: content)
        options.endsProcess = true
        options.isStrict = arguments.has("--strict")
        options.isQuiet = arguments.has("--quiet")
        if let text = arguments.value("--jobs") {
            guard let jobs = Int(text), jobs >= 1, jobs <= 256 else {
                throw UsageError(message: "'--jobs' needs a number from 1 to 256, not '\(text)'")
            }
            options.jobs = jobs
        }
        if let address = arguments.value("--base-url") {
            guard SiteConfiguration.cleanBaseURL(address) != nil else {
                throw UsageError(
                    message: "'\(address)' is not an address such as https://example.org/guide/")
            }
            options.baseURL = address
        }
        return options
    }

    /// The output must not be the content or hold it: a build would read its own files.
    private static func checkOutput(_ options: BuildOptions) throws(UsageError) {
        let output = options.output ?? SiteBuild.defaultOutput(options.content)
        if let kind = Files.kind(output), kind != .folder {
            throw UsageError(message: "'\(output)' is not a folder")
        }
        guard let content = Files.resolved(options.content),
            let resolved = Files.resolved(output)
        else { return }
        if content == resolved || content.hasPrefix(resolved + "/") {
            throw UsageError(message: "the output '\(output)' would hold the content itself")
        }
    }

    private static func status(of result: BuildResult, _ options: BuildOptions) -> Int32 {
        if result.isInterrupted { return Terminal.Status.interrupted }
        if !result.failures.isEmpty { return Terminal.Status.files }
        return result.isGood(isStrict: options.isStrict)
            ? Terminal.Status.clean : Terminal.Status.content
    }

    private static func noteHint(_ count: Int) -> String {
        "; \(count) note\(count == 1 ? "" : "s"), which 'formdocs check' shows"
    }

    private static func sayBuilt(_ result: BuildResult, _ status: Int32) {
        let summary = DiagnosticPrinter.summary(result.diagnostics)
        if status == Terminal.Status.interrupted {
            Terminal.complain("interrupted; '\(result.output)' is as it was")
        } else if result.isPartlyWritten {
            Terminal.complain("'\(result.output)' is written in part; the next build completes it")
        } else if status != 0 {
            Terminal.complain(
                (summary.isEmpty ? "" : summary + "; ")
                    + "nothing was written to '\(result.output)'")
        } else {
            let pages = "\(result.pageCount) page\(result.pageCount == 1 ? "" : "s")"
            let changes = "\(result.changedCount) of \(result.fileCount) files changed"
            let notes = result.noteCount == 0 ? "" : noteHint(result.noteCount)
            Terminal.complain(
                "built '\(result.output)': \(pages), \(changes)"
                    + (summary.isEmpty ? "" : "; " + summary) + notes)
        }
    }
}
