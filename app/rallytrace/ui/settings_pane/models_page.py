"""The models page: a slot for each network, and whether TrackNet and InpaintNet fit together."""

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QFileDialog, QFrame, QMenu, QPushButton, QWidget

from rallytrace.files.file_access import file_stamp
from rallytrace.inference.model_files.model_check import ModelVerdict
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import Family
from rallytrace.session.model_inspection import Inspection, ModelInspection, TriedModel, included_model, pair_of
from rallytrace.session.preferences import Preferences
from rallytrace.settings import MODELS, TRACKING
from rallytrace.storage.project.location import SUFFIX
from rallytrace.texts import join_sentences, shown, tr
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.dropped_files import VIDEO_NAMES, dropped_file
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import Notice
from rallytrace.ui.settings_pane.form import Page, SettingRow, SettingsForm
from rallytrace.ui.settings_pane.model_card import (
    NAMES,
    NO_FILE,
    TITLES,
    CandidatePanel,
    CandidateState,
    ModelCard,
    other_kind,
)

_FOR_THE_BALL: Final = (ModelKind.TRACKNET, ModelKind.INPAINTNET)
_MODEL_NAMES: Final = "*.onnx *.pt *.pth *.pth.tar"
_RADIUS: Final = 6.0
_WATCH_MS: Final = 1500
"""Interval at which the page, while shown, looks whether the files in use were changed or deleted."""


class FilePicker(QWidget):
    file_picked = Signal(object)
    """The path of a file, or None for the included model."""

    def __init__(self, kind: ModelKind, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._preferences = preferences
        self.browse = QPushButton(tr("models", "Browse..."), self)
        self.browse.setAccessibleName(tr("models", "Browse for a {network}", network=NAMES[kind]))
        self.recent = QPushButton(tr("models", "Recent"), self)
        self.recent.setAccessibleName(tr("models", "Recent files for {network}", network=NAMES[kind]))
        self.menu = QMenu(self.recent)
        self.recent.setMenu(self.menu)
        words = tr("models", "Use none") if kind is ModelKind.EMBEDDING else tr("models", "Use the included model")
        self.shipped = QPushButton(words, self)
        lay_row(self.browse, self.recent, self.shipped, (None, 1), owner=self, spacing=8)
        self.browse.clicked.connect(self._browse)
        self.menu.aboutToShow.connect(self._fill)
        self.shipped.clicked.connect(self._pick_shipped)
        preferences.changed.connect(self._follow)
        self._show()

    @property
    def _chosen(self) -> Path | None:
        chosen: Path | None = getattr(self._preferences.value.models, self._kind.setting)
        return chosen

    @property
    def _lately(self) -> tuple[Path, ...]:
        lately: tuple[Path, ...] = getattr(self._preferences.value.models, f"recent_{self._kind.setting}s")
        return lately

    @Slot()
    def _browse(self) -> None:
        title = tr("models", "Choose a {network}", network=NAMES[self._kind])
        files = tr("models", "Models ({patterns});;All files (*)", patterns=_MODEL_NAMES)
        dialog = QFileDialog(self, title, str(self._start_folder()), files)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._pick_named)
        dialog.open()

    def _start_folder(self) -> Path:
        """Return the folder in which to browse: that of the file in use, or of the file used last."""
        known = (self._chosen, *self._lately)
        folders = (path.parent for path in known if path is not None)
        return next((folder for folder in folders if os.path.isdir(folder)), Path.home())  # noqa: PTH112 - never raises

    @Slot(str)
    def _pick_named(self, name: str) -> None:
        self.file_picked.emit(Path(name))

    @Slot()
    def _fill(self) -> None:
        self.menu.clear()
        for path in self._lately:
            self.menu.addAction(str(path).replace("&", "&&"), partial(self.file_picked.emit, path))

    @Slot()
    def _pick_shipped(self) -> None:
        self.file_picked.emit(None)

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if MODELS in sections:
            self._show()

    def _show(self) -> None:
        self.shipped.setEnabled(self._chosen is not None)
        self.recent.setEnabled(bool(self._lately))


