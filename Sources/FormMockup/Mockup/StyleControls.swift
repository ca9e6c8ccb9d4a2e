/// Rules of the controls: native inputs without their native looks.
extension HTMLStyle {
    /// The switch: a checkbox with a thumb.
    static let switchRules: StaticString = """
        .fm-screen .fm-toggle{flex:none;position:relative;width:var(--fm-toggle-width);\
        height:var(--fm-toggle-height);border-radius:9999px;background:var(--fm-off);\
        transition:background .2s}
        .fm-screen .fm-toggle::before{content:"";position:absolute;top:var(--fm-thumb-inset);\
        inset-inline-start:var(--fm-thumb-inset);width:var(--fm-thumb-width);\
        height:var(--fm-thumb-height);border-radius:9999px;background:#fff;\
        transition:inset-inline-start .2s}
        .fm-ios18 .fm-toggle::before{box-shadow:\
        0 calc(3*var(--fm-pt)) calc(8*var(--fm-pt)) rgb(0 0 0/.15),\
        0 calc(3*var(--fm-pt)) calc(1*var(--fm-pt)) rgb(0 0 0/.06)}
        .fm-screen .fm-toggle:checked{background:var(--fm-on)}
        .fm-screen .fm-toggle:checked::before{inset-inline-start:calc(var(--fm-toggle-width) - \
        var(--fm-thumb-width) - var(--fm-thumb-inset))}
        @media (prefers-reduced-motion:reduce){.fm-screen .fm-toggle,\
        .fm-screen .fm-toggle::before{transition:none}}

        """

