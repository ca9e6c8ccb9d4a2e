/// The views that FormDocs knows. A new one is a file beside this one and a line here.
enum ControlCatalogue {
    static let all: [Control] = [
        .button, .chart, .color, .colorPicker, .contentUnavailable, .datePicker, .disclosureGroup,
        .divider, .drawing,
        .emptyView, .forEach, .forEachStore, .form, .gauge, .geometryReader, .grid, .gridRow,
        .group, .groupBox,
        .hStack, .ifLetStore,
        .image, .keyframeAnimator, .label, .labeledContent, .lazyHGrid, .lazyVGrid, .link, .list,
        .mark, .menu,
        .modifiedContent, .navigationContainer,
        .navigationLink, .phaseAnimator, .picker, .picture, .progressView, .scrollContainer,
        .section, .secureField, .shape,
        .shareLink, .slider, .spacer, .stepper, .systemButton, .tabView, .table, .tableColumn,
        .tableRow, .text,
        .textConcatenation, .textEditor,
        .textField, .timelineView, .toggle, .toolbarItem, .toolbarItemGroup, .toolbarSpacer,
        .transparent, .unseen,
        .vStack, .viewThatFits, .withStore, .zStack,
    ]

    /// All names.
    static let names: [String] = all.flatMap { $0.names }

    private static let byName = NameTable(
        all.flatMap { control in control.names.map { (name: $0, item: control) } })

    /// The view with a name.
    static func control(named name: String) -> Control? { byName[name] }

    /// Whether a name is that of a view.
    static func knows(_ name: String) -> Bool { byName.contains(name) }
}
