"""Gives Assistant's capital Ç its cedilla: its own is a glyph without an outline, so a name like "Çelik" began with a C.

usage: /usr/bin/python3 mend-cedilla.py SOURCE RESULT

The mark of ç takes its place, under the middle of the capital. Needs Debian's python3-fonttools and python3-brotli.
"""
import sys

from fontTools.ttLib import TTFont


def middle(shape):
    return (shape.xMin + shape.xMax) / 2


font = TTFont(sys.argv[1])
shapes, variations, names = font["glyf"], font["gvar"].variations, font.getBestCmap()
capital, small = names[ord("Ç")], names[ord("ç")]
letter, mark = shapes[capital].components
if shapes[mark.glyphName].numberOfContours:
    sys.exit("the typeface has mended its Ç: this step can go")
small_letter, small_mark = shapes[small].components
mark.glyphName, mark.y = small_mark.glyphName, small_mark.y
mark.x = round(small_mark.x + middle(shapes[letter.glyphName]) - middle(shapes[small_letter.glyphName]))
# Heavier letters carry it as much further as the small one does; the points are those of the two components.
for own, other in zip(variations[capital], variations[small], strict=True):
    own.coordinates[1] = other.coordinates[1]
font.flavor = None
font.save(sys.argv[2])
