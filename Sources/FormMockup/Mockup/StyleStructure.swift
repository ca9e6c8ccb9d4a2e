/// Rules of the screen, its parts and its boxes.
extension HTMLStyle {
    /// The unit, the appearance, and what a theme's rules for its own text must not reach.
    ///
    /// Apple's own browser tracks the system's font by itself, by the size that it is drawn at, so
    /// there the table's tracking would count twice. Drawn smaller than it was measured, text gets
    /// wider tracking than its box allows for: by at most 1.61 points a character (just below a
    /// size of 17) times what the scale lacks to 1. That is taken back.
    static let screenRules: StaticString = """
        @property --fm-pt{syntax:"<length>";inherits:true;initial-value:1px}
        .fm-symbols{position:absolute}
        .fm-page,.fm-page body{margin:0}
        .fm-frame{container-type:inline-size;max-width:100%;min-width:0}
        .fm-screen{color-scheme:light dark;position:relative;box-sizing:border-box;display:flex;\
        flex-direction:column;overflow:clip;margin:0;text-align:start;color:var(--fm-label);\
        font-family:var(--fm-font);\
        font-size:calc(17*var(--fm-pt));font-weight:400;font-style:normal;\
        letter-spacing:var(--fm-spacing,calc(-.43*var(--fm-pt)));line-height:calc(20.33*var(--fm-pt));\
        word-spacing:0;text-transform:none;text-indent:0;text-shadow:none;font-variant:normal;\
        text-rendering:geometricPrecision;-webkit-text-size-adjust:none;text-size-adjust:none;\
        -webkit-font-smoothing:antialiased;cursor:default;print-color-adjust:exact;\
        -webkit-print-color-adjust:exact;forced-color-adjust:none;--fm-side:1;--fm-end-side:right}
        .fm-screen[dir=rtl]{--fm-side:-1;--fm-end-side:left}
        :root[data-theme=light] .fm-screen{color-scheme:light}
        :root[data-theme=dark] .fm-screen{color-scheme:dark}
        .fm-screen.fm-screen.fm-light{color-scheme:light}
        .fm-screen.fm-screen.fm-dark{color-scheme:dark}
        .fm-screen.fm-by-night,.fm-screen .fm-by-night.fm-by-night{display:none}
        @media (prefers-color-scheme:dark){\
        :root:not([data-theme=light]) .fm-by-day.fm-by-day{display:none}\
        :root:not([data-theme=light]) .fm-screen.fm-by-night{display:flex}\
        :root:not([data-theme=light]) .fm-screen .fm-by-night{display:block}}
        :root[data-theme=dark] .fm-by-day.fm-by-day{display:none}
        :root[data-theme=dark] .fm-screen.fm-by-night{display:flex}
        :root[data-theme=dark] .fm-screen .fm-by-night{display:block}
        @supports (font:-apple-system-body){.fm-screen{\
        --fm-spacing:calc(1.61*(var(--fm-pt) - 1px))}}
        .fm-screen *,.fm-screen ::before,.fm-screen ::after{box-sizing:border-box}
        .fm-screen.fm-screen :where(h4,h5,ul,li,div,label,input,textarea,button,a,progress){\
        margin:0;padding:0;border:0;border-radius:0;min-width:0;min-height:0;max-width:none;\
        background:none;box-shadow:none;font:inherit;letter-spacing:inherit;color:inherit;\
        text-align:inherit;text-decoration:none;text-transform:none;list-style:none;opacity:1;\
        outline-offset:2px;-webkit-appearance:none;appearance:none;cursor:default}
        .fm-screen.fm-screen :is(h4,h5,ul,li,a,label)::before,\
        .fm-screen.fm-screen :is(h4,h5,ul,li,a,label)::after{content:none}
        .fm-screen :focus-visible{outline:2px solid var(--fm-tint)}

        """

