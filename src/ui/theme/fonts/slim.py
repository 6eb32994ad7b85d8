"""slim.py FONT SLIMMED: a font with few ligatures and rounded kerning, which compresses better.

Of the ligatures only those whose letters would collide stay. Kerning moves letters by multiples of a
hundredth of the font's size: at 44 px at most 0.2 px from where the original has them.
"""

import sys

from fontTools.ttLib import TTFont

LIGATURES = {("f", "i"), ("f", "l")}
STEPS_PER_EM = 100
PAIR_POSITIONING = 2


def main(source, target):
    font = TTFont(source)
    keep_ligatures(font)
    round_kerning(font)
    font.flavor = None
    font.save(target)


def keep_ligatures(font):
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    for table in subtables(font["GSUB"]):
        for first, ligatures in list(getattr(table, "ligatures", {}).items()):
            kept = [
                ligature
                for ligature in ligatures
                if (letters.get(first), *map(letters.get, ligature.Component)) in LIGATURES
            ]
            if kept:
                table.ligatures[first] = kept
            else:
                del table.ligatures[first]


def round_kerning(font):
    step = font["head"].unitsPerEm // STEPS_PER_EM
    for table in subtables(font["GPOS"]):
        if table.LookupType != PAIR_POSITIONING:
            continue
        for value in pair_values(table):
            if getattr(value, "XAdvance", 0):
                value.XAdvance = round(value.XAdvance / step) * step


def pair_values(table):
    if table.Format == 1:
        return [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
    return [pair.Value1 for first in table.Class1Record for pair in first.Class2Record]


def subtables(table):
    for lookup in table.table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            yield getattr(subtable, "ExtSubTable", subtable)


main(*sys.argv[1:])
