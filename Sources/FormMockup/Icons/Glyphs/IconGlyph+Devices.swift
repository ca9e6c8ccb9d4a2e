extension IconGlyph {
    /// Devices.
    static let devices: [IconGlyph] = [
        IconGlyph("iphone", .body("R6 2.4 12 19.2 2.8"), .detail("M10.4 5H13.6")),
        IconGlyph("ipad", .body("R4.2 2.4 15.6 19.2 2.6"), .detail("M10 18.6H14")),
        IconGlyph(
            "applewatch",
            .body("R6.2 6 11.6 12 3.2"),
            .line("K.8M8.4 6 9 2.5H15L15.6 6M8.4 18 9 21.5H15L15.6 18")),
        IconGlyph(
            "airpods",
            .body(
                "M4 4.6C7 3.6 9.8 5.4 9.8 8.4V20.4H6.6V12.6C4.4 12.4 2.6 10.6 2.6 8.2",
                "C2.6 6.4 3 5.2 4 4.6ZM20 4.6C17 3.6 14.2 5.4 14.2 8.4V20.4H17.4V12.6",
                "C19.6 12.4 21.4 10.6 21.4 8.2C21.4 6.4 21 5.2 20 4.6Z")),
        IconGlyph("laptopcomputer", .body("R4.2 4.6 15.6 11 2"), .line("M2.4 19.4H21.6")),
        IconGlyph(
            "desktopcomputer",
            .body("R2.4 3 19.2 13.4 2.4"),
            .detail("M2.6 12.8H21.4"),
            .line("K.6M9.8 16.6 9.2 21H14.8L14.2 16.6M7.6 21H16.4")),
        IconGlyph("display", .body("R2.4 3.4 19.2 13.4 2.4"), .line("M12 17V20.8M8 20.8H16")),
        IconGlyph(
            "keyboard",
            .body("R2.4 5 19.2 14 2.8"),
            .mark(
                "O6.1 9.1 1O9.05 9.1 1O12 9.1 1O14.95 9.1 1O17.9 9.1 1O6.1 12.1 1O9.05 12.1 1",
                "O12 12.1 1O14.95 12.1 1O17.9 12.1 1"),
            .detail("M8.4 15.4H15.6")),
        IconGlyph(
            "keyboard.chevron.compact.down",
            .body("R2.4 2.6 19.2 13 2.6"),
            .mark(
                "O6.1 6.3 .95O9.05 6.3 .95O12 6.3 .95O14.95 6.3 .95O17.9 6.3 .95O6.1 9.2 .95",
                "O9.05 9.2 .95O12 9.2 .95O14.95 9.2 .95O17.9 9.2 .95"),
            .detail("M8.6 12.3H15.4"),
            .line("K.4M8.6 19.2 12 21.2 15.4 19.2")),
        IconGlyph("computermouse", .body("R6.4 2.6 11.2 18.8 5.6"), .detail("M12 6.4V9.8")),
        IconGlyph(
            "cpu",
            .body("R5.4 5.4 13.2 13.2 2.6"),
            .window("R9.3 9.3 5.4 5.4 .9"),
            .line(
                "M9.2 2.6V5.2M14.8 2.6V5.2M9.2 18.8V21.4M14.8 18.8V21.4M2.6 9.2H5.2M2.6 14.8",
                "H5.2M18.8 9.2H21.4M18.8 14.8H21.4")),
        IconGlyph(
            "memorychip",
            .body("R2.6 6.4 18.8 10.4 1.8"),
            .detail("M7 10V13.2M12 10V13.2M17 10V13.2"),
            .line("M6.4 17V19.6M12 17V19.6M17.6 17V19.6")),
        IconGlyph(
            "sdcard",
            .body("M5 14K1V8.4L10 2.6K2.2H19V21.4H5Z"),
            .detail("M11 6.2V9M15 6.2V9")),
        IconGlyph(
            "simcard",
            .body("M5 14K1V7.6L10 2.6K2.2H19V21.4H5Z"),
            .window("R8.6 11 6.8 6.8 1.2")),
        IconGlyph(
            "terminal",
            .body("R2.6 4 18.8 16 3"),
            .detail("K.3M6.6 8.4 10.2 11.6 6.6 14.8M12.2 15.4H17")),
        IconGlyph("battery.0", .line("R2.4 7 16.8 10 2.8M21.6 10.9V13.1")),
        IconGlyph(
            "battery.25",
            .line("R2.4 7 16.8 10 2.8M21.6 10.9V13.1"),
            .dot("R4.6 9.2 3.2 5.6 1.1")),
        IconGlyph(
            "battery.50",
            .line("R2.4 7 16.8 10 2.8M21.6 10.9V13.1"),
            .dot("R4.6 9.2 6.2 5.6 1.1")),
        IconGlyph(
            "battery.75",
            .line("R2.4 7 16.8 10 2.8M21.6 10.9V13.1"),
            .dot("R4.6 9.2 9.2 5.6 1.1")),
        IconGlyph(
            "battery.100",
            .line("R2.4 7 16.8 10 2.8M21.6 10.9V13.1"),
            .dot("R4.6 9.2 12.4 5.6 1.1")),
        IconGlyph(
            "cable.connector",
            .body("R7.4 9.4 9.2 9 2"),
            .line("M9.6 9.2V4.4M14.4 9.2V4.4M12 18.6V21.4")),
        IconGlyph(
            "powerplug",
            .body("K1.6M6 8.6H18V12.4C18 15.4 15.6 17.4 12 17.4S6 15.4 6 12.4Z"),
            .line("M9 8.4V3M15 8.4V3M12 17.6V21.2")),
        IconGlyph("sidebar.left", .body("R2.6 4.2 18.8 15.6 2.8"), .detail("M9.2 4.4V19.6")),
        IconGlyph("sidebar.right", .body("R2.6 4.2 18.8 15.6 2.8"), .detail("M14.8 4.4V19.6")),
        IconGlyph(
            "macwindow",
            .body("R2.6 4.2 18.8 15.6 2.8"),
            .detail("M2.6 9H21.4"),
            .mark("O5.8 6.6 .8O8.4 6.6 .8")),
        IconGlyph(
            "rectangle.split.3x1",
            .body("R2.4 5 19.2 14 2.6"),
            .detail("M8.8 5V19M15.2 5V19")),
    ]
}
