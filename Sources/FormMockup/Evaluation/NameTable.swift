/// Things found by name in a table that is made once, with a hash of few instructions: the names
/// are known, so nobody can choose them to collide.
struct NameTable<Item: Sendable>: Sendable {
    private var names: [String] = []
    private var items: [Item] = []
    /// Places in ``names``; -1 where there is none.
    private var slots: [Int32]
    private let mask: Int

    /// Makes a table; of two things with one name the later counts.
    init(_ pairs: [(name: String, item: Item)]) {
        var size = 16
        while size < pairs.count * 3 { size *= 2 }
        mask = size - 1
        slots = Array(repeating: -1, count: size)
        for (name, item) in pairs {
            let slot = slot(of: name)
            if slots[slot] >= 0 {
                items[Int(slots[slot])] = item
            } else {
                slots[slot] = Int32(names.count)
                names.append(name)
                items.append(item)
            }
        }
    }

    /// What has a name.
    subscript(name: String) -> Item? {
        let place = slots[slot(of: name)]
        return place < 0 ? nil : items[Int(place)]
    }

    /// Whether something has a name.
    func contains(_ name: String) -> Bool {
        slots[slot(of: name)] >= 0
    }

    /// The slot that holds a name, or would.
    private func slot(of name: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        // Truncating: where Int has 32 bits (WebAssembly) not every hash fits.
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
        while slots[slot] >= 0, names[Int(slots[slot])] != name { slot = (slot + 1) & mask }
        return slot
    }
}

extension NameTable where Item == [String] {
    /// A table of lists of words, each written with blanks between them.
    init(words: [(name: String, words: String)]) {
        self.init(
            words.map { (name: $0.name, item: $0.words.split(separator: " ").map { String($0) }) })
    }
}
