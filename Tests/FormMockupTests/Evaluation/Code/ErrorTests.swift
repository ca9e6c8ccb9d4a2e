import Testing

private let cart = """
    enum CartError: Error { case empty, bad(String), worse(code: Int, String) }
    struct Lost: Error { var what = "thing" }
    func pay(_ n: Int) throws -> String {
        switch n {
        case 0: throw CartError.empty
        case 1: throw CartError.bad("card")
        case 2: throw CartError.worse(code: 4, "bank")
        default: throw Lost()
        }
    }
    func said(_ n: Int) -> String {
        do { return try pay(n) }
        catch CartError.empty { return "empty" }
        catch CartError.bad(let what) { return "bad \\(what)" }
        catch let CartError.worse(code, what) where code > 3 { return "worse \\(what) \\(code)" }
        catch let lost as Lost { return "lost \\(lost.what)" }
        catch { return "other" }
    }
    func grouped(_ n: Int) -> String {
        do { return try pay(n) }
        catch CartError.empty, CartError.bad { return "first" }
        catch is Lost { return "lost" }
        catch { return "rest" }
    }

    """

/// `catch` with patterns.
struct ErrorTests {
    @Test func aCatchTakesTheCaseItNames() {
        #expect(shown(cart, "said(0)") == "empty")
    }

    @Test func aCatchBindsAnAssociatedValue() {
        #expect(shown(cart, "said(1)") == "bad card")
    }

    @Test func aCatchMayHaveACondition() {
        #expect(shown(cart, "said(2)") == "worse bank 4")
    }

    @Test func aCatchMayNameAType() {
        #expect(shown(cart, "said(3)") == "lost thing")
    }

    @Test func aCatchMayHaveSeveralPatterns() {
        #expect(shown(cart, "grouped(1)") == "first")
    }

    @Test func aCatchMayAskForAType() {
        #expect(shown(cart, "grouped(3)") == "lost")
    }

    @Test func theLastCatchTakesTheRest() {
        #expect(shown(cart, "grouped(2)") == "rest")
    }

    @Test func whatNoCatchTakesIsThrownOn() {
        let code =
            cart + """
                func inner() throws -> String { do { return try pay(3) } catch CartError.empty { return "e" } }
                func outer() -> String { do { return try inner() } catch { return "outer" } }

                """
        #expect(shown(code, "outer()") == "outer")
    }

    @Test func aResultGivesItsValue() {
        let code =
            "func f() -> Result<String, Error> { .success(\"yes\") }\n"
            + "func g() -> String { do { return try f().get() } catch { return \"no\" } }\n"
        #expect(shown(code, "g()") == "yes")
    }

    @Test func aResultThrowsItsFailure() {
        let code =
            cart + "func f() -> Result<String, CartError> { .failure(.bad(\"x\")) }\n"
            + "func g() -> String {\n"
            + "do { return try f().get() } catch CartError.bad(let m) { return m } catch { return \"no\" } }\n"
        #expect(shown(code, "g()") == "x")
    }

    @Test func aCaseWithoutItsValuesTakesAll() {
        let code =
            cart
            + "func g() -> String { switch CartError.bad(\"x\") { case CartError.bad: \"bad\"; default: \"no\" } }\n"
        #expect(shown(code, "g()") == "bad")
    }
}
