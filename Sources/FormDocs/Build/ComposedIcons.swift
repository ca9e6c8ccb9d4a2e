import FormMockup

extension IconLibrary {
    /// A library that composes each icon once for all mockups: cutting one symbol out of another
    /// takes up to a millisecond.
    static func remembering(_ own: [Icon] = []) -> IconLibrary {
        let icons = Locked<[String: Icon?]>([:])
        return IconLibrary(adding: own) { name, make in
            if let known = icons.use({ $0[name] }) { return known }
            let icon = make()
            icons.use { $0[name] = .some(icon) }
            return icon
        }
    }
}
