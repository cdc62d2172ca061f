"""The run panel: starts and stops runs and shows their progress, time by stage, and the last result."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QPushButton, QWidget

from rallytrace.session.workspace import Workspace
from rallytrace.texts import join_list, join_texts, shown, shown_number, tr, tr_lazy
from rallytrace.track.track import Track
from rallytrace.track.wording import count_noun
from rallytrace.tracking.messages import ProviderInUse, RunOutcome, RunProgress, RunState
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row
from rallytrace.ui.look.time_text import DOT, ELLIPSIS, duration_words, rough_duration
from rallytrace.ui.look.widgets import (
    ElidedLabel,
    ScrollingPanel,
    ShareBar,
    SteadyLabel,
    give_role,
    plain_tip,
    show_share,
    show_text,
    thin_bar,
)
from rallytrace.ui.run_summary import is_of_ball, is_of_players, non_play_found
from rallytrace.ui.timeline.timeline_arrays import counts_of

CHOICES: Final = ("track_range", "track_from_here", "track_all")
"""Actions that start a run, in order of preference."""
_NAMES: Final = {
    "track_range": tr_lazy("video", "Marked range"),
    "track_from_here": tr_lazy("video", "From here"),
    "track_all": tr_lazy("video", "Whole video"),
}
_ICON: Final = QSize(16, 16)
_VERDICT_ICON = QSize(16, 16)
_N_STAGES = 4


class RunPanel(ScrollingPanel):
    """Starts and stops runs through the window's actions, and shows progress and result."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._chosen: str | None = None
        self._provider: ProviderInUse | None = None
        self.choice = QComboBox(self, minimumContentsLength=6)
        self.choice.setAccessibleName(tr("models", "What to track"))
        self.track = give_role(QPushButton(tr("models", "Track"), self), "primary")
        self.fill = QPushButton(tr("models", "Fill gaps"), self)
        self.cancel = QPushButton(tr("window", "Cancel"), self)
        self.idle = give_role(QLabel(tr("models", "No run yet."), self, wordWrap=True), "muted")
        self.going = QWidget(self)
        self.phase = give_role(ElidedLabel(parent=self), "heading")
        self.bar = thin_bar(self)
        self.progress_text = ElidedLabel(parent=self)
        self.speed_text = give_role(ElidedLabel(parent=self), "muted")
        self.stages = StageTable(self)
        self.ended = OutcomeCard(self)
        self.provider_mark = QLabel(self)
        self.provider = give_role(ElidedLabel(parent=self), "muted")
        self._set_up()
        self._lay_out()
        self.show_provider(None)
        self.show_nothing()
        self._show_possible()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.registry, context.window)
        RunBinder(panel, context.workspace)
        return panel

    def show_nothing(self) -> None:
        self._show(self.idle)

    def show_kept(self, n_runs: int) -> None:
        """Show the number of runs that the opened project contains."""
        runs = count_noun(n_runs, "run")
        self.idle.setText(tr("models", "{runs} in this project.", runs=runs) if n_runs else tr("models", "No run yet."))

    def show_progress(self, progress: RunProgress) -> None:
        self._show(self.going)
        self.phase.setText(f"{shown(progress.phase.text)}{ELLIPSIS}")
        self.progress_text.setText(progress_text(progress))
        self.speed_text.setText(speed_text(progress))
        share = share_of(progress)
        show_share(self.bar, share)
        self.stages.show_progress(progress)

    def show_outcome(self, outcome: RunOutcome, found: str = "", *earlier: RunOutcome) -> None:
        """Show how a run of one or more parts ended, and what it has found.

        Args:
            outcome: outcome of the last part.
            found: what all parts together have found, as from `findings`.
            *earlier: outcomes of the earlier parts.
        """
        self.ended.show_outcomes((*earlier, outcome), found, self._provider)
        self._show(self.ended)

    def show_provider(self, provider: ProviderInUse | None) -> None:
        """Show the provider, or None while it is unknown."""
        self._provider = provider
        warned = provider is not None and provider.warning
        for widget in (self.provider, self.provider_mark):
            widget.setVisible(provider is not None)
        if provider is None:
            return
        ink = IconColour.WARNING if warned else IconColour.MUTED
        self.provider_mark.setPixmap(icons.icon("alert" if warned else "chip", ink).pixmap(_ICON))
        if warned and provider.asked:
            words = tr("models", "Runs on {provider}, not on {asked}", provider=provider.name, asked=provider.asked)
        else:
            words = tr("models", "Runs on {provider}", provider=provider.name)
        self.provider.setText(words)
        self.provider.set_tip(shown(provider.announcement))

    def _show(self, chosen: QWidget) -> None:
        for widget in (self.idle, self.going, self.ended):
            widget.setVisible(widget is chosen)

    def _set_up(self) -> None:
        for name in CHOICES:
            self.choice.addItem(shown(_NAMES[name]), name)
            self._actions[name].changed.connect(self._show_possible)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.activated.connect(self._choose)
        self.track.clicked.connect(self._track)
        for button, name in ((self.fill, "reinpaint"), (self.cancel, "cancel_run")):
            action = self._actions[name]
            action.changed.connect(self._show_possible)
            button.clicked.connect(action.trigger)
            button.setIcon(action.icon())
        for widget in (self.choice, self.track, self.fill, self.cancel):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _lay_out(self) -> None:
        begin = lay_row((self.choice, 1), self.track, spacing=6)
        second_row = lay_row((self.fill, 1), (self.cancel, 1), spacing=6)
        parts = (self.phase, self.bar, self.progress_text, self.speed_text, 4, self.stages)
        lay_column(*parts, owner=self.going, spacing=5)
        provider = lay_row(self.provider_mark, (self.provider, 1), spacing=6)
        rows = (begin, second_row, self.idle, self.going, self.ended, provider, (None, 1))
        lay_column(*rows, owner=self.content, spacing=8, margins=(8, 8, 8, 8))

    @Slot()
    def _show_possible(self) -> None:
        """Offer the enabled actions. The user's choice is kept while it is enabled."""
        possible = [name for name in CHOICES if self._actions[name].isEnabled()]
        model = self.choice.model()
        for index, name in enumerate(CHOICES):
            if isinstance(model, QStandardItemModel):
                model.item(index).setEnabled(name in possible)
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
    def _choose(self, index: int) -> None:
        self._chosen = CHOICES[index]
        self._show_possible()

    @Slot()
    def _track(self) -> None:
        self._actions[CHOICES[self.choice.currentIndex()]].trigger()


