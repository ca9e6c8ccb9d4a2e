/// Views that show what no source code says: maps, videos, pages, drawings.
extension Control {
    /// Neutral fields in the place of what would be seen there.
    static let picture = Control(
        "Map", "LookAroundPreview", "VideoPlayer", "WebView", "SpriteView", "SceneView",
        "RealityView", "Model3D", "Chart3D", "MultiDatePicker", "SubscriptionStoreView",
        "StoreView", "ProductView", "SubscriptionOfferView", "DocumentGroup", "CameraView"
    ) { context in
        let kind: Semantics.Kind =
            context.call.name == "MultiDatePicker" ? .datePicker : .image
        var label = context.label(trailingIsLabel: false).plainText
        if label.isEmpty { label = context.call.name.lastNameInWords.capitalizedFirst }
        return context.picture(
            Element.shape(
                ShapeElement(kind: .roundedRectangle(8), fill: .role(.tertiarySystemFill))),
            Semantics(kind: kind, label: label), height: context.call.name.pictureHeight)
    }

    /// `Chart`: a few pale bars. What its marks would show is data.
    static let chart = Control("Chart") { context in
        let bars = [2, 3, 1, 4, 2, 3, 4].map { Element.bar(of: 4, filled: $0) }
        let element = Element.stack(
            StackElement(
                axis: .horizontal, alignment: Alignment(.center, .bottom), spacing: 10,
                children: bars))
        return context.picture(
            element, Semantics(kind: .image, label: "Chart"),
            height: context.call.name.pictureHeight)
    }

    /// `Path` and `Canvas`: the room that a drawing takes.
    static let drawing = Control("Path", "Canvas") { context in
        guard context.environment.hasHeight, !context.environment.isLayer else { return [] }
        let frame = FrameModifier(maxWidth: .infinity, maxHeight: .infinity)
        let element = Element.modified(.text(TextElement("")), .frame(frame))
        return [.element(LoweredElement(element: element, range: context.call.range))]
    }

    /// Marks of charts and content of maps outside of one: nothing by themselves.
    static let mark = Control(
        "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark",
        "AreaPlot", "BarPlot", "LinePlot", "PointPlot", "RectanglePlot", "RulePlot", "SectorPlot",
        "SurfacePlot", "FunctionAreaPlot", "FunctionLinePlot", "VectorizedAreaPlot",
        "VectorizedBarPlot", "VectorizedLinePlot", "VectorizedPointPlot", "AxisMarks",
        "AxisGridLine", "AxisTick", "AxisValueLabel", "Annotation", "Marker", "MapAnnotation",
        "MapCircle", "MapCompass", "MapMarker", "MapPin", "MapPitchToggle", "MapPolygon",
        "MapPolyline", "MapScaleView", "MapUserLocationButton", "UserAnnotation"
    ) { _ in [] }
}

extension ControlContext {
    /// A picture in its row or frame; without a frame it has a height that such pictures have.
    func picture(_ element: Element, _ semantics: Semantics, height: Double) -> [LoweredItem] {
        let frame =
            environment.hasHeight
            ? FrameModifier(maxWidth: .infinity)
            : FrameModifier(height: height, maxWidth: .infinity)
        return control(semantics, element.wrapped(in: .frame(frame)))
    }
}

extension String {
    /// The height of a picture that no frame gives one.
    fileprivate var pictureHeight: Double {
        switch self {
        case "Chart", "Chart3D": 160
        case "MultiDatePicker", "SubscriptionStoreView", "StoreView": 320
        case "ProductView", "SubscriptionOfferView": 80
        default: 200
        }
    }
}

extension Element {
    /// A column of equal cells, the lowest of which are filled.
    fileprivate static func bar(of count: Int, filled: Int) -> Element {
        var cells: [Element] = []
        if filled < count {
            let clear = Element.shape(ShapeElement(kind: .rectangle, fill: .clear))
            cells += Array(repeating: clear, count: count - filled)
        }
        let fill = Paint.faded(.role(.tint), 0.25)
        cells += Array(
            repeating: .shape(ShapeElement(kind: .rectangle, fill: fill)), count: filled)
        return .stack(StackElement(axis: .vertical, spacing: 0, children: cells))
            .wrapped(in: .clip(.roundedRectangle(3)))
    }
}
