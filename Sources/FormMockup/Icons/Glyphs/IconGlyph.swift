/// A symbol as it is drawn by hand: strokes with roles, from which every variant follows.
///
/// The notation of the paths is that of `IconPathParser`.
struct IconGlyph: Sendable {
    /// One path and what it does in the outlined and in the filled form.
    struct Stroke: Sendable {
        /// What a path is for.
        enum Role: Sendable {
            /// A closed shape: a line around it, solid when filled.
            case body
            /// A line on a body: drawn, and cut out when filled.
            case detail
            /// A line in both forms.
            case line
            /// A small solid shape without a line around it, in both forms.
            case dot
            /// A small solid shape on a body: drawn, and cut out when filled.
            case mark
            /// A closed shape on a body: a line around it, cut out whole when filled.
            case window
            /// A solid shape with rounded edges in both forms.
            case solid
            /// Not drawn: clears a margin of this width around a closed shape and what is inside.
            case gap(Double)
            /// Not drawn: clears a line of this width.
            case cut(Double)
        }

        /// What the path is for.
        var role: Role
        /// The path.
        var path: String

        private init(_ role: Role, _ pieces: [String]) {
            self.role = role
            path = pieces.joined(separator: " ")
        }

        static func body(_ path: String...) -> Stroke { Stroke(.body, path) }
        static func detail(_ path: String...) -> Stroke { Stroke(.detail, path) }
        static func line(_ path: String...) -> Stroke { Stroke(.line, path) }
        static func dot(_ path: String...) -> Stroke { Stroke(.dot, path) }
        static func mark(_ path: String...) -> Stroke { Stroke(.mark, path) }
        static func window(_ path: String...) -> Stroke { Stroke(.window, path) }
        static func solid(_ path: String...) -> Stroke { Stroke(.solid, path) }
        static func gap(_ width: Double, _ path: String...) -> Stroke {
            Stroke(.gap(width), path)
        }
        static func cut(_ width: Double, _ path: String...) -> Stroke {
            Stroke(.cut(width), path)
        }
    }

    /// The symbol's name, without a variant.
    var name: String
    /// The strokes, back to front.
    var strokes: [Stroke]

    /// Makes a glyph from strokes, back to front.
    init(_ name: String, _ strokes: Stroke...) {
        self.init(name, strokes)
    }

    /// Makes a glyph from strokes, back to front.
    init(_ name: String, _ strokes: [Stroke]) {
        self.name = name
        self.strokes = strokes
    }

    /// Whether there is a body, and so a filled form that differs from the outlined one.
    var hasFilledForm: Bool {
        for stroke in strokes {
            switch stroke.role {
            case .body: return true
            case .detail, .line, .dot, .mark, .window, .solid, .gap, .cut: continue
            }
        }
        return false
    }

    /// The glyph's layers in one of its two forms; a malformed path draws nothing.
    func layers(isFilled: Bool) -> [IconLayer] {
        var result: [IconLayer] = []
        for stroke in strokes {
            guard let contours = IconPathParser.contours(of: stroke.path) else { continue }
            result.append(stroke.layer(contours, isFilled: isFilled))
        }
        return result
    }
}

extension IconGlyph.Stroke {
    /// The width of a line cut out of a solid shape, a little under that of a drawn one because
    /// light on dark looks wider.
    static let cutWidth = 1.5

    /// The layer for the path's contours in one of the two forms.
    func layer(_ contours: [IconContour], isFilled: Bool) -> IconLayer {
        let half = Icon.strokeWidth / 2
        func layer(_ halfWidth: Double, _ isFilled: Bool, _ isInk: Bool) -> IconLayer {
            IconLayer(contours: contours, halfWidth: halfWidth, isFilled: isFilled, isInk: isInk)
        }
        switch role {
        case .body: return layer(half, isFilled, true)
        case .line: return layer(half, false, true)
        case .detail:
            return layer(isFilled ? IconGlyph.Stroke.cutWidth / 2 : half, false, !isFilled)
        case .dot: return layer(0, true, true)
        case .mark: return layer(0, true, !isFilled)
        case .window: return isFilled ? layer(0, true, false) : layer(half, false, true)
        case .solid: return layer(half, true, true)
        case .gap(let width): return layer(half + width, true, false)
        case .cut(let width): return layer(width / 2, false, false)
        }
    }
}
