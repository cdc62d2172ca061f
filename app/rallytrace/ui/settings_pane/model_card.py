"""Widgets for a model file: its details, the card of the file in use, and the panel of a file being chosen."""

import enum
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from rallytrace.errors import printable
from rallytrace.files import paths
from rallytrace.inference.model_files.model_check import ModelVerdict
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import FAMILIES, Family
from rallytrace.session.model_inspection import Inspection, TriedFamily, TriedModel
from rallytrace.texts import join_sentences, shown, shown_number, tr, tr_lazy
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import (
    ElidedLabel,
    IconMark,
    VerdictBadge,
    VerdictGround,
    display_columns,
    give_role,
    plain_tip,
    report_field,
    show_text,
    thin_bar,
    wrapped_label,
)

BADGES: Final = {
    ModelVerdict.FITS: (icons.BadgeStatus.GOOD, tr_lazy("models", "Fits")),
    ModelVerdict.ASSUMED: (icons.BadgeStatus.WARNING, tr_lazy("models", "Fits, with assumptions")),
    ModelVerdict.ASK: (icons.BadgeStatus.WARNING, tr_lazy("models", "Choice needed")),
    ModelVerdict.REFUSED: (icons.BadgeStatus.BAD, tr_lazy("models", "Cannot be used")),
}
"""Status and text of the badge for each verdict."""
TITLES: Final = {
    ModelKind.TRACKNET: tr_lazy("models", "TrackNet: finds the ball"),
    ModelKind.INPAINTNET: tr_lazy("models", "InpaintNet: fills gaps in the path"),
    ModelKind.POSE: tr_lazy("models", "Pose model: finds the players"),
    ModelKind.EMBEDDING: tr_lazy("models", "Embedding network: recognises players"),
}
NAMES: Final = {
    ModelKind.TRACKNET: "TrackNet",
    ModelKind.INPAINTNET: "InpaintNet",
    ModelKind.POSE: tr_lazy("models", "Pose model"),
    ModelKind.EMBEDDING: tr_lazy("models", "Embedding network"),
}
WANTED: Final = {
    ModelKind.TRACKNET: tr_lazy(
        "models", "A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame."
    ),
    ModelKind.INPAINTNET: tr_lazy(
        "models", "An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, and one output (N, L, 2)."
    ),
    ModelKind.POSE: tr_lazy(
        "models",
        "A pose model is a YOLO exported by Ultralytics, RTMO or RTMPose from MMDeploy, or RallyTrace's MoveNet.",
    ),
    ModelKind.EMBEDDING: tr_lazy(
        "models", "An embedding network, such as OSNet, has one input (N, 3, 256, 128) and one output (N, D)."
    ),
}
"""What a file of each network must be, as a sentence."""
NO_FILE: Final = tr_lazy("models", "None")
"""Text shown in place of a file name if no file is in use."""
_MAX_LINES = 16
_MIN_HEADING_COLUMNS: Final = 12
"""Least width of the headings in the details of a file, in Latin characters."""
_PICTURE_WIDTH: Final = 208
_MAX_NAME_CHARACTERS: Final = 32
_KNOWN: Final = {
    "model_name": tr_lazy("models", "Network"),
    "seq_len": tr_lazy("models", "Window"),
    "size": tr_lazy("models", "Picture"),
    "threshold": tr_lazy("models", "Threshold"),
    "resize": tr_lazy("models", "Resize"),
    "fps": tr_lazy("models", "Trained at"),
}


def other_kind(inspection: Inspection) -> ModelKind | None:
    """Return the kind of a model file that was refused only for being of the wrong kind, else None."""
    named = inspection.details.get("model_name")
    refused = inspection.verdict is ModelVerdict.REFUSED
    return next((kind for kind in ModelKind if refused and kind.value == named != inspection.kind.value), None)


def is_file_missing(inspection: Inspection) -> bool:
    """Return whether the file was refused because it no longer exists."""
    return inspection.verdict is ModelVerdict.REFUSED and not os.path.exists(inspection.path)  # noqa: PTH110


def inspection_summary(inspection: Inspection) -> str:
    if is_file_missing(inspection):
        return tr("models", "The file {path} no longer exists.", path=inspection.path)
    return shown(inspection.summary)


def key_facts(inspection: Inspection) -> str:
    parts = [] if not inspection.path.is_relative_to(paths.models_dir()) else [tr("models", "included with RallyTrace")]
    parts += [f"sha256 {inspection.sha256[:12]}"] if inspection.sha256 else []
    size = inspection.details.get("size_bytes")
    if isinstance(size, int):
        parts.append(_size(size))
    return "   ".join(parts)


