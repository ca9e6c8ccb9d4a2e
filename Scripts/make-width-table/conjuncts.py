"""Widths in Indian scripts: what conjuncts save, and what vowel signs add to each consonant."""

import unicodedata

from swift import digit

SCRIPTS = "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam".split()
"""The scripts of the blocks from U+0900 on, 128 characters each and laid out alike."""

FIRST, COUNT, VIRAMA = 0x15, 37, 0x4D
PER_EM, ZERO = 48, 70
"""A saving is one digit: (digit - ZERO) / PER_EM em."""

FIRST_SIGN, SIGNS, SIGNS_PER_EM = 0x3E, 16, 45
"""The vowel signs, the last of them the virama; their widths are digits / SIGNS_PER_EM em."""


def write(library, output):
    text, signs = "", ""
    for number, script in enumerate(SCRIPTS):
        face = library.noto(script)[0]
        start = 0x900 + 0x80 * number
        letters = [chr(start + FIRST + at) for at in range(COUNT)]
        virama = chr(start + VIRAMA)
        text += "".join(change(face, a, virama, b) for a in letters for b in letters)
        marks = [chr(start + FIRST_SIGN + at) for at in range(SIGNS)]
        signs += "".join(added(face, letter, mark) for letter in letters for mark in marks)
    output.write(
        "ConjunctData",
        "Widths of what consonants of Indian scripts make with each other and with vowel signs.",
        [
            ("changes", "What a conjunct changes, by script, first and second consonant.", text),
            ("signs", "What a sign adds, by script, consonant and sign.", signs),
        ],
        [
            ("scriptCount", "The scripts, from U+0900 on, 128 characters each.", len(SCRIPTS)),
            ("firstConsonant", "The place of the first consonant in a script's block.", FIRST),
            ("consonantCount", "Consonants a script.", COUNT),
            ("virama", "The place of the virama.", VIRAMA),
            ("zero", "The digit of no change.", ZERO),
            ("digitsPerEm", "What digits of `changes` are to an em.", PER_EM),
            ("firstSign", "The place of the first vowel sign.", FIRST_SIGN),
            ("signCount", "Vowel signs a script, and the virama.", SIGNS),
            ("signDigitsPerEm", "What digits of `signs` are to an em.", SIGNS_PER_EM),
        ],
    )


def change(face, first, virama, second):
    if unicodedata.category(first) != "Lo" or unicodedata.category(second) != "Lo":
        return digit(ZERO)
    alone = face.width(first) + face.width(second)
    value = (face.width(first + virama + second) - alone) / 2816
    return digit(min(max(round(value * PER_EM) + ZERO, 0), 90))


def added(face, letter, mark):
    if unicodedata.category(letter) != "Lo" or not unicodedata.category(mark).startswith("M"):
        return digit(0)
    value = (face.width(letter + mark) - face.width(letter)) / 2816
    return digit(min(max(round(value * SIGNS_PER_EM), 0), 90))
