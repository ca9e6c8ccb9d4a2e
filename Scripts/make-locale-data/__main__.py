"""Makes the tables of Sources/FormMockup/Formats and Sources/CLocales from the Unicode Common
Locale Data Repository, as the ICU of Swift's Foundation holds it.

    python3 Scripts/make-locale-data [--output DIR]

Needs: a Swift toolchain for Linux. The same toolchain gives the same bytes.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True

import plurals
from locales import Locale

LOCALES = (
    "af am ar ar-AE az be bg bn bs ca ckb cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-IE "
    "en-IN en-NZ en-ZA es es-419 es-MX es-US et eu fa fi fil fr fr-CA fr-CH ga gl gu he hi hr hu "
    "hy id is it it-CH ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nl-BE pa pl ps "
    "pt pt-PT ro ru sd si sk sl sq sr sr-Latn sv sw ta te th tr uk ur uz vi zh zh-Hant "
    "zh-Hant-HK zu").split()
NOTICE = (
    "Made by Scripts/make-locale-data from the Unicode Common Locale Data Repository, used under "
    "the Unicode License (https://www.unicode.org/license.txt).")


def parent(tag):
    """What a locale takes what it does not say from."""
    special = {"es-MX": "es-419", "es-US": "es-419", "en-AU": "en-GB", "en-IE": "en-GB",
               "en-IN": "en-GB", "en-NZ": "en-GB", "en-ZA": "en-GB"}
    if tag in special:
        return special[tag]
    return tag.rsplit("-", 1)[0] if "-" in tag and tag not in ("sr-Latn", "zh-Hant") else "en"


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--output", default=root / "Sources", type=pathlib.Path)
    output = parser.parse_args().output
    tables = {tag: Locale(tag).collect() for tag in LOCALES}
    formats = output / "FormMockup/Formats"
    (formats / "PluralRuleData.swift").write_text(plurals.swift(NOTICE))
    (formats / "EnglishLocaleData.swift").write_text(english(tables["en"]))
    (output / "CLocales/locales.txt").write_bytes(text(tables))


def own_lines(tag, tables):
    """The lines of a locale that are not those of the one it inherits from."""
    above = parent(tag)
    inherited = inherit(above, tables) if tag != "en" else {}
    return {key: value for key, value in tables[tag].items() if inherited.get(key) != value}


def inherit(tag, tables):
    lines = dict(inherit(parent(tag), tables)) if tag != "en" else {}
    lines.update(tables[tag])
    return lines


def text(tables):
    """An index of `tag parent offset length`, an empty line, and the lines of all locales."""
    index, body = "", b""
    for tag in LOCALES:
        if tag == "en":
            continue
        lines = "".join(
            f"{key}={value}\n" for key, value in own_lines(tag, tables).items()).encode()
        index += f"{tag} {parent(tag)} {len(body)} {len(lines)}\n"
        body += lines
    return f"# {NOTICE}\n{index}\n".encode() + body


def english(lines):
    """The table that the pure core has itself."""
    body = "".join(
        f"        {key}={value}\n".replace("\\", "\\\\") for key, value in lines.items())
    return (
        f"// {NOTICE[:NOTICE.index(', used')]},\n// {NOTICE[NOTICE.index('used'):]}\n\n"
        "/// What American English is written with.\n"
        "enum EnglishLocaleData {\n"
        "    /// Lines of `key=value`.\n"
        "    // swift-format-ignore\n"
        '    static let text: StaticString = """\n' + body + '\n        """\n}\n')


main()
