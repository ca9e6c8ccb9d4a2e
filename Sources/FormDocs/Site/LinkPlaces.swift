import FormMockup

/// Finds the places of links' destinations in the text of a page, which libcmark does not say. It
/// goes along with the page and looks at no part of it again and again, however many links
/// there are.
struct LinkPlaces {
    /// A destination in the block that is being read.
    private struct Seen {
        /// How many links to it the block has had.
        var count = 0
        /// How many of them were found in the text.
        var found = 0
        /// Where the search goes on.
        var position: Int
    }

    private let page: [UInt8]
    private let lines: SourceLines
    private let file: FileID
    private var line = 0
    private var seen: [String: Seen] = [:]
    /// The last search for each destination: where it began and what it found.
    private var searches: [String: (start: Int, found: Int?)] = [:]
    private var definitions: [String: SourceRange] = [:]

    /// Makes a search through a page.
    init(_ page: [UInt8], _ lines: SourceLines, file: FileID) {
        self.page = page
        self.lines = lines
        self.file = file
    }

    /// Takes the next link of the page.
    mutating func pass(_ link: MarkdownRenderer.Link) {
        guard link.place == nil else { return }
        if link.line != line {
            line = link.line
            seen.removeAll(keepingCapacity: true)
        }
        seen[link.destination, default: Seen(position: lines.range(line).lowerBound)].count += 1
    }

    /// The bytes of the last link's destination: in the block that begins at its line, else in a
    /// link definition anywhere, else the block's first line.
    mutating func place(of link: MarkdownRenderer.Link) -> SourceRange {
        if let place = link.place { return place }
        let wanted = Array(link.destination.utf8)
        if !wanted.isEmpty {
            if let found = inBlock(link.destination, wanted) { return found }
            if let known = definitions[link.destination] { return known }
            if let found = search(Array("]: ".utf8) + wanted, lines.range(1).lowerBound) {
                let range = range(found + 3, wanted.count)
                definitions[link.destination] = range
                return range
            }
        }
        let first = lines.range(link.line)
        return SourceRange(file: file, start: first.lowerBound, end: first.upperBound)
    }

    private mutating func inBlock(_ destination: String, _ wanted: [UInt8]) -> SourceRange? {
        guard var state = seen[destination] else { return nil }
        var last: Int?
        while state.found < state.count {
            guard let next = next(destination, wanted, from: state.position) else { return nil }
            last = next
            state.found += 1
            state.position = next + wanted.count
        }
        seen[destination] = state
        return last.map { range($0, wanted.count) }
    }

    private mutating func next(_ destination: String, _ wanted: [UInt8], from start: Int) -> Int? {
        if let last = searches[destination], start >= last.start {
            guard let found = last.found else { return nil }
            if start <= found { return found }
        }
        let found = search(wanted, start)
        searches[destination] = (start, found)
        return found
    }

    private func range(_ start: Int, _ count: Int) -> SourceRange {
        SourceRange(file: file, start: start, end: start + count)
    }

    private func search(_ wanted: [UInt8], _ start: Int) -> Int? {
        guard page.count >= wanted.count, start <= page.count - wanted.count else { return nil }
        for index in start...(page.count - wanted.count)
        where page[index] == wanted[0] && isWhole(index, wanted) {
            return index
        }
        return nil
    }

    /// Whether the text stands there as a destination: not as the start of a longer one.
    private func isWhole(_ start: Int, _ wanted: [UInt8]) -> Bool {
        guard page[start..<start + wanted.count].elementsEqual(wanted) else { return false }
        guard start > 0, [0x28, 0x3C, 0x20].contains(page[start - 1]) || wanted[0] == 0x5D
        else { return false }
        let end = start + wanted.count
        return end == page.count || [0x29, 0x3E, 0x20, 0x0A, 0x0D].contains(page[end])
    }
}
