extension IconGlyph {
    /// Glyphs that belong together on a page.
    struct Group: Sendable {
        /// What they have in common.
        var title: String
        /// The glyphs.
        var glyphs: [IconGlyph]
    }

    /// Every glyph, by group.
    static var all: [Group] {
        [
            Group(title: "Marks", glyphs: marks),
            Group(title: "Shapes", glyphs: shapes),
            Group(title: "Arrows", glyphs: arrows),
            Group(title: "Editing and files", glyphs: editing),
            Group(title: "People", glyphs: people),
            Group(title: "Communication", glyphs: communication),
            Group(title: "Media", glyphs: media),
            Group(title: "Devices", glyphs: devices),
            Group(title: "Objects", glyphs: objects),
            Group(title: "Nature and weather", glyphs: nature),
            Group(title: "Places and travel", glyphs: travel),
            Group(title: "Health and fitness", glyphs: health),
            Group(title: "Shopping and money", glyphs: shopping),
            Group(title: "Text and lists", glyphs: text),
            Group(title: "Layouts and pages", glyphs: layouts),
            Group(title: "Home and things", glyphs: household),
            Group(title: "Figures", glyphs: figures),
            Group(title: "Everyday things", glyphs: everyday),
            Group(title: "Signs and devices", glyphs: signs),
        ]
    }
}
