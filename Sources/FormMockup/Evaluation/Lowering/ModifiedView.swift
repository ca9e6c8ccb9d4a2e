/// A view with one modifier around it. A chain of them is a list of objects, shared by all that
/// hold a part of it; letting a long one go costs no depth.
final class ModifiedView {
    /// Nil only while it is let go of.
    private var base: ViewValue?
    let call: ViewCall

    init(_ base: ViewValue, _ call: ViewCall) {
        self.base = base
        self.call = call
    }

    /// The view inside all modifiers, and the modifiers from the outside in.
    var chain: (root: ViewValue, calls: [ViewCall]) {
        var calls = [call]
        var root = base ?? .lowered([])
        while case .modified(let inner) = root, let next = inner.base {
            calls.append(inner.call)
            root = next
        }
        return (root, calls)
    }

    deinit {
        // Without this, each object would let go of the next inside of itself.
        var next = base
        base = nil
        while case .modified(var inner)? = next {
            next = nil
            guard isKnownUniquelyReferenced(&inner) else { break }
            next = inner.base
            inner.base = nil
        }
    }
}
