/// The members that SwiftUI's own types offer to a modifier, as in `.font(.headline)`, or to an
/// argument of a view, as in `role: .cancel`. A member that is none of them may be an own one; one
/// that is nearly one of them is a slip of the pen.
enum MemberNames {
    /// The members that a modifier's first argument, or the argument with a label and its colon,
    /// may name; none when they are not listed.
    static func members(of place: String) -> [String] { byPlace[place] ?? [] }

    /// The types whose extensions declare colours.
    static let colorTypes = ["Color", "ShapeStyle", "UIColor"]

    /// The types whose extensions may declare what a modifier or an argument takes.
    static func types(of place: String) -> [String] {
        switch place {
        case "accentColor", "foregroundColor", "foregroundStyle", "tint": colorTypes
        case "font": ["Font"]
        case "fontWeight": ["Font.Weight"]
        case "buttonStyle": StyleKind.button.protocols
        case "alignment:": ["Alignment", "HorizontalAlignment", "VerticalAlignment"]
        case "role:": ["ButtonRole"]
        default: [place.capitalizedFirst]
        }
    }

    private static let colors =
        "accentColor background black blue brown clear cyan fill foreground gray green indigo link "
        + "mint orange pink placeholder primary purple quaternary quinary red secondary selection "
        + "separator teal tertiary tint white windowBackground yellow"

    private static let byPlace = NameTable(words: [
        ("accentColor", colors),
        (
            "alignment:",
            "bottom bottomLeading bottomTrailing center centerFirstTextBaseline "
                + "centerLastTextBaseline firstTextBaseline lastTextBaseline leading "
                + "leadingFirstTextBaseline leadingLastTextBaseline listRowSeparatorLeading "
                + "listRowSeparatorTrailing top topLeading topTrailing trailing "
                + "trailingFirstTextBaseline trailingLastTextBaseline"
        ),
        ("axis:", "horizontal vertical"),
        (
            "buttonStyle",
            "automatic bordered borderedProminent borderless plain link glass glassProminent card "
                + "accessoryBar accessoryBarAction"
        ),
        ("displayedComponents:", "date hourAndMinute hourMinuteAndSecond"),
        ("datePickerStyle", "automatic compact field graphical stepperField wheel"),
        (
            "font",
            "largeTitle extraLargeTitle extraLargeTitle2 title title2 title3 headline subheadline "
                + "body callout footnote caption caption2 system custom"
        ),
        ("fontWeight", "ultraLight thin light regular medium semibold bold heavy black"),
        ("foregroundColor", colors),
        ("foregroundStyle", colors),
        ("headerProminence", "standard increased"),
        ("labelStyle", "automatic iconOnly titleAndIcon titleOnly"),
        (
            "listStyle",
            "automatic bordered carousel elliptical grouped inset insetGrouped plain sidebar"
        ),
        ("multilineTextAlignment", "leading center trailing"),
        ("navigationBarTitleDisplayMode", "automatic inline inlineLarge large"),
        (
            "pickerStyle",
            "automatic inline menu navigationLink palette radioGroup segmented tabs wheel"
        ),
        ("role:", "cancel close confirm destructive"),
        ("textCase", "uppercase lowercase none"),
        ("textFieldStyle", "automatic plain roundedBorder squareBorder"),
        ("tint", colors),
        ("toggleStyle", "automatic button checkbox switch"),
        ("truncationMode", "head middle tail"),
    ])
}

extension Interpreter {
    /// Reports a member that is nearly one of those that a modifier takes.
    func checkMember(of call: ViewCall) {
        guard let argument = call.arguments.first, argument.label == nil else { return }
        checkMember(argument, at: call.name)
    }

    /// Reports a member that is nearly one of those that an argument takes.
    func checkMember(_ argument: EvaluatedArgument, at place: String) {
        guard case .implicit(let name, _) = argument.value else { return }
        let members = MemberNames.members(of: place)
        guard !members.isEmpty, !members.contains(name),
            let best = NearMiss.best(for: name, among: members), best.utf8.first == name.utf8.first,
            !declaresStatic(name, for: place)
        else { return }
        report(
            .misspeltMember(name, of: place, best, at: argument.range), once: place + "." + name)
    }

    /// Whether a type or an extension of the code has a static member of a name.
    private func declaresStatic(_ name: String, for place: String) -> Bool {
        for type in MemberNames.types(of: place) { _ = extensionInfo(type, holding: name) }
        return types.values.contains {
            $0.staticStored[name] != nil || $0.staticComputed[name] != nil
                || $0.staticMethods[name] != nil
        }
    }
}

extension Diagnostic {
    fileprivate static func misspeltMember(
        _ name: String, of place: String, _ best: String, at range: SourceRange
    ) -> Diagnostic {
        let place = place.hasSuffix(":") ? place : "." + place
        return Diagnostic(
            .warning, id: "misspelt-member", "'\(place)' knows no '.\(name)'", at: range,
            notes: [Note("did you mean '.\(best)'?")])
    }
}
