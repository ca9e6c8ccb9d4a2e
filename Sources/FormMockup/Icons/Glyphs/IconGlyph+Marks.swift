extension IconGlyph {
    /// Marks.
    static let marks: [IconGlyph] = [
        IconGlyph("plus", .line("M12 4V20M4 12H20")),
        IconGlyph("minus", .line("M4 12H20")),
        IconGlyph("xmark", .line("M5.4 5.4 18.6 18.6M18.6 5.4 5.4 18.6")),
        IconGlyph("checkmark", .line("K.4M4.4 13 9.6 18.8 19.6 5.2")),
        IconGlyph("equal", .line("M4.4 9H19.6M4.4 15H19.6")),
        IconGlyph("divide", .line("M4 12H20"), .dot("O12 6.2 1.6O12 17.8 1.6")),
        IconGlyph("number", .line("M9.8 4 7.2 20M16.8 4 14.2 20M4.8 9H20M4 15H19.2")),
        IconGlyph("percent", .line("O6.8 7 2.9O17.2 17 2.9M18.2 4.4 5.8 19.6")),
        IconGlyph("asterisk", .line("M12 4V20M5.07 8 18.93 16M5.07 16 18.93 8")),
        IconGlyph(
            "at",
            .line("O12 12 3.9M15.9 8.1V13.3A2.75 2.75 0 0 0 21.4 13.3V12A9.4 9.4 0 1 0 17.4 19.7")),
        IconGlyph("exclamationmark", .line("M12 3.6V14.2"), .dot("O12 19.4 1.4")),
        IconGlyph(
            "questionmark",
            .line(
                "M7.3 8C7.3 5.5 9.3 3.6 12 3.6S16.8 5.4 16.8 7.9C16.8 9.8 15.7 10.8 14.3 11.7",
                "C12.8 12.7 12 13.3 12 14.9"),
            .dot("O12 19.4 1.4")),
        IconGlyph("info", .line("M9.4 10.2H12.3V19.2M8.8 19.4H15.8"), .dot("O12 4.9 1.6")),
        IconGlyph("ellipsis", .dot("O4.6 12 1.9O12 12 1.9O19.4 12 1.9")),
        IconGlyph("poweron", .line("M12 4V20")),
        IconGlyph("power", .line("M12 2.8V11.6M6.9 5.9A8.5 8.5 0 1 0 17.1 5.9")),
        IconGlyph(
            "dollarsign",
            .line(
                "M16.6 7.6C16.2 5.9 14.5 4.9 12 4.9C9.3 4.9 7.5 6.2 7.5 8.3",
                "C7.5 10.4 9.1 11.2 12 11.8C15 12.4 16.8 13.3 16.8 15.6",
                "C16.8 17.8 14.8 19.1 12 19.1C9.3 19.1 7.5 18 7.1 16.2M12 2.6V21.4")),
        IconGlyph(
            "eurosign",
            .line(
                "M18.2 6.6C17.1 5.4 15.7 4.7 14 4.7C10.3 4.7 7.6 7.9 7.6 12S10.3 19.3 14 19.3",
                "C15.7 19.3 17.1 18.6 18.2 17.4M4.6 10.4H14.2M4.6 13.8H13.2")),
        IconGlyph(
            "sterlingsign",
            .line(
                "M16.8 7.6C16.3 5.6 14.9 4.5 12.9 4.5C10.3 4.5 8.7 6.3 8.7 8.8",
                "C8.7 11.2 9.6 12.6 9.6 15C9.6 17 8.7 18.6 6.8 19.5H17.6M6.4 12.6H14.4")),
        IconGlyph(
            "yensign",
            .line("M5.8 4.4 12 12.4 18.2 4.4M12 12.4V20M6.8 13H17.2M6.8 16.6H17.2")),
        IconGlyph(
            "checklist",
            .line("K.3M3 6.4 4.9 8.4 8.4 4.2M3 15.6 4.9 17.6 8.4 13.4M12 6.6H21M12 16H21")),
        IconGlyph(
            "command",
            .line(
                "M8.6 8.6V5.9A2.7 2.7 0 1 0 5.9 8.6H18.1A2.7 2.7 0 1 0 15.4 5.9V18.1",
                "A2.7 2.7 0 1 0 18.1 15.4H5.9A2.7 2.7 0 1 0 8.6 18.1Z")),
        IconGlyph("option", .line("K.4M3.4 6H8.6L15.4 18H20.6M14 6H20.6")),
        IconGlyph(
            "infinity",
            .line(
                "M12 12C10 9.3 8.6 7.8 6.6 7.8A4.2 4.2 0 0 0 6.6 16.2C8.6 16.2 10 14.7 12 12",
                "C14 9.3 15.4 7.8 17.4 7.8A4.2 4.2 0 0 1 17.4 16.2C15.4 16.2 14 14.7 12 12Z")),
        IconGlyph(
            "function",
            .line(
                "M15.4 4.3C12.9 3.5 11.5 4.6 11 7.2L8.9 17C8.4 19.5 7.1 20.5 4.8 19.8M6.4 9.6",
                "H14.2M14.6 12.8 19.6 19.4M19.8 12.8 14.2 19.4")),
        IconGlyph("sum", .line("K.4M18 7.4V4.2H6.4L13 12 6.4 19.8H18V16.6")),
        IconGlyph("slash", .line("M18.6 5.4 5.4 18.6")),
        IconGlyph("nosign", .line("O12 12 9.4M5.36 5.36 18.64 18.64")),
    ]
}
