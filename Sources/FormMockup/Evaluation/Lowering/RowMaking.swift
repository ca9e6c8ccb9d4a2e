extension Interpreter {
    /// The sections of a container: those that were written, and implicit ones for rows between.
    func sections(of items: [LoweredItem], _ environment: Environment) -> [ScreenSection] {
        var result: [ScreenSection] = []
        var loose: [LoweredItem] = []
        func flush() {
            guard !loose.isEmpty else { return }
            result.append(ScreenSection(rows: rows(of: loose, environment), isImplicit: true))
            loose = []
        }
        for item in items {
            switch item {
            case .element: loose.append(item)
            case .section(let section):
                flush()
                result.append(section)
            case .container(let container):
                flush()
                result += container.sections
            }
        }
        flush()
        return result
    }

    /// The rows that elements become.
    func rows(of items: [LoweredItem], _ environment: Environment) -> [Row] {
        var rows: [Row] = []
        for item in items {
            switch item {
            case .element(let lowered):
                guard !lowered.element.isEmpty else { continue }
                guard let row = row(lowered) else { return rows + [ellipsis(lowered.range)] }
                rows.append(row)
            case .section(let section):
                // A section inside a section gives its rows, as a list does.
                rows += section.rows
            case .container(let container):
                for section in container.sections { rows += section.rows }
            }
        }
        return rows
    }

    /// One row; nil when there are enough.
    private func row(_ lowered: LoweredElement) -> Row? {
        guard rowCount < limits.rows else { return nil }
        rowCount += 1
        let traits = lowered.traits
        var semantics = lowered.element.semantics
        semantics.isPlaceholder = semantics.isPlaceholder || traits.isSample
        semantics.standIns = traits.standIns
        return Row(
            content: lowered.element, semantics: semantics,
            accessory: traits.accessory, badge: traits.badge, background: traits.background,
            insets: traits.insets, topSeparator: traits.topSeparator,
            bottomSeparator: traits.bottomSeparator, separatorTint: traits.separatorTint,
            children: traits.children, isExpanded: traits.isExpanded, range: lowered.range)
    }

    private func ellipsis(_ range: SourceRange?) -> Row {
        let place = range ?? currentRange
        report(.tooManyRows(limits.rows, at: place), once: "")
        let element = Element.text(TextElement("…"))
        return Row(content: element, semantics: Semantics(kind: .text, label: "…"), range: place)
    }

    /// A header or footer; nil for an empty one.
    func supplement(_ element: Element, range: SourceRange) -> ScreenSection.Supplement? {
        guard !element.isEmpty else { return nil }
        if case .text(let text) = element, text.plainText.isEmpty { return nil }
        return ScreenSection.Supplement(
            content: element, isCustom: element.isCustomStyled, range: range)
    }
}

extension Element {
    /// Whether a header has a look of its own: anything but text in the place's style.
    var isCustomStyled: Bool {
        switch self {
        case .text(let text): text.runs.contains { $0.font != nil || $0.color != nil }
        case .control(let semantics, let inner):
            semantics.kind == .text ? inner.isCustomStyled : true
        case .modified(let inner, _): inner.isCustomStyled
        case .empty: false
        default: true
        }
    }
}

extension Diagnostic {
    static func tooManyRows(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, id: "too-many-rows",
            "the screen has more than \(limit) rows; the rest is drawn as an ellipsis", at: range)
    }
}
