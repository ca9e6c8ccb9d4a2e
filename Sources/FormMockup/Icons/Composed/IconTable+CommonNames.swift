extension IconTable {
    /// The names that the table has rows for: the most used symbols of public apps, and what a
    /// settings screen shows.
    static let commonNames = """
        1.circle 1.circle.fill 2.circle 2.circle.fill 3.circle 3.circle.fill 4.circle 5.circle
        a.circle accessibility airplane airpods alarm alarm.fill ant
        antenna.radiowaves.left.and.right app.badge app.dashed applewatch archivebox
        archivebox.fill arrow.2.squarepath arrow.backward arrow.clockwise arrow.clockwise.circle
        arrow.counterclockwise arrow.counterclockwise.circle arrow.down arrow.down.circle
        arrow.down.circle.fill arrow.forward arrow.left arrow.left.arrow.right arrow.left.circle
        arrow.right arrow.right.circle arrow.right.circle.fill arrow.triangle.2.circlepath
        arrow.up arrow.up.arrow.down arrow.up.circle arrow.up.circle.fill arrow.up.right
        arrow.uturn.backward arrow.uturn.forward arrow.uturn.left at backward backward.fill bag
        bag.fill banknote banknote.fill barcode barcode.viewfinder basket battery.100 battery.25
        battery.50 bed.double.fill bell bell.badge bell.badge.fill bell.fill bell.slash
        bell.slash.fill bicycle bolt bolt.circle bolt.fill book book.closed book.closed.fill
        book.fill bookmark bookmark.fill bookmark.slash books.vertical.fill briefcase
        briefcase.fill bubble.left bubble.left.fill building.2 building.2.fill building.columns
        bus calendar calendar.badge.clock calendar.badge.plus calendar.circle camera camera.fill
        camera.viewfinder captions.bubble car car.fill cart cart.badge.plus cart.fill
        character.book.closed character.book.closed.fill chart.bar chart.bar.fill chart.pie
        chart.pie.fill checklist checkmark checkmark.circle checkmark.circle.fill checkmark.seal
        checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
        checkmark.square.fill chevron.backward chevron.down chevron.down.circle
        chevron.down.circle.fill chevron.forward chevron.left chevron.left.circle
        chevron.left.forwardslash.chevron.right chevron.right chevron.right.circle
        chevron.right.circle.fill chevron.up chevron.up.chevron.down chevron.up.circle circle
        circle.fill circle.grid.2x2 circle.lefthalf.filled clock clock.arrow.circlepath
        clock.fill cloud cloud.fill cloud.rain cloud.sun.fill command cpu creditcard
        creditcard.fill cross.case cross.case.fill crown crown.fill cube cup.and.saucer
        cup.and.saucer.fill curlybraces delete.backward delete.left desktopcomputer display doc
        doc.badge.plus doc.fill doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext
        doc.richtext doc.text doc.text.fill doc.text.magnifyingglass doc.viewfinder
        dollarsign.circle dollarsign.circle.fill drop drop.fill dumbbell dumbbell.fill ear
        ellipsis ellipsis.circle ellipsis.circle.fill envelope envelope.badge envelope.fill
        envelope.open exclamationmark.bubble exclamationmark.bubble.fill exclamationmark.circle
        exclamationmark.circle.fill exclamationmark.octagon exclamationmark.shield
        exclamationmark.shield.fill exclamationmark.triangle exclamationmark.triangle.fill
        externaldrive externaldrive.fill eye eye.fill eye.slash eye.slash.fill eyeglasses
        face.smiling faceid figure.run figure.walk flag flag.fill flag.slash flame flame.fill
        folder folder.badge.gearshape folder.badge.minus folder.badge.plus folder.fill
        folder.fill.badge.plus fork.knife forward forward.fill function gamecontroller
        gamecontroller.fill gauge.medium gear gearshape gearshape.2 gearshape.fill gift
        gift.fill giftcard globe graduationcap graduationcap.fill hammer hammer.fill hand.raised
        hand.raised.fill hand.tap hand.thumbsdown hand.thumbsup hand.thumbsup.fill hare
        headphones heart heart.circle heart.circle.fill heart.fill heart.slash hourglass house
        house.fill icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill infinity
        info.bubble info.circle info.circle.fill internaldrive ipad iphone key key.fill keyboard
        keyboard.chevron.compact.down keyboard.fill ladybug laptopcomputer leaf leaf.fill
        lightbulb lightbulb.fill line.3.horizontal line.3.horizontal.decrease
        line.3.horizontal.decrease.circle link link.circle list.bullet list.bullet.rectangle
        list.clipboard list.dash list.number list.star location location.fill location.slash
        lock lock.circle.fill lock.fill lock.open lock.open.fill lock.shield lock.shield.fill
        magnifyingglass map map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill
        megaphone megaphone.fill message message.fill mic mic.fill mic.slash mic.slash.fill
        minus minus.circle minus.circle.fill minus.square moon moon.fill moon.stars
        moon.stars.fill multiply multiply.circle multiply.circle.fill music.note music.note.list
        network newspaper newspaper.fill nosign number number.circle paintbrush paintbrush.fill
        paintpalette paintpalette.fill paperclip paperplane paperplane.fill pause pause.circle
        pause.circle.fill pause.fill pawprint pawprint.fill pencil pencil.circle
        pencil.circle.fill percent person person.2 person.2.fill person.3 person.3.fill
        person.badge.minus person.badge.plus person.circle person.circle.fill person.crop.circle
        person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.plus person.crop.circle.badge.questionmark
        person.crop.circle.badge.xmark person.crop.circle.fill
        person.crop.circle.fill.badge.checkmark person.crop.square person.fill
        person.fill.badge.plus person.text.rectangle phone phone.fill photo photo.badge.plus
        photo.fill photo.on.rectangle pills pills.fill pin pin.fill play play.circle
        play.circle.fill play.fill play.rectangle plus plus.circle plus.circle.fill plus.square
        plus.square.fill plus.square.on.square power printer printer.fill puzzlepiece qrcode
        qrcode.viewfinder questionmark questionmark.bubble questionmark.circle
        questionmark.circle.fill questionmark.diamond record.circle
        rectangle.portrait.and.arrow.right rectangle.stack repeat rosette safari scissors
        server.rack shield shield.fill shippingbox shippingbox.fill shuffle sidebar.left
        slash.circle slider.horizontal.3 slider.vertical.3 snowflake sparkles speaker.slash
        speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3
        speaker.wave.3.fill square square.and.arrow.down square.and.arrow.up
        square.and.arrow.up.fill square.and.pencil square.dashed square.fill square.grid.2x2
        square.grid.3x3 square.on.square square.stack star star.circle star.circle.fill
        star.fill stethoscope stop stop.circle stop.circle.fill stop.fill stopwatch sun.max
        sun.max.fill sun.min sunrise sunset switch.2 table tag tag.circle tag.fill terminal
        text.aligncenter text.alignleft text.alignright text.badge.plus text.bubble text.quote
        textformat textformat.abc textformat.size thermometer.medium ticket timer touchid
        tram.fill translate trash trash.circle trash.fill tray tray.full tray.full.fill tree
        trophy trophy.fill tv umbrella video video.fill video.slash viewfinder wallet.pass
        wand.and.stars waveform waveform.path.ecg wifi wifi.slash wind wrench
        wrench.and.screwdriver xmark xmark.circle xmark.circle.fill xmark.octagon
        xmark.octagon.fill xmark.shield xmark.square
        """
}
