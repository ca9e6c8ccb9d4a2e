/// A declaration that a mockup needs with a number of its own, as a small class: `fm-w37_5` is
/// `width:calc(37.5*var(--fm-pt))`. Names are made from the declaration, so that a rule means the
/// same on every page and a style sheet holds it once.
enum HTMLUtility: UInt8 {
    case width, height, square
    case startMargin, endMargin, topMargin
    /// A distance from the top of a row of boxes that are centred otherwise.
    case dropped
    case start, top
    /// Distance of two baselines.
    case pitch
    /// From the top of text to its first baseline, where that is not its font's own.
    case ascent
    case lineHeight
    case radius
    /// Radius of a card's continuous corners.
    case corner
    case stroke
    /// Unit of a screen so many points wide.
    case unit
    /// Width of the box that a screen fits into.
    case frame
    /// Percent.
    case opacity
    /// Percent of a track.
    case fraction
    /// Degrees.
    case rotation
    /// Scale in percent.
    case scaleX, scaleY
    /// Moves the drawing without moving its box.
    case shiftX, shiftY

    /// The class name without its number.
    var prefix: StaticString {
        switch self {
        case .width: "fm-w"
        case .height: "fm-h"
        case .square: "fm-q"
        case .startMargin: "fm-s"
        case .endMargin: "fm-e"
        case .topMargin: "fm-m"
        case .dropped: "fm-y"
        case .start: "fm-x"
        case .top: "fm-t"
        case .pitch: "fm-g"
        case .ascent: "fm-u"
        case .lineHeight: "fm-l"
        case .radius: "fm-r"
        case .corner: "fm-j"
        case .stroke: "fm-k"
        case .unit: "fm-p"
        case .frame: "fm-frame-"
        case .opacity: "fm-o"
        case .fraction: "fm-v"
        case .rotation: "fm-a"
        case .scaleX: "fm-sx"
        case .scaleY: "fm-sy"
        case .shiftX: "fm-dx"
        case .shiftY: "fm-dy"
        }
    }

    /// Appends `fm-w37_5`.
    func appendName(_ hundredths: Int, to bytes: inout [UInt8]) {
        bytes.append(prefix)
        Self.appendNumber(hundredths, point: 0x5F, to: &bytes)
    }

    /// Appends `.fm-w37_5{width:calc(37.5*var(--fm-pt))!important}`. Important, since a theme's
    /// rule for all lists of its text must not move the rows of a screen.
    func appendRule(_ hundredths: Int, to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        appendName(hundredths, to: &bytes)
        bytes.append(0x7B)
        appendDeclarations(hundredths, to: &bytes)
        bytes.append(0x7D)
    }

    private func appendDeclarations(_ value: Int, to bytes: inout [UInt8]) {
        switch self {
        case .width: Self.length("width:", value, to: &bytes)
        case .height: Self.length("height:", value, to: &bytes)
        case .square:
            Self.length("width:", value, to: &bytes)
            Self.length(";height:", value, to: &bytes)
        case .startMargin: Self.length("margin-inline-start:", value, to: &bytes)
        case .endMargin: Self.length("margin-inline-end:", value, to: &bytes)
        case .topMargin: Self.length("margin-top:", value, to: &bytes)
        case .dropped: Self.length("align-self:flex-start;margin-top:", value, to: &bytes)
        case .start: Self.length("inset-inline-start:", value, to: &bytes)
        case .top: Self.length("top:", value, to: &bytes)
        case .lineHeight: Self.length("line-height:", value, to: &bytes)
        case .pitch: Self.length("--fm-pitch:", value, to: &bytes)
        case .ascent: Self.length("--fm-ascent:", value, to: &bytes)
        case .radius: Self.length("border-radius:", value, to: &bytes)
        case .corner: Self.length("--fm-corner:", value, to: &bytes)
        case .stroke: Self.length("--fm-stroke:", value, to: &bytes)
        case .unit: Self.plain("--fm-pt:min(1px,100cqi/", value, ")", to: &bytes)
        case .frame: Self.plain("width:", value, "px", to: &bytes)
        case .opacity: Self.plain("opacity:", value, "%", to: &bytes)
        case .fraction: Self.plain("--fm-v:", value, "%", to: &bytes)
        case .rotation: Self.plain("rotate:", value, "deg", to: &bytes)
        case .scaleX: Self.plain("--fm-sx:", value, "%", to: &bytes)
        case .scaleY: Self.plain("--fm-sy:", value, "%", to: &bytes)
        case .shiftX: Self.length("--fm-dx:", value, to: &bytes)
        case .shiftY: Self.length("--fm-dy:", value, to: &bytes)
        }
    }

    private static func length(
        _ property: StaticString, _ hundredths: Int, to bytes: inout [UInt8]
    ) {
        bytes.append(property)
        if hundredths == 0 {
            bytes.append(0x30)
        } else {
            bytes.append("calc(" as StaticString)
            appendNumber(hundredths, point: 0x2E, to: &bytes)
            bytes.append("*var(--fm-pt))" as StaticString)
        }
        bytes.append("!important" as StaticString)
    }

    private static func plain(
        _ start: StaticString, _ hundredths: Int, _ end: StaticString, to bytes: inout [UInt8]
    ) {
        bytes.append(start)
        appendNumber(hundredths, point: 0x2E, to: &bytes)
        bytes.append(end)
    }

    /// Appends hundredths as a decimal number with a sign of its own for the decimal point.
    static func appendNumber(_ hundredths: Int, point: UInt8, to bytes: inout [UInt8]) {
        if hundredths < 0 { bytes.append(0x2D) }
        let magnitude = Int(hundredths.magnitude)
        bytes.appendDigits(magnitude / 100)
        let rest = magnitude % 100
        guard rest > 0 else { return }
        bytes.append(point)
        bytes.append(0x30 + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(0x30 + UInt8(rest % 10)) }
    }
}

/// Points as whole hundredths, which is as exact as a style sheet needs; what is no number is 0.
@inline(__always)
func hundredths(_ points: Double) -> Int {
    guard points > -1e7, points < 1e7 else { return 0 }
    return Int((points * 100).rounded())
}