class RunBinder(QObject):
    """Updates the run panel of a window."""

    def __init__(self, panel: RunPanel, workspace: Workspace) -> None:
        super().__init__(panel)
        self._panel = panel
        self._document, self._runs = workspace.document, workspace.runs
        self._parts: list[RunOutcome] = []
        """Outcomes of the finished parts of a run. The player search follows the ball tracking."""
        tracker = workspace.runs.tracker
        workspace.closed.connect(panel.show_nothing)
        workspace.document.replaced.connect(self._on_replaced)
        workspace.runs.forgotten.connect(panel.show_nothing)
        tracker.progressed.connect(panel.show_progress)
        tracker.finished.connect(self._on_finished)
        tracker.provider_in_use.connect(panel.show_provider)

    @Slot()
    def _on_replaced(self) -> None:
        self._panel.show_kept(len(self._document.runs))

    @Slot(object)
    def _on_finished(self, outcome: RunOutcome) -> None:
        parts = self._parts
        found = "" if outcome.proposed or not any(map(is_of_ball, (*parts, outcome))) else self._describe_ball()
        persons = [part.provenance["persons"] for part in (*parts, outcome) if is_of_players(part)]
        lines = [found] + [tr("models", "%n persons found", singular="%n person found", n=number) for number in persons]
        self._panel.show_outcome(outcome, "\n".join(filter(None, lines)), *parts)
        self._parts = [*parts, outcome] if self._runs.busy else []

    def _describe_ball(self) -> str:
        return findings(self._document.track, self._runs.spans or (range(self._document.track.n_frames),))


