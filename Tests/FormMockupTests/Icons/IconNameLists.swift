@testable import FormMockup

/// Names that have to resolve.
enum IconNameLists {
    /// Every built-in icon, composed once for all tests.
    static let builtIn = IconLibrary.builtIn.names.map(IconLibrary.builtIn.iconOrPlaceholder)

    /// The two hundred symbols that the most public apps use.
    static let mostUsed = words(
        """
        plus trash checkmark xmark chevron.right checkmark.circle.fill magnifyingglass
        square.and.arrow.up xmark.circle.fill pencil checkmark.circle star gear star.fill
        calendar ellipsis chevron.down plus.circle.fill info.circle xmark.circle plus.circle
        exclamationmark.triangle.fill list.bullet clock globe arrow.clockwise
        square.and.arrow.down photo gearshape exclamationmark.triangle doc.on.doc
        ellipsis.circle person heart.fill circle folder person.crop.circle chevron.up
        circle.fill square.and.pencil house slider.horizontal.3 person.fill questionmark.circle
        chevron.forward arrow.down.circle chevron.left eye.slash play.fill person.3 link
        arrow.triangle.2.circlepath line.3.horizontal.decrease.circle arrow.up.arrow.down
        gearshape.fill checkmark.seal.fill minus heart info.circle.fill arrow.down house.fill
        chevron.backward network lock.fill arrow.right camera exclamationmark.circle.fill
        server.rack safari minus.circle bell sun.max.fill sparkles arrow.up clock.fill
        chart.bar.fill paintpalette qrcode.viewfinder arrow.up.right tag eye bell.fill
        folder.badge.plus square.grid.2x2 timer trash.fill doc.on.clipboard
        arrow.counterclockwise stop.fill shippingbox minus.circle.fill delete.left
        keyboard.chevron.compact.down person.crop.circle.fill arrow.left.arrow.right
        person.3.fill forward.fill lock line.3.horizontal.decrease questionmark
        line.3.horizontal person.circle.fill pin clock.arrow.circlepath doc.badge.plus envelope
        doc.text square bookmark.fill folder.fill arrow.left checkmark.seal
        exclamationmark.circle message number chevron.right.circle questionmark.circle.fill
        archivebox hand.raised keyboard arrow.down.circle.fill doc.text.magnifyingglass
        paperplane speaker.wave.2.fill waveform book.fill doc.plaintext exclamationmark.bubble
        chevron.down.circle.fill map terminal eye.fill paperplane.fill arrow.forward
        face.smiling textformat mic.fill play list.bullet.rectangle sun.max person.circle
        arrow.2.squarepath person.crop.circle.badge.xmark antenna.radiowaves.left.and.right
        play.circle.fill bell.badge calendar.badge.plus person.badge.minus text.badge.plus
        chevron.up.chevron.down hare play.circle book bookmark creditcard doc internaldrive
        person.2.fill pencil.circle wrench.and.screwdriver bolt folder.badge.gearshape
        gearshape.2 hourglass moon.fill tray arrow.up.circle.fill arrow.uturn.backward
        calendar.badge.clock checkmark.shield key lightbulb.fill mappin multiply.circle.fill
        pause.fill textformat.size airplane square.dashed doc.richtext power lock.shield
        person.crop.square questionmark.diamond star.circle backward.fill photo.badge.plus cpu
        person.crop.circle.fill.badge.checkmark plus.square.on.square 1.circle 2.circle
        captions.bubble music.note.list app.dashed books.vertical.fill video leaf
        mappin.circle.fill pin.fill wand.and.stars
        """)

    /// What a settings screen shows.
    static let settings = words(
        """
        bell bell.fill bell.badge wifi moon.fill battery.100 hand.raised.fill lock.fill
        paintbrush person.2.fill envelope.fill phone.fill faceid touchid icloud creditcard.fill
        cart gift flag.fill mappin.and.ellipse airplane antenna.radiowaves.left.and.right
        speaker.wave.2.fill sun.max.fill textformat.size character.book.closed key.fill shield
        checkmark.shield.fill rectangle.portrait.and.arrow.right iphone ipad desktopcomputer
        gamecontroller headphones music.note video.fill photo.fill camera.fill location.fill
        clock alarm hourglass chart.bar.fill chart.pie.fill heart.fill figure.walk
        cross.case.fill leaf.fill flame.fill drop.fill bolt.fill cloud.fill snowflake umbrella
        tag.fill bookmark paperclip scissors printer tray archivebox doc.text folder
        questionmark.circle
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
