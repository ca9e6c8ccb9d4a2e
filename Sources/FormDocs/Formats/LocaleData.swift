import FormMockup

/// How a language writes numbers and dates. English as in America needs no entry.
struct LocaleData: Sendable {
    var decimal = "."
    var group = ","
    var minus = "-"
    var percent = "%"
    /// Digits of the language's own; nil for 0–9.
    var digits: [String]?
    /// How many digits must stand before the first group.
    var minimumGrouping = 1
    var hasCurrencyBehind = false
    var months: [String]
    var shortMonths: [String]
    /// From Sunday.
    var weekdays: [String]
    var morning = "AM"
    var afternoon = "PM"
    var numericDate: String
    var abbreviatedDate: String
    var longDate: String
    var completeDate: String
    var time: String
    var shortJoin = ", "
    var longJoin = ", "

    /// A digit in the language's own signs.
    func digit(_ character: Character) -> String {
        guard let digits, let value = character.wholeNumberValue, value < 10 else {
            return String(character)
        }
        return digits[value]
    }

    /// What is known of a language tag.
    static func named(_ tag: String) -> LocaleData? {
        switch Languages.primary(of: tag) {
        case "en": ["en", "en-US"].contains(tag) ? nil : british
        case "ur": urdu
        case "ar": arabic
        case "de": german
        case "fr": french
        case "es": spanish
        default: nil
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static let british = LocaleData(
        months: words(
            "January February March April May June July August September October November "
                + "December"),
        shortMonths: words("Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec"),
        weekdays: words("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
        numericDate: "dd/MM/y", abbreviatedDate: "d MMM y", longDate: "d MMMM y",
        completeDate: "EEEE d MMMM y", time: "HH:mm", longJoin: " at ")

    private static let urduMonths = words(
        "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر")

    private static let urdu = LocaleData(
        minus: "\u{200E}-", months: urduMonths, shortMonths: urduMonths,
        weekdays: words("اتوار پیر منگل بدھ جمعرات جمعہ ہفتہ"), numericDate: "d/M/y",
        abbreviatedDate: "d MMM، y", longDate: "d MMMM، y", completeDate: "EEEE، d MMMM، y",
        time: "h:mm a", shortJoin: "، ", longJoin: "، ")

    private static let arabicMonths = words(
        "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر")

    private static let arabic = LocaleData(
        decimal: "٫", group: "٬", minus: "\u{61C}-", percent: "٪\u{61C}",
        digits: words("٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩"), hasCurrencyBehind: true, months: arabicMonths,
        shortMonths: arabicMonths,
        weekdays: words("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"), morning: "ص",
        afternoon: "م", numericDate: "d\u{200F}/M\u{200F}/y", abbreviatedDate: "d MMM y",
        longDate: "d MMMM y", completeDate: "EEEE، d MMMM y", time: "h:mm a", shortJoin: "، ",
        longJoin: "، ")

    private static let german = LocaleData(
        decimal: ",", group: ".", percent: "\u{A0}%", hasCurrencyBehind: true,
        months: words(
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
        shortMonths: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
        weekdays: words("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
        numericDate: "d.M.y", abbreviatedDate: "d. MMM y", longDate: "d. MMMM y",
        completeDate: "EEEE, d. MMMM y", time: "HH:mm", longJoin: " um ")

    private static let french = LocaleData(
        decimal: ",", group: "\u{202F}", percent: "\u{202F}%", hasCurrencyBehind: true,
        months: words(
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
        shortMonths: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
        weekdays: words("dimanche lundi mardi mercredi jeudi vendredi samedi"),
        numericDate: "dd/MM/y", abbreviatedDate: "d MMM y", longDate: "d MMMM y",
        completeDate: "EEEE d MMMM y", time: "HH:mm", longJoin: " à ")

    private static let spanish = LocaleData(
        decimal: ",", group: ".", percent: "\u{A0}%", minimumGrouping: 2,
        hasCurrencyBehind: true,
        months: words(
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
                + "diciembre"),
        shortMonths: words("ene feb mar abr may jun jul ago sept oct nov dic"),
        weekdays: words("domingo lunes martes miércoles jueves viernes sábado"),
        numericDate: "d/M/y", abbreviatedDate: "d MMM y", longDate: "d 'de' MMMM 'de' y",
        completeDate: "EEEE, d 'de' MMMM 'de' y", time: "H:mm")
}