class OutcomeCard(QFrame):
    """The result of a run. After a failure it has a button that copies the details."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._details = ""
        self.mark = QLabel(self)
        self.title = give_role(QLabel(self), "heading")
        self.words = QLabel(self)
        self.found = QLabel(self)
        self.copy = QPushButton(tr("window", "Copy details"), self)
        self.copy.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()

    def show_outcomes(self, outcomes: Sequence[RunOutcome], found: str, provider: ProviderInUse | None) -> None:
        """Show how the parts of a run ended. The worst outcome determines the title."""
        result = combine_endings(outcomes)
        self._details = "\n\n".join(outcome_details(outcome, provider) for outcome in outcomes)
        self.mark.setPixmap(icons.verdict_icon(result.verdict).pixmap(_VERDICT_ICON))
        self.title.setText(shown(result.title))
        words = "\n".join(map(shown, result.sentences))
        self.words.setText(words)
        self.words.setToolTip(plain_tip(words))
        show_text(self.found, found)
        self.copy.setVisible(any(outcome.state is RunState.FAILED for outcome in outcomes))
        self.copy.setText(tr("window", "Copy details"))
        theme.set_property(self, "verdict", result.verdict.value)

    def _lay_out(self) -> None:
        for label in (self.words, self.found):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.copy.clicked.connect(self._copy)
        head = lay_row(self.mark, (self.title, 1), spacing=6)
        copy = (self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        lay_column(head, self.words, self.found, copy, owner=self, spacing=4, margins=(8, 8, 8, 8))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copy.setText(tr("window", "Copied"))


class StageTable(QWidget):
    """A bar for each stage of a run, showing its share of the total time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = lay_grid(self, spacing=(8, 2), stretched=1)
        names = (give_role(QLabel(self), "muted") for _ in range(_N_STAGES))
        self._rows = [(name, ShareBar(self), SteadyLabel(shown_number(1, ".0%"), self)) for name in names]
        for index, row in enumerate(self._rows):
            for column, widget in enumerate(row):
                grid.addWidget(widget, index, column)

    def show_progress(self, progress: RunProgress) -> None:
        for (name, bar, number), (text, tip, share) in zip(self._rows, stage_shares(progress), strict=True):
            name.setText(text)
            bar.set_parts(((share, "accent"),))
            number.setText(shown_number(share, ".0%"))
            for widget in (name, bar, number):
                widget.setToolTip(tip)


@dataclass(frozen=True, slots=True)
class RunResult:
    """How a run ended, as text.

    Attributes:
        verdict: good, warning or bad.
        title: one or two words.
        sentences: a text of one or two sentences for each part of the run.
    """

    verdict: BadgeStatus
    title: str
    sentences: tuple[str, ...]


def share_of(progress: RunProgress) -> float | None:
    """Return the progress of the current phase of a run, 0 to 1, or None if it is unknown."""
    if progress.share is not None:
        return min(max(progress.share, 0.0), 1.0)
    return min(progress.done / progress.total, 1.0) if progress.total and progress.done else None


def speed_text(progress: RunProgress) -> str:
    """Return the speed and the remaining time of a run as text, such as 25.1 frames/s, 2 min left."""
    parts = []
    if progress.frames_per_second > 0:
        parts.append(tr("models", "{speed:.1f} frames/s", speed=progress.frames_per_second))
    if progress.seconds_left is not None:
        parts.append(tr("models", "{duration} left", duration=rough_duration(progress.seconds_left)))
    return DOT.join(parts)


def progress_text(progress: RunProgress) -> str:
    if not progress.total:
        return ""
    return tr("video", "{count:,} of {frames}", count=progress.done, frames=count_noun(progress.total, "frame"))


def stage_shares(progress: RunProgress) -> tuple[tuple[str, str, float], ...]:
    """Return the name of each stage, what the stage does, and its share of the time, 0 to 1."""
    seconds = progress.stages
    stages = (
        (tr("models", "Read"), tr("models", "Decoding the video"), seconds.read),
        (tr("models", "Prepare"), tr("models", "Resizing frames and building windows"), seconds.preprocess),
        (tr("models", "Model"), tr("models", "Running the model"), seconds.forward),
        (tr("models", "Locate"), tr("models", "Finding the ball in the heatmaps"), seconds.decode),
    )
    total = sum(spent for _, _, spent in stages)
    return tuple((name, tip, spent / total if total else 0.0) for name, tip, spent in stages)


