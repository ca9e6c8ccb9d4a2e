"""Makes the tables of Sources/FormMockup/Text/Data from fonts and the Unicode character database.

    python3 Scripts/make-width-table [--fonts DIR]… [--output DIR]

Needs: pip install fonttools uharfbuzz regex numpy
       apt install fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
The same fonts and the same version of `regex` give the same bytes.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True

import arabic
import conjuncts
import fonts
import glyphs
import kerning
import properties
import swift


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", action="append", default=[], help="a folder with font files")
    parser.add_argument("--output", default=root / "Sources/FormMockup/Text/Data")
    options = parser.parse_args()
    library = fonts.Library(options.fonts + ["/usr/share/fonts"])
    output = swift.Output(pathlib.Path(options.output))

    kerns = kerning.measure(library)
    kerning.write(kerns, output)
    glyphs.write(library, kerns, output)
    arabic.write(library, output)
    conjuncts.write(library, output)
    properties.write(output)


main()
