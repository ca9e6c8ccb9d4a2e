"""Advance widths of single characters."""

import unicodedata

import regex
from coverage import covered
from fonts import INTER_MASTERS, NO_FEATURES, UNIT
from swift import digit, pages, pair

PAGE = 32

SCRIPTS = """
Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada
Malayalam Sinhala Thai Lao Myanmar Georgian Ethiopic Khmer Mongolian Symbols Symbols2 Math
""".split()
"""Noto Sans fonts asked, in this order, for what Inter lacks; then Noto Sans CJK."""

QUANTUM = 32
"""Widths that are not Inter's are rounded to this many units, so that more characters share a class."""

BASES = {
    "DEVANAGARI": "कगजतदनपमयरलवसह", "BENGALI": "কগজতদনপমযরলসহ", "GURMUKHI": "ਕਗਜਤਦਨਪਮਯਰਲਵਸਹ",
    "GUJARATI": "કગજતદનપમયરલવસહ", "ORIYA": "କଗଜତଦନପମଯରଲସହ", "TAMIL": "கசடதநபமயரலவளறன",
    "TELUGU": "కగజతదనపమయరలవసహ", "KANNADA": "ಕಗಜತದನಪಮಯರಲವಸಹ", "MALAYALAM": "കഗജതദനപമയരലവസഹ",
    "SINHALA": "කගජතදනපමයරලවසහ", "THAI": "ก", "LAO": "ກ", "MYANMAR": "ကဂစတနပမယရလသ",
    "KHMER": "កគចតនបមយរលវសហ",
}  # fmt: skip
"""Common letters of a script; what a vowel sign adds is the mean over them."""

UNKNOWN = round(0.65 * UNIT)
ATTACHED = {0x0E33, 0x0EB3}
"""Letters that attach to the one before as marks do: sara am of Thai and Lao."""


def write(library, kerns, output):
    inter = [library.face(name) for name in INTER_MASTERS]
    # Inter's classes come first: only they vary smoothly with weight.
    codes = covered()
    latin = {code: inter_record(inter, kerns, code) for code in codes if code in inter[0].characters}
    latin = {code: record for code, record in latin.items() if not is_zero(code)}
    fallback = Fallback(library)
    records, classes = {}, {}
    for code in codes:
        if code in latin and not is_emoji(code):
            classes[code] = records.setdefault(latin[code], len(records))
    first_fixed = len(records)
    zero = records.setdefault((0, 0), len(records))
    emoji = round(library.face("NotoColorEmoji.ttf").width("😀"))
    emoji = records.setdefault((emoji, emoji), len(records))
    for code in codes:
        if is_zero(code):
            classes[code] = zero
        elif is_emoji(code):
            classes[code] = emoji
        elif code not in latin:
            classes[code] = records.setdefault(fallback.widths(code), len(records))
    classes[0x09] = classes[0x20]
    numbers, text = pages([classes[code] for code in codes], PAGE, pair)
    smooth = [record for record in records if len(record) == 5]
    fixed = [record for record in records if len(record) == 2]
    unknown = records[fallback.rounded(UNKNOWN), fallback.rounded(UNKNOWN)]
    tabular = [round(face.width("0", {"tnum": True})) for face in inter]
    output.write(
        "GlyphIndexData",
        "From a character below U+20000 to its class of glyphs.",
        [
            ("pages", "The number of each page of 32 characters, two digits.", "".join(map(pair, numbers))),
            ("classes", "The class of each character of the pages, two digits.", text),
        ],
    )
    output.write(
        "GlyphRecordData",
        "Advance widths by class of glyphs, in units of 1/2816 em.",
        [
            (
                "smooth",
                "Inter's: regular, black, thin, two digits each; kerning classes as left and as right.",
                "".join("".join(map(pair, r[:3])) + digit(r[3]) + digit(r[4]) for r in smooth),
            ),
            ("fixed", "The others: regular and bold, two digits each.", "".join(pair(w) for r in fixed for w in r)),
        ],
        [
            ("unitsPerEm", "Units per em.", UNIT),
            ("firstFixed", "From this class on, fonts have a regular and a bold face only.", first_fixed),
            ("emoji", "The class of emoji.", emoji),
            ("ideograph", "The class of ideographs.", classes[0x4E00]),
            ("unknown", "The class of what no font of the table has.", unknown),
            ("zero", "The class of marks and format characters.", zero),
            ("tabularDigit", "A digit of tabular figures, regular.", tabular[0]),
            ("tabularDigitBlack", "A digit of tabular figures, black.", tabular[1]),
            ("tabularDigitThin", "A digit of tabular figures, thin.", tabular[2]),
        ],
    )
    print(f"{len(records)} classes of glyphs, {first_fixed} of them Inter's")


def inter_record(inter, kerns, code):
    widths = [round(face.width(chr(code), NO_FEATURES)) for face in inter]
    return (*widths, int(kerns.left.get(code, 0)), int(kerns.right.get(code, 0)))


def is_zero(code):
    category = unicodedata.category(chr(code))
    return category in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp", "Cs") or 0x1160 <= code < 0x1200


def is_emoji(code):
    return code > 0xFF and regex.match(r"\p{Emoji_Presentation}", chr(code)) is not None


def is_east_asian(code):
    """Whether a character is drawn in an East Asian font though others may have it."""
    return regex.match(r"[\p{East_Asian_Width=W}\p{East_Asian_Width=F}\p{East_Asian_Width=H}]", chr(code)) is not None


class Fallback:
    """Widths of characters that Inter lacks."""

    def __init__(self, library):
        self.han = library.han()
        self.faces = [library.noto(script) for script in SCRIPTS] + [self.han]

    def widths(self, code):
        for regular, bold in [self.han] if is_east_asian(code) else self.faces:
            if code in regular.characters:
                return tuple(self.rounded(self.width(face, code)) for face in (regular, bold))
        if is_east_asian(code):
            return UNIT, UNIT
        return self.rounded(UNKNOWN), self.rounded(UNKNOWN)

    def width(self, face, code):
        character = chr(code)
        if unicodedata.category(character) == "Mc" or code in ATTACHED:
            bases = BASES.get(unicodedata.name(character).split()[0])
            if bases:
                added = [face.width(base + character) - face.width(base) for base in bases]
                return max(sum(added) / len(added), 0)
        return face.width(character)

    def rounded(self, width):
        return UNIT if abs(width - UNIT) < QUANTUM / 2 else round(width / QUANTUM) * QUANTUM
