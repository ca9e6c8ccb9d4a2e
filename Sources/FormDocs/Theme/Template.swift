import FormMockup

/// A Mustache template, read once and filled for every page.
struct Template: Sendable {
    /// What a tag shows.
    enum Name: Sendable, Equatable {
        case key(TemplateKey)
        case word(Words.Key)
    }

    /// One step of filling.
    indirect enum Step: Sendable {
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

    /// Appends the filled template.
    func render(
        _ page: TemplateFrame, navigation: Navigation, words: Words, cache: NavigationCache,
        into output: inout [UInt8]
    ) {
        var filling = Filling(
            template: self, words: words, navigation: navigation, cache: cache, frames: [page],
            output: output)
        output = []
        filling.run(steps, depth: 0)
        output = filling.output
    }
}

/// The state of filling a template for one page.
struct Filling {
    private static let maximumDepth = 32

    let template: Template
    let words: Words
    let navigation: Navigation
    let cache: NavigationCache
    var frames: [TemplateFrame]
    var output: [UInt8]
    /// Where each node of the navigation was written, while that is wanted.
    var places: [Int: Range<Int>]?

    mutating func run(_ steps: [Template.Step], depth: Int) {
        for step in steps {
            switch step {
            case .text(let bytes): output.append(contentsOf: bytes)
            case .value(let name, let isEscaped): write(name, isEscaped)
            case .section(let name, let isInverted, let body, let number):
                section(name, isInverted, body, number, depth)
            case .partial(let name):
                // A partial that includes itself ends where its data end, or here.
                if depth < Self.maximumDepth, let steps = template.partials[name] {
                    run(steps, depth: depth + 1)
                }
            }
        }
    }

    private func value(_ name: Template.Name) -> TemplateValue? {
        switch name {
        case .word(let key): return .text(words[key])
        case .key(.navigation): return .list(navigation.frames(.page))
        case .key(let key):
            var index = frames.count
            while index > 0 {
                index -= 1
                if let value = frames[index].value(key) { return value }
            }
            return nil
        }
    }

    private mutating func write(_ name: Template.Name, _ isEscaped: Bool) {
        switch value(name) {
        case .text(let text): output.append(text, isEscaped: isEscaped)
        case .joined(let first, let second):
            output.append(first, isEscaped: isEscaped)
            output.append(second, isEscaped: isEscaped)
        case .markup(let bytes): output.append(contentsOf: bytes)
        case .flag, .list, nil: break
        }
    }

    private mutating func section(
        _ name: Template.Name, _ isInverted: Bool, _ body: [Template.Step], _ number: Int,
        _ depth: Int
    ) {
        let isNavigation = name == .key(.navigation) && !isInverted && places == nil
        if isNavigation, fillNavigation(body, number, depth) { return }
        let value = value(name)
        if isInverted {
            if !isPresent(value) { run(body, depth: depth) }
            return
        }
        guard isPresent(value) else { return }
        guard case .list(let items) = value else { return run(body, depth: depth) }
        fill(items, body, depth)
    }

    /// Fills a section for each thing of a list.
    mutating func fill(_ items: [TemplateFrame], _ body: [Template.Step], _ depth: Int) {
        for item in items {
            let start = output.count
            frames.append(item)
            run(body, depth: depth)
            frames.removeLast()
            if let node = item.node { places?[node] = start..<output.count }
        }
    }

    private func isPresent(_ value: TemplateValue?) -> Bool {
        switch value {
        case .text(let text): !text.isEmpty
        case .joined(let first, let second): !first.isEmpty || !second.isEmpty
        case .markup(let bytes): !bytes.isEmpty
        case .flag(let flag): flag
        case .list(let items): !items.isEmpty
        case nil: false
        }
    }
}

extension [UInt8] {
    /// Appends what a tag shows.
    mutating func append(_ text: String, isEscaped: Bool) {
        if isEscaped { appendEscaped(text) } else { append(contentsOf: text.utf8) }
    }
}
