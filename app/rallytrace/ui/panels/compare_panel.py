"""The compare panel: metrics against another track, and the list of disagreements."""

import math
import re
from collections.abc import Callable
from functools import partial
from typing import Final, Self

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from rallytrace.session.comparing import ComparisonController
from rallytrace.texts import join_list, shown, shown_number, tr, tr_lazy
from rallytrace.track.disagreements import OUTCOME_WORDS, Disagreement
from rallytrace.track.metrics import WRONG, Comparison, Counts, Outcome
from rallytrace.track.overlay_style import rgb
from rallytrace.track.wording import capitalize, count_noun
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions, action_button
from rallytrace.ui.look import theme
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row, stack_pages
from rallytrace.ui.look.theme import legible
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import NO_VALUE, format_number
from rallytrace.ui.look.widgets import ElidedLabel, empty_label, give_role, show_text, wrapped_label
from rallytrace.ui.panels.walk_list import WalkDelegate, WalkList, WalkModel, draw_pair, row_of_buttons
from rallytrace.ui.picture.overlay import cross_outline
from rallytrace.ui.timeline.strips import outcome_colours

_MIN_WIDTH_PX: Final = 216
_MNEMONIC: Final = re.compile(r"\(&\w\)|&")
"""The mark of a letter in the text of an action, which is '(&C)' in languages without Latin letters."""
_RATES: Final = (
    ("accuracy", tr_lazy("window", "Accuracy"), tr_lazy("window", "(TP + TN) / all")),
    ("precision", tr_lazy("window", "Precision"), "TP / (TP + FP1 + FP2)"),
    ("recall", tr_lazy("window", "Recall"), "TP / (TP + FN)"),
    ("f1", "F1", tr_lazy("window", "Harmonic mean of precision and recall")),
)
_OUTCOMES: Final = (
    (Outcome.TP, "tp", tr_lazy("window", "TP: ball in both, at most 4 px apart at 512x288")),
    (Outcome.TN, "tn", tr_lazy("window", "TN: no ball in both")),
    (Outcome.FP1, "fp1", tr_lazy("window", "FP1: ball in both, more than 4 px apart at 512x288")),
    (Outcome.FP2, "fp2", tr_lazy("window", "FP2: ball only in this track")),
    (Outcome.FN, "fn", tr_lazy("window", "FN: ball only in the other track")),
)
_LINE_HEIGHT_PX: Final = 18
SIDE: Final = 14
"""Side of a marker, in pixels."""
_BAR_HEIGHT_PX: Final = 6
_LINE_WIDTH_PX: Final = 2
_REACH: Final = {
    Outcome.FP1: (True, True),
    Outcome.FP2: (True, False),
    Outcome.FN: (False, True),
}
"""For each outcome with a bar, whether the bar extends upwards, and whether it extends downwards."""


