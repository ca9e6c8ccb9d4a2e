import FormMockup

/// What the site and the command take from the mockup module, with what the host lends to it.
struct Drawing: Sendable {
    let host: Host

    /// From a request to mockups.
    func compile(_ request: MockupRequest) -> MockupResult {
        MockupCompiler.compile(request)
    }

    /// A mockup laid out once, for all the forms it is drawn in.
    func placed(_ mockup: Mockup) -> PlacedMockup {
        PlacedMockup(mockup, uppercase: host.uppercase)
    }

    /// A mockup as a picture of its own.
    func picture(of mockup: Mockup) -> [UInt8] {
        SVGMockup.document(of: mockup, uppercase: host.uppercase)
    }

    /// A page that shows the mockup alone and needs no other file.
    func page(of mockup: Mockup) -> [UInt8] {
        HTMLMockup.page(of: mockup, uppercase: host.uppercase)
    }

    /// All mockups as JSON.
    static func json(_ mockups: [Mockup], _ diagnostics: [LocatedDiagnostic]) -> [UInt8] {
        MockupJSON.document(
            mockups,
            diagnostics: diagnostics.map {
                .init(
                    severity: $0.severity, id: $0.id, message: $0.message, file: $0.place?.path,
                    line: $0.place?.line, column: $0.place?.column)
            })
    }
}
