/// Digits and capital letters, drawn as strokes, for names like `1.circle` and `a.square`.
enum IconCharacters {
    /// The layers for a letter or for a number of one or two digits.
    static func layers(for name: String) -> [IconLayer]? {
        let bytes = Array(name.utf8)
        if bytes.isEmpty || bytes.count > 2 { return nil }
        if bytes.count == 2 && !(isDigit(bytes[0]) && isDigit(bytes[1])) { return nil }
        var contours: [IconContour] = []
        // Two digits are a little narrower than one, or they would become too small.
        let step = bytes.count == 2 ? 11.8 : 0
        for (index, byte) in bytes.enumerated() {
            guard let path = path(of: byte), let parsed = IconPathParser.contours(of: path) else {
                return nil
            }
            let shift = IconPoint(Double(index) * step, 0)
            let transform = IconTransform(scale: 1, shift: shift)
            for contour in parsed { contours.append(contour.transformed(transform)) }
        }
        let half = Icon.strokeWidth / 2
        return [IconLayer(contours: contours, halfWidth: half, isFilled: false, isInk: true)]
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func path(of byte: UInt8) -> String? {
        if isDigit(byte) { return digits[Int(byte - UInt8(ascii: "0"))] }
        let letter = Int(byte) - Int(UInt8(ascii: "a"))
        return letters.indices.contains(letter) ? letters[letter] : nil
    }

    private static let digits = [
        "M12 4.4C15 4.4 16.4 7.4 16.4 12S15 19.6 12 19.6S7.6 16.6 7.6 12S9 4.4 12 4.4Z",
        "K.3M8.6 7.2 12.6 4.4V19.6",
        "M7.8 8.6C7.8 6.2 9.6 4.4 12 4.4S16.2 6 16.2 8.4C16.2 11.6 12 14.4 7.8 19.6H16.6",
        "M8 6.8C8.8 5.2 10.2 4.4 12 4.4C14.4 4.4 16 5.8 16 8C16 10.2 14.4 11.6 11 11.6"
            + "C14.6 11.6 16.6 13.2 16.6 15.6C16.6 18 14.7 19.6 12 19.6C9.8 19.6 8.2 18.6 7.4 16.8",
        "K.3M14.8 19.6V4.4L7.2 15.6H17.4",
        "K.3M16 4.4H9L8.2 11.4C9.2 10.5 10.5 10 12 10C14.8 10 16.6 11.9 16.6 14.7"
            + "C16.6 17.6 14.7 19.6 12 19.6C9.8 19.6 8.2 18.6 7.4 16.8",
        "M15.8 6.4C15 5.1 13.8 4.4 12.2 4.4C9 4.4 7.4 7.8 7.4 12.8C7.4 17.4 9.4 19.6 12.1 19.6"
            + "C14.8 19.6 16.7 17.6 16.7 14.8S14.8 10.1 12.2 10.1C9.6 10.1 7.5 12 7.5 14.4",
        "K.3M7.4 4.4H16.6L10.4 19.6",
        "M12 4.4C14.4 4.4 16 5.9 16 7.9S14.4 11.4 12 11.4S8 9.9 8 7.9S9.6 4.4 12 4.4Z"
            + "M12 11.4C14.8 11.4 16.7 13.1 16.7 15.5S14.8 19.6 12 19.6S7.3 17.9 7.3 15.5"
            + "S9.2 11.4 12 11.4Z",
        "M8.2 17.6C9 18.9 10.2 19.6 11.8 19.6C15 19.6 16.6 16.2 16.6 11.2C16.6 6.6 14.6 4.4"
            + " 11.9 4.4C9.2 4.4 7.3 6.4 7.3 9.2S9.2 13.9 11.8 13.9C14.4 13.9 16.5 12 16.5 9.6",
    ]

    private static let letters = [
        "K.3M6 19.6 12 4.4 18 19.6M8 14.6H16",
        "M7.4 4.4H12.4A3.6 3.6 0 0 1 12.4 11.6H7.4V19.6H13.2A4 4 0 0 0 13.2 11.6M7.4 4.4V11.6",
        "M17.4 7.6C16.4 5.6 14.6 4.4 12.4 4.4C8.8 4.4 6.4 7.4 6.4 12S8.8 19.6 12.4 19.6"
            + "C14.6 19.6 16.4 18.4 17.4 16.4",
        "M7 4.4H11.2C15 4.4 17.4 7.4 17.4 12S15 19.6 11.2 19.6H7Z",
        "K.3M16.4 4.4H8V19.6H16.4M8 11.8H15.4",
        "K.3M16.4 4.4H8V19.6M8 12.2H15.2",
        "M17.2 7.4C16.2 5.5 14.5 4.4 12.2 4.4C8.6 4.4 6.2 7.4 6.2 12S8.6 19.6 12.2 19.6"
            + "C15.6 19.6 17.6 17.4 17.6 13.6V12.8H12.8",
        "M6.8 4.4V19.6M17.2 4.4V19.6M6.8 11.8H17.2",
        "M12 4.4V19.6",
        "M15.4 4.4V14.8C15.4 18 13.9 19.6 11.6 19.6C9.3 19.6 8 18.2 7.8 16",
        "K.3M7.4 4.4V19.6M17 4.4 7.4 14M11 10.6 17.4 19.6",
        "K.3M8.2 4.4V19.6H16.6",
        "K.3M5.4 19.6V4.4L12 15 18.6 4.4V19.6",
        "K.3M6.8 19.6V4.4L17.2 19.6V4.4",
        "M12 4.4C15.6 4.4 18 7.4 18 12S15.6 19.6 12 19.6S6 16.6 6 12S8.4 4.4 12 4.4Z",
        "M7.6 19.6V4.4H12.6A4.2 4.2 0 0 1 12.6 12.8H7.6",
        "M12 4.4C15.6 4.4 18 7.4 18 12S15.6 19.6 12 19.6S6 16.6 6 12S8.4 4.4 12 4.4Z"
            + "M13.4 15.2 18 20.4",
        "M7.4 19.6V4.4H12.6A4 4 0 0 1 12.6 12.4H7.4M12.4 12.4 17 19.6",
        "M16.8 7.6C16.2 5.6 14.4 4.4 12 4.4C9.2 4.4 7.4 5.9 7.4 8.1C7.4 10.3 9 11.2 12 11.9"
            + "C15.2 12.6 17 13.5 17 15.8C17 18.1 15 19.6 12 19.6C9.2 19.6 7.4 18.4 6.8 16.2",
        "M6 4.4H18M12 4.4V19.6",
        "M6.8 4.4V14C6.8 17.4 8.8 19.6 12 19.6S17.2 17.4 17.2 14V4.4",
        "K.3M6 4.4 12 19.6 18 4.4",
        "K.3M3.6 4.4 7.8 19.6 12 6.4 16.2 19.6 20.4 4.4",
        "M6.6 4.4 17.4 19.6M17.4 4.4 6.6 19.6",
        "M6.2 4.4 12 12.4 17.8 4.4M12 12.4V19.6",
        "K.3M6.8 4.4H17.2L6.8 19.6H17.2",
    ]
}
