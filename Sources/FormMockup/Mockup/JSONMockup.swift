/// The JSON of a block's screens: a contract that tools read.
///
/// Keys may be added, never renamed. What does not exist is null, an empty field holds "".
public enum MockupJSON {
    /// A message with its place as people count it.
    public struct LocatedDiagnostic: Sendable {
        public var severity: Diagnostic.Severity
        public var id: String
        public var message: String
        /// The author's file; nil where a message has no place.
        public var file: String?
        /// 1-based.
        public var line: Int?
        /// 1-based, in UTF-8 bytes.
        public var column: Int?

        /// Makes a message at a place.
        public init(
            severity: Diagnostic.Severity, id: String, message: String, file: String? = nil,
            line: Int? = nil, column: Int? = nil
        ) {
            self.severity = severity
            self.id = id
            self.message = message
            self.file = file
            self.line = line
            self.column = column
        }
    }

    /// The document of one result: every screen, then the messages.
    public static func document(
        _ result: MockupResult, diagnostics: [LocatedDiagnostic]
    ) -> [UInt8] {
        document(result.mockups, diagnostics: diagnostics)
    }

    /// The document of several blocks.
    public static func document(
        _ mockups: [Mockup], diagnostics: [LocatedDiagnostic]
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("version")
            writer.number(1)
            writer.key("screens")
            writer.array { writer in
                for mockup in mockups { write(mockup, to: &writer) }
            }
            writer.key("diagnostics")
            writer.array { writer in
                for diagnostic in diagnostics { write(diagnostic, to: &writer) }
            }
        }
        writer.finish()
        return writer.bytes
    }

    private static func write(_ diagnostic: LocatedDiagnostic, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("severity")
            writer.string(name(of: diagnostic.severity))
            writer.key("id")
            writer.string(diagnostic.id)
            writer.key("message")
            writer.string(diagnostic.message)
            writer.key("file")
            writer.string(diagnostic.file)
            writer.key("line")
            if let line = diagnostic.line { writer.number(line) } else { writer.null() }
            writer.key("column")
            if let column = diagnostic.column { writer.number(column) } else { writer.null() }
        }
    }

    private static func write(_ mockup: Mockup, to writer: inout JSONWriter) {
        let screen = mockup.screen
        let traits = mockup.traits
        writer.object { writer in
            writer.key("block")
            writer.string(mockup.block)
            writer.key("variant")
            writer.string(mockup.variant)
            writer.key("title")
            writer.string(screen.title?.plainText)
            writer.key("container")
            writer.string(name(of: screen.container))
            writer.key("style")
            writer.string(name(of: traits.style ?? screen.style))
            writer.key("direction")
            writer.string(traits.direction == .rightToLeft ? "rtl" : "ltr")
            writer.key("look")
            writer.string(name(of: traits.look))
            writer.key("appearance")
            writer.string(name(of: traits.appearance))
            writer.key("locale")
            writer.string(traits.locale)
            writer.key("width")
            writer.number(traits.width)
            writer.key("bar")
            write(screen.bar, to: &writer)
            writer.key("bottomBar")
            write(screen.bottomBar, to: &writer)
            writer.key("search")
            writer.string(screen.searchPrompt?.plainText)
            writer.key("sections")
            writer.array { writer in
                for section in screen.sections { JSONOfRows.write(section, to: &writer) }
            }
            writer.key("notes")
            write(screen.notes, to: &writer)
        }
    }

    private static func write(_ items: [BarItem], to writer: inout JSONWriter) {
        writer.array { writer in
            for item in items {
                let content = TextOfElement(item.content)
                writer.object { writer in
                    writer.key("placement")
                    writer.string(name(of: item.placement))
                    writer.key("label")
                    writer.string(JSONOfRows.label(of: item.content) ?? content.joined)
                    writer.key("enabled")
                    writer.bool(item.isEnabled)
                    writer.key("icons")
                    writer.strings(content.icons)
                }
            }
        }
    }

    private static func write(_ notes: [Screen.Note], to writer: inout JSONWriter) {
        writer.array { writer in
            for note in notes {
                writer.object { writer in
                    writer.key("number")
                    writer.number(note.number)
                    writer.key("text")
                    writer.string(note.text)
                }
            }
        }
    }
}
