"""The doctor for label files: says how a file is read, mends what can be mended, and names every row it cannot use."""

from collections.abc import Mapping

import numpy as np

from rallytrace.domain.track import ROW, Rows
from rallytrace.storage.labels.aspects import OF_THE_FILE, Aspect, Conclusion, Overrides, VideoFacts
from rallytrace.storage.labels.columns import find_columns
from rallytrace.storage.labels.diagnosis import Diagnosis, LabelRows
from rallytrace.storage.labels.headings import Role
from rallytrace.storage.labels.notes import Trouble
from rallytrace.storage.labels.reading import SheetReading
from rallytrace.storage.labels.sheet import Sheet, read_sheet


class LabelDoctor:
    """Reads one file as often as the user changes his mind about it, and splits it into cells only when need be.

    Args:
        data: the whole file.
        facts: what is known of the video.
        predicted: what a model says of the video, one row of the track a frame, where there is such a thing; it decides
            what the file leaves open.
    """

    def __init__(self, data: bytes, facts: VideoFacts, predicted: Rows | None = None) -> None:
        self._data = data
        self._facts = facts
        self._predicted = predicted
        self._sheets: dict[tuple[str | None, ...], Sheet] = {}

    @property
    def lines(self) -> list[str]:
        """The lines of the file as they were read last, without their ends."""
        return next((sheet.source for sheet in self._sheets.values()), [])

    def diagnose(self, overrides: Overrides | None = None) -> Diagnosis:
        """Read the file, with the user's word on some of it.

        Raises:
            AppError: one of the user's choices is not possible in this file. Nothing else is ever raised, whatever the
                file holds.
        """
        given: Mapping[Aspect, str] = overrides or {}
        key = tuple(given.get(aspect) for aspect in OF_THE_FILE)
        sheet = self._sheets.get(key)
        if sheet is None:
            sheet = read_sheet(self._data, given)
            self._sheets = {key: sheet}
        columns, conclusions = find_columns(sheet, given)
        if not ({Role.X, Role.Y} <= columns.by_role.keys()) or not sheet.cells:
            return _nothing(sheet, tuple(conclusions))
        return SheetReading(sheet, columns, self._facts, given, self._predicted).diagnosis(tuple(conclusions))


def diagnose(
    data: bytes, facts: VideoFacts, overrides: Overrides | None = None, *, predicted: Rows | None = None
) -> Diagnosis:
    """Read a label file of any dialect; see `LabelDoctor`.

    Raises:
        AppError: one of the user's choices is not possible in this file.
    """
    return LabelDoctor(data, facts, predicted).diagnose(overrides)


def _nothing(sheet: Sheet, conclusions: tuple[Conclusion, ...]) -> Diagnosis:
    """What is said of a file in which there are no positions."""
    if not any(line.strip() for line in sheet.source):
        problem = "The file is empty."
    elif not sheet.cells:
        problem = "There are no rows in the file."
    else:
        problem = "No columns for X and Y were found, so no row can be read."
    unread = [sheet.note(row, Trouble.NO_NUMBER, "Its position was not found.") for row in range(len(sheet.cells))]
    none = LabelRows(np.zeros(0, np.int64), np.zeros(0, ROW), np.zeros(0, np.int64))
    refused = tuple(sorted([*sheet.refused, *unread], key=lambda note: note.line))
    return Diagnosis(none, (*conclusions, *sheet.conclusions), (), refused, sheet.remarks, len(refused), problem)
