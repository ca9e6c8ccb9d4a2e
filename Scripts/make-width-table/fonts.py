"""Finds fonts by name and measures text in them."""

import functools
import os

import uharfbuzz as hb
from fontTools.ttLib import TTFont

UNIT = 2816
"""Units per em of every table: Inter's own, so that its widths are exact."""

INTER_MASTERS = ["Inter-Regular.otf", "Inter-Black.otf", "Inter-Thin.otf"]
"""The weights between these three are linear (checked: within half a unit)."""

NO_FEATURES = {"kern": False, "calt": False, "liga": False}


class Face:
    """One face of a font file, with its own units turned into UNIT."""

    def __init__(self, path, index=0):
        self.path = path
        self.characters = TTFont(path, fontNumber=index, lazy=True).getBestCmap()
        self.face = hb.Face(hb.Blob.from_file_path(path), index)
        self.font = hb.Font(self.face)

    def width(self, text, features=None):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self.font, buffer, features or {})
        total = sum(position.x_advance for position in buffer.glyph_positions)
        return total * UNIT / self.face.upem


class Library:
    """The fonts of some folders, by file name."""

    def __init__(self, folders):
        self.files = {}
        for folder in folders:
            for base, _, names in sorted(os.walk(folder)):
                for name in sorted(names):
                    self.files.setdefault(name, os.path.join(base, name))

    @functools.lru_cache(maxsize=None)
    def face(self, name, index=0):
        if name not in self.files:
            raise SystemExit(f"make-width-table: no font file '{name}'; see --help")
        return Face(self.files[name], index)

    def noto(self, script):
        """The regular and the bold face of a Noto Sans font; the regular twice if it has no bold."""
        regular = f"NotoSans{script}-Regular.ttf"
        bold = f"NotoSans{script}-Bold.ttf"
        return self.face(regular), self.face(bold if bold in self.files else regular)

    def han(self):
        """The Korean face, whose Hangul is narrower than an em as on iOS; Han and kana are alike."""
        return self.face("NotoSansCJK-Regular.ttc", 1), self.face("NotoSansCJK-Bold.ttc", 1)
