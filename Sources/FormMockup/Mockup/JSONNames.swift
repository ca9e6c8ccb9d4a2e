/// How the JSON contract spells the cases of the screen's enums.
extension MockupJSON {
    static func name(of kind: Semantics.Kind) -> String {
        switch kind {
        case .text: "text"
        case .toggle: "toggle"
        case .picker: "picker"
        case .textField: "textField"
        case .secureField: "secureField"
        case .textEditor: "textEditor"
        case .stepper: "stepper"
        case .slider: "slider"
        case .datePicker: "datePicker"
        case .colorPicker: "colorPicker"
        case .labeledContent: "labeledContent"
        case .label: "label"
        case .button: "button"
        case .link: "link"
        case .navigationLink: "navigationLink"
        case .disclosureGroup: "disclosureGroup"
        case .menu: "menu"
        case .progress: "progress"
        case .gauge: "gauge"
        case .image: "image"
        case .custom: "custom"
        case .placeholder: "placeholder"
        }
    }

    static func name(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    static func name(of container: Screen.Container) -> String {
        switch container {
        case .form: "form"
        case .list: "list"
        }
    }

    static func name(of style: Screen.ListStyle) -> String {
        switch style {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "insetGrouped"
        case .inset: "inset"
        case .sidebar: "sidebar"
        }
    }

    static func name(of look: Traits.LookName) -> String {
        switch look {
        case .ios26: "ios26"
        case .ios18: "ios18"
        }
    }

    static func name(of appearance: Traits.Appearance) -> String {
        switch appearance {
        case .automatic: "auto"
        case .light: "light"
        case .dark: "dark"
        }
    }

    static func name(of placement: BarItem.Placement) -> String {
        switch placement {
        case .leading: "leading"
        case .trailing: "trailing"
        case .principal: "principal"
        }
    }

    static func name(of role: Semantics.Role) -> String {
        switch role {
        case .destructive: "destructive"
        case .cancel: "cancel"
        }
    }
}
