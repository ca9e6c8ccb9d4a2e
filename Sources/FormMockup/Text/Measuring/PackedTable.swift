/// Numbers as digits of base 91 in a string literal: no start-up cost, and quick to compile.
///
/// `Scripts/make-width-table` writes them; who reads knows the layout and stays inside it.
struct PackedTable {
    private let digits: UnsafePointer<UInt8>

    /// Reads a generated literal.
    init(_ literal: StaticString) {
        digits = literal.utf8Start
    }

    /// The digit at a place, 0 to 90.
    @inline(__always)
    func digit(_ place: Int) -> Int {
        Int(digits[place]) &- 36
    }

    /// The two digits at a place as one number.
    @inline(__always)
    func pair(_ place: Int) -> Int {
        digit(place) &* 91 &+ digit(place &+ 1)
    }
}
