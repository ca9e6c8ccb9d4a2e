/// Writes HTML or SVG into one growing buffer: the only place that escapes.
///
/// Attributes keep the order they are written in, and every element is closed by the writer, so
/// that output is well formed by construction.
public struct MarkupWriter: Sendable {
    /// What was written so far, as UTF-8.
    public private(set) var bytes: [UInt8] = []
    @usableFromInline var openNames: [StaticString] = []
    @usableFromInline var isInTag = false

    /// Makes an empty writer.
    public init() {
        bytes.reserveCapacity(4096)
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

    /// Writes ` name`, an attribute without a value.
    public mutating func flag(_ name: StaticString) {
        bytes.append(0x20)
        append(name)
    }

    /// Writes text, escaped.
    public mutating func text(_ text: String) {
        finishTag()
        escape(text)
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
