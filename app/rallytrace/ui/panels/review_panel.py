"""The review panel: the queue of probable errors, its filters, and the sensitivity slider."""

import html
from collections.abc import Callable, Sequence
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QStyleOptionViewItem,
    QWidget,
)

from rallytrace.analysis.review_queue import MIN_SUSPICION, Item, levels
from rallytrace.analysis.suspicion.reasons import CHIPS, Reason, reasons_in
from rallytrace.errors import printable
from rallytrace.session.review import Review
from rallytrace.settings.words import WORDS
from rallytrace.texts import join_list, join_sentences, shown, shown_number, tr
from rallytrace.track.wording import capitalize, count_noun, frames_text
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions, action_button
from rallytrace.ui.keyboard.keys import action_key, action_link
from rallytrace.ui.look import theme
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import ELLIPSIS, format_number, rough_duration, rough_range
from rallytrace.ui.look.widgets import ElidedButton, ElidedLabel, give_role, one_shot, plain_tip, wrapped_label
from rallytrace.ui.panels.row_list import Index
from rallytrace.ui.panels.walk_list import (
    WalkDelegate,
    WalkList,
    WalkModel,
    draw_pair,
)

_MIN_WIDTH_PX: Final = 204
_TRACK: Final = "track"
_EXPORT: Final = "export"
_NEXT_VIDEO: Final = "next_video"
_EVERYWHERE: Final = "everywhere"
_ALTERNATIVES: Final = ("fill_take", "proposal_take", "name_rally")
"""Actions that Enter carries out instead of Accept while they are enabled."""
_MIN_RETRACKED_FRAMES: Final = 8
"""Minimum length of a gap at which re-tracking finds more than a fill does (docs/decisions/0018-retracking.md)."""
_FEW_WHY_LINES: Final = 4
_WHY_LINES: Final = 5
_MANY_WHY_LINES: Final = 9
_LOW_HEIGHT_PX: Final = 420
"""In a panel lower than this, in pixels, rows and reasons have fewer lines, so that several items stay visible."""
_HIGH_HEIGHT_PX: Final = 560
"""Height of a panel, in pixels, from which all reasons of a frame fit."""
_FILTERS_MS: Final = 300
_MAX_LISTED: Final = 500
_LINE_HEIGHT_PX: Final = 19
_SPACING: Final = 4
_ChipLine = tuple[tuple[str, ...], str]
"""The chips of a line, and the number of omitted chips as text such as "+2", or ''."""
LOWEST_PERCENT: Final = round(MIN_SUSPICION * 100)
HIGHEST_PERCENT: Final = 95
_N_BINS: Final = 34
_HEIGHT: Final = 46
_LOW_HEIGHT: Final = 28
_GRIP_WIDTH_PX: Final = 8
_SIDE: Final = 6.0
_BASE_HEIGHT_PX: Final = 12.0
"""Height of the area below the bars, which holds the handle."""


