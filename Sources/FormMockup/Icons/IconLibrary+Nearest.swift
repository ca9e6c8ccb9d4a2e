extension IconLibrary {
    /// At most three names that somebody who wrote an unknown one may have meant, the likeliest
    /// first.
    public func nearestNames(to name: String) -> [String] {
        let wanted = Array(name.utf8.prefix(IconLibrary.longestName))
        if wanted.isEmpty { return [] }
        let components = wanted.split(separator: UInt8(ascii: "."))
        // A name needs a third of its letters right, or a component in common. Most slips spare the
        // first letter, and looking at those names alone takes a twentieth of the time.
        let limit = max(2, wanted.count / 3)
        var ranked: [(cost: Int, name: String)] = []
        for candidate in candidates(with: wanted[0] | 0x20) {
            let bytes = Array(candidate.utf8)
            let shared = IconLibrary.sharedComponents(
                components, bytes.split(separator: UInt8(ascii: ".")))
            let difference = Int((bytes.count - wanted.count).magnitude)
            if shared == 0 && difference > limit { continue }
            let distance = IconLibrary.distance(wanted, bytes)
            if distance > limit && shared == 0 { continue }
            ranked.append((2 * distance - 3 * shared, candidate))
        }
        ranked.sort { $0.cost != $1.cost ? $0.cost < $1.cost : $0.name < $1.name }
        return ranked.prefix(3).map { $0.name }
    }

    /// The known names that begin with a letter.
    private func candidates(with letter: UInt8) -> [String] {
        ownNames.filter { $0.utf8.first.map { $0 | 0x20 } == letter }
            + IconLibrary.builtInNames.filter { $0.utf8.first.map { $0 | 0x20 } == letter }
    }

    /// How many leading components are the same; a lone later one says little about a picture.
    private static func sharedComponents(
        _ first: [ArraySlice<UInt8>], _ second: [ArraySlice<UInt8>]
    ) -> Int {
        var count = 0
        for (one, other) in zip(first, second) {
            if one != other { break }
            count += 1
        }
        return count
    }

    /// The number of letters to insert, remove, replace or swap with a neighbour.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var older: [Int] = []
        var previous = Array(0...second.count)
        for row in 1...max(1, first.count) where row <= first.count {
            var current = [row]
            current.reserveCapacity(second.count + 1)
            for column in 1...max(1, second.count) where column <= second.count {
                let isSame = first[row - 1] == second[column - 1]
                var best = previous[column - 1] + (isSame ? 0 : 1)
                best = min(best, previous[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, first[row - 1] == second[column - 2],
                    first[row - 2] == second[column - 1]
                {
                    best = min(best, older[column - 2] + 1)
                }
                current.append(best)
            }
            older = previous
            previous = current
        }
        return previous[second.count]
    }
}
