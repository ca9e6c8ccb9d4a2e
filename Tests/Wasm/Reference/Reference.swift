// The native side of the WebAssembly test: answers the requests on standard input, in order, on
// standard output. Each is its length in four bytes, little endian, then that many bytes.

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
struct Reference {
    static func main() {
        let input = readAll()
        var offset = 0
        while offset + 4 <= input.count {
            let start = offset + 4
            let length = (0..<4).reduce(0) { $0 | Int(input[offset + $1]) << (8 * $1) }
            offset = min(input.count, start + length)
            let answer = Exchange.answer(Array(input[start..<offset]))
            writeAll((0..<4).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) } + answer)
        }
    }

    private static func readAll() -> [UInt8] {
        var input: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(0, &buffer, buffer.count)
            if count <= 0 { return input }
            input.append(contentsOf: buffer[..<count])
        }
    }

    private static func writeAll(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count <= 0 { exit(3) }
            rest = rest.dropFirst(count)
        }
    }
}
