import Testing

@testable import FormMockup

/// Taking back costs what was changed, and leaves nothing of it.
struct JournalTests {
    private func state(cells: Int) -> EvaluationState {
        var state = EvaluationState()
        for index in 0..<cells { _ = state.addCell(.integer(index)) }
        return state
    }

    private func integer(_ value: Value) -> Int? {
        if case .integer(let number) = value { return number }
        return nil
    }

    @Test func aChangeKeepsOneValueHoweverManyThereAre() {
        var state = state(cells: 10_000)
        _ = state.openJournal()
        let mark = state.mark()
        state.setCell(3, to: .integer(-1))
        _ = state.addCell(.integer(7))
        state.setCell(10_000, to: .integer(8))
        let taken = state.takeBack(to: mark)
        #expect(taken.changes.count == 1)
        #expect(taken.cells.count == 1)
    }

    @Test func whatWasTakenBackIsGone() {
        var state = state(cells: 4)
        _ = state.openJournal()
        let mark = state.mark()
        state.setCell(3, to: .integer(-1))
        _ = state.addCell(.nil)
        let range = SourceRange(file: FileID(0), start: 0, end: 1)
        let index = state.addUnknown(UnknownCell(name: "flag", range: range))
        state.setValue(.boolean(true), ofUnknown: index)
        _ = state.isNew(.init(id: "a", name: "b"))
        state.setStatic(.global("A.b"), toCell: 1)
        _ = state.takeBack(to: mark)
        #expect(state.cells.count == 4)
        #expect(integer(state.cells[3]) == 3)
        #expect(state.unknownNames.place(of: "flag") == nil)
        #expect(state.statics.isEmpty)
        let isNew = state.isNew(.init(id: "a", name: "b"))
        #expect(isNew)
    }

    @Test func whatWasTakenBackCanBeHadAgain() {
        var state = state(cells: 4)
        _ = state.openJournal()
        let mark = state.mark()
        state.setCell(3, to: .integer(-1))
        state.setCell(3, to: .integer(-2))
        let cell = state.addCell(.integer(5))
        state.setCell(cell, to: .integer(6))
        _ = state.isNew(.init(id: "a", name: "b"))
        let taken = state.takeBack(to: mark)
        state.redo(taken)
        #expect(integer(state.cells[3]) == -2)
        #expect(integer(state.cells[cell]) == 6)
        let isNew = state.isNew(.init(id: "a", name: "b"))
        #expect(!isNew)
    }

    @Test func aJournalInsideAnotherCountsForIt() {
        var state = state(cells: 4)
        _ = state.openJournal()
        let first = state.mark()
        let outer = state.openJournal()
        let second = state.mark()
        state.setCell(0, to: .integer(-1))
        let taken = state.takeBack(to: second)
        state.redo(taken)
        state.closeJournal(outer)
        state.setCell(1, to: .integer(-1))
        _ = state.takeBack(to: first)
        #expect(integer(state.cells[0]) == 0)
        #expect(integer(state.cells[1]) == 1)
    }

    @Test func aClosedJournalKeepsNothing() {
        var state = state(cells: 4)
        let outer = state.openJournal()
        let mark = state.mark()
        state.closeJournal(outer)
        state.setCell(0, to: .integer(-1))
        let taken = state.takeBack(to: mark)
        #expect(taken.changes.isEmpty)
    }
}
