import FormMockup

/// Writes numbers as a language does, from the English spelling.
struct NumberFormat {
    let data: LocaleData

    /// The number in the language's own signs.
    func format(_ value: Double, _ style: Host.NumberStyle) -> String {
        switch style {
        case .decimal(let minimum, let maximum, let isGrouped):
            return localized(
                value,
                .decimal(
                    minimumDecimals: minimum, maximumDecimals: maximum, isGrouped: isGrouped))
        case .percent(let maximum):
            let number = localized(
                value * 100,
                .decimal(minimumDecimals: 0, maximumDecimals: maximum, isGrouped: true))
            return number + data.percent
        case .currency(let code):
            let decimals = Self.currenciesWithoutDecimals.contains(code) ? 0 : 2
            let number = localized(
                value.magnitude,
                .decimal(minimumDecimals: decimals, maximumDecimals: decimals, isGrouped: true))
            let sign = value < 0 ? data.minus : ""
            let symbol = Self.symbols[code] ?? code
            let gap = symbol.utf8.count == 3 && symbol == code ? "\u{A0}" : ""
            return data.hasCurrencyBehind
                ? sign + number + "\u{A0}" + symbol : sign + symbol + gap + number
        }
    }

    private static let currenciesWithoutDecimals = ["JPY", "KRW", "VND", "CLP", "ISK"]
    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "PKR": "Rs", "KRW": "₩",
    ]

    private func localized(_ value: Double, _ style: Host.NumberStyle) -> String {
        var result = ""
        let english = PlainFormats.number(value, style)
        // A single group is not set apart in some languages: 1234, but 12.345.
        let wholeDigits = english.prefix { $0 != "." }.filter { $0 >= "0" && $0 <= "9" }.count
        let isGrouped = wholeDigits >= 3 + data.minimumGrouping
        for character in english {
            switch character {
            case ",": if isGrouped { result += data.group }
            case ".": result += data.decimal
            case "-": result += data.minus
            default: result += data.digit(character)
            }
        }
        return result
    }
}

/// Writes moments as a language does.
struct DateFormat {
    let data: LocaleData

    /// The moment in a style.
    func format(_ moment: CalendarDate, _ style: Host.DateStyle) -> String {
        var parts: [String] = []
        var join = data.shortJoin
        switch style.date {
        case .omitted: break
        case .numeric: parts.append(fill(data.numericDate, moment))
        case .abbreviated: parts.append(fill(data.abbreviatedDate, moment))
        case .long:
            parts.append(fill(data.longDate, moment))
            join = data.longJoin
        case .complete:
            parts.append(fill(data.completeDate, moment))
            join = data.longJoin
        }
        if style.time != .omitted { parts.append(fill(data.time, moment)) }
        return parts.joined(separator: join)
    }

    /// Fills a pattern: letters are fields, as Unicode names them; text stands in quotes.
    private func fill(_ pattern: String, _ moment: CalendarDate) -> String {
        var result = ""
        let letters = Array(pattern)
        var index = 0
        while index < letters.count {
            let letter = letters[index]
            if letter == "'" {
                index += 1
                while index < letters.count, letters[index] != "'" {
                    result.append(letters[index])
                    index += 1
                }
                index += 1
                continue
            }
            var count = 1
            while index + count < letters.count, letters[index + count] == letter { count += 1 }
            result += field(letter, count, moment)
            index += count
        }
        return result
    }

    private func field(_ letter: Character, _ count: Int, _ moment: CalendarDate) -> String {
        switch letter {
        case "d": number(moment.day, count)
        case "M" where count == 4: data.months[moment.month - 1]
        case "M" where count == 3: data.shortMonths[moment.month - 1]
        case "M": number(moment.month, count)
        case "y": number(moment.year, 1)
        case "E": data.weekdays[moment.weekday]
        case "H": number(moment.hour, count)
        case "h": number(moment.hour % 12 == 0 ? 12 : moment.hour % 12, count)
        case "m": number(moment.minute, count)
        case "a": moment.hour < 12 ? data.morning : data.afternoon
        default: String(repeating: String(letter), count: count)
        }
    }

    private func number(_ value: Int, _ width: Int) -> String {
        let text = String(value)
        let padded = String(repeating: "0", count: max(0, width - text.utf8.count)) + text
        return padded.map { data.digit($0) }.joined()
    }
}
