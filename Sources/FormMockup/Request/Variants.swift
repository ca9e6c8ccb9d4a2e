/// One mockup of a block: what it is drawn for, and how it is told from the others.
public struct Variant: Hashable, Sendable {
    public var traits: Traits
    /// The end of its file name: `dark`, `plain-rtl`; empty for the only one.
    public var slug: String
    /// The same for readers: "Dark", "Plain · right to left".
    public var label: String

    /// Makes a variant.
    public init(traits: Traits, slug: String, label: String) {
        self.traits = traits
        self.slug = slug
        self.label = label
    }
}

extension BlockAttributes {
    /// The most mockups that one block may ask for.
    public static let maximumVariants = 36

    /// How many mockups the comma lists ask for.
    public var variantCount: Int {
        var count = max(1, styles.count) * max(1, looks.count) * max(1, appearances.count)
        count *= max(1, directions.count) * max(1, locales.count) * max(1, typeSizes.count)
        return count * max(1, widths.count) * max(1, chromes.count)
    }

    /// Whether any of the attributes that a variant is made of is given.
    private var hasOwnTraits: Bool {
        !(styles.isEmpty && looks.isEmpty && appearances.isEmpty && directions.isEmpty
            && locales.isEmpty && typeSizes.isEmpty && widths.isEmpty && chromes.isEmpty)
    }

    /// One variant for each combination of values, the first attribute varying slowest; of more
    /// than ``maximumVariants`` the first. What is not given comes from `defaults`, and labels are
    /// in `language`.
    public func variants(defaults: Traits, language: String) -> [Variant] {
        var result = [Variant(traits: defaults, slug: "", label: "")]
        guard hasOwnTraits else { return result }
        let words = VariantWords.words(for: language)
        expand(&result, styles, AttributeValues.styles, words.style) { $0.style = $1 }
        expand(&result, looks, AttributeValues.looks, words.look) { $0.look = $1 }
        expand(&result, appearances, AttributeValues.appearances, words.appearance) {
            $0.appearance = $1
            $0.colorScheme = $1 == .dark ? .dark : .light
        }
        expand(&result, locales.map { ($0, Self.slug(of: $0), Languages.name(of: $0) ?? $0) }) {
            $0.locale = $1
            $0.direction = Languages.isRightToLeft($1) ? .rightToLeft : .leftToRight
        }
        expand(&result, directions, AttributeValues.directions, words.direction) {
            $0.direction = $1
        }
        expand(&result, typeSizes, AttributeValues.typeSizes, words.typeSize) { $0.typeSize = $1 }
        expand(&result, widths.map { ($0, Self.slug(of: $0.name), $0.name) }) {
            $0.width = $1.width
        }
        expand(&result, chromes, AttributeValues.chromes, words.chrome) { $0.chrome = $1 }
        return result
    }

    private func expand<Item: Equatable>(
        _ variants: inout [Variant], _ values: [Item],
        _ choices: [AttributeValues.Choice<Item>], _ word: (Item) -> String,
        _ set: (inout Traits, Item) -> Void
    ) {
        let named = values.map {
            (value: $0, slug: AttributeValues.slug(of: $0, in: choices), label: word($0))
        }
        expand(&variants, named, set)
    }

    private func expand<Item>(
        _ variants: inout [Variant], _ values: [(value: Item, slug: String, label: String)],
        _ set: (inout Traits, Item) -> Void
    ) {
        guard !values.isEmpty else { return }
        var result: [Variant] = []
        for variant in variants {
            for item in values where result.count < Self.maximumVariants {
                var next = variant
                set(&next.traits, item.value)
                if values.count > 1 {
                    next.slug += (next.slug.isEmpty ? "" : "-") + item.slug
                    next.label += (next.label.isEmpty ? "" : " · ") + item.label
                }
                result.append(next)
            }
        }
        variants = result
    }

    /// Letters and digits of a name, in small letters, with hyphens between words.
    private static func slug(of name: String) -> String {
        var result: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case 0x41...0x5A: result.append(byte + 0x20)
            case 0x61...0x7A, 0x30...0x39: result.append(byte)
            default: if result.last != 0x2D { result.append(0x2D) }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension BlockAttributes {
    /// These attributes, completed by those of `defaults` that are not given here.
    public func over(_ defaults: BlockAttributes) -> BlockAttributes {
        var result = self
        result.id = id ?? defaults.id
        result.view = view ?? defaults.view
        result.source = source ?? defaults.source
        if styles.isEmpty { result.styles = defaults.styles }
        if looks.isEmpty { result.looks = defaults.looks }
        if appearances.isEmpty { result.appearances = defaults.appearances }
        if directions.isEmpty, locales.isEmpty { result.directions = defaults.directions }
        if locales.isEmpty { result.locales = defaults.locales }
        if typeSizes.isEmpty { result.typeSizes = defaults.typeSizes }
        if widths.isEmpty { result.widths = defaults.widths }
        if chromes.isEmpty { result.chromes = defaults.chromes }
        result.show = show ?? defaults.show
        result.caption = caption ?? defaults.caption
        result.alt = alt ?? defaults.alt
        result.verdict = verdict ?? defaults.verdict
        result.measure = measure ?? defaults.measure
        result.highlight = highlight ?? defaults.highlight
        return result
    }
}
