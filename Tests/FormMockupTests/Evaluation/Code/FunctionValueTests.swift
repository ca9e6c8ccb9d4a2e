import FormMockup
import Testing

private let routes = """
    enum Route { case edit(Int), show(name: String, page: Int), home }
    func said(_ route: Route) -> String {
        switch route {
        case .edit(let id): "edit \\(id)"
        case .show(let name, let page): "show \\(name) \\(page)"
        case .home: "home"
        }
    }
    struct Speaker {
        var word = "hi"
        func say(_ n: Int) -> String { word + "\\(n)" }
        func told(to name: String) -> String { word + " " + name }
        func all() -> String { [1, 2].map(say).joined(separator: ",") }
    }
    func sum(_ a: Int, _ b: Int) -> String { "\\(a + b)" }

    """

/// Functions that are handed over by name.
struct FunctionValueTests {
    @Test func aCaseIsTheFunctionThatMakesIt() {
        #expect(
            shown(routes, #"[1, 2].map(Route.edit).map(said).joined(separator: ",")"#)
                == "edit 1,edit 2")
    }

    @Test func aCaseTakesItsValuesWithoutLabels() {
        let code = routes + "let make = Route.show(name:page:)\n"
        #expect(shown(code, #"said(make("a", 2))"#) == "show a 2")
    }

    @Test func aTupleIsSpreadOverTheValuesOfACase() {
        #expect(shown(routes, #"zip(["a"], [3]).map(Route.show).map(said).joined()"#) == "show a 3")
    }

    @Test func aTupleIsSpreadOverTheParametersOfAFunction() {
        #expect(shown(routes, "zip([1], [2]).map(sum).joined()") == "3")
    }

    @Test func aCaseWithoutValuesStaysOne() {
        #expect(shown(routes, "said(Route.home)") == "home")
    }

    @Test func aMethodIsAFunctionByItsNameAlone() {
        #expect(shown(routes, "Speaker().all()") == "hi1,hi2")
    }

    @Test func aMethodOfAnInstanceIsAFunction() {
        #expect(shown(routes, #"[1, 2].map(Speaker(word: "yo").say).joined()"#) == "yo1yo2")
    }

    @Test func aMethodAsAFunctionTakesNoLabels() {
        #expect(shown(routes, #"["Bo"].map(Speaker().told(to:)).joined()"#) == "hi Bo")
    }

    @Test func aMethodIsTheContentOfAForEach() {
        let code = """
            struct A: View {
                func label(for n: Int) -> some View { Text("item \\(n)") }
                var body: some View { Form { ForEach([1, 2], id: \\.self, content: label(for:)) } }
            }
            """
        #expect(labels(code) == [["item 1", "item 2"]])
    }

    @Test func aMethodOfAListIsAFunction() {
        #expect(shown(routes, #"["a", "b"].filter(["b"].contains).joined()"#) == "b")
    }

    @Test func aMemberwiseInitialiserIsAFunction() {
        let code = routes + "struct Pair { var a: String; var b: Int }\n"
        #expect(shown(code, #"zip(["x"], [1]).map(Pair.init(a:b:)).map(\.a).joined()"#) == "x")
    }

    @Test func theInitialiserOfARawValueIsAFunction() {
        let code = routes + "enum Kind: String { case one, two }\n"
        #expect(
            shown(code, #"["two"].compactMap(Kind.init(rawValue:)).map(\.rawValue).joined()"#)
                == "two")
    }

    @Test func aBindingFollowsAKeyPath() {
        let code = """
            struct Prefs { var isLoud = true }
            struct A: View {
                @State var prefs = Prefs()
                let path: WritableKeyPath<Prefs, Bool> = \\.isLoud
                var body: some View { Form { Toggle("Loud", isOn: $prefs[dynamicMember: path]) } }
            }
            """
        #expect(screen(code).sections.first?.rows.first?.semantics.value == .toggle(true))
    }
}
