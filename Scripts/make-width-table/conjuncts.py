"""What the conjuncts of Indian scripts save against their letters side by side."""

import unicodedata

from swift import digit

SCRIPTS = "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam".split()
"""The scripts of the blocks from U+0900 on, 128 characters each and laid out alike."""

FIRST, COUNT, VIRAMA = 0x15, 37, 0x4D
PER_EM, ZERO = 48, 70
"""A saving is one digit: (digit - ZERO) / PER_EM em."""


def write(library, output):
    text = ""
    for number, script in enumerate(SCRIPTS):
        face = library.noto(script)[0]
        start = 0x900 + 0x80 * number
        letters = [chr(start + FIRST + at) for at in range(COUNT)]
        virama = chr(start + VIRAMA)
        text += "".join(change(face, a, virama, b) for a in letters for b in letters)
    output.write(
        "ConjunctData",
        "How much wider or narrower a conjunct is than its two letters.",
        [("changes", "One digit for each script, first and second consonant.", text)],
        [
            ("scriptCount", "The scripts, from U+0900 on, 128 characters each.", len(SCRIPTS)),
            ("firstConsonant", "The place of the first consonant in a script's block.", FIRST),
            ("consonantCount", "Consonants a script.", COUNT),
            ("virama", "The place of the virama.", VIRAMA),
            ("zero", "The digit of no change.", ZERO),
            ("digitsPerEm", "Digits an em.", PER_EM),
        ],
    )


def change(face, first, virama, second):
    if unicodedata.category(first) != "Lo" or unicodedata.category(second) != "Lo":
        return digit(ZERO)
    alone = face.width(first) + face.width(second)
    value = (face.width(first + virama + second) - alone) / 2816
    return digit(min(max(round(value * PER_EM) + ZERO, 0), 90))
