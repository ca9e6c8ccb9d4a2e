/// The words that mockups speak themselves: all languages in this one place.
struct MockupWords: Sendable {
    private let isUrdu: Bool

    /// The words of a language tag; English where a language is not known.
    init(locale: String) {
        let tag = Array(locale.utf8.prefix(3))
        isUrdu = tag.starts(with: [0x75, 0x72]) && (tag.count == 2 || tag[2] == 0x2D)
    }

    private func pick(_ english: String, _ urdu: String) -> String {
        isUrdu ? urdu : english
    }

    var comma: String { pick(", ", "، ") }
    var semicolon: String { pick("; ", "؛ ") }
    var fullStop: String { pick(".", "۔") }
    var bar: String { pick("Bar", "بار") }
    var bottomBar: String { pick("Bottom bar", "نچلا بار") }
    var back: String { pick("Back", "واپس") }
    var searchField: String { pick("search field", "تلاش کا خانہ") }
    var section: String { pick("Section", "سیکشن") }
    var footer: String { pick("Footer", "فوٹر") }
    var note: String { pick("note", "نوٹ") }
    var on: String { pick("on", "آن") }
    var off: String { pick("off", "آف") }
    var empty: String { pick("empty", "خالی") }
    var noRows: String { pick("no rows", "کوئی قطار نہیں") }
    var selected: String { pick("selected", "منتخب") }
    var destructive: String { pick("destructive", "حذف کرنے والا") }
    var unavailable: String { pick("dimmed", "غیر فعال") }
    var expanded: String { pick("expanded", "کھلا ہوا") }
    var collapsed: String { pick("collapsed", "بند") }
    var increment: String { pick("Increase", "بڑھائیں") }
    var decrement: String { pick("Decrease", "گھٹائیں") }

    /// A share of one as percent.
    func percent(_ fraction: Double) -> String {
        let number = NumberFormat(.english).text(
            fraction, NumberStyle(.percent, maximumDecimals: 0))
        return isUrdu ? "\u{2066}" + number + "\u{2069}" : number
    }

    /// What a control is called; nil where its words say enough.
    func kind(_ kind: Semantics.Kind) -> String? {
        switch kind {
        case .text, .label, .labeledContent, .custom, .placeholder: nil
        case .toggle: pick("switch", "سوئچ")
        case .picker: pick("picker", "انتخاب")
        case .textField: pick("text field", "متن کا خانہ")
        case .secureField: pick("secure text field", "محفوظ متن کا خانہ")
        case .textEditor: pick("text editor", "متن کا ایڈیٹر")
        case .stepper: pick("stepper", "سٹیپر")
        case .slider: pick("slider", "سلائیڈر")
        case .datePicker: pick("date picker", "تاریخ کا انتخاب")
        case .colorPicker: pick("color picker", "رنگ کا انتخاب")
        case .button: pick("button", "بٹن")
        case .link: pick("link", "لنک")
        case .navigationLink: pick("opens a screen", "نئی سکرین کھولتا ہے")
        case .disclosureGroup: pick("group", "گروپ")
        case .menu: pick("menu", "مینو")
        case .progress: pick("progress", "پیش رفت")
        case .gauge: pick("gauge", "پیمانہ")
        case .image: pick("image", "تصویر")
        }
    }
}