    /// Bars, sections, rows and the boxes in them. Hairlines are borders, which no browser rounds
    /// away.
    static let structureRules: StaticString = """
        .fm-screen .fm-g{display:flex;align-items:center;flex:none}
        .fm-screen .fm-col{flex-direction:column;align-items:flex-start}
        .fm-screen .fm-z{display:block;position:relative;flex:none}
        .fm-screen .fm-box{display:flex;align-items:center;justify-content:center;flex:none}
        .fm-screen .fm-push{margin-inline-start:auto}
        .fm-screen .fm-mid{align-self:center}
        .fm-screen .fm-end{align-self:flex-end}
        .fm-screen .fm-abs{position:absolute}
        .fm-screen .fm-cap{border-radius:9999px}
        .fm-screen .fm-oval{border-radius:50%}
        .fm-screen .fm-line{box-shadow:inset 0 0 0 var(--fm-stroke) currentColor}
        .fm-screen .fm-clip{overflow:clip}
        .fm-screen .fm-shift{translate:calc(var(--fm-dx,0px)*var(--fm-side)) var(--fm-dy,0px)}
        .fm-screen .fm-scale{scale:var(--fm-sx) var(--fm-sy)}
        .fm-screen .fm-hidden{visibility:hidden}
        .fm-screen .fm-faint{opacity:var(--fm-faint)}
        .fm-screen .fm-dim>:not(.fm-sep,.fm-back){opacity:var(--fm-dim)}
        .fm-screen .fm-back{position:absolute;inset:0;z-index:-1}
        .fm-screen .fm-bar{position:relative;flex:none}
        .fm-screen .fm-bottom::before{content:"";position:absolute;inset:0 0 auto;\
        border-top:var(--fm-separator-height) solid var(--fm-separator)}
        .fm-screen .fm-capsule{border-radius:9999px;\
        box-shadow:inset 0 0 0 calc(.5*var(--fm-pt)) var(--fm-glass-rim),\
        0 calc(4*var(--fm-pt)) calc(16*var(--fm-pt)) rgb(0 0 0/.06)}
        .fm-screen .fm-title{display:block}
        .fm-screen .fm-section{position:relative;display:flex;flex-direction:column;flex:none}
        .fm-screen .fm-card{display:flex;flex-direction:column;flex:none;\
        border-radius:var(--fm-corner,0)}
        @supports (corner-shape:superellipse(1.72)){.fm-screen .fm-card.fm-smooth{\
        border-radius:calc(var(--fm-corner)*1.5287);corner-shape:superellipse(1.72)}}
        .fm-screen .fm-row{position:relative;z-index:0;display:flex;align-items:center;flex:none}
        .fm-screen .fm-sep{position:absolute;bottom:0;color:var(--fm-separator)}
        .fm-screen .fm-edge{color:var(--fm-edge)}
        .fm-screen .fm-rule{flex:none;color:var(--fm-separator)}
        .fm-screen :is(.fm-sep,.fm-edge,.fm-across){border-top:var(--fm-separator-height) solid}
        .fm-screen .fm-down{border-inline-start:var(--fm-separator-height) solid}
        .fm-screen .fm-icon{display:block;flex:none;overflow:visible;fill:none}
        .fm-screen .fm-flip{scale:-1 1}
        .fm-screen .fm-image{display:flex;align-items:center;justify-content:center;flex:none;\
        background:var(--fm-tertiarySystemFill);color:var(--fm-tertiaryLabel)}
        .fm-screen .fm-picture{display:block;flex:none;max-width:none}

        """

    /// Text: lines are broken already; a wider font loses letters, not its place. The strut in each
    /// line is as tall as the ascent that layout reckons with, and carries the baseline. Tails that
    /// reach out of a letter's own room, as a final reh's or a slanted f's, are not cut.
    static let textRules: StaticString = """
        .fm-screen .fm-t{display:block;flex:0 1 auto;min-width:0;\
        height:calc(20.33*var(--fm-pt));line-height:0;white-space:pre;overflow-x:clip;\
        text-overflow:ellipsis;margin-inline-end:calc(-.25*var(--fm-pt))}
        .fm-screen .fm-ln{display:block;height:var(--fm-pitch,calc(22*var(--fm-pt)));\
        overflow-x:clip;text-overflow:ellipsis}
        .fm-screen .fm-t::before,.fm-screen .fm-ln::before{content:"";display:inline-block;\
        height:var(--fm-ascent,.952em)}
        @supports (overflow-clip-margin:1em){.fm-screen .fm-t,.fm-screen .fm-ln{overflow:clip;\
        overflow-clip-margin:1em}}
        .fm-screen .fm-lines::before{content:none}
        .fm-screen .fm-tc{text-align:center}
        .fm-screen .fm-te{text-align:end}
        .fm-screen .fm-run{text-decoration-thickness:from-font}
        .fm-screen .fm-under{text-decoration:underline}
        .fm-screen .fm-strike{text-decoration:line-through}
        .fm-screen .fm-under.fm-strike{text-decoration:underline line-through}
        .fm-screen .fm-inline{display:inline-block;width:1.412em;height:1.412em;\
        margin:-.2em -.106em;vertical-align:-.153em}

        """

    /// Pins and dimensions.
    static let annotationRules: StaticString = """
        .fm-screen .fm-pin,.fm-screen .fm-length{position:absolute;display:flex;\
        align-items:center;justify-content:center;color:var(--fm-note-text);\
        background:var(--fm-note);border-radius:9999px;font-weight:600;letter-spacing:0;\
        font-size:var(--fm-note-font);line-height:1;font-variant-numeric:tabular-nums}
        .fm-screen .fm-length{font-size:var(--fm-measure-font);border-radius:calc(3*var(--fm-pt))}
        .fm-screen.fm-screen.fm-measured{overflow:visible}
        .fm-screen .fm-leader{position:absolute;opacity:.6;margin-top:calc(-.25*var(--fm-pt));\
        border-top:max(.5px,.5*var(--fm-pt)) solid var(--fm-note)}
        .fm-screen .fm-measure{position:absolute}
        .fm-screen .fm-measure::before{content:"";position:absolute;background:var(--fm-note)}
        .fm-screen .fm-measure::after{content:"";position:absolute;color:var(--fm-note);\
        border:0 solid}
        .fm-screen .fm-vertical::before{inset:0 calc(-.5*var(--fm-pt));}
        .fm-screen .fm-vertical::after{inset:0 calc(-3*var(--fm-pt));\
        border-block-width:calc(1*var(--fm-pt))}
        .fm-screen .fm-horizontal::before{inset:calc(-.5*var(--fm-pt)) 0}
        .fm-screen .fm-horizontal::after{inset:calc(-3*var(--fm-pt)) 0;\
        border-inline-width:calc(1*var(--fm-pt))}
        @media print{:root .fm-screen.fm-screen:not(.fm-dark){color-scheme:light}}

        """
}
