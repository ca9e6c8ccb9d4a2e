extension IconName {
    /// Names that share a drawing with another: `name=drawn`, those of more components first.
    static let aliasTable = """
        gauge.with.dots.needle.bottom.0percent=gauge.medium gauge.with.dots.needle.bottom.33percent=gauge.medium
        gauge.with.dots.needle.bottom.67percent=gauge.medium gauge.with.dots.needle.bottom.100percent=gauge.medium
        gauge.with.dots.needle.0percent=gauge.medium gauge.with.dots.needle.33percent=gauge.medium
        gauge.with.dots.needle.67percent=gauge.medium gauge.with.dots.needle.100percent=gauge.medium
        gauge.with.dots.needle.50percent=gauge.medium carbon.dioxide.cloud=cloud
        carbon.monoxide.cloud=cloud thermometer.variable=thermometer.medium
        blood.pressure.cuff.badge.gauge.with.needle=gauge.medium blood.pressure.cuff=gauge.medium
        exclamationmark.triangle.text.page=exclamationmark.triangle
        sparkle.text.clipboard=list.clipboard
        person.and.arrow.left.and.arrow.right=person.2
        person.crop.square.filled.and.at.rectangle=person.crop.rectangle
        arrow.trianglehead.2.clockwise.rotate.90=arrow.triangle.2.circlepath
        bubble.left.and.exclamationmark.bubble.right=bubble.left.and.bubble.right
        bubble.left.and.text.bubble.right=bubble.left.and.bubble.right
        figure.seated.side.right.child.lap=figure.seated.side
        gauge.with.dots.needle.bottom.50percent=gauge.medium
        rectangle.inset.filled.and.person.filled=person.crop.rectangle
        square.and.line.vertical.and.square=square.split.2x1 alarm.waves.left.and.right=alarm
        externaldrive.connected.to.line.below=externaldrive
        gearshape.arrow.triangle.2.circlepath=gearshape
        rectangle.and.pencil.and.ellipsis=square.and.pencil
        rectangle.portrait.and.arrow.forward=rectangle.portrait.and.arrow.right
        rectangle.portrait.on.rectangle.portrait=rectangle.on.rectangle
        arrow.trianglehead.2.clockwise=arrow.triangle.2.circlepath
        arrow.trianglehead.2.counterclockwise=arrow.triangle.2.circlepath
        arrowshape.turn.up.backward=arrowshape.turn.up.left
        arrowshape.turn.up.forward=arrowshape.turn.up.right
        building.2.crop.circle=building.2.circle calendar.day.timeline.leading=calendar
        calendar.day.timeline.left=calendar camera.metering.center.weighted=viewfinder
        dot.radiowaves.up.forward=dot.radiowaves.right envelope.arrow.triangle.branch=envelope
        figure.seated.side.right=figure.seated.side flag.checkered.2.crossed=flag.checkered
        gauge.with.dots.needle=gauge.medium globe.badge.chevron.backward=globe
        globe.central.south.asia=globe hand.point.up.left=hand.tap person.2.wave.2=person.2
        person.and.background.dotted=person.crop.square person.line.dotted.person=person.2
        photo.on.rectangle.angled=photo.on.rectangle
        rectangle.and.text.magnifyingglass=doc.text.magnifyingglass
        rectangle.stack.person.crop=person.2.crop.square.stack
        sensor.tag.radiowaves.forward=dot.radiowaves.left.and.right
        slider.horizontal.2.square=slider.horizontal.3 train.side.front.car=tram
        applewatch.side.right=applewatch arrow.down.backward=arrow.down.left
        arrow.down.forward=arrow.down.right arrow.trianglehead.branch=arrow.triangle.branch
        arrow.trianglehead.clockwise=arrow.clockwise
        arrow.trianglehead.counterclockwise=arrow.counterclockwise
        arrow.trianglehead.swap=arrow.triangle.swap arrow.up.backward=arrow.up.left
        arrow.up.forward=arrow.up.right arrow.uturn.backward=arrow.uturn.left
        arrow.uturn.forward=arrow.uturn.right brain.head.profile=brain
        bubble.middle.bottom=bubble.left bubble.middle.top=bubble.left
        character.cursor.ibeam=text.cursor checkmark.rectangle.stack=rectangle.stack
        creditcard.and.123=creditcard dollarsign.arrow.circlepath=dollarsign.circle
        ear.badge.waveform=ear figure.arms.open=figure.stand figure.indoor.cycle=bicycle
        figure.outdoor.cycle=bicycle
        figure.strengthtraining.functional=figure.strengthtraining.traditional
        flag.2.crossed=flag flag.pattern.checkered=flag.checkered gauge.with.needle=gauge.medium
        globe.asia.australia=globe globe.europe.africa=globe hand.point.right=hand.tap
        hand.point.up=hand.tap heart.text.clipboard=heart.text.square house.and.flag=house
        key.radiowaves.forward=key line.horizontal.3=line.3.horizontal
        list.bullet.clipboard=list.clipboard
        lock.app.dashed=app.dashed macwindow.on.rectangle=macwindow moonphase.full.moon=circle
        music.note.house=music.note music.quarternote.3=music.note pencil.and.outline=pencil
        person.3.sequence=person.3 person.crop.artframe=person.crop.rectangle
        person.fill.checkmark=person.badge.checkmark
        person.fill.questionmark=person.badge.questionmark person.fill.xmark=person.badge.xmark
        person.wave.2=person poweroutlet.type.b=poweroutlet poweroutlet.type.f=poweroutlet
        rectangle.and.paperclip=paperclip squares.below.rectangle=rectangle.grid.1x2
        textformat.size.larger=textformat.size textformat.size.smaller=textformat.size
        theatermask.and.paintbrush=theatermasks uiwindow.split.2x1=rectangle.split.2x1
        wand.and.rays=wand.and.stars wand.and.sparkles=wand.and.stars
        a.magnify=text.magnifyingglass airplane.arrival=airplane airplane.departure=airplane
        airpods.gen3=airpods app.gift=gift apple.meditate=figure.mind.and.body
        applewatch.watchface=applewatch apps.iphone=platter.filled.bottom.iphone
        arrow.backward=arrow.left arrow.forward=arrow.right beats.headphones=headphones
        bolt.car=car car.2=car car.rear=car car.side=car chair.lounge=sofa
        checklist.checked=checklist checklist.unchecked=checklist chevron.backward=chevron.left
        chevron.forward=chevron.right cloud.drizzle=cloud.rain cloud.fog=cloud
        cloud.hail=cloud.rain cloud.heavyrain=cloud.rain cloud.snow=snowflake
        cross.vial=cross.case cube.transparent=cube delete.backward=delete.left doc.zipper=doc
        dock.rectangle=menubar.rectangle ellipsis.curlybraces=curlybraces ev.charger=fuelpump
        fan.floor=fan figure.cooldown=figure.stand figure.dance=figure.play
        figure.fall=figure.run figure.roll=figure.seated.side figure.yoga=figure.mind.and.body
        globe.americas=globe globe.desk=globe gobackward.10=arrow.counterclockwise
        gobackward.15=arrow.counterclockwise gobackward.30=arrow.counterclockwise
        goforward.10=arrow.clockwise goforward.15=arrow.clockwise goforward.30=arrow.clockwise
        hand.draw=hand.tap hand.wave=hand.raised hands.clap=hand.thumbsup hearingdevice.ear=ear
        hifispeaker.2=hifispeaker homepod.2=homepod homepod.mini=homepod
        hourglass.bottomhalf=hourglass hourglass.tophalf=hourglass house.lodge=house
        ipad.landscape=rectangle iphone.gen1=iphone iphone.gen2=iphone iphone.gen3=iphone
        key.card=key key.horizontal=key lamp.floor=lamp.desk lamp.table=lamp.desk
        light.recessed=lamp.desk lightbulb.max=lightbulb lightbulb.min=lightbulb
        lightswitch.off=lightswitch.on list.triangle=list.bullet lock.doc=lock
        lock.laptopcomputer=lock mail.stack=envelope move.3d=cube paintbrush.pointed=paintbrush
        pencil.line=pencil pencil.tip=pencil photo.artframe=photo photo.stack=photo.on.rectangle
        pip.enter=rectangle.on.rectangle pip.exit=rectangle.on.rectangle
        puzzlepiece.extension=puzzlepiece repeat.1=repeat rotate.3d=cube
        sidebar.leading=sidebar.left sidebar.trailing=sidebar.right simcard.2=simcard
        suit.heart=heart sun.dust=sun.max sun.haze=sun.max sun.horizon=sunrise
        sun.rain=cloud.rain switch.programmable=lightswitch.on textformat.123=textformat.abc
        thermometer.high=thermometer.medium thermometer.low=thermometer.medium
        thermometer.snowflake=thermometer.medium thermometer.sun=thermometer.medium
        truck.box=box.truck view.3d=cube wifi.exclamationmark=wifi.badge.exclamationmark
        wifi.router=wifi wrench.adjustable=wrench airpodspro=airpods allergens=microbe
        applescript=scroll arkit=cube cablecar=tram cat=pawprint chair=sofa cooktop=oven
        deskclock=alarm dishwasher=washer dog=pawprint dryer=washer earbuds=airpods esim=simcard
        faxmachine=printer ferry=sailboat gobackward=arrow.counterclockwise
        goforward=arrow.clockwise homepodmini=homepod humidity=drop hurricane=wind
        lizard=tortoise mail=envelope medal=rosette microwave=oven moonphase=moon multiply=xmark
        parkingsign=p.square perspective=cube poweroff=power radio=hifispeaker
        restart=arrow.clockwise scanner=printer scooter=bicycle sink=spigot sleep=moon
        speedometer=gauge.medium staroflife=asterisk stove=oven sunglasses=eyeglasses
        teddybear=pawprint togglepower=power tornado=wind
        """
}
