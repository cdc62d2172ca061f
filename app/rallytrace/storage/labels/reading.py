"""Turn the cells of a label file into labels, correct rows and report refused ones."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from rallytrace.storage.labels.aspects import (
    FILE_ASPECTS,
    Aspect,
    Conclusion,
    Decisions,
    LabelFormat,
    Overrides,
    VideoFacts,
)
from rallytrace.storage.labels.cells import Role
from rallytrace.storage.labels.columns import LabelColumns, find_columns
from rallytrace.storage.labels.coordinates import (
    MIN_COMMON_FRAMES,
    Positions,
    choose_coordinates,
    choose_first_frame,
    convert_to_video_pixels,
    measure_agreement,
)
from rallytrace.storage.labels.frame_times import FrameUnit
from rallytrace.storage.labels.other_tools.record import OtherLabels
from rallytrace.storage.labels.repeats import (
    DuplicateRows,
    Tail,
    choose_duplicate,
    choose_tail,
    repeated_cycles,
    repeated_rows,
)
from rallytrace.storage.labels.report import (
    LabelReport,
    LabelRows,
    RowNote,
    RowProblem,
    lines_in_words,
    numbers_in_words,
)
from rallytrace.storage.labels.row_values import RowValues, read_values
from rallytrace.storage.labels.sheet import Sheet, read_label_file, read_sheet
from rallytrace.storage.labels.visibility import (
    Hidden,
    ZeroPosition,
    choose_hidden,
    choose_meaning,
    choose_origin,
    states,
)
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags
from rallytrace.track.track import ROW, Rows, State, is_placed


class LabelReader:
    """Reads one file again after each change of the choices, splitting it into cells only if necessary.

    Args:
        predicted: a model's rows, one per frame from frame 0, used to decide questions that the file leaves open.
        other: the labels of another tool from which `data` was made, or None.
    """

    def __init__(
        self, data: bytes, facts: VideoFacts, predicted: Rows | None = None, other: OtherLabels | None = None
    ) -> None:
        self._data = data
        # Positions of other tools were converted to pixels of the video.
        self._known = {} if other is None else {Aspect.COORDINATES: f"{facts.size.width}x{facts.size.height}"}
        self._other = other
        self._facts = facts
        self._predicted = predicted
        self._sheets: dict[tuple[str | None, ...], Sheet] = {}

    @classmethod
    def of(
        cls, path: Path, other: OtherLabels | None, facts: VideoFacts, predicted: Rows | None = None
    ) -> "LabelReader":
        """Return a reader of a label file, or of another tool's labels.

        Args:
            other: what `read_other_labels` returned for it.
            facts: facts about its video.
            predicted: see the class.

        Raises:
            AppError: it cannot be read.
        """
        if other is None:
            return cls(read_label_file(path), facts, predicted)
        return cls(other.table, facts, predicted, other)

    @property
    def lines(self) -> list[str]:
        """Return the lines of the file as last decoded, without line ends."""
        return next((sheet.source for sheet in self._sheets.values()), [])

    def read(self, overrides: Overrides | None = None) -> LabelReport:
        """Read the file with the user's choices.

        Raises:
            AppError: a choice is not possible in this file. The file's content never raises an error.
        """
        decisions = Decisions({**self._known, **(overrides or {})})
        key = tuple(decisions.overrides.get(aspect) for aspect in FILE_ASPECTS)
        if key not in self._sheets:
            self._sheets = {key: read_sheet(self._data, decisions.overrides)}
        sheet = self._sheets[key]
        columns = find_columns(sheet, decisions)
        if not ({Role.X, Role.Y} <= columns.by_role.keys()) or not sheet.cells:
            report = _empty_report(sheet, decisions)
        else:
            report = LabelSheetReader(sheet, columns, self._facts, decisions, self._predicted).report()
        if self._other is None:
            return report
        # The table was made from the file, so how it is split into cells says nothing about the file.
        meanings = tuple(made for made in report.conclusions if made.aspect.group == 0)
        remarks = (
            tr_lazy("video", "Read as labels of {kind}.", kind=self._other.kind),
            *self._other.remarks,
            *report.remarks,
        )
        return replace(report, conclusions=meanings, remarks=remarks)


def _empty_report(sheet: Sheet, decisions: Decisions) -> LabelReport:
    if not any(line.strip() for line in sheet.source):
        problem = tr_lazy("errors", "The file is empty.")
    elif not sheet.cells:
        problem = tr_lazy("errors", "There are no rows in the file.")
    else:
        problem = tr_lazy("errors", "No columns for X and Y found, so no row can be read.")
    unread = [
        sheet.note(row, RowProblem.NO_NUMBER, tr_lazy("errors", "Its position was not found."))
        for row in range(len(sheet.cells))
    ]
    no_rows = LabelRows(np.zeros(0, np.int64), np.zeros(0, ROW), np.zeros(0, np.int64))
    refused = tuple(sorted([*sheet.refused, *unread], key=lambda note: note.line))
    return LabelReport(no_rows, _order(sheet, decisions), (), refused, sheet.remarks, len(refused), problem)


def _order(sheet: Sheet, decisions: Decisions) -> tuple[Conclusion, ...]:
    """Return all conclusions: the first frame, the other meanings, the columns, then the splitting into cells."""
    found = (*decisions.conclusions, *sheet.conclusions)
    return tuple(sorted(found, key=lambda made: (made.aspect.group, made.aspect is not Aspect.FIRST_FRAME)))


_MIN_SAME_VIDEO_SHARE = 0.3
"""Minimum share of labels near the tracked ball if the labels belong to the video.

