"""What a run finds becomes edits of the document, one step for each run."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QObject, Slot

from rallytrace.domain.edits import Edit
from rallytrace.domain.layers import LayerRows
from rallytrace.domain.non_play import NonPlayChange, joined, overlap
from rallytrace.domain.track import Change, Layer, RowsChange, State
from rallytrace.session.document import Document, RunRecord, RunStep
from rallytrace.session.run_plan import spoken_for
from rallytrace.session.run_reports import DetectionsFound, RunOutcome
from rallytrace.session.tracker import Tracker


class RunRecorder(QObject):
    """Puts rows into the layers of the models; a person's layer it does not know.

    A job that was asked for while another track was open is not recorded.
    """

    def __init__(self, document: Document, tracker: Tracker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._tracker = tracker
        self._runs: dict[int, int] = {}
        tracker.found.connect(self._record)
        tracker.finished.connect(self._complete)
        document.replaced.connect(self._begin_anew)

    @Slot(object)
    def _record(self, found: DetectionsFound) -> None:
        changes: list[Change] = []
        if found.predicted is not None:
            rows = found.predicted.rows.copy()
            rows["run"] = np.where(rows["state"] != State.UNSET, self._number_of(found), 0)
            changes.append(self._change(Layer.PREDICTED, LayerRows(found.predicted.frames, rows)))
        if found.inpainted is not None:
            changes.append(self._change(Layer.INPAINTED, found.inpainted))
        non_play = self._non_play_with(found.non_play)
        if non_play is not None:
            changes.append(non_play)
        if not changes:
            return
        name = "Track" if found.signature else "Fill gaps"
        self._document.edit(Edit(name, tuple(changes), RunStep(found.job)))

    @Slot(object)
    def _complete(self, outcome: RunOutcome) -> None:
        self._document.settle(RunStep(outcome.job))
        number = self._runs.pop(outcome.job, None)
        if number is not None:
            self._document.complete_run(number, outcome.provenance)

    @Slot()
    def _begin_anew(self) -> None:
        self._runs.clear()
        self._tracker.forget()

    def _number_of(self, found: DetectionsFound) -> int:
        """The number of the run, which begins with its first rows."""
        if found.job not in self._runs:
            self._runs[found.job] = self._document.begin_run(RunRecord(found.signature, dict(found.provenance)))
        return self._runs[found.job]

    def _change(self, layer: Layer, found: LayerRows) -> RowsChange:
        self._document.grow(int(found.frames[-1]) + 1)
        return self._document.track.change(layer, found.frames, found.rows)

    def _non_play_with(self, found: Sequence[range]) -> NonPlayChange | None:
        """The non-play ranges with those that a run has found, without what was marked as play since it began."""
        if not found:
            return None
        track, play = self._document.track, spoken_for(self._document)
        news = [span for span in found if not overlap(play, span)]
        after = joined((*track.non_play, *news))
        return None if after == track.non_play else NonPlayChange(track.non_play, after)
