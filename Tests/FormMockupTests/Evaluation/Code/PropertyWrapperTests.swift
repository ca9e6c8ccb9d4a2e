import Testing

private let clamped = """
    @propertyWrapper struct Clamped {
        private var value: Int
        let range: ClosedRange<Int>
        init(wrappedValue: Int, _ range: ClosedRange<Int>) {
            self.range = range
            value = min(max(wrappedValue, range.lowerBound), range.upperBound)
        }
        var wrappedValue: Int {
            get { value }
            set { value = min(max(newValue, range.lowerBound), range.upperBound) }
        }
        var projectedValue: String { "up to \\(range.upperBound)" }
    }
    struct Game {
        @Clamped(1...10) var lives = 40
        var limit: String { $lives }
        var top: Int { _lives.range.upperBound }
        mutating func lose() { lives -= 20 }
    }

    """

private let stored = """
    @propertyWrapper struct UserDefault<Value> {
        let key: String
        let initial: Value
        init(_ key: String, default initial: Value) {
            self.key = key
            self.initial = initial
        }
        var wrappedValue: Value {
            get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
            set { UserDefaults.standard.set(newValue, forKey: key) }
        }
    }

    """

@Test func anOwnWrapperChangesTheInitialValue() {
    #expect(shown(clamped, #""\(Game().lives)""#) == "10")
}

@Test func anOwnWrapperProjectsItsValue() {
    #expect(shown(clamped, "Game().limit") == "up to 10")
}

@Test func anOwnWrapperProjectsItsValueToOthers() {
    #expect(shown(clamped, "Game().$lives") == "up to 10")
}

@Test func theWrapperItselfHasAnUnderscore() {
    #expect(shown(clamped, #""\(Game().top)""#) == "10")
}

@Test func anOwnWrapperTakesAssignments() {
    let code = clamped + "func played() -> Game { var game = Game(); game.lose(); return game }\n"
    #expect(shown(code, #""\(played().lives)""#) == "1")
}

@Test func anOwnWrapperOfOneCopyIsNotThatOfAnother() {
    let code =
        clamped
        + "func both() -> String { let a = Game(); var b = a; b.lose(); return \"\\(a.lives)\" }\n"
    #expect(shown(code, "both()") == "10")
}

@Test func anOwnWrapperTakesTheArgumentOfAnInitialiser() {
    let code = clamped + "struct Round { @Clamped(0...5) var points: Int }\n"
    #expect(shown(code, #""\(Round(points: 9).points)""#) == "5")
}

@Test func anOwnWrapperTakesWhatAnInitialiserAssigns() {
    let code =
        clamped
        + "struct Round { @Clamped(0...5) var points: Int; init(_ n: Int) { points = n } }\n"
    #expect(shown(code, #""\(Round(9).points)""#) == "5")
}

@Test func anOwnWrapperOfAClass() {
    let code = clamped + "final class Model { @Clamped(1...3) var level = 9 }\n"
    #expect(shown(code, #""\(Model().level)""#) == "3")
}

@Test func anOwnWrapperOfAStaticProperty() {
    let code = clamped + "enum Settings { @Clamped(1...3) static var level = 9 }\n"
    #expect(shown(code, #""\(Settings.level)""#) == "3")
}

@Test func anOwnWrapperWithArgumentsOnly() {
    let code =
        stored
        + "enum Settings { @UserDefault(\"u\", default: \"metric\") static var units: String }\n"
    #expect(shown(code, "Settings.units") == "metric")
}

@Test func anOwnWrapperOfTheView() {
    let code =
        stored + """
            struct Screen: View {
                @UserDefault("theme", default: "dark") var theme: String
                var body: some View { Form { Text(theme) } }
            }
            """
    #expect(labels(code) == [["dark"]])
}

@Test func anUnknownWrapperGivesItsDefault() {
    let code =
        "struct Screen: View { @Saved(\"t\", default: \"dark\") var theme: String;"
        + " var body: some View { Form { Text(theme) } } }"
    #expect(labels(code) == [["dark"]])
}

@Test func anOwnWrapperThatCannotBeWorkedOutKeepsTheInitialValue() {
    let code = """
        @propertyWrapper struct Vaulted {
            init(wrappedValue: String) {}
            var wrappedValue: String { Vault.shared.read() }
        }
        struct Screen { @Vaulted var name = "Ann" }

        """
    #expect(shown(code, "Screen().name") == "Ann")
}
