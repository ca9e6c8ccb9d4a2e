import FormMockup

/// What the site takes from the mockup module: one mockup in each form that a site writes.
enum Drawing {
    /// A mockup as a part of a page.
    static func fragment(of mockup: Mockup) -> MockupFragment {
        MockupFragment(markup: Array("<div class=\"fm\"></div>".utf8), rules: [], icons: [])
    }

    /// A mockup as a picture of its own.
    static func picture(of mockup: Mockup) -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>".utf8)
    }

    /// A page that shows the mockup alone, for embedding; it uses the site's style sheet.
    static func embedPage(of mockup: Mockup, styleSheet: String) -> [UInt8] {
        Array("<!doctype html>\n".utf8)
    }

    /// Definitions of icons, once a page.
    static func iconSymbols(named names: [String]) -> [UInt8] {
        []
    }

    /// The style rules that all mockups share.
    static func styleSheet() -> [UInt8] {
        []
    }

    /// From a request to mockups.
    static func compile(_ request: MockupRequest) -> MockupResult {
        MockupCompiler.compile(request)
    }

    /// A page that shows the mockup alone and needs no other file.
    static func page(of mockup: Mockup) -> [UInt8] {
        []
    }

    /// All mockups as JSON.
    static func json(_ mockups: [Mockup], _ diagnostics: [LocatedDiagnostic]) -> [UInt8] {
        []
    }

    /// The text alternative.
    static func text(of mockup: Mockup) -> String {
        ""
    }

    /// What the lexer made of a request's code.
    static func tokens(of request: MockupRequest) -> String {
        ""
    }

    /// What the parser made of a request's code.
    static func tree(of request: MockupRequest) -> String {
        ""
    }

    /// What the evaluator made.
    static func screen(of mockup: Mockup) -> String {
        ""
    }
}