class ModelSlot(QFrame):
    """Shows and changes the model file of one network. A new file is used only if it passes a check.

    Attributes:
        in_use: inspection of the file in use, or None while the file is being checked.
    """

    inspection_changed = Signal()
    """The inspection of the file in use has changed."""
    file_misplaced = Signal(object, object)
    """The path of a file for another network, and the kind of that network."""

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
        self._preferences = preferences
        self._inspection = inspection
        self._awaits = False
        self._awaited: Path | None = None
        self._candidate: Path | None = None
        self._other: ModelKind | None = None
        self._picked = False
        self._follows_file = False
        self._asked: Inspection | None = None
        self.video_dialog: QFileDialog | None = None
        self._under_drop = False
        self._stamp: tuple[int, int] | None = None
        """Stamp of the file in use at its last check, or None if it could not be read."""
        self.card = ModelCard(shown(TITLES[kind]), self)
        self.panel = CandidatePanel(kind, self)
        self.picker = FilePicker(kind, preferences, self)
        self.column = lay_column(self.card, self.picker, self.panel, owner=self, spacing=9, margins=(14, 12, 14, 12))
        self.picker.file_picked.connect(self.consider)
        self.card.reconsidered.connect(self._ask_again)
        self.panel.step_confirmed.connect(self._go_on)
        self.panel.candidate_dropped.connect(self.leave)
        self.panel.trial_requested.connect(self._try_at_hand)
        self.panel.other_video_requested.connect(self._choose_video)
        inspection.inspected.connect(self._on_inspection)
        inspection.tried.connect(self._on_trial)
        preferences.changed.connect(self._follow)

    @property
    def path(self) -> Path | None:
        """Return the path of the file in use, or None for the included model."""
        chosen: Path | None = getattr(self._preferences.value.models, self.kind.setting)
        return chosen

    def check_current(self) -> None:
        """Check the file in use."""
        self.in_use = None
        self._stamp = self._read_stamp()
        self.card.show_checking(self._name_in_use())
        self._check(self.path, picked=False)
        self.inspection_changed.emit()

    def check_if_changed(self) -> None:
        """Check the file in use again if it has changed, appeared or disappeared."""
        if self.in_use is not None and not self._awaits and self._read_stamp() != self._stamp:
            self.check_current()

    def _read_stamp(self) -> tuple[int, int] | None:
        path = self.path or included_model(self.kind, fast=self._preferences.value.tracking.fast)
        try:
            return file_stamp(path)
        except OSError:
            return None

    @Slot(object)
    def consider(self, path: Path | None, *, may_move: bool = False) -> None:
        """Check a file, and use it if it fits.

        Args:
            path: path of the file, or None for the included model.
            may_move: whether a file for another network is passed to that network's slot without asking.
        """
        self._follows_file = may_move
        self._candidate = path
        self._check(path, picked=True)

    @Slot()
    def leave(self) -> None:
        if self.panel.step is CandidateState.TRYING and self._asked is not None:
            self._inspection.cancel(self.kind)
            self._ask(self._asked)
            self._ensure_inspected()
            return
        if self.panel.step in (CandidateState.CHECKING, CandidateState.CONVERTING):
            self._inspection.cancel(self.kind)
            self._awaits = False
        self._candidate = None
        self.panel.clear()
        self._ensure_inspected()
        self.picker.browse.setFocus()

    @Slot(object)
    def _on_inspection(self, inspection: Inspection) -> None:
        if inspection.kind is not self.kind or not self._is_awaited(inspection.path):
            return
        self._awaits = False
        if self._picked:
            self._decide(inspection)
        elif inspection.verdict is ModelVerdict.ASK:
            self._candidate = inspection.path
            self._show_current(inspection)
            self._ask(inspection)
        else:
            self._show_current(inspection)

    def _decide(self, inspection: Inspection) -> None:
        self._candidate, self._other = inspection.path, other_kind(inspection)
        if inspection.usable:
            self._use(inspection)
        elif inspection.convertible:
            self.panel.show_offer(inspection)
        elif inspection.verdict is ModelVerdict.ASK:
            self._ask(inspection)
        elif self._other is not None and self._follows_file:
            self._move()
        else:
            in_use = self.in_use
            stays = in_use is None or in_use.usable
            self.panel.show_refusal(inspection, self._name_in_use() if stays else "")
        self._ensure_inspected()

    def _ask(self, inspection: Inspection, tried: TriedModel | None = None) -> None:
        self._asked = inspection
        self.panel.show_question(inspection, self._video() if tried is None else tried.video, tried)

    def _video(self) -> Path | None:
        """Return the video to try families on, which is the one opened last, or None if there is none."""
        recent = (path for path in self._preferences.value.recent_videos if path.suffix.lower() != SUFFIX)
        # A folder on a missing drive raises with `Path.is_file`.
        return next((path for path in recent if os.path.isfile(path)), None)  # noqa: PTH113

    @Slot()
    def _try_at_hand(self) -> None:
        video = self._video()
        if video is None:
            self._choose_video()
        else:
            self._try_on(str(video))

    @Slot()
    def _choose_video(self) -> None:
        at_hand = self._video()
        folder = Path.home() if at_hand is None else at_hand.parent
        title = tr("models", "Choose a video with a rally")
        files = tr("video", "Videos ({patterns});;All files (*)", patterns=VIDEO_NAMES)
        self.video_dialog = QFileDialog(self, title, str(folder), files)
        self.video_dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.video_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.video_dialog.fileSelected.connect(self._try_on)
        self.video_dialog.open()

    @Slot(str)
    def _try_on(self, name: str) -> None:
        if self._asked is None:
            return
        self._awaits = False  # the trial ends a running check, because both use the same process
        video, count = Path(name), len(self._asked.fitting)
        words = tr("models", "Trying {count} families on {video}\N{HORIZONTAL ELLIPSIS}", count=count, video=video.name)
        self.panel.show_work(CandidateState.TRYING, words)
        self._inspection.try_families(self._asked.path, video)

    @Slot(object)
    def _on_trial(self, tried: TriedModel) -> None:
        asked = self._asked
        if self.panel.step is CandidateState.TRYING and asked is not None and tried.path == asked.path:
            self._ask(asked, tried)
            self._ensure_inspected()

    def _use(self, inspection: Inspection) -> None:
        self._candidate = None
        self.panel.clear()
        self.in_use = inspection
        path = None if self._is_included(inspection.path) else inspection.path
        family = None if inspection.family is None else inspection.family.name
        self._preferences.use_model(self.kind.setting, path, family)
        self._stamp = self._read_stamp()
        self._show_current(inspection)

    def _move(self) -> None:
        path, self._candidate = self._candidate, None
        self.panel.clear()
        self.file_misplaced.emit(path, self._other)

    def _ensure_inspected(self) -> None:
        """Check the file in use again if the check of another file has interrupted this."""
        if self.in_use is None and not self._awaits:
            self.check_current()

    def _check(self, path: Path | None, *, picked: bool, answer: Family | None = None) -> None:
        self._awaits, self._awaited, self._picked = True, path, picked
        if picked:
            words = tr("models", "Checking the included model\N{HORIZONTAL ELLIPSIS}")
            if path is not None:
                words = tr("models", "Checking {name}\N{HORIZONTAL ELLIPSIS}", name=path.name)
            self.panel.show_work(CandidateState.CHECKING, words)
        self._inspection.check(self.kind, path, answer)

    def _is_awaited(self, path: Path) -> bool:
        """Return whether a result for this file is awaited. During a conversion any file will do.

        The name of the converted file is not known beforehand.
        """
        if self._picked and self.panel.step is CandidateState.CONVERTING:
            return self._awaits
        return self._awaits and (self._is_included(path) if self._awaited is None else path == self._awaited)

    @Slot()
    def _go_on(self) -> None:
        """Do what the panel's primary button says: use the file, convert it, or move it to the other slot."""
        path = self._candidate
        if path is None:
            return
        if self.panel.step is CandidateState.ASKED:
            self._check(path, picked=True, answer=self.panel.answer)
        elif self.panel.step is CandidateState.OFFERED:
            self._awaits, self._picked = True, True
            words = tr("models", "Converting {name}\N{HORIZONTAL ELLIPSIS}", name=path.name)
            self.panel.show_work(CandidateState.CONVERTING, words)
            self._inspection.convert(self.kind, path)
        elif self.panel.step is CandidateState.REFUSED:
            self._move()
            self._ensure_inspected()

    @Slot()
    def _ask_again(self) -> None:
        """Ask again for the family of the file in use. The old answer applies until there is a new one."""
        if self.in_use is not None:
            self._candidate = self.in_use.path
            self._ask(replace(self.in_use, choices=self.in_use.fitting))

    def _show_current(self, inspection: Inspection) -> None:
        self.in_use = inspection
        self.card.show_inspection(inspection, self._name_in_use())
        self.inspection_changed.emit()

    def _name_in_use(self) -> str:
        if self.path is not None:
            return str(self.path)
        known = self.in_use is not None and self._is_included(self.in_use.path)
        return self.in_use.path.name if known and self.in_use else tr("models", "Included model")

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if not {MODELS, TRACKING} & sections:
            return
        if TRACKING in sections and self._awaits and self._awaited is None:
            # The setting 'Fast' chooses the included file.
            if self._picked:
                self.consider(None)
            else:
                self.check_current()
        elif self.in_use is not None and not self._is_in_use(self.in_use.path):
            if self.panel.step is CandidateState.TRYING or (self._awaits and self._picked):
                self.in_use = None  # the work on a new file ends with an inspection of the one in use
            else:
                self.check_current()

    def _is_in_use(self, path: Path) -> bool:
        return self._is_included(path) if self.path is None else path == self.path

    def _is_included(self, path: Path) -> bool:
        """Return whether the path is that of the included model in use, and not of another model next to it."""
        return path == included_model(self.kind, fast=self._preferences.value.tracking.fast)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept any single file. The check will refuse an unsuitable one."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()
            self._mark_drop(hovered=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002 - Qt's signature
        self._mark_drop(hovered=False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._mark_drop(hovered=False)
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.consider(path)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._under_drop:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(QColor(theme.tokens().accent), 2))
                painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), _RADIUS, _RADIUS)

    def _mark_drop(self, *, hovered: bool) -> None:
        self._under_drop = hovered
        self.update()


