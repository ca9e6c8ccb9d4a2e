/// Whether a screen has what `highlight=` names.
enum HighlightCheck {
    /// A warning, when there is no such section, row, header or footer.
    static func diagnostic(
        _ highlight: BlockAttributes.Located<String>, on screen: Screen
    ) -> Diagnostic? {
        var names: [String] = []
        for (index, section) in screen.sections.enumerated() {
            let place = "\(index + 1)"
            names.append(place)
            append(section.rows, below: place, to: &names)
            for part in [section.header, section.footer] {
                if let part { names.append(TextOfElement(part.content).joined) }
            }
        }
        if names.contains(highlight.value) { return nil }
        var diagnostic = Diagnostic(
            .warning, id: "unknown-highlight",
            "nothing on this screen is called '\(highlight.value)'", at: highlight.range)
        if let best = NearMiss.best(for: highlight.value, among: names), let range = highlight.range
        {
            diagnostic.fixIt = Diagnostic.FixIt(
                "did you mean '\(best)'?", replacing: range, with: best)
        }
        return diagnostic
    }

    private static func append(_ rows: [Row], below place: String, to names: inout [String]) {
        for (index, row) in rows.enumerated() {
            let own = place + ".\(index + 1)"
            names.append(own)
            names.append(row.semantics.label)
            append(row.children, below: own, to: &names)
        }
    }
}
