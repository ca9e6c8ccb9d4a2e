/// What a design guide would say about a screen.
enum DesignCheck {
    /// The most custom headers on one screen before they stop standing out.
    static let maximumCustomHeaders = 2

    /// The messages that a block which shows a fault on purpose is spared.
    static let ids = ["many-custom-headers", "empty-section", "section-padding"]

    /// What there is to say about a screen. For code of the sources it is a note: whoever shows an
    /// app's screen does not design it.
    static func diagnostics(of screen: Screen, sources: SourceLibrary) -> [Diagnostic] {
        faults(of: screen).map { $0.asAdvice(in: sources) }
    }

    private static func faults(of screen: Screen) -> [Diagnostic] {
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
                result.append(.emptySection(at: section.range))
            }
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

    static func emptySection(at range: SourceRange?) -> Diagnostic {
        Diagnostic(.warning, id: "empty-section", "a section has no rows", at: range)
    }
}
