/// Text whose lines are broken already.
extension HTMLRenderer {
    /// From the middle of a line to its baseline, as a share of the size: (ascent − descent) ÷ 2 of
    /// the font that the width table is made from.
    private static let baseline = 0.3638

    /// Writes text in a tag of its own.
    mutating func write(_ text: PlacedText, frame: Rect, _ place: HTMLPlace) {
        writer.open("span")
        classes(of: text, frame: frame, place)
        // The place is logical, so that the direction of its own needs an element of its own.
        if text.direction != direction {
            writer.open("span")
            writer.attribute("dir", text.direction == .rightToLeft ? "rtl" : "ltr")
            writeLines(text)
            writer.close()
        } else {
            writeLines(text)
        }
        writer.close()
    }

    private mutating func classes(of text: PlacedText, frame: Rect, _ place: HTMLPlace) {
        let first = text.lines.first?.runs.first
        let base = first?.font ?? HTMLFont.standard
        writer.beginClasses("fm-t")
        if base != HTMLFont.standard { font(base) }
        if let paint = first?.paint, paint != .role(.label) { self.paint(.ink, paint) }
        alignment(of: text, frame: frame)
        var place = place
        let raise = lineHeight(of: text, base: base, frame: frame)
        // A third of a point is a pixel of a phone.
        if raise.magnitude > 0.34 {
            if place.isAbsolute {
                place.top -= hundredths(raise)
            } else {
                utility(.raised, raise)
            }
        }
        classes(of: place)
        writer.endClasses()
    }

    private mutating func alignment(of text: PlacedText, frame: Rect) {
        var widest = 0.0
        for line in text.lines { widest = max(widest, line.width) }
        switch text.alignment {
        case .leading: break
        case .center: writer.addClass("fm-tc")
        case .trailing: writer.addClass("fm-te")
        }
        // Text that ends before its frame does not need the frame's width, unless it is aligned in it.
        if text.alignment != .leading, frame.width - widest > 0.5 {
            utility(.width, frame.width)
        }
    }

    /// Writes the classes of the lines' height; what comes back is how far above its own middle a
    /// line's baseline would have to be.
    private mutating func lineHeight(
        of text: PlacedText, base: ResolvedFont, frame: Rect
    ) -> Double {
        let count = Double(max(text.lines.count, 1))
        let isTall = count == 1 && frame.height > base.leading * 1.1
        let height = count > 1 || isTall ? text.pitch : frame.height
        let lineHeight = hundredths(height)
        if lineHeight != Self.standardLineHeight { utility(.lineHeight, lineHeight) }
        if (height * count - frame.height).magnitude > 0.05 { utility(.height, frame.height) }
        guard let first = text.lines.first else { return 0 }
        return height / 2 + Self.baseline * base.size - (first.baseline - frame.y)
    }

    /// Writes lines into the open tag.
    mutating func writeLines(_ text: PlacedText) {
        guard let base = text.lines.first?.runs.first else { return }
        for (index, line) in text.lines.enumerated() {
            if index > 0 {
                writer.open("br")
                writer.closeVoid()
            }
            for run in line.runs { write(run, base: base) }
        }
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

    /// The line height that a screen's text has without a class: one line of body text.
    static let standardLineHeight = 2033
}