class ComparePanel(QWidget):
    disagreement_requested = Signal(object)
    """A `Disagreement` to go to."""

    def __init__(self, comparing: ComparisonController, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparing = comparing
        self._frame = 0
        self.rows = DisagreementModel()
        self.name = give_role(ElidedLabel(parent=self, mode=Qt.TextElideMode.ElideMiddle), "heading")
        self.numbers = MetricsTable(self)
        self.here = give_role(ElidedLabel(parent=self), "muted")
        self._ranges = WalkList(
            self.rows,
            DisagreementDelegate(self.rows),
            name=tr("window", "Disagreements"),
            filter_name=tr("window", "Only this kind of disagreement"),
            parent=self,
        )
        self.filter, self.list, self.agreed = self._ranges.filter, self._ranges.list, self._ranges.empty
        nothing_compared = tr(
            "window",
            "No comparison.\n\nOpen labels or another project of this video. Frames that differ from this track are "
            "listed here.",
        )
        self.empty = empty_label(self, nothing_compared)
        self.begin, self.take_over = QPushButton(self), QPushButton(tr("window", "Use the other track"), self)
        self.buttons = [action_button(actions[name], self) for name in ("previous_disagreement", "next_disagreement")]
        self.close_button = action_button(actions["close_comparison"], self)
        self._following = ((self.begin, actions["compare"]), (self.take_over, actions["take_over"]))
        self.agreed.setText(tr("window", "No disagreements."))
        self.begin.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self._connect()
        self._refresh()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.workspace.comparing, context.registry, context.window)
        context.state.feed(times_changed=panel.set_times, frame_shown=panel.set_playhead)
        panel.disagreement_requested.connect(context.navigation_controller.return_to_view)
        return panel

    def set_times(self, times: FrameTimes) -> None:
        self.rows.set_times(times)

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Select the disagreement of the frame on the screen, and show how the tracks compare there."""
        self._frame = frame
        self._choose_here()

    def _lay_out(self) -> None:
        placeholder = QWidget(self)
        begin = (self.begin, 0, Qt.AlignmentFlag.AlignHCenter)
        lay_column((None, 1), self.empty, begin, (None, 2), owner=placeholder, margins=None)
        self._pages = stack_pages(self, placeholder, self._comparison())
        lay_column(self._pages, owner=self)
        self.setMinimumWidth(max(_MIN_WIDTH_PX, self.minimumSizeHint().width()))

    def _comparison(self) -> QWidget:
        page = QWidget(self)
        sign = PaintedSign(draw_other_track, self)
        sign.setToolTip(tr("window", "Marker of the other track on the video"))
        head = lay_row(sign, (self.name, 1), self.close_button, spacing=6)
        rows = (head, self.numbers, (self._ranges, 1), self.here, row_of_buttons(self.take_over, self.buttons))
        lay_column(*rows, owner=page, spacing=6, margins=(8, 6, 8, 6))
        return page

    def _connect(self) -> None:
        self._comparing.counted.connect(self._refresh)
        self.filter.kind_chosen.connect(self._set_filter)
        self._ranges.range_requested.connect(self.disagreement_requested)
        for button, action in self._following:
            button.clicked.connect(action.trigger)
            action.changed.connect(self._show_possible)
        self._show_possible()

    @Slot()
    def _refresh(self) -> None:
        comparing, compared = self._comparing, self._comparing.other
        self._pages.setCurrentIndex(0 if compared is None else 1)
        if compared is not None:
            self.name.setText(compared.name)
            self.name.setToolTip("\n".join([compared.name, *map(shown, compared.remarks)]))
        self.numbers.show_comparison(comparing.comparison)
        self._ranges.show_ranges(comparing.shown)
        self._offer_kinds()
        self._choose_here()

    def _offer_kinds(self) -> None:
        """Update the choice of kinds with the number of disagreements of each kind. The chosen kind stays chosen."""
        disagreements, chosen = self._comparing.disagreements, self._comparing.only
        kinds: list[tuple[str, int | None]] = [
            (tr("window", "All disagreements ({count:,})", count=len(disagreements)), None)
        ]
        for kind in WRONG:
            count = sum(1 for disagreement in disagreements if disagreement.outcome is kind)
            if count or kind is chosen:
                words = capitalize(shown(OUTCOME_WORDS[kind]))
                kinds.append((tr("window", "{kind} ({count:,})", kind=words, count=count), int(kind)))
        self.filter.offer(kinds, None if chosen is None else int(chosen))

    def _choose_here(self) -> None:
        disagreement = self._comparing.disagreement_at(self._frame)
        self._ranges.choose(disagreement)
        self.here.setText(self._current_text())
        self._show_possible()

    def _current_text(self) -> str:
        comparing, frame = self._comparing, self._frame
        if not 0 <= frame < len(comparing.outcomes):
            return ""
        words = OUTCOME_WORDS[Outcome(comparing.outcomes[frame])]
        distance = float(comparing.distances[frame])
        if math.isnan(distance):
            return tr("window", "Frame {frame:,}: {outcome}", frame=frame, outcome=words)
        return tr(
            "window",
            "Frame {frame:,}: {outcome}, {distance:.1f} px apart",
            frame=frame,
            outcome=words,
            distance=distance,
        )

    @Slot(object)
    def _set_filter(self, kind: int | None) -> None:
        self._comparing.set_only(None if kind is None else Outcome(kind))

    @Slot()
    def _show_possible(self) -> None:
        begin, take_over = (action for _, action in self._following)
        self.begin.setText(_MNEMONIC.sub("", begin.text()))
        self.begin.setEnabled(begin.isEnabled())
        in_one = self._comparing.disagreement_at(self._frame) is not None
        self.take_over.setEnabled(take_over.isEnabled() and in_one)
        self.take_over.setToolTip(take_over.toolTip())


class MetricsTable(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rates = {name: give_role(QLabel(NO_VALUE, self), "heading") for name, _, _ in _RATES}
        self.counts = {outcome: QLabel(NO_VALUE, self) for outcome, _, _ in _OUTCOMES}
        self.distance, self.left_out = (wrapped_label(self, role="muted") for _ in range(2))
        rows = (self._rate_grid(), self._count_grid(), self.distance, self.left_out)
        lay_column(*rows, owner=self, spacing=6)

    def show_comparison(self, comparison: Comparison) -> None:
        counts = comparison.counts
        for name, label in self.rates.items():
            label.setText(shown_number(getattr(counts, name), ".3f") if counts.frames else NO_VALUE)
        for outcome, name, _ in _OUTCOMES:
            self.counts[outcome].setText(format_number(getattr(counts, name)))
        self.distance.setText(distance_words(comparison))
        show_text(self.left_out, _left_out(comparison))

    def _rate_grid(self) -> QGridLayout:
        grid = lay_grid(spacing=(8, 0))
        for column, (key, name, tip) in enumerate(_RATES):
            title = give_role(QLabel(shown(name), self), "small")
            for row, label in enumerate((title, self.rates[key])):
                label.setToolTip(shown(tip))
                grid.addWidget(label, row, column)
            grid.setColumnStretch(column, 1)
        return grid

    def _count_grid(self) -> QGridLayout:
        grid = lay_grid(spacing=(6, 2), stretched=1)
        for row, (outcome, key, tip) in enumerate(_OUTCOMES):
            name, code = (
                QLabel(capitalize(shown(OUTCOME_WORDS[outcome])), self),
                give_role(QLabel(key.upper(), self), "small"),
            )
            for label in (name, code, self.counts[outcome]):
                label.setToolTip(shown(tip))
            grid.addWidget(PaintedSign(partial(draw_outcome, left=0, top=0, outcome=outcome), self), row, 0)
            grid.addWidget(name, row, 1)
            grid.addWidget(code, row, 2)
            grid.addWidget(self.counts[outcome], row, 3, Qt.AlignmentFlag.AlignRight)
        grid.setColumnMinimumWidth(3, self.fontMetrics().horizontalAdvance(format_number(100_000)))
        return grid


def distance_words(comparison: Comparison) -> str:
    """Return the distances as a sentence, or '' if no frame has a ball in both tracks."""
    if not comparison.errors.size:
        return ""
    half, *quantiles = comparison.error_quantiles().items()
    return tr(
        "window",
        "Distance in px: mean {mean:.1f}, median {median:.1f}, {quantiles}",
        mean=comparison.mean_error,
        median=half[1],
        quantiles=join_list(f"P{100 * share:.0f} {shown_number(distance, '.1f')}" for share, distance in quantiles),
    )


def _left_out(comparison: Comparison) -> str:
    counts: Counts = comparison.counts
    if not counts.frames:
        return tr("window", "No frame is labelled in both tracks.")
    parts = []
    if comparison.unmatched:
        parts.append(
            tr(
                "window",
                "%n labelled only in the other track",
                singular="%n labelled only in the other track",
                n=comparison.unmatched,
            )
        )
    if comparison.unlabelled:
        parts.append(
            tr(
                "window",
                "%n labelled only in this track",
                singular="%n labelled only in this track",
                n=comparison.unlabelled,
            )
        )
    return tr("window", "Not counted: {frames}.", frames=join_list(parts)) if parts else ""


class DisagreementModel(WalkModel[Disagreement]):
    def description(self, listed: Disagreement) -> str:
        return shown(OUTCOME_WORDS[listed.outcome])

    def tip(self, row: Disagreement) -> str:
        return tr(
            "window",
            "{frames}: {outcome} ({code})",
            frames=count_noun(len(row.frames), "frame"),
            outcome=OUTCOME_WORDS[row.outcome],
            code=row.outcome.name,
        )


class DisagreementDelegate(WalkDelegate[Disagreement]):
    """Paints a disagreement in two lines: frames and distance, then the outcome."""

    def __init__(self, model: DisagreementModel) -> None:
        super().__init__(model, _LINE_HEIGHT_PX)
        self._words = {outcome: capitalize(shown(words)) for outcome, words in OUTCOME_WORDS.items()}

    def draw_lines(self, painter: QPainter, line: QRect, row: Disagreement, *, chosen: bool) -> None:
        tokens = theme.tokens()
        second = self.second_line(line)
        painter.setPen(QColor(tokens.on_selection if chosen else tokens.text))
        distance = "" if math.isnan(row.distance) else f"{row.distance:.0f} px"  # the maximum
        draw_pair(painter, line, self._ranges.position(row), distance)
        painter.setPen(QColor(tokens.on_selection if chosen else tokens.muted))
        draw_outcome(painter, second.left(), second.top() + (_LINE_HEIGHT_PX - SIDE) / 2, row.outcome)
        words = second.adjusted(SIDE + 6, 0, 0, 0)
        draw_pair(painter, words, self._words[row.outcome], shown(count_noun(len(row.frames), "frame")))


def draw_outcome(painter: QPainter, left: float, top: float, outcome: Outcome) -> None:
    """Draw the marker of an outcome as on the timeline, in a square of `SIDE` pixels with this left and top edge."""
    colours = outcome_colours(theme.tokens())
    middle = top + (SIDE - _LINE_WIDTH_PX) / 2
    painter.fillRect(QRectF(left, middle, SIDE, _LINE_WIDTH_PX), QColor(*colours.line))
    colour = {Outcome.FP1: colours.fp1, Outcome.FP2: colours.fp2, Outcome.FN: colours.fn}.get(outcome)
    if colour is not None:
        reaches_up, reaches_down = _REACH[outcome]
        first, last = (top if reaches_up else middle), (top + SIDE if reaches_down else middle + _LINE_WIDTH_PX)
        painter.fillRect(
            QRectF(left + (SIDE - _BAR_HEIGHT_PX) / 2, first, _BAR_HEIGHT_PX, last - first), QColor(*colour)
        )


class PaintedSign(QWidget):
    """A small widget that shows a symbol of the video or the timeline, in the colours of the theme."""

    def __init__(self, draw: Callable[[QPainter], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self.setFixedSize(QSize(SIDE, SIDE))
        theme.current().changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._draw(painter)


def draw_other_track(painter: QPainter) -> None:
    """Draw the marker of the other track's point, as on the video."""
    tokens = theme.tokens()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(*legible(rgb(tokens.compared), rgb(tokens.panel))), 2.0))
    painter.drawPath(cross_outline(QPointF(SIDE / 2, SIDE / 2), SIDE * 0.42))
