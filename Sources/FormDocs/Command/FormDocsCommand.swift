import FormMockup

/// The command `formdocs`.
public enum FormDocsCommand {
    /// The version of this program.
    public static let version = "0.1.0"

    /// One subcommand.
    struct Subcommand: Sendable {
        var name: String
        /// What follows the name in the line of usage.
        var usage: String
        var summary: String
        /// More help, as lines.
        var discussion: String = ""
        var options: [CommandOption]
        var run: @Sendable (CommandArguments) throws(UsageError) -> Int32
    }

    static let subcommands: [Subcommand] = [build, check, render, dump]

    /// Runs the command with the words after its name; the result is the exit status.
    public static func run(_ words: [String]) -> Int32 {
        guard let first = words.first else {
            Terminal.complain(help)
            return Terminal.Status.usage
        }
        switch first {
        case "--help", "-h", "help": return runHelp(Array(words.dropFirst()))
        case "--version":
            Terminal.print(Array("formdocs \(version)\n".utf8))
            return Terminal.Status.clean
        default: break
        }
        guard let command = subcommands.first(where: { $0.name == first }) else {
            let hint =
                NearMiss.best(for: first, among: subcommands.map(\.name)).map {
                    "; did you mean '\($0)'?"
                } ?? ""
            return Terminal.complain(
                UsageError(message: "unknown command '\(first)'\(hint)"), command: "")
        }
        let rest = Array(words.dropFirst())
        if rest.contains("--help") || rest.contains("-h") {
            Terminal.print(Array(help(of: command).utf8))
            return Terminal.Status.clean
        }
        do throws(UsageError) {
            return try command.run(CommandArguments(rest, command.options))
        } catch {
            return Terminal.complain(error, command: command.name)
        }
    }

    private static func runHelp(_ words: [String]) -> Int32 {
        if let name = words.first, let command = subcommands.first(where: { $0.name == name }) {
            Terminal.print(Array(help(of: command).utf8))
        } else {
            Terminal.print(Array((help + "\n").utf8))
        }
        return Terminal.Status.clean
    }

    private static var help: String {
        var text = """
            formdocs \(version): documentation whose form screens are drawn from SwiftUI source

            usage: formdocs COMMAND [options]


            """
        for command in subcommands { text += row("  " + command.name, command.summary) }
        text += """

            'formdocs COMMAND --help' says more. Exit status: 0 clean, 1 errors in the content,
            2 a wrong command line, 3 reading or writing failed, 130 interrupted.
            """
        return text
    }

    private static func help(of command: Subcommand) -> String {
        var text = "usage: formdocs \(command.name) \(command.usage)\n\n\(command.summary)\n"
        if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
        text += "\noptions:\n"
        for option in command.options {
            let short = option.short.map { $0 + ", " } ?? ""
            let value = option.value.map { " " + $0 } ?? ""
            text += row("  " + short + option.name + value, option.help)
        }
        text += row("  --help", "show this help")
        return text
    }

    private static func row(_ left: String, _ right: String) -> String {
        let padding = max(2, 26 - left.count)
        return left + String(repeating: " ", count: padding) + right + "\n"
    }
}
