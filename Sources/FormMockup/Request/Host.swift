/// What the host lends to the pure core: FormDocs gives tables of its own, a browser its own.
public struct Host: Sendable {
    /// Uppercases text by the rules of a language.
    public var uppercase: @Sendable (_ text: String, _ locale: String) -> String
    /// What a language writes numbers, dates and lists with; nil for one that is not known.
    public var localeData: @Sendable (_ locale: String) -> LocaleData?

    /// Makes a host; without closures it knows English only.
    public init(
        uppercase: @escaping @Sendable (String, String) -> String = { text, _ in text.uppercased()
        },
        localeData: @escaping @Sendable (String) -> LocaleData? = { _ in nil }
    ) {
        self.uppercase = uppercase
        self.localeData = localeData
    }
}
