"""The Compare panel: numbers, and the list of disagreements to walk."""

import math
from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rallytrace.domain.disagreements import WORDS, Stretch
from rallytrace.domain.metrics import WRONG, Outcome
from rallytrace.session.comparing import Comparing
from rallytrace.ui.compare_panel.numbers import Numbers
from rallytrace.ui.compare_panel.outcome_sign import OtherSign
from rallytrace.ui.compare_panel.stretch_list import STRETCH, StretchModel, StretchRow
from rallytrace.ui.keyboard.action_lookup import Actions, action_button
from rallytrace.ui.look.time_text import counted
from rallytrace.ui.look.words_label import ElidedLabel
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

    def __init__(self, comparing: Comparing, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparing = comparing
        self._frame = 0
        self._model = StretchModel()
        self.name = ElidedLabel(parent=self, mode=Qt.TextElideMode.ElideMiddle)
        self.numbers = Numbers(self)
        self.here = ElidedLabel(parent=self)
        self.filter = QComboBox(self)
        self.list = QListView(self)
        self.empty, self.agreed = QLabel(_NOTHING_COMPARED, self), QLabel(_AGREED, self)
        self.begin, self.take_over = QPushButton(self), QPushButton(self)
        self.buttons = [action_button(actions[name], self) for name in ("previous_disagreement", "next_disagreement")]
        self.close_button = action_button(actions["close_comparison"], self)
        self._following = ((self.begin, actions["compare"]), (self.take_over, actions["take_over"]))
        self._lists, self._pages = QStackedWidget(self), QStackedWidget(self)
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
        self.filter.setAccessibleName("Only this kind of disagreement")
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.filter.setMinimumContentsLength(8)
        self.list.setModel(self._model)
        self.list.setItemDelegate(StretchRow(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName("Where they disagree")
        self.here.setProperty("role", "muted")
        for label in (self.empty, self.agreed):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setProperty("role", "muted")
        for button, _ in self._following:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

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
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(OtherSign(self))
        head.addWidget(self.name, 1)
        head.addWidget(self.close_button)
        foot.setSpacing(2)
        foot.addWidget(self.take_over, 1)
        foot.addSpacing(4)
        for button in self.buttons:
            foot.addWidget(button)
        self._lists.addWidget(self.agreed)
        self._lists.addWidget(self.list)
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.numbers)
        column.addWidget(self.filter)
        column.addWidget(self._lists, 1)
        column.addWidget(self.here)
        column.addLayout(foot)
        return page

    def _connect(self) -> None:
        self._comparing.counted.connect(self._refresh)
        self.filter.activated.connect(self._set_filter)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)
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
        with QSignalBlocker(self.list):
            self._model.set_stretches(shown)
        self._lists.setCurrentWidget(self.list if shown else self.agreed)
        self._offer_kinds()
        self._choose_here()

    def _offer_kinds(self) -> None:
        """Offer the kinds that there are, with how many disagreements are of each; the one that is chosen stays."""
        if self.filter.view().isVisible():
            return
        stretches, only = self._comparing.stretches, self._comparing.only
        with QSignalBlocker(self.filter):
            self.filter.clear()
            self.filter.addItem(f"{_ALL} ({len(stretches):,})", None)
            for kind in WRONG:
                count = sum(1 for one in stretches if one.outcome is kind)
                if count or kind is only:
                    self.filter.addItem(f"{WORDS[kind].capitalize()} ({count:,})", int(kind))
            self.filter.setCurrentIndex(max(self.filter.findData(None if only is None else int(only)), 0))

    def _choose_here(self) -> None:
        stretch = self._comparing.stretch_at(self._frame)
        stretches = self._model.stretches
        with QSignalBlocker(self.list):
            if stretch is None or stretch not in stretches:
                self.list.selectionModel().clear()
            else:
                index = self._model.index(stretches.index(stretch))
                if index != self.list.currentIndex():
                    self.list.setCurrentIndex(index)
                    self.list.scrollTo(index)
        self.list.viewport().update()
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

    @Slot(int)
    def _set_filter(self, at: int) -> None:
        kind = self.filter.itemData(at)
        self._comparing.set_only(None if kind is None else Outcome(kind))

    @Slot()
    def _show_possible(self) -> None:
        begin, take_over = (action for _, action in self._following)
        self.begin.setText(begin.text().replace("&", ""))
        self.begin.setEnabled(begin.isEnabled())
        in_one = self._comparing.stretch_at(self._frame) is not None
        self.take_over.setEnabled(take_over.isEnabled() and in_one)
        self.take_over.setToolTip(take_over.toolTip())

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        stretch = index.data(STRETCH)
        if isinstance(stretch, Stretch):
            self.stretch_asked.emit(stretch)
