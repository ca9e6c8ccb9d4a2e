/// Runs code as far as it decides what is drawn.
///
/// One interpreter evaluates one variant of one request. It never fails: what it does not
/// understand is an unknown value, and limits end what would not end.
final class Interpreter {
    var state = EvaluationState()
    var limits = EvaluationLimits()
    /// What the screen is drawn for.
    var traits: Traits
    let host: Host
    /// The texts of the site for the page's language.
    let translations: Translations
    /// Formats that a table gave and that a number has yet to choose a form of, by their text.
    var pluralFormats: [String: Translations.Found] = [:]
    let icons: IconLibrary
    let assets: AssetCatalogue
    /// Declared types by full name and by short name.
    var types: [String: TypeInfo] = [:]
    /// The types in order of declaration.
    var declaredTypes: [TypeInfo] = []
    /// Those of SwiftUI's views that the sources extend: their methods are modifiers.
    var viewExtensions: [TypeInfo] = []
    /// Functions at the top of a file.
    var functions: [String: [FunctionDeclaration]] = [:]
    /// Constants at the top of a source file, evaluated when first read.
    var globals: [String: TypeInfo.Stored] = [:]
    /// Computed variables at the top of a file.
    var computedGlobals: [String: TypeInfo.Computed] = [:]
    /// Aliases at the top of a file.
    var typeAliases: [String: TypeReference] = [:]
    /// Aliases inside types.
    var innerAliases = InnerAliases()
    /// What was taken in of the sources.
    var loaded: LoadedSources
    /// Names behind a `$` at the top of a block, made when they are met.
    let globalScope = Scope(parent: nil)
    /// The expression that is being evaluated, for messages of helpers.
    var currentRange: SourceRange
    var callDepth = 0
    var depth = 0
    var rowCount = 0
    /// The grid that is being filled.
    var gridRoom: GridRoom?
    /// Whether a limit was hit: everything that follows is skipped.
    var isStopped = false
    /// The types above a type, once they were asked for.
    var ancestors: [ObjectIdentifier: [Ancestor]] = [:]
    /// The classes that have the stored properties of their superclasses.
    var inheriting: Set<ObjectIdentifier> = []
    /// Whether a call that makes a value is being run.
    var isMaking = false
    /// The names that the sources extend, by the type of Swift's library whose values have them.
    var extensionsOfLibrary: [String: [String]] = [:]
    /// The steps that values have taken so far.
    var stepsOfValues = 0
    /// The bodies of functions that did not end.
    var endless: Set<SourceRange> = []
    /// Initial values that were worked out.
    var rememberedValues = RememberedValues()
    /// An error that was thrown and not caught yet.
    var thrown: Value?
    /// How many `try?` and `do` with `catch` surround what is being run.
    var catchers = 0
    /// The bodies of own modifiers that are being run, the innermost last.
    var runningModifiers: [SourceRange] = []
    /// A view that is watched for.
    var capture: ViewCapture?
    /// Whether the next instance is that of the view that `view=` names, which nobody gives values.
    var isMakingRoot = false
    /// What the page's language writes numbers and dates with.
    private(set) lazy var localeData = host.localeData(traits.locale) ?? .english
    /// Types of Foundation that values are made of, by name.
    var libraryTypes: [String: TypeInfo] = [:]
    /// Whether code asked for the colour scheme.
    var readsColorScheme = false
    /// The names of unknown values that stand for the elements of a collection.
    var sampleNames: Set<String> = []
    /// The cells of instances whose initialisers run: their observers do not.
    var initialising: [Int] = []
    /// Whether an initialiser assigns to a property of its instance.
    var isInitialising = false
    /// The properties whose observers run, which what they assign does not start again.
    var observing: Set<StaticKey> = []
    /// The names of the values whose text was invented, since the last row was made.
    var inventedTexts: [String] = []

    /// How many bodies of each view are being run, one inside the other.
    var runningViews: [ObjectIdentifier: Int] = [:]
    /// What is left out as values stand.
    var omissions = Omissions()

