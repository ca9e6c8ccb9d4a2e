/// Sizes and paints of controls.
public struct ControlMetrics: Hashable, Sendable {
    /// The switch.
    public var toggle: Size
    /// Its thumb, a capsule or circle.
    public var toggleThumb: Size
    /// From the switch's edge to the thumb.
    public var toggleThumbInset: Double
    /// How far the switch reaches past the text inset.
    public var toggleOverhang: Double
    /// Fill when on, unless the code set a tint.
    public var toggleOn: Paint
    /// Fill when off.
    public var toggleOff: Paint
    /// Whether the thumb casts a shadow.
    public var toggleHasShadow: Bool
    /// The stepper.
    public var stepper: Size
    /// Radius of its corners.
    public var stepperRadius: Double
    /// Its fill.
    public var stepperFill: Paint
    /// Line between its halves.
    public var stepperDivider: Size
    /// Length and thickness of plus and minus.
    public var stepperGlyph: Size
    /// Height of a segmented control.
    public var segmentedHeight: Double
    /// Radius of its corners.
    public var segmentedRadius: Double
    /// From its edge to the selected segment's thumb.
    public var segmentedInset: Double
    /// Radius of the thumb.
    public var segmentedThumbRadius: Double
    /// Fill behind the segments.
    public var segmentedFill: Paint
    /// Fill of the thumb.
    public var segmentedThumb: Paint
    /// Lines between segments; nil for none.
    public var segmentedDivider: Paint?
    /// Height of a slider.
    public var sliderHeight: Double
    /// Thickness of its track.
    public var sliderTrack: Double
    /// The track's inset at either end.
    public var sliderInset: Double
    /// Its thumb.
    public var sliderThumb: Size
    /// The part of the track behind the thumb.
    public var sliderRest: Paint
    /// Thickness of a progress bar.
    public var progressHeight: Double
    /// The empty part of a progress bar.
    public var progressRest: Paint
    /// Side of the spinning wheel.
    public var spinner: Double
    /// Height of a text field.
    public var fieldHeight: Double
    /// Height of a text field with a border.
    public var borderedFieldHeight: Double
    /// Radius of that border.
    public var borderedFieldRadius: Double
    /// Text inset in that border.
    public var borderedFieldInset: Double
    /// Line of that border.
    public var borderedFieldStroke: Double
    /// Colour of that border.
    public var borderedFieldPaint: Paint
    /// Least height of a text editor.
    public var editorHeight: Double
    /// Text inset of a text editor.
    public var editorInset: Double
    /// Height of a date picker's capsule.
    public var pillHeight: Double
    /// Radius of its corners.
    public var pillRadius: Double
    /// Room beside its text.
    public var pillPadding: Double
    /// Between two capsules.
    public var pillGap: Double
    /// Fill of a capsule.
    public var pillFill: Paint
    /// Diameter of a colour well.
    public var swatch: Double
    /// Thickness of a colour well's ring.
    public var swatchRing: Double
    /// Room above and below a button's label, from mini to extra large.
    public var buttonVertical: [Double]
    /// Room beside a button's label, from mini to extra large.
    public var buttonHorizontal: [Double]
    /// Radius of a button's corners, from mini to extra large; infinity for a capsule.
    public var buttonRadius: [Double]
    /// Fill of a bordered button.
    public var buttonFill: Paint
    /// Opacity of a disabled row or control, its text as well.
    public var disabledOpacity: Double
}

/// Navigation bar, search field and bottom bar.
public struct BarMetrics: Hashable, Sendable {
    /// Room above the bar where there is no status bar.
    public var top: Double
    /// Height with an inline title.
    public var inlineHeight: Double
    /// What a large title adds.
    public var largeTitleHeight: Double
    /// From the inline part to the large title's text.
    public var largeTitleTop: Double
    /// From the edge to the large title.
    public var largeTitleInset: Look.ByWidth
    /// From the edge to a bar button.
    public var itemInset: Double
    /// Between bar buttons, or between their capsules.
    public var itemGap: Double
    /// Height of a capsule; 0 for a look without.
    public var capsuleHeight: Double
    /// Room beside text in a capsule.
    public var capsulePadding: Double
    /// Between two buttons in one capsule.
    public var capsuleGap: Double
    /// Fill of a capsule.
    public var capsuleFill: Paint
    /// Rim of a capsule.
    public var capsuleRim: Paint
    /// Whether the back button shows the previous title.
    public var showsBackTitle: Bool
    /// Between the back chevron and that title.
    public var backGap: Double
    /// Height of the search field.
    public var searchHeight: Double
    /// Radius of its corners.
    public var searchRadius: Double
    /// Below the search field.
    public var searchBottom: Double
    /// From the edge to the search field.
    public var searchInset: Double
    /// Fill of the search field.
    public var searchFill: Paint
    /// Height of the bottom bar.
    public var bottomHeight: Double
    /// Whether a line closes the bottom bar off.
    public var hasBottomLine: Bool
}