def inspection_details(inspection: Inspection) -> str:
    found = inspection.details
    lines = [(tr("models", "File"), str(inspection.path)), ("sha256", inspection.sha256)]
    for heading, name in ((tr("models", "Input"), "inputs"), (tr("models", "Output"), "outputs")):
        lines += [(heading, f"{_printable(key)}  {_shape(shape)}") for key, shape in _table(found, name).items()]
    lines += [(shown(words), _plain(found[name])) for name, words in _KNOWN.items() if found.get(name) is not None]
    if found.get("family") in FAMILIES:
        lines.append((tr("models", "Family"), shown(FAMILIES[found["family"]].explanation)))
    if "seq_len" in found:
        batch = tr("models", "any") if found.get("batch") is None else str(found["batch"])
        lines.append((tr("models", "Batch"), batch))
    lines += [(tr("models", "Assumed"), shown(finding)) for finding in inspection.findings]
    lines += [
        (tr("models", "Metadata"), f"{_printable(key)} = {_printable(value)}")
        for key, value in _table(found, "metadata").items()
    ]
    width = max(_MIN_HEADING_COLUMNS, *(display_columns(heading) + 1 for heading, _ in lines))
    return "\n".join(f"{heading}{' ' * (width - display_columns(heading))}{words}" for heading, words in lines if words)


def shapes(inspection: Inspection) -> str:
    """Return the inputs and outputs of a file as a sentence, or '' if they are unknown."""
    inputs, outputs = (_table(inspection.details, name) for name in ("inputs", "outputs"))
    if not inputs and not outputs:
        return ""
    listed = [
        ", ".join(f"{_printable(name)} {_shape(shape)}" for name, shape in tensors.items()) or tr("models", "none")
        for tensors in (inputs, outputs)
    ]
    return tr("models", "This file has: in {inputs}; out {outputs}.", inputs=listed[0], outputs=listed[1])


def _advice(tried: TriedModel | None) -> str:
    """Return advice on how to find out how a model was trained, depending on the result of a trial."""
    if tried is None:
        return tr(
            "models",
            "Ask the person who trained the model, or try them on a video: the wrong choice finds no ball. The choice "
            "is saved for this file.",
        )
    if tried.problem:
        return shown(tried.problem)
    if tried.winner is None:
        return tr(
            "models",
            "No clear winner on {video}. Try a video in which the ball is in play most of the time.",
            video=tried.video.name,
        )
    return tr("models", "One is clearly best on {video}. The choice is saved for this file.", video=tried.video.name)


def _small(picture: QPixmap, ratio: float) -> QPixmap:
    scaled = picture.scaledToWidth(round(_PICTURE_WIDTH * ratio), Qt.TransformationMode.SmoothTransformation)
    scaled.setDevicePixelRatio(ratio)
    return scaled


def _shorten(name: str) -> str:
    return name if len(name) <= _MAX_NAME_CHARACTERS else f"{name[: _MAX_NAME_CHARACTERS - 3]}..."


