/// The screen and its bars.
extension HTMLRenderer {
    /// Writes a screen. `visibility` is a class that shows it in one appearance only.
    mutating func write(
        _ screen: PlacedScreen, of mockup: Mockup, visibility: StaticString? = nil
    ) {
        let traits = mockup.traits
        writer.open("div")
        writer.beginClasses("fm-screen")
        writer.addClass(HTMLStyle.className(of: traits.look))
        switch traits.appearance {
        case .automatic: break
        case .light: writer.addClass("fm-light")
        case .dark: writer.addClass("fm-dark")
        }
        if let visibility { writer.addClass(visibility) }
        utility(.unit, screen.size.width + screen.gutter)
        size(Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
        paint(.fill, screen.background)
        if let tint, tint != .role(.tint) { paint(.tint, tint) }
        if screen.gutter > 0 {
            writer.addClass("fm-measured")
            utility(.endMargin, screen.gutter)
        }
        writer.endClasses()
        writer.fixed(" data-part=\"screen\"")
        writer.attribute("lang", traits.locale)
        writer.attribute("dir", direction == .rightToLeft ? "rtl" : "ltr")
        writer.fixed(" role=\"group\"")
        if let name = mockup.alt ?? mockup.screen.title?.plainText, !name.isEmpty {
            writer.attribute("aria-label", name)
        }
        var edge = 0.0
        if let bar = screen.bar {
            write(bar, isBottom: false, below: edge)
            edge = bar.frame.y + bar.frame.height
        }
        screen.sections.withUnsafeBufferPointer { sections in
            for index in sections.indices { write(sections[index], below: &edge) }
        }
        if let bar = screen.bottomBar { write(bar, isBottom: true, below: edge) }
        for measure in screen.measures { write(measure) }
        writer.close()
    }

    private mutating func write(_ bar: PlacedBar, isBottom: Bool, below edge: Double) {
        writer.open("div")
        writer.beginClasses("fm-bar")
        if isBottom && look.bar.hasBottomLine { writer.addClass("fm-bottom") }
        size(bar.frame)
        if bar.frame.y != edge { utility(.topMargin, bar.frame.y - edge) }
        writer.endClasses()
        writer.fixed(" data-part=\"bar\"")
        // Capsules first: they lie behind the items that share them.
        for item in bar.items {
            guard let capsule = item.capsule else { continue }
            writer.open("span")
            writer.beginClasses("fm-capsule")
            size(capsule)
            if let fill = item.fill { paint(.fill, fill) }
            classes(of: .absolute(capsule, in: bar.frame))
            writer.endClasses()
            writer.close()
        }
        if let title = bar.title { write(title: title, isLarge: bar.isLargeTitle, in: bar.frame) }
        for item in bar.items { write(item, in: bar.frame) }
        if let search = bar.search { write(search, .absolute(search.frame, in: bar.frame)) }
        writer.close()
    }

    private mutating func write(title: PlacedElement, isLarge: Bool, in bar: Rect) {
        writer.open("h4")
        writer.beginClasses("fm-title")
        if !isLarge { writer.addClass("fm-tc") }
        size(title.frame)
        classes(of: .absolute(title.frame, in: bar))
        writer.endClasses()
        writer.fixed(" data-part=\"title\"")
        write(title, .corner)
        writer.close()
    }

    private mutating func write(_ item: PlacedBarItem, in bar: Rect) {
        writer.open("span")
        writer.beginClasses("fm-box")
        size(item.frame)
        classes(of: .absolute(item.frame, in: bar))
        writer.endClasses()
        write(item.content, .corner)
        writer.close()
    }

    private mutating func write(_ measure: PlacedMeasure) {
        let origin = Rect(x: 0, y: 0, width: 0, height: 0)
        writer.open("span")
        writer.beginClasses("fm-measure")
        writer.addClass(measure.isVertical ? "fm-vertical" : "fm-horizontal")
        if measure.isVertical {
            utility(.height, measure.line.height)
        } else {
            utility(.width, measure.line.width)
        }
        classes(of: .absolute(measure.line, in: origin))
        writer.endClasses()
        writer.fixed(" aria-hidden=\"true\"")
        writer.close()
        for leader in measure.leaders {
            writer.open("span")
            writer.beginClasses("fm-leader")
            utility(.width, leader.width)
            classes(of: .absolute(leader, in: origin))
            writer.endClasses()
            writer.fixed(" aria-hidden=\"true\"")
            writer.close()
        }
        writer.open("span")
        writer.beginClasses("fm-length")
        size(measure.label)
        classes(of: .absolute(measure.label, in: origin))
        writer.endClasses()
        writer.fixed(" aria-hidden=\"true\"")
        writer.text(SVGAnnotations.length(measure.length))
        writer.close()
    }
}
