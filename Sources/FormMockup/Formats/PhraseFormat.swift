/// Writes lists, spans of time and measures as a language does.
public struct PhraseFormat {
    private let data: LocaleData
    private let numbers: NumberFormat

    /// Makes a format for a language.
    public init(_ data: LocaleData) {
        self.data = data
        numbers = NumberFormat(data)
    }

    /// How wide words are.
    public enum Width: UInt8, Hashable, Sendable {
        case wide, abbreviated, narrow
    }

    /// Things in a row: “a, b, and c”. `kind` is `and`, `or`, `unit`, `andshort` or `andnarrow`.
    public func list(_ items: [String], kind: String = "and") -> String {
        let patterns = data.list("list" + kind)
        guard items.count > 1, patterns.count == 4 else { return items.first ?? "" }
        if items.count == 2 { return patterns[0].filling(items[0], items[1]) }
        var result = patterns[3].filling(items[items.count - 2], items[items.count - 1])
        var index = items.count - 3
        while index >= 0 {
            let pattern = index == 0 ? patterns[1] : patterns[2]
            result = pattern.filling(items[index], result)
            index -= 1
        }
        return result
    }

    /// A number of some unit, by CLDR's name of it: `5 km`.
    public func measure(
        _ value: Double, unit: String, width: Width, style: NumberStyle = NumberStyle()
    ) -> String {
        let decimals = decimals(of: value, style)
        let number = numbers.text(value, style)
        let key =
            switch width {
            case .wide: "long."
            case .abbreviated: "brief."
            case .narrow: "tiny."
            }
        let form = data.form(key + unit, for: PluralOperands(value, decimals: decimals))
        return form.isEmpty ? number : form.filling(number)
    }

    /// How many decimals a number shows.
    private func decimals(of value: Double, _ style: NumberStyle) -> Int {
        let operands = PluralOperands(value, decimals: style.maximumDecimals)
        return max(style.minimumDecimals, operands.trimmedDecimals)
    }

    /// How far away a moment is: “in 3 days”, “yesterday” where `usesNames` allows it.
    public func relative(
        _ count: Int, _ unit: String, isPast: Bool, isBrief: Bool = false, usesNames: Bool = false
    ) -> String {
        if usesNames, count <= 1 {
            let names = data.list("near." + unit)
            let index = count == 0 ? 1 : isPast ? 0 : 2
            if index < names.count, !names[index].isEmpty { return names[index] }
        }
        let key = (isPast ? "past" : "future") + (isBrief ? "s." : ".") + unit
        return data.form(key, for: PluralOperands(count)).filling(
            numbers.text(Double(count), NumberStyle(decimals: 0)))
    }

    /// A size of a file, by thousands, or of memory, by 1,024.
    public func bytes(_ value: Double, isBinary: Bool, spellsZero: Bool) -> String {
        let step = isBinary ? 1024.0 : 1000
        let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]
        var rest = value
        var index = 0
        // What rounds up to a thousand is one of the next.
        while rest.magnitude.rounded() >= step, index + 1 < units.count {
            rest /= step
            index += 1
        }
        if value == 0, spellsZero, data.tag.utf8.starts(with: "en".utf8) { return "Zero kB" }
        let style = NumberStyle(
            minimumDecimals: 0, maximumDecimals: index == 0 ? 0 : min(index - 1, 2))
        // A number of bytes is written out.
        return measure(
            rest, unit: units[index], width: index == 0 ? .wide : .abbreviated, style: style)
    }

    /// Several units of a span of time: “1 hr, 5 min”.
    public func duration(
        _ seconds: Double, units: [String], width: Width, keepsZeros: Bool = false,
        maximumCount: Int = .max
    ) -> String {
        var rest = seconds.isFinite ? min(seconds.magnitude, 1e15).rounded() : 0
        var parts: [String] = []
        let wanted = Self.units.filter { units.contains($0.name) }
        for (index, unit) in wanted.enumerated() {
            let count = (rest / unit.seconds).rounded(.down)
            rest -= count * unit.seconds
            let isLast = index == wanted.count - 1
            guard count > 0 || keepsZeros || (isLast && parts.isEmpty) else { continue }
            guard parts.count < maximumCount else { break }
            parts.append(
                measure(
                    count, unit: unit.name, width: width, style: NumberStyle(decimals: 0)))
        }
        let kind = width == .narrow ? "unitnarrow" : "unit"
        return (seconds < 0 ? "-" : "") + list(parts, kind: kind)
    }

    /// Units of time from the longest, in seconds.
    public static let units: [(name: String, seconds: Double)] = [
        ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400),
        ("hour", 3600), ("minute", 60), ("second", 1),
    ]

    /// A span of time as a clock shows it: `1:02:03`.
    public func clock(
        _ seconds: Double, hours: Bool, showsSeconds: Bool, hourDigits: Int = 1,
        minuteDigits: Int? = nil
    ) -> String {
        let total = Int(min(seconds.magnitude, 2e9).rounded(.toNearestOrEven))
        var parts: [String] = []
        if hours { parts.append(numbers.plain(total / 3600, digits: hourDigits)) }
        let minutes = hours ? total / 60 % 60 : total / 60
        parts.append(numbers.plain(minutes, digits: minuteDigits ?? (hours ? 2 : 1)))
        if showsSeconds { parts.append(numbers.plain(total % 60, digits: 2)) }
        return (seconds < 0 ? "-" : "") + parts.joined(separator: ":")
    }

    /// A name as its language orders it.
    public func personName(
        given: String, middle: String, family: String, prefix: String, suffix: String,
        nickname: String, style: String
    ) -> String {
        let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains {
            data.tag == $0 || data.tag.hasPrefix($0 + "-")
        }
        let gap = data.tag.hasPrefix("zh") || data.tag.hasPrefix("ja") ? "" : " "
        func joined(_ parts: [String], _ separator: String) -> String {
            parts.filter { !$0.isEmpty }.joined(separator: separator)
        }
        switch style {
        case "short": return nickname.isEmpty ? (given.isEmpty ? family : given) : nickname
        case "abbreviated":
            let order = isFamilyFirst ? [family, given] : [given, family]
            return order.map { String($0.prefix(1)) }.joined()
        case "long":
            let order =
                isFamilyFirst
                ? [prefix, family, middle, given, suffix] : [prefix, given, middle, family, suffix]
            return joined(order, gap)
        default: return joined(isFamilyFirst ? [family, given] : [given, family], gap)
        }
    }
}
