import FormMockup
import Testing

/// A block's body that sets values of a view of the sources.
struct GivenValueTests {
    private let file = (
        "App/ProfileView.swift",
        """
        enum Plan: String { case free, premium }
        struct Trip { var name: String }
        class Model: ObservableObject { @Published var nick = "none" }
        struct ProfileView: View {
            @State private var name = "Nobody"
            @State private var plan = Plan.free
            @Binding var isPublic: Bool
            @ObservedObject var model: Model
            let trips: [Trip]
            private var isPremium: Bool { service.check() }
            var body: some View {
                Form {
                    TextField("Name", text: $name)
                    Toggle("Public", isOn: $isPublic)
                    Text(plan.rawValue)
                    if isPremium { Text("Premium") } else { Text("Basic") }
                    ForEach(trips, id: \\.name) { Text($0.name) }
                    Text(model.nick)
                    Text(session.user.email)
                }
            }
        }
        """
    )

    private func rows(_ body: String) -> [String] {
        SourceBlock(body, view: "ProfileView", [file]).rows
    }

    @Test func aValueIsMadeOfWhatTheViewHolds() {
        let file = (
            "A.swift",
            """
            private struct A: View {
                @State var isOn = false
                @State var n = 3
                @State var name = ""
                var body: some View { Form { Toggle("On", isOn: $isOn); Text(name) } }
            }
            """
        )
        let body = "isOn = !isOn\nn = n + 1\nname = isOn ? \"\\(n) on\" : \"off\""
        #expect(SourceBlock(body, view: "A", [file]).rows == ["On: on", "4 on"])
    }

    @Test func stateIsSet() {
        #expect(rows("name = \"Sana\"").first == "Name: Sana")
    }

    @Test func aConstantIsSet() {
        #expect(rows("let name = \"Sana\"").first == "Name: Sana")
    }

    @Test func aBindingIsSet() {
        #expect(rows("isPublic = true").contains("Public: on"))
    }

    @Test func anImplicitMemberFindsItsType() {
        #expect(rows("plan = .premium").contains("premium"))
    }

    @Test func aComputedPropertyIsReplaced() {
        #expect(rows("isPremium = false").contains("Basic"))
        #expect(rows("let isPremium = true").contains("Premium"))
    }

    @Test func itemsAreMadeOfTypesOfTheSources() {
        let rows = rows("let trips = [Trip(name: \"Hunza\"), Trip(name: \"Swat\")]")
        #expect(rows.contains("Hunza"))
        #expect(rows.contains("Swat"))
    }

    @Test func aMemberOfAnObjectIsSet() {
        #expect(rows("model = Model()\nmodel.nick = \"Sani\"").contains("Sani"))
    }

    @Test func aPathThatTheSourcesDoNotGiveIsSet() {
        #expect(rows("session.user.email = \"s@example.org\"").contains("s@example.org"))
    }

    @Test func aSlipIsAWarningWithTheNameThatWasMeant() {
        let result = SourceBlock("nmae = \"Sana\"", view: "ProfileView", [file]).result
        let slip = result.diagnostics.first { $0.id == "no-property" }
        #expect(slip?.fixIt?.replacement == "name")
    }

    @Test func whatTheBodySaysGoesBeforeAPreview() {
        let preview = (
            file.0,
            file.1
                + "\n#Preview { ProfileView(isPublic: .constant(true), model: Model(), trips: []) }"
        )
        let block = SourceBlock("isPublic = false", view: "ProfileView", [preview])
        #expect(block.rows.contains("Public: off"))
        #expect(SourceBlock(view: "ProfileView", [preview]).rows.contains("Public: on"))
    }

    // MARK: - Paths and slips

    private let shop = (
        "App/ShopView.swift",
        """
        enum Kind: String { case small, large }
        struct Item { var name: String; var price: Int }
        struct User { var name: String }
        @Observable final class Shop { var user: User; var date: Date; init(service: Service) { } }
        struct ShopView: View {
            let title: String
            let items: [Item]
            @State private var kind = Kind.small
            @State private var isOn = false
            @Environment(Shop.self) private var shop
            var body: some View {
                Form {
                    Text(title)
                    ForEach(items, id: \\.name) { item in Text(item.name) }
                    LabeledContent("Kind", value: kind.rawValue)
                    Toggle("On", isOn: $isOn)
                    Text(shop.user.name)
                    Text(shop.date, style: .date)
                }
            }
        }
        """
    )

    private func shopBlock(_ body: String) -> SourceBlock {
        SourceBlock(body, view: "ShopView", [shop])
    }

