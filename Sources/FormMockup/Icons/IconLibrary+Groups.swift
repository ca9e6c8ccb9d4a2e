/// Symbol names that belong together, for a page that shows them.
public struct IconGroup: Hashable, Sendable {
    /// What they have in common.
    public var title: String
    /// The names, in the order of the page.
    public var names: [String]

    /// Makes a group.
    public init(title: String, names: [String]) {
        self.title = title
        self.names = names
    }
}

extension IconLibrary {
    /// The built-in symbols by group: what is drawn, with its solid form, then composed ones.
    public static let groups: [IconGroup] = {
        var result: [IconGroup] = []
        for group in IconGlyph.all {
            var names: [String] = []
            for glyph in group.glyphs where !glyph.name.hasSuffix(".fill") {
                names.append(glyph.name)
                let filled = glyph.name + ".fill"
                let isDrawn = group.glyphs.contains { $0.name == filled }
                if glyph.hasFilledForm || isDrawn { names.append(filled) }
            }
            result.append(IconGroup(title: group.title, names: names))
        }
        return result + [
            IconGroup(title: "Circles", names: enclosed("circle", circled)),
            IconGroup(
                title: "Squares and other shapes",
                names: enclosed("square", squared) + enclosed("", shaped)),
            IconGroup(title: "Struck through", names: enclosed("slash", struck) + struckLines),
            IconGroup(title: "Badges", names: badged),
            IconGroup(title: "Other spellings", names: spellings),
        ]
    }()

    /// Names with a component added, each in its two forms.
    private static func enclosed(_ component: String, _ names: String) -> [String] {
        var result: [String] = []
        for name in words(names) {
            let full = component.isEmpty ? name : name + "." + component
            result += [full, full + ".fill"]
        }
        return result
    }

    private static func words(_ text: String) -> [String] {
        text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { String(decoding: Array($0), as: UTF8.self) }
    }

    private static let circled = """
        plus minus xmark checkmark exclamationmark questionmark info ellipsis number percent at
        dollarsign eurosign sterlingsign yensign asterisk slash poweron
        chevron.up chevron.down chevron.left chevron.right arrow.up arrow.down arrow.left
        arrow.right arrow.up.right arrow.clockwise arrow.counterclockwise arrow.up.arrow.down
        arrow.left.arrow.right arrow.triangle.2.circlepath arrow.uturn.left
        play pause stop forward backward star heart person pencil trash bell lock mappin location
        bookmark flag tag house link bolt moon phone envelope video mic camera paperplane calendar
        folder gear gearshape key leaf drop flame bag cart creditcard airplane car music.note
        line.3.horizontal line.3.horizontal.decrease list.bullet magnifyingglass
        faceid globe eye photo book clock textformat textformat.size bubble.left
        0 1 2 3 4 5 6 7 8 9 10 11 12 20 50 a b c
        """

    private static let squared = """
        plus minus xmark checkmark exclamationmark questionmark info number percent dollarsign
        chevron.up chevron.down chevron.left chevron.right arrow.up arrow.down arrow.left
        arrow.right arrow.up.right star heart pencil bookmark h a b 1 2 3
        """

    private static let shaped = """
        exclamationmark.triangle questionmark.diamond
        exclamationmark.octagon xmark.octagon checkmark.seal xmark.seal exclamationmark.seal
        questionmark.seal checkmark.shield xmark.shield exclamationmark.shield bolt.shield
        plus.bubble questionmark.bubble star.bubble plus.app questionmark.app
        plus.rectangle minus.rectangle play.rectangle person.rectangle
        plus.diamond person.crop.square
        """

    private static let struck = """
        bell eye mic speaker video location heart star bookmark tag trash pin flag lock bolt icloud
        person camera hand.raised moon shield network message photo flame drop sun.max
        """

    private static let struckLines = words(
        "wifi.slash antenna.radiowaves.left.and.right.slash cart.slash link.slash")

    private static let badged = words(
        """
        bell.badge bell.badge.fill app.badge app.badge.fill envelope.badge envelope.badge.fill
        message.badge message.badge.fill
        folder.badge.plus folder.badge.minus folder.badge.gearshape folder.badge.questionmark
        folder.fill.badge.plus folder.fill.badge.minus
        doc.badge.plus doc.badge.gearshape doc.badge.ellipsis doc.badge.clock doc.fill.badge.plus
        calendar.badge.plus calendar.badge.minus calendar.badge.clock calendar.badge.checkmark
        calendar.badge.exclamationmark
        person.badge.plus person.badge.minus person.badge.clock
        person.fill.badge.plus person.fill.badge.minus person.2.badge.gearshape
        person.crop.circle.badge.plus person.crop.circle.badge.minus
        person.crop.circle.badge.checkmark person.crop.circle.badge.xmark
        person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
        person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.checkmark
        person.crop.circle.fill.badge.xmark
        photo.badge.plus photo.badge.checkmark text.badge.plus text.badge.minus
        text.badge.checkmark text.badge.xmark clock.badge.checkmark clock.badge.xmark
        clock.badge.exclamationmark cart.badge.plus cart.badge.minus cart.fill.badge.plus
        externaldrive.badge.plus externaldrive.badge.minus externaldrive.badge.checkmark
        icloud.badge.plus video.badge.plus phone.badge.plus rectangle.stack.badge.plus
        rectangle.badge.plus rectangle.badge.xmark waveform.badge.plus hourglass.badge.plus
        speaker.badge.exclamationmark lock.badge.clock
        gearshape.badge.checkmark shield.badge.plus star.badge.plus creditcard.badge.plus
        """)

    private static let spellings = words(
        """
        multiply multiply.circle multiply.circle.fill multiply.square multiply.square.fill
        gobackward goforward chevron.backward chevron.forward chevron.backward.circle
        chevron.forward.circle chevron.forward.circle.fill arrow.backward arrow.forward
        arrow.forward.circle arrow.forward.circle.fill arrow.backward.circle arrow.up.forward
        arrow.up.backward arrow.down.forward arrow.uturn.backward arrow.uturn.forward
        arrow.uturn.backward.circle arrowshape.turn.up.backward arrowshape.turn.up.forward
        delete.backward delete.backward.fill sidebar.leading sidebar.trailing
        rectangle.portrait.and.arrow.forward person.circle person.circle.fill
        """)
}
