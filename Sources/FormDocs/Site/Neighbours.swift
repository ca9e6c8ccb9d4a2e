/// Looks for paths that may have been meant by one that leads nowhere.
enum Neighbours {
    /// To compare with all files of a large folder, for every dead link, would take too long.
    private static let reach = 200

    /// Those in the same folder, of many the nearest in order, and those of the same name elsewhere.
    static func find(of path: String, among paths: some Sequence<String>) -> [String] {
        let folder = Paths.folder(of: path)
        let start = folder.isEmpty ? "" : folder + "/"
        let end = "/" + Paths.name(of: path)
        var near: [String] = []
        var far: [String] = []
        for other in paths {
            if other.hasPrefix(start), !other.utf8.dropFirst(start.utf8.count).contains(0x2F) {
                near.append(other)
            } else if far.count < reach, other.hasSuffix(end) || other == end.dropFirst() {
                far.append(other)
            }
        }
        guard near.count > 2 * reach else { return near + far }
        let place = near.firstIndex { Paths.precedes(path, $0) } ?? near.count
        return near[max(0, place - reach)..<min(near.count, place + reach)] + far
    }
}
