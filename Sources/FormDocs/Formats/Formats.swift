import FormMockup

/// What FormDocs lends to the mockup module: letter case and formats by language.
enum Formats {
    /// The closures, which know no clock, time zone or setting of the machine.
    static let host = Host()
}
