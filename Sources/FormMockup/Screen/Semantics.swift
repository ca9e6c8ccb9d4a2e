/// What a control is, apart from how it looks: for the JSON, for HTML's structure and for readers
/// who listen.
public struct Semantics: Hashable, Sendable {
    /// The kinds of the JSON contract.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        case text, toggle, picker, textField, secureField, textEditor, stepper, slider
        case datePicker, colorPicker, labeledContent, label, button, link, navigationLink
        case disclosureGroup, menu, progress, gauge, image, custom, placeholder
    }

    /// What a control holds.
    public enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)
        case toggle(Bool)
    }

    /// What an action means.
    public enum Role: UInt8, Hashable, Sendable {
        case destructive, cancel
    }

    public var kind: Kind
    /// The accessible name, drawn or not, before the look changes its case.
    public var label: String
    /// Nil when there is none; an empty field holds "".
    public var value: Value?
    /// What an empty field says.
    public var prompt = ""
    /// The texts of a picker's options.
    public var options: [String]
    public var isEnabled: Bool
    public var role: Role?
    /// Where a link leads.
    public var destination: String?
    /// Whether it, or a part of it, was invented, as for a view that nobody declares.
    public var isPlaceholder: Bool
    /// The names of the values whose texts were invented.
    public var standIns: [String]
    /// The state cell that it shows and writes.
    public var bindingID: Int?
    /// The action that it runs.
    public var actionID: Int?

    /// Makes the meaning of a control.
    public init(
        kind: Kind, label: String, value: Value? = nil, options: [String] = [],
        isEnabled: Bool = true, role: Role? = nil, destination: String? = nil,
        isPlaceholder: Bool = false, standIns: [String] = [], bindingID: Int? = nil,
        actionID: Int? = nil
    ) {
        self.kind = kind
        self.label = label
        self.value = value
        self.options = options
        self.isEnabled = isEnabled
        self.role = role
        self.destination = destination
        self.isPlaceholder = isPlaceholder
        self.standIns = standIns
        self.bindingID = bindingID
        self.actionID = actionID
    }
}
