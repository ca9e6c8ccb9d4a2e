import FormMockup

/// All files of a site with what they come from: two for one address are an error.
struct StagedFiles {
    private let folder: OutputFolder?
    private(set) var staged: [OutputFolder.Staged] = []
    private(set) var failures: [FileError] = []
    private var origins: [String: String] = [:]
    private var clashes: [(path: String, first: String, second: String)] = []

    /// Makes an empty list; without a folder nothing is written.
    init(folder: OutputFolder?) {
        self.folder = folder
    }

    /// Whether there is a file at a path.
    func holds(_ path: String) -> Bool { origins[path] != nil }

    /// Takes a file that is staged already.
    mutating func claim(_ file: OutputFolder.Staged, by origin: String) {
        if let first = origins.updateValue(origin, forKey: file.path) {
            origins[file.path] = first
            clashes.append((file.path, first, origin))
            return
        }
        staged.append(file)
    }

    /// Stages a file of these bytes.
    mutating func add(_ path: String, _ bytes: [UInt8], by origin: String) {
        stage(path, by: origin) { folder throws(FileError) in try folder.stage(path, bytes) }
    }

    /// Stages a copy of a file.
    mutating func addCopy(of source: String, to path: String) {
        stage(path, by: source) { folder throws(FileError) in
            try folder.stageCopy(of: source, to: path)
        }
    }

    private mutating func stage(
        _ path: String, by origin: String,
        _ make: (OutputFolder) throws(FileError) -> OutputFolder.Staged
    ) {
        claim(.make(path, in: folder, &failures, make), by: origin)
    }

    /// What is wrong with the addresses, at the second of two files.
    func conflicts(_ site: Site) -> [LocatedDiagnostic] {
        var found = clashes.map { clash in
            Self.message(
                "two files for the address '\(clash.path)': \(clash.first) and \(clash.second)",
                at: clash.second, site)
        }
        var last = ""
        for file in staged {
            let folder = Paths.folder(of: file.path)
            // Neighbours are in one folder mostly.
            guard folder != last else { continue }
            last = folder
            guard let origin = origins[folder] else { continue }
            found.append(
                Self.message(
                    "'\(folder)' is a file (\(origin)) and a folder of others", at: origin, site))
        }
        return found + Self.lookalikes(site)
    }

    /// Pages and assets that a disk or server which ignores case can't tell apart.
    private static func lookalikes(_ site: Site) -> [LocatedDiagnostic] {
        let paths = site.pages.map(\.source.path) + site.assets.sorted()
        // Small letters look like nothing but capitals, and most sites have none in their names.
        guard !paths.allSatisfy(hasOnlySmallLetters) else { return [] }
        var found: [LocatedDiagnostic] = []
        var seen: [String: String] = [:]
        for path in paths {
            guard let first = seen.updateValue(path, forKey: path.lowercased()) else { continue }
            var message = message("'\(path)' and '\(first)' differ only in case", at: path, site)
            message.severity = .warning
            message.id = "same-but-for-case"
            found.append(message)
        }
        return found
    }

    private static func hasOnlySmallLetters(_ path: String) -> Bool {
        path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    }

    private static func message(
        _ text: String, at origin: String, _ site: Site
    ) -> LocatedDiagnostic {
        let path = site.pageByPath[origin].map { site.pages[$0].source.shownPath } ?? origin
        return LocatedDiagnostic(
            severity: .error, id: "duplicate-address", message: text,
            place: .start(of: path), notes: [], fix: nil)
    }
}

/// Checks the links that waited for all pages to be built.
struct PendingLinks {
    let site: Site
    let pages: [FinishedPage]
    let files: StagedFiles

    /// The dead ones.
    func check() -> [LocatedDiagnostic] {
        var result: [LocatedDiagnostic] = []
        for (index, page) in pages.enumerated() {
            let faults = page.pending.compactMap { fault($0, site.pages[index]) }
            guard !faults.isEmpty else { continue }
            var table = FileTable()
            let source = site.pages[index].source
            _ = table.add(source.shownPath, source.bytes)
            result += table.locate(faults)
        }
        return result
    }

    private func fault(_ link: PendingLink, _ page: Site.Page) -> Diagnostic? {
        switch link.wish {
        case .anchor(let target, let name):
            if pages[target].anchors.contains(name) { return nil }
            return .deadAnchor(
                name, on: site.pages[target].source.shownPath, pages[target].anchors,
                at: link.range)
        case .file(let path):
            if files.holds(path) { return nil }
            return .deadLink(path, site, from: page, at: link.range)
        }
    }
}
