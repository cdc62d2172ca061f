"""The actions that compare the track with labels or another project."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Slot

from rallytrace.errors import AppError
from rallytrace.session.comparing import read_other
from rallytrace.texts import join_sentences, tr, tr_lazy
from rallytrace.track.disagreements import Disagreement
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import Commands, Controller
from rallytrace.ui.look.dropped_files import all_files_filter, name_filters

_PATTERNS: Final = "*.csv *.txt *.tsv *.rally"


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
            comparing = tr("window", "Comparing with {name}.", name=compared.name)
            self._notices.warn(join_sentences(comparing, *compared.remarks))

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
            raise AppError(
                tr_lazy("errors", "{name} is the open project.", name=path.name),
                tr_lazy("errors", "Choose another project or a label file."),
            )

    def _ask_and_compare(self) -> None:
        path = self._ask_for_file(
            tr("window", "Compare with labels or a project"),
            name_filters((tr("window", "Labels and projects"), _PATTERNS), all_files_filter()),
        )
        if path is not None:
            self.open(path)

    def _walk(self, direction: int) -> None:
        comparing = self._workspace.comparing
        comparing.flush()
        disagreement = comparing.next_disagreement(self._workspace.frame, direction)
        if disagreement is not None:
            self.go_to_disagreement(disagreement)
        elif direction > 0:
            self._notices.tell(tr("window", "No disagreements after this frame."))
        else:
            self._notices.tell(tr("window", "No disagreements before this frame."))

    def _use_other(self) -> None:
        comparing = self._workspace.comparing
        comparing.flush()
        disagreement = comparing.disagreement_at(self._workspace.frame)
        if self._edit_controller.frame is None:
            return
        if disagreement is None:
            key = self._key("next_disagreement")
            self._notices.tell(tr("window", "The tracks agree in this frame. Press {key} for the next one.", key=key))
            return
        edit = comparing.take_over(disagreement)
        self._edit_controller.edit(edit)
        comparing.flush()
        if edit is not None and comparing.disagreement_at(self._workspace.frame) is None:
            frames = count_noun(len(edit.frames), "frame")
            done = tr("window", "{frames} changed to the other track.", frames=frames)
            self._notices.tell(join_sentences(done, self._undo_hint))
