import FormMockup

/// A form block of a page as a figure: pictures, code, caption, notes, verdict.
struct Figure {
    /// One mockup with what was drawn of it.
    struct Picture {
        var mockup: Mockup
        var markup: [UInt8]
    }

    var id: String
    var attributes: BlockAttributes
    var pictures: [Picture]
    /// The code to show; nil when none is shown.
    var code: SourceText?
    /// The folder of the mockups' files, relative to the page: `forms/`.
    var folder: String
    var words: Words

    /// Writes the figure.
    func write(into output: inout [UInt8]) {
        var writer = MarkupWriter()
        writer.open("figure")
        writer.attribute("class", classes)
        writer.attribute("id", id)
        writeVerdict(&writer)
        writer.open("div")
        writer.attribute("class", "fd-figure-body")
        writePictures(&writer)
        writeCode(&writer)
        writer.close()
        writeNotes(&writer)
        writeCaption(&writer)
        writer.close()
        output += writer.bytes
        output.append(0x0A)
    }

    private var classes: String {
        var classes = "fd-figure"
        if pictures.count > 1 { classes += " fd-comparison" }
        if let code {
            classes += pictures.isEmpty ? " fd-code-only" : " fd-with-code"
            if code.bytes.lazy.filter({ $0 == 0x0A }).count > Self.longCode {
                classes += " fd-long"
            }
        }
        return classes
    }

    /// Lines of code that no screen is as tall as.
    private static let longCode = 48

    private func writeVerdict(_ writer: inout MarkupWriter) {
        guard let verdict = attributes.verdict else { return }
        writer.open("p")
        writer.attribute("class", "fd-verdict")
        writer.attribute("data-verdict", verdict == .good ? "do" : "dont")
        writer.open("span")
        writer.attribute("class", "fd-verdict-sign")
        writer.attribute("aria-hidden", "true")
        writer.text(verdict == .good ? "✓" : "✗")
        writer.close()
        writer.text(" ")
        writer.open("span")
        writer.text(verdict == .good ? words[.good] : words[.bad])
        writer.close()
        writer.close()
    }

    private func writePictures(_ writer: inout MarkupWriter) {
        guard !pictures.isEmpty else { return }
        writer.open("div")
        writer.attribute("class", "fd-figure-pictures")
        for picture in pictures {
            writer.open("div")
            writer.attribute("class", "fd-picture")
            if !picture.mockup.label.isEmpty {
                writer.open("p")
                writer.attribute("class", "fd-picture-label")
                writer.text(picture.mockup.label)
                writer.close()
            }
            writer.raw(picture.markup)
            writer.close()
        }
        writer.close()
    }

    private func writeCode(_ writer: inout MarkupWriter) {
        guard let code else { return }
        writer.open("div")
        writer.attribute("class", "fd-figure-code")
        var markup: [UInt8] = []
        CodeWriter.write(code, language: "swift", into: &markup)
        writer.raw(markup)
        writer.close()
    }

    private func writeNotes(_ writer: inout MarkupWriter) {
        let notes = pictures.first?.mockup.screen.notes ?? []
        guard !notes.isEmpty else { return }
        writer.open("ol")
        writer.attribute("class", "fd-notes")
        for note in notes {
            writer.open("li")
            writer.attribute("id", "\(id)-note-\(note.number)")
            writer.attribute("value", Double(note.number))
            writer.text(note.text)
            writer.close()
        }
        writer.close()
    }

    private func writeCaption(_ writer: inout MarkupWriter) {
        guard attributes.caption != nil || !pictures.isEmpty else { return }
        writer.open("figcaption")
        writer.attribute("class", "fd-caption")
        if let caption = attributes.caption {
            writer.open("span")
            writer.text(caption)
            writer.close()
        }
        for picture in pictures {
            writer.text(" ")
            writer.open("a")
            writer.attribute("class", "fd-svg-link")
            writer.attribute("href", folder + picture.mockup.fileName + ".svg")
            let label = picture.mockup.label
            writer.attribute(
                "title", label.isEmpty ? words[.openSVG] : words[.openSVG] + ": " + label)
            // Each link of a comparison has a name of its own.
            writer.text(label.isEmpty ? "SVG" : "SVG: " + label)
            writer.close()
        }
        writer.close()
    }
}
