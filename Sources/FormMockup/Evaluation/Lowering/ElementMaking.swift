extension [LoweredItem] {
    /// Texts alone, of which those behind the first are smaller and greyer unless the code says
    /// otherwise; anything else as it is.
    var withSubtitles: [LoweredItem] {
        guard count > 1 else { return self }
        var result: [LoweredItem] = []
        for item in self {
            guard case .element(var lowered) = item, case .text(var text) = lowered.element else {
                return self
            }
            if !result.isEmpty {
                for index in text.runs.indices {
                    text.runs[index].font =
                        text.runs[index].font ?? Font(size: .style(.subheadline))
                    text.runs[index].color = text.runs[index].color ?? .role(.secondaryLabel)
                }
                lowered.element = .text(text)
            }
            result.append(.element(lowered))
        }
        return result
    }
}

extension Interpreter {
    /// A view value as one element: what several views become stands in a column.
    func element(of value: Value, _ environment: Environment, range: SourceRange) -> Element {
        var inner = environment
        inner.isNested = true
        return combined(items(of: value, inner, range: range))
    }

    /// Items as one element.
    func combined(_ items: [LoweredItem]) -> Element {
        let elements = self.elements(items)
        switch elements.count {
        case 0: return .empty
        case 1: return elements[0]
        default:
            return .stack(
                StackElement(
                    axis: .vertical, alignment: Alignment(.leading, .center), children: elements))
        }
    }

    /// Items as elements; sections give what is in their rows.
    func elements(_ items: [LoweredItem]) -> [Element] {
        var result: [Element] = []
        for item in items {
            switch item {
            case .element(let lowered): result.append(lowered.element)
            case .section(let section):
                if let header = section.header { result.append(header.content) }
                result += section.rows.map { $0.content }
            case .container(let container):
                for section in container.sections { result += section.rows.map { $0.content } }
            }
        }
        return result
    }

    /// What the rows inside say about the row around them.
    func mergedTraits(_ items: [LoweredItem]) -> RowTraits {
        var result = RowTraits()
        for case .element(let lowered) in items {
            let traits = lowered.traits
            if traits.accessory != .none { result.accessory = traits.accessory }
            result.badge = result.badge ?? traits.badge
            result.children += traits.children
            result.isExpanded = result.isExpanded ?? traits.isExpanded
        }
        return result
    }

    /// Text with the style that surrounds it.
    func textElement(_ value: Value, _ environment: Environment, isVerbatim: Bool = false)
        -> Element
    {
        if case .literal(let literal) = value, !isVerbatim, literal.holdsView {
            return .text(styledText(runs(of: literal, environment), environment))
        }
        let text = isVerbatim ? displayText(of: value) : localizedText(of: value)
        return .text(
            styledText(runs(of: text, environment, parsesMarkdown: isMarkdown(value)), environment))
    }

    /// The runs of a literal with views in it: `Text("\(Image(systemName: "star")) New")`.
    private func runs(of literal: LiteralText, _ environment: Environment) -> [TextRun] {
        var result: [TextRun] = []
        for segment in literal.segments {
            let part: Value
            switch segment {
            case .text(let text):
                result += runs(of: text, environment, parsesMarkdown: true)
                continue
            case .value(.view(let view), _, _):
                if case .text(let text) = textOfView(view, environment) {
                    result += text.runs
                    continue
                }
                part = .string(text(of: view))
            case .value:
                part = .literal(LiteralText(segments: [segment], range: literal.range))
            }
            result += runs(of: localizedText(of: part), environment, parsesMarkdown: false)
        }
        return result
    }

    /// A `Text`, or an `Image` as a symbol in a line.
    func textOfView(_ view: ViewValue, _ environment: Environment) -> Element {
        let element = combined(items(of: view, environment))
        guard case .icon(let icon) = element else { return element }
        let run = TextRun(
            "", font: environment.font, color: icon.color ?? environment.foreground,
            symbol: icon.name)
        return .text(styledText([run], environment))
    }

    /// A title argument: a localised string, or a view that some initialisers take.
    func label(of argument: EvaluatedArgument, _ environment: Environment) -> Element {
        switch argument.value {
        case .view(let view): combined(items(of: view, environment))
        default: textElement(argument.value, environment)
        }
    }

    /// A paragraph of runs with the style that surrounds it.
    func styledText(_ runs: [TextRun], _ environment: Environment) -> TextElement {
        TextElement(
            runs, alignment: environment.textAlignment, casing: environment.casing,
            truncation: environment.truncation, lineLimit: environment.lineLimit,
            reservedLines: environment.minimumLines, minimumScale: environment.minimumScale)
    }

    /// Only a literal is read as Markdown, as `LocalizedStringKey` does.
    private func isMarkdown(_ value: Value) -> Bool {
        switch value {
        // `Text(.init(text))` is a key, and that is Markdown.
        case .literal, .implicit("init", _): true
        default: false
        }
    }

    /// The styled runs of a text: one, or several where its Markdown asks for them.
    func runs(of text: String, _ environment: Environment, parsesMarkdown: Bool) -> [TextRun] {
        let base = TextRun(
            text, font: environment.font, color: environment.foreground,
            isUnderlined: environment.isUnderlined, isStruckThrough: environment.isStruckThrough)
        guard parsesMarkdown, InlineMarkdown.isLikely(in: text) else { return [base] }
        return InlineMarkdown.runs(of: text, base: base)
    }

    /// The text that a view draws, for labels and interpolations.
    func text(of view: ViewValue) -> String {
        combined(items(of: view, Environment())).plainText
    }
}

extension LiteralText {
    /// Whether a view stands between its letters.
    fileprivate var holdsView: Bool {
        segments.contains { if case .value(.view, _, _) = $0 { true } else { false } }
    }
}
