/// Watches for a view of one type while a preview is lowered: the preview says which values the
/// view is made with, and what the views around it hand down.
struct ViewCapture {
    let type: TypeInfo
    var captured: CapturedView?
}

/// A view as a preview makes it.
struct CapturedView {
    var structure: StructureValue
    var environment: Environment
}

extension Environment {
    /// What is handed down, for a view that becomes the whole screen.
    var asRoot: Environment {
        var environment = self
        environment.place = .row
        environment.isInContainer = false
        environment.isNested = false
        environment.isLayer = false
        environment.isCapsule = false
        return environment
    }
}
