/// One look's colours and lengths as custom properties.
struct StyleVariables {
    let look: Look

    /// Appends `.fm-ios26{--fm-label:light-dark(#000000,#ffffff);…}`.
    func append(to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        bytes.append(HTMLStyle.className(of: look.name))
        bytes.append("{\n" as StaticString)
        appendColors(to: &bytes)
        appendPaints(to: &bytes)
        appendLengths(to: &bytes)
        bytes.append("}\n" as StaticString)
    }

    private func appendColors(to bytes: inout [UInt8]) {
        for role in ColorRole.allCases {
            append(HTMLPaint.name(of: role), look.colors.pair(role), to: &bytes)
        }
        for color in SystemColor.allCases {
            append(HTMLPaint.name(of: color), look.colors.pair(color), to: &bytes)
        }
    }

    private func append(
        _ name: StaticString, _ pair: LookColors.Pair, to bytes: inout [UInt8]
    ) {
        appendName(name, to: &bytes)
        HTMLPaint.append(light: pair.light, dark: pair.dark, to: &bytes)
        bytes.append(";\n" as StaticString)
    }

    private func appendPaints(to bytes: inout [UInt8]) {
        let controls = look.controls
        append("on", controls.toggleOn, to: &bytes)
        append("off", controls.toggleOff, to: &bytes)
        append("stepper-fill", controls.stepperFill, to: &bytes)
        append("segments-fill", controls.segmentedFill, to: &bytes)
        append("segments-thumb", controls.segmentedThumb, to: &bytes)
        append("segments-divider", controls.segmentedDivider ?? .clear, to: &bytes)
        append("slider-rest", controls.sliderRest, to: &bytes)
        append("progress-rest", controls.progressRest, to: &bytes)
        append("field-border", controls.borderedFieldPaint, to: &bytes)
        append("pill-fill", controls.pillFill, to: &bytes)
        append("button-fill", controls.buttonFill, to: &bytes)
        append("glass-fill", look.bar.capsuleFill, to: &bytes)
        append("glass-rim", look.bar.capsuleRim, to: &bytes)
        append("edge", look.separators.groupedEdgePaint, to: &bytes)
        append("search-fill", look.bar.searchFill, to: &bytes)
        append("note", look.annotations.paint, to: &bytes)
        append("note-text", look.annotations.textPaint, to: &bytes)
    }

    private func append(_ name: StaticString, _ paint: Paint, to bytes: inout [UInt8]) {
        appendName(name, to: &bytes)
        HTMLPaint.appendColor(paint, to: &bytes)
        bytes.append(";\n" as StaticString)
    }

    private func appendLengths(to bytes: inout [UInt8]) {
        let controls = look.controls
        append("toggle-width", controls.toggle.width, to: &bytes)
        append("toggle-height", controls.toggle.height, to: &bytes)
        append("thumb-width", controls.toggleThumb.width, to: &bytes)
        append("thumb-height", controls.toggleThumb.height, to: &bytes)
        append("thumb-inset", controls.toggleThumbInset, to: &bytes)
        append("stepper-width", controls.stepper.width, to: &bytes)
        append("stepper-height", controls.stepper.height, to: &bytes)
        append("stepper-radius", controls.stepperRadius, to: &bytes)
        append("stepper-line", controls.stepperDivider.width, to: &bytes)
        append("stepper-line-height", controls.stepperDivider.height, to: &bytes)
        append("stepper-glyph", controls.stepperGlyph.width, to: &bytes)
        append("stepper-stroke", controls.stepperGlyph.height, to: &bytes)
        append("segments-radius", controls.segmentedRadius, to: &bytes)
        append("segments-inset", controls.segmentedInset, to: &bytes)
        append("segments-thumb-radius", controls.segmentedThumbRadius, to: &bytes)
        append("slider-height", controls.sliderHeight, to: &bytes)
        append("slider-track", controls.sliderTrack, to: &bytes)
        append("slider-inset", controls.sliderInset, to: &bytes)
        append("slider-thumb-width", controls.sliderThumb.width, to: &bytes)
        append("slider-thumb-height", controls.sliderThumb.height, to: &bytes)
        append("progress-height", controls.progressHeight, to: &bytes)
        append("field-radius", controls.borderedFieldRadius, to: &bytes)
        append("field-inset", controls.borderedFieldInset, to: &bytes)
        append("field-stroke", controls.borderedFieldStroke, to: &bytes)
        append("editor-inset", controls.editorInset, to: &bytes)
        append("pill-radius", controls.pillRadius, to: &bytes)
        append("swatch", controls.swatch, to: &bytes)
        append("swatch-ring", controls.swatchRing, to: &bytes)
        append("separator-height", look.separators.thickness, to: &bytes)
        append("search-radius", look.bar.searchRadius, to: &bytes)
        append("note-font", look.annotations.pinFont, to: &bytes)
        append("measure-font", look.annotations.measureFont, to: &bytes)
        appendName("faint", to: &bytes)
        bytes.appendNumber(controls.disabledOpacity)
        bytes.append(";\n" as StaticString)
        appendName("dim", to: &bytes)
        bytes.appendNumber(look.annotations.dimmedOpacity)
        bytes.append("\n" as StaticString)
    }

    private func append(_ name: StaticString, _ length: Double, to bytes: inout [UInt8]) {
        appendName(name, to: &bytes)
        bytes.append("calc(" as StaticString)
        bytes.appendNumber(length)
        bytes.append("*var(--fm-pt));\n" as StaticString)
    }

    private func appendName(_ name: StaticString, to bytes: inout [UInt8]) {
        bytes.append("--fm-" as StaticString)
        bytes.append(name)
        bytes.append(0x3A)
    }
}
