/// Finds the name that was probably meant.
public enum NearMiss {
    /// The candidate closest to a misspelt name, or nil when none is close. Case does not count
    /// as a difference; of equally close ones the first wins.
    public static func best(for name: String, among candidates: [String]) -> String? {
        guard !candidates.isEmpty, !name.isEmpty, name.utf8.count <= 64 else { return nil }
        let wanted = folded(name)
        var best: String?
        var bestDistance = max(1, (wanted.count + 1) / 3) + 1
        let letters = Self.letters(of: name)
        for candidate in candidates
        where abs(candidate.utf8.count - wanted.count) < bestDistance {
            // Each letter that only one of them has takes an edit.
            let others = Self.letters(of: candidate)
            let least = max(
                (letters & ~others).nonzeroBitCount, (others & ~letters).nonzeroBitCount)
            guard least < bestDistance else { continue }
            let distance = distance(wanted, folded(candidate), below: bestDistance)
            if distance < bestDistance {
                best = candidate
                bestDistance = distance
            }
        }
        return best
    }

    /// The candidates for a message, as "a, b and 7 more".
    public static func list(of candidates: [String]) -> String {
        let longest = 20
        var list = ""
        for (index, name) in candidates.prefix(longest).enumerated() {
            list += (index > 0 ? ", " : "") + name
        }
        let rest = candidates.count - longest
        return rest > 0 ? list + " and \(rest) more" : list
    }

    /// The letters of a name as a set, whatever their case.
    private static func letters(of name: String) -> UInt64 {
        var result: UInt64 = 0
        for byte in name.utf8 {
            let folded = byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
            result |= 1 << UInt64(folded & 63)
        }
        return result
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    }

    /// Edits (insert, remove, replace, swap of neighbours) from one word to the other; `limit`
    /// when there are at least as many.
    private static func distance(_ left: [UInt8], _ right: [UInt8], below limit: Int) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in 0..<right.count {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(previous[column + 1] + 1, current[column] + 1, replaced)
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            // The next row is at least this far: it comes from one of these two.
            if min(current.min() ?? 0, (previous.min() ?? 0) + 1) >= limit { return limit }
            beforePrevious = previous
            previous = current
        }
        return min(previous[right.count], limit)
    }
}