    init(
        traits: Traits, host: Host, strings: StringTables = .init(), icons: IconLibrary,
        assets: AssetCatalogue = .init(), library: SourceLibrary, file: FileID
    ) {
        self.traits = traits
        loaded = LoadedSources(library: library)
        self.host = host
        translations = Translations(strings, locale: traits.locale)
        self.icons = icons
        self.assets = assets
        currentRange = SourceRange(file: file, start: 0, end: 0)
    }

    /// Counts one step; false when evaluation has to end.
    func step(at range: SourceRange) -> Bool {
        if isStopped { return false }
        limits.steps -= 1
        guard limits.steps > 0 else {
            stop(.evaluationTooLong(at: range))
            return false
        }
        currentRange = range
        return true
    }

    /// Counts bytes of new values; false when there are too many.
    func allocate(_ bytes: Int, at range: SourceRange) -> Bool {
        limits.bytes = bytes < limits.bytes ? limits.bytes - bytes : 0
        guard limits.bytes > 0 else {
            if !isStopped { stop(.valuesTooLarge(at: range)) }
            return false
        }
        return true
    }

    /// Counts so many values of so many bytes each.
    func allocate(_ count: Int, each bytes: Int, at range: SourceRange) -> Bool {
        let all = count.multipliedReportingOverflow(by: bytes)
        return allocate(all.overflow ? .max : all.partialValue, at: range)
    }

    /// Counts the copying of a collection that code changes in place, so that a loop which only
    /// grows one ends too.
    func charge(copiesOf elements: Int) {
        limits.steps -= elements / 16
    }

    /// Counts work that grows with a value and runs inside one step, such as comparing two lists;
    /// false when evaluation has to end. Values share their parts, so that a small one can be long
    /// to write down: each visit counts.
    func spend(_ parts: Int) -> Bool {
        if isStopped { return false }
        limits.steps -= 1 + parts / 16
        if limits.steps > 0 { return true }
        stop(.evaluationTooLong(at: currentRange))
        return false
    }

    /// Ends evaluation with one message.
    func stop(_ diagnostic: Diagnostic) {
        guard !isStopped else { return }
        isStopped = true
        state.diagnostics.append(diagnostic)
    }

    /// Reports a message once for each id and name. What follows the end of evaluation is no
    /// fault of the code.
    ///
    /// `names` are the known ones that may have been meant; they are searched only for a message
    /// that is new.
    func report(
        _ diagnostic: Diagnostic, once name: String, meant names: @autoclosure () -> [String] = []
    ) {
        if isStopped { return }
        guard state.isNew(.init(id: diagnostic.id, name: name)) else { return }
        var diagnostic = diagnostic
        if let range = diagnostic.range, diagnostic.fixIt == nil {
            diagnostic.fixIt = .renaming(name, at: range, to: names())
            // What is nearly a known name is a slip, and then the picture is not what was meant.
            if diagnostic.fixIt != nil, diagnostic.severity == .note {
                diagnostic.severity = .warning
            }
        }
        state.diagnostics.append(diagnostic)
    }

    /// A new cell that holds a value.
    func makeCell(_ value: Value) -> Int {
        state.addCell(value)
    }

    /// Runs `body` one level deeper; gives `fallback` where the stack would run out.
    @inline(__always)
    func nested<Result>(at range: SourceRange, or fallback: Result, _ body: () -> Result) -> Result
    {
        guard depth < limits.depth else {
            stop(.evaluationTooDeep(at: range))
            return fallback
        }
        depth += 1
        let result = body()
        depth -= 1
        return result
    }
}

extension Diagnostic {
    static func evaluationTooLong(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "evaluation-too-long",
            "the code takes more than 1,000,000 steps; a loop or a recursion may have no end",
            at: range)
    }

    static func valuesTooLarge(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "values-too-large", "the code makes more than 16 MiB of values", at: range)
    }

    static func evaluationTooDeep(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, id: "evaluation-too-deep",
            "views and calls are nested too deeply here; a recursion may have no end", at: range)
    }
}
