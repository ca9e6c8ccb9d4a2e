/// Common icons as path data, so that a lookup neither parses nor traces.
///
/// The rows are what `IconComposer` makes of the names; `Scripts/preview-icons --table` prints
/// them and a test compares.
enum IconTable {
    /// One icon, in a form that needs no work when the program starts.
    struct Row: Sendable {
        /// The symbol's name.
        let name: String
        /// The left edge of the ink, like the other edges in hundredths of a unit.
        let minX: Int16
        /// The top edge.
        let minY: Int16
        /// The right edge.
        let maxX: Int16
        /// The bottom edge.
        let maxY: Int16
        /// Whether a right-to-left interface shows the icon flipped.
        let mirrors: Bool
        /// The path that is stroked, or nothing.
        let stroke: String
        /// The path that is filled, or nothing.
        let fill: String

        /// Makes a row.
        init(
            _ name: String, _ minX: Int16, _ minY: Int16, _ maxX: Int16, _ maxY: Int16,
            mirrors: Bool = false, stroke: String = "", fill: String = ""
        ) {
            self.name = name
            self.minX = minX
            self.minY = minY
            self.maxX = maxX
            self.maxY = maxY
            self.mirrors = mirrors
            self.stroke = stroke
            self.fill = fill
        }

        /// The row as an icon.
        var icon: Icon {
            var parts: [IconPart] = []
            if !stroke.isEmpty {
                parts.append(IconPart(path: stroke, paint: .stroke(width: Icon.strokeWidth)))
            }
            if !fill.isEmpty { parts.append(IconPart(path: fill, paint: .fill)) }
            let bounds = IconBounds(
                minX: Double(minX) / 100, minY: Double(minY) / 100, maxX: Double(maxX) / 100,
                maxY: Double(maxY) / 100)
            return Icon(name: name, parts: parts, mirrorsInRightToLeft: mirrors, bounds: bounds)
        }
    }

    /// The icon with a name, if it is one of the common ones.
    static func icon(named name: String) -> Icon? { row(named: name)?.icon }

    /// Whether right to left flips a common icon; nil for another.
    static func mirroring(of name: String) -> Bool? { row(named: name)?.mirrors }

    private static func row(named name: String) -> Row? {
        for rows in spans {
            guard let last = rows.last, name <= last.name else { continue }
            return row(named: name, in: rows)
        }
        return nil
    }

    private static func row(named name: String, in rows: [Row]) -> Row? {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].name < name { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low].name == name ? rows[low] : nil
    }
}
