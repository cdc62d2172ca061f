"""Make `glyphs.ttf` and `glyphs.json`: the glyphs of Material Design Icons 6 that the program names.

    uv run --with fonttools python resources/icons/make_font.py FONT.ttf NAMES.json

FONT is the font of that set (Apache 2.0, npm package @mdi/font, `materialdesignicons-webfont.ttf`); NAMES maps a
glyph's name to its code point in hexadecimal, `{"play": "F040A", ...}`. Every text of the window's source, and of the
table of actions, that is the name of a glyph counts as one. Run it after using a new icon.
"""

import ast
import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "app" / "rallytrace" / "ui"
ACTIONS = HERE.parent / "actions.tsv"


def texts_of_source() -> set[str]:
    """Every string constant of the window's source, and every cell of the table of actions."""
    rows = ACTIONS.read_text(encoding="utf-8").splitlines()[1:]
    return {cell for row in rows for cell in row.split("\t")} | {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def main(font_file: str, names_file: str) -> None:
    codes = json.loads(Path(names_file).read_text(encoding="utf-8"))
    used = {name: int(codes[name], 16) for name in sorted(texts_of_source() & codes.keys())}
    font = TTFont(font_file)
    subsetter = Subsetter(Options(recalc_timestamp=False))
    subsetter.populate(unicodes=used.values())
    subsetter.subset(font)
    font.save(HERE / "glyphs.ttf")
    text = json.dumps({name: f"{code:X}" for name, code in used.items()}, indent=1)
    (HERE / "glyphs.json").write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(used)} glyphs\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