class EmbeddingSlot(ModelSlot):
    """The slot for the embedding network. By default no such network is used."""

    def check_current(self) -> None:
        """Check the file in use, or show that there is none."""
        if self.path is not None:
            super().check_current()
            return
        self.in_use = None
        self.card.show_none(
            tr("models", "Players are recognised by the colours of their clothes. A model file of your own can help.")
        )
        self.inspection_changed.emit()

    def _name_in_use(self) -> str:
        return str(self.path) if self.path is not None else NO_FILE

    def consider(self, path: Path | None, *, may_move: bool = False) -> None:
        """Check a file, and use it if it fits. None stops using a file."""
        if path is not None:
            super().consider(path, may_move=may_move)
            return
        self.panel.clear()
        self._preferences.use_model("embedding", None)
        self.check_current()


class ModelsPage(Page):
    threshold_known = Signal(object)
    """The threshold of the TrackNet in use, or None while it is unknown."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        introduction = tr(
            "models",
            "Files are checked before they are used. You can also drop an .onnx model or a .pt checkpoint here.",
        )
        super().__init__(tr("settings", "Models"), introduction, parent)
        self.setAcceptDrops(True)
        self._preferences = preferences
        self.inspection = ModelInspection(preferences, self)
        self._looked = False
        self._watch = QTimer(self)
        self._watch.timeout.connect(self._check_if_changed)
        self.slots = {kind: ModelSlot(kind, preferences, self.inspection, self) for kind in _FOR_THE_BALL}
        self.pose = ModelSlot(ModelKind.POSE, preferences, self.inspection, self)
        self.poses = SettingsForm(preferences, MODELS, self, names=("pose_every", "poses_after_runs"))
        self.pose.column.insertWidget(1, self.poses)
        self.embedding = EmbeddingSlot(ModelKind.EMBEDDING, preferences, self.inspection, self)
        self.inpaint = SettingRow(preferences, MODELS, "inpaint", self)
        self.slots[ModelKind.INPAINTNET].column.insertWidget(1, self.inpaint.body)
        self.pair = Notice(parent=self)
        for slot in self.slots.values():
            self.body.addWidget(slot)
            slot.inspection_changed.connect(self._compare)
            slot.file_misplaced.connect(self._pass_on)
        self.body.addWidget(self.pair)
        for slot in (self.pose, self.embedding):
            self.body.addWidget(slot)
            slot.file_misplaced.connect(self._pass_on)
        self.body.addStretch(1)
        preferences.changed.connect(self._follow)

    def consider(self, path: Path) -> None:
        """Check a file, and use it in the slot of the network that it contains."""
        self.slots[ModelKind.TRACKNET].consider(path, may_move=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._looked:
            self._check_if_changed()
        else:
            self._looked = True
            for slot in self._all_slots:
                slot.check_current()
        self._watch.start(_WATCH_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._watch.stop()

    @property
    def _all_slots(self) -> tuple[ModelSlot, ...]:
        return (*self.slots.values(), self.pose, self.embedding)

    @Slot()
    def _check_if_changed(self) -> None:
        """Check again the files that have changed, appeared or disappeared since their last check."""
        for slot in self._all_slots:
            slot.check_if_changed()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.consider(path)

    @Slot(object, object)
    def _pass_on(self, path: Path, kind: ModelKind) -> None:
        # Qt returns string enums as plain strings.
        others: dict[str, ModelSlot] = {ModelKind.POSE: self.pose, ModelKind.EMBEDDING: self.embedding}
        (others.get(kind) or self.slots[kind]).consider(path)

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if MODELS in sections:
            self._compare()

    @Slot()
    def _compare(self) -> None:
        tracknet, inpaintnet = (slot.in_use for slot in self.slots.values())
        threshold = None if tracknet is None else tracknet.details.get("threshold")
        self.threshold_known.emit(threshold)
        words, verdict = "", icons.BadgeStatus.GOOD
        if not self._preferences.value.models.inpaint:
            words, verdict = tr("models", "InpaintNet is off: gaps are not filled."), icons.BadgeStatus.WARNING
        elif tracknet is not None and inpaintnet is not None and tracknet.usable and inpaintnet.usable:
            pair = pair_of(tracknet, inpaintnet)
            if not pair.sentences:
                words = tr("models", "The files do not show whether the models fit together.")
                self.pair.say(icons.BadgeStatus.BUSY, words, icon="information-outline")
                return
            fits = pair.verdict is ModelVerdict.FITS
            verdict = icons.BadgeStatus.GOOD if fits else icons.BadgeStatus.WARNING
            judged = (
                tr("models", "The models fit together.") if fits else tr("models", "The models may not fit together.")
            )
            words = join_sentences(judged, *pair.sentences)
        self.pair.say(verdict, words)
