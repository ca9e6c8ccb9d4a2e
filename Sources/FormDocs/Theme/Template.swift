/// A Mustache template as it was read. To be filled it is put into the words of a language:
/// ``TemplateProgram``.
struct Template: Sendable {
    /// What a tag shows.
    enum Name: Sendable, Equatable {
        case key(TemplateKey)
        case word(Words.Key)
    }

    /// One step of filling.
    enum Step: Sendable {
        case text([UInt8])
        case value(Name, isEscaped: Bool)
        /// `number` tells it from all others of the theme.
        case section(Name, isInverted: Bool, [Step], number: Int)
        case partial(String)
    }

    var steps: [Step]
    /// The templates that `{{> name}}` refers to.
    var partials: [String: [Step]]
    /// Whether the navigation shows nothing of the page that it stands on, apart from the mark.
    var hasPlainNavigation = false

    /// Makes a template.
    init(steps: [Step], partials: [String: [Step]]) {
        self.steps = steps
        self.partials = partials
    }
}
