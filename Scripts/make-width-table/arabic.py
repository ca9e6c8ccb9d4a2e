"""Widths of Arabic letters in each of their joined forms."""

import regex
from swift import digit, pair

RANGES = [(0x0600, 0x0700), (0x0750, 0x0780), (0x08A0, 0x0900)]
TYPES = {"R": 1, "D": 2, "C": 3, "L": 0, "U": 0, "T": 4}
JOINER = "\u200d"
LAM = "\u0644"
ALEF = "\u0627"


def write(library, output):
    regular, bold = library.noto("Arabic")
    records, letters = {(0,) * 9: 0}, []
    for first, end in RANGES:
        for code in range(first, end):
            record = (0,) * 9
            kind = joining_type(chr(code))
            if kind == 4:
                record = (4,) + (0,) * 8
            elif kind and code in regular.characters:
                record = (kind, *forms(regular, chr(code)), *forms(bold, chr(code)))
            letters.append(records.setdefault(record, len(records)))
    output.write(
        "ArabicData",
        "Widths of Arabic letters by joined form, in units of 1/2816 em.",
        [
            (
                "letters",
                "The record of each letter of U+0600, U+0750 and U+08A0 on, two digits.",
                "".join(map(pair, letters)),
            ),
            (
                "records",
                "Joining type; alone, final, initial and medial, two digits each; the same in bold.",
                "".join(digit(r[0]) + "".join(map(pair, r[1:])) for r in records),
            ),
        ],
        [
            ("lamAlef", "The ligature of lam and alef alone.", round(regular.width(LAM + ALEF))),
            ("lamAlefFinal", "The ligature after a joining letter.", round(joined(regular))),
            ("lamAlefBold", "The ligature alone, bold.", round(bold.width(LAM + ALEF))),
            ("lamAlefFinalBold", "The ligature after a joining letter, bold.", round(joined(bold))),
        ],
    )


def joining_type(character):
    for name, value in TYPES.items():
        if regex.match(rf"\p{{Joining_Type={name}}}", character):
            return value
    return 0


def forms(face, letter):
    texts = [letter, JOINER + letter, letter + JOINER, JOINER + letter + JOINER]
    return [round(face.width(text)) for text in texts]


def joined(face):
    return face.width(JOINER + LAM + ALEF)
