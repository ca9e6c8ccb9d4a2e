extension IconGlyph {
    /// Shapes.
    static let shapes: [IconGlyph] = [
        IconGlyph("circle", .body("O12 12 9.4")),
        IconGlyph("square", .body("R3.3 3.3 17.4 17.4 3.9")),
        IconGlyph("app", .body("R3.3 3.3 17.4 17.4 5")),
        IconGlyph("rectangle", .body("R2.6 5.1 18.8 13.8 3")),
        IconGlyph("rectangle.portrait", .body("R5.1 2.6 13.8 18.8 3")),
        IconGlyph("capsule", .body("R2.6 6.4 18.8 11.2 5.6")),
        IconGlyph(
            "oval",
            .body(
                "M12 5.4C17.4 5.4 21.4 8.1 21.4 12S17.4 18.6 12 18.6S2.6 15.9 2.6 12",
                "S6.6 5.4 12 5.4Z")),
        IconGlyph("triangle", .body("K2.6M12 20.4H.8L12 1.4 23.2 20.4Z")),
        IconGlyph("diamond", .body("K2.6M12 1.6 22.4 12 12 22.4 1.6 12Z")),
        IconGlyph("hexagon", .body("K2.2M12 2.4 20.4 7.2V16.8L12 21.6 3.6 16.8V7.2Z")),
        IconGlyph("octagon", .body("K1.6M8.1 2.6H15.9L21.4 8.1V15.9L15.9 21.4H8.1L2.6 15.9V8.1Z")),
        IconGlyph("pentagon", .body("K1.8M12 2.4 21.6 9.4 17.9 20.8H6.1L2.4 9.4Z")),
        IconGlyph(
            "seal",
            .body(
                "M9.31 3.73A3.3 3.3 0 0 1 14.69 3.73A3.3 3.3 0 0 1 19.04 6.89",
                "A3.3 3.3 0 0 1 20.7 12A3.3 3.3 0 0 1 19.04 17.11A3.3 3.3 0 0 1 14.69 20.27",
                "A3.3 3.3 0 0 1 9.31 20.27A3.3 3.3 0 0 1 4.96 17.11A3.3 3.3 0 0 1 3.3 12",
                "A3.3 3.3 0 0 1 4.96 6.89A3.3 3.3 0 0 1 9.31 3.73Z")),
        IconGlyph(
            "shield",
            .body(
                "M12 2.5C14.4 4.2 17 5.1 20 5.2V11.3C20 16 17 19.5 12 21.5C7 19.5 4 16 4 11.3",
                "V5.2C7 5.1 9.6 4.2 12 2.5Z")),
        IconGlyph(
            "star",
            .body(
                "K.9M12 2.3 14.94 8.85 22.08 9.62 16.76 14.45 18.23 21.48 12 17.9 5.77 21.48",
                "7.24 14.45 1.92 9.62 9.06 8.85Z")),
        IconGlyph(
            "heart",
            .body(
                "M12 20.8C7 17 2.6 13.2 2.6 8.7C2.6 5.7 4.8 3.6 7.5 3.6C9.4 3.6 11 4.6 12 6.3",
                "C13 4.6 14.6 3.6 16.5 3.6C19.2 3.6 21.4 5.7 21.4 8.7C21.4 13.2 17 17 12 20.8Z")),
        IconGlyph(
            "square.dashed",
            .line(
                "M3.3 8.2V7.2A3.9 3.9 0 0 1 7.2 3.3H8.2M15.8 3.3H16.8A3.9 3.9 0 0 1 20.7 7.2",
                "V8.2M20.7 15.8V16.8A3.9 3.9 0 0 1 16.8 20.7H15.8M8.2 20.7H7.2",
                "A3.9 3.9 0 0 1 3.3 16.8V15.8M11.2 3.3H12.8M20.7 11.2V12.8M12.8 20.7H11.2",
                "M3.3 12.8V11.2")),
        IconGlyph(
            "app.dashed",
            .line(
                "M3.3 9V8.3A5 5 0 0 1 8.3 3.3H9M15 3.3H15.7A5 5 0 0 1 20.7 8.3V9M20.7 15V15.7",
                "A5 5 0 0 1 15.7 20.7H15M9 20.7H8.3A5 5 0 0 1 3.3 15.7V15M11.8 3.3H12.2",
                "M20.7 11.8V12.2M12.2 20.7H11.8M3.3 12.2V11.8")),
        IconGlyph(
            "circle.dashed",
            .line(
                "M9.2 3.02A9.4 9.4 0 0 1 14.8 3.02M18.7 5.4A9.4 9.4 0 0 1 21.2 10.1M21.2 13.9",
                "A9.4 9.4 0 0 1 18.7 18.6M14.8 20.98A9.4 9.4 0 0 1 9.2 20.98M5.3 18.6",
                "A9.4 9.4 0 0 1 2.8 13.9M2.8 10.1A9.4 9.4 0 0 1 5.3 5.4")),
        IconGlyph(
            "square.on.square",
            .body("R2.8 2.8 13.2 13.2 3"),
            .gap(1.2, "R8 8 13.2 13.2 3"),
            .body("R8 8 13.2 13.2 3")),
        IconGlyph(
            "plus.square.on.square",
            .body("R2.8 2.8 13.2 13.2 3"),
            .gap(1.2, "R8 8 13.2 13.2 3"),
            .body("R8 8 13.2 13.2 3"),
            .detail("M14.6 11.4V17.8M11.4 14.6H17.8")),
        IconGlyph(
            "square.stack",
            .line("M6.6 3.2H17.4M4.8 6.6H19.2"),
            .body("R2.8 10 18.4 11 2.8")),
        IconGlyph(
            "rectangle.stack",
            .line("M6.8 3.4H17.2M4.8 7H19.2"),
            .body("R2.6 10.6 18.8 10.4 2.6")),
        IconGlyph(
            "square.grid.2x2",
            .body(
                "R3.2 3.2 7.2 7.2 1.8R13.6 3.2 7.2 7.2 1.8R3.2 13.6 7.2 7.2 1.8",
                "R13.6 13.6 7.2 7.2 1.8")),
        IconGlyph(
            "square.grid.3x3",
            .body(
                "R2.9 2.9 4.2 4.2 .9R9.9 2.9 4.2 4.2 .9R16.9 2.9 4.2 4.2 .9R2.9 9.9 4.2 4.2 .9",
                "R9.9 9.9 4.2 4.2 .9R16.9 9.9 4.2 4.2 .9R2.9 16.9 4.2 4.2 .9",
                "R9.9 16.9 4.2 4.2 .9R16.9 16.9 4.2 4.2 .9")),
        IconGlyph("circle.grid.2x2", .body("O6.8 6.8 3.9O17.2 6.8 3.9O6.8 17.2 3.9O17.2 17.2 3.9")),
        IconGlyph("rectangle.grid.1x2", .body("R2.8 3.4 18.4 7 2R2.8 13.6 18.4 7 2")),
        IconGlyph(
            "circle.lefthalf.filled",
            .line("O12 12 9.4"),
            .dot("M12 2.6A9.4 9.4 0 0 0 12 21.4Z")),
        IconGlyph(
            "circle.righthalf.filled",
            .line("O12 12 9.4"),
            .dot("M12 2.6A9.4 9.4 0 0 1 12 21.4Z")),
        IconGlyph("smallcircle.filled.circle", .body("O12 12 9.4"), .mark("O12 12 3.6")),
        IconGlyph("largecircle.fill.circle", .line("O12 12 9.4"), .dot("O12 12 6.4")),
        IconGlyph(
            "squareshape.split.2x2",
            .body("R3.3 3.3 17.4 17.4 2.6"),
            .detail("M12 3.3V20.7M3.3 12H20.7")),
    ]
}
