"""From the cells of a label file to labels, one matter after the other."""

import numpy as np

from rallytrace.domain.track import Rows, State
from rallytrace.storage.labels.agreement import Positions
from rallytrace.storage.labels.aspects import Conclusion, LabelFormat, Overrides, VideoFacts
from rallytrace.storage.labels.cells import RowValues, read_values
from rallytrace.storage.labels.columns import LabelColumns
from rallytrace.storage.labels.coordinates import settle_coordinates, to_video
from rallytrace.storage.labels.counting import settle_first_frame
from rallytrace.storage.labels.diagnosis import Diagnosis, LabelRows
from rallytrace.storage.labels.headings import Role
from rallytrace.storage.labels.notes import RowNote, Trouble, lines_in_words
from rallytrace.storage.labels.numerals import Mask
from rallytrace.storage.labels.repeats import Twice, repeated_rows, settle_twice
from rallytrace.storage.labels.sheet import Sheet
from rallytrace.storage.labels.tail import Tail, settle_tail
from rallytrace.storage.labels.visibility import (
    Hidden,
    ZeroPosition,
    settle_hidden,
    settle_meaning,
    settle_origin,
    states,
)

_OURS = ["frame", "visibility", "x", "y", "source", "confidence"]


class SheetReading:
    """One reading of a sheet: what is settled, in the order in which one thing rests on another, and what is noted.

    Args:
        sheet: the cells.
        columns: which of them hold what; x and y at least.
        facts: what is known of the video.
        overrides: what the user says.
        predicted: what a model says of the video, if anything.
    """

    def __init__(
        self, sheet: Sheet, columns: LabelColumns, facts: VideoFacts, overrides: Overrides, predicted: Rows | None
    ) -> None:
        self._sheet = sheet
        self._columns = columns
        self._facts = facts
        self._given = overrides
        self._predicted = predicted
        self._names = [name.lower() for name in sheet.header]
        self._conclusions: list[Conclusion] = []
        self._mended: dict[int, RowNote] = {}
        self._refused: dict[int, RowNote] = {}
        self._remarks = list(sheet.remarks)
        self._rows: RowValues = read_values(sheet, columns, overrides)
        self._alive = np.ones(len(sheet.cells), np.bool_)

    def diagnosis(self, before: tuple[Conclusion, ...]) -> Diagnosis:
        """Do it; `before` are the conclusions about the columns."""
        for row, trouble, words in self._rows.faults:
            self._refuse(row, trouble, words)
        for row, trouble, words in self._rows.mendings:
            self._mend(row, trouble, words)
        self._conclusions += self._rows.conclusions
        self._settle_states()
        self._settle_places()
        self._settle_frames()
        self._mend_tail()
        self._judge_positions()
        self._keep_inside()
        self._order()
        self._merge()
        return self._result(before)

    def _settle_states(self) -> None:
        rows, alive = self._rows, self._alive
        values = rows.visibility
        meaning, conclusion = settle_meaning(
            None if values is None else values[alive], rows.placed[alive], self._sheet.header, self._given
        )
        self._conclusions.append(conclusion)
        self._state = states(meaning, values, rows.placed)

    def _settle_places(self) -> None:
        rows = self._rows
        size, conclusion = settle_coordinates(
            Positions(rows.frame, rows.x, rows.y, rows.placed & self._alive),
            self._facts,
            self._given,
            kind=self._kind(),
            predicted=self._predicted,
        )
        self._conclusions.append(conclusion)
        self._x, self._y = to_video(size, rows.x, rows.y, self._facts.size)

    def _settle_frames(self) -> None:
        rows = self._rows
        frames = np.where(self._alive, rows.frame, np.nan)
        said = Positions(frames, self._x, self._y, self._shown())
        first, conclusion = settle_first_frame(
            said, self._facts, self._given, kind=self._kind(), predicted=self._predicted
        )
        self._conclusions.insert(0, conclusion)
        self._frame = rows.frame - first

    def _shown(self) -> Mask:
        """Which rows have a visible ball somewhere."""
        return np.asarray(self._alive & self._rows.placed & (self._state == State.VISIBLE))

    def _kind(self) -> LabelFormat:
        if self._names == _OURS:
            return LabelFormat.OURS
        if self._names[:4] == _OURS[:4]:
            return LabelFormat.CANONICAL
        return LabelFormat.NAMED if self._rows.named or self._columns.boxes else LabelFormat.OTHER

    def _mend_tail(self) -> None:
        if not self._alive.any():
            return
        order = np.flatnonzero(self._alive)
        said = Positions(self._frame[order], self._x[order], self._y[order], self._shown()[order])
        tail, found, conclusions = settle_tail(said, self._facts, self._given)
        self._conclusions += conclusions
        if tail is Tail.REPEATED:
            self._refuse(int(order[found.last]), Trouble.REPEATED, "Its position is that of an earlier frame.")
        if tail is not Tail.LATE:
            return
        last = int(order[found.last])
        for place in found.late:
            row = int(order[place])
            was = int(self._frame[row])
            if place == found.late.start:
                words = f"It is of frame {was - 1}, as line {int(self._sheet.lines[last])} is."
                self._refuse(row, Trouble.LATE, words)
            else:
                self._frame[row] -= 1
                self._mend(row, Trouble.LATE, f"It is labelled {was} and is of frame {was - 1}.")
        lost = int(self._frame[order[found.late.stop - 1]]) + 1
        self._remarks.append(f"The row of frame {lost} is lost: predict.py did not write it.")

    def _judge_positions(self) -> None:
        """What is meant by rows whose visibility and position contradict each other."""
        rows, state = self._rows, self._state
        here = self._alive & (state == State.VISIBLE) & rows.at_origin
        origin, conclusions = settle_origin(int(here.sum()), self._given)
        self._conclusions += conclusions
        for row in np.flatnonzero(here).tolist():
            if origin is ZeroPosition.REFUSE:
                self._refuse(row, Trouble.AT_ORIGIN, "It is visible at (0, 0), where 'no ball' is written.")
            elif origin is ZeroPosition.NO_BALL:
                self._mend(row, Trouble.AT_ORIGIN, "It is visible at (0, 0), and is taken for no ball.")
                state[row] = State.NO_BALL
        for row in np.flatnonzero(self._alive & (state == State.VISIBLE) & ~rows.placed & ~here).tolist():
            half = bool(np.isnan(self._x[row]) != np.isnan(self._y[row]))
            words = "It is visible and has half a position." if half else "It is visible and has no position."
            self._refuse(row, Trouble.HALF_POSITION if half else Trouble.NO_POSITION, words)
        there = self._alive & (state == State.NO_BALL) & rows.placed
        # Elsewhere a column of that name may say anything, such as which camera it was.
        ours = Role.SOURCE in self._columns.by_role and Trouble.SOURCE not in {one for _, one, _ in rows.mendings}
        hidden, conclusions = settle_hidden(int(there.sum()), with_source=ours, overrides=self._given)
        self._conclusions += conclusions
        if hidden is Hidden.OCCLUDED:
            state[there] = State.OCCLUDED
            return
        for row in np.flatnonzero(there).tolist():
            self._mend(row, Trouble.HIDDEN_POSITION, "It says 'no ball'; its position was dropped.")

    def _keep_inside(self) -> None:
        """Frames must be the video's, and positions inside the picture."""
        n_frames, size = self._facts.n_frames, self._facts.size
        for row in np.flatnonzero(self._alive & (self._frame < 0)).tolist():
            self._refuse(row, Trouble.BEFORE_START, f"Frame {int(self._frame[row])} is before the first.")
        if n_frames is not None:
            for row in np.flatnonzero(self._alive & (self._frame >= n_frames)).tolist():
                words = f"Frame {int(self._frame[row])} is beyond the video's last, {n_frames - 1}."
                self._refuse(row, Trouble.BEYOND_END, words)
        x, y = self._x, self._y
        there = self._alive & self._rows.placed & np.isin(self._state, (State.VISIBLE, State.OCCLUDED))
        over = np.maximum(np.maximum(-x, x - size.width + 1), np.maximum(-y, y - size.height + 1))
        over = np.where(there, over, 0.0)
        for row in np.flatnonzero(over > 0.5).tolist():
            place = f"({x[row]:.6g}, {y[row]:.6g})"
            if over[row] > 1.01:
                self._refuse(row, Trouble.OUTSIDE, f"{place} is outside the picture, {size}.")
                continue
            x[row], y[row] = min(max(x[row], 0), size.width - 1), min(max(y[row], 0), size.height - 1)
            self._mend(row, Trouble.AT_EDGE, f"{place} is just past the edge of the picture and was moved onto it.")

    def _order(self) -> None:
        rows = np.flatnonzero(self._alive)
        if not len(rows):
            return
        furthest = np.maximum.accumulate(self._frame[rows])
        for row in rows[self._frame[rows] < furthest].tolist():
            words = f"Frame {int(self._frame[row])} stands behind a later one; it was put in its place."
            self._mend(row, Trouble.UNORDERED, words)

    def _merge(self) -> None:
        groups = repeated_rows(self._frame, self._alive)
        contrary = []
        for group in groups:
            if all(self._same(group[0], row) for row in group[1:]):
                for row in group[1:]:
                    self._drop(row, f"It says the same as line {int(self._sheet.lines[group[0]])}.")
            else:
                contrary.append(group)
        twice, conclusions = settle_twice(contrary, self._frame, self._given)
        self._conclusions += conclusions
        for group in contrary:
            kept = {Twice.FIRST: group[0], Twice.LAST: group[-1], Twice.NEITHER: -1}[twice]
            lines = lines_in_words(int(self._sheet.lines[row]) for row in group)
            for row in group:
                if row != kept:
                    words = f"Frame {int(self._frame[row])} has different rows, in {lines}."
                    self._refuse(row, Trouble.TWICE, words)

    def _same(self, one: int, other: int) -> bool:
        state = self._state
        if state[one] != state[other]:
            return False
        if state[one] not in (State.VISIBLE, State.OCCLUDED) or not (
            self._rows.placed[one] or self._rows.placed[other]
        ):
            return True
        return bool(np.hypot(self._x[one] - self._x[other], self._y[one] - self._y[other]) < 0.01)

    def _refuse(self, row: int, trouble: Trouble, words: str) -> None:
        self._alive[row] = False
        self._mended.pop(row, None)
        self._refused.setdefault(row, self._sheet.note(row, trouble, words))

    def _drop(self, row: int, words: str) -> None:
        """A row that is not needed, and with which nothing is lost."""
        self._alive[row] = False
        self._mended[row] = self._sheet.note(row, Trouble.TWICE, words)

    def _mend(self, row: int, trouble: Trouble, words: str) -> None:
        before = self._mended.get(row)
        if before is None:
            self._mended[row] = self._sheet.note(row, trouble, words)
        elif before.words != words:
            self._mended[row] = RowNote(before.line, before.text, before.trouble, f"{before.words} {words}")

    def _result(self, before: tuple[Conclusion, ...]) -> Diagnosis:
        labels = self._labels()
        refused = sorted([*self._sheet.refused, *self._refused.values()], key=lambda note: note.line)
        mended = sorted(self._mended.values(), key=lambda note: note.line)
        conclusions = (*self._conclusions, *before, *self._sheet.conclusions)
        self._remark_on(labels)
        return Diagnosis(
            labels,
            conclusions,
            tuple(mended),
            tuple(refused),
            tuple(self._remarks),
            len(self._sheet.cells) + len(self._sheet.refused),
            "" if len(labels) else "No row of the file can be read.",
        )

    def _labels(self) -> LabelRows:
        rows = np.flatnonzero(self._alive)
        rows = rows[np.argsort(self._frame[rows], kind="stable")]
        made = self._rows.blank_rows()[rows]
        made["state"] = self._state[rows]
        there = (
            np.isin(made["state"], (State.VISIBLE, State.OCCLUDED)) & (self._rows.placed | self._rows.at_origin)[rows]
        )
        made["x"][there], made["y"][there] = self._x[rows][there], self._y[rows][there]
        return LabelRows(self._frame[rows].astype(np.int64), made, self._sheet.lines[rows])

    def _remark_on(self, labels: LabelRows) -> None:
        if self._columns.passed_over:
            self._remarks.append(f"Passed over: {', '.join(self._columns.passed_over)[:200]}.")
        if Role.FRAME not in self._columns.by_role:
            self._remarks.append("Without a frame column the rows are numbered in their order.")
        n_frames = self._facts.n_frames
        if n_frames is not None and len(self._sheet.cells) > 1.2 * n_frames + 8:
            words = f"The file has {len(self._sheet.cells):,} rows and the video {n_frames:,} frames"
            self._remarks.append(f"{words}: the labels may be of another version of the video.")
        if len(labels):
            there = np.zeros(int(labels.frames[-1]) + 1 if n_frames is None else n_frames, np.bool_)
            there[labels.frames] = True
            lacking = np.flatnonzero(~there)
            if len(lacking):
                names = lines_in_words(lacking.tolist(), one="Frame", many="Frames")
                self._remarks.append(f"{names} of {len(there):,} have no row and stay unset.")
