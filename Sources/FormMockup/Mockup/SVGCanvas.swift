/// What an SVG is drawn on: the markup so far, and the styles, icons and clips that it uses.
struct SVGCanvas: ~Copyable {
    let look: Look
    let traits: Traits
    /// Of ids: the mockup's file name.
    let prefix: String
    /// The screen's accent.
    var tint: Paint? {
        didSet { classesOfNames = Self.noClasses }
    }
    /// The width that right to left is mirrored in: the screen's and its gutter's.
    let width: Double
    /// The left edge of the screen on paper.
    let origin: Double
    let isMirrored: Bool
    var hasTwoScreens = false
    /// Whether there are pictures for light and for dark surroundings.
    var hasTwoPictures = false
    /// The surroundings that pictures are chosen for; nil where the reader decides.
    var pictureScheme: Traits.ColorScheme?
    var writer = MarkupWriter(capacity: 16_384)
    /// Icons, clip paths and gradients.
    var definitions = MarkupWriter()
    private(set) var paints: [LookColors.Pair] = []
    /// How each paint is used: its class has a rule for each use.
    private(set) var paintUses: [PaintUse] = []
    /// The classes of roles, then of named colours, as far as they are known.
    private var classesOfNames = noClasses
    private static let noClasses = [Int16](repeating: unknownClass, count: 64)
    private static let unknownClass: Int16 = -2
    private(set) var fonts: [ResolvedFont] = []
    /// Symbol names in the order they appeared in; a symbol's id is its index.
    private var iconNames: [String] = []
    /// The symbols of those names.
    private(set) var icons: [Icon] = []
    /// Where symbols are looked up.
    private let library: IconLibrary
    private(set) var definitionCount = 0

    init(
        look: Look, traits: Traits, library: IconLibrary, prefix: String, tint: Paint?,
        width: Double, gutter: Double
    ) {
        self.look = look
        self.library = library
        self.traits = traits
        self.prefix = prefix
        self.tint = tint
        self.width = width + gutter
        pictureScheme = traits.pictureScheme
        isMirrored = traits.direction == .rightToLeft
        origin = isMirrored ? gutter : 0
    }

    /// Left edge, on paper, of a length that starts at a leading coordinate.
    func left(_ x: Double, _ length: Double) -> Double {
        isMirrored ? width - x - length : x
    }

    /// A rectangle as it lies on paper.
    func physical(_ rect: Rect) -> Rect {
        guard isMirrored else { return rect }
        var mirrored = rect
        mirrored.x = width - rect.x - rect.width
        return mirrored
    }

    /// What a paint does: fills, draws lines, colours symbols, whose lines take `currentColor`, or
    /// is a stop of a gradient.
    struct PaintUse: OptionSet {
        let rawValue: UInt8
        static let fill = PaintUse(rawValue: 1)
        static let stroke = PaintUse(rawValue: 2)
        static let symbol = PaintUse(rawValue: 4)
        static let stop = PaintUse(rawValue: 8)
    }

    /// The number of the class that fills with a paint; -1 for a paint of nothing.
    mutating func fillClass(_ paint: Paint) -> Int {
        paintClass(paint, .fill)
    }

    /// The number of the class that draws lines with a paint; -1 for a paint of nothing.
    mutating func strokeClass(_ paint: Paint) -> Int {
        paintClass(paint, .stroke)
    }

    /// The number of the class of a symbol's paint; -1 for a paint of nothing.
    mutating func symbolClass(_ paint: Paint) -> Int {
        paintClass(paint, [.fill, .symbol])
    }

    /// The number of the class of a gradient's stop; -1 for a paint of nothing.
    mutating func stopClass(_ paint: Paint) -> Int {
        paintClass(paint, .stop)
    }

    private mutating func paintClass(_ paint: Paint, _ use: PaintUse) -> Int {
        let name: Int
        switch paint {
        case .role(let role): name = Int(role.rawValue)
        case .system(let color): name = 32 + Int(color.rawValue)
        case .custom, .faded, .gradient, .clear: return classOfColors(paint, use)
        }
        let known = Int(classesOfNames[name])
        if known == Int(Self.unknownClass) {
            let number = classOfColors(paint, use)
            classesOfNames[name] = Int16(number)
            return number
        }
        if known >= 0 { paintUses[known].formUnion(use) }
        return known
    }

    private mutating func classOfColors(_ paint: Paint, _ use: PaintUse) -> Int {
        let pair = look.colors(paint, tint: tint)
        if pair.light.opacity == 0 && pair.dark.opacity == 0 { return -1 }
        if let index = paints.firstIndex(of: pair) {
            paintUses[index].formUnion(use)
            return index
        }
        paints.append(pair)
        paintUses.append(use)
        return paints.count - 1
    }

    /// The number of a font's class.
    mutating func fontClass(_ font: ResolvedFont) -> Int {
        if let index = fonts.firstIndex(of: font) { return index }
        fonts.append(font)
        return fonts.count - 1
    }

    /// The number of an icon's symbol.
    mutating func iconNumber(_ name: String) -> Int {
        if let index = iconNames.firstIndex(of: name) { return index }
        iconNames.append(name)
        icons.append(library.iconOrPlaceholder(named: name))
        return iconNames.count - 1
    }

    /// Whether right to left flips a symbol.
    func isMirroredIcon(_ number: Int) -> Bool {
        icons[number].mirrorsInRightToLeft
    }

    /// A new number for a definition's id.
    mutating func nextDefinition() -> Int {
        definitionCount += 1
        return definitionCount
    }

    /// The id of a definition: the file's name, a letter and a number.
    func id(_ letter: StaticString, _ number: Int) -> String {
        "\(prefix)-\(letter)\(number)"
    }

    /// Writes what a part is and where in the screen.
    mutating func part(_ name: StaticString, index: String?, _ rect: Rect) {
        writer.attribute("data-part", literal: name)
        if let index { writer.attribute("data-index", index) }
        let box = physical(rect)
        writer.attribute("data-box", box.x - origin, box.y, box.width, box.height)
    }
}