class ReviewPanel(QWidget):
    """Shows the review queue. Signals ask the window to go to an item.

    Attributes:
        retracking_seconds: returns how many seconds re-tracking a number of frames takes, at least and as expected, or
            None if this is unknown.
    """

    item_requested = Signal(object)
    """An `Item` to go to."""

    def __init__(
        self,
        review: Review,
        actions: Actions,
        parent: QWidget | None = None,
        *,
        retracking_seconds: Callable[[int], tuple[float, float] | None] = lambda _: None,
    ) -> None:
        super().__init__(parent, minimumWidth=_MIN_WIDTH_PX)
        self._review = review
        self._frame = 0
        self.retracking_seconds = retracking_seconds
        self.rows = ItemModel()
        self.left = wrapped_label(self, role="heading")
        self.time_left = give_role(ElidedLabel(parent=self), "muted")
        self.sensitivity = SensitivitySlider(self)
        self._ranges = WalkList(
            self.rows,
            ItemDelegate(self.rows),
            name=tr("window", "Review items"),
            filter_name=tr("window", "Only items with this reason"),
            parent=self,
        )
        self.filter, self.list = self._ranges.filter, self._ranges.list
        self.empty, self.pages = self._ranges.empty, self._ranges.pages
        self.confined = give_role(QLabel(self, textFormat=Qt.TextFormat.RichText, wordWrap=True), "muted")
        self.why = give_role(QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText), "muted")
        self._why_area = QScrollArea(self, widgetResizable=True)
        self._why_area.setFrameShape(QScrollArea.Shape.NoFrame)
        names = ("item_first", "previous_suspicious", "next_suspicious", "item_last")
        self.buttons = [action_button(actions[name], self) for name in names]
        self.again = give_role(ElidedButton(self), "link")
        self._tracking_again = actions["propose_tracking"]
        self._unreviewed = actions["next_unreviewed"]
        self._tracking = actions["track_all"]
        self._leads_on = {_TRACK: self._tracking, _EXPORT: actions["export_labels"], _NEXT_VIDEO: actions["next_video"]}
        self.accept = ElidedButton(self)
        self._accepting = actions["accept"]
        self._alternatives = [actions[name] for name in _ALTERNATIVES]
        self._accepts = (0, range(0))
        self._is_reviewed = self._done = False
        self._recount = one_shot(self, _FILTERS_MS, self._count_reasons)
        self._set_up()
        self._lay_out()
        self._connect()
        self.refresh()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(
            context.workspace.review,
            context.registry,
            context.window,
            retracking_seconds=context.workspace.runs.estimate_retracking,
        )
        ReviewBinder(panel, context)
        return panel

    def set_times(self, times: FrameTimes) -> None:
        self.rows.set_times(times)

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Select the item of the frame on the screen and show its reasons."""
        self._frame = frame
        self._choose_here()

    def show_open(self, n_open: int, frames: range = range(0), *, done: bool = False, reviewed: bool = False) -> None:
        """Show what Accept applies to. If edits have split the item, its parts are marked in the list.

        Args:
            n_open: number of frames of the item that are still to be accepted. If 0, Accept applies to the current
                frame.
            frames: frames of the item.
            done: whether the item is fully accepted, so that the next one follows.
            reviewed: whether the current frame is reviewed.
        """
        self._accepts, self._done, self._is_reviewed = (n_open, frames), done, reviewed
        self._show_possible()
        self._ranges.show_walked(frames if n_open else range(0))

    def _words_of_accept(self) -> str:
        """Return the text of the button that does what Enter does, with the frames that it applies to."""
        alternative = next((action for action in self._alternatives if action.isEnabled()), None)
        if alternative is not None and not self._accepting.isEnabled():
            return alternative.iconText()
        n_open, frames = self._accepts
        if self._done and self._accepting.isEnabled():
            return tr("window", "Accept") if self._review.nothing_left else tr("window", "Next item")
        if not n_open and self._is_reviewed:
            return self._unreviewed.iconText()
        if not n_open:
            accepts = self._accepting.isEnabled()
            return (
                tr("window", "Accept {frames}", frames=format_number(self._frame))
                if accepts
                else tr("window", "Accept")
            )
        if n_open == len(frames):
            return tr("window", "Accept {frames}", frames=frames_text(frames))
        return tr("window", "Accept {count:,} of {frames}", count=n_open, frames=frames_text(frames))

    def _set_up(self) -> None:
        self.sensitivity.setValue(round(self._review.threshold * 100))
        self.filter.offer([(tr("window", "All reasons"), 0)], 0)
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.why.setContentsMargins(0, 0, 4, 0)
        self._why_area.setWidget(self.why)
        self._why_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._why_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.empty.setTextFormat(Qt.TextFormat.RichText)
        self.again.hide()
        for button in (self.accept, self.again):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _lay_out(self) -> None:
        counts = lay_column(self.left, self.time_left, spacing=0)
        head = lay_row((counts, 1), *self.buttons, spacing=2)
        lists = self.confined, (self._ranges, 1), self._why_area
        rows = (head, self.sensitivity, *lists, self.again, self.accept)
        lay_column(*rows, owner=self, spacing=6, margins=(8, 4, 8, 6))

    def _connect(self) -> None:
        self._review.queue_changed.connect(self.refresh)
        self.sensitivity.valueChanged.connect(self._set_threshold)
        self.filter.kind_chosen.connect(self._review.set_only)
        self._ranges.range_requested.connect(self.item_requested)
        self.accept.clicked.connect(self._do_as_enter)
        self.again.clicked.connect(self._tracking_again.trigger)
        for label in (self.empty, self.confined):
            label.linkActivated.connect(self._follow)
        for action in self._leads_on.values():
            action.changed.connect(self._explain)
        for action in (self._accepting, *self._alternatives):
            action.changed.connect(self._show_possible)
        self._tracking_again.changed.connect(self._offer_tracking)
        self._offer_tracking()
        self._show_possible()

    @Slot()
    def _do_as_enter(self) -> None:
        action = next((action for action in (self._accepting, *self._alternatives) if action.isEnabled()), None)
        if action is not None:
            action.trigger()

    @Slot(str)
    def _follow(self, link: str) -> None:
        if link in self._leads_on:
            self._leads_on[link].trigger()
        elif link == _EVERYWHERE:
            self._review.set_within(None)
        else:
            self._review.set_threshold(0.0)

    @Slot()
    def _explain(self) -> None:
        """Explain why no items are listed."""
        if not self._review.shown:
            self.empty.setText(self._empty_text())

    @Slot()
    def _offer_tracking(self) -> None:
        """Offer to track a gap again if that finds more than a fill does."""
        item = self._review.item_at(self._frame)
        pays = item is not None and self._review.unseen_in(item) >= _MIN_RETRACKED_FRAMES
        self.again.setVisible(pays and self._tracking_again.isEnabled())
        if item is not None:
            seconds = self.retracking_seconds(len(item.frames))
            frames = frames_text(item.frames)
            if seconds is None:
                self.again.setText(tr("models", "Re-track {frames}", frames=frames))
            else:
                takes = rough_range(*seconds)
                self.again.setText(tr("models", "Re-track {frames} ({duration})", frames=frames, duration=takes))
            self.again.setToolTip(self._tracking_again.toolTip())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the reasons a fixed height, so that nothing moves from frame to frame."""
        super().resizeEvent(event)
        is_low, is_high = self.height() < _LOW_HEIGHT_PX, self.height() >= _HIGH_HEIGHT_PX
        lines = _FEW_WHY_LINES if is_low else _MANY_WHY_LINES if is_high else _WHY_LINES
        self._ranges.set_dense(dense=is_low)
        self.sensitivity.set_low(low=is_low)
        self._why_area.setFixedHeight(self.why.fontMetrics().lineSpacing() * lines + 2)

    @Slot()
    def refresh(self) -> None:
        review, items = self._review, self._review.shown
        self.sensitivity.setValue(round(review.threshold * 100))
        self.sensitivity.set_levels(levels(review.items))
        self.left.setToolTip(self._tip_of_count())
        n_left, seconds = len(items), review.seconds_left
        if items and seconds is not None:
            duration = rough_duration(seconds)
            self.time_left.set_short_text(f"~{duration}")
            self.time_left.setText(tr("window", "about {duration} of work", duration=duration))
        self.time_left.setVisible(bool(items) and seconds is not None)
        self.left.setText(tr("window", "%n items left", singular="%n item left", n=n_left) if items else "")
        self.confined.setVisible(review.within is not None)
        confined = tr("match", "Only {rallies}.", rallies=count_noun(len(review.within or ()), "rally", "rallies"))
        everything = tr("window", "Review everything")
        self.confined.setText(f'{confined} <a href="{_EVERYWHERE}">{everything}</a>')
        self._why_area.setVisible(bool(items))
        self._explain()
        self._ranges.show_ranges(items)
        self._choose_here()
        if not self._recount.isActive():
            self._recount.start()

    def _tip_of_count(self) -> str:
        """Return what a review item is, and why more items than at first are listed."""
        review, sentences = self._review, [shown(WORDS["review item"])]
        if review.added:
            sentences.append(tr("window", "%n less certain.", singular="%n less certain.", n=review.added))
        if review.by_corrections:
            added = tr("window", "%n by corrections.", singular="%n by corrections.", n=review.by_corrections)
            sentences += [added, tr("window", "A correction can split an item, and flag frames next to it.")]
        return join_sentences(*sentences)

    def _empty_text(self) -> str:
        review = self._review
        if review.less_certain:
            none_left = tr("window", "No items of {share:.0%} or more are left.", share=review.threshold)
            hidden = count_noun(review.less_certain, "less certain item")
            show_hidden = tr("window", "Show {items}", items=hidden)
            return f'{none_left}<br><br><a href="#">{show_hidden}</a>{self._what_follows}'
        if review.items:
            is_everywhere = review.within is None
            of_reason = tr("window", "No items for this reason are left.")
            return of_reason if is_everywhere else tr("window", "No items in these rallies are left.")
        track = action_link(self._tracking, tr("window", "Track the video"), _TRACK)
        if not review.has_rows:
            nothing_tracked = tr(
                "window",
                "Nothing to review yet.<br><br>When the video has been tracked, frames that may be wrong are listed "
                "here.",
            )
            return f"{nothing_tracked}{track}"
        if self._review.busy:
            return tr("window", "Checking the frames") + ELLIPSIS
        if review.n_untracked:
            nothing = tr("window", "Nothing to review so far.")
            rest = tr(
                "window", "%n frames not tracked yet.", singular="%n frame not tracked yet.", n=review.n_untracked
            )
            return f"{nothing}<br><br>{rest}{track}"
        nothing_left = tr("window", "Nothing left to review.")
        return f"{nothing_left}{self._foreign_network_hint()}{self._what_follows}"

    @property
    def _what_follows(self) -> str:
        words = {_EXPORT: tr("exports", "Export labels"), _NEXT_VIDEO: tr("video", "Next video")}
        return "".join(action_link(self._leads_on[link], text, link) for link, text in words.items())

    def _foreign_network_hint(self) -> str:
        """Return a hint that the queue was calibrated for other networks than those of the run, or ''."""
        network = self._review.other_network
        if not network:
            return ""
        name, key = html.escape(printable(network, 60)), action_key(self._unreviewed)
        reason = tr(
            "models",
            "The review is designed for errors of the included networks, not for those of {name}.",
            name=name,
        )
        instead = tr("window", "{key} goes through the unreviewed frames.", key=key)
        return f"<br><br>{join_sentences(reason, instead)}"

    def _choose_here(self) -> None:
        item = self._review.item_at(self._frame)
        self._ranges.choose(item)
        self.why.setText("\n".join(map(shown, self._review.why(self._frame))) if item is not None else "")
        self.why.setToolTip(plain_tip(self.why.text()))
        self._offer_tracking()

    @Slot(int)
    def _set_threshold(self, percent: int) -> None:
        self._review.set_threshold(percent / 100 if percent > LOWEST_PERCENT else 0.0)

    @Slot()
    def _show_possible(self) -> None:
        actions = (self._accepting, *self._alternatives)
        chosen = next((action for action in actions if action.isEnabled()), self._accepting)
        self.accept.setText(self._words_of_accept())
        self.accept.setEnabled(chosen.isEnabled() and not (self._done and self._review.nothing_left))
        self.accept.setToolTip(chosen.toolTip())

    @Slot()
    def _count_reasons(self) -> None:
        """Update the choice of reasons with the number of items for each. The chosen reason stays chosen."""
        items = [item for item in self._review.items if item.probability >= self._review.threshold]
        bits = np.array([item.reasons for item in items], np.uint32)  # a match has thousands of items
        counts = {reason: int(np.count_nonzero(bits & np.uint32(reason))) for reason in Reason}
        offered = [(reason, count) for reason, count in counts.items() if count or reason == self._review.only]
        offered.sort(key=lambda kind: -kind[1])
        kinds = [
            (tr("window", "{kind} ({count:,})", kind=capitalize(shown(CHIPS[reason])), count=count), int(reason))
            for reason, count in offered
        ]
        self.filter.offer([(tr("window", "All reasons"), 0), *kinds], self._review.only)


