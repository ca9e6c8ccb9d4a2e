/// Text whose lines are broken already.
///
/// Browsers round a font's ascent and the room around a line to whole pixels. So lines have no
/// height of their own: a strut as tall as the ascent (in the style sheet) puts the baseline where
/// layout and SVG have it, whatever the font.
extension HTMLRenderer {
    /// Height of a line of body text, and distance of two: what text has without a class.
    private static let standardHeight = 2033
    private static let standardPitch = 2200

    /// Writes text in a tag of its own.
    mutating func write(_ text: PlacedText, frame: Rect, _ place: HTMLPlace) {
        writer.open("span")
        classes(of: text, frame: frame, place)
        if text.lines.count > 1 {
            for line in text.lines {
                writer.open("span")
                writer.beginClasses("fm-ln")
                writer.endClasses()
                write(line, of: text)
                writer.close()
            }
        } else if let line = text.lines.first {
            write(line, of: text)
        }
        writer.close()
    }

    private mutating func classes(of text: PlacedText, frame: Rect, _ place: HTMLPlace) {
        let hasText = text.lines.first?.runs.isEmpty == false
        let base = hasText ? text.baseFont : HTMLFont.standard
        writer.beginClasses("fm-t")
        if base != HTMLFont.standard { font(base) }
        if hasText {
            let paint = text.lines[0].runs[0].paint
            if paint != .role(.label) { self.paint(.ink, paint) }
        }
        alignment(of: text, frame: frame)
        let height = hundredths(frame.height)
        if height != Self.standardHeight { utility(.height, height) }
        if text.lines.count > 1 {
            writer.addClass("fm-lines")
            let pitch = hundredths(text.pitch)
            if pitch != Self.standardPitch { utility(.pitch, pitch) }
        }
        if !text.lines.isEmpty {
            let ascent = text.lines[0].baseline - frame.y
            let isUsual = (ascent - base.size * FontShape.ascent).magnitude < 0.2
            if !isUsual { utility(.ascent, ascent) }
        }
        classes(of: place)
        writer.endClasses()
    }

    private mutating func alignment(of text: PlacedText, frame: Rect) {
        switch text.alignment {
        case .leading: return
        case .center: writer.addClass("fm-tc")
        case .trailing: writer.addClass("fm-te")
        }
        // Text that ends before its frame needs the frame's width only where it is aligned in it.
        var widest = 0.0
        for line in text.lines { widest = max(widest, line.width) }
        if frame.width - widest > 0.5 { utility(.width, frame.width) }
    }

    private mutating func write(_ line: PlacedText.Line, of text: PlacedText) {
        guard text.lines.first?.runs.isEmpty == false else { return }
        // Places are logical, so that a direction of its own needs an element of its own.
        let isTurned = text.direction != direction
        if isTurned {
            writer.open("span")
            writer.fixed(text.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
        }
        if line.runs.count == 1, text.lines.count == 1, line.runs[0].isPlain {
            writer.text(line.runs[0].text)
        } else {
            var base = text.lines[0].runs[0]
            base.font = text.baseFont
            for run in line.runs { write(run, base: base) }
        }
        if isTurned { writer.close() }
    }

    private mutating func write(_ run: PlacedText.Run, base: PlacedText.Run) {
        if let symbol = run.symbol {
            writer.open("svg")
            writer.beginClasses("fm-icon")
            writer.addClass("fm-inline")
            if run.paint != base.paint { paint(.ink, run.paint) }
            writer.endClasses()
            use(symbol)
            writer.close()
            return
        }
        let hasOwnFont = run.font != base.font
        let hasOwnPaint = run.paint != base.paint
        guard hasOwnFont || hasOwnPaint || run.isUnderlined || run.isStruckThrough else {
            writer.text(run.text)
            return
        }
        writer.open("span")
        writer.beginClasses("fm-run")
        if hasOwnFont { font(run.font) }
        if hasOwnPaint { paint(.ink, run.paint) }
        if run.isUnderlined { writer.addClass("fm-under") }
        if run.isStruckThrough { writer.addClass("fm-strike") }
        writer.endClasses()
        writer.text(run.text)
        writer.close()
    }
}

extension PlacedText.Run {
    /// Whether it is nothing but letters.
    fileprivate var isPlain: Bool { symbol == nil && !isUnderlined && !isStruckThrough }
}

extension PlacedText {
    /// The font that the lines have before any run says otherwise: the first one's. A class says
    /// family, slant and digits only where they are not usual, so where fonts are mixed the outer
    /// one has none of these to hand down.
    fileprivate var baseFont: ResolvedFont {
        var font = lines[0].runs[0].font
        let isMixed = lines.contains { line in line.runs.contains { $0.font != font } }
        guard isMixed else { return font }
        font.design = .standard
        font.isItalic = false
        font.hasMonospacedDigits = false
        return font
    }
}
