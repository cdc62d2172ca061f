"""The Compare panel: numbers, and the list of disagreements to walk."""

import math
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from rallytrace.domain.disagreements import WORDS
from rallytrace.domain.metrics import WRONG, Outcome
from rallytrace.session.comparing import ComparisonController
from rallytrace.ui.compare_panel.numbers import Numbers
from rallytrace.ui.compare_panel.outcome_sign import OtherSign
from rallytrace.ui.compare_panel.stretch_list import StretchModel, StretchRow
from rallytrace.ui.keyboard.action_lookup import Actions, action_button
from rallytrace.ui.look.time_text import counted
from rallytrace.ui.look.widgets import ElidedLabel
from rallytrace.ui.place_list.place_list import PlaceList, row_of_buttons
from rallytrace.ui.timeline.frame_times import FrameTimes

_LEAST_WIDTH: Final = 216
_ALL: Final = "Every disagreement"
_NOTHING_COMPARED: Final = (
    "Nothing is compared.\n\nLabels, or another project of this video, can be laid beside this track: where they "
    "disagree is listed here."
)
_AGREED: Final = "They agree everywhere."


class ComparePanel(QWidget):
    """Shows a comparison; it asks to go somewhere, and the window goes.

    Attributes:
        name: what is compared with.
        numbers: rates, counts and distances.
        here: how the frame on the screen stands.
        filter: which kind of disagreement is listed.
        list: the disagreements.
        take_over: lets the other's word count for the one that the playhead is in.
    """

    stretch_asked = Signal(object)
    """Go to this `Stretch`."""

    def __init__(self, comparing: ComparisonController, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparing = comparing
        self._frame = 0
        self._model = StretchModel()
        self.name = ElidedLabel(parent=self, mode=Qt.TextElideMode.ElideMiddle)
        self.numbers = Numbers(self)
        self.here = ElidedLabel(parent=self)
        self._places = PlaceList(
            self._model,
            StretchRow(),
            name="Where they disagree",
            filter_name="Only this kind of disagreement",
            parent=self,
        )
        self.filter, self.list, self.agreed = self._places.filter, self._places.list, self._places.empty
        self.empty = QLabel(_NOTHING_COMPARED, self)
        self.begin, self.take_over = QPushButton(self), QPushButton(self)
        self.buttons = [action_button(actions[name], self) for name in ("previous_disagreement", "next_disagreement")]
        self.close_button = action_button(actions["close_comparison"], self)
        self._following = ((self.begin, actions["compare"]), (self.take_over, actions["take_over"]))
        self._pages = QStackedWidget(self)
        self._set_up()
        self._lay_out()
        self._connect()
        self._refresh()

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown."""
        self._model.set_times(times)

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Which frame is on the screen: the disagreement it is in is chosen, and how it stands is said."""
        self._frame = frame
        self._choose_here()

    def _set_up(self) -> None:
        self.setMinimumWidth(_LEAST_WIDTH)
        self.name.setProperty("role", "heading")
        self.agreed.setText(_AGREED)
        self.here.setProperty("role", "muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setProperty("role", "muted")
        self.begin.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        nothing = QWidget(self)
        rows = QVBoxLayout(nothing)
        rows.addStretch(1)
        rows.addWidget(self.empty)
        rows.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(2)
        self._pages.addWidget(nothing)
        self._pages.addWidget(self._comparison())

    def _comparison(self) -> QWidget:
        page = QWidget(self)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(OtherSign(self))
        head.addWidget(self.name, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.numbers)
        column.addWidget(self._places, 1)
        column.addWidget(self.here)
        column.addLayout(row_of_buttons(self.take_over, self.buttons))
        return page

    def _connect(self) -> None:
        self._comparing.counted.connect(self._refresh)
        self._places.filtered.connect(self._set_filter)
        self._places.asked.connect(self.stretch_asked)
        for button, action in self._following:
            button.clicked.connect(action.trigger)
            action.changed.connect(self._show_possible)
        self._show_possible()

    @Slot()
    def _refresh(self) -> None:
        """Show the comparison as it is now."""
        comparing, shown = self._comparing, self._comparing.shown
        other = comparing.other
        self._pages.setCurrentIndex(0 if other is None else 1)
        if other is not None:
            self.name.setText(other.name)
            self.name.setToolTip("\n".join([other.name, *other.remarks]))
        self.numbers.show_comparison(comparing.comparison)
        self._places.show_places(shown)
        self._offer_kinds()
        self._choose_here()

    def _offer_kinds(self) -> None:
        """Offer the kinds that there are, with how many disagreements are of each; the one that is chosen stays."""
        stretches, only = self._comparing.stretches, self._comparing.only
        kinds: list[tuple[str, int | None]] = [(f"{_ALL} ({len(stretches):,})", None)]
        for kind in WRONG:
            count = sum(1 for one in stretches if one.outcome is kind)
            if count or kind is only:
                kinds.append((f"{WORDS[kind].capitalize()} ({count:,})", int(kind)))
        self._places.offer(kinds, None if only is None else int(only))

    def _choose_here(self) -> None:
        stretch = self._comparing.stretch_at(self._frame)
        self._places.choose(stretch)
        self.here.setText(self._here())
        frames = "" if stretch is None else f" {counted(len(stretch.frames), 'frame')}"
        self.take_over.setText(f"Take over{frames}")
        self._show_possible()

    def _here(self) -> str:
        """How the frame on the screen stands."""
        comparing, frame = self._comparing, self._frame
        if not 0 <= frame < len(comparing.outcomes):
            return ""
        words = WORDS[Outcome(comparing.outcomes[frame])]
        far = float(comparing.distances[frame])
        return f"Frame {frame:,}: {words}" + ("" if math.isnan(far) else f", {far:.1f} px apart")

    @Slot(object)
    def _set_filter(self, kind: int | None) -> None:
        self._comparing.set_only(None if kind is None else Outcome(kind))

    @Slot()
    def _show_possible(self) -> None:
        begin, take_over = (action for _, action in self._following)
        self.begin.setText(begin.text().replace("&", ""))
        self.begin.setEnabled(begin.isEnabled())
        in_one = self._comparing.stretch_at(self._frame) is not None
        self.take_over.setEnabled(take_over.isEnabled() and in_one)
        self.take_over.setToolTip(take_over.toolTip())
