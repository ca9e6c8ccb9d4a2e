import FormMockup
import Testing

@testable import FormDocs

/// Messages name the line and column of the file, whatever stands around the code.
struct PlaceTests {
    private func messages(_ page: String) throws -> [String] {
        let site = try TemporarySite(["a.md": page])
        return site.messages("a.md", in: site.build { $0.isCheck = true })
    }

    @Test(arguments: [
        ("```form\nForm {\n    Toggle(\"x)\n}\n```\n", "3:12"),
        ("~~~form\nForm {\n    Toggle(\"x)\n}\n~~~\n", "3:12"),
        ("`````form\nForm {\n    Toggle(\"x)\n}\n`````\n", "3:12"),
        ("```form\r\nForm {\r\n    Toggle(\"x)\r\n}\r\n```\r\n", "3:12"),
        ("\u{FEFF}---\ntitle: T\n---\n```form\nForm {\n\tToggle(\"x)\n}\n```\n", "6:9"),
        ("- a\n\n  ```form\n  Form {\n      Toggle(\"x)\n  }\n  ```\n", "5:14"),
        ("- ```form\n  Form {\n      Toggle(\"x)\n  }\n  ```\n", "3:14"),
        ("- a\n\n\t```form\n\tForm {\n\t    Toggle(\"x)\n\t}\n\t```\n", "5:13"),
        ("> ```form\n> Form {\n>     Toggle(\"x)\n> }\n> ```\n", "3:14"),
        ("> > ```form\n> > Form {\n> >     Toggle(\"x)\n> > }\n> > ```\n", "3:16"),
        ("> - a\n>\n>   ```form\n>   Form {\n>       Toggle(\"x)\n>   }\n>   ```\n", "5:16"),
        ("```form\nForm {\n  Text(\"ü\"); Toggle(\"x)\n}\n```\n", "3:22"),
    ])
    func anUnclosedString(_ page: String, _ place: String) throws {
        #expect(try messages(page).first == place + " unclosed-string")
    }

    @Test(arguments: [
        ("# A\r\n\r\ntext\r\n[x](gone.md)\r\n", "4:5"), ("> a\n> [x](gone.md)\n", "2:7"),
        ("| a |\n|---|\n| [x](gone.md) |\n", "3:7"), ("[x][y]\n\n[y]: gone.md\n", "3:6"),
        ("ü [x](gone.md)\n", "1:8"),
    ])
    func aDeadLink(_ page: String, _ place: String) throws {
        #expect(try messages(page) == [place + " dead-link"])
    }

    @Test func equalDeadLinksHaveTheirOwnPlaces() throws {
        #expect(
            try messages("[x](g.md) [x](g.md)\n\n[x](g.md)\n") == [
                "1:5 dead-link", "1:15 dead-link", "3:5 dead-link",
            ])
    }

    @Test func manyDeadLinksInOneLineStayFast() throws {
        let page = String(repeating: "[x](g.md) ", count: 10_000)
        #expect(try messages(page).last == "1:99995 dead-link")
    }

    @Test(arguments: ["", "\n \n", "\u{FEFF}", "---\ntitle: T\n---\n", "---\ntitle: T\n---"])
    func anEmptyPageIsAPage(_ page: String) throws {
        #expect(try messages(page).isEmpty)
    }

    @Test(arguments: [
        ("style=sidebar", "1:15 not-yet-drawn"), ("chrome=device", "1:16 not-yet-drawn"),
        ("highlight=9.9", "1:19 unknown-highlight"), ("highlight=Nope", "1:19 unknown-highlight"),
    ])
    func whatAnAttributeCannotDoIsSaid(_ attribute: String, _ message: String) throws {
        #expect(try messages("```form \(attribute)\nForm { Text(\"x\") }\n```\n") == [message])
    }
}

/// What keys of `formdocs.yml` can't do yet or can't mean.
struct ConfigurationMessageTests {
    @Test(arguments: [
        ("look: ios18\n", "1:1 unknown-key"),
        ("languages: [en, ur, en]\n", "1:21 repeated-language"),
        ("nav: [a.md, a.md]\n", "1:13 repeated-page"),
        ("nav: {xx: [a.md]}\n", "1:7 unknown-language"),
        ("sources: [../Nothing]\n", "1:11 missing-folder"),
        ("assets: ../A.xcassets\n", "1:9 missing-folder"),
    ])
    func isSaid(_ configuration: String, _ message: String) throws {
        let site = try TemporarySite([
            "formdocs.yml": configuration, "a.md": "# A\n", "en/b.md": "", "ur/b.md": "",
        ])
        try Files.makeFolder(site.root + "/App")
        #expect(site.messages("formdocs.yml", in: site.build()) == [message])
    }
}
