/// A syntax tree as indented text: each node in parentheses, its parts inside, short ones on one
/// line. Ranges are left out, so that the dump says what was understood and no more.
public struct TreeDump {
    /// The dump of a tree, one statement after the other, then notes and diagnostics.
    public static func text(of tree: SyntaxTree) -> String {
        var text = ""
        for statement in tree.statements { text += render(node(statement)) + "\n" }
        for note in tree.notes { text += "note \(note.number) \(quoted(note.text))\n" }
        for diagnostic in tree.diagnostics {
            var place = ""
            if let range = diagnostic.range { place = " \(range.start)..<\(range.end)" }
            text += "\(severity(diagnostic.severity))\(place): \(diagnostic.message)\n"
        }
        return text
    }

    /// A name and what stands below it.
    struct Node {
        var name: String
        var children: [Node] = []

        init(_ name: String, _ children: [Node] = []) {
            self.name = name
            self.children = children
        }
    }

    /// Longest line that is not broken up.
    private static let width = 90

    private static func severity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .note: return "note"
        case .warning: return "warning"
        case .error: return "error"
        }
    }

    /// Nodes on one line where they fit, else a line for each.
    private static func render(_ node: Node, indent: Int = 0) -> String {
        let line = flat(node)
        if line.utf8.count + indent * 2 <= width || node.children.isEmpty { return line }
        var text = "(" + node.name
        for child in node.children {
            text += "\n" + String(repeating: "  ", count: indent + 1)
            text += render(child, indent: indent + 1)
        }
        return text + ")"
    }

    /// The node on one line; cut short once it is too long to be used.
    private static func flat(_ node: Node) -> String {
        if node.children.isEmpty { return node.name }
        var text = "(" + node.name
        for child in node.children {
            text += " " + flat(child)
            if text.utf8.count > width { return text + ")" }
        }
        return text + ")"
    }

    /// Text between quotes with line breaks and quotes escaped.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..<" ": result += "\\u{\(scalar.value)}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A number with up to six decimals.
    static func decimal(_ value: Double) -> String {
        if value < 0 { return "-" + decimal(-value) }
        guard value < 1e12 else { return "large" }
        let scaled = Int64(value * 1_000_000 + 0.5)
        var fraction = "\(scaled % 1_000_000 + 1_000_000)".dropFirst()
        while fraction.count > 1, fraction.last == "0" { fraction = fraction.dropLast() }
        return "\(scaled / 1_000_000).\(fraction)"
    }

    /// A list under a name; nil when it is empty.
    static func list(_ name: String, _ children: [Node]) -> [Node] {
        children.isEmpty ? [] : [Node(name, children)]
    }
}
