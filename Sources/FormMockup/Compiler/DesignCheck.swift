/// What a design guide would say about a screen.
enum DesignCheck {
    /// The most custom headers on one screen before they stop standing out.
    static let maximumCustomHeaders = 2

    /// The messages that a block which shows a fault on purpose is spared.
    static let ids = ["many-custom-headers", "empty-section", "empty-screen", "section-padding"]

    /// What there is to say about a screen. For code of the sources it is a note: whoever shows an
    /// app's screen does not design it.
    static func diagnostics(
        of screen: Screen, omissions: Omissions, sources: SourceLibrary
    ) -> [Diagnostic] {
        faults(of: screen, omissions).map { $0.asAdvice(in: sources) }
    }

    private static func faults(of screen: Screen, _ omissions: Omissions) -> [Diagnostic] {
        var result: [Diagnostic] = []
        var customHeaders = 0
        for section in screen.sections {
            if let header = section.header, header.isCustom {
                customHeaders += 1
                if customHeaders == maximumCustomHeaders + 1 {
                    result.append(.manyCustomHeaders(at: header.range ?? section.range))
                }
            }
            if section.rows.isEmpty, !section.isImplicit, section.isExpanded != false {
                var fault = Diagnostic.emptySection(at: section.range)
                fault.notes = omissions.notes(inside: section.range)
                result.append(fault)
            }
        }
        if screen.sections.isEmpty, let omission = omissions.all.first {
            var fault = Diagnostic.emptyScreen(at: omission.range)
            fault.notes = omissions.notes(inside: nil)
            fault.notes[0].range = nil
            result.append(fault)
        }
        return result
    }
}

extension Diagnostic {
    static func manyCustomHeaders(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .warning, id: "many-custom-headers",
            "a third header has a style of its own; more than two on a screen stop standing out",
            at: range)
    }

    /// A screen of which nothing is left, at what is left out first.
    static func emptyScreen(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "empty-screen", "as its values stand the screen has no rows", at: range)
    }

    static func emptySection(at range: SourceRange?) -> Diagnostic {
        Diagnostic(.warning, id: "empty-section", "a section has no rows", at: range)
    }
}