    /// The slider: the filled part is the thumb's own border image, so that it follows the thumb
    /// without script; a notch in the clip path ends it where the track starts, with a round end.
    /// A border image is painted on whole pixels, so the notch has room to spare.
    static let sliderRules: StaticString = """
        .fm-screen .fm-slider{flex:none;display:block;position:relative;\
        height:var(--fm-slider-height);--fm-cap:calc(var(--fm-slider-track)/2);\
        --fm-notch:var(--fm-slider-inset);--fm-round:var(--fm-cap);\
        --fm-spare:max(.4*var(--fm-pt),1.5px);\
        --fm-o:calc(-20*var(--fm-pt));--fm-far:calc(100% + 20*var(--fm-pt));\
        --fm-x0:var(--fm-notch);--fm-x1:calc(var(--fm-notch) + var(--fm-round)*.13);\
        --fm-x2:calc(var(--fm-notch) + var(--fm-round)*.5);\
        --fm-x3:calc(var(--fm-notch) + var(--fm-round));\
        --fm-y0:calc(50% - var(--fm-cap) - var(--fm-spare));\
        --fm-y1:calc(50% - var(--fm-cap)*.87);--fm-y2:calc(50% - var(--fm-cap)*.5);\
        --fm-y4:calc(50% + var(--fm-cap)*.5);--fm-y5:calc(50% + var(--fm-cap)*.87);\
        --fm-y6:calc(50% + var(--fm-cap) + var(--fm-spare));clip-path:polygon(var(--fm-o) -60%,\
        var(--fm-o) var(--fm-y0),var(--fm-x3) var(--fm-y0),var(--fm-x2) var(--fm-y1),\
        var(--fm-x1) var(--fm-y2),var(--fm-x0) 50%,var(--fm-x1) var(--fm-y4),\
        var(--fm-x2) var(--fm-y5),var(--fm-x3) var(--fm-y6),var(--fm-o) var(--fm-y6),\
        var(--fm-o) 160%,var(--fm-far) 160%,var(--fm-far) -60%)}
        .fm-screen[dir=rtl] .fm-slider{--fm-o:calc(100% + 20*var(--fm-pt));\
        --fm-far:calc(-20*var(--fm-pt));--fm-x0:calc(100% - var(--fm-notch));\
        --fm-x1:calc(100% - var(--fm-notch) - var(--fm-round)*.13);\
        --fm-x2:calc(100% - var(--fm-notch) - var(--fm-round)*.5);\
        --fm-x3:calc(100% - var(--fm-notch) - var(--fm-round))}
        .fm-screen .fm-slider.fm-zero{--fm-notch:0px;--fm-round:0px}
        .fm-screen .fm-slider::before{content:"";position:absolute;inset-inline:\
        var(--fm-slider-inset);top:calc(50% - var(--fm-cap));height:var(--fm-slider-track);\
        border-radius:9999px;background:var(--fm-slider-rest)}
        .fm-screen .fm-slider::-webkit-slider-runnable-track{height:100%;position:relative}
        .fm-screen .fm-slider::-webkit-slider-thumb{-webkit-appearance:none;box-sizing:border-box;\
        width:var(--fm-slider-thumb-width);height:var(--fm-slider-thumb-height);border:0;\
        border-radius:9999px;background:#fff;margin-top:calc((var(--fm-slider-height) - \
        var(--fm-slider-thumb-height))/2);--fm-edge-inset:calc((var(--fm-slider-thumb-height) - \
        var(--fm-slider-track))/2);border-image:conic-gradient(var(--fm-tint) 0 0) 0 0 0 1/\
        var(--fm-edge-inset) 0 var(--fm-edge-inset) 100vw/0 0 0 100vw;box-shadow:0 calc(.5*var(--fm-pt)) calc(4*var(--fm-pt)) \
        rgb(0 0 0/.12),0 calc(6*var(--fm-pt)) calc(13*var(--fm-pt)) rgb(0 0 0/.12)}
        .fm-screen[dir=rtl] .fm-slider::-webkit-slider-thumb{border-image:\
        conic-gradient(var(--fm-tint) 0 0) 0 1 0 0/var(--fm-edge-inset) 100vw \
        var(--fm-edge-inset) 0/0 100vw 0 0}
        .fm-screen .fm-slider::-moz-range-track{height:var(--fm-slider-track);background:none}
        .fm-screen .fm-slider::-moz-range-progress{height:var(--fm-slider-track);\
        background:var(--fm-tint)}
        .fm-screen .fm-slider::-moz-range-thumb{box-sizing:border-box;\
        width:var(--fm-slider-thumb-width);height:var(--fm-slider-thumb-height);border:0;\
        border-radius:9999px;background:#fff;box-shadow:0 calc(.5*var(--fm-pt)) \
        calc(4*var(--fm-pt)) rgb(0 0 0/.12),0 calc(6*var(--fm-pt)) calc(13*var(--fm-pt)) \
        rgb(0 0 0/.12)}
        .fm-screen .fm-progress{flex:none;display:block;height:var(--fm-progress-height);\
        border-radius:9999px;overflow:clip;background:var(--fm-progress-rest)}
        .fm-screen .fm-progress::-webkit-progress-bar{background:none}
        .fm-screen .fm-progress::-webkit-progress-value{background:var(--fm-tint);\
        border-radius:9999px}
        .fm-screen .fm-progress::-moz-progress-bar{background:var(--fm-tint);border-radius:9999px}

        """

