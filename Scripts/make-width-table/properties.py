"""Character properties for breaking lines, grapheme clusters and direction."""

import regex
from coverage import covered
from swift import digit, pages, pair

PAGE = 64

# The order is that of the cases of LineBreakClass, GraphemeClass and StrongDirection in Swift.
LINE_BREAK = """
AL BK CR LF NL SP ZW WJ GL CM ZWJ BA BB HY B2 CB CL CP EX IN IS NS NU OP PO PR QU SY HL ID EB EM
H2 H3 JL JV JT RI SA WOP WCP
""".split()
GRAPHEME = "other control extend linker zwj spacing prepend regional L V T LV LVT pictograph consonant".split()
DIRECTION = "neutral left right isolate pop".split()

ALIASES = {
    "AI": "AL", "SG": "AL", "XX": "AL", "AK": "AL", "AP": "AL", "AS": "AL", "CJ": "NS", "VF": "CM",
    "VI": "CM", "HH": "BA", "CB": "CB",
}  # fmt: skip


def write(output):
    lines = by_value("Line_Break", "AL AI AK AP AS B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HH HL HY "
                     "ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI SA SG SP SY VF VI WJ XX ZW ZWJ")
    graphemes = by_value("GCB", "CN CR LF EX ZWJ SM PP RI L V T LV LVT")
    directions = by_value("Bidi_Class", "L R AL LRI RLI FSI PDI")
    records, values = {}, []
    for code in covered():
        record = (
            LINE_BREAK.index(line_break(code, lines)),
            GRAPHEME.index(grapheme(code, graphemes)),
            DIRECTION.index(direction(directions.get(code))),
        )
        values.append(records.setdefault(record, len(records)))
    numbers, text = pages(values, PAGE, digit)
    output.write(
        "TextPropertyData",
        "Properties of the characters below U+20000.",
        [
            ("pages", "The number of each page of 64 characters, two digits.", "".join(map(pair, numbers))),
            ("values", "The record of each character of the pages.", text),
            ("records", "Line break class, grapheme class, direction.",
             "".join(digit(field) for record in records for field in record)),
        ],
    )
    print(f"{len(records)} property records")


def by_value(name, values):
    """From character to the short name of its value."""
    result = {}
    everything = "".join(chr(code) for code in covered() if not 0xD800 <= code < 0xE000)
    for value in values.split():
        try:
            pattern = regex.compile(rf"\p{{{name}={value}}}")
        except regex.error:
            continue  # A value newer than this version of the database.
        for match in pattern.finditer(everything):
            result[ord(match.group())] = value
    return result


def is_a(code, what):
    return regex.match(rf"\p{{{what}}}", chr(code)) is not None


def line_break(code, lines):
    value = lines.get(code, "AL")
    if value == "SA":
        return "CM" if is_a(code, "M") else "SA"
    if value in ("OP", "CP") and is_a(code, "East_Asian_Width=W") | is_a(code, "East_Asian_Width=F"):
        return "W" + value
    return ALIASES.get(value, value)


def grapheme(code, graphemes):
    value = graphemes.get(code)
    if value == "EX":
        return "linker" if is_a(code, "InCB=Linker") else "extend"
    names = {"CN": "control", "CR": "control", "LF": "control", "ZWJ": "zwj", "SM": "spacing",
             "PP": "prepend", "RI": "regional"}  # fmt: skip
    if value:
        return names.get(value, value)
    if is_a(code, "Extended_Pictographic"):
        return "pictograph"
    return "consonant" if is_a(code, "InCB=Consonant") else "other"


def direction(value):
    if value in ("R", "AL"):
        return "right"
    return {"L": "left", "PDI": "pop", None: "neutral"}.get(value, "isolate")

