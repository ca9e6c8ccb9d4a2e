import FormMockup

/// The state of filling a template for one page.
struct Filling {
    private static let maximumDepth = 32

    // The program's own memory, which outlives the filling: to reach for an array is to count it.
    let steps: UnsafeBufferPointer<TemplateProgram.Step>
    let text: UnsafeBufferPointer<UInt8>
    /// As ``Template/hasPlainNavigation``.
    let isNavigationPlain: Bool
    let navigation: Navigation
    let cache: NavigationCache
    var frames: [TemplateFrame]
    var output: [UInt8]
    /// Where each node of the navigation was written, while that is wanted.
    var places: [Int: Range<Int>]?

    /// Runs a part of the program.
    mutating func run(_ part: Range<Int>, depth: Int) {
        var index = part.lowerBound
        while index < part.upperBound {
            let step = steps[index]
            index += 1
            switch step.kind {
            case .text:
                output.append(
                    contentsOf: UnsafeBufferPointer(rebasing: text[step.start..<step.end]))
            case .escaped: write(step.key, isEscaped: true)
            case .raw: write(step.key, isEscaped: false)
            case .section:
                fillSection(step, index..<step.end, depth)
                index = step.end
            case .inverted:
                if !isPresent(value(step.key)) { run(index..<step.end, depth: depth) }
                index = step.end
            case .partial:
                // A partial that includes itself ends where its data end, or here.
                if depth < Self.maximumDepth { run(step.start..<step.end, depth: depth + 1) }
            }
        }
    }

    private func value(_ key: TemplateKey) -> TemplateValue? {
        if key == .navigation { return .list(navigation.frames(.page)) }
        var index = frames.count
        while index > 0 {
            index -= 1
            if let value = frames[index].value(key) { return value }
        }
        return nil
    }

    private mutating func write(_ key: TemplateKey, isEscaped: Bool) {
        switch value(key) {
        case .text(let text): output.append(text, isEscaped: isEscaped)
        case .joined(let first, let second):
            output.append(first, isEscaped: isEscaped)
            output.append(second, isEscaped: isEscaped)
        case .markup(let bytes): output.append(contentsOf: bytes)
        case .flag, .list, nil: break
        }
    }

    private mutating func fillSection(
        _ section: TemplateProgram.Step, _ body: Range<Int>, _ depth: Int
    ) {
        if section.key == .navigation, places == nil,
            fillNavigation(body, section.number, depth)
        {
            return
        }
        let value = value(section.key)
        guard isPresent(value) else { return }
        guard case .list(let items) = value else { return run(body, depth: depth) }
        fill(items, body, depth)
    }

    /// Fills a section for each thing of a list.
    mutating func fill(_ items: [TemplateFrame], _ body: Range<Int>, _ depth: Int) {
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
