/// The spellings of attribute values, each list in the order in which help and messages show it.
enum AttributeValues {
    /// A spelling, what it means, and how it reads in a file name.
    typealias Choice<Item> = (spelling: String, value: Item, slug: String)

    static let styles: [Choice<Screen.ListStyle>] = [
        ("plain", .plain, "plain"), ("grouped", .grouped, "grouped"),
        ("insetGrouped", .insetGrouped, "inset-grouped"), ("inset", .inset, "inset"),
        ("sidebar", .sidebar, "sidebar"),
    ]

    static let looks: [Choice<Traits.LookName>] = [
        ("ios26", .ios26, "ios26"), ("ios18", .ios18, "ios18"),
    ]

    static let appearances: [Choice<Traits.Appearance>] = [
        ("auto", .automatic, "auto"), ("light", .light, "light"), ("dark", .dark, "dark"),
    ]

    static let directions: [Choice<Traits.Direction>] = [
        ("ltr", .leftToRight, "ltr"), ("rtl", .rightToLeft, "rtl"),
    ]

    static let typeSizes: [Choice<Traits.TypeSize>] = [
        ("xSmall", .xSmall, "x-small"), ("small", .small, "small"),
        ("medium", .medium, "medium"), ("large", .large, "large"),
        ("xLarge", .xLarge, "x-large"), ("xxLarge", .xxLarge, "xx-large"),
        ("xxxLarge", .xxxLarge, "xxx-large"),
        ("accessibility1", .accessibility1, "accessibility-1"),
        ("accessibility2", .accessibility2, "accessibility-2"),
        ("accessibility3", .accessibility3, "accessibility-3"),
        ("accessibility4", .accessibility4, "accessibility-4"),
        ("accessibility5", .accessibility5, "accessibility-5"),
    ]

    static let chromes: [Choice<Traits.Chrome>] = [
        ("auto", .automatic, "auto"), ("none", .none, "no-chrome"), ("bar", .bar, "bar"),
        ("device", .device, "device"),
    ]

    static let shows: [Choice<BlockAttributes.Show>] = [
        ("mockup", .mockup, "mockup"), ("code", .code, "code"), ("both", .both, "both"),
    ]

    static let verdicts: [Choice<BlockAttributes.Verdict>] = [
        ("do", .good, "do"), ("dont", .bad, "dont"),
    ]

    static let flags: [Choice<Bool>] = [("true", true, "true"), ("false", false, "false")]

    /// The file-name form of a value.
    static func slug<Item: Equatable>(of value: Item, in choices: [Choice<Item>]) -> String {
        for choice in choices where choice.value == value { return choice.slug }
        return ""
    }
}