118 rallies unknown to the networks gave 0.57 and more. Labels of another rally gave 0.22 and less, except for two
clips that overlap."""
_OWN_HEADER = ["frame", "visibility", "x", "y", "source", "confidence"]


class LabelSheetReader:
    """Reads the rows of a sheet. Makes decisions, each based on earlier ones, and notes about rows.

    Args:
        columns: roles of the columns, with at least x and y.
        predicted: a model's rows, one per frame from frame 0.
    """

    def __init__(
        self, sheet: Sheet, columns: LabelColumns, facts: VideoFacts, decisions: Decisions, predicted: Rows | None
    ) -> None:
        self._sheet = sheet
        self._columns = columns
        self._facts = facts
        self._decisions = decisions
        self._predicted = predicted
        self._names = [name.lower() for name in sheet.header]
        self._corrected: dict[int, RowNote] = {}
        self._refused: dict[int, RowNote] = {}
        self._remarks = list(sheet.remarks)
        self._rows: RowValues = read_values(sheet, columns, facts, decisions)
        self._kept = np.ones(len(sheet.cells), np.bool_)

    def report(self) -> LabelReport:
        for row, problem, words in self._rows.faults:
            self._refuse(row, problem, words)
        for row, problem, words in self._rows.corrections:
            self._correct(row, problem, words)
        self._choose_states()
        self._choose_coordinates()
        self._choose_frames()
        self._correct_tail()
        self._judge_positions()
        self._keep_inside()
        self._order()
        self._merge()
        return self._result()

    def _choose_states(self) -> None:
        rows, kept = self._rows, self._kept
        values = rows.visibility
        meaning = choose_meaning(
            None if values is None else values[kept],
            rows.has_position[kept],
            self._sheet.header,
            self._decisions,
            by_rallytrace=self._kind() is LabelFormat.RALLYTRACE,
        )
        self._state = states(meaning, values, rows.has_position)

    def _choose_coordinates(self) -> None:
        rows = self._rows
        labels = Positions(rows.frame, rows.x, rows.y, rows.has_position & self._kept)
        size = choose_coordinates(labels, self._facts, self._decisions, kind=self._kind(), predicted=self._predicted)
        self._x, self._y = convert_to_video_pixels(size, rows.x, rows.y, self._facts.size)

    def _choose_frames(self) -> None:
        rows = self._rows
        if rows.unit is not FrameUnit.FRAMES:
            self._frame = rows.frame
            return
        frames = np.where(self._kept, rows.frame, np.nan)
        labels = Positions(frames, self._x, self._y, self._shown())
        first = choose_first_frame(labels, self._facts, self._decisions, kind=self._kind(), predicted=self._predicted)
        self._frame = rows.frame - first

    def _shown(self) -> Flags:
        return np.asarray(self._kept & self._rows.has_position & (self._state == State.VISIBLE))

    def _kind(self) -> LabelFormat:
        if self._names == _OWN_HEADER:
            return LabelFormat.RALLYTRACE
        if self._names[:4] == _OWN_HEADER[:4]:
            return LabelFormat.CANONICAL
        return LabelFormat.FROM_ONE if self._rows.named or self._columns.boxes else LabelFormat.UNKNOWN

    def _correct_tail(self) -> None:
        if not self._kept.any():
            return
        order = np.flatnonzero(self._kept)
        labels = Positions(self._frame[order], self._x[order], self._y[order], self._shown()[order])
        tail, found = choose_tail(labels, self._facts, self._decisions)
        if tail is Tail.REPEATED:
            self._refuse(
                int(order[found.last]),
                RowProblem.REPEATED,
                tr_lazy("errors", "It repeats the position of an earlier frame."),
            )
        if tail is not Tail.LATE:
            return
        last = int(order[found.last])
        for index in found.late:
            row = int(order[index])
            written = int(self._frame[row])
            if index == found.late.start:
                words = tr_lazy(
                    "errors",
                    "It belongs to frame {frame}, like line {line}.",
                    frame=written - 1,
                    line=int(self._sheet.lines[last]),
                )
                self._refuse(row, RowProblem.LATE, words)
            else:
                self._frame[row] -= 1
                self._correct(
                    row,
                    RowProblem.LATE,
                    tr_lazy("errors", "Frame {written} was changed to {frame}.", written=written, frame=written - 1),
                )
        lost = int(self._frame[order[found.late.stop - 1]]) + 1
        self._remarks.append(tr_lazy("errors", "Frame {lost} has no row: predict.py did not write it.", lost=lost))

    def _judge_positions(self) -> None:
        rows, state = self._rows, self._state
        zero = self._kept & (state == State.VISIBLE) & rows.at_origin
        origin = choose_origin(int(zero.sum()), self._decisions)
        for row in np.flatnonzero(zero).tolist():
            if origin is ZeroPosition.REFUSE:
                self._refuse(row, RowProblem.AT_ORIGIN, tr_lazy("errors", "Visible at (0, 0), which means 'no ball'."))
            elif origin is ZeroPosition.NO_BALL:
                self._correct(row, RowProblem.AT_ORIGIN, tr_lazy("errors", "Visible at (0, 0): changed to no ball."))
                state[row] = State.NO_BALL
        for row in np.flatnonzero(self._kept & (state == State.VISIBLE) & ~rows.has_position & ~zero).tolist():
            half = bool(np.isnan(self._x[row]) != np.isnan(self._y[row]))
            words = (
                tr_lazy("errors", "Visible, but x or y is missing.")
                if half
                else tr_lazy("errors", "Visible, but without a position.")
            )
            self._refuse(row, RowProblem.HALF_POSITION if half else RowProblem.NO_POSITION, words)
        has_position = self._kept & (state == State.NO_BALL) & rows.has_position
        # In other files a column of that name may mean anything, for example a camera.
        with_source = Role.SOURCE in self._columns.by_role and RowProblem.SOURCE not in {
            problem for _, problem, _ in rows.corrections
        }
        if choose_hidden(int(has_position.sum()), self._decisions, with_source=with_source) is Hidden.OCCLUDED:
            state[has_position] = State.OCCLUDED
            return
        for row in np.flatnonzero(has_position).tolist():
            self._correct(row, RowProblem.HIDDEN_POSITION, tr_lazy("errors", "No ball: the position was removed."))

    def _keep_inside(self) -> None:
        n_frames, size = self._facts.n_frames, self._facts.size
        for row in np.flatnonzero(self._kept & (self._frame < 0)).tolist():
            self._refuse(
                row,
                RowProblem.BEFORE_START,
                tr_lazy("errors", "Frame {frame} is before the first frame.", frame=int(self._frame[row])),
            )
        if n_frames is not None:
            for row in np.flatnonzero(self._kept & (self._frame >= n_frames)).tolist():
                words = tr_lazy(
                    "errors",
                    "Frame {frame} is after the last frame of the video, {last}.",
                    frame=int(self._frame[row]),
                    last=n_frames - 1,
                )
                self._refuse(row, RowProblem.BEYOND_END, words)
        x, y = self._x, self._y
        shown = self._kept & self._rows.has_position & np.isin(self._state, (State.VISIBLE, State.OCCLUDED))
        excess = np.maximum(np.maximum(-x, x - size.width + 1), np.maximum(-y, y - size.height + 1))
        excess = np.where(shown, excess, 0.0)
        for row in np.flatnonzero(excess > 0.5).tolist():
            position = f"({x[row]:.6g}, {y[row]:.6g})"
            if excess[row] > 1.01:
                self._refuse(
                    row,
                    RowProblem.OUTSIDE,
                    tr_lazy("errors", "{position} is outside the picture, {size}.", position=position, size=size),
                )
                continue
            x[row], y[row] = min(max(x[row], 0), size.width - 1), min(max(y[row], 0), size.height - 1)
            self._correct(
                row,
                RowProblem.AT_EDGE,
                tr_lazy(
                    "errors", "{position} is just outside the picture and was moved to its edge.", position=position
                ),
            )

    def _order(self) -> None:
        rows = np.flatnonzero(self._kept)
        if not len(rows):
            return
        furthest = np.maximum.accumulate(self._frame[rows])
        for row in rows[self._frame[rows] < furthest].tolist():
            words = tr_lazy(
                "errors", "Frame {frame} was out of order and has been sorted.", frame=int(self._frame[row])
            )
            self._correct(row, RowProblem.UNORDERED, words)

    def _merge(self) -> None:
        groups = repeated_rows(self._frame, self._kept)
        contrary = []
        for group in groups:
            if all(self._same(group[0], row) for row in group[1:]):
                for row in group[1:]:
                    self._drop(row, tr_lazy("errors", "Same as line {line}.", line=int(self._sheet.lines[group[0]])))
            else:
                contrary.append(group)
        duplicate = choose_duplicate(contrary, self._frame, self._decisions)
        for group in contrary:
            kept = {DuplicateRows.FIRST: group[0], DuplicateRows.LAST: group[-1], DuplicateRows.NO_ROW: -1}[duplicate]
            lines = lines_in_words([int(self._sheet.lines[row]) for row in group])
            for row in group:
                if row != kept:
                    words = tr_lazy(
                        "errors",
                        "Frame {frame} has different values in {lines}.",
                        frame=int(self._frame[row]),
                        lines=lines,
                    )
                    self._refuse(row, RowProblem.TWICE, words)

    def _same(self, first: int, second: int) -> bool:
        state = self._state
        if state[first] != state[second]:
            return False
        if state[first] not in (State.VISIBLE, State.OCCLUDED) or not (
            self._rows.has_position[first] or self._rows.has_position[second]
        ):
            return True
        return bool(np.hypot(self._x[first] - self._x[second], self._y[first] - self._y[second]) < 0.01)

    def _refuse(self, row: int, problem: RowProblem, words: str) -> None:
        self._kept[row] = False
        self._corrected.pop(row, None)
        self._refused.setdefault(row, self._sheet.note(row, problem, words))

    def _drop(self, row: int, words: str) -> None:
        self._kept[row] = False
        self._corrected[row] = self._sheet.note(row, RowProblem.TWICE, words)

    def _correct(self, row: int, problem: RowProblem, words: str) -> None:
        note = self._corrected.get(row)
        if note is None:
            self._corrected[row] = self._sheet.note(row, problem, words)
        elif note.words != words:
            self._corrected[row] = replace(note, words=join_texts((note.words, words), " "))

    def _result(self) -> LabelReport:
        labels = self._labels()
        refused = sorted([*self._sheet.refused, *self._refused.values()], key=lambda note: note.line)
        corrected = sorted(self._corrected.values(), key=lambda note: note.line)
        doubt = self._find_video_doubt(labels)
        self._remarks += [doubt] if doubt else []
        self._remark_on(labels)
        return LabelReport(
            labels,
            _order(self._sheet, self._decisions),
            tuple(corrected),
            tuple(refused),
            tuple(self._remarks),
            len(self._sheet.cells) + len(self._sheet.refused),
            "" if len(labels) else tr_lazy("errors", "No row of the file can be used."),
            doubt,
        )

    def _find_video_doubt(self, labels: LabelRows) -> str:
        """Return a reason to suspect another video if almost no label is near the model's ball, else ''."""
        if self._predicted is None:
            return ""
        rows = labels.rows
        shown = Positions(labels.frames.astype(np.float64), rows["x"], rows["y"], rows["state"] == State.VISIBLE)
        fit = measure_agreement(shown, self._predicted, self._facts.size)
        if fit.frames < MIN_COMMON_FRAMES or fit.hit_rate >= _MIN_SAME_VIDEO_SHARE:
            return ""
        return tr_lazy(
            "errors", "They may be labels of another video. Compared with the tracked path: {fit}.", fit=fit.words
        )

    def _labels(self) -> LabelRows:
        rows = np.flatnonzero(self._kept)
        rows = rows[np.argsort(self._frame[rows], kind="stable")]
        made = self._rows.blank_rows()[rows]
        made["state"] = self._state[rows]
        shown = (
            np.isin(made["state"], (State.VISIBLE, State.OCCLUDED))
            & (self._rows.has_position | self._rows.at_origin)[rows]
        )
        made["x"][shown], made["y"][shown] = self._x[rows][shown], self._y[rows][shown]
        return LabelRows(self._frame[rows].astype(np.int64), made, self._sheet.lines[rows])

    def _remark_on(self, labels: LabelRows) -> None:
        if self._columns.unused:
            self._remarks.append(
                tr_lazy("errors", "Columns not used: {unused}.", unused=", ".join(self._columns.unused)[:200])
            )
        if Role.FRAME not in self._columns.by_role:
            self._remarks.append(tr_lazy("errors", "There is no frame column. Rows are numbered in order."))
            lines = self._sheet.lines
            blank = sum(not line.strip() for line in self._sheet.source[lines[0] : lines[-1]]) if len(lines) else 0
            if blank:
                self._remarks.append(
                    tr_lazy(
                        "errors",
                        "%n blank lines lie between the rows and did not count as frames.",
                        singular="%n blank line lies between the rows and did not count as frames.",
                        n=blank,
                    )
                )
        n_frames = self._facts.n_frames
        if n_frames is not None and len(self._sheet.cells) > 1.2 * n_frames + 8:
            words = tr_lazy(
                "errors",
                "The file has {rows:,} rows, but the video has {frames:,} frames. "
                "The labels may belong to another version of the video.",
                rows=len(self._sheet.cells),
                frames=n_frames,
            )
            self._remarks.append(words)
        rows = labels.rows
        cycles = repeated_cycles(Positions(labels.frames.astype(np.float64), rows["x"], rows["y"], is_placed(rows)))
        if cycles:
            frames = [frame for cycle in cycles for frame in cycle]
            self._remarks.append(
                tr_lazy(
                    "errors",
                    "Frames {frames} repeat the same 16 positions, as InpaintNet does where there is no ball.",
                    frames=numbers_in_words(frames),
                )
            )
        if len(labels):
            labelled = np.zeros(int(labels.frames[-1]) + 1 if n_frames is None else n_frames, np.bool_)
            labelled[labels.frames] = True
            lacking = np.flatnonzero(~labelled)
            if len(lacking):
                self._remarks.append(
                    tr_lazy(
                        "errors",
                        "Frames {frames} of {count:,} have no row and stay unlabelled.",
                        singular="Frame {frames} of {count:,} have no row and stay unlabelled.",
                        n=len(lacking),
                        frames=numbers_in_words(lacking.tolist()),
                        count=len(labelled),
                    )
                )
