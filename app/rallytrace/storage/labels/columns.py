"""Find the role of each column of a label file, by its name or its cells."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np

from rallytrace.storage.labels.aspects import Aspect, AspectChoice, AspectFinding, Certainty, Decisions
from rallytrace.storage.labels.cells import VISIBILITY_WORDS, Role, columns_by_name, frame_numbers, numbers
from rallytrace.storage.labels.frame_times import are_clocks
from rallytrace.storage.labels.sheet import Sheet
from rallytrace.texts import join_texts, tr_lazy

_MAX_SAMPLE_ROWS = 2000
_ASPECT_OF_ROLE = {
    Role.FRAME: Aspect.FRAME_COLUMN,
    Role.VISIBILITY: Aspect.VISIBILITY_COLUMN,
    Role.X: Aspect.X_COLUMN,
    Role.Y: Aspect.Y_COLUMN,
}
_NEEDED_ROLES = (Role.X, Role.Y)
_MOT_CORNER_NAMES = {"bb_left", "bb_top"}
MIN_BOX_COLUMNS = 7
"""Minimum number of columns of a table of tracked boxes without a header: frame, object, x, y, width..."""
_BOX_COLUMNS = {Role.FRAME: 0, Role.X: 2, Role.Y: 3}
_MIN_TIME_STEPS = 5
_MAX_STEP_RATIO = 1.5
"""Largest ratio of the longest to the shortest step in a column that has no heading but may contain times."""
_FIRST_COLUMN_AFTER_BOX = 6
"""Number of the first column after a box: visibility, confidence or source."""


@dataclass(frozen=True, slots=True)
class LabelColumns:
    """Roles of the columns of a label file.

    Attributes:
        by_role: column number by role. Without a column of frames, one of times has its role.
        is_of_times: True if the heading of the frame column says that it contains times.
        boxes: True if the table has boxes of several objects: object number in column 1, top left corner in columns 2
            and 3, width and height in columns 4 and 5.
        unused: names of columns without a role.
    """

    by_role: dict[Role, int]
    is_of_times: bool
    boxes: bool
    unused: tuple[str, ...]


def find_columns(sheet: Sheet, decisions: Decisions) -> LabelColumns:
    """Find the role of each column.

    Raises:
        AppError: the user chose a column outside the table.
    """
    guess = _by_name(sheet) if sheet.header else _by_content(sheet)
    choices = [(number, AspectChoice(str(number + 1), _words(sheet, number))) for number in range(sheet.width)]
    no_column: tuple[int, AspectChoice] = (-1, AspectChoice("none", tr_lazy("video", "No column")))
    by_role = {}
    for role, aspect in _ASPECT_OF_ROLE.items():
        verdict = guess.get(
            role, AspectFinding(-1, tr_lazy("video", "No matching column was found."), Certainty.UNSURE)
        )
        if role is Role.VISIBILITY and role not in guess:
            verdict = AspectFinding(
                -1,
                tr_lazy("video", "No matching column was found. Rows with a position are visible."),
                Certainty.LIKELY,
            )
        column = decisions.choose(aspect, [*choices, no_column], verdict)
        if column >= 0:
            by_role[role] = column
    for role in (Role.SOURCE, Role.CONFIDENCE):
        if role in guess:
            by_role[role] = guess[role].value
    # If the user gives one of a box's columns another role, the table is not read as boxes.
    named = _named_columns(sheet)
    boxes = (
        not any(role in named for role in _NEEDED_ROLES)
        and _has_boxes(sheet)
        and {
            role: column for role, column in by_role.items() if role in _BOX_COLUMNS or column < _FIRST_COLUMN_AFTER_BOX
        }
        == _BOX_COLUMNS
    )
    used = set(by_role.values())
    unused = tuple(name for number, name in enumerate(sheet.header) if number not in used and name)
    times = columns_by_name(sheet.header).get(Role.TIME, [])
    return LabelColumns(by_role, by_role.get(Role.FRAME, -1) in times, boxes, unused)


def _words(sheet: Sheet, number: int) -> str:
    name = sheet.header[number] if number < len(sheet.header) else ""
    return f"{number + 1}: {name[:24]}" if name else tr_lazy("video", "Column {number}", number=number + 1)


def _named_columns(sheet: Sheet) -> dict[Role, list[int]]:
    """Return the columns that may have each role according to their names.

    The x, y and z of MOTChallenge's tables are left out: they are world coordinates, and mostly -1.
    """
    named = columns_by_name(sheet.header)
    if {name.lower() for name in sheet.header} >= _MOT_CORNER_NAMES:
        named = {role: columns for role, columns in named.items() if role not in _NEEDED_ROLES}
    return named


def _by_name(sheet: Sheet) -> dict[Role, AspectFinding[int]]:
    found = {}
    for role, candidates in _named_columns(sheet).items():
        names = [sheet.header[column] for column in candidates]
        evidence = tr_lazy("video", "It is called {name}.", name=names[0])
        if len(candidates) > 1:
            evidence = tr_lazy(
                "video",
                "It is called {name}, but it could also be {others}.",
                name=names[0],
                others=", ".join(names[1:]),
            )
        found[role] = AspectFinding(
            candidates[0], evidence, Certainty.UNSURE if _differ(sheet, candidates) else Certainty.CERTAIN
        )
    if (times := found.pop(Role.TIME, None)) is not None:
        found.setdefault(Role.FRAME, times)
    if not any(role in found for role in _NEEDED_ROLES):
        return _by_content(sheet, found) | found
    words = {name.lower() for name in sheet.header}
    if words & {"w", "width"} and words & {"h", "height"} and {"x", "y"} <= words:
        for role in _NEEDED_ROLES:
            if role in found:
                corner = tr_lazy(
                    "video",
                    "{evidence} Next to a width and a height, it may be the corner of a box.",
                    evidence=found[role].evidence,
                )
                found[role] = replace(found[role], evidence=corner, certainty=Certainty.UNSURE)
    return found


def _differ(sheet: Sheet, candidates: Sequence[int]) -> bool:
    """Return True if the columns that may have a role hold different values, so that the choice matters.

    Return False if only the first is called 'frame', which settles the choice.
    """
    names = [sheet.header[column].lower() for column in candidates]
    if names[0] == "frame" and names.count("frame") == 1:
        return False
    columns = [_cells(sheet.cells[:_MAX_SAMPLE_ROWS], column) for column in candidates]
    return any(column != columns[0] for column in columns[1:])


def _has_boxes(sheet: Sheet) -> bool:
    if sheet.width < MIN_BOX_COLUMNS:
        return False
    ids, odd = numbers(
        [row[1] for row in sheet.cells[:_MAX_SAMPLE_ROWS] if len(row) > 1], decimal_comma=sheet.decimal_comma
    )
    return len(ids) > 0 and not odd.any() and bool(np.all(ids == np.floor(ids)))


def _by_content(
    sheet: Sheet, named: Mapping[Role, AspectFinding[int]] = MappingProxyType({})
) -> dict[Role, AspectFinding[int]]:
    """Guess roles from the cells: frames ascend, visibilities are 0 to 3, x and y are the remaining columns.

    Columns in `named` keep their roles.
    """
    if _has_boxes(sheet):
        return _roles_of_boxes(sheet)
    sample = sheet.cells[:_MAX_SAMPLE_ROWS]
    claimed = {finding.value for finding in named.values()}
    free = [number for number in range(sheet.width) if any(_cells(sample, number)) and number not in claimed]
    found: dict[Role, AspectFinding[int]] = {}
    frame, visibility = (named[role].value if role in named else None for role in (Role.FRAME, Role.VISIBILITY))
    if frame is None and (ascending := _find_frames(sheet, sample, free)) is not None:
        found[Role.FRAME] = ascending
        frame = ascending.value
        free.remove(frame)
    if visibility is None:
        visibility = next((number for number in free if _is_visibility(sheet, sample, number)), None)
        if visibility is not None and len(free) > 2:
            found[Role.VISIBILITY] = AspectFinding(
                visibility, tr_lazy("video", "It contains only 0 to 3."), Certainty.LIKELY
            )
            free.remove(visibility)
    usual = [column for column in (frame, visibility) if column is not None] + free[:2]
    # A third column might be x or y as well, unless it holds confidences.
    candidates = [number for number in free[2:] if not _is_share(sheet, sample, number)]
    certainty = Certainty.LIKELY if usual == list(range(len(usual))) and not candidates else Certainty.UNSURE
    for role, number in zip(_NEEDED_ROLES, free, strict=False):
        found[role] = AspectFinding(number, tr_lazy("video", "The remaining columns are x and y."), certainty)
    return found


def _roles_of_boxes(sheet: Sheet) -> dict[Role, AspectFinding[int]]:
    boxes = tr_lazy("video", "A table of boxes: frame, object, x, y, width, height.")
    found = {role: AspectFinding(column, boxes, Certainty.LIKELY) for role, column in _BOX_COLUMNS.items()}
    if _is_visibility(sheet, sheet.cells[:_MAX_SAMPLE_ROWS], 1):
        words = join_texts((boxes, tr_lazy("video", "But column 2 could also be the visibility.")), " ")
        found[Role.VISIBILITY] = AspectFinding(-1, words, Certainty.UNSURE)
    return found


def _find_frames(sheet: Sheet, sample: Sequence[Sequence[str]], free: Sequence[int]) -> AspectFinding[int] | None:
    """Return the first column that counts frames or contains times; None without one.

    The result may be wrong: positions ascend too while the ball flies to one side.
    """
    clocks = next((number for number in free if are_clocks(_cells(sample, number))), None)
    if clocks is not None:
        return AspectFinding(clocks, tr_lazy("video", "It contains times."), Certainty.CERTAIN)
    if 0 in free and _may_be_times(sheet, sample):
        return AspectFinding(0, tr_lazy("video", "It may contain times."), Certainty.UNSURE)
    counting = {number: by_ones for number in free if (by_ones := _counts(sheet, sample, number)) is not None}
    surely = [number for number, by_ones in counting.items() if by_ones > 0.8]
    if not counting:
        return None
    certainty = Certainty.LIKELY if len(surely) == 1 or len(counting) == 1 else Certainty.UNSURE
    return AspectFinding(next(iter(surely or counting)), tr_lazy("video", "Its values increase."), certainty)


def _may_be_times(sheet: Sheet, sample: Sequence[Sequence[str]]) -> bool:
    """Return True if the first column begins at 0 and increases in nearly equal steps that are not whole numbers."""
    values, odd = numbers(_cells(sample, 0), decimal_comma=sheet.decimal_comma)
    steps = np.diff(values)
    if odd.any() or np.isnan(values).any() or len(steps) < _MIN_TIME_STEPS or values[0] != 0 or (steps <= 0).any():
        return False
    if bool((values == np.floor(values)).all()):
        return False
    return float(steps.max()) <= _MAX_STEP_RATIO * float(steps.min())


def _cells(sample: Sequence[Sequence[str]], number: int) -> list[str]:
    return [row[number] if number < len(row) else "" for row in sample]


def _is_share(sheet: Sheet, sample: Sequence[Sequence[str]], number: int) -> bool:
    values, odd = numbers(_cells(sample, number), decimal_comma=sheet.decimal_comma)
    known = values[~np.isnan(values)]
    return not odd.any() and bool(((known >= 0) & (known <= 1)).all())


def _counts(sheet: Sheet, sample: Sequence[Sequence[str]], number: int) -> float | None:
    """Return what share of a column's steps are exactly 1 (0 to 1), or None if it is not mostly ascending integers."""
    values, odd, _ = frame_numbers(_cells(sample, number), decimal_comma=sheet.decimal_comma)
    known = values[~np.isnan(values)]
    if odd.sum() * 10 > len(values) or len(known) == 0 or (known < 0).any() or (known != np.floor(known)).any():
        return None
    steps = np.diff(known)
    if len(steps) and float(np.mean((steps > 0) & (steps < 1000))) <= 0.8:
        return None
    return float(np.mean(steps == 1)) if len(steps) else 0.0


def _is_visibility(sheet: Sheet, sample: Sequence[Sequence[str]], number: int) -> bool:
    cells = _cells(sample, number)
    if any(cell.lower() in VISIBILITY_WORDS for cell in cells):
        return True
    values, odd = numbers(cells, decimal_comma=sheet.decimal_comma)
    known = values[~np.isnan(values)]
    return odd.sum() * 10 <= len(values) and len(known) > 0 and bool(np.isin(known, (0, 1, 2, 3)).all())
