"""CSV that is safe in spreadsheets: a text like a formula gets an apostrophe before it.

Names come from people and files, and a spreadsheet runs a text that begins with =, +, -, @, a tab or a carriage return
(OWASP, CSV Injection). Numbers stay numbers. RallyTrace never reads these names back; other readers strip one
apostrophe before such a text.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from rallytrace.storage.labels.cells import is_number

_FORMULA: Final = tuple("=+-@\t\r\n＝＋－＠")  # noqa: RUF001 - wide signs count as well
_SHIELD: Final = "'"


def table_text(rows: Iterable[Sequence[object]]) -> str:
    """Rows as the text of a CSV file."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([safe_cell(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return text.getvalue()


def safe_cell(text: str) -> str:
    """Shield a text from being run as a formula; numbers and plain texts stay unchanged."""
    # Also after apostrophes of the text: escaping must not lose these.
    is_formula = text.lstrip(_SHIELD).startswith(_FORMULA) and not is_number(text)
    return _SHIELD + text if is_formula else text
