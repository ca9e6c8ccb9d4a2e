extension ElementMeasuring {
    /// The box of text that wraps in a width.
    func text(_ text: TextElement, _ proposal: Proposal, _ environment: LayoutEnvironment) -> Box {
        let lines = textBox(text, width: proposal.width, environment)
        return box(lines)
    }

    /// A box around lines.
    func box(_ text: TextBox) -> Box {
        var box = Box(width: text.width, height: text.height, content: .text(text))
        box.firstBaseline = text.ascent
        box.lastBaseline = text.ascent + Double(max(text.lines.count - 1, 0)) * text.pitch
        return box
    }

    /// Lines of text, broken to a width and smaller if the text allows that.
    func textBox(
        _ text: TextElement, width: Double, _ environment: LayoutEnvironment, scale: Double = 1
    ) -> TextBox {
        if scale == 1, let line = quickLine(text, width: width, environment) { return line }
        let pieces = self.pieces(text, environment, scale: scale)
        let limit = environment.isSingleLine ? 1 : text.lineLimit
        let broken = LineBreaker.lines(
            pieces, width: width, limit: limit, truncation: text.truncation)
        if scale == 1, text.minimumScale < 1, text.minimumScale > 0,
            broken.contains(where: { $0.isTruncated })
        {
            let total = pieces.reduce(0) { $0 + $1.width }
            let room = width * Double(max(limit ?? 1, 1))
            let wanted =
                total > 0 ? min(max(room / total * 0.995, text.minimumScale), 0.999) : 0.999
            return textBox(text, width: width, environment, scale: wanted)
        }
        return assemble(text, pieces, broken, width, environment)
    }

    /// The width of a box of text: whole pixels as on a device, where the room allows it. A site
    /// then needs few rules for its widths, however many texts it has.
    private func boxWidth(_ natural: Double, room: Double) -> Double {
        max(min(Length.pixelUp(natural), room), natural)
    }

    /// The quick way for most text of a form: one run that fits in one line as it is.
    private func quickLine(
        _ text: TextElement, width: Double, _ environment: LayoutEnvironment
    ) -> TextBox? {
        guard text.runs.count == 1, text.runs[0].symbol == nil, !text.runs[0].text.isEmpty else {
            return nil
        }
        var font = context.font(text.runs[0].font, in: environment.place)
        let casing = text.casing ?? look.type.style(environment.place).casing
        let string = cased(text.runs[0].text, casing)
        if !TextScript.isTracked(string) { font.tracking = 0 }
        guard let own = LineBreaker.width(ofLine: string, font: font), own <= width + 0.001 else {
            return nil
        }
        let run = placed(text.runs[0], string, font, width: own, environment)
        return box(
            of: [.init(runs: [run], width: own)], width: own, size: max(font.size, 1),
            pitch: max(font.leading, 1), text, room: width, environment)
    }

    /// The box around lines of text; `size` and `pitch` are those of the largest font.
    private func box(
        of lines: [TextBox.Line], width: Double, size: Double, pitch: Double, _ text: TextElement,
        room: Double, isTruncated: Bool = false, _ environment: LayoutEnvironment
    ) -> TextBox {
        let count = max(lines.count, min(max(text.reservedLines, 1), 100))
        let lineHeight = Length.pixelUp(size * FontShape.lineHeight)
        return TextBox(
            lines: lines, width: boxWidth(width, room: room),
            height: lineHeight + Double(count - 1) * pitch, ascent: size * FontShape.ascent,
            pitch: pitch, alignment: text.alignment ?? environment.alignment ?? .leading,
            direction: direction(of: text), isTruncated: isTruncated)
    }

    /// A run, or a piece of one, with the look that it gets.
    private func placed(
        _ run: TextRun, _ text: String, _ font: ResolvedFont, symbol: String? = nil, width: Double,
        _ environment: LayoutEnvironment
    ) -> PlacedText.Run {
        let paint = run.color.map { environment.shown($0, look) } ?? environment.textPaint(look)
        return PlacedText.Run(
            text: text, font: font, paint: paint, isUnderlined: run.isUnderlined,
            isStruckThrough: run.isStruckThrough, symbol: symbol, width: width)
    }

    private func pieces(
        _ text: TextElement, _ environment: LayoutEnvironment, scale: Double
    ) -> [TextPiece] {
        let casing = text.casing ?? look.type.style(environment.place).casing
        var pieces: [TextPiece] = []
        pieces.reserveCapacity(text.runs.count)
        for (index, run) in text.runs.enumerated() {
            var font = context.font(run.font, in: environment.place)
            if scale != 1 {
                font.size *= scale
                font.leading *= scale
            }
            if run.symbol != nil {
                pieces.append(
                    TextPiece("", font: font, id: index, symbolWidth: (font.size * 1.2).rounded()))
            } else {
                let text = cased(run.text, casing)
                // The tracking table is that of the Latin font; letters that join stay joined.
                if !TextScript.isTracked(text) { font.tracking = 0 }
                pieces.append(TextPiece(text, font: font, id: index))
            }
        }
        if pieces.isEmpty {
            pieces.append(TextPiece("", font: context.font(nil, in: environment.place), id: 0))
        }
        return pieces
    }

    private func cased(_ text: String, _ casing: TextElement.Casing) -> String {
        switch casing {
        case .asWritten: return text
        case .uppercase: return context.uppercase(text, context.traits.locale)
        case .lowercase: return text.lowercased()
        }
    }

    private func assemble(
        _ text: TextElement, _ pieces: [TextPiece], _ broken: [BrokenLine], _ room: Double,
        _ environment: LayoutEnvironment
    ) -> TextBox {
        var size = 1.0
        var pitch = 1.0
        for piece in pieces {
            size = max(size, piece.font.size)
            pitch = max(pitch, piece.font.leading)
        }
        var lines: [TextBox.Line] = []
        lines.reserveCapacity(broken.count)
        var width = 0.0
        var isTruncated = false
        for line in broken {
            lines.append(.init(runs: runs(line, text, environment), width: line.width))
            width = max(width, line.width)
            if line.isTruncated { isTruncated = true }
        }
        return box(
            of: lines, width: width, size: size, pitch: pitch, text, room: room,
            isTruncated: isTruncated, environment)
    }

    private func runs(
        _ line: BrokenLine, _ text: TextElement, _ environment: LayoutEnvironment
    ) -> [PlacedText.Run] {
        var runs: [PlacedText.Run] = []
        runs.reserveCapacity(line.pieces.count)
        for piece in line.pieces {
            let source = piece.id < text.runs.count ? text.runs[piece.id] : TextRun("")
            runs.append(
                placed(
                    source, piece.text, piece.font,
                    symbol: piece.symbolWidth == nil ? nil : source.symbol,
                    width: line.pieces.count == 1 ? line.width : piece.width, environment))
        }
        return runs
    }

    /// The direction of the first letter that has one, else the screen's.
    private func direction(of text: TextElement) -> Traits.Direction {
        for run in text.runs {
            switch TextDirection.firstStrong(of: run.text) {
            case .leftToRight?: return .leftToRight
            case .rightToLeft?: return .rightToLeft
            case nil: continue
            }
        }
        return context.traits.direction
    }
}

/// Heights of the system's font in ems.
enum FontShape {
    /// Of one line: 17 points are 20.33 high.
    static let lineHeight = 1.193
    /// From the top of the line to the baseline.
    static let ascent = 0.952
    /// Of a capital letter.
    static let capHeight = 0.705
}

/// What layout must know of the script of a text.
enum TextScript {
    /// Whether a text is Latin, Greek or Cyrillic throughout, so that its characters are tracked.
    static func isTracked(_ text: String) -> Bool {
        // The first byte of a character tells: 0xD6 starts Hebrew, what follows the general
        // punctuation and symbols of 0xE2 is Asian, and emoji from 0xF0 change nothing.
        var text = text
        return text.withUTF8 { bytes in
            for byte in bytes where byte >= 0xD6 {
                if byte != 0xE2 && byte != 0xEF && byte < 0xF0 { return false }
            }
            return true
        }
    }
}
