"""name.py FONT WEIGHT: names a font Chart Sans, since a PDF names the fonts in it."""

import sys

from fontTools.ttLib import TTFont

WINDOWS, UNICODE, ENGLISH = 3, 1, 0x409


def main(path, weight):
    font = TTFont(path)
    names = {1: "Chart Sans", 2: weight, 4: f"Chart Sans {weight}", 6: f"ChartSans-{weight}"}
    for kind, text in names.items():
        font["name"].setName(text, kind, WINDOWS, UNICODE, ENGLISH)
    font.save(path)


main(*sys.argv[1:])