class ReviewBinder(QObject):
    """Updates the review panel of a window."""

    def __init__(self, panel: ReviewPanel, context: WindowContext) -> None:
        super().__init__(panel)
        self._panel = panel
        self._walk, self._document = context.walk, context.workspace.document
        self._frame = 0
        context.state.feed(times_changed=panel.set_times, frame_shown=self._on_frame)
        context.state.item_changed.connect(self._show_accept)
        context.workspace.document.run_noted.connect(panel.refresh)
        context.workspace.review.queue_changed.connect(self._show_accept)
        context.workspace.document.changed.connect(self._show_accept)
        panel.item_requested.connect(context.navigation_controller.return_to_view)
        self._show_accept()

    @Slot(int)
    def _on_frame(self, frame: int) -> None:
        self._frame = frame
        self._panel.set_playhead(frame)
        self._show_accept()

    @Slot()
    def _show_accept(self) -> None:
        track, frame, walk = self._document.track, self._frame, self._walk
        is_done = walk.is_done and walk.to_accept is None
        is_reviewed = frame < track.n_frames and bool(track.reviewed(frame, frame + 1)[0])
        self._panel.show_open(walk.n_open, walk.open_frames, done=is_done, reviewed=is_reviewed)


class ItemModel(WalkModel[Item]):
    def set_rows(self, rows: Sequence[Item]) -> None:
        """Show the first items of the queue, at most `_MAX_LISTED`."""
        super().set_rows(rows[:_MAX_LISTED])

    def description(self, listed: Item) -> str:
        return join_list(map(shown, chips(listed)))

    def tip(self, row: Item) -> str:
        length = count_noun(len(row.frames), "frame")
        fixes = count_noun(row.fixes, "point")
        sure = tr(
            "window",
            "{frames}, mean probability of an error {share:.0%}, about {points} to set",
            frames=length,
            share=row.probability,
            points=fixes,
        )
        meant = [f"{shown(chip)}: {shown(WORDS[word])}" for chip in chips(row) if (word := chip.rstrip("?")) in WORDS]
        return "\n".join([sure, self.description(row), *meant])


