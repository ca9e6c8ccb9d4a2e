/// A device that `device=` names, in portrait, in points.
public struct Device: Hashable, Sendable {
    /// As labels write it: "iPhone 16 Pro".
    public var name: String
    public var width: Double
    public var height: Double
    /// Pixels a point.
    public var scale: Double
    /// Height of the status bar's area.
    public var safeAreaTop: Double
    /// Height of the home indicator's area.
    public var safeAreaBottom: Double

    private init(
        _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
        _ bottom: Double
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        safeAreaTop = top
        safeAreaBottom = bottom
    }

    /// The devices; the first is the default.
    public static let all: [Device] = [
        Device("iPhone", 390, 844, 3, 47, 34),
        Device("iPhone SE", 375, 667, 2, 20, 0),
        Device("iPhone SE 1", 320, 568, 2, 20, 0),
        Device("iPhone 5s", 320, 568, 2, 20, 0),
        Device("iPhone 8", 375, 667, 2, 20, 0),
        Device("iPhone 8 Plus", 414, 736, 3, 20, 0),
        Device("iPhone X", 375, 812, 3, 44, 34),
        Device("iPhone XS", 375, 812, 3, 44, 34),
        Device("iPhone XS Max", 414, 896, 3, 44, 34),
        Device("iPhone XR", 414, 896, 2, 48, 34),
        Device("iPhone 11", 414, 896, 2, 48, 34),
        Device("iPhone 11 Pro", 375, 812, 3, 44, 34),
        Device("iPhone 11 Pro Max", 414, 896, 3, 44, 34),
        Device("iPhone 12 mini", 375, 812, 3, 50, 34),
        Device("iPhone 12", 390, 844, 3, 47, 34),
        Device("iPhone 12 Pro", 390, 844, 3, 47, 34),
        Device("iPhone 12 Pro Max", 428, 926, 3, 47, 34),
        Device("iPhone 13 mini", 375, 812, 3, 50, 34),
        Device("iPhone 13", 390, 844, 3, 47, 34),
        Device("iPhone 13 Pro", 390, 844, 3, 47, 34),
        Device("iPhone 13 Pro Max", 428, 926, 3, 47, 34),
        Device("iPhone 14", 390, 844, 3, 47, 34),
        Device("iPhone 14 Plus", 428, 926, 3, 47, 34),
        Device("iPhone 14 Pro", 393, 852, 3, 59, 34),
        Device("iPhone 14 Pro Max", 430, 932, 3, 59, 34),
        Device("iPhone 15", 393, 852, 3, 59, 34),
        Device("iPhone 15 Plus", 430, 932, 3, 59, 34),
        Device("iPhone 15 Pro", 393, 852, 3, 59, 34),
        Device("iPhone 15 Pro Max", 430, 932, 3, 59, 34),
        Device("iPhone 16", 393, 852, 3, 59, 34),
        Device("iPhone 16 Plus", 430, 932, 3, 59, 34),
        Device("iPhone 16 Pro", 402, 874, 3, 62, 34),
        Device("iPhone 16 Pro Max", 440, 956, 3, 62, 34),
        Device("iPhone 17 Pro", 402, 874, 3, 62, 34),
        Device("iPad", 820, 1180, 2, 32, 25),
        Device("iPad mini 5", 768, 1024, 2, 20, 0),
        Device("iPad 10.2", 810, 1080, 2, 20, 0),
        Device("iPad Pro 11", 834, 1194, 2, 24, 20),
        Device("iPad Pro 12.9", 1024, 1366, 2, 20, 0),
        Device("iPad Pro 13", 1032, 1376, 2, 32, 25),
    ]

    /// As authors write it without quotes: `iphone-16-pro`.
    public var slug: String {
        let bytes = name.utf8.map { byte -> UInt8 in
            switch byte {
            case 0x41...0x5A: byte + 0x20
            case 0x20, 0x2E: 0x2D
            default: byte
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The device of a name; case, spaces, dots and hyphens do not count.
    public static func named(_ name: String) -> Device? {
        let wanted = letters(of: name)
        for device in all where letters(of: device.name) == wanted { return device }
        return nil
    }

    private static func letters(of name: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case 0x41...0x5A: result.append(byte + 0x20)
            case 0x20, 0x2D, 0x2E, 0x5F: continue
            default: result.append(byte)
            }
        }
        return result
    }
}
