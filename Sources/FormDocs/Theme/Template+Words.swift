extension Template {
    /// The same template with the words of a language in place. Most of a page's tags are words,
    /// and pages are many: what is the same on all of them is put together once.
    func saying(_ words: Words) -> Template {
        var result = self
        result.steps = Self.saying(words, steps)
        result.partials = partials.mapValues { Self.saying(words, $0) }
        return result
    }

    private static func saying(_ words: Words, _ steps: [Step]) -> [Step] {
        var result: [Step] = []
        for step in steps {
            switch step {
            case .text(let bytes): add(bytes, to: &result)
            case .value(.word(let key), let isEscaped):
                var bytes: [UInt8] = []
                bytes.append(words[key], isEscaped: isEscaped)
                add(bytes, to: &result)
            case .section(.key(let key), let isInverted, let body, let number):
                result.append(
                    .section(
                        .key(key), isInverted: isInverted, saying(words, body), number: number))
            case .value(.key, _), .section(.word, _, _, _), .partial: result.append(step)
            }
        }
        return result
    }

    /// Adds text to the text before it.
    private static func add(_ bytes: [UInt8], to steps: inout [Step]) {
        if case .text(let before)? = steps.last {
            steps[steps.count - 1] = .text(before + bytes)
        } else if !bytes.isEmpty {
            steps.append(.text(bytes))
        }
    }
}
