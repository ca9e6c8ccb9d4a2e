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
}
