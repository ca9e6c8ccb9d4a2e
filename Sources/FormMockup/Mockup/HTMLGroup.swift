/// Groups of boxes as flexible lines and columns.
///
/// Distances come from the frames, so that boxes are where layout put them; text keeps its natural
/// width, so that a reader without the table's font sees the same arrangement.
extension HTMLRenderer {
    /// Room before a child that is what was left over, not a gap that somebody chose.
    private static let slack = 16.0
    /// Distances that nobody sees.
    private static let tolerance = 0.3

    /// Writes a group into a tag of its own.
    mutating func write(_ group: PlacedGroup, frame: Rect, _ place: HTMLPlace) {
        writer.open("span")
        writeOpen(group, frame: frame, place)
        writer.close()
    }

    /// Writes class and children of a group into a tag that is open already.
    mutating func writeOpen(_ group: PlacedGroup, frame: Rect, _ place: HTMLPlace) {
        switch group.axis {
        case .horizontal: writeLine(group.children, frame: frame, place)
        case .vertical: writeColumn(group.children, frame: frame, place)
        case .depth:
            writer.beginClasses("fm-z")
            size(frame)
            classes(of: place)
            writer.endClasses()
            for child in group.children { write(child, .absolute(child.frame, in: frame)) }
        }
    }

    /// Writes boxes that follow each other from leading to trailing.
    mutating func writeLine(_ children: [PlacedElement], frame: Rect, _ place: HTMLPlace) {
        let pushed = Self.pushedChild(children, in: frame)
        writer.beginClasses("fm-g")
        if pushed != nil { utility(.width, frame.width) }
        if needsHeight(children, frame: frame) { utility(.height, frame.height) }
        classes(of: place)
        writer.endClasses()
        writeChildren(children, frame: frame, pushed: pushed, hugsChildren: true)
    }

    /// Writes the children of a line whose tag and classes are written. A line that hugs its
    /// children, or has one pushed to its end, keeps the room behind the last.
    mutating func writeChildren(
        _ children: [PlacedElement], frame: Rect, pushed: Int?, hugsChildren: Bool = false
    ) {
        let middle = frame.y + frame.height / 2
        var edge = frame.x
        var end = 0
        if hugsChildren || pushed != nil, let last = children.last(where: { !$0.isEmpty }) {
            let rest = frame.x + frame.width - last.frame.x - last.frame.width
            if rest.magnitude > Self.tolerance { end = hundredths(rest) }
        }
        let lastIndex = children.lastIndex { !$0.isEmpty }
        children.withUnsafeBufferPointer { children in
            for index in children.indices where !children[index].isEmpty {
                let own = children[index].frame
                var place = HTMLPlace()
                place.start = hundredths(own.x - edge)
                place.isPushed = index == pushed
                if index == lastIndex { place.end = end }
                if (own.y + own.height / 2 - middle).magnitude > Self.tolerance {
                    place.cross = .dropped(hundredths(own.y - frame.y))
                }
                write(children[index], place)
                edge = own.x + own.width
            }
        }
    }

    /// The child before which the line's spare room lies.
    static func pushedChild(_ children: [PlacedElement], in frame: Rect) -> Int? {
        var edge = frame.x
        var largest = slack
        var result: Int?
        for (index, child) in children.enumerated() where !child.isEmpty {
            let gap = child.frame.x - edge
            if gap > largest, index > 0 {
                largest = gap
                result = index
            }
            edge = child.frame.x + child.frame.width
        }
        return result
    }

    private func needsHeight(_ children: [PlacedElement], frame: Rect) -> Bool {
        var tallest = 0.0
        for child in children where !child.isEmpty {
            let center = child.frame.y + child.frame.height / 2
            if (center - frame.y - frame.height / 2).magnitude > Self.tolerance { return true }
            tallest = max(tallest, child.frame.height)
        }
        return (tallest - frame.height).magnitude > Self.tolerance
    }

    private mutating func writeColumn(
        _ children: [PlacedElement], frame: Rect, _ place: HTMLPlace
    ) {
        var widest = 0.0
        var bottom = frame.y
        for child in children where !child.isEmpty {
            widest = max(widest, child.frame.x + child.frame.width - frame.x)
            bottom = child.frame.y + child.frame.height
        }
        writer.beginClasses("fm-g")
        writer.addClass("fm-col")
        if frame.width - widest > Self.tolerance { utility(.width, frame.width) }
        if (frame.y + frame.height - bottom).magnitude > Self.tolerance {
            utility(.height, frame.height)
        }
        classes(of: place)
        writer.endClasses()
        var edge = frame.y
        for child in children where !child.isEmpty {
            var place = columnPlace(child.frame, in: frame)
            place.top = hundredths(child.frame.y - edge)
            write(child, place)
            edge = child.frame.y + child.frame.height
        }
    }

    private func columnPlace(_ child: Rect, in frame: Rect) -> HTMLPlace {
        var place = HTMLPlace()
        let before = child.x - frame.x
        let after = frame.x + frame.width - child.x - child.width
        if before.magnitude <= Self.tolerance { return place }
        if (before - after).magnitude <= Self.tolerance {
            place.cross = .center
        } else if after.magnitude <= Self.tolerance {
            place.cross = .end
        } else {
            place.start = hundredths(before)
        }
        return place
    }
}

extension PlacedElement {
    /// Whether nothing is drawn.
    var isEmpty: Bool {
        if case .empty = content { return true }
        return false
    }

    /// Whether it is text, which wider letters may cut.
    var isText: Bool {
        if case .text = content { return true }
        return false
    }
}
