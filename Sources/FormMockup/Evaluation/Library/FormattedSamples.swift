/// What a format writes for a value that is not known: a plausible one of its kind, so that the
/// picture shows what such a text looks like.
extension Interpreter {
    /// Values of the kinds that formats are for.
    private enum Sample {
        static var number: Value { .integer(PrintfFormat.sampleNumber) }
        static var amount: Value { .double(12.5) }
        static var share: Value { .double(0.75) }
        /// Bytes.
        static var size: Value { .integer(48_200_000) }
        /// Seconds.
        static var span: Value { .integer(5400) }
        static var moment: Value { .date(Interpreter.sampleMoment) }
        static var earlier: Value { .date(Interpreter.sampleMoment - 7200) }
    }

    /// An unknown value in the format that `format:` names.
    func formattedSample(of unknown: Unknown, style: Value) -> String? {
        guard shownValue(of: unknown) == nil, case .implicit(let name, _) = style,
            let sample = sample(of: unknown, style: name)
        else { return nil }
        reportStandIn(unknown)
        return formatted(sample, style: style)
    }

    /// An unknown value in the format that `.formatted(…)` names; nil where that says nothing of
    /// what it is.
    func formattedSample(of unknown: Unknown, _ arguments: [EvaluatedArgument]) -> String? {
        guard shownValue(of: unknown) == nil else { return nil }
        if let style = arguments.first(where: { $0.label == nil }) {
            return formattedSample(of: unknown, style: currentValue(style.value))
        }
        guard arguments.contains(where: { $0.label == "date" || $0.label == "time" }) else {
            return nil
        }
        reportStandIn(unknown)
        return formatted(Sample.moment, arguments: arguments)
    }

    private func sample(of unknown: Unknown, style: String) -> Value? {
        switch style {
        case "number": sampleNumber(named: name(of: unknown)).map(Value.integer) ?? Sample.number
        case "currency": Sample.amount
        case "percent": Sample.share
        case "byteCount": Sample.size
        case "time", "units": Sample.span
        case "dateTime", "iso8601": Sample.moment
        case "relative": Sample.earlier
        default: nil
        }
    }

    /// What a formatter of Foundation is given instead of an unknown value; nil for one whose
    /// values are words.
    func sample(of unknown: Unknown, for formatter: LibraryObject) -> Value? {
        switch formatter.name {
        case "DateFormatter", "ISO8601DateFormatter": Sample.moment
        case "RelativeDateTimeFormatter": Sample.earlier
        case "DateComponentsFormatter": Sample.span
        case "ByteCountFormatter": Sample.size
        case "NumberFormatter":
            switch formatter["numberStyle"].flatMap({ styleName(of: $0) }) {
            case "percent": Sample.share
            case "currency", "currencyISOCode": Sample.amount
            default: sample(of: unknown, style: "number")
            }
        default: nil
        }
    }
}
