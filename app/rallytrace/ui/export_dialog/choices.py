"""The choices for an export: frames, target, and the options of each format."""

import os
from collections.abc import Sequence
from itertools import compress, count, filterfalse
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.analysis.match.gathering import SEARCHED_FACTS
from rallytrace.analysis.match.rally_facts import RallyFacts, widen_range
from rallytrace.errors import AppError, UsageError
from rallytrace.exports.clips import describe_unknown_scores
from rallytrace.exports.exporting import FORMATS
from rallytrace.exports.format_list import Format
from rallytrace.exports.request import (
    DEFAULT_EVENT_PATTERN,
    DEFAULT_PATTERN,
    NAME_FIELDS,
    ClipOptions,
    DatasetOptions,
    Drawing,
    OverlayOptions,
    Pictures,
    Split,
)
from rallytrace.files import paths
from rallytrace.session.playhead import Marks
from rallytrace.session.preferences import Preferences
from rallytrace.settings import APPEARANCE, AppearanceSettings, rules_of
from rallytrace.texts import join_sentences, shown, tr, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.table_style import TableStyle
from rallytrace.track.wording import count_noun, join_names
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row, lay_sentence
from rallytrace.ui.look.time_text import duration
from rallytrace.ui.look.widgets import DecimalBox, wrapped_label
from rallytrace.ui.match.filter_line import FilterLine
from rallytrace.ui.picture.overlay import LAYER_NAMES

PICTURES: Final = {
    Pictures.VIDEO: tr_lazy("exports", "A video for each rally"),
    Pictures.PNG: tr_lazy("exports", "PNG frames"),
    Pictures.VIDEO_AND_PNG: tr_lazy("exports", "Videos and PNG frames"),
}
SPLITS: Final = {
    Split.TRAIN: tr_lazy("exports", "Training"),
    Split.VAL: tr_lazy("exports", "Validation"),
    Split.TEST: tr_lazy("exports", "Test"),
}
_SPEEDS: Final = (0.125, 0.25, 0.5, 1.0, 2.0, 4.0)
_MAX_TRAIL_FRAMES: Final = 500
_MAX_MATCHES: Final = 9999


