/// Where the members of a type stand, by name: made once with the tree, so that whoever looks for
/// one member need not look at all.
public final class MemberTable: Sendable {
    /// Places in the list of members.
    private let places: [String: [Int]]
    /// Variables that are not static.
    let variables: [Int]
    /// Lines of `case`.
    let cases: [Int]
    let initializers: [Int]
    /// Types and aliases inside.
    let types: [Int]

    /// The table of a type's members.
    init(_ members: [Declaration]) {
        var places: [String: [Int]] = [:]
        var variables: [Int] = []
        var cases: [Int] = []
        var initializers: [Int] = []
        var types: [Int] = []
        for (place, member) in members.enumerated() {
            switch member.kind {
            case .variable(let variable):
                if !member.isStatic { variables.append(place) }
                for binding in variable.bindings {
                    guard case .binding(let name, _) = binding.pattern else { continue }
                    places[name, default: []].append(place)
                }
            case .function(let function):
                if function.name == "init" {
                    initializers.append(place)
                } else {
                    places[function.name, default: []].append(place)
                }
            case .enumCases: cases.append(place)
            case .type(let type):
                types.append(place)
                places[type.name, default: []].append(place)
            case .typeAlias(let name, _):
                types.append(place)
                places[name, default: []].append(place)
            case .preview, .other: break
            }
        }
        self.places = places
        self.variables = variables
        self.cases = cases
        self.initializers = initializers
        self.types = types
    }

    /// The places of the members with a name; nil when there is none.
    func places(of name: String) -> [Int]? { places.isEmpty ? nil : places[name] }

    /// The names of all members, sorted.
    var names: [String] { places.keys.sorted() }
}
