/// A template in the words of one language, as one list of steps that fill it.
///
/// Most of a page's tags are words, and pages are many, so what is the same on all of them is put
/// together once. No step holds a reference: a page takes hundreds, and each would be counted.
struct TemplateProgram: Sendable {
    /// One step. What its numbers mean depends on its kind.
    struct Step: Sendable {
        enum Kind: UInt8, Sendable {
            /// Bytes `start..<end` of the program's text.
            case text
            /// What a name holds, escaped or as it is.
            case escaped, raw
            /// The steps up to `end`, when the name holds something or for each of its list.
            case section
            /// The steps up to `end`, when the name holds nothing.
            case inverted
            /// The steps `start..<end`: another file of the theme.
            case partial
        }

        var kind: Kind
        var key: TemplateKey = .content
        var start = 0
        var end = 0
        /// Tells a section from all others of the theme.
        var number = 0
    }

    private(set) var steps: [Step] = []
    private(set) var text: [UInt8] = []
    /// Where the whole template stands; its partials stand behind it.
    private(set) var whole = 0..<0
    /// As ``Template/hasPlainNavigation``.
    let hasPlainNavigation: Bool

    /// Puts a template into the words of a language.
    init(_ template: Template, _ words: Words) {
        hasPlainNavigation = template.hasPlainNavigation
        var names: [String] = []
        var ranges: [Range<Int>] = []
        var calls: [(step: Int, partial: Int)] = []
        add(template.steps, words, &names, &calls)
        whole = 0..<steps.count
        while ranges.count < names.count {
            let start = steps.count
            add(template.partials[names[ranges.count]] ?? [], words, &names, &calls)
            ranges.append(start..<steps.count)
        }
        for call in calls {
            steps[call.step].start = ranges[call.partial].lowerBound
            steps[call.step].end = ranges[call.partial].upperBound
        }
    }

    private mutating func add(
        _ source: [Template.Step], _ words: Words, _ names: inout [String],
        _ calls: inout [(step: Int, partial: Int)]
    ) {
        // Text is added to the text before it, but not across the edge of a section.
        var last = -1
        for step in source {
            switch step {
            case .text(let bytes): addText(bytes, to: &last)
            case .value(.word(let word), let isEscaped):
                var bytes: [UInt8] = []
                bytes.append(words[word], isEscaped: isEscaped)
                addText(bytes, to: &last)
            case .value(.key(let key), let isEscaped):
                steps.append(Step(kind: isEscaped ? .escaped : .raw, key: key))
            case .section(.word, let isInverted, let body, _):
                // There is no empty word.
                if !isInverted { add(body, words, &names, &calls) }
            case .section(.key(let key), let isInverted, let body, let number):
                let index = steps.count
                steps.append(
                    Step(kind: isInverted ? .inverted : .section, key: key, number: number))
                add(body, words, &names, &calls)
                steps[index].end = steps.count
            case .partial(let name):
                let partial = names.firstIndex(of: name) ?? names.count
                if partial == names.count { names.append(name) }
                calls.append((steps.count, partial))
                steps.append(Step(kind: .partial))
            }
        }
    }

    /// Adds text to the step `last`, if nothing has come after it.
    private mutating func addText(_ bytes: [UInt8], to last: inout Int) {
        if bytes.isEmpty { return }
        if last != steps.count - 1 || last < 0 {
            last = steps.count
            steps.append(Step(kind: .text, start: text.count))
        }
        text += bytes
        steps[last].end = text.count
    }

    /// Appends the filled template.
    func render(
        _ page: TemplateFrame, navigation: Navigation, cache: NavigationCache,
        into output: inout [UInt8]
    ) {
        steps.withUnsafeBufferPointer { steps in
            text.withUnsafeBufferPointer { text in
                var filling = Filling(
                    steps: steps, text: text, isNavigationPlain: hasPlainNavigation,
                    navigation: navigation, cache: cache, frames: [page], output: output)
                output = []
                filling.run(whole, depth: 0)
                output = filling.output
            }
        }
    }
}

extension [UInt8] {
    /// Appends what a tag shows.
    mutating func append(_ text: String, isEscaped: Bool) {
        if isEscaped { appendEscaped(text) } else { append(contentsOf: text.utf8) }
    }
}
