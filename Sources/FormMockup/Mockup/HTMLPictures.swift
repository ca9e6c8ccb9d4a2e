/// Pictures of the app in HTML.
extension HTMLRenderer {
    /// Writes a picture, the one for light or for dark surroundings as the reader has it, or a
    /// placeholder.
    mutating func writeImage(_ image: ImageElement, frame: Rect, _ place: HTMLPlace) {
        guard let picture = image.picture, !embedsPictures || picture.isEmbeddable else {
            return writePlaceholder(image, frame: frame, place)
        }
        guard let dark = picture.dark, dark != picture.light, pictureScheme == nil else {
            let file = pictureScheme == .dark ? picture.dark ?? picture.light : picture.light
            return write(file, of: image, frame: frame, place, visibility: nil)
        }
        write(picture.light, of: image, frame: frame, place, visibility: "fm-by-day")
        write(dark, of: image, frame: frame, place, visibility: "fm-by-night")
    }

    private mutating func write(
        _ file: Picture.File, of image: ImageElement, frame: Rect, _ place: HTMLPlace,
        visibility: StaticString?
    ) {
        if image.picture?.isTemplate == true {
            return writeShape(file, of: image, frame: frame, place, visibility: visibility)
        }
        writer.open("img")
        writer.beginClasses("fm-picture")
        size(frame)
        if let visibility { writer.addClass(visibility) }
        classes(of: place)
        writer.endClasses()
        writer.attribute("alt", image.name)
        writer.fixed(" src=\"")
        writeAddress(of: file)
        writer.fixed("\"")
        writer.closeVoid()
    }

    /// A picture of which only the shape counts lets a colour through.
    private mutating func writeShape(
        _ file: Picture.File, of image: ImageElement, frame: Rect, _ place: HTMLPlace,
        visibility: StaticString?
    ) {
        let number = nextMask()
        writer.open("svg")
        writer.beginClasses("fm-picture")
        size(frame)
        paint(.ink, image.color ?? .role(.label))
        if let visibility { writer.addClass(visibility) }
        classes(of: place)
        writer.endClasses()
        name(image)
        writer.open("mask")
        writer.attribute("id", prefix, "-m", number)
        writer.fixed(" mask-type=\"alpha\"")
        writer.open("image")
        writer.fixed(" width=\"100%\" height=\"100%\" preserveAspectRatio=\"none\" href=\"")
        writeAddress(of: file)
        writer.fixed("\"")
        writer.closeEmpty()
        writer.close()
        writer.open("rect")
        writer.fixed(" width=\"100%\" height=\"100%\" fill=\"currentColor\"")
        writer.attribute("mask", "url(#" + prefix + "-m\(number))")
        writer.closeEmpty()
        writer.close()
    }

    /// The address, from the page's root, which is put in front when the page is known; or the
    /// bytes themselves.
    private mutating func writeAddress(of file: Picture.File) {
        if embedsPictures {
            writer.append { $0.append(dataOf: file) }
        } else {
            pictures.append(.init(address: file.address, offset: writer.count))
            writer.append { buffer in for byte in file.address.utf8 { buffer.append(byte) } }
        }
    }

    private mutating func writePlaceholder(
        _ image: ImageElement, frame: Rect, _ place: HTMLPlace
    ) {
        writer.open("span")
        writer.beginClasses("fm-image")
        size(frame)
        classes(of: place)
        writer.endClasses()
        name(image)
        writer.open("svg")
        writer.beginClasses("fm-icon")
        utility(.square, min(frame.width, frame.height))
        writer.endClasses()
        use(HTMLIndicators.picture)
        writer.close()
        writer.close()
    }

    private mutating func name(_ image: ImageElement) {
        if image.name.isEmpty {
            writer.fixed(" aria-hidden=\"true\"")
        } else {
            writer.fixed(" role=\"img\"")
            writer.attribute("aria-label", image.name)
        }
    }
}

extension Picture {
    /// The file for the surroundings that a document is made for.
    func file(dark isDark: Bool) -> File { isDark ? dark ?? light : light }

    /// Whether all of it can stand inside a document.
    var isEmbeddable: Bool {
        !light.bytes.isEmpty && (dark.map { !$0.bytes.isEmpty } ?? true)
    }
}

extension ByteBuffer {
    /// Appends a file as an address that holds its bytes.
    mutating func append(dataOf file: Picture.File) {
        append("data:")
        for byte in file.mediaType.utf8 { append(byte) }
        append(";base64,")
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let bytes = file.bytes
        var index = 0
        while index < bytes.count {
            let count = min(3, bytes.count - index)
            var group = 0
            for place in 0..<3 {
                group = group << 8 | (place < count ? Int(bytes[index + place]) : 0)
            }
            for place in 0..<4 {
                let digit = digits[group >> (18 - 6 * place) & 63]
                append(place <= count ? digit : 0x3D)
            }
            index += 3
        }
    }
}
