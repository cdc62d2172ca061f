"""The Review panel: the queue of what is probably wrong, with its reasons, sensitivity and filter."""

from typing import Final

import numpy as np
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rallytrace.domain.queue import levels
from rallytrace.domain.suspicion import CHIPS, Reason
from rallytrace.session.review import Review
from rallytrace.ui.keyboard.action_lookup import Actions, action_button
from rallytrace.ui.look.time_text import ELLIPSIS, about, counted, grouped
from rallytrace.ui.look.widgets import ElidedLabel
from rallytrace.ui.place_list.place_list import PlaceList, row_of_buttons
from rallytrace.ui.review_panel.item_list import ItemModel, ItemRow
from rallytrace.ui.review_panel.sensitivity import LEAST, Sensitivity
from rallytrace.ui.timeline.frame_times import FrameTimes

_LEAST_WIDTH: Final = 216
_ALL: Final = "Every reason"
_NOTHING_TRACKED: Final = (
    "Nothing to review yet.\n\nTrack the video: what is probably wrong is listed here, with reasons."
)
_NOTHING_LEFT: Final = "Nothing is left at this sensitivity."
_NOTHING_WRONG: Final = "Nothing suspicious is left."
_ACCEPT: Final = "Accept"
_WHY_LINES: Final = 5
_FILTERS_MS: Final = 300


class ReviewPanel(QWidget):
    """Shows the review's queue; it asks to go somewhere, and the window goes."""

    item_asked = Signal(object)
    """Go to this `Item`."""

    def __init__(self, review: Review, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review = review
        self._frame = 0
        self._model = ItemModel()
        self.left = QLabel(self)
        self.time_left = ElidedLabel(parent=self)
        self.sensitivity = Sensitivity(self)
        self._places = PlaceList(
            self._model,
            ItemRow(),
            name="What is probably wrong",
            filter_name="Only items with this reason",
            parent=self,
        )
        self.filter, self.list = self._places.filter, self._places.list
        self.empty, self.pages = self._places.empty, self._places.pages
        self.why = QLabel(self)
        self.buttons = [action_button(actions[name], self) for name in ("previous_suspicious", "next_suspicious")]
        self.accept = QPushButton(_ACCEPT, self)
        self._accepting = actions["accept"]
        self._recount = QTimer(self)
        self._recount.setSingleShot(True)
        self._recount.setInterval(_FILTERS_MS)
        self._set_up()
        self._lay_out()
        self._connect()
        self._refresh()

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown."""
        self._model.set_times(times)

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Which frame is on the screen: the item that it is in is chosen, and why it is doubted is said."""
        self._frame = frame
        self._choose_here()

    def show_open(self, n_open: int, place: range = range(0)) -> None:
        """What accepting would accept: so many frames of a place that was walked to; with 0, the frame alone.

        Edits may have made several places of it: those are marked in the list.
        """
        what = counted(n_open, "frame") if n_open == len(place) else f"the other {grouped(n_open)}"
        self.accept.setText(f"{_ACCEPT} {what}" if n_open else _ACCEPT)
        self._places.show_walked(place if n_open else range(0))

    def _set_up(self) -> None:
        self.setMinimumWidth(_LEAST_WIDTH)
        self.left.setProperty("role", "heading")
        self.time_left.setProperty("role", "muted")
        self.time_left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sensitivity.setValue(round(self._review.threshold * 100))
        self._places.offer([(_ALL, 0)], 0)
        self.why.setWordWrap(True)
        self.why.setProperty("role", "muted")
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        # As high as it gets, so that nothing above it moves from one frame to the next.
        self.why.setFixedHeight(self.why.fontMetrics().lineSpacing() * _WHY_LINES + 2)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.left)
        head.addWidget(self.time_left, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 6)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.sensitivity)
        column.addWidget(self._places, 1)
        column.addWidget(self.why)
        column.addLayout(row_of_buttons(self.accept, self.buttons))

    def _connect(self) -> None:
        self._review.queue_changed.connect(self._refresh)
        self.sensitivity.valueChanged.connect(self._set_threshold)
        self._places.filtered.connect(self._review.set_only)
        self._places.asked.connect(self.item_asked)
        self._recount.timeout.connect(self._count_reasons)
        self.accept.clicked.connect(self._accepting.trigger)
        self._accepting.changed.connect(self._show_possible)
        self._show_possible()

    @Slot()
    def _refresh(self) -> None:
        """Show the queue as it is now."""
        review, shown = self._review, self._review.shown
        self.sensitivity.set_levels(levels(review.items))
        self.left.setText(f"{counted(len(shown), 'place')} left" if shown else "")
        seconds = review.seconds_left
        self.time_left.setText(f"about {about(seconds)}" if shown and seconds is not None else "")
        if not shown:
            self.empty.setText(self._nothing())
        self._places.show_places(shown)
        self._choose_here()
        if not self._recount.isActive():
            self._recount.start()

    def _nothing(self) -> str:
        if self._review.items:
            hidden = counted(len(self._review.items), "less certain place")
            return f"{_NOTHING_LEFT}\n\n{hidden} left: move the grip to the left."
        if not self._review.looked_at_any:
            return _NOTHING_TRACKED
        return f"Looking at the frames{ELLIPSIS}" if self._review.busy else _NOTHING_WRONG

    def _choose_here(self) -> None:
        item = self._review.item_at(self._frame)
        self._places.choose(item)
        self.why.setText("\n".join(self._review.why(self._frame)) if item is not None else "")

    @Slot(int)
    def _set_threshold(self, percent: int) -> None:
        self._review.set_threshold(percent / 100 if percent > LEAST else 0.0)

    @Slot()
    def _show_possible(self) -> None:
        self.accept.setEnabled(self._accepting.isEnabled())
        self.accept.setToolTip(self._accepting.toolTip())

    @Slot()
    def _count_reasons(self) -> None:
        """Offer the reasons that there are, with how many items have each; the one that is chosen stays."""
        items = [item for item in self._review.items if item.probability >= self._review.threshold]
        bits = np.array([item.reasons for item in items], np.uint32)  # a match has thousands of items
        counts = {reason: int(np.count_nonzero(bits & np.uint32(reason))) for reason in Reason}
        offered = [(reason, count) for reason, count in counts.items() if count or reason == self._review.only]
        offered.sort(key=lambda one: -one[1])
        kinds = [(f"{CHIPS[reason].capitalize()} ({count})", int(reason)) for reason, count in offered]
        self._places.offer([(_ALL, 0), *kinds], self._review.only)
