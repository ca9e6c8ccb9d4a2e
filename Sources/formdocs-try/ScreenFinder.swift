import FormMockup

/// A view that draws a form.
struct FoundScreen {
    /// Index of the file that declares it.
    var file: Int
    /// Its name, from the outermost type on.
    var view: String
}

/// Finds the form screens of many files: types that are a `View`, have a `body`, and hold a
/// `Form` or a `Section` in their members, also in those of extensions.
struct ScreenFinder {
    /// What one file says of a type.
    private struct Piece {
        var file: Int
        var name: String
        var isExtension: Bool
        var isView: Bool
        var isLocal: Bool
        var hasBody = false
        var hasForm = false
    }

    private static let keywords: Set<String> = [
        "struct", "class", "enum", "actor", "extension", "protocol",
    ]
    private static let containers: Set<String> = ["Form", "Section"]

    private var pieces: [Piece] = []

    /// The form screens of files, in the order of the files and of their declarations.
    static func screens(in files: [[UInt8]]) -> [FoundScreen] {
        var finder = ScreenFinder()
        for (number, bytes) in files.enumerated() { finder.read(bytes, number) }
        return finder.screens()
    }

    private func screens() -> [FoundScreen] {
        var extensions: [String: [Piece]] = [:]
        var declared: [String: Int] = [:]
        for piece in pieces {
            if piece.isExtension {
                extensions[piece.name, default: []].append(piece)
            } else {
                declared[piece.name, default: 0] += 1
            }
        }
        var screens: [FoundScreen] = []
        for piece in pieces where !piece.isExtension && !piece.isLocal {
            // Of several types of one name an extension belongs to the one of its own file.
            let isOnly = declared[piece.name] == 1
            let more = (extensions[piece.name] ?? []).filter { isOnly || $0.file == piece.file }
            let all = [piece] + more
            guard all.contains(where: \.isView), all.contains(where: \.hasBody),
                all.contains(where: \.hasForm)
            else { continue }
            screens.append(FoundScreen(file: piece.file, view: piece.name))
        }
        return screens
    }

    /// Takes in the types of a file.
    private mutating func read(_ bytes: [UInt8], _ file: Int) {
        let items = IOSBranches.items(of: bytes)
        let own = Self.ownContainers(items)
        /// For each open brace the piece whose members stand in it, and whether it is the type's.
        var open: [(piece: Int?, isType: Bool)] = []
        var index = 0
        while index < items.count {
            defer { index += 1 }
            switch items[index] {
            case .mark(0x7B): open.append((open.last?.piece, false))
            case .mark(0x7D): _ = open.popLast()
            case .mark: break
            case .word(let word):
                if Self.keywords.contains(word),
                    let header = Header(items, at: index, keyword: word)
                {
                    let outer = open.last?.piece.map { pieces[$0].name + "." } ?? ""
                    // A type inside of a function or closure can't be named.
                    let isLocal = open.last?.isType == false
                    pieces.append(
                        Piece(
                            file: file, name: outer + header.name,
                            isExtension: word == "extension",
                            isView: word != "protocol" && header.inherited.contains("View"),
                            isLocal: isLocal || open.last?.piece.map { pieces[$0].isLocal } == true)
                    )
                    open.append((pieces.count - 1, true))
                    index = header.brace
                } else if let piece = open.last?.piece {
                    note(word, items, index, own, in: piece)
                }
            }
        }
    }

    private mutating func note(
        _ word: String, _ items: [CodeWords.Item], _ index: Int, _ own: Set<String>,
        in piece: Int
    ) {
        let before = index > 0 ? items[index - 1] : .mark(0)
        let after = index + 1 < items.count ? items[index + 1] : .mark(0)
        if word == "body", before == .word("var") { pieces[piece].hasBody = true }
        if Self.containers.contains(word), !own.contains(word),
            after == .mark(0x7B) || after == .mark(0x28)
        {
            pieces[piece].hasForm = true
        }
    }

    /// The names of SwiftUI's containers that a file uses for types of its own.
    private static func ownContainers(_ items: [CodeWords.Item]) -> Set<String> {
        var own: Set<String> = []
        for (item, next) in zip(items, items.dropFirst()) {
            guard case .word(let keyword) = item, case .word(let name) = next,
                keywords.contains(keyword), keyword != "extension", containers.contains(name)
            else { continue }
            own.insert(name)
        }
        return own
    }
}

/// What stands between the keyword of a type and its brace.
private struct Header {
    var name = ""
    var inherited: Set<String> = []
    /// Index of the opening brace.
    var brace = 0

    /// Reads a header; nil where the keyword means something else, as in `class func`.
    init?(_ items: [CodeWords.Item], at index: Int, keyword: String) {
        if index > 0, items[index - 1] == .mark(0x2E) { return nil }
        var position = index + 1
        guard position < items.count, case .word(let first) = items[position],
            !["func", "var", "let", "init", "subscript"].contains(first)
        else { return nil }
        name = first
        position += 1
        while position + 1 < items.count, items[position] == .mark(0x2E),
            case .word(let part) = items[position + 1]
        {
            name += "." + part
            position += 2
        }
        var isInherited = false
        while position < items.count {
            switch items[position] {
            case .mark(0x7B):
                brace = position
                return
            case .mark(0x3A): isInherited = true
            case .mark(0x7D), .mark(0x3B): return nil
            case .word("where"): isInherited = false
            case .word(let word): if isInherited { inherited.insert(word) }
            case .mark: break
            }
            position += 1
        }
        return nil
    }
}
