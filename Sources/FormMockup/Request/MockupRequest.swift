/// All that a mockup is made from: compiling is one pure function of this value.
public struct MockupRequest: Sendable {
    /// The code of the block.
    public var code: SourceText
    /// Code that the block may use: the files named by `source=` and those of the site.
    public var sources: SourceLibrary
    /// The attributes of the block over the defaults of page and site.
    public var attributes: BlockAttributes
    /// What the attributes leave open: direction and locale are those of the page.
    public var defaults: Traits
    /// The language of the page, in which labels of variants are written.
    public var language: String
    /// Translations of the site.
    public var strings: StringTables
    /// The symbols that can be drawn: the built-in ones and those of the site.
    public var icons: IconLibrary
    /// Colours and pictures of the app.
    public var assets: AssetCatalogue
    /// What only the host can do.
    public var host: Host

    /// Makes a request.
    public init(
        code: SourceText, sources: SourceLibrary = .init(), attributes: BlockAttributes = .init(),
        defaults: Traits = .init(), language: String = "en", strings: StringTables = .init(),
        icons: IconLibrary = .builtIn, assets: AssetCatalogue = .init(), host: Host = .init()
    ) {
        self.code = code
        self.sources = sources
        self.attributes = attributes
        self.defaults = defaults
        self.language = language
        self.strings = strings
        self.icons = icons
        self.assets = assets
        self.host = host
    }
}
