/// Draws lines of text.
enum SVGText {
    /// Draws placed text; `frame` is the box that it stands in.
    static func draw(_ text: PlacedText, _ frame: Rect, on canvas: inout SVGCanvas) {
        for line in text.lines where !line.runs.isEmpty {
            if line.runs.contains(where: { $0.symbol != nil }) {
                pieces(of: line, text, on: &canvas)
            } else {
                draw(line, text, frame, on: &canvas)
            }
        }
    }

    /// The edge that a line is tied to: where another font is wider, text grows away from it.
    private enum Anchor {
        case left, middle, right
    }

    private static func draw(
        _ line: PlacedText.Line, _ text: PlacedText, _ frame: Rect, on canvas: inout SVGCanvas
    ) {
        let left = canvas.left(line.x, line.width)
        let anchor = self.anchor(text.alignment, canvas.isMirrored)
        let isRightToLeft = text.direction == .rightToLeft
        let first = line.runs[0]
        // A font's class says only what is not usual, so a font within another would take over
        // its weight, slant and family. Fonts that are mixed stand beside each other.
        let font = line.hasOneFont ? first.font : nil
        canvas.writer.open("text")
        canvas.writer.classes(
            font.map { canvas.fontClass($0) } ?? -1, 0x74, canvas.fillClass(first.paint), 0x63)
        switch anchor {
        case .left: canvas.writer.attribute("x", left)
        case .middle: canvas.writer.attribute("x", left + line.width / 2)
        case .right: canvas.writer.attribute("x", left + line.width)
        }
        canvas.writer.attribute("y", line.baseline)
        if isRightToLeft { canvas.writer.attribute("direction", literal: "rtl") }
        switch anchor {
        case .left: if isRightToLeft { canvas.writer.attribute("text-anchor", literal: "end") }
        case .middle: canvas.writer.attribute("text-anchor", literal: "middle")
        case .right: if !isRightToLeft { canvas.writer.attribute("text-anchor", literal: "end") }
        }
        // Text that nearly fills its room is fitted, so that no other font lets it spill. Boxes
        // that hug their text are as wide as it without being full, so only long lines count.
        if line.width > 0.4 * canvas.width, frame.width - line.width < 0.12 * line.width {
            canvas.writer.attribute("textLength", line.width)
            canvas.writer.attribute("lengthAdjust", literal: "spacingAndGlyphs")
        }
        if line.runs.count == 1 && !first.isUnderlined && !first.isStruckThrough {
            canvas.writer.text(first.text)
        } else {
            for run in line.runs { span(run, font, first.paint, on: &canvas) }
        }
        canvas.writer.close()
    }

    private static func span(
        _ run: PlacedText.Run, _ outerFont: ResolvedFont?, _ outerPaint: Paint,
        on canvas: inout SVGCanvas
    ) {
        let isSameFont = run.font == outerFont
        let isSamePaint = run.paint == outerPaint
        canvas.writer.open("tspan")
        let font = isSameFont ? -1 : canvas.fontClass(run.font)
        let paint = isSamePaint ? -1 : canvas.fillClass(run.paint)
        canvas.writer.classes(font, 0x74, paint, 0x63)
        if run.isUnderlined && run.isStruckThrough {
            canvas.writer.attribute("text-decoration", literal: "underline line-through")
        } else if run.isUnderlined {
            canvas.writer.attribute("text-decoration", literal: "underline")
        } else if run.isStruckThrough {
            canvas.writer.attribute("text-decoration", literal: "line-through")
        }
        canvas.writer.text(run.text)
        canvas.writer.close()
    }

    /// A line with symbols in it is drawn piece by piece, in the order of its direction.
    private static func pieces(
        of line: PlacedText.Line, _ text: PlacedText, on canvas: inout SVGCanvas
    ) {
        let left = canvas.left(line.x, line.width)
        let isRightToLeft = text.direction == .rightToLeft
        var x = isRightToLeft ? left + line.width : left
        for run in line.runs {
            let start = isRightToLeft ? x - run.width : x
            x += isRightToLeft ? -run.width : run.width
            if let symbol = run.symbol {
                let side = run.font.size * IconShape.inkPerFont
                let middle = line.baseline - run.font.size * FontShape.capHeight / 2
                let box = Rect(
                    x: canvas.isMirrored ? canvas.width - start - run.width : start,
                    y: middle - side / 2, width: run.width, height: side)
                SVGIcons.draw(symbol, side * IconShape.gridPerInk, run.paint, box, on: &canvas)
                continue
            }
            canvas.writer.open("text")
            canvas.writer.classes(
                canvas.fontClass(run.font), 0x74, canvas.fillClass(run.paint), 0x63)
            canvas.writer.attribute("x", isRightToLeft ? start + run.width : start)
            canvas.writer.attribute("y", line.baseline)
            if isRightToLeft { canvas.writer.attribute("direction", literal: "rtl") }
            span(run, run.font, run.paint, on: &canvas)
            canvas.writer.close()
        }
    }

    private static func anchor(_ alignment: TextElement.Alignment, _ isMirrored: Bool) -> Anchor {
        switch alignment {
        case .leading: return isMirrored ? .right : .left
        case .center: return .middle
        case .trailing: return isMirrored ? .left : .right
        }
    }
}

extension PlacedText.Line {
    /// Whether all of it is in one font.
    fileprivate var hasOneFont: Bool { runs.allSatisfy { $0.font == runs[0].font } }
}
