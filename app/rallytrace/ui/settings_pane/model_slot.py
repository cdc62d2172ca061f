"""The place of one network: which file is in use, and how another one gets there."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from rallytrace.inference.model_file import ModelKind, ModelVerdict
from rallytrace.input_layouts import BackgroundMode
from rallytrace.session.model_inspection import Inspection, ModelInspection
from rallytrace.session.preferences import Preferences
from rallytrace.settings import MODELS
from rallytrace.ui.files import dropped_file
from rallytrace.ui.look import theme
from rallytrace.ui.settings_pane import model_words
from rallytrace.ui.settings_pane.candidate_panel import CandidatePanel, CandidateState
from rallytrace.ui.settings_pane.file_picker import FilePicker
from rallytrace.ui.settings_pane.model_card import ModelCard

_RADIUS: Final = 6.0


class ModelSlot(QFrame):
    """One network's place. A file is only taken after its check; one that does not fit leaves the old one in use.

    Attributes:
        kind: the network.
        in_use: what is known about the file in use; None while that is being found out.
        card: how that is shown.
        panel: what becomes of a file that has been picked.
        picker: the buttons for picking one.
    """

    settled = Signal()
    """What is known about the file in use has changed."""
    misplaced = Signal(object)
    """This file is the other network's and is to go there."""

    def __init__(
        self,
        kind: ModelKind,
        preferences: Preferences,
        inspection: ModelInspection,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAcceptDrops(True)
        self.kind = kind
        self.in_use: Inspection | None = None
        self._network = kind.value.lower()
        self._preferences = preferences
        self._inspection = inspection
        self._awaits = False
        self._awaited: Path | None = None
        self._candidate: Path | None = None
        self._picked = False
        self._follows_file = False
        self._forgotten: dict[str, str] = {}
        self._under_drop = False
        self.card = ModelCard(f"{kind.value}: {model_words.task(kind)}", self)
        self.panel = CandidatePanel(kind, self)
        self.picker = FilePicker(kind, preferences, self)
        self._lay_out()
        self.picker.picked.connect(self._consider_picked)
        self.card.reconsidered.connect(self._ask_again)
        self.panel.went_on.connect(self._go_on)
        self.panel.left.connect(self.leave)
        inspection.inspected.connect(self._take)
        preferences.changed.connect(self._follow)

    @property
    def path(self) -> Path | None:
        """The file in use; None for the one that ships with RallyTrace."""
        chosen: Path | None = getattr(self._preferences.value.models, self._network)
        return chosen

    def look_at_current(self) -> None:
        """Find out about the file in use."""
        self.in_use = None
        self.card.show_checking(self._name_in_use())
        self._check(self.path, picked=False)
        self.settled.emit()

    def consider(self, path: Path | None, *, may_move: bool = False) -> None:
        """Check a file, and take it if it fits.

        Args:
            path: the file; None for the one that ships.
            may_move: whether it goes to the other network's place without asking where it turns out to be that.
        """
        self._follows_file = may_move
        self._candidate = path
        self._check(path, picked=True)

    @Slot()
    def leave(self) -> None:
        """Leave it at the file in use."""
        if self.panel.step in (CandidateState.CHECKING, CandidateState.CONVERTING):
            self._inspection.cancel(self.kind)
            self._awaits = False
        if self._forgotten:
            answers = {**self._preferences.value.models.answers, **self._forgotten}
            self._forgotten = {}
            self._preferences.update(MODELS, answers=answers)
            self.in_use = None
        self._candidate = None
        self.panel.clear()
        self._make_sure()
        self.picker.browse.setFocus()

    @Slot(object)
    def _consider_picked(self, path: Path | None) -> None:
        self.consider(path)

    @Slot(object)
    def _take(self, inspection: Inspection) -> None:
        if inspection.kind is not self.kind or not self._is_awaited(inspection.path):
            return
        self._awaits = False
        if self._picked:
            self._decide(inspection)
        elif inspection.verdict is ModelVerdict.ASK:
            self._candidate = inspection.path
            self._show_current(inspection)
            self.panel.show_question(inspection)
        else:
            self._show_current(inspection)

    def _decide(self, inspection: Inspection) -> None:
        """What becomes of the file that was picked."""
        self._candidate = inspection.path
        if inspection.usable:
            self._use(inspection)
        elif inspection.convertible:
            self.panel.show_offer(inspection)
        elif inspection.verdict is ModelVerdict.ASK:
            self.panel.show_question(inspection)
        elif model_words.is_the_other(inspection) and self._follows_file:
            self._move()
        else:
            in_use = self.in_use
            stays = in_use is None or in_use.usable
            self.panel.show_refusal(inspection, self._name_in_use() if stays else "")
        self._make_sure()

    def _use(self, inspection: Inspection) -> None:
        self._candidate = None
        self._forgotten = {}
        self.panel.clear()
        self.in_use = inspection
        path = None if model_words.ships(inspection.path) else inspection.path
        if self.kind is ModelKind.TRACKNET:
            answer = inspection.bg_mode
            self._preferences.take_tracknet(path, None if answer is None else answer.layout.name)
        else:
            self._preferences.take_inpaintnet(path)
        self._show_current(inspection)

    def _move(self) -> None:
        path, self._candidate = self._candidate, None
        self.panel.clear()
        self.misplaced.emit(path)

    def _make_sure(self) -> None:
        """Look at the file in use if a pick has come between."""
        if self.in_use is None and not self._awaits:
            self.look_at_current()

    def _check(self, path: Path | None, *, picked: bool, answer: BackgroundMode | None = None) -> None:
        """Have a file looked at, one that was picked or the one in use."""
        self._awaits, self._awaited, self._picked = True, path, picked
        if picked:
            name = "the one that ships with RallyTrace" if path is None else path.name
            self.panel.show_work(CandidateState.CHECKING, f"Checking {name} ...")
        self._inspection.check(self.kind, path, answer)

    def _is_awaited(self, path: Path) -> bool:
        """Whether this is the file that is being looked at; a conversion ends with one of a name not known before."""
        if self._picked and self.panel.step is CandidateState.CONVERTING:
            return self._awaits
        return self._awaits and (model_words.ships(path) if self._awaited is None else path == self._awaited)

    @Slot()
    def _go_on(self) -> None:
        """The panel's first button: what it does depends on what is being said."""
        path = self._candidate
        if path is None:
            return
        if self.panel.step is CandidateState.ASKED:
            self._check(path, picked=True, answer=self.panel.answer)
        elif self.panel.step is CandidateState.OFFERED:
            self._awaits, self._picked = True, True
            self.panel.show_work(CandidateState.CONVERTING, f"Converting {path.name} ...")
            self._inspection.convert(self.kind, path)
        elif self.panel.step is CandidateState.REFUSED:
            self._move()
            self._make_sure()

    @Slot()
    def _ask_again(self) -> None:
        """Forget the answer about the file in use until there is a new one."""
        if self.in_use is None:
            return
        sha256 = self.in_use.sha256
        answers = dict(self._preferences.value.models.answers)
        self._forgotten = {sha256: answers.pop(sha256)} if sha256 in answers else {}
        self._preferences.update(MODELS, answers=answers)
        self.consider(self.path)

    def _show_current(self, inspection: Inspection) -> None:
        self.in_use = inspection
        self.card.show_inspection(inspection, self._name_in_use())
        self.settled.emit()

    def _name_in_use(self) -> str:
        if self.path is not None:
            return str(self.path)
        known = self.in_use is not None and model_words.ships(self.in_use.path)
        return self.in_use.path.name if known and self.in_use else "The one that ships with RallyTrace"

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if MODELS in sections and self.in_use is not None and not self._is_in_use(self.in_use.path):
            self.look_at_current()

    def _is_in_use(self, path: Path) -> bool:
        return model_words.ships(path) if self.path is None else path == self.path

    def _lay_out(self) -> None:
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(14, 12, 14, 12)
        self.column.setSpacing(9)
        self.column.addWidget(self.card)
        self.column.addWidget(self.picker)
        self.column.addWidget(self.panel)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """One file may be dropped here, whatever it is: what does not fit is refused in words."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()
            self._mark_drop(under=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """The file has been carried on."""
        self._mark_drop(under=False)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Check the file that is dropped."""
        self._mark_drop(under=False)
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.consider(path)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the card, with a border while a file is held over it."""
        super().paintEvent(event)
        if self._under_drop:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.tokens().accent), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), _RADIUS, _RADIUS)
            painter.end()

    def _mark_drop(self, *, under: bool) -> None:
        self._under_drop = under
        self.update()
