"""The page of the models: two places, and whether what is in them goes together."""

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from rallytrace.inference.model_file import ModelKind, ModelVerdict
from rallytrace.session.model_inspection import ModelInspection, pair_of
from rallytrace.session.preferences import Preferences
from rallytrace.settings import MODELS
from rallytrace.ui.files import dropped_file
from rallytrace.ui.look import icons
from rallytrace.ui.settings_pane import model_words
from rallytrace.ui.settings_pane.form import Page
from rallytrace.ui.settings_pane.model_slot import ModelSlot
from rallytrace.ui.settings_pane.notice import Notice
from rallytrace.ui.settings_pane.row import SettingRow

_HOW = "A file is checked before it is taken. An .onnx model or a .pt checkpoint may also be dropped here."


class ModelsPage(Page):
    """The two networks.

    Attributes:
        slots: the places, by network.
        pair: whether the two go together.
    """

    threshold_known = Signal(object)
    """The threshold that the TrackNet in use brings along; None while it is not known."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("Models", _HOW, parent)
        self.setAcceptDrops(True)
        self._preferences = preferences
        self._inspection = ModelInspection(preferences, self)
        self._looked = False
        self.slots = {kind: ModelSlot(kind, preferences, self._inspection, self) for kind in ModelKind}
        self.inpaint = SettingRow(preferences, MODELS, "inpaint", self, slider=False)
        self.slots[ModelKind.INPAINTNET].column.insertWidget(1, self.inpaint.body)
        self.pair = Notice(parent=self)
        for slot in self.slots.values():
            self.body.addWidget(slot)
            slot.settled.connect(self._compare)
            slot.misplaced.connect(self._pass_on)
        self.body.addWidget(self.pair)
        self.body.addStretch(1)
        preferences.changed.connect(self._follow)

    def shutdown(self) -> None:
        """End whatever is being checked or converted."""
        self._inspection.shutdown()

    def consider(self, path: Path) -> None:
        """Check a file and put it where it belongs."""
        self.slots[ModelKind.TRACKNET].consider(path, may_move=True)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Look at the files in use when the page is first seen."""
        super().showEvent(event)
        if not self._looked:
            self._looked = True
            for slot in self.slots.values():
                slot.look_at_current()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """One file may be dropped beside the places, too."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Check the file that is dropped."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.consider(path)

    @Slot(object)
    def _pass_on(self, path: Path) -> None:
        sender = self.sender()
        if isinstance(sender, ModelSlot):
            self.slots[model_words.other(sender.kind)].consider(path)

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if MODELS in sections:
            self._compare()

    @Slot()
    def _compare(self) -> None:
        tracknet, inpaintnet = (self.slots[kind].in_use for kind in ModelKind)
        threshold = None if tracknet is None else tracknet.details.get("threshold")
        self.threshold_known.emit(threshold)
        words, verdict = "", icons.BadgeStatus.GOOD
        if not self._preferences.value.models.inpaint:
            words, verdict = "InpaintNet is switched off: gaps stay open.", icons.BadgeStatus.WARNING
        elif tracknet is not None and inpaintnet is not None and tracknet.usable and inpaintnet.usable:
            pair = pair_of(tracknet, inpaintnet)
            if not pair.sentences:
                words = "The two files do not say whether they go together."
                self.pair.say(icons.BadgeStatus.BUSY, words, icon="information-outline")
                return
            fits = pair.verdict is ModelVerdict.FITS
            verdict = icons.BadgeStatus.GOOD if fits else icons.BadgeStatus.WARNING
            words = " ".join(("The two go together." if fits else "The two may not go together.", *pair.sentences))
        self.pair.say(verdict, words)
