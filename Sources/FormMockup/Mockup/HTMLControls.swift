/// Switches, sliders, steppers and the other small controls: real inputs, drawn by the style sheet
/// in the look of the screen.
extension HTMLRenderer {
    /// Writes a switch.
    mutating func write(_ toggle: ToggleElement, _ place: HTMLPlace) {
        writer.open("input")
        writer.fixed(" type=\"checkbox\" role=\"switch\"")
        writer.beginClasses("fm-toggle")
        if let tint = toggle.tint { paint(.on, tint) }
        classes(of: place)
        writer.endClasses()
        if toggle.isOn { writer.flag("checked") }
        writeDisabled()
        writeName()
        writer.closeVoid()
    }

    /// Writes a slider.
    mutating func write(_ slider: SliderElement, frame: Rect, _ place: HTMLPlace) {
        writer.open("input")
        writer.fixed(" type=\"range\"")
        writer.attribute("min", 0)
        writer.attribute("max", 100)
        writer.fixed(" step=\"any\"")
        writer.attribute("value", Self.percent(slider.fraction))
        writer.beginClasses("fm-slider")
        // At its start the thumb covers the end of the track.
        if slider.fraction < 0.02 { writer.addClass("fm-zero") }
        utility(.width, frame.width)
        if let tint = slider.tint { paint(.tint, tint) }
        classes(of: place)
        writer.endClasses()
        writeDisabled()
        writeName()
        writer.closeVoid()
    }

    /// Writes a progress bar or the wheel.
    mutating func write(_ progress: ProgressElement, frame: Rect, _ place: HTMLPlace) {
        guard let fraction = progress.fraction else {
            return writeWheel(frame: frame, place)
        }
        writer.open("progress")
        writer.attribute("max", 100)
        writer.attribute("value", Self.percent(fraction))
        writer.beginClasses("fm-progress")
        utility(.width, frame.width)
        if let tint = progress.tint { paint(.tint, tint) }
        classes(of: place)
        writer.endClasses()
        writeName()
        writer.close()
    }

    private mutating func writeWheel(frame: Rect, _ place: HTMLPlace) {
        writer.open("svg")
        writer.beginClasses("fm-icon")
        size(frame)
        paint(.ink, .role(.secondaryLabel))
        classes(of: place)
        writer.endClasses()
        writer.fixed(" role=\"progressbar\"")
        writeName()
        use(HTMLIndicators.wheel, isHidden: false)
        writer.close()
    }

    /// Writes a stepper's two buttons.
    mutating func writeStepper(_ place: HTMLPlace) {
        writer.open("span")
        writer.beginClasses("fm-stepper")
        classes(of: place)
        writer.endClasses()
        for name in [words.decrement, words.increment] {
            writer.open("button")
            writer.fixed(" type=\"button\"")
            writer.attribute("aria-label", name)
            writeDisabled()
            writer.close()
        }
        writer.close()
    }

    /// Writes a colour well.
    mutating func writeSwatch(_ color: Paint, _ place: HTMLPlace) {
        let pair = look.colors(color, tint: tint)
        writer.open("span")
        writer.beginClasses("fm-swatch")
        classes(of: place)
        writer.endClasses()
        writer.open("input")
        writer.fixed(" type=\"color\"")
        writer.attribute("value", Self.hex(pair.light))
        writer.beginClasses("fm-well")
        // The browser shows the chosen colour itself where it is one and the same in both appearances.
        if pair.light == pair.dark && pair.light.opacity >= 1 { writer.addClass("fm-live") }
        paint(.fill, color)
        writer.endClasses()
        writeDisabled()
        writeName()
        writer.closeVoid()
        writer.close()
    }

    /// Writes the capsules of a date picker.
    mutating func writePills(_ pills: [PlacedElement], frame: Rect, _ place: HTMLPlace) {
        writer.open("span")
        writer.beginClasses("fm-z")
        size(frame)
        classes(of: place)
        writer.endClasses()
        for pill in pills {
            guard case .text(let text) = pill.content else { continue }
            writer.open(isInteractive ? "span" : "button")
            if !isInteractive { writer.fixed(" type=\"button\"") }
            writer.beginClasses("fm-pill")
            size(pill.frame)
            classes(of: .absolute(pill.frame, in: frame))
            writer.endClasses()
            writeDisabled()
            // The text's own box, in the middle of the capsule.
            var line = pill.frame
            line.height = text.pitch
            line.y += (pill.frame.height - line.height) / 2
            write(text, frame: line, .corner)
            writer.close()
        }
        writer.close()
    }

    /// Writes the surface of a button with a shape.
    mutating func write(
        _ button: ButtonElement, _ label: PlacedElement, frame: Rect, _ place: HTMLPlace
    ) {
        writer.open("span")
        switch button.style {
        case .bordered: writer.beginClasses("fm-bordered")
        case .borderedProminent, .glassProminent: writer.beginClasses("fm-prominent")
        case .glass: writer.beginClasses("fm-glass")
        }
        writer.addClass("fm-box")
        size(frame)
        let radius = look.controls.buttonRadius[Int(button.size.rawValue)]
        if button.isCapsule || radius * 2 >= frame.height {
            writer.addClass("fm-cap")
        } else {
            utility(.radius, radius)
        }
        if let tint = button.tint { paint(.tint, tint) }
        classes(of: place)
        writer.endClasses()
        write(label, .corner)
        writer.close()
    }

    private static func percent(_ fraction: Double) -> Double {
        fraction.isFinite ? min(max(fraction, 0), 1) * 100 : 0
    }

    private static func hex(_ color: RGBA) -> String {
        var bytes: [UInt8] = [0x23]
        for component in [color.red, color.green, color.blue] {
            for digit in [component >> 4, component & 15] {
                bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