    /// The other controls.
    static let controlRules: StaticString = """
        .fm-screen .fm-stepper{display:flex;flex:none;width:var(--fm-stepper-width);\
        height:var(--fm-stepper-height);border-radius:var(--fm-stepper-radius);\
        background:var(--fm-stepper-fill);position:relative}
        .fm-screen .fm-stepper::before{content:"";position:absolute;top:calc(50% - \
        var(--fm-stepper-line-height)/2);inset-inline-start:calc(50% - var(--fm-stepper-line)/2);\
        width:var(--fm-stepper-line);height:var(--fm-stepper-line-height);\
        background:var(--fm-opaqueSeparator)}
        .fm-screen .fm-stepper button{position:relative;flex:1}
        .fm-screen .fm-stepper button::before,\
        .fm-screen .fm-stepper button+button::after{content:"";position:absolute;\
        top:calc(50% - var(--fm-stepper-stroke)/2);left:calc(50% - var(--fm-stepper-glyph)/2);\
        width:var(--fm-stepper-glyph);height:var(--fm-stepper-stroke);\
        border-radius:9999px;background:var(--fm-label)}
        .fm-screen .fm-stepper button+button::after{rotate:90deg}
        .fm-screen .fm-segments{display:flex;flex:none;position:relative;\
        background:var(--fm-segments-fill);border-radius:var(--fm-segments-radius)}
        .fm-screen .fm-segments label{position:relative;flex:1;display:flex;\
        align-items:center;justify-content:center}
        .fm-screen .fm-segments label>:not(input){position:relative}
        .fm-screen .fm-segments input{position:absolute;inset:var(--fm-segments-inset);\
        border-radius:var(--fm-segments-thumb-radius)}
        .fm-screen .fm-segments input:checked{background:var(--fm-segments-thumb);\
        box-shadow:0 calc(3*var(--fm-pt)) calc(8*var(--fm-pt)) rgb(0 0 0/.12),\
        0 calc(3*var(--fm-pt)) calc(1*var(--fm-pt)) rgb(0 0 0/.04)}
        .fm-screen.fm-screen .fm-segments label+label::before{content:"";position:absolute;top:25%;\
        bottom:25%;inset-inline-start:calc(-.5*var(--fm-pt));width:calc(1*var(--fm-pt));\
        background:var(--fm-segments-divider)}
        .fm-screen .fm-segments label:has(:checked)::before,\
        .fm-screen .fm-segments label:has(:checked)+label::before{opacity:0}
        .fm-screen .fm-option{display:block;position:relative;flex:none}
        .fm-screen .fm-option input{position:absolute;inset:0}
        .fm-screen .fm-check{position:absolute;visibility:hidden}
        .fm-screen input:checked~.fm-check{visibility:visible}
        .fm-screen .fm-field{display:block;flex:none;overflow:hidden;text-overflow:ellipsis;\
        resize:none;cursor:text;color:var(--fm-label);\
        line-height:normal}
        .fm-screen .fm-field::placeholder{color:var(--fm-placeholderText);opacity:1}
        .fm-screen .fm-field:focus-visible{outline:none}
        .fm-screen .fm-editor{padding:calc(8*var(--fm-pt)) var(--fm-editor-inset) 0}
        .fm-screen .fm-bordered-field{padding-inline:var(--fm-field-inset);\
        border-radius:var(--fm-field-radius);background:var(--fm-systemBackground);\
        box-shadow:inset 0 0 0 var(--fm-field-stroke) var(--fm-field-border)}
        .fm-screen .fm-pill{position:absolute;display:flex;align-items:center;\
        justify-content:center;background:var(--fm-pill-fill);border-radius:var(--fm-pill-radius)}
        .fm-screen .fm-swatch{flex:none;display:block;position:relative;width:var(--fm-swatch);\
        height:var(--fm-swatch);padding:calc(var(--fm-swatch-ring) + 2*var(--fm-pt))}
        .fm-screen .fm-swatch::before{content:"";position:absolute;inset:0;border-radius:50%;\
        background:conic-gradient(from 120deg,var(--fm-purple),var(--fm-blue),var(--fm-teal),\
        var(--fm-green),var(--fm-yellow),var(--fm-red),var(--fm-purple));\
        mask:radial-gradient(closest-side,#0000 calc(100% - var(--fm-swatch-ring) - \
        .25*var(--fm-pt)),#000 calc(100% - var(--fm-swatch-ring) + .25*var(--fm-pt)))}
        .fm-screen .fm-well{display:block;position:relative;width:100%;height:100%;\
        border-radius:50%}
        .fm-screen .fm-well::-webkit-color-swatch-wrapper{padding:0}
        .fm-screen .fm-well::-webkit-color-swatch{border:0;opacity:0}
        .fm-screen .fm-well::-moz-color-swatch{border:0;opacity:0}
        .fm-screen .fm-live::-webkit-color-swatch{opacity:1;border-radius:50%}
        .fm-screen .fm-live::-moz-color-swatch{opacity:1;border-radius:50%}
        .fm-screen .fm-bordered{background:var(--fm-button-fill)}
        .fm-screen .fm-prominent{background:var(--fm-tint)}
        .fm-screen .fm-glass{background:var(--fm-glass-fill);\
        box-shadow:inset 0 0 0 calc(.5*var(--fm-pt)) var(--fm-glass-rim)}

        """
}
