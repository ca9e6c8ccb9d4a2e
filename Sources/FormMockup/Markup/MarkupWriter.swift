/// Writes HTML or SVG into one growing buffer: the only place that escapes.
///
/// Attributes keep the order they are written in, and every element is closed by the writer, so
/// that output is well formed by construction.
public struct MarkupWriter: ~Copyable, Sendable {
    private var buffer: ByteBuffer
    private var openNames: [StaticString] = []
    private var isInTag = false

    /// Makes an empty writer with room for so many bytes.
    public init(capacity: Int = 4096) {
        buffer = ByteBuffer(capacity: capacity)
        openNames.reserveCapacity(16)
    }

    /// What was written so far, as UTF-8.
    public var bytes: [UInt8] { buffer.array }

    /// How many bytes were written so far.
    public var count: Int { buffer.count }

    /// Opens `<name`; attributes may follow.
    public mutating func open(_ name: StaticString) {
        finishTag()
        buffer.append(0x3C, name, 0)
        openNames.append(name)
        isInTag = true
    }

    /// Closes the innermost element: `</name>`.
    public mutating func close() {
        finishTag()
        guard let name = openNames.popLast() else { return }
        buffer.append(0x2F3C, name, 0x3E)
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
        buffer.append(0x2F)
        buffer.append(0x3E)
    }

    /// Writes ` name="value"`, escaped.
    public mutating func attribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        escape(value)
        buffer.append(0x22)
    }

    /// Writes ` name="12.5"`, rounded to two decimals.
    public mutating func attribute(_ name: StaticString, _ value: Double) {
        beginAttribute(name)
        buffer.appendNumber(value)
        buffer.append(0x22)
    }

    /// Writes ` name="1 2 3"`.
    public mutating func attribute(_ name: StaticString, _ values: [Double]) {
        beginAttribute(name)
        for (index, value) in values.enumerated() {
            if index > 0 { buffer.append(0x20) }
            buffer.appendNumber(value)
        }
        buffer.append(0x22)
    }

    /// Writes ` name="value"`, a value that stands in this program.
    public mutating func attribute(_ name: StaticString, literal value: StaticString) {
        beginAttribute(name)
        append(value)
        buffer.append(0x22)
    }

    /// Writes ` name="…"` with bytes that are safe in an attribute, such as path data.
    public mutating func attribute(_ name: StaticString, bytes value: [UInt8]) {
        beginAttribute(name)
        buffer.append(value)
        buffer.append(0x22)
    }

    /// Writes ` name="x y width height"`.
    public mutating func attribute(
        _ name: StaticString, _ a: Double, _ b: Double, _ c: Double, _ d: Double
    ) {
        beginAttribute(name)
        buffer.appendNumber(a)
        buffer.append(0x20)
        buffer.appendNumber(b)
        buffer.append(0x20)
        buffer.appendNumber(c)
        buffer.append(0x20)
        buffer.appendNumber(d)
        buffer.append(0x22)
    }

    /// Writes ` class="t3 c1"`: one letter and a number each; what is negative is left out.
    public mutating func classes(_ first: Int, _ letter: UInt8, _ second: Int, _ other: UInt8) {
        guard first >= 0 || second >= 0 else { return }
        beginAttribute("class")
        if first >= 0 {
            buffer.append(letter)
            buffer.appendDigits(first)
        }
        if second >= 0 {
            if first >= 0 { buffer.append(0x20) }
            buffer.append(other)
            buffer.appendDigits(second)
        }
        buffer.append(0x22)
    }

    /// Writes ` name`, an attribute without a value.
    public mutating func flag(_ name: StaticString) {
        buffer.append(0x20, name, 0)
    }

    /// Writes ` name="…"`; what `write` appends needs no escaping.
    mutating func attribute(_ name: StaticString, _ write: (inout ByteBuffer) -> Void) {
        beginAttribute(name)
        write(&buffer)
        buffer.append(0x22)
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
        buffer.append(0x20, name, 0)
    }

    /// Adds a class name that stands in `names` after a space.
    @inline(__always)
    mutating func addClass(_ names: [UInt8], _ range: Range<Int>) {
        names.withUnsafeBufferPointer { names in
            buffer.append(UnsafeBufferPointer(rebasing: names[range]))
        }
    }

    /// Closes the class attribute.
    mutating func endClasses() {
        buffer.append(0x22)
    }

    /// Writes ` name="firstsecond"`, the second escaped.
    mutating func attribute(_ name: StaticString, _ first: StaticString, _ second: String) {
        beginAttribute(name)
        append(first)
        escape(second)
        buffer.append(0x22)
    }

    /// Writes ` name="firstsecond7"`, escaped: an identifier.
    mutating func attribute(
        _ name: StaticString, _ first: String, _ second: StaticString, _ number: Int
    ) {
        beginAttribute(name)
        escape(first)
        append(second)
        buffer.appendDigits(number)
        buffer.append(0x22)
    }

    /// Writes text, escaped.
    public mutating func text(_ text: String) {
        finishTag()
        escape(text)
    }

    /// Writes a whole number into an open attribute.
    mutating func digits(_ value: Int) {
        buffer.appendDigits(value)
    }

    /// Writes a number as text, rounded to two decimals.
    mutating func number(_ value: Double) {
        finishTag()
        buffer.appendNumber(value)
    }

    /// Writes bytes that are markup already.
    public mutating func raw(_ markup: [UInt8]) {
        finishTag()
        buffer.append(markup)
    }

    /// Writes the markup of another writer.
    mutating func raw(_ other: borrowing MarkupWriter) {
        finishTag()
        buffer.append(other.buffer)
    }

    /// Writes what `write` appends, which is safe in text.
    mutating func write(_ write: (inout ByteBuffer) -> Void) {
        finishTag()
        write(&buffer)
    }

    /// Writes what `append` appends into an open attribute; it needs no escaping.
    mutating func append(_ append: (inout ByteBuffer) -> Void) {
        append(&buffer)
    }

    /// Writes markup that stands in this program.
    public mutating func raw(_ markup: StaticString) {
        finishTag()
        append(markup)
    }

    private mutating func beginAttribute(_ name: StaticString) {
        buffer.append(0x20, name, 0x223D)
    }

    private mutating func finishTag() {
        guard isInTag else { return }
        isInTag = false
        buffer.append(0x3E)
    }

    private mutating func append(_ text: StaticString) {
        buffer.append(text)
    }

    private mutating func escape(_ text: String) {
        buffer.appendEscaped(text)
    }
}
