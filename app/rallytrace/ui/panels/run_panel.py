"""The run: begin one, see how far it is and where its time goes, stop it, and read how it ended."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rallytrace.session.run_reports import ProviderInUse, RunOutcome, RunProgress
from rallytrace.ui.keyboard.action_lookup import Actions
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.time_text import ELLIPSIS, counted
from rallytrace.ui.look.widgets import ElidedLabel, ScrollingPanel
from rallytrace.ui.panels.run_outcome import OutcomeCard
from rallytrace.ui.panels.run_stages import StageTable
from rallytrace.ui.panels.run_words import headway, pace, share_of

CHOICES: Final = ("track_range", "track_from_here", "track_all")
"""The actions that begin a run, the one to be preferred first."""
_NAMES: Final = {"track_range": "Marked range", "track_from_here": "From here", "track_all": "Whole video"}
_NOTHING: Final = "Nothing has been tracked yet."
_STEPS: Final = 1000
_ICON: Final = QSize(16, 16)


class RunPanel(ScrollingPanel):
    """Begins and stops runs through the window's actions, and follows the one that is going on."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._chosen: str | None = None
        self._provider: ProviderInUse | None = None
        self.choice = QComboBox(self)
        self.track = QPushButton("Track", self)
        self.fill = QPushButton("Fill gaps", self)
        self.cancel = QPushButton("Cancel", self)
        self.idle = QLabel(_NOTHING, self)
        self.going = QWidget(self)
        self.phase = ElidedLabel(parent=self)
        self.bar = QProgressBar(self)
        self.headway = ElidedLabel(parent=self)
        self.pace = ElidedLabel(parent=self)
        self.stages = StageTable(self)
        self.ended = OutcomeCard(self)
        self.provider_mark = QLabel(self)
        self.provider = ElidedLabel(parent=self)
        self._set_up()
        self._lay_out()
        self.show_provider(None)
        self.show_nothing()
        self._show_possible()

    def show_nothing(self) -> None:
        """No run has been made of this video."""
        self._show(self.idle)

    def show_kept(self, n_runs: int) -> None:
        """So many runs are in the project that has been opened."""
        self.idle.setText(f"{counted(n_runs, 'run')} in this project." if n_runs else _NOTHING)

    def show_progress(self, progress: RunProgress) -> None:
        """Follow a run."""
        self._show(self.going)
        self.phase.setText(f"{progress.phase}{ELLIPSIS}")
        self.headway.setText(headway(progress))
        self.pace.setText(pace(progress))
        share = share_of(progress)
        self.bar.setRange(0, 0 if share is None else _STEPS)
        self.bar.setValue(0 if share is None else round(share * _STEPS))
        self.stages.show_progress(progress)

    def show_outcome(self, outcome: RunOutcome, found: str = "") -> None:
        """Show how a run ended, and what it found: see `run_words.findings`."""
        self.ended.show_outcome(outcome, found, self._provider)
        self._show(self.ended)

    def show_provider(self, provider: ProviderInUse | None) -> None:
        """What the models run on; None while nobody knows."""
        self._provider = provider
        warned = provider is not None and provider.warning
        for widget in (self.provider, self.provider_mark):
            widget.setVisible(provider is not None)
        if provider is None:
            return
        ink = IconColour.WARNING if warned else IconColour.MUTED
        self.provider_mark.setPixmap(icons.icon("alert" if warned else "chip", ink).pixmap(_ICON))
        instead = f", not on {provider.asked}" if warned and provider.asked else ""
        self.provider.setText(f"Runs on {provider.name}{instead}")
        self.provider.set_tip(provider.announcement)

    def _show(self, part: QWidget) -> None:
        for one in (self.idle, self.going, self.ended):
            one.setVisible(one is part)

    def _set_up(self) -> None:
        for name in CHOICES:
            self.choice.addItem(_NAMES[name], name)
            self._actions[name].changed.connect(self._show_possible)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(6)
        self.choice.setAccessibleName("What to track")
        self.choice.activated.connect(self._choose)
        self.track.setProperty("role", "primary")
        self.track.clicked.connect(self._track)
        for button, name in ((self.fill, "reinpaint"), (self.cancel, "cancel_run")):
            action = self._actions[name]
            action.changed.connect(self._show_possible)
            button.clicked.connect(action.trigger)
            button.setIcon(action.icon())
        for widget in (self.choice, self.track, self.fill, self.cancel):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.idle.setWordWrap(True)
        self.phase.setProperty("role", "heading")
        for label in (self.idle, self.pace, self.provider):
            label.setProperty("role", "muted")

    def _lay_out(self) -> None:
        begin = QHBoxLayout()
        begin.setSpacing(6)
        begin.addWidget(self.choice, 1)
        begin.addWidget(self.track)
        more = QHBoxLayout()
        more.setSpacing(6)
        more.addWidget(self.fill, 1)
        more.addWidget(self.cancel, 1)
        going = QVBoxLayout(self.going)
        going.setContentsMargins(0, 0, 0, 0)
        going.setSpacing(5)
        for widget in (self.phase, self.bar, self.headway, self.pace):
            going.addWidget(widget)
        going.addSpacing(4)
        going.addWidget(self.stages)
        provider = QHBoxLayout()
        provider.setSpacing(6)
        provider.addWidget(self.provider_mark)
        provider.addWidget(self.provider, 1)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addLayout(begin)
        column.addLayout(more)
        for part in (self.idle, self.going, self.ended):
            column.addWidget(part)
        column.addLayout(provider)
        column.addStretch(1)

    @Slot()
    def _show_possible(self) -> None:
        """Offer what the actions allow; what the analyst chose stays chosen while it is possible."""
        possible = [name for name in CHOICES if self._actions[name].isEnabled()]
        model = self.choice.model()
        for at, name in enumerate(CHOICES):
            if isinstance(model, QStandardItemModel):
                model.item(at).setEnabled(name in possible)
        wanted = self._chosen if self._chosen in possible else next(iter(possible), None)
        if wanted is not None:
            self.choice.setCurrentIndex(CHOICES.index(wanted))
            self.track.setToolTip(self._actions[wanted].toolTip())
        for widget in (self.choice, self.track):
            widget.setEnabled(bool(possible))
        for button, name in ((self.fill, "reinpaint"), (self.cancel, "cancel_run")):
            button.setEnabled(self._actions[name].isEnabled())
            button.setToolTip(self._actions[name].toolTip())

    @Slot(int)
    def _choose(self, at: int) -> None:
        self._chosen = CHOICES[at]
        self._show_possible()

    @Slot()
    def _track(self) -> None:
        self._actions[CHOICES[self.choice.currentIndex()]].trigger()
