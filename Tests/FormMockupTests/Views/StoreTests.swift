import Testing

@testable import FormMockup

/// Screens on a store of The Composable Architecture show its state.
struct StoreTests {
    private let feature = """
        @Reducer struct Profile {
            @ObservableState struct State: Equatable {
                var name = "Ann"
                var isOn = true
                var rows: [Row.State] = [Row.State(title: "one"), Row.State(title: "two")]
                var detail: Row.State?
            }
        }
        struct Row { struct State: Identifiable { let id = UUID(); var title: String } }
        """

    private func rows(_ view: String) -> [Semantics] {
        SourceBlock(feature + "\n" + view, view: "Screen", []).semantics
    }

    @Test func aStoreHasTheDefaultsOfItsState() {
        let found = rows(
            """
            struct Screen: View {
                @Bindable var store: StoreOf<Profile>
                var body: some View {
                    Form { Text(store.name); Toggle("On", isOn: $store.isOn) }
                }
            }
            """)
        #expect(found.map(\.label) == ["Ann", "On"])
        #expect(found[1].value == .toggle(true))
    }

    @Test func aPreviewGivesTheState() {
        let found = rows(
            """
            struct Screen: View {
                let store: StoreOf<Profile>
                var body: some View { Form { Text(store.name) } }
            }
            #Preview { Screen(store: Store(initialState: Profile.State(name: "Bob")) { Profile() }) }
            """)
        #expect(found.map(\.label) == ["Bob"])
    }

    @Test func viewStoresAndScopesShowTheirPart() {
        let found = rows(
            """
            struct Screen: View {
                let store: Store<Profile.State, Profile.Action>
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in
                        Form {
                            Text(viewStore.name)
                            Toggle("On", isOn: viewStore.binding(get: \\.isOn, send: Profile.Action.set))
                            ForEachStore(store.scope(state: \\.rows, action: \\.rows)) { row in
                                Text(row.title)
                            }
                            IfLetStore(store.scope(state: \\.detail, action: \\.detail)) { detail in
                                Text(detail.title)
                            } else: { Text("no detail") }
                        }
                    }
                }
            }
            """)
        #expect(found.map(\.label) == ["Ann", "On", "one", "two", "no detail"])
        #expect(found[1].value == .toggle(true))
    }
}
