import Testing

@testable import FormMockup

struct VariantsTests {
    private func variants(
        _ text: String, defaults: Traits = .init(), language: String = "en"
    ) -> [Variant] {
        AttributeParser.parse(SourceText(file: FileID(0), bytes: Array(text.utf8)))
            .attributes.variants(defaults: defaults, language: language)
    }

    @Test func nothingGivenIsOneWithoutAName() {
        let result = variants("")
        #expect(result == [Variant(traits: Traits(), slug: "", label: "")])
    }

    @Test func oneValueHasNoName() {
        let result = variants("style=plain appearance=dark")
        #expect(result.map(\.slug) == [""])
        #expect(result.first?.traits.style == .plain)
        #expect(result.first?.traits.colorScheme == .dark)
    }

    @Test func listsCombineTheFirstSlowest() {
        let result = variants("appearance=light,dark style=plain,insetGrouped")
        #expect(
            result.map(\.slug) == [
                "plain-light", "plain-dark", "inset-grouped-light", "inset-grouped-dark",
            ])
        #expect(result.first?.label == "Plain · Light")
    }

    @Test func labelsFollowThePage() {
        #expect(
            variants("appearance=light,dark", language: "ur").map(\.label) == ["روشن", "تاریک"])
    }

    @Test func aLocaleBringsItsDirection() {
        let result = variants("locale=en,ur")
        #expect(result.map(\.traits.direction) == [.leftToRight, .rightToLeft])
        #expect(result.map(\.label) == ["English", "اردو"])
    }

    @Test func aGivenDirectionWins() {
        #expect(variants("locale=ur direction=ltr").first?.traits.direction == .leftToRight)
    }

    @Test func theDirectionOfThePageCountsWithoutALocale() {
        let result = variants("", defaults: Traits(direction: .rightToLeft, locale: "ur"))
        #expect(result.first?.traits.direction == .rightToLeft)
    }

    @Test func widthsAreNamed() {
        let result = variants("device=iphone-se,iphone-16-pro-max")
        #expect(result.map(\.slug) == ["iphone-se", "iphone-16-pro-max"])
        #expect(result.map(\.traits.width) == [375, 440])
        #expect(variants("width=320,430").map(\.label) == ["320 pt", "430 pt"])
    }

    @Test func tooManyAreCut() {
        let text =
            "style=plain,grouped,insetGrouped,inset,sidebar look=ios18,ios26 "
            + "appearance=auto,light,dark typeSize=small,large"
        #expect(variants(text).count == BlockAttributes.maximumVariants)
    }

    @Test func innerAttributesWinOverDefaults() {
        var inner = BlockAttributes()
        inner.styles = [.plain]
        var outer = BlockAttributes()
        outer.styles = [.grouped]
        outer.show = .both
        let merged = inner.over(outer)
        #expect(merged.styles == [.plain])
        #expect(merged.show == .both)
    }
}

struct NearMissTests {
    @Test func findsTheWordThatWasMeant() {
        #expect(NearMiss.best(for: "plane", among: ["plain", "grouped"]) == "plain")
        #expect(NearMiss.best(for: "INSETGROUPED", among: ["insetGrouped"]) == "insetGrouped")
        #expect(NearMiss.best(for: "opiton", among: ["caption", "option"]) == "option")
    }

    @Test func findsNothingFarAway() {
        #expect(NearMiss.best(for: "zebra", among: ["plain", "grouped"]) == nil)
        #expect(NearMiss.best(for: "", among: ["plain"]) == nil)
    }
}

struct LanguagesTests {
    @Test func knowsNamesAndDirections() {
        #expect(Languages.name(of: "ur") == "اردو")
        #expect(Languages.name(of: "en-GB") == "English (GB)")
        #expect(Languages.isRightToLeft("ur-PK"))
        #expect(!Languages.isRightToLeft("ur-Latn"))
        #expect(Languages.isRightToLeft("pa-Arab"))
    }
}
