extension IconGlyph {
    /// Arrows.
    static let arrows: [IconGlyph] = [
        IconGlyph("chevron.right", .line("K.3M8.2 4.2 16 12 8.2 19.8")),
        IconGlyph("chevron.left", .line("K.3M15.8 4.2 8 12 15.8 19.8")),
        IconGlyph("chevron.up", .line("K.3M4.2 15.8 12 8 19.8 15.8")),
        IconGlyph("chevron.down", .line("K.3M4.2 8.2 12 16 19.8 8.2")),
        IconGlyph(
            "chevron.up.chevron.down",
            .line("K.3M6.8 9.2 12 4 17.2 9.2M6.8 14.8 12 20 17.2 14.8")),
        IconGlyph(
            "chevron.left.forwardslash.chevron.right",
            .line("K.3M7.2 6.8 2.6 12 7.2 17.2M16.8 6.8 21.4 12 16.8 17.2M13.9 4.4 10.1 19.6")),
        IconGlyph("chevron.right.2", .line("K.3M5 4.8 12.2 12 5 19.2M12.6 4.8 19.8 12 12.6 19.2")),
        IconGlyph("chevron.left.2", .line("K.3M19 4.8 11.8 12 19 19.2M11.4 4.8 4.2 12 11.4 19.2")),
        IconGlyph("chevron.compact.down", .line("M3.6 10.4 12 14.2 20.4 10.4")),
        IconGlyph("arrow.up", .line("K.3M12 20.4V3.9M4.9 11 12 3.9 19.1 11")),
        IconGlyph("arrow.down", .line("K.3M12 3.6V20.1M4.9 13 12 20.1 19.1 13")),
        IconGlyph("arrow.left", .line("K.3M20.4 12H3.9M11 4.9 3.9 12 11 19.1")),
        IconGlyph("arrow.right", .line("K.3M3.6 12H20.1M13 4.9 20.1 12 13 19.1")),
        IconGlyph("arrow.up.right", .line("K.3M5.6 18.4 18.4 5.6M8 5.6H18.4V16")),
        IconGlyph("arrow.up.left", .line("K.3M18.4 18.4 5.6 5.6M16 5.6H5.6V16")),
        IconGlyph("arrow.down.right", .line("K.3M5.6 5.6 18.4 18.4M8 18.4H18.4V8")),
        IconGlyph("arrow.down.left", .line("K.3M18.4 5.6 5.6 18.4M16 18.4H5.6V8")),
        IconGlyph(
            "arrow.up.and.down",
            .line("K.3M12 3.6V20.4M8 7.6 12 3.6 16 7.6M8 16.4 12 20.4 16 16.4")),
        IconGlyph(
            "arrow.left.and.right",
            .line("K.3M3.6 12H20.4M7.6 8 3.6 12 7.6 16M16.4 8 20.4 12 16.4 16")),
        IconGlyph(
            "arrow.up.arrow.down",
            .line("K.3M7.4 20V4.2M2.8 8.8 7.4 4.2 12 8.8M16.6 4V19.8M12 15.2 16.6 19.8 21.2 15.2")),
        IconGlyph(
            "arrow.left.arrow.right",
            .line("K.3M20 7.4H4.2M8.8 2.8 4.2 7.4 8.8 12M4 16.6H19.8M15.2 12 19.8 16.6 15.2 21.2")),
        IconGlyph(
            "arrow.up.left.and.arrow.down.right",
            .line("K.3M10 10 4 4M4 10.4V4H10.4M14 14 20 20M20 13.6V20H13.6")),
        IconGlyph(
            "arrow.down.right.and.arrow.up.left",
            .line("K.3M3.6 3.6 10 10M10 3.8V10H3.8M20.4 20.4 14 14M14 20.2V14H20.2")),
        IconGlyph("arrow.clockwise", .line("M20.5 13.6A8.6 8.6 0 1 1 19.3 7.9M19.7 3V8.2H14.5")),
        IconGlyph("arrow.counterclockwise", .line("M3.5 13.6A8.6 8.6 0 1 0 4.7 7.9M4.3 3V8.2H9.5")),
        IconGlyph(
            "arrow.triangle.2.circlepath",
            .line("M3.6 12.4A8.4 8.4 0 0 1 17.2 5.4M20.4 11.6A8.4 8.4 0 0 1 6.8 18.6"),
            .solid("K.4M19.9 4.2V8.9H15.2ZM4.1 19.8V15.1H8.8Z")),
        IconGlyph(
            "arrow.2.circlepath",
            .line(
                "M3.6 11.4A8.5 8.5 0 0 1 19 7.2M19.6 2.8V7.6H14.8M20.4 12.6",
                "A8.5 8.5 0 0 1 5 16.8M4.4 21.2V16.4H9.2")),
        IconGlyph(
            "arrow.2.squarepath",
            .line(
                "K3.2M4.6 13.2V6.2H15.6M12.6 2.6K.3L16.2 6.2 12.6 9.8K3.2M19.4 10.8V17.8H8.4",
                "M11.4 14.2K.3L7.8 17.8 11.4 21.4")),
        IconGlyph(
            "arrow.uturn.left",
            .line("K.3M4.2 8.6H14.4A5.6 5.6 0 0 1 14.4 19.8H9.6M9 3.8 4.2 8.6 9 13.4")),
        IconGlyph(
            "arrow.uturn.right",
            .line("K.3M19.8 8.6H9.6A5.6 5.6 0 0 0 9.6 19.8H14.4M15 3.8 19.8 8.6 15 13.4")),
        IconGlyph(
            "arrow.turn.down.right",
            .line("K3M4.6 4V14.4H19.6K.3M14.8 9.6 19.6 14.4 14.8 19.2")),
        IconGlyph("arrow.turn.up.left", .line("K3M19.4 20V9.6H4.4K.3M9.2 4.8 4.4 9.6 9.2 14.4")),
        IconGlyph(
            "arrow.triangle.branch",
            .body("O6 18.4 2.4O6 5.6 2.4O18 7.6 2.4"),
            .line("M6 8V16M18 10C18 14.6 11 13.4 8 16.6")),
        IconGlyph(
            "arrow.triangle.swap",
            .line("M7.2 8.2V16M16.8 8V15.8"),
            .solid("K.4M7.2 3.6 10.6 8H3.8ZM16.8 20.4 13.4 16H20.2Z")),
        IconGlyph(
            "arrowshape.turn.up.left",
            .body(
                "K1M10 4.6V9.2C16.6 9.4 20.6 12.8 21.4 19.2C18.6 16 15.4 14.8 10 14.8V19.4",
                "L2.4 12Z")),
        IconGlyph(
            "arrowshape.turn.up.right",
            .body("K1M14 4.6V9.2C7.4 9.4 3.4 12.8 2.6 19.2C5.4 16 8.6 14.8 14 14.8V19.4L21.6 12Z")),
        IconGlyph(
            "square.and.arrow.up",
            .line("K2.6M8 9.4H4.8V21.2H19.2V9.4H16K.3M12 15V2.8M7.7 7.1 12 2.8 16.3 7.1")),
        IconGlyph(
            "square.and.arrow.up.fill",
            .body("R4.8 8.4 14.4 12.8 2.6"),
            .cut(4, "M12 15V2.8"),
            .line("K.3M12 15V2.8M7.7 7.1 12 2.8 16.3 7.1")),
        IconGlyph(
            "square.and.arrow.down",
            .line("K2.6M8 9.4H4.8V21.2H19.2V9.4H16K.3M12 2.8V15.4M7.7 11.1 12 15.4 16.3 11.1")),
        IconGlyph(
            "square.and.arrow.down.fill",
            .body("R4.8 8.4 14.4 12.8 2.6"),
            .cut(4, "K.3M12 2.8V15.4M7.7 11.1 12 15.4 16.3 11.1"),
            .line("K.3M12 2.8V15.4M7.7 11.1 12 15.4 16.3 11.1")),
        IconGlyph(
            "rectangle.portrait.and.arrow.right",
            .line("K2.6M13.6 7.4V2.8H3.4V21.2H13.6V16.6K.3M8.6 12H21.2M17.2 8 21.2 12 17.2 16")),
        IconGlyph(
            "rectangle.portrait.and.arrow.right.fill",
            .body("R3.4 2.8 10.6 18.4 2.6"),
            .cut(4, "M8.6 12H21.2"),
            .line("K.3M8.6 12H21.2M17.2 8 21.2 12 17.2 16")),
        IconGlyph(
            "icloud.and.arrow.up",
            .line(
                "M7.4 17.4H6.2C3.9 17.4 2.4 15.8 2.4 13.7C2.4 11.7 3.7 10.3 5.5 10.1",
                "C5.6 6.6 8.2 4.2 11.5 4.2C14.2 4.2 16.4 5.8 17.3 8.2",
                "C19.8 8.4 21.6 10.3 21.6 12.8C21.6 15.4 19.6 17.4 17 17.4H16.6M12 21.4V11.4",
                "M8.8 14.6 12 11.4 15.2 14.6")),
        IconGlyph(
            "icloud.and.arrow.down",
            .line(
                "M7.4 17.4H6.2C3.9 17.4 2.4 15.8 2.4 13.7C2.4 11.7 3.7 10.3 5.5 10.1",
                "C5.6 6.6 8.2 4.2 11.5 4.2C14.2 4.2 16.4 5.8 17.3 8.2",
                "C19.8 8.4 21.6 10.3 21.6 12.8C21.6 15.4 19.6 17.4 17 17.4H16.6M12 11.4V21.4",
                "M8.8 18.2 12 21.4 15.2 18.2")),
        IconGlyph(
            "repeat",
            .line(
                "M3.4 11.6V10.4A3.8 3.8 0 0 1 7.2 6.6H20M16.6 3.2 20 6.6 16.6 10M20.6 12.4V13.6",
                "A3.8 3.8 0 0 1 16.8 17.4H4M7.4 14 4 17.4 7.4 20.8")),
        IconGlyph(
            "shuffle",
            .line(
                "M2.8 7.2H4.6C9.6 7.2 11.2 16.8 16.4 16.8H21M17.4 13.2 21 16.8 17.4 20.4",
                "M2.8 16.8H4.6C6.5 16.8 7.9 15.4 9 13.6M12.4 9.6C13.4 8.2 14.6 7.2 16.4 7.2H21",
                "M17.4 3.6 21 7.2 17.4 10.8")),
    ]
}
