extension IconGlyph {
    /// Signs and devices that settings speak of.
    static let signs: [IconGlyph] = [
        IconGlyph(
            "sparkle",
            .body(
                "K.8M12 2.6C12.9 8.6 15.4 11.1 21.4 12C15.4 12.9 12.9 15.4 12 21.4",
                "C11.1 15.4 8.6 12.9 2.6 12C8.6 11.1 11.1 8.6 12 2.6Z")),
        IconGlyph(
            "lasso",
            .line(
                "M5.6 15.4C3.8 14.2 2.8 12.4 2.8 10.4C2.8 6.4 6.8 3.4 12 3.4",
                "S21.2 6.4 21.2 10.4S17.2 17.2 12 17.2C10.6 17.2 9.4 17 8.2 16.6"),
            .line("O6.8 16.8 2.2M6.2 18.8C6.2 20 5.4 21 4 21.4")),
        IconGlyph(
            "eyedropper",
            .body("K1M12.4 7.4 16.6 11.6 7.6 20.4 3 21 3.6 16.4Z"),
            .line("M11 6 18 13M15.2 8.8 18.6 5.4"),
            .solid("M16.6 4.6 18 3.2A1.9 1.9 0 0 1 20.8 6L19.4 7.4Z")),
        IconGlyph(
            "pianokeys",
            .body("R2.8 4 18.4 16 2.4"),
            .mark("R7.2 4 2.6 9.4 .6R14.2 4 2.6 9.4 .6"),
            .detail("M8.5 13V20M15.5 13V20")),
        IconGlyph(
            "guitars",
            .body(
                "M13.4 10.6C14.6 12 14 13.6 14.4 15C14.8 17.4 13 20.8 9.4 21.2",
                "C5.4 21.6 2.6 18.6 3 14.8C3.4 11.4 6.6 9.4 9 9.8C10.4 10 12 9.4 13.4 10.6Z"),
            .mark("O9.2 15 1.9"),
            .line("M12.6 11.4 18.4 5.6M16.8 4 20 7.2M18.4 2.6 21.4 5.6")),
        IconGlyph(
            "metronome",
            .body("K1.4M9 3H15L19.4 21H4.6Z"),
            .detail("M6 15.4H18M12 15.2 17.4 6")),
        IconGlyph(
            "airplayvideo",
            .line("K2M6.6 17H2.8V4.4H21.2V17H17.4"),
            .solid("K1M12 13.6 17.6 20.4H6.4Z")),
        IconGlyph(
            "airplayaudio",
            .line("M6.6 16.6A7.9 7.9 0 1 1 17.4 16.6M8.8 14A4.5 4.5 0 1 1 15.2 14"),
            .solid("K1M12 14.6 17 20.8H7Z")),
        IconGlyph(
            "quote.closing",
            .solid(
                "M10 6.4V11.6C10 15 8.4 17 5.4 18L4.6 16.4C6.2 15.8 7 14.8 7.2 13.2H4.6",
                "A1.4 1.4 0 0 1 3.2 11.8V7.8A1.4 1.4 0 0 1 4.6 6.4ZM20.6 6.4V11.6",
                "C20.6 15 19 17 16 18L15.2 16.4C16.8 15.8 17.6 14.8 17.8 13.2H15.2",
                "A1.4 1.4 0 0 1 13.8 11.8V7.8A1.4 1.4 0 0 1 15.2 6.4Z")),
        IconGlyph(
            "x.squareroot",
            .line("K.6M2.6 13.4 5 12.4 8.2 19.6 11.6 4.4H21.4M13.4 9 19.4 17M19.4 9 13.4 17")),
        IconGlyph(
            "plus.forwardslash.minus",
            .line("M5.8 4.4V10.8M2.6 7.6H9M17 4.2 7.4 19.8M15 16.4H21.4")),
        IconGlyph(
            "lessthan",
            .line("M18.6 5 5.4 12 18.6 19")),
        IconGlyph(
            "greaterthan",
            .line("M5.4 5 18.6 12 5.4 19")),
        IconGlyph(
            "bitcoinsign",
            .line(
                "K.8M7 4.8H13.2A3.4 3.4 0 0 1 13.2 11.6H8.6M13.6 11.6",
                "A3.8 3.8 0 0 1 13.6 19.2H7M8.6 4.8V19.2M11 2.6V4.6M14 2.6V4.6M11 19.4V21.4",
                "M14 19.4V21.4")),
        IconGlyph(
            "centsign",
            .line(
                "M16.8 8.4C15.8 7 14.2 6.2 12.2 6.2C9 6.2 6.8 8.6 6.8 12S9 17.8 12.2 17.8",
                "C14.2 17.8 15.8 17 16.8 15.6M12.2 3.4V20.6")),
        IconGlyph(
            "storefront",
            .body(
                "K1.2M4.2 3.4H19.8L21.6 8.4A2.6 2.6 0 0 1 16.8 9.8A2.7 2.7 0 0 1 12 9.8",
                "A2.7 2.7 0 0 1 7.2 9.8A2.6 2.6 0 0 1 2.4 8.4Z"),
            .line("K1.4M4.2 12.4V20.8H19.8V12.4M9.2 20.6V15.4H14.8V20.6")),
        IconGlyph(
            "arrow.clockwise.icloud",
            .body("M7 19H17.6A4.2 4.2 0 0 0 18.4 10.7A6.2 6.2 0 0 0 6.5 9.3A4.9 4.9 0 0 0 7 19Z"),
            .detail("M15 12.2A3.2 3.2 0 1 0 15.2 15.4M15.4 10V12.6H12.8")),
        IconGlyph(
            "checkmark.icloud",
            .body("M7 19H17.6A4.2 4.2 0 0 0 18.4 10.7A6.2 6.2 0 0 0 6.5 9.3A4.9 4.9 0 0 0 7 19Z"),
            .detail("M9 13.6 11.2 15.8 15.2 11")),
        IconGlyph(
            "exclamationmark.icloud",
            .body("M7 19H17.6A4.2 4.2 0 0 0 18.4 10.7A6.2 6.2 0 0 0 6.5 9.3A4.9 4.9 0 0 0 7 19Z"),
            .detail("M12 10V13.2M12 16V16.2")),
        IconGlyph(
            "xmark.icloud",
            .body("M7 19H17.6A4.2 4.2 0 0 0 18.4 10.7A6.2 6.2 0 0 0 6.5 9.3A4.9 4.9 0 0 0 7 19Z"),
            .detail("M9.8 11.4 14.2 15.8M14.2 11.4 9.8 15.8")),
        IconGlyph(
            "link.icloud",
            .body("M7 19H17.6A4.2 4.2 0 0 0 18.4 10.7A6.2 6.2 0 0 0 6.5 9.3A4.9 4.9 0 0 0 7 19Z"),
            .detail("M9.2 14.2 14.8 11.8")),
        IconGlyph(
            "lock.icloud",
            .body("M7 19H17.6A4.2 4.2 0 0 0 18.4 10.7A6.2 6.2 0 0 0 6.5 9.3A4.9 4.9 0 0 0 7 19Z"),
            .detail("M9.8 12.6H14.2V16.2H9.8ZM10.8 12.4V11.4A1.2 1.2 0 0 1 13.2 11.4V12.4")),
        IconGlyph(
            "phone.down",
            .body(
                "M2.6 14.2C2.4 11 7 8.4 12 8.4S21.6 11 21.4 14.2L21.2 15.8",
                "A1.6 1.6 0 0 1 19.2 17.2L16.6 16.4A1.6 1.6 0 0 1 15.5 14.8V13.2",
                "C13.4 12.4 10.6 12.4 8.5 13.2V14.8A1.6 1.6 0 0 1 7.4 16.4L4.8 17.2",
                "A1.6 1.6 0 0 1 2.8 15.8Z")),
        IconGlyph(
            "camera.rotate",
            .body("K1.6M3 6.8H7.2L8.8 4.2H15.2L16.8 6.8H21V19.6H3Z"),
            .detail(
                "M8.4 12A3.8 3.8 0 0 1 15.4 11M15.6 14A3.8 3.8 0 0 1 8.6 15M15.8 8.8V11.2H13.4",
                "M8.2 17.2V14.8H10.6")),
        IconGlyph(
            "camera.filters",
            .line("O12 8.6 5.4O8.2 15 5.4O15.8 15 5.4")),
        IconGlyph(
            "camera.aperture",
            .line(
                "O12 12 9.2M12 2.8 16.6 10.8M20 7.4 15.2 15.4M20 16.6H10.8M12 21.2 7.4 13.2",
                "M4 16.6 8.8 8.6M4 7.4H13.2")),
        IconGlyph(
            "apple.logo",
            .solid(
                "M12.6 7.4C14 6.6 16.4 6.2 18.4 8.2C20.4 10.6 19.6 15.4 17.4 18.6",
                "C15.6 21 14.2 20.6 12.4 20.2C10.4 20.6 9 21 7.2 18.6C5 15.4 4.2 10.6 6.2 8.2",
                "C8.2 6.2 10.8 6.6 12.2 7.4ZM12.2 6C12 4.4 13.2 2.8 15 2.6",
                "C15.2 4.4 13.8 5.8 12.2 6Z")),
        IconGlyph(
            "eject",
            .body("K1M12 4 20.4 13.6H3.6Z"),
            .line("M3.6 18.8H20.4")),
        IconGlyph(
            "shift",
            .body("K1M12 2.8 21.2 12.4H16.4V20.6H7.6V12.4H2.8Z")),
        IconGlyph(
            "capslock",
            .body("K1M12 2.8 21.2 11.4H16.4V16.4H7.6V11.4H2.8Z"),
            .line("M8 20.6H16")),
        IconGlyph(
            "control",
            .line("M4.4 14.4 12 6.6 19.6 14.4")),
        IconGlyph(
            "escape",
            .line("M7 4.8A9 9 0 1 0 17 4.8M12 12.4 5 5.4M5 10.4V5H10.4")),
        IconGlyph(
            "return",
            .line("K1.6M20.6 5V14.4H3.8M8.8 9.4 3.6 14.4 8.8 19.4")),
        IconGlyph(
            "delete.right",
            .body("K1.6M3 5.4H15.6L21.4 12 15.6 18.6H3Z"),
            .detail("M7 9.2 12.6 14.8M12.6 9.2 7 14.8")),
        IconGlyph(
            "clear",
            .body("R2.8 4.8 18.4 14.4 2.6"),
            .detail("M9 9 15 15M15 9 9 15")),
        IconGlyph(
            "square.split.2x1",
            .body("R3 3 18 18 3.2"),
            .detail("M12 3V21")),
        IconGlyph(
            "square.split.1x2",
            .body("R3 3 18 18 3.2"),
            .detail("M3 12H21")),
        IconGlyph(
            "square.split.2x2",
            .body("R3 3 18 18 3.2"),
            .detail("M12 3V21M3 12H21")),
        IconGlyph(
            "circle.grid.3x3",
            .body(
                "O5 5 2.1O12 5 2.1O19 5 2.1O5 12 2.1O12 12 2.1O19 12 2.1O5 19 2.1O12 19 2.1",
                "O19 19 2.1")),
        IconGlyph(
            "square.grid.4x3.fill",
            .dot(
                "R2.4 4.9 3.6 3.6 .9R7.5 4.9 3.6 3.6 .9R12.6 4.9 3.6 3.6 .9",
                "R17.7 4.9 3.6 3.6 .9R2.4 10.2 3.6 3.6 .9R7.5 10.2 3.6 3.6 .9",
                "R12.6 10.2 3.6 3.6 .9R17.7 10.2 3.6 3.6 .9R2.4 15.5 3.6 3.6 .9",
                "R7.5 15.5 3.6 3.6 .9R12.6 15.5 3.6 3.6 .9R17.7 15.5 3.6 3.6 .9")),
        IconGlyph(
            "circle.hexagongrid",
            .body("O12 12 2.5O12 5 2.3O12 19 2.3O6 8.4 2.3O18 8.4 2.3O6 15.6 2.3O18 15.6 2.3")),
        IconGlyph(
            "rectangle.dashed",
            .line(
                "M2.8 8V7A2.4 2.4 0 0 1 5.2 4.6H6.4M10 4.6H14M17.6 4.6H18.8",
                "A2.4 2.4 0 0 1 21.2 7V8M21.2 11V13M21.2 16V17A2.4 2.4 0 0 1 18.8 19.4H17.6",
                "M14 19.4H10M6.4 19.4H5.2A2.4 2.4 0 0 1 2.8 17V16M2.8 13V11")),
        IconGlyph(
            "chart.bar.doc.horizontal",
            .body("R4.2 2.6 15.6 18.8 3"),
            .mark("R7.4 7 6 2 .6R7.4 11 9.2 2 .6R7.4 15 4.4 2 .6")),
        IconGlyph(
            "chart.line.downtrend.xyaxis",
            .line("K1.6M3.2 3V20.8H21M6.6 6.4 10.6 10.4 13.6 8.4 20 14.6M20 10.6V14.8H15.8")),
        IconGlyph(
            "chart.line.flattrend.xyaxis",
            .line("K1.6M3.2 3V20.8H21M6.6 11.6H20M17 8.4 20.2 11.6 17 14.8")),
        IconGlyph(
            "text.word.spacing",
            .line(
                "M3 7H9M15 7H21M3 17H9M15 17H21M3 12H21M5.6 9.6 3 12 5.6 14.4",
                "M18.4 9.6 21 12 18.4 14.4")),
        IconGlyph(
            "homepod",
            .body(
                "K4M5 5.4C7 3 17 3 19 5.4C21.4 8.4 21.4 15.6 19 18.6C17 21 7 21 5 18.6",
                "C2.6 15.6 2.6 8.4 5 5.4Z"),
            .detail("M7.6 6.6C9.6 8 14.4 8 16.4 6.6")),
        IconGlyph(
            "appletv",
            .body("R2.6 7.4 18.8 9.2 2.6"),
            .mark("O17.4 12 1.1")),
        IconGlyph(
            "air.conditioner.horizontal",
            .body("R2.6 5 18.8 7.6 2"),
            .detail("M6 9.8H18"),
            .line("M7.4 15.4V18.4M12 15.4V20.4M16.6 15.4V18.4")),
        IconGlyph(
            "window.vertical.closed",
            .body("R5 2.6 14 18.8 1.6"),
            .detail("M12 2.6V21.4M5 12H19")),
        IconGlyph(
            "blinds.vertical.closed",
            .line("M3 4H21M5.6 4V19.4M9.8 4V19.4M14 4V19.4M18.2 4V19.4M18.2 19.4H5.6")),
        IconGlyph(
            "door.garage.closed",
            .body("K1M2.8 20.8V8.4L12 3.4 21.2 8.4V20.8Z"),
            .detail("M6.6 20.8V11.4H17.4V20.8M6.6 14.6H17.4M6.6 17.8H17.4")),
        IconGlyph(
            "cabinet",
            .body("R3 3.6 18 15.4 2"),
            .detail("M3 11.2H21M10.4 7.4H13.6M10.4 15H13.6"),
            .line("M6 19.2V21M18 19.2V21")),
        IconGlyph(
            "opticaldisc",
            .body("O12 12 9.2"),
            .window("O12 12 2.6")),
        IconGlyph(
            "bonjour",
            .line("O12 12 2.2M12 2.8A9.2 9.2 0 1 1 5.5 5.5M8.4 8.4A5.1 5.1 0 1 0 15.6 8.4")),
        IconGlyph(
            "cellularbars",
            .dot("R2.8 15 3.4 5 .9R7.8 11.4 3.4 8.6 .9R12.8 7.6 3.4 12.4 .9R17.8 3.8 3.4 16.2 .9")),
        IconGlyph(
            "engine.combustion",
            .body(
                "K1.2M6.4 8H10.4V8H15L17.2 10.4H19V8.6H21.2V17.2H19V15.4H17.2L15 18H8",
                "L5.6 15.6V12.4L6.4 11.6Z"),
            .line("M8.6 7.8V5M6.4 5H13.4M3 10V16.4M3 13.2H5.4")),
    ]
}
