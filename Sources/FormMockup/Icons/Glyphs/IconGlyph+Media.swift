extension IconGlyph {
    /// Media.
    static let media: [IconGlyph] = [
        IconGlyph("play", .body("K1.9M6 12V2.6L21.6 12 6 21.4Z")),
        IconGlyph("pause", .body("R5.4 4 4.2 16 1.3R14.4 4 4.2 16 1.3")),
        IconGlyph("stop", .body("R4 4 16 16 2.6")),
        IconGlyph("forward", .body("K1.1M2.8 12V5L12 12 2.8 19ZM12 12V5L21.6 12 12 19Z")),
        IconGlyph("backward", .body("K1.1M21.2 12V5L12 12 21.2 19ZM12 12V5L2.4 12 12 19Z")),
        IconGlyph("forward.end", .body("K1.4M4.8 12V4.2L16.6 12 4.8 19.8Z"), .line("M19.2 5V19")),
        IconGlyph("backward.end", .body("K1.4M19.2 12V4.2L7.4 12 19.2 19.8Z"), .line("M4.8 5V19")),
        IconGlyph(
            "playpause",
            .body("K1.4M2.8 12V5L12.8 12 2.8 19Z"),
            .line("M16.2 5.4V18.6M20.6 5.4V18.6")),
        IconGlyph("record.circle", .body("O12 12 9.4"), .mark("O12 12 4.6")),
        IconGlyph(
            "music.note",
            .dot("O8 17.6 3.4"),
            .dot(
                "M9.7 17.6V3.8Q9.7 2.6 10.8 2.9L17.4 4.8Q18.2 5 18.2 5.9V8.6Q18.2 9.6 17.2 9.4",
                "L11.4 7.7V17.6Z")),
        IconGlyph(
            "music.note.list",
            .line("M3 5.4H13M3 11H11M3 16.6H8.4"),
            .dot("O14.2 18 2.8"),
            .dot(
                "M15.4 18V5.6Q15.4 4.6 16.4 4.8L20.6 5.9Q21.4 6.1 21.4 6.9V8.8",
                "Q21.4 9.7 20.5 9.5L17 8.6V18Z")),
        IconGlyph("music.mic", .body("O16 8 4.6"), .line("M13 11.6 4.4 20.2M19.2 11.2 12.8 4.8")),
        IconGlyph(
            "mic",
            .body("R8.5 2.5 7 12 3.5"),
            .line("M4.9 11.4A7.1 7.1 0 0 0 19.1 11.4M12 18.5V21.4M8.2 21.4H15.8")),
        IconGlyph("speaker", .body("K1.3M10.6 9L15.8 4.6V19.4L10.6 15H7V9Z")),
        IconGlyph(
            "speaker.wave.1",
            .body("K1.3M6.4 9L11.6 4.6V19.4L6.4 15H2.8V9Z"),
            .line("M14.9 8.6A5.2 5.2 0 0 1 14.9 15.4")),
        IconGlyph(
            "speaker.wave.2",
            .body("K1.3M6.4 9L11.6 4.6V19.4L6.4 15H2.8V9Z"),
            .line("M14.9 8.6A5.2 5.2 0 0 1 14.9 15.4M18 5.6A9.4 9.4 0 0 1 18 18.4")),
        IconGlyph(
            "speaker.wave.3",
            .body("K1.3M5.4 9.2L9.5 5.8V18.2L5.4 14.8H2.5V9.2Z"),
            .line(
                "M12.5 9A4.8 4.8 0 0 1 12.5 15M15.2 6.2A8.6 8.6 0 0 1 15.2 17.8M17.9 3.6",
                "A12.2 12.2 0 0 1 17.9 20.4")),
        IconGlyph(
            "headphones",
            .line("M3.4 15.4V12.2A8.6 8.6 0 0 1 20.6 12.2V15.4"),
            .body("K1.6M3.4 13.4H7.8V20.8H3.4ZM16.2 13.4H20.6V20.8H16.2Z")),
        IconGlyph(
            "waveform",
            .line("M3 10.4V13.6M7.5 6.6V17.4M12 3.4V20.6M16.5 7.4V16.6M21 10.4V13.6")),
        IconGlyph(
            "photo",
            .body("R2.6 4 18.8 16 3"),
            .detail("K1M3 17.8 8.4 12.6 11.6 15.6 15.8 11 21 16.4"),
            .mark("O8.2 8.8 1.7")),
        IconGlyph(
            "photo.on.rectangle",
            .line("K2.6M4.6 15.4H2.6V3.6H17.8V5.4"),
            .body("R6.4 8 15 12.4 2.6"),
            .detail("K.8M6.8 18.8 11.2 14.6 13.8 17 17 13.6 21 17.4"),
            .mark("O11 11.6 1.3")),
        IconGlyph(
            "camera",
            .body("M12 19.8K2.6H2.6V6.9K1.2H6.4L8.3 4.2H15.7L17.6 6.9K2.6H21.4V19.8Z"),
            .detail("O12 13 3.7")),
        IconGlyph(
            "camera.viewfinder",
            .line("K3M2.8 7.4V2.8H7.4M16.6 2.8H21.2V7.4M21.2 16.6V21.2H16.6M7.4 21.2H2.8V16.6"),
            .body("M12 16.8K1.8H6.4V8.8K.7H9.2L10.2 7.2H13.8L14.8 8.8K1.8H17.6V16.8Z"),
            .detail("O12 12.7 1.7")),
        IconGlyph("video", .body("R2.4 6 13 12 3"), .body("K1.2M17.8 10 21.6 7.2V16.8L17.8 14Z")),
        IconGlyph(
            "film",
            .body("R2.6 4 18.8 16 2.8"),
            .detail("M7.2 4V20M16.8 4V20M2.6 9.3H7M2.6 14.7H7M17 9.3H21.4M17 14.7H21.4M7.2 12H16.8")
        ),
        IconGlyph("tv", .body("R2.4 4 19.2 13.2 2.6"), .line("M8 20.6H16")),
        IconGlyph(
            "gamecontroller",
            .body(
                "M7.2 6H16.8C19.4 6 20.6 7.9 21.2 11.4C21.7 14.6 21.6 18.4 19.2 18.4",
                "C17.2 18.4 16.6 15.6 14.6 15.6H9.4C7.4 15.6 6.8 18.4 4.8 18.4",
                "C2.4 18.4 2.3 14.6 2.8 11.4C3.4 7.9 4.6 6 7.2 6Z"),
            .detail("M8.2 8.9V12.7M6.3 10.8H10.1"),
            .mark("O14.4 12 1.15O16.9 9.7 1.15")),
        IconGlyph(
            "ticket",
            .body(
                "M12 18.4H4.6A2 2 0 0 1 2.6 16.4V14.6A2.7 2.7 0 0 0 2.6 9.4V7.6",
                "A2 2 0 0 1 4.6 5.6H19.4A2 2 0 0 1 21.4 7.6V9.4A2.7 2.7 0 0 0 21.4 14.6V16.4",
                "A2 2 0 0 1 19.4 18.4Z"),
            .detail("M14.6 6.6V8.2M14.6 11.2V12.8M14.6 15.8V17.4")),
    ]
}
