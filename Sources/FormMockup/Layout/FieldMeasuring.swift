extension ElementMeasuring {
    /// The box of a field, which takes the width that it is offered.
    func field(_ field: FieldElement, _ proposal: Proposal, _ environment: LayoutEnvironment) -> Box
    {
        let shown = shownText(field)
        var inner = environment
        if shown.isPrompt {
            inner.place = .prompt
            inner.paint = nil
        }
        let metrics = look.controls
        let inset: Double
        if field.isEditor {
            inset = metrics.editorInset
        } else {
            inset = field.style == .roundedBorder ? metrics.borderedFieldInset : 0
        }
        let room = max(proposal.width - 2 * inset, 0)
        inner.isSingleLine = !field.isMultiline && !field.isEditor
        let lines = textBox(shown.text, width: room, inner)
        let width = proposal.width.isFinite ? proposal.width : max(lines.width, 60) + 2 * inset
        let height = self.height(of: field, lines, proposal, environment)
        let y = inner.isSingleLine ? (height - lines.height) / 2 : (field.isEditor ? 8 : 0.83)
        var box = Box(
            width: width, height: height, rowHeight: min(height, max(lines.height, 22)),
            content: .field(field, lines, x: inset, y: y, isPrompt: shown.isPrompt))
        if !inner.isSingleLine || field.style == .roundedBorder { box.rowHeight = height }
        box.firstBaseline = y + lines.ascent
        box.lastBaseline = box.firstBaseline
        return box
    }

    private func height(
        of field: FieldElement, _ lines: TextBox, _ proposal: Proposal,
        _ environment: LayoutEnvironment
    ) -> Double {
        let metrics = look.controls
        let scale = context.bodyScale
        if field.isEditor {
            let wanted = max(metrics.editorHeight * scale, lines.height + 16)
            return proposal.height.isFinite ? max(proposal.height, 0) : wanted
        }
        if field.style == .roundedBorder { return metrics.borderedFieldHeight * scale }
        let one = max(metrics.fieldHeight * scale, lines.height)
        guard field.isMultiline else { return one }
        let least = min(max(field.minimumLines, 1), 100)
        return max(
            metrics.fieldHeight * scale + Double(least - 1) * lines.pitch, lines.height + 1.67)
    }

    private func shownText(_ field: FieldElement) -> (text: TextElement, isPrompt: Bool) {
        var text = field.text.runs.contains { !$0.text.isEmpty } ? field.text : field.prompt
        let isPrompt = !field.text.runs.contains { !$0.text.isEmpty }
        if field.isSecure && !isPrompt {
            let count = min(field.text.plainText.count, 64)
            text = TextElement([
                TextRun(String(repeating: "\u{2022}", count: count), font: field.text.runs[0].font)
            ])
        }
        if field.isMultiline && text.lineLimit == nil { text.lineLimit = field.maximumLines }
        return (text, isPrompt)
    }
}
