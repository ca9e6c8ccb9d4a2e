// Made by Scripts/make-locale-data from the Unicode Common Locale Data Repository,
// used under the Unicode License (https://www.unicode.org/license.txt).

/// CLDR's plural rules, for all languages that have more than one form.
enum PluralRuleData {
    /// A category and its condition.
    struct Rule: Sendable {
        let category: PluralCategory
        let condition: StaticString

        init(_ category: PluralCategory, _ condition: StaticString) {
            self.category = category
            self.condition = condition
        }
    }

    /// Languages with their rules, in the order they are tried.
    static let groups: [(languages: StaticString, rules: [Rule])] = [
        (
            """
            af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo \
            jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr \
            ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig \
            tk tn tr ts ug uz ve vo vun wae xh xog
            """,
            [
                .init(.one, "n = 1")
            ]
        ),
        (
            "ak bho csw guw ln mg nso pa ti wa",
            [
                .init(.one, "n = 0..1")
            ]
        ),
        (
            "am as bn doi fa gu hi kn pcm zu",
            [
                .init(.one, "i = 0 or n = 1")
            ]
        ),
        (
            "ar ars",
            [
                .init(.zero, "n = 0"),
                .init(.one, "n = 1"),
                .init(.two, "n = 2"),
                .init(.few, "n % 100 = 3..10"),
                .init(.many, "n % 100 = 11..99"),
            ]
        ),
        (
            "ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi",
            [
                .init(.one, "i = 1 and v = 0")
            ]
        ),
        (
            "be",
            [
                .init(.one, "n % 10 = 1 and n % 100 != 11"),
                .init(.few, "n % 10 = 2..4 and n % 100 != 12..14"),
                .init(.many, "n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14"),
            ]
        ),
        (
            "blo ksh",
            [
                .init(.zero, "n = 0"),
                .init(.one, "n = 1"),
            ]
        ),
        (
            "br",
            [
                .init(.one, "n % 10 = 1 and n % 100 != 11,71,91"),
                .init(.two, "n % 10 = 2 and n % 100 != 12,72,92"),
                .init(.few, "n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99"),
                .init(.many, "n != 0 and n % 1000000 = 0"),
            ]
        ),
        (
            "bs hr sh sr",
            [
                .init(
                    .one,
                    "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11"),
                .init(
                    .few,
                    """
                    v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != \
                    12..14
                    """),
            ]
        ),
        (
            "ca it lld pt-PT scn vec",
            [
                .init(.one, "i = 1 and v = 0"),
                .init(.many, "i != 0 and i % 1000000 = 0 and v = 0"),
            ]
        ),
        (
            "ceb fil tl",
            [
                .init(
                    .one,
                    """
                    v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
                    """)
            ]
        ),
        (
            "cs sk",
            [
                .init(.one, "i = 1 and v = 0"),
                .init(.few, "i = 2..4 and v = 0"),
                .init(.many, "v != 0"),
            ]
        ),
        (
            "cy",
            [
                .init(.zero, "n = 0"),
                .init(.one, "n = 1"),
                .init(.two, "n = 2"),
                .init(.few, "n = 3"),
                .init(.many, "n = 6"),
            ]
        ),
        (
            "da",
            [
                .init(.one, "n = 1 or t != 0 and i = 0,1")
            ]
        ),
        (
            "dsb hsb",
            [
                .init(.one, "v = 0 and i % 100 = 1 or f % 100 = 1"),
                .init(.two, "v = 0 and i % 100 = 2 or f % 100 = 2"),
                .init(.few, "v = 0 and i % 100 = 3..4 or f % 100 = 3..4"),
            ]
        ),
        (
            "es",
            [
                .init(.one, "n = 1"),
                .init(.many, "i != 0 and i % 1000000 = 0 and v = 0"),
            ]
        ),
        (
            "ff hy kab",
            [
                .init(.one, "i = 0,1")
            ]
        ),
        (
            "fr",
            [
                .init(.one, "i = 0,1"),
                .init(.many, "i != 0 and i % 1000000 = 0 and v = 0"),
            ]
        ),
        (
            "ga",
            [
                .init(.one, "n = 1"),
                .init(.two, "n = 2"),
                .init(.few, "n = 3..6"),
                .init(.many, "n = 7..10"),
            ]
        ),
        (
            "gd",
            [
                .init(.one, "n = 1,11"),
                .init(.two, "n = 2,12"),
                .init(.few, "n = 3..10,13..19"),
            ]
        ),
        (
            "gv",
            [
                .init(.one, "v = 0 and i % 10 = 1"),
                .init(.two, "v = 0 and i % 10 = 2"),
                .init(.few, "v = 0 and i % 100 = 0,20,40,60,80"),
                .init(.many, "v != 0"),
            ]
        ),
        (
            "he iw",
            [
                .init(.one, "i = 1 and v = 0 or i = 0 and v != 0"),
                .init(.two, "i = 2 and v = 0"),
            ]
        ),
        (
            "is",
            [
                .init(
                    .one,
                    "t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11")
            ]
        ),
        (
            "iu naq sat se sma smi smj smn sms",
            [
                .init(.one, "n = 1"),
                .init(.two, "n = 2"),
            ]
        ),
        (
            "kw",
            [
                .init(.zero, "n = 0"),
                .init(.one, "n = 1"),
                .init(
                    .two,
                    """
                    n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = \
                    1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000
                    """),
                .init(.few, "n % 100 = 3,23,43,63,83"),
                .init(.many, "n != 1 and n % 100 = 1,21,41,61,81"),
            ]
        ),
        (
            "lag",
            [
                .init(.zero, "n = 0"),
                .init(.one, "i = 0,1 and n != 0"),
            ]
        ),
        (
            "lt",
            [
                .init(.one, "n % 10 = 1 and n % 100 != 11..19"),
                .init(.few, "n % 10 = 2..9 and n % 100 != 11..19"),
                .init(.many, "f != 0"),
            ]
        ),
        (
            "lv prg",
            [
                .init(.zero, "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19"),
                .init(
                    .one,
                    """
                    n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != \
                    2 and f % 10 = 1
                    """),
            ]
        ),
        (
            "mk",
            [
                .init(
                    .one,
                    "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11")
            ]
        ),
        (
            "mo ro",
            [
                .init(.one, "i = 1 and v = 0"),
                .init(.few, "v != 0 or n = 0 or n != 1 and n % 100 = 1..19"),
            ]
        ),
        (
            "mt",
            [
                .init(.one, "n = 1"),
                .init(.two, "n = 2"),
                .init(.few, "n = 0 or n % 100 = 3..10"),
                .init(.many, "n % 100 = 11..19"),
            ]
        ),
        (
            "pl",
            [
                .init(.one, "i = 1 and v = 0"),
                .init(.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
                .init(
                    .many,
                    """
                    v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % \
                    100 = 12..14
                    """),
            ]
        ),
        (
            "pt",
            [
                .init(.one, "i = 0..1"),
                .init(.many, "i != 0 and i % 1000000 = 0 and v = 0"),
            ]
        ),
        (
            "ru uk",
            [
                .init(.one, "v = 0 and i % 10 = 1 and i % 100 != 11"),
                .init(.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
                .init(
                    .many,
                    "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"),
            ]
        ),
        (
            "shi",
            [
                .init(.one, "i = 0 or n = 1"),
                .init(.few, "n = 2..10"),
            ]
        ),
        (
            "si",
            [
                .init(.one, "n = 0,1 or i = 0 and f = 1")
            ]
        ),
        (
            "sl",
            [
                .init(.one, "v = 0 and i % 100 = 1"),
                .init(.two, "v = 0 and i % 100 = 2"),
                .init(.few, "v = 0 and i % 100 = 3..4 or v != 0"),
            ]
        ),
        (
            "tzm",
            [
                .init(.one, "n = 0..1 or n = 11..99")
            ]
        ),
    ]
}
