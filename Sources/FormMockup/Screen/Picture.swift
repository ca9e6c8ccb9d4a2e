/// A picture of the app's assets: where its files are and how large it is.
public struct Picture: Hashable, Sendable {
    /// A file, with its bytes where it is small enough to stand inside a document.
    public struct File: Hashable, Sendable {
        /// Its address from the root of the site.
        public var address: String
        /// What kind of file it is: `image/png`.
        public var mediaType: String
        /// Its bytes; empty where it is too large to be part of a document.
        public var bytes: [UInt8]

        /// Makes a file.
        public init(address: String, mediaType: String, bytes: [UInt8] = []) {
            self.address = address
            self.mediaType = mediaType
            self.bytes = bytes
        }

        // The address tells files apart: bytes are many.
        public static func == (left: File, right: File) -> Bool { left.address == right.address }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(address)
        }
    }

    public var light: File
    /// The one for dark surroundings, where there is one.
    public var dark: File?
    /// Its own size in points.
    public var width: Double
    public var height: Double
    /// Whether only its shape counts, filled with the colour of text.
    public var isTemplate: Bool

    /// Makes a picture.
    public init(
        light: File, dark: File? = nil, width: Double, height: Double, isTemplate: Bool = false
    ) {
        self.light = light
        self.dark = dark
        self.width = width
        self.height = height
        self.isTemplate = isTemplate
    }
}
