extension IconGlyph {
    /// Figures.
    static let figures: [IconGlyph] = [
        IconGlyph(
            "figure.stand.dress",
            .dot("O12 4.4 2.3"),
            .body("K1.2M12 7.6 17 16.4H7Z"),
            .line("M10.4 16.8V21.6M13.6 16.8V21.6")),
        IconGlyph(
            "figure.child",
            .dot("O12 5.6 3.2"),
            .line("M12 10.6V15.6M12 15.6 9.6 21.2M12 15.6 14.4 21.2M7 12.6 12 11.2 17 12.6")),
        IconGlyph(
            "figure.play",
            .dot("O10.4 5 2.4O18.8 7 1.7"),
            .line(
                "M10.4 9.4V14.4M10.4 14.4 6.4 20.8M10.4 14.4 14 16.8 13.6 21.4",
                "M4.6 11 10.4 10 16.4 11.4")),
        IconGlyph(
            "figure.strengthtraining.traditional",
            .dot("O12 6.2 2.3"),
            .line(
                "M12 9.8V15M12 15 9.2 21.4M12 15 14.8 21.4M12 10.6 5.4 6.6M12 10.6 18.6 6.6",
                "M5.4 3.2V9.6M18.6 3.2V9.6M3 4.8V8M21 4.8V8")),
        IconGlyph(
            "figure.hiking",
            .dot("O13 4.4 2.3"),
            .line(
                "M12.4 8 11 14.4M11 14.4 7.4 21.2M11 14.4 14.6 17 14.4 21.4M12.4 9 15 12H18.4",
                "M18.4 9.4V21.4"),
            .solid("R6.6 8.4 2.6 4.6 1")),
        IconGlyph(
            "figure.walk.motion",
            .dot("O14 4.2 2.3"),
            .line(
                "M13.6 7.8 12.4 14M12.4 14 8.8 21.2M12.4 14 16 16.6 16.4 21.4",
                "M13.6 8.8 16.4 12 19.4 12.6M13.6 8.6 10 10 9.2 13M3 8.6H6.4M2.4 12.8H5.4",
                "M3 17H6")),
        IconGlyph(
            "figure.mind.and.body",
            .dot("O12 5 2.4"),
            .line("K1.4M12 9V14.4M12 9.6 5.6 14M12 9.6 18.4 14M12 14.6 4.6 19.2H19.4L12 14.6")),
        IconGlyph(
            "figure.seated.side",
            .dot("O9 4.6 2.3"),
            .line("K1.2M9 8.2V14.8H15.6V21.2M9 10.4 14 12.4")),
    ]
}