class FrameChoices(QWidget):
    changed = Signal()

    def __init__(self, marks: Marks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks = marks
        self.whole = QRadioButton(tr("exports", "Whole video"), self)
        self.marked = QRadioButton(tr("exports", "Marked range"), self)
        self.only_reviewed = QCheckBox(tr("exports", "Only reviewed frames"), self)
        self.whole.setChecked(True)
        self.marked.toggled.connect(self.changed)
        self.only_reviewed.toggled.connect(self.changed)
        marks.changed.connect(self._follow)
        lay_column(self.whole, self.marked, self.only_reviewed, owner=self, spacing=2, margins=(0, 3, 0, 0))
        self._follow()

    @property
    def frames(self) -> range | None:
        """Return the marked range if it is chosen, or None for the whole video."""
        return self._marks.frames if self.marked.isChecked() else None

    @property
    def reviewed_only(self) -> bool:
        return self.only_reviewed.isEnabled() and self.only_reviewed.isChecked()

    def set_frames(self, n_frames: int) -> None:
        frames = count_noun(n_frames, "frame")
        whole = tr("exports", "Whole video, {frames}", frames=frames) if n_frames else tr("exports", "Whole video")
        self.whole.setText(whole)

    @Slot()
    def _follow(self) -> None:
        frames = self._marks.frames
        self.marked.setEnabled(frames is not None)
        if frames is None:
            self.whole.setChecked(True)
            self.marked.setText(tr("exports", "Marked range"))
            self.marked.setToolTip(tr("exports", "Mark a range first (I and O)"))
        else:
            text = tr("exports", "Marked range, {first:,} to {last:,}", first=frames.start, last=frames.stop - 1)
            self.marked.setText(text)
            self.marked.setToolTip("")
        self.changed.emit()


class DestinationField(QWidget):
    """A field for the path to export to. Each format has a path of its own until another video is opened.

    Attributes:
        folder: folder of the last export, in which paths for other videos are suggested, or None.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._format = next(iter(FORMATS))
        self._video: Path | None = None
        self._names: dict[Format, str] = {}
        self.folder: Path | None = None
        self._exists = False
        self.field = QLineEdit(self)
        self.field.setAccessibleName(tr("exports", "Destination"))
        self.browse = QPushButton(tr("window", "Browse..."), self, autoDefault=False)
        self.replace = QCheckBox(self)
        self.replace.hide()
        self.field.textEdited.connect(self._note_name)
        self.browse.clicked.connect(self._browse)
        self.replace.toggled.connect(self.changed)
        grid = lay_grid(self, spacing=(8, 4))
        grid.addWidget(self.field, 0, 0)
        grid.addWidget(self.browse, 0, 1)
        grid.addWidget(self.replace, 1, 0, 1, 2)

    @property
    def path(self) -> Path:
        """Return the typed path.

        Raises:
            AppError: no name is given.
        """
        text = self.field.text().strip()
        if not text:
            raise AppError(
                tr_lazy("errors", "No file name is given."), tr_lazy("errors", "Type a name, or click Browse.")
            )
        return Path(os.path.expanduser(text))  # noqa: PTH111 - Path's own raises for an unknown user

    @property
    def replaces(self) -> bool:
        """Return whether something exists at the path and the user has agreed to replace it."""
        return self._exists and self.replace.isChecked()

    @property
    def free(self) -> bool:
        """Return whether nothing exists at the path, or it may be replaced."""
        return not self._exists or self.replace.isChecked()

    def set_video(self, video: Path | None) -> None:
        """Suggest a path for the exports of a video. Do nothing if this video is already set."""
        if video != self._video:
            self._video = video
            self._names.clear()
            self.forget_answer()
            self._show_name()

    def set_format(self, format_: Format) -> None:
        """Show the path for exports in this format."""
        self._format = format_
        self.forget_answer()
        self._show_name()

    def show_existing(self, *targets: Path | None) -> None:
        """Show a check box for replacing those of the targets that exist."""
        taken = [target.name for target in targets if target is not None and holds_something(target)]
        self._exists = bool(taken)
        self.replace.setText(tr("exports", "Replace the existing {names}", names=join_names(taken)) if taken else "")
        self.replace.setVisible(self._exists)

    def keep_name(self) -> None:
        """Keep suggesting the current path for this format, because labels are exported again after corrections."""
        self._names[self._format] = self.field.text()

    def forget_answer(self) -> None:
        self.replace.setChecked(False)

    def _show_name(self) -> None:
        named = self._names.get(self._format)
        if named is None and self._video is not None:
            named = str(_suggest_path(self._video, self._format, self.folder))
        self.field.setText(named or "")
        self.changed.emit()

    @Slot(str)
    def _note_name(self, name: str) -> None:
        self._names[self._format] = name
        self.forget_answer()
        self.changed.emit()

    @Slot()
    def _browse(self) -> None:
        text = self.field.text().strip()
        suggested = Path(text) if text else Path.home()
        title = tr("exports", "Export to")
        dialog = QFileDialog(self, title, str(suggested.parent), acceptMode=QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        format_record = FORMATS[self._format]
        if format_record.is_folder:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        else:
            dialog.setNameFilter(format_record.name_filter)
            dialog.setDefaultSuffix(format_record.suffix.lstrip("."))
            dialog.selectFile(suggested.name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._set_name)
        dialog.open()

    @Slot(str)
    def _set_name(self, name: str) -> None:
        self.field.setText(name)
        self._note_name(name)


def holds_something(target: Path) -> bool:
    try:
        return any(target.iterdir()) if target.is_dir() else target.exists() or target.is_symlink()
    except OSError:
        return True


def _suggest_path(video: Path, format_: Format, folder: Path | None) -> Path:
    """Return an unused path in a folder, or if None, in the video's folder.

    An existing dataset is suggested again, because exports add matches to it. For a video shipped with RallyTrace, the
    user's home folder replaces the video's.
    """
    shipped = video.is_relative_to(paths.resources_dir())
    parent = folder or (Path.home() if shipped else video.parent)
    usual = FORMATS[format_].default_path(parent / video.name)
    free = (usual.with_name(f"{usual.stem}_{number}{usual.suffix}") for number in count(2))
    if (FORMATS[format_].foreign is not None and FORMATS[format_].is_folder) or not holds_something(usual):
        return usual
    return next(filterfalse(holds_something, free))


class OneChoice(QWidget):
    """A form with a single check box, with a text and a tooltip from `tr_lazy`."""

    changed = Signal()

    def __init__(self, text: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tick = QCheckBox(shown(text), self)
        self.tick.setToolTip(shown(tip))
        self.tick.toggled.connect(self.changed)
        lay_column(self.tick, (None, 1), owner=self)


class TableChoices(QWidget):
    """The style of exported tables, which is a setting."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        rule = rules_of(APPEARANCE)["table_style"]
        self.field = combo(self, [(words, value) for value, words in rule.choices])
        self.field.setToolTip(tr("exports", "Excel with decimal commas: with a byte order mark and semicolons"))
        self.follow(preferences.value.appearance)
        self.field.currentIndexChanged.connect(self._keep)
        form = _form(self)
        form.addRow(tr("exports", "For"), self.field)

    @property
    def chosen(self) -> TableStyle:
        return TableStyle(self.field.currentData())

    def follow(self, appearance: AppearanceSettings) -> None:
        self.field.setCurrentIndex(self.field.findData(appearance.table_style))

    @Slot()
    def _keep(self) -> None:
        self._preferences.update(APPEARANCE, table_style=self.chosen)
        self.changed.emit()


class DatasetChoices(QWidget):
    """Options of a dataset. The field `match` is 0 for the next unused match number."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = combo(self, [(words, kind) for kind, words in PICTURES.items()])
        self.split = combo(self, [(words, kind) for kind, words in SPLITS.items()])
        self.match = QSpinBox(self)
        next_number = tr("exports", "next free number")
        self.match.setSpecialValueText(next_number)
        self.match.setMinimumWidth(max(110, self.match.fontMetrics().horizontalAdvance(next_number) + 40))
        self.match.setRange(0, _MAX_MATCHES)
        self.pictures.currentIndexChanged.connect(self.changed)
        self.split.currentIndexChanged.connect(self.changed)
        self.match.valueChanged.connect(self.changed)
        form = _form(self)
        form.addRow(tr("exports", "Pictures"), self.pictures)
        form.addRow(tr("exports", "Used for"), self.split)
        form.addRow(tr("match", "Match"), self.match)
        hint = tr(
            "exports",
            "TrackNetV3 can extract frames and backgrounds from the videos. A PNG frame takes about 1 MB.",
        )
        form.addRow(wrapped_label(self, hint, role="small"))

    @property
    def options(self) -> DatasetOptions:
        # Qt returns string enums as plain strings.
        split, pictures = Split(self.split.currentData()), Pictures(self.pictures.currentData())
        return DatasetOptions(split, self.match.value() or None, pictures)


class OverlayChoices(QWidget):
    changed = Signal()

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.layers = {layer: QCheckBox(shown(words), self) for layer, words in LAYER_NAMES.items()}
        self.trail_past = _trail(self, tr("exports", "Trail behind"))
        self.trail_future = _trail(self, tr("exports", "Trail ahead"))
        self.trail_past.setValue(appearance.trail_past)
        self.trail_future.setValue(0)
        self.speed = combo(self, [(_speed_text(speed), speed) for speed in _SPEEDS])
        self.speed.setCurrentIndex(_SPEEDS.index(1.0))
        self.caption = QCheckBox(tr("exports", "Show frame number and time"), self)
        self.caption.setChecked(True)
        self.poses = QCheckBox(tr("exports", "Draw the players' skeletons"), self)
        self.poses.toggled.connect(self.changed)
        for tick in self.layers.values():
            tick.setChecked(True)
            tick.toggled.connect(self.changed)
        self.caption.toggled.connect(self.changed)
        self.trail_past.valueChanged.connect(self.changed)
        self.trail_future.valueChanged.connect(self.changed)
        self.speed.currentIndexChanged.connect(self.changed)
        self._lay_out()

    @property
    def options(self) -> OverlayOptions:
        """Return the chosen options.

        Raises:
            UsageError: no layer is chosen.
        """
        return OverlayOptions(
            frozenset(layer for layer, tick in self.layers.items() if tick.isChecked()),
            self.trail_past.value(),
            self.trail_future.value(),
            self.speed.currentData(),
            self.caption.isChecked(),
            self._appearance.overlay_style,
            poses=self.poses.isChecked(),
        )

    @Slot(object)
    def follow(self, appearance: AppearanceSettings) -> None:
        self._appearance = appearance

    def _lay_out(self) -> None:
        layers = lay_grid(stretched=2)
        layers.setHorizontalSpacing(16)
        for index, tick in enumerate(self.layers.values()):
            layers.addWidget(tick, index // 2, index % 2)
        words = tr("exports", "{past} frames behind, {future} ahead", past="{past}", future="{future}")
        trails = lay_sentence(words, self, past=self.trail_past, future=self.trail_future)
        trails.addStretch(1)
        form = _form(self)
        form.addRow(tr("exports", "Layers"), layers)
        form.addRow(tr("exports", "Trail"), trails)
        form.addRow(tr("video", "Speed"), self.speed)
        form.addRow("", self.caption)
        form.addRow("", self.poses)


_DRAWINGS: Final = {
    Drawing.PATH: tr_lazy("match", "Path"),
    Drawing.SKELETONS: tr_lazy("match", "Skeletons"),
    Drawing.SCORE: tr_lazy("match", "Score"),
    Drawing.COURT: tr_lazy("match", "Court lines"),
    Drawing.SPEED: tr_lazy("match", "Speeds"),
}


class ClipChoices(QWidget):
    """Options of clips and reels. The extra seconds before and after are at first those of the settings."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        playback = preferences.value.playback
        self.subject = combo(self, [(tr("match", "Rallies"), False), (tr("match", "Serves, hits and landings"), True)])
        self.filter = FilterLine("rallies and events", preferences, self)
        self.lead_in = self._seconds(tr("exports", "Seconds before"))
        self.lead_out = self._seconds(tr("exports", "Seconds after"))
        self.lead_in.setValue(playback.lead_in)
        self.lead_out.setValue(playback.lead_out)
        self.drawn = {drawing: QCheckBox(shown(words), self) for drawing, words in _DRAWINGS.items()}
        self.drawn[Drawing.SCORE].setChecked(True)
        self.sound = QCheckBox(tr("exports", "Keep the sound"), self)
        self.sound.setChecked(True)
        self.pattern = QLineEdit(DEFAULT_PATTERN, self)
        fields = ", ".join(f"{{{name}}}" for name in NAME_FIELDS)
        self.pattern.setToolTip(tr("exports", "Pattern for file names. Fields: {fields}", fields=fields))
        for tick in (*self.drawn.values(), self.sound):
            tick.toggled.connect(self.changed)
        for line in (self.filter, self.pattern):
            line.textChanged.connect(self.changed)
        self.subject.currentIndexChanged.connect(self._change_subject)
        for box in (self.lead_in, self.lead_out):
            box.valueChanged.connect(self.changed)
        self._lay_out()

    @property
    def options(self) -> ClipOptions:
        """Return the chosen options.

        Raises:
            UsageError: the pattern of the file names contains an unknown field.
        """
        return ClipOptions(
            self.filter.text(),
            self.subject.currentData(),
            self.lead_in.value(),
            self.lead_out.value(),
            frozenset(drawing for drawing, tick in self.drawn.items() if tick.isChecked()),
            sound=self.sound.isChecked(),
            pattern=self.pattern.text(),
        )

    def choose(self, filter_text: str, *, of_events: bool) -> None:
        """Choose the rallies, or with `of_events` the events, that a filter finds."""
        self.filter.setText(filter_text)
        self.subject.setCurrentIndex(self.subject.findData(of_events))

    def show_names(self, *, shown: bool) -> None:
        """Show or hide the pattern of the file names, which only exports of several files need."""
        self._form.setRowVisible(self.pattern, shown)

    def sum_up(self, facts: MatchFacts, frames: range | None, times: Floats) -> str:
        """Return the number of rallies or events found and the total length of their clips, as a sentence.

        Args:
            facts: facts about rallies and events, for the filter.
            frames: only rallies and events that begin in these frames count; None counts all.
            times: start of each frame and end of the video in seconds, (n + 1,).

        Returns:
            '' if no rallies are known yet, or if the filter uses facts that only the export computes.
        """
        self.filter.set_facts(facts)
        test = self.filter.test
        if not facts.rallies or not test.names.isdisjoint(SEARCHED_FACTS):
            return ""
        unknown = ""
        if self.subject.currentData():
            found = list(compress(facts.events.frames, test.find(facts).events))
            spans = [range(frame, frame + 1) for frame in found if frames is None or frame in frames]
        else:
            rallies = compress(facts.rallies, test.find_rallies(facts))
            begun = [facts for facts in rallies if frames is None or facts.rally.frames.start in frames]
            spans = [facts.rally.frames for facts in begun]
            unknown = self._describe_unknown(begun)
        number = len(spans)
        clips = count_noun(number, "event") if self.subject.currentData() else count_noun(number, "rally", "rallies")
        total = sum(self._seconds_of_clip(span, times) for span in spans)
        text = tr("exports", "{clips}, {duration}.", clips=clips, duration=duration(total))
        return join_sentences(text, unknown)

    def _seconds_of_clip(self, frames: range, times: Floats) -> float:
        """Return the length in seconds of the clip of these frames, which includes the extra time within the video."""
        clip = widen_range(frames, times, self.lead_in.value(), self.lead_out.value())
        return float(times[clip.stop] - times[clip.start])

    def _describe_unknown(self, rallies: Sequence[RallyFacts]) -> str:
        try:
            unknown = describe_unknown_scores(rallies, self.options)
        except UsageError:
            return ""
        begins = any(one.known_score is not None and not one.known_score.match.score for one in rallies)
        is_drawn = self.drawn[Drawing.SCORE].isChecked()
        if begins and is_drawn and not unknown:
            return tr("exports", "The score is counted from 0-0 at the first rally.")
        return shown(unknown)

    @Slot()
    def _change_subject(self) -> None:
        """Show the default pattern for file names of the chosen subject, unless the user has typed a pattern."""
        if self.pattern.text() in {DEFAULT_PATTERN, DEFAULT_EVENT_PATTERN}:
            self.pattern.setText(DEFAULT_EVENT_PATTERN if self.subject.currentData() else DEFAULT_PATTERN)
        self.changed.emit()

    def _seconds(self, name: str) -> DecimalBox:
        box = DecimalBox(self)
        box.setRange(0, 60)
        box.setDecimals(1)
        box.setSuffix(" s")
        box.setAccessibleName(name)
        return box

    def _lay_out(self) -> None:
        drawn = lay_grid(stretched=3)
        drawn.setHorizontalSpacing(16)
        for index, tick in enumerate(self.drawn.values()):
            drawn.addWidget(tick, index // 3, index % 3)
        before, after = QLabel(tr("exports", "before,"), self), QLabel(tr("exports", "after"), self)
        form = self._form = _form(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("exports", "Cut out"), self.subject)
        form.addRow(tr("exports", "Filter"), self.filter)
        extra = lay_row(self.lead_in, before, self.lead_out, after, (None, 1), spacing=6)
        form.addRow(tr("exports", "Extra time"), extra)
        form.addRow(tr("exports", "Draw"), drawn)
        form.addRow("", self.sound)
        form.addRow(tr("exports", "File names"), self.pattern)


def _form(parent: QWidget) -> QFormLayout:
    form = QFormLayout(parent)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(12)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return form


def combo(parent: QWidget, choices: list[tuple[str, object]]) -> QComboBox:
    box = QComboBox(parent)
    box.setMinimumWidth(170)
    for words, value in choices:
        box.addItem(shown(words), value)
    return box


def _speed_text(speed: float) -> str:
    return tr("exports", "Original") if speed == 1 else tr("exports", "{speed:g} times", speed=speed)


def _trail(parent: QWidget, name: str) -> QSpinBox:
    field = QSpinBox(parent)
    field.setMinimumWidth(72)
    field.setAccessibleName(name)
    field.setRange(0, _MAX_TRAIL_FRAMES)
    return field
