/// Names in order of declaration, found by name: few by looking at each, many by a table.
struct NameList {
    private var names: [String] = []
    /// All names.
    var all: [String] { names }
    /// The latest place of each name, once there are many.
    private var places: [String: Int] = [:]
    private static let few = 16

    /// Adds a name behind the others.
    mutating func append(_ name: String) {
        names.append(name)
        if names.count == Self.few + 1 {
            for (place, name) in names.enumerated() { places[name] = place }
        } else if names.count > Self.few {
            places[name] = names.count - 1
        }
    }

    /// Removes all but the first ones, whose names no other has.
    mutating func removeAll(behind count: Int) {
        if count > Self.few {
            for name in names[count...] { places[name] = nil }
        } else {
            places = [:]
        }
        names.removeSubrange(count...)
    }

    /// The place of a name, the latest of several.
    func place(of name: String) -> Int? {
        if names.count > Self.few { return places[name] }
        var index = names.count - 1
        while index >= 0 {
            if names[index] == name { return index }
            index -= 1
        }
        return nil
    }
}
