"""The actions that compare the track with labels or another project."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Slot

from rallytrace.errors import AppError
from rallytrace.session.comparing import read_other
from rallytrace.track.disagreements import Disagreement
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import Commands, Controller

_FILES: Final = "Labels and projects (*.csv *.txt *.tsv *.rally);;All files (*)"


class CompareController(Controller):
    @property
    def commands(self) -> Commands:
        return {
            "compare": self._ask_and_compare,
            "next_disagreement": partial(self._walk, 1),
            "previous_disagreement": partial(self._walk, -1),
            "take_over": self._use_other,
            "close_comparison": self._workspace.comparing.end,
        }

    def open(self, path: Path) -> None:
        track = self._workspace.document.track
        try:
            facts = self._label_facts(path)
            self._refuse_itself(path)
            compared = read_other(path, facts, track.shown_rows(), track.recording.turning)
        except AppError as error:
            self._notices.complain(error)
            return
        self._workspace.comparing.begin(compared, facts.size, track.recording.turning)
        if compared.remarks:
            self._notices.warn(" ".join([f"Comparing with {compared.name}.", *compared.remarks]))

    @Slot(object)
    def go_to_disagreement(self, disagreement: Disagreement) -> None:
        self._navigation_controller.go_to(disagreement.frame)
        self._edit_controller.reveal(disagreement.frame)
        compared = self._workspace.comparing.other
        rows = () if compared is None else compared.rows[disagreement.frame : disagreement.frame + 1]
        for row in rows:
            if row["x"] or row["y"]:
                self._view.reveal(float(row["x"]), float(row["y"]))

    def _refuse_itself(self, path: Path) -> None:
        project = self._workspace.autosaver.path
        if project is not None and project.exists() and path.exists() and path.samefile(project):
            raise AppError(f"{path.name} is the open project.", "Choose another project or a label file.")

    def _ask_and_compare(self) -> None:
        path = self._ask_for_file("Compare with labels or a project", _FILES)
        if path is not None:
            self.open(path)

    def _walk(self, direction: int) -> None:
        comparing = self._workspace.comparing
        comparing.flush()
        disagreement = comparing.next_disagreement(self._workspace.frame, direction)
        if disagreement is not None:
            self.go_to_disagreement(disagreement)
        else:
            self._notices.tell(f"No disagreements {'after' if direction > 0 else 'before'} this frame.")

    def _use_other(self) -> None:
        comparing = self._workspace.comparing
        comparing.flush()
        disagreement = comparing.disagreement_at(self._workspace.frame)
        if self._edit_controller.frame is None:
            return
        if disagreement is None:
            goes = f"Press {self._key('next_disagreement')} for the next one."
            self._notices.tell(f"The tracks agree in this frame. {goes}")
            return
        edit = comparing.take_over(disagreement)
        self._edit_controller.edit(edit)
        comparing.flush()
        if edit is not None and comparing.disagreement_at(self._workspace.frame) is None:
            frames = count_noun(len(edit.frames), "frame")
            self._notices.tell(f"{frames} changed to the other track. {self._key('undo')} undoes this.")
