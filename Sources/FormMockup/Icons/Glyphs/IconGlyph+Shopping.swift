extension IconGlyph {
    /// Shopping and money.
    static let shopping: [IconGlyph] = [
        IconGlyph(
            "cart",
            .line("K1.4M2.5 3.6H5L7.4 15.2H18.8L20.9 7H5.9"),
            .dot("O9 19.6 1.75O17.2 19.6 1.75")),
        IconGlyph(
            "cart.fill",
            .solid("K1.4M6.1 7.2H20.8L18.9 14.4H7.5Z"),
            .line("K1.4M2.5 3.6H5L7.4 15.2H18.6"),
            .dot("O9 19.6 1.75O17.2 19.6 1.75")),
        IconGlyph(
            "bag",
            .body("K2.4M12 21.2H4V7.4H20V21.2Z"),
            .line("M8.2 10.4V6.4A3.8 3.8 0 0 1 15.8 6.4V10.4")),
        IconGlyph(
            "bag.fill",
            .body("K2.4M12 21.2H4V7.4H20V21.2Z"),
            .line("M8.2 7.4V6.4A3.8 3.8 0 0 1 15.8 6.4V7.4"),
            .cut(1.5, "M8.2 8.3V11.4M15.8 8.3V11.4")),
        IconGlyph(
            "basket",
            .body("K2M12 20.4H5.6L3.4 10.2H20.6L18.4 20.4Z"),
            .line("K.3M6.8 10 10.4 3.4M17.2 10 13.6 3.4M2.4 10.2H21.6"),
            .detail("M9.4 13.6V17M14.6 13.6V17")),
        IconGlyph(
            "creditcard",
            .body("R2.4 4.8 19.2 14.4 2.8"),
            .detail("M2.4 9.6H21.6M6 15.2H9.8")),
        IconGlyph(
            "banknote",
            .body("R2.4 5.4 19.2 13.2 2.4"),
            .detail("O12 12 2.7"),
            .mark("O6.2 12 1.1O17.8 12 1.1")),
        IconGlyph(
            "wallet.pass",
            .body("R4 2.8 16 18.4 3"),
            .detail("M4 8.4H20M4 14H8.8A3.2 3.2 0 0 0 15.2 14H20")),
        IconGlyph(
            "giftcard",
            .body("R2.4 4.8 19.2 14.4 2.8"),
            .detail("M2.6 12.4H21.4M9.2 4.9V19.1")),
        IconGlyph("chart.bar", .body("R2.9 12.4 4 8.8 1.1R10 7.6 4 13.6 1.1R17.1 2.8 4 18.4 1.1")),
        IconGlyph(
            "chart.pie",
            .body("M10.4 4.4A8.5 8.5 0 1 0 19.6 13.6H11.4A1 1 0 0 1 10.4 12.6Z"),
            .body("K.8M14.4 9.6V2.8A7 7 0 0 1 21.2 9.6Z")),
        IconGlyph(
            "chart.line.uptrend.xyaxis",
            .line("K1M3.2 3.2V20.8H21K.6M7 15.6 11 10.8 14 13.6 20.4 6M16.2 5.6H20.6V10")),
        IconGlyph(
            "chart.xyaxis.line",
            .line("K1M3.2 3.2V20.8H21K.6M7 16.4 10.4 10.4 14.4 14 20 6.4")),
        IconGlyph(
            "gauge.medium",
            .body("O12 12 9.4"),
            .detail("M12 12.6 15.6 8.4"),
            .mark("O12 13 1.6O6.4 12.4 1O8.2 8 1O12 6.2 1O17.6 12.4 1")),
        IconGlyph(
            "scalemass",
            .body("K1.6M12 20.8H3.4L5.6 8.6H18.4L20.6 20.8Z"),
            .line("O12 5.4 2.6")),
    ]
}