_SEVERITY: Final = (RunState.DONE, RunState.CANCELLED, RunState.FAILED)


def combine_endings(outcomes: Sequence[RunOutcome]) -> RunResult:
    """Return how a run ended, with a sentence for each part. The part with the worst outcome determines the title."""
    results = [ending(outcome) for outcome in outcomes]
    worst = max(range(len(outcomes)), key=lambda index: _SEVERITY.index(outcomes[index].state))
    return replace(results[worst], sentences=tuple(text for result in results for text in result.sentences))


def ending(outcome: RunOutcome) -> RunResult:
    if outcome.state is RunState.DONE:
        sentences = [_describe_work(outcome), non_play_found(outcome)]
        if outcome.proposed:
            sentences.append(tr_lazy("models", "The result is a proposal."))
        return RunResult(BadgeStatus.GOOD, tr_lazy("models", "Done"), (join_texts(filter(None, sentences), " "),))
    if outcome.state is RunState.CANCELLED:
        return RunResult(BadgeStatus.WARNING, tr_lazy("models", "Cancelled"), (_describe_kept(outcome),))
    if outcome.error is None:
        return RunResult(
            BadgeStatus.BAD, tr_lazy("models", "Failed"), (tr_lazy("models", "See the log for the reason."),)
        )
    words = join_texts(filter(None, (outcome.error.problem, outcome.error.remedy)), " ")
    return RunResult(BadgeStatus.BAD, tr_lazy("models", "Failed"), (words,))


def _describe_work(outcome: RunOutcome) -> str:
    """Return what a finished run has done."""
    n_frames, took = outcome.frames, duration_words(outcome.seconds)
    if not n_frames:
        return tr_lazy("models", "In {duration}.", duration=took)
    if is_of_players(outcome):
        return tr_lazy(
            "models",
            "%n frames searched for players in {duration}.",
            singular="%n frame searched for players in {duration}.",
            n=n_frames,
            duration=took,
        )
    return tr_lazy("models", "{frames} in {duration}.", frames=count_noun(n_frames, "frame"), duration=took)


def _describe_kept(outcome: RunOutcome) -> str:
    """Return what a cancelled run has done."""
    n_frames = outcome.frames
    if outcome.proposed:
        return tr_lazy("models", "Nothing was changed.")
    if is_of_players(outcome):
        if not n_frames:
            return tr_lazy("models", "No frames were searched for players.")
        return tr_lazy(
            "models",
            "%n frames searched for players and kept.",
            singular="%n frame searched for players and kept.",
            n=n_frames,
        )
    if not n_frames:
        return tr_lazy("models", "No frames were tracked.")
    return tr_lazy("models", "%n frames tracked and kept.", singular="%n frame tracked and kept.", n=n_frames)


def outcome_details(outcome: RunOutcome, provider: ProviderInUse | None) -> str:
    """Return all facts about a run as lines in English, for a bug report."""
    result = ending(outcome)
    words = " ".join(result.sentences)
    lines = [f"{result.title}: {words}", f"Frames: {outcome.frames}", f"Seconds: {outcome.seconds:.1f}"]
    if provider is not None:
        lines.append(f"Provider: {provider.name} (requested: {provider.asked or 'automatic'})")
    lines += [f"{name}: {value}" for name, value in outcome.provenance.items()]
    return "\n".join(lines)


def findings(track: Track, spans: Iterable[range]) -> str:
    """Return text such as '120 found, 9 filled, 3 hidden, 44 without ball', or '' if no frame has a result."""
    counts = [counts_of(track, span) for span in spans]
    filled = sum(count.filled for count in counts)
    if not any(count.visible or count.occluded or count.no_ball for count in counts):
        return ""
    found = sum(count.visible for count in counts) - filled
    occluded, no_ball = sum(count.occluded for count in counts), sum(count.no_ball for count in counts)
    parts = (
        tr("models", "%n found", singular="%n found", n=found),
        tr("models", "%n filled", singular="%n filled", n=filled) if filled else "",
        tr("models", "%n hidden", singular="%n hidden", n=occluded),
        tr("models", "%n without ball", singular="%n without ball", n=no_ball),
    )
    return join_list(parts)
