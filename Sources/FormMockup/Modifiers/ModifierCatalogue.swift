/// The modifiers that FormDocs knows. A new one is a static member in a file beside this one and a
/// line here.
enum ModifierCatalogue {
    static let all: [Modifier] = [
        .accentColor, .accessibilityLabel, .aspectRatio, .background, .badge, .blur, .bold, .border,
        .buttonBorderShape, .buttonStyle, .clipShape, .clipped, .containerBackground, .controlSize,
        .cornerRadius,
        .datePickerStyle, .disabled, .environmentObject, .environmentValue, .fill, .fixedSize,
        .font, .fontDesign, .fontWeight, .foreground, .frame, .gaugeStyle, .headerProminence,
        .hidden,
        .imageScale, .inset, .italic, .labelStyle, .labelsHidden, .lineLimit, .linkIndicators,
        .listRowBackground,
        .listRowInsets, .listRowSeparator, .listRowSeparatorTint, .listSectionSpacing, .listStyle,
        .minimumScaleFactor, .monospaced, .monospacedDigit, .multilineTextAlignment,
        .navigationBackButtonHidden, .navigationBarItems, .navigationTitle, .offset, .opacity,
        .otherStyle, .overlay, .padding, .passive, .passiveElsewhere, .passiveOfFrameworks,
        .pickerStyle, .progressViewStyle, .rotationEffect, .safeAreaInset,
        .scaleEffect, .scrollContentBackground, .searchable, .strikethrough, .stroke,
        .symbolVariant, .tag, .textCase, .textFieldStyle, .tint, .titleDisplayMode, .toggleStyle,
        .toolbar, .trim, .truncationMode, .underline,
    ]

    /// All names.
    static let names: [String] = all.flatMap { $0.names }

    private static let byName = NameTable(
        all.flatMap { modifier in modifier.names.map { (name: $0, item: modifier) } })

    /// The modifier with a name.
    static func modifier(named name: String) -> Modifier? { byName[name] }

    /// Whether a name is that of a modifier.
    static func knows(_ name: String) -> Bool { byName.contains(name) }
}
