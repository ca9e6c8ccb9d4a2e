/// Writes HTML or SVG into one growing buffer: the only place that escapes.
///
/// Attributes keep the order they are written in, and every element is closed by the writer, so
/// that output is well formed by construction.
public struct MarkupWriter: Sendable {
    /// What was written so far, as UTF-8.
    public private(set) var bytes: [UInt8] = []
    @usableFromInline var openNames: [StaticString] = []
    @usableFromInline var isInTag = false

    /// Makes an empty writer with room for so many bytes.
    public init(capacity: Int = 4096) {
        bytes.reserveCapacity(capacity)
    }

    /// Opens `<name`; attributes may follow.
    public mutating func open(_ name: StaticString) {
        finishTag()
        bytes.append(0x3C)
        append(name)
        openNames.append(name)
        isInTag = true
    }

    /// Closes the innermost element: `</name>`.
    public mutating func close() {
        finishTag()
        guard let name = openNames.popLast() else { return }
        bytes.append(0x3C)
        bytes.append(0x2F)
        append(name)
        bytes.append(0x3E)
    }

    /// Ends an element that has no content: `>` in HTML's void elements.
    public mutating func closeVoid() {
        finishTag()
        _ = openNames.popLast()
    }

    /// Ends an SVG element that has no content: `/>`.
    public mutating func closeEmpty() {
        guard isInTag else { return close() }
        isInTag = false
        _ = openNames.popLast()
        bytes.append(0x2F)
        bytes.append(0x3E)
    }

    /// Writes ` name="value"`, escaped.
    public mutating func attribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        escape(value)
        bytes.append(0x22)
    }

    /// Writes ` name="12.5"`, rounded to two decimals.
    public mutating func attribute(_ name: StaticString, _ value: Double) {
        beginAttribute(name)
        bytes.appendNumber(value)
        bytes.append(0x22)
    }

    /// Writes ` name="1 2 3"`.
    public mutating func attribute(_ name: StaticString, _ values: [Double]) {
        beginAttribute(name)
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(0x20) }
            bytes.appendNumber(value)
        }
        bytes.append(0x22)
    }

    /// Writes ` name="value"`, a value that stands in this program.
    public mutating func attribute(_ name: StaticString, literal value: StaticString) {
        beginAttribute(name)
        append(value)
        bytes.append(0x22)
    }

    /// Writes ` name="…"` with bytes that are safe in an attribute, such as path data.
    public mutating func attribute(_ name: StaticString, bytes value: [UInt8]) {
        beginAttribute(name)
        bytes.append(contentsOf: value)
        bytes.append(0x22)
    }

    /// Writes ` name="x y width height"`.
    public mutating func attribute(
        _ name: StaticString, _ a: Double, _ b: Double, _ c: Double, _ d: Double
    ) {
        beginAttribute(name)
        bytes.appendNumber(a)
        bytes.append(0x20)
        bytes.appendNumber(b)
        bytes.append(0x20)
        bytes.appendNumber(c)
        bytes.append(0x20)
        bytes.appendNumber(d)
        bytes.append(0x22)
    }

    /// Writes ` class="t3 c1"`: one letter and a number each; what is negative is left out.
    public mutating func classes(_ first: Int, _ letter: UInt8, _ second: Int, _ other: UInt8) {
        guard first >= 0 || second >= 0 else { return }
        beginAttribute("class")
        if first >= 0 {
            bytes.append(letter)
            bytes.appendDigits(first)
        }
        if second >= 0 {
            if first >= 0 { bytes.append(0x20) }
            bytes.append(other)
            bytes.appendDigits(second)
        }
        bytes.append(0x22)
    }

    /// Writes ` name`, an attribute without a value.
    public mutating func flag(_ name: StaticString) {
        bytes.append(0x20)
        append(name)
    }

    /// Writes ` name="…"`; what `write` appends needs no escaping.
    mutating func attribute(_ name: StaticString, _ write: (inout [UInt8]) -> Void) {
        beginAttribute(name)
        write(&bytes)
        bytes.append(0x22)
    }

    /// Writes attributes that stand in this program, such as ` type="button"`, at once.
    mutating func fixed(_ attributes: StaticString) {
        append(attributes)
    }

    /// Opens ` class="first`; more names and ``endClasses()`` follow.
    mutating func beginClasses(_ first: StaticString) {
        append(" class=\"")
        append(first)
    }

    /// Adds a class name.
    mutating func addClass(_ name: StaticString) {
        bytes.append(0x20)
        append(name)
    }

    /// Adds a class name that stands in `names` after a space.
    @inline(__always)
    mutating func addClass(_ names: [UInt8], _ range: Range<Int>) {
        names.withUnsafeBufferPointer { names in
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: names[range]))
        }
    }

    /// Closes the class attribute.
    mutating func endClasses() {
        bytes.append(0x22)
    }

    /// Writes ` name="firstsecond"`, escaped: a value made of two texts without joining them.
    mutating func attribute(_ name: StaticString, _ first: String, _ second: StaticString) {
        beginAttribute(name)
        escape(first)
        append(second)
        bytes.append(0x22)
    }

    /// Writes ` name="firstsecond7"`, escaped: an identifier.
    mutating func attribute(
        _ name: StaticString, _ first: String, _ second: StaticString, _ number: Int
    ) {
        beginAttribute(name)
        escape(first)
        append(second)
        bytes.appendDigits(number)
        bytes.append(0x22)
    }

    /// Writes text, escaped.
    public mutating func text(_ text: String) {
        finishTag()
        escape(text)
    }

    /// Writes a whole number into an open attribute.
    mutating func digits(_ value: Int) {
        bytes.appendDigits(value)
    }

    /// Writes a number as text, rounded to two decimals.
    mutating func number(_ value: Double) {
        finishTag()
        bytes.appendNumber(value)
    }

    /// Writes bytes that are markup already.
    public mutating func raw(_ markup: [UInt8]) {
        finishTag()
        bytes.append(contentsOf: markup)
    }

    /// Writes markup that stands in this program.
    public mutating func raw(_ markup: StaticString) {
        finishTag()
        append(markup)
    }

    private mutating func beginAttribute(_ name: StaticString) {
        bytes.append(0x20)
        append(name)
        bytes.append(0x3D)
        bytes.append(0x22)
    }

    private mutating func finishTag() {
        guard isInTag else { return }
        isInTag = false
        bytes.append(0x3E)
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func escape(_ text: String) {
        bytes.appendEscaped(text)
    }
}
