import Testing

@testable import FormMockup

@Suite struct EscapingTests {
    /// What stands for a byte, by the rule and not by the quick way.
    private func expected(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x22: Array("&quot;".utf8)
        case 0x26: Array("&amp;".utf8)
        case 0x27: Array("&#39;".utf8)
        case 0x3C: Array("&lt;".utf8)
        case 0x3E: Array("&gt;".utf8)
        case 0x09, 0x0A, 0x0D: [byte]
        case 0x00..<0x20, 0x7F: Array("\u{FFFD}".utf8)
        default: [byte]
        }
    }

    // Eight bytes are looked at together: each byte must be seen in each of the places.
    @Test(arguments: UInt8.min...UInt8.max)
    func everyByteIsEscapedWhereverItStands(byte: UInt8) {
        for length in 1...17 {
            for place in 0..<length {
                var text = [UInt8](repeating: 0xD8, count: length)
                text[place] = byte
                let right = text.flatMap(expected)
                var array: [UInt8] = []
                text.withUnsafeBufferPointer { array.appendEscaped($0) }
                var buffer = ByteBuffer(capacity: 0)
                text.withUnsafeBufferPointer { buffer.appendEscaped($0) }
                guard array == right, buffer.array == right else {
                    Issue.record("byte \(byte) at \(place) of \(length)")
                    return
                }
            }
        }
    }

    @Test(arguments: ["\u{FFFE}", "\u{FFFF}"])
    func whatIsNoCharacterInXMLIsReplaced(text: String) {
        for length in 0...9 {
            let before = String(repeating: "a", count: length)
            var bytes: [UInt8] = []
            bytes.appendEscaped(before + text + "b\u{FF21}")
            #expect(String(decoding: bytes, as: UTF8.self) == before + "\u{FFFD}b\u{FF21}")
        }
    }

    @Test func manyInARowAreAllEscaped() {
        var bytes: [UInt8] = []
        bytes.appendEscaped("<<a>>&&'\"\u{1}b")
        let right = "&lt;&lt;a&gt;&gt;&amp;&amp;&#39;&quot;\u{FFFD}b"
        #expect(String(decoding: bytes, as: UTF8.self) == right)
    }
}
