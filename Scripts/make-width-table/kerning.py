"""Inter's kerning pairs, brought down to classes of characters that kern alike."""

import numpy
from fonts import INTER_MASTERS
from fontTools.ttLib import TTFont
from swift import digit

CLASSES = 64
STEP = 11
ZERO = 48
"""A kern is one digit: (digit - ZERO) * STEP units."""

BOLDNESS = 0.3
"""One matrix serves all weights: the regular one with a little of the black (they differ little)."""

RANGES = [(0x20, 0x250), (0x370, 0x530), (0x1E00, 0x2070), (0x20A0, 0x20C0), (0x2190, 0x2200)]


def importance(code):
    """How much an error counts: by how often interface text has the character (a guess)."""
    if code < 0x80:
        return 10
    if code < 0x180 or 0x386 <= code < 0x3D0 or 0x400 <= code < 0x460 or 0x2010 <= code < 0x2030:
        return 4
    return 3 if 0x1EA0 <= code < 0x1EFA else 0.3


class Kerns:
    """The class of each character as the left and as the right of a pair, and the matrix."""

    def __init__(self, left, right, matrix):
        self.left, self.right, self.matrix = left, right, matrix


def measure(library):
    codes, regular = pair_matrix(library.files[INTER_MASTERS[0]])
    _, black = pair_matrix(library.files[INTER_MASTERS[1]])
    weights = numpy.array([importance(code) for code in codes])
    share = numpy.sqrt(weights / weights.sum())
    # Class 0 is kept for what never kerns.
    left = cluster(numpy.hstack([regular * share, black * share]), weights)
    right = cluster(numpy.hstack([(regular.T) * share, (black.T) * share]), weights)
    mean = regular * (1 - BOLDNESS) + black * BOLDNESS
    total = numpy.zeros((CLASSES, CLASSES))
    count = numpy.zeros((CLASSES, CLASSES))
    both = weights[:, None] * weights[None]
    numpy.add.at(total, (left[:, None], right[None]), mean * both)
    numpy.add.at(count, (left[:, None], right[None]), both)
    matrix = total / numpy.maximum(count, 1e-9)
    return Kerns(dict(zip(codes, left)), dict(zip(codes, right)), matrix)


def pair_matrix(path):
    """Kerns of all pairs of the characters in RANGES that the font has, in its units."""
    font = TTFont(path)
    names = font.getBestCmap()
    codes = [code for first, end in RANGES for code in range(first, end) if code in names]
    table = font["GPOS"].table
    lookups = sorted(
        {
            index
            for record in table.FeatureList.FeatureRecord
            if record.FeatureTag == "kern"
            for index in record.Feature.LookupListIndex
        }
    )
    glyphs = [names[code] for code in codes]
    matrix = numpy.zeros((len(codes), len(codes)))
    for index in lookups:
        add_lookup(table.LookupList.Lookup[index], glyphs, matrix)
    return codes, matrix


def add_lookup(lookup, glyphs, matrix):
    done = numpy.zeros(matrix.shape, bool)
    places = {}
    for place, glyph in enumerate(glyphs):
        places.setdefault(glyph, []).append(place)
    for table in lookup.SubTable:
        table = table.ExtSubTable if table.LookupType == 9 else table
        covered = {glyph: at for at, glyph in enumerate(table.Coverage.glyphs)}
        if table.Format == 1:
            for glyph in sorted(covered.keys() & places.keys()):
                for record in table.PairSet[covered[glyph]].PairValueRecord:
                    for row in places[glyph]:
                        for column in places.get(record.SecondGlyph, []):
                            if not done[row, column]:
                                matrix[row, column] += advance(record)
                                done[row, column] = True
        else:
            firsts = table.ClassDef1.classDefs
            seconds = [table.ClassDef2.classDefs.get(glyph, 0) for glyph in glyphs]
            values = numpy.array(
                [[advance(item) for item in record.Class2Record] for record in table.Class1Record]
            )
            for row, glyph in enumerate(glyphs):
                if glyph in covered:
                    fresh = ~done[row]
                    matrix[row][fresh] += values[firsts.get(glyph, 0)][seconds][fresh]
                    done[row] = True


def advance(record):
    return getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0


def cluster(rows, weights):
    """Merges rows that are nearest (Ward's method) until CLASSES are left; all-zero rows are class 0."""
    unique, inverse = numpy.unique(rows.round(6), axis=0, return_inverse=True)
    inverse = inverse.ravel()
    points = unique.copy()
    mass = numpy.bincount(inverse, weights)
    members = [[index] for index in range(len(points))]
    alive = numpy.ones(len(points), bool)
    square = ((points[:, None] - points[None]) ** 2).sum(-1)
    cost = square * mass[:, None] * mass[None] / (mass[:, None] + mass[None])
    still = numpy.flatnonzero(~unique.any(axis=1))
    alive[still] = False
    cost[still], cost[:, still] = numpy.inf, numpy.inf
    numpy.fill_diagonal(cost, numpy.inf)
    while alive.sum() > CLASSES - 1:
        keep, gone = numpy.unravel_index(cost.argmin(), cost.shape)
        points[keep] = points[keep] * mass[keep] + points[gone] * mass[gone]
        mass[keep] += mass[gone]
        points[keep] /= mass[keep]
        members[keep] += members[gone]
        alive[gone] = False
        fresh = ((points - points[keep]) ** 2).sum(1) * mass * mass[keep] / (mass + mass[keep])
        fresh[~alive] = numpy.inf
        fresh[keep] = numpy.inf
        cost[gone], cost[:, gone] = numpy.inf, numpy.inf
        cost[keep], cost[:, keep] = fresh, fresh
    labels = numpy.zeros(len(points), int)
    for number, point in enumerate(numpy.flatnonzero(alive)):
        labels[members[point]] = number + 1
    return labels[inverse]


def write(kerns, output):
    digits = "".join(
        digit(int(min(max(round(value / STEP) + ZERO, 0), 90)))
        for row in kerns.matrix
        for value in row
    )
    output.write(
        "KernData",
        "Kerning between classes of characters.",
        [("matrix", "One digit for each left class and right class.", digits)],
        [
            ("classCount", "Left classes, and right classes.", CLASSES),
            ("zero", "The digit of no kern.", ZERO),
            ("step", "Units a digit.", STEP),
        ],
    )