class ItemDelegate(WalkDelegate[Item]):
    """Paints an item in two lines: frames and probability, then reasons as chips."""

    def __init__(self, model: ItemModel) -> None:
        super().__init__(model, _LINE_HEIGHT_PX)
        self._shown_chips = {chip: shown(chip) for chip in CHIPS.values()}

    def _words(self, item: Item) -> tuple[str, ...]:
        return tuple(self._shown_chips[chip] for chip in chips(item))

    def draw_lines(self, painter: QPainter, line: QRect, row: Item, *, chosen: bool) -> None:
        tokens = theme.tokens()
        words = tokens.on_selection if chosen else tokens.text
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(words))
        draw_pair(
            painter,
            line,
            self._ranges.position(row),
            shown_number(row.probability, ".0%"),
            widest=shown_number(1, ".0%"),
        )
        font, rest = _chip_font(painter.font()), self.second_line(line)
        painter.setFont(font)
        lines = _chip_lines(QFontMetrics(font), rest.width(), self._words(row), wrap=chosen and not self.is_dense)
        for number, (texts, omitted) in enumerate(lines):
            _draw_chips(painter, rest.translated(0, number * _LINE_HEIGHT_PX), texts, omitted, words)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row. The selected row shows all its chips, except in a low panel."""
        size = super().sizeHint(option, index)
        if index.row() == self.chosen_row and not self.is_dense:
            item = self._ranges.rows[index.row()]
            lines = _chip_lines(QFontMetrics(_chip_font(option.font)), self.room, self._words(item), wrap=True)
            size.setHeight(size.height() + (len(lines) - 1) * _LINE_HEIGHT_PX)
        return size


def chips(item: Item) -> tuple[str, ...]:
    """Return a text of one or two words for each reason of an item."""
    return tuple(CHIPS[reason] for reason in reasons_in(item.reasons))


def _chip_font(font: QFont) -> QFont:
    smaller = QFont(font)
    smaller.setPixelSize(max(font.pixelSize() - 2, 9))
    return smaller


def _chip_lines(metrics: QFontMetrics, room: int, texts: Sequence[str], *, wrap: bool) -> list[_ChipLine]:
    """Distribute chips over lines: with `wrap` all of them, otherwise as many as fit into one line.

    Args:
        metrics: metrics of the font.
        room: width of a line, in pixels.
        wrap: whether to use as many lines as necessary.
    """
    lines: list[_ChipLine] = []
    line: list[str] = []
    left = 0
    for index, text in enumerate(texts):
        omitted = f"+{len(texts) - index}"
        width = metrics.horizontalAdvance(text) + 12
        rest = metrics.horizontalAdvance(omitted) + 6 if index + 1 < len(texts) and not wrap else 0
        if line and left + width + rest > room:
            if not wrap:
                return [(tuple(line), omitted)]
            lines.append((tuple(line), ""))
            line, left = [], 0
        line.append(text)
        left += width + _SPACING
    return [*lines, (tuple(line), "")]


def _draw_chips(painter: QPainter, line: QRect, texts: Sequence[str], omitted: str, words: str) -> None:
    """Draw chips side by side, followed by the number of omitted ones."""
    tokens, metrics = theme.tokens(), painter.fontMetrics()
    left, top = float(line.left()), line.top() + 1.5
    edge = theme.with_alpha(tokens.outline, 0.7)
    for text in texts:
        wide, room = metrics.horizontalAdvance(text) + 12, line.right() - left
        width = min(wide, room)
        # Qt elides a text in exactly its own width if that is not a whole number of pixels.
        fitting = text if wide <= room else metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room) - 12)
        box = QRectF(left, top, width, line.height() - 3)
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 7, 7)
        painter.setPen(QColor(words))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, fitting)
        left += width + _SPACING
    if omitted:
        painter.setPen(QColor(words))
        painter.drawText(QPointF(left + 2, line.top() + 13.5), omitted)


class SensitivitySlider(QAbstractSlider):
    """A slider for the minimum probability of listed items, in percent, over a histogram of all items.

    Items to the right of the handle are listed. The left and right keys, the wheel and the mouse move it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, singleStep=1, pageStep=5)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRange(LOWEST_PERCENT, HIGHEST_PERCENT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("window", "Minimum probability of an error, in percent"))
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self._bars = np.zeros(_N_BINS)
        self._is_low = False
        self.valueChanged.connect(self._explain)
        self._explain()

    def set_low(self, *, low: bool) -> None:
        """Reduce the height, for a low panel."""
        if low != self._is_low:
            self._is_low = low
            self.updateGeometry()

    def set_levels(self, levels: NDArray[np.float64]) -> None:
        """Set the probability of each item, (n,), 0 to 1."""
        counts, _ = np.histogram(levels, bins=_N_BINS, range=(LOWEST_PERCENT / 100, 1.0))
        highest = counts.max(initial=0)
        # The square root, so that a few items are visible next to thousands.
        bars = np.sqrt(counts / highest) if highest else np.zeros(_N_BINS)
        if not np.array_equal(bars, self._bars):
            self._bars = bars
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, _LOW_HEIGHT if self._is_low else _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(90, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the handle with left and right. Leave up and down to lists."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the histogram, with listed items in colour, and the handle below."""
        tokens = theme.tokens()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            floor, ceiling = self.height() - _BASE_HEIGHT_PX, 3.0
            width, threshold = self._width / _N_BINS, self._x_of(self.value())
            painter.setPen(Qt.PenStyle.NoPen)
            for number, share in enumerate(self._bars.tolist()):
                bar = QRectF(_SIDE + number * width, floor, width - 1, 0)
                bar.setTop(floor - max(share * (floor - ceiling), 1.0))
                painter.setBrush(QColor(tokens.accent if bar.center().x() >= threshold else tokens.strip_no_ball))
                painter.drawRect(bar)
            painter.fillRect(QRectF(threshold - 0.75, ceiling, 1.5, floor - ceiling), QColor(tokens.text))
            self._draw_grip(painter, QPointF(threshold, floor), tokens.accent if self.hasFocus() else tokens.text)

    def _draw_grip(self, painter: QPainter, tip: QPointF, colour: str) -> None:
        half, height = _GRIP_WIDTH_PX / 2, _GRIP_WIDTH_PX + 2
        shape = [tip, tip + QPointF(half + 1, half), tip + QPointF(half + 1, height)]
        shape += [tip + QPointF(-half - 1, height), tip + QPointF(-half - 1, half)]
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF(shape))

    @property
    def _width(self) -> float:
        return max(self.width() - 2 * _SIDE, 1.0)

    def _x_of(self, value: int) -> float:
        return _SIDE + (value - LOWEST_PERCENT) / (100 - LOWEST_PERCENT) * self._width

    def _value_at(self, x: float) -> int:
        return round(LOWEST_PERCENT + (x - _SIDE) / self._width * (100 - LOWEST_PERCENT))

    def _explain(self) -> None:
        self.setToolTip(
            tr("window", "Show frames whose probability of an error is {share:.0%} or more", share=self.value() / 100)
        )