def _table(record: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = record.get(name)
    return found if isinstance(found, Mapping) else {}


def _plain(value: Any) -> str:
    return " x ".join(str(entry) for entry in value) if isinstance(value, list) else str(value)


def _shape(shape: Any) -> str:
    return "(" + ", ".join(_printable(axis) for axis in shape) + ")"


def _printable(text: object) -> str:
    """Return a text read from the file, on one line and shortened."""
    return printable(str(text), 200)


def _size(size: int) -> str:
    if size >= 2**20:
        return f"{shown_number(size / 2**20, '.1f')} MB"
    return f"{shown_number(max(size / 2**10, 0.1), '.1f')} kB"


class ModelCard(QWidget):
    reconsidered = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = give_role(QLabel(title, self), "heading")
        self.badge = VerdictBadge(self)
        self._name = ElidedLabel(parent=self, mode=Qt.TextElideMode.ElideMiddle)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._name.setMinimumWidth(80)
        self._vitals = give_role(QLabel(self), "small")
        self._summary = wrapped_label(self, role="muted")
        self._chosen_family = wrapped_label(self)
        self.reconsider = give_role(QPushButton(tr("models", "Change"), self), "link")
        self.reconsider.clicked.connect(self.reconsidered)
        self.details = QToolButton(self, toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.details.setText(tr("models", "Details"))
        self.details.setCheckable(True)
        self.details.setIconSize(QSize(14, 14))
        self.report = give_role(report_field(self), "report")
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setAccessibleName(tr("models", "Details of the {title}", title=title))
        self.details.toggled.connect(self._show_details)
        self._lay_out()
        self._show_details(shown=False)

    @property
    def summary(self) -> str:
        return self._summary.text()

    @property
    def name(self) -> str:
        return self._name.text()

    def show_checking(self, name: str) -> None:
        self._show(name, badge=(BadgeStatus.BUSY, tr("models", "Checking")))

    def show_none(self, summary: str) -> None:
        """Show that no file is in use. `summary` says what this means."""
        self._show(shown(NO_FILE), badge=(BadgeStatus.GOOD, tr("models", "Not needed")), summary=summary)
        self.details.setChecked(False)
        for widget in (self._vitals, self.details):
            widget.hide()

    def show_inspection(self, inspection: Inspection, name: str) -> None:
        verdict, words = BADGES[inspection.verdict]
        lines = [inspection_summary(inspection), *map(shown, inspection.findings)]
        if inspection.verdict is ModelVerdict.REFUSED:
            lines.append(tr("models", "It cannot be used for tracking. Choose another file or the included model."))
        words = tr("models", "File not found") if is_file_missing(inspection) else shown(words)
        badge, family = (verdict, words), inspection.family
        self._show(name, badge=badge, facts=key_facts(inspection), summary="\n".join(lines), family=family)
        self._name.set_tip(str(inspection.path))
        may_be_another = inspection.verdict is ModelVerdict.ASSUMED and len(inspection.fitting) > 1
        self.reconsider.setVisible(family is not None or may_be_another)
        self.report.setPlainText(report := inspection_details(inspection))
        lines_shown = min(report.count("\n") + 1, _MAX_LINES)
        self.report.setFixedHeight(self.report.fontMetrics().lineSpacing() * (lines_shown + 1) + 16)

    def _show(
        self,
        name: str,
        *,
        badge: tuple[BadgeStatus, str],
        facts: str = "",
        summary: str = "",
        family: Family | None = None,
    ) -> None:
        for widget in (self._vitals, self.details):
            widget.show()
        self._name.setText(name)
        self._name.set_tip(name)
        self.badge.show_verdict(*badge)
        self._vitals.setText(facts)
        self._summary.setText(summary)
        show_text(
            self._chosen_family,
            "" if family is None else tr("models", "Your choice: {family}.", family=family.explanation),
        )
        self.reconsider.hide()
        self.report.setPlainText("")

    def _lay_out(self) -> None:
        top = lay_row((self.title, 1), self.badge)
        file = lay_row((self._name, 1), self.details)
        choice = lay_row((self._chosen_family, 1), self.reconsider)
        lay_column(top, file, self._vitals, self._summary, choice, self.report, owner=self, spacing=5)

    @Slot(bool)
    def _show_details(self, shown: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.report.setVisible(shown)
        self.details.setIcon(icons.icon("chevron-down" if shown else "chevron-right"))


class CandidateState(enum.Enum):
    EMPTY = enum.auto()
    CHECKING = enum.auto()
    REFUSED = enum.auto()
    TRYING = enum.auto()
    """All matching families are being tried on a video."""
    ASKED = enum.auto()
    """The user must choose a family."""
    OFFERED = enum.auto()
    """The file is a checkpoint, and the user may have it converted."""
    CONVERTING = enum.auto()


WORKING: Final = (CandidateState.CHECKING, CandidateState.TRYING, CandidateState.CONVERTING)
"""The states in which the user waits for a result."""


class CandidatePanel(VerdictGround):
    """A panel below the file in use, about a file that is to replace it: its check, questions and conversion."""

    step_confirmed = Signal()
    candidate_dropped = Signal()
    trial_requested = Signal()
    """The families are to be tried on the last opened video, or if there is none, on one that the user chooses."""
    other_video_requested = Signal()
    """The families are to be tried on a video that the user chooses."""

    def __init__(self, kind: ModelKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.step = CandidateState.EMPTY
        self.choices: dict[Family, QRadioButton] = {}
        self._mark = IconMark(self)
        self._words = wrapped_label(self, selectable=True)
        self._details = wrapped_label(self, role="small", selectable=True)
        self._progress = thin_bar(self, 6, endless=True)
        self._group = QButtonGroup(self)
        self._question = lay_column(spacing=6)
        self._rows: list[QWidget] = []
        self.try_out = QPushButton(self)
        self.other_video = give_role(QPushButton(tr("models", "Another video..."), self), "link")
        self.try_out.clicked.connect(self.trial_requested)
        self.other_video.clicked.connect(self.other_video_requested)
        self.primary = give_role(QPushButton(self), "primary")
        self.leave = QPushButton(self)
        self.primary.clicked.connect(self.step_confirmed)
        self.leave.clicked.connect(self.candidate_dropped)
        self._group.buttonClicked.connect(self._allow_answer)
        self._lay_out()
        self.hide()

    @property
    def text(self) -> str:
        return f"{self._words.text()}\n{self._details.text()}".strip()

    @property
    def answer(self) -> Family | None:
        return next((family for family, button in self.choices.items() if button.isChecked()), None)

    def clear(self) -> None:
        self._become(CandidateState.EMPTY)
        self.hide()

    def show_work(self, step: CandidateState, words: str) -> None:
        self._become(step, words, leave=tr("models", "Cancel"))

    def show_refusal(self, inspection: Inspection, in_use: str) -> None:
        kind = other_kind(inspection)
        found = shapes(inspection)
        is_explained = kind is not None or not found or "this file has" in inspection.summary
        advice = "" if is_explained else join_sentences(WANTED[self._kind], found)
        problem = inspection_summary(inspection)
        if in_use not in ("", NO_FILE):
            problem = tr("models", "{problem} {name} is still in use.", problem=problem, name=in_use)
        self._become(
            CandidateState.REFUSED,
            problem,
            advice,
            primary=tr("models", "Use as {network}", network=NAMES[kind]) if kind is not None else "",
            leave=tr("models", "Dismiss"),
        )

    def show_question(self, inspection: Inspection, video: Path | None, tried: TriedModel | None = None) -> None:
        """Ask the user for the model's family.

        Args:
            video: video to try the families on, or None if the user must choose one first.
            tried: result of a trial, which determines the order of the families, or None.
        """
        self._become(
            CandidateState.ASKED,
            tr("models", "{summary} How was it trained?", summary=inspection.summary),
            _advice(tried),
            primary=tr("models", "Use this"),
            leave=tr("models", "Cancel"),
        )
        ranked = () if tried is None else tried.families
        for family_trial in ranked or [TriedFamily(family, 0.0, "") for family in inspection.choices]:
            self._add_choice(family_trial)
        self.primary.setEnabled(False)
        if video is None:
            show_text(self.try_out, tr("models", "Try on a video..."))
        else:
            show_text(self.try_out, tr("models", "Try on {video}", video=_shorten(video.name)))
        self.other_video.setVisible(video is not None)
        winner = None if tried is None else tried.winner
        chosen = self.choices.get(winner) if winner is not None else None
        if chosen is not None:
            chosen.setChecked(True)
            self.primary.setEnabled(True)
        (chosen or next(iter(self.choices.values()))).setFocus()

    def _add_choice(self, tried: TriedFamily) -> None:
        row = QWidget(self)
        # Beside a picture there is no room for a line, and a button's text does not wrap.
        button = QRadioButton(shown(tried.family.label if tried.words else tried.family.explanation), row)
        self._group.addButton(button)
        self.choices[tried.family] = button
        self._rows.append(row)
        line = lay_row(owner=row, spacing=10)
        words = lay_column(spacing=2)
        picture = QPixmap()
        if tried.picture and picture.loadFromData(tried.picture):
            label = QLabel(row)
            label.setPixmap(_small(picture, self.devicePixelRatioF()))
            label.setToolTip(
                plain_tip(
                    tr("models", "The frame with the clearest peak. Red: the heatmap. Dots: where the peaks were.")
                )
            )
            line.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
            words.addStretch(1)
        words.addWidget(button)
        if tried.words:
            words.addWidget(wrapped_label(row, shown(tried.family.explanation), role="small"))
            result = tr("models", "{score:.0%}: {result}", score=tried.score, result=tried.words)
            words.addWidget(wrapped_label(row, result, role="small"))
        words.addStretch(1)
        line.addLayout(words, 1)
        self._question.addWidget(row)

    def show_offer(self, inspection: Inspection) -> None:
        self._become(
            CandidateState.OFFERED,
            shown(inspection.summary),
            tr("models", "No code in the checkpoint is executed. The model is written to a new file beside it."),
            primary=tr("models", "Convert and use"),
            leave=tr("models", "Cancel"),
        )
        self.primary.setFocus()

    def _lay_out(self) -> None:
        buttons = lay_row(self.primary, self.try_out, self.other_video, self.leave, (None, 1), spacing=8)
        column = lay_column(self._words, self._details, self._progress, self._question, buttons, spacing=6)
        lay_row((self._mark, 0, Qt.AlignmentFlag.AlignTop), (column, 1), owner=self, spacing=8, margins=(10, 9, 10, 9))

    def _become(
        self, step: CandidateState, words: str = "", details: str = "", *, primary: str = "", leave: str = ""
    ) -> None:
        self.step = step
        for button in self.choices.values():
            self._group.removeButton(button)
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self.choices, self._rows = {}, []
        self.try_out.hide()
        self.other_video.hide()
        works = step in WORKING
        self.verdict = (
            BadgeStatus.BUSY if works else BadgeStatus.BAD if step is CandidateState.REFUSED else BadgeStatus.WARNING
        )
        self._mark.set_icon(icons.verdict_icon(self.verdict))
        self._words.setText(words)
        self._progress.setVisible(works)
        show_text(self._details, details)
        show_text(self.primary, primary)
        show_text(self.leave, leave)
        self.primary.setEnabled(True)
        self.setAccessibleName(words)
        self.setVisible(True)
        self.update()

    @Slot()
    def _allow_answer(self) -> None:
        self.primary.setEnabled(True)
