// The exports of the wasm module, and the two functions of C that would otherwise be imports.

/// Room for a request of so many bytes.
@_expose(wasm, "allocate") @_cdecl("formmockup_allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Gives back what ``allocate(_:)`` or ``answer(_:_:)`` returned.
@_expose(wasm, "release") @_cdecl("formmockup_release")
public func release(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
}

/// Answers the request at `start`. The result is the length in four bytes, then the answer.
@_expose(wasm, "answer") @_cdecl("formmockup_answer")
public func answer(_ start: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    let request = Array(UnsafeBufferPointer(start: start, count: Int(count)))
    let answer = Exchange.answer(request)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: answer.count + 4, alignment: 16)
    memory.storeBytes(of: UInt32(answer.count), as: UInt32.self)
    (memory + 4).copyMemory(from: answer, byteCount: answer.count)
    return memory
}

/// Swift's runtime prints with it when it traps; the trap itself is what the host sees.
@_cdecl("putchar")
public func putCharacter(_ character: Int32) -> Int32 { character }

/// The seed of hashing. Any will do, and a fixed one needs nothing from the host: native runs get
/// a random one, so that an order that hashing decides shows as a difference.
@_cdecl("arc4random_buf")
public func randomBytes(_ memory: UnsafeMutableRawPointer, _ count: Int) {
    for index in 0..<count { (memory + index).storeBytes(of: UInt8(index & 0xFF), as: UInt8.self) }
}
