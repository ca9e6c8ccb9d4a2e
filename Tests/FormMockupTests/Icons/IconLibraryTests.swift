import Testing

@testable import FormMockup

@Suite struct IconLibraryTests {
    let library = IconLibrary.builtIn

    @Test(arguments: IconNameLists.mostUsed + IconNameLists.settings)
    func resolves(_ name: String) throws {
        let icon = try #require(library.icon(named: name))
        #expect(icon.name == name)
        #expect(!icon.parts.isEmpty)
    }

    @Test func resolvesEveryNameItLists() {
        let missing = IconNameLists.builtIn.filter { $0 == IconLibrary.placeholder }
        #expect(missing == [])
        #expect(IconNameLists.builtIn.map { $0.name } == library.names)
    }

    @Test func listsNamesInOrderAndOnce() {
        let names = library.names
        #expect(names.count > 900)
        #expect(names == Set(names).sorted())
    }

    @Test func groupsHoldNoNameTwice() {
        for group in IconLibrary.groups {
            #expect(group.names.count == Set(group.names).count, "\(group.title)")
        }
    }

    @Test(arguments: [
        "", ".", "..", ".fill", "fill", "nothing", "bell.", "bell..fill", "plus.fill",
        "bell.nothing",
        "circle.circle.nothing", "badge", ".badge.plus", "slash.badge.",
    ])
    func doesNotKnow(_ name: String) {
        #expect(library.icon(named: name) == nil)
    }

    @Test func doesNotComposeEndlessNames() {
        let name = "plus" + String(repeating: ".circle", count: 100_000)
        #expect(library.icon(named: name) == nil)
    }

    @Test func drawsThePlaceholderForAnUnknownName() {
        #expect(library.iconOrPlaceholder(named: "no.such.symbol") == IconLibrary.placeholder)
        #expect(IconLibrary.placeholder.parts.count == 2)
    }

    @Test func prefersOwnIcons() {
        let part = IconPart(path: "M2 2H22V22H2Z", paint: .fillEvenOdd)
        let own = Icon(name: "bell", parts: [part])
        let logo = Icon(name: "logo", parts: [part])
        let library = IconLibrary(adding: [own, logo])
        #expect(library.icon(named: "bell") == own)
        #expect(library.icon(named: "logo") == logo)
        #expect(library.icon(named: "bell.fill") == IconLibrary.builtIn.icon(named: "bell.fill"))
        #expect(library.names.contains("logo"))
        #expect(library.nearestNames(to: "logoo").first == "logo")
    }

    @Test(arguments: [
        ("bell.fil", "bell.fill"), ("chevron.rigth", "chevron.right"), ("gear.shape", "gearshape"),
        ("trashh", "trash"), ("lock.opne", "lock.open"), ("Trash", "trash"),
    ])
    func suggests(_ written: String, _ meant: String) {
        let names = library.nearestNames(to: written)
        #expect(names.first == meant)
        #expect(names.count <= 3)
    }

    @Test func suggestsNothingForANameUnlikeAny() {
        #expect(library.nearestNames(to: "zzzzzzzzzzzz") == [])
        #expect(library.nearestNames(to: "") == [])
    }

    @Test(arguments: [
        "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward.circle",
        "list.bullet", "text.badge.plus", "arrow.uturn.backward", "list.bullet.rectangle",
        "chevron.forward.circle.fill",
    ])
    func mirrors(_ name: String) throws {
        #expect(try #require(library.icon(named: name)).mirrorsInRightToLeft)
    }

    @Test(arguments: [
        "chevron.right", "chevron.left", "arrow.right", "forward.fill", "backward.fill", "gear",
        "text.alignleft", "textformat", "arrow.clockwise",
    ])
    func keepsItsDirection(_ name: String) throws {
        #expect(try !#require(library.icon(named: name)).mirrorsInRightToLeft)
    }
}
