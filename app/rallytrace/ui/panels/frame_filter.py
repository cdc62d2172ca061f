"""What is asked of the frames of a table: a line to type frames in, and boxes for what they are to have in common."""

import enum
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rallytrace.domain.track import SOURCES, State
from rallytrace.domain.wording import SOURCE_WORDS, STATE_WORDS
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.panels.frame_rows import Wanted
from rallytrace.ui.panels.frame_words import typed_frames
from rallytrace.ui.timeline.frame_times import FrameTimes

_ROOM_FOR_ONE_ROW: Final = 640
_STATES: Final = (State.VISIBLE, State.OCCLUDED, State.NO_BALL, State.UNSET)


class Where(enum.Enum):
    """Which part of the video is looked at."""

    EVERYWHERE = enum.auto()
    RANGE = enum.auto()
    RALLY = enum.auto()


class FrameFilter(QWidget):
    """Says what is wanted; the boxes can be folded away, and the funnel then shows whether they ask for anything."""

    changed = Signal()
    """Something else is wanted."""
    entered = Signal()
    """Enter: on to the frames."""
    left = Signal()
    """Esc: the keyboard belongs to the video again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._times = FrameTimes()
        self.text = _Line(self)
        self.fold = QToolButton(self)
        self.boxes = QWidget(self)
        self.state = _Choice("State", [("Any state", None), *((STATE_WORDS[one], one) for one in _STATES)], self)
        self.source = _Choice(
            "Source", [("Any source", None), *((SOURCE_WORDS[one].who, one) for one in SOURCES)], self
        )
        self.review = _Choice("Review", [("Reviewed or not", None), ("Reviewed", True), ("Unreviewed", False)], self)
        self.where = _Choice(
            "Where",
            [("Whole video", Where.EVERYWHERE), ("Marked range", Where.RANGE), ("This rally", Where.RALLY)],
            self,
        )
        self.below = QDoubleSpinBox(self)
        self._grid = QGridLayout(self.boxes)
        self._columns = 0
        self._set_up()
        self._lay_out()
        self.clear()

    def wanted(self, within: range | None) -> Wanted:
        """What is asked for; `within` are the frames of the part that `part` names."""
        frames = typed_frames(self.text.text(), self._times) if self.text.text().strip() else None
        return Wanted(
            state=self.state.currentData(),
            source=self.source.currentData(),
            reviewed=self.review.currentData(),
            below=self.below.value() or None,
            within=within,
            frames=frames,
        )

    @property
    def part(self) -> Where:
        """Which part of the video is asked for."""
        part = self.where.currentData()
        return part if isinstance(part, Where) else Where.EVERYWHERE

    @property
    def asks(self) -> bool:
        """Whether anything is asked for."""
        return self._boxes_ask or bool(self.text.text().strip())

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown, for times that are typed."""
        self._times = times

    @Slot()
    def clear(self) -> None:
        """Ask for nothing."""
        boxes = (self.state, self.source, self.review, self.where)
        for widget in (*boxes, self.below, self.text):
            with QSignalBlocker(widget):
                if isinstance(widget, QComboBox):
                    widget.setCurrentIndex(0)
                elif isinstance(widget, QDoubleSpinBox):
                    widget.setValue(0)
                else:
                    widget.setText("")
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """In a wide dock the boxes stand in one row, in a narrow one in two columns."""
        super().resizeEvent(event)
        self._arrange_boxes(5 if self.width() >= _ROOM_FOR_ONE_ROW else 2)

    @property
    def _boxes_ask(self) -> bool:
        boxes = (self.state, self.source, self.review, self.where)
        return any(box.currentIndex() > 0 for box in boxes) or self.below.value() > 0

    def _set_up(self) -> None:
        self.fold.setIcon(icons.icon("filter-outline"))
        self.fold.setCheckable(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fold.setToolTip("Filter by state, source, review, place and confidence")
        self.fold.setAccessibleName("Filter")
        self.fold.toggled.connect(self.boxes.setVisible)
        self.below.setRange(0.0, 1.0)
        self.below.setSingleStep(0.05)
        self.below.setDecimals(2)
        self.below.setSpecialValueText("any")
        self.below.setKeyboardTracking(False)
        self.below.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.below.setAccessibleName("Confidence below")
        self.below.setToolTip("Only frames in which TrackNet's confidence is less than this")
        self.below.valueChanged.connect(self._tell)
        for box in (self.state, self.source, self.review, self.where):
            box.currentIndexChanged.connect(self._tell)
        self.text.textChanged.connect(self._tell)
        self.text.returnPressed.connect(self.entered)
        self.text.left.connect(self.left)
        self.boxes.hide()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self.text, 1)
        line.addWidget(self.fold)
        self._below_line = QWidget(self.boxes)
        below = QHBoxLayout(self._below_line)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(6)
        below.addWidget(QLabel("Confidence below", self))
        below.addWidget(self.below, 1)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self._arrange_boxes(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 6)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self.boxes)

    def _arrange_boxes(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for at, box in enumerate((self.state, self.source, self.review, self.where, self._below_line)):
            row, column = divmod(at, columns)
            self._grid.addWidget(box, row, column, 1, 2 if columns == 2 and at == 4 else 1)
        for column in range(5):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    @Slot()
    def _tell(self) -> None:
        typed = self.text.text().strip()
        understood = not typed or typed_frames(typed, self._times) is not None
        theme.mark(self.text, "error", not understood)
        self.text.setToolTip(_TIP if understood else f"Not frames: {typed}. {_TIP}")
        self.fold.setIcon(icons.icon("filter", IconColour.ACCENT) if self._boxes_ask else icons.icon("filter-outline"))
        self.changed.emit()


_TIP: Final = "Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25"


class _Line(QLineEdit):
    """Where frames are typed."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText("Frames: 1200-1300")
        self.setClearButtonEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName("Frames")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _Choice(QComboBox):
    """A box to choose from, which the wheel passes over: what is shown must not change in passing."""

    def __init__(self, name: str, choices: list[tuple[str, object]], parent: QWidget) -> None:
        super().__init__(parent)
        for words, value in choices:
            self.addItem(words, value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Let what lies around it scroll."""
        event.ignore()
