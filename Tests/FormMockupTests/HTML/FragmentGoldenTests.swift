import FormMockup
import Testing

/// One small mockup, whole: a change of the markup must be meant.
struct FragmentGoldenTests {
    private static let mockup = Mockup(
        block: "form-1",
        screen: Screen(
            sections: [
                ScreenSection(
                    header: .init(content: .text(TextElement("Sound"))),
                    rows: [
                        SampleScreens.toggle("Push", isOn: true),
                        SampleScreens.labeled("Version", "2.4"),
                    ])
            ]))

    @Test func markupIsTheSame() {
        let expected = #"""
            <div class="fm-frame fm-frame-390"><div class="fm-screen fm-ios26 fm-p390 fm-w390 \#
            fm-h194_33 fm-b-systemGroupedBackground" data-part="screen" lang="en" dir="ltr" \#
            role="group"><div class="fm-section fm-m15" role="group" aria-labelledby="form-1-s1">\#
            <h5 class="fm-g fm-w358 fm-h40_33 fm-s16" id="form-1-s1" data-part="header" \#
            data-index="1"><span class="fm-t fm-f17w6k-0_43 fm-c-secondaryLabel fm-s16">Sound\#
            </span></h5><ul class="fm-card fm-w358 fm-h104 fm-j26 fm-smooth \#
            fm-b-secondarySystemGroupedBackground fm-s16" role="list" data-part="card" \#
            data-index="1"><li class="fm-row fm-h52" data-part="row" data-index="1.1">\#
            <label class="fm-g fm-w326 fm-s16"><span class="fm-t">Push</span>\#
            <input type="checkbox" role="switch" class="fm-toggle fm-push fm-e-2" checked>\#
            </label><span class="fm-sep fm-x16 fm-w326" data-part="separator" \#
            data-index="1.1"></span></li><li class="fm-row fm-h52" data-part="row" \#
            data-index="1.2"><span class="fm-g fm-w326 fm-s16"><span class="fm-t">Version\#
            </span><span class="fm-t fm-c-secondaryLabel fm-te fm-push">2.4</span></span>\#
            </li></ul></div></div></div>
            """#
        let fragment = HTMLMockup.fragment(of: Self.mockup)
        #expect(String(decoding: fragment.markup, as: UTF8.self) == expected)
    }

    @Test func rulesAreTheSame() {
        let expected = [
            ".fm-b-secondarySystemGroupedBackground"
                + "{background:var(--fm-secondarySystemGroupedBackground)!important}",
            ".fm-b-systemGroupedBackground"
                + "{background:var(--fm-systemGroupedBackground)!important}",
            ".fm-c-secondaryLabel{color:var(--fm-secondaryLabel)!important}",
            ".fm-e-2{margin-inline-end:calc(-2*var(--fm-pt))!important}",
            ".fm-f17w6k-0_43{font-size:calc(17*var(--fm-pt));font-weight:600;"
                + "letter-spacing:var(--fm-spacing,calc(-0.43*var(--fm-pt)))}",
            ".fm-frame-390{width:390px}",
            ".fm-h104{height:calc(104*var(--fm-pt))!important}",
            ".fm-h194_33{height:calc(194.33*var(--fm-pt))!important}",
            ".fm-h40_33{height:calc(40.33*var(--fm-pt))!important}",
            ".fm-h52{height:calc(52*var(--fm-pt))!important}",
            ".fm-j26{--fm-corner:calc(26*var(--fm-pt))!important}",
            ".fm-m15{margin-top:calc(15*var(--fm-pt))!important}",
            ".fm-p390{--fm-pt:min(1px,100cqi/390)}",
            ".fm-s16{margin-inline-start:calc(16*var(--fm-pt))!important}",
            ".fm-w326{width:calc(326*var(--fm-pt))!important}",
            ".fm-w358{width:calc(358*var(--fm-pt))!important}",
            ".fm-w390{width:calc(390*var(--fm-pt))!important}",
            ".fm-x16{inset-inline-start:calc(16*var(--fm-pt))!important}",
        ]
        #expect(MockupRule.texts(of: HTMLMockup.fragment(of: Self.mockup).rules) == expected)
    }
}
