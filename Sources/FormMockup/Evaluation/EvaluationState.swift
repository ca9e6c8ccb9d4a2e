/// All that evaluation changes: a value, so that a branch that was tried can be taken back.
struct EvaluationState {
    /// The values of variables, properties with storage and statics.
    var cells: [Value] = []
    /// Instances of classes.
    var objects: [StructureValue] = []
    /// Cells of static properties and globals that have been read, by full name.
    var statics: [String: Int] = [:]
    /// Values that the sources do not give.
    var unknowns: [UnknownCell] = []
    var unknownIndex: [String: Int] = [:]
    /// What has been decided about them.
    var unknownValues: [Int: Value] = [:]
    /// Those that were drawn before they were decided.
    var shownUnknowns: Set<Int> = []
    /// Whether something was decided after it had been drawn.
    var needsSecondRun = false
    /// Names that were reported already, by message id.
    var reported: Set<String> = []
    var diagnostics: [Diagnostic] = []
    /// What views say about the screen around them.
    var preferences = ScreenPreferences()
    /// Actions by id, so that a screen can be run.
    var actions: [Value] = []
}

/// The bounds that keep any code from hanging or crashing the program.
struct EvaluationLimits {
    /// Expressions and statements.
    var steps = 1_000_000
    /// Calls inside calls.
    var callDepth = 200
    /// Nested evaluation of any kind; a guard for the stack.
    var depth = 1200
    /// Bytes of values that may be made, estimated.
    var bytes = 16 << 20
    /// Rows that are drawn.
    var rows = 500
}