    /// The messages about the body alone.
    private func slips(_ body: String) -> [String] {
        shopBlock(body).result.diagnostics.filter { $0.range?.file == FileID(0) }.map { slip in
            slip.id + ": " + (slip.fixIt?.replacement ?? slip.notes.first?.message ?? "")
        }
    }

    @Test func elementsAreAddedToACollectionWithoutAValue() {
        let rows = shopBlock("items += [Item(name: \"Z\", price: 0)]").rows
        #expect(rows.prefix(3) == ["title", "Z", "Kind: small"])
    }

    @Test func anElementIsAppendedToACollectionWithoutAValue() {
        #expect(shopBlock("items.append(Item(name: \"Z\", price: 0))").rows.contains("Z"))
    }

    @Test func aMemberOfAnElementIsSet() {
        #expect(shopBlock("items[0].name = \"Q\"").rows.contains("Q"))
    }

    @Test func aDateOfAnObjectWithoutAValueIsSet() {
        let rows = shopBlock("shop.date = Date(timeIntervalSince1970: 0)").rows
        #expect(rows.contains("January 1, 1970"))
    }

    @Test func anUnknownCaseIsAWarningWithTheOneThatWasMeant() {
        #expect(slips("kind = .lrage") == ["no-case: did you mean 'large'?"])
    }

    @Test func aMemberThatATypeDoesNotHaveIsAWarning() {
        #expect(slips("shop.usr.name = \"A\"") == ["no-property: did you mean 'user'?"])
    }

    @Test func aBindingIsSetByItsName() {
        #expect(slips("$isOn = true").first?.hasPrefix("set-binding") == true)
        #expect(shopBlock("$isOn = true").rows.contains("On: on"))
    }

    @Test func aViewThatTheBodyMakesIsDrawnWithItsValues() {
        let rows = shopBlock("ShopView(title: \"T\", items: [Item(name: \"I\", price: 1)])").rows
        #expect(rows.prefix(2) == ["T", "I"])
    }

    @Test func aViewInsideAnotherOneIsDrawnWithItsValues() {
        let body = "NavigationStack { ShopView(title: \"T\", items: []) }\nisOn = true"
        let rows = shopBlock(body).rows
        #expect(rows.first == "T")
        #expect(rows.contains("On: on"))
    }

    @Test(arguments: [
        "@Bindable var model: Model", "@ObservedObject var model: Model",
        "@Environment(Model.self) var model", "let model: Model",
    ])
    func aPropertyWithADefaultTakesTheValueWhereTheModelIsNotGiven(_ property: String) {
        let block = SourceBlock(
            "model.isOn = true\nmodel.name = \"given\"", view: "Screen",
            [
                (
                    "S.swift",
                    """
                    @Observable final class Model {
                        var isOn = false
                        var name = "default"
                        init(service: Service) {}
                    }
                    struct Screen: View {
                        \(property)
                        var body: some View {
                            Form { Toggle("On", isOn: .constant(model.isOn)); Text(model.name) }
                        }
                    }
                    """
                )
            ])
        #expect(block.rows == ["On: on", "given"])
    }

    private let settings = (
        "App/SettingsView.swift",
        """
        struct Look { var isDark = false; var size = 1 }
        final class Options: ObservableObject {
            @Published var isOn = false
            @Published var city = "none"
            @Published var look = Look()
            init(service: Service) { }
        }
        struct Draft { let id: Int; var isDone = false }
        struct SettingsView: View {
            @ObservedObject var options: Options
            @Binding var draft: Draft
            var body: some View {
                Form {
                    Toggle("On", isOn: $options.isOn)
                    Text(options.city)
                    Toggle("Dark", isOn: $options.look.isDark)
                    Toggle("Done", isOn: $draft.isDone)
                }
            }
        }
        """
    )

    @Test(arguments: [
        ("options.isOn = true", 0, "On: on"), ("options.city = \"Lahore\"", 1, "Lahore"),
        ("options.look.isDark = true", 2, "Dark: on"), ("draft.isDone = true", 3, "Done: on"),
    ])
    func aMemberWithAnInitialValueIsSet(body: String, row: Int, text: String) {
        #expect(SourceBlock(body, view: "SettingsView", [settings]).rows[row] == text)
    }

    @Test func aBodyThatDrawsSomethingElseIsAWarning() {
        #expect(slips("Form { Text(\"x\") }").first?.hasPrefix("unused-body") == true)
        #expect(slips("ShopView(title: \"T\", items: [])") == [])
    }
}
