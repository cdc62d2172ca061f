"""Small widgets of panels, dialogs and the settings."""

import html
import unicodedata
from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QLocale, QObject, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPalette, QResizeEvent, QValidator
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QTableView,
    QToolButton,
    QWidget,
)

from rallytrace.texts import has_decimal_comma
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.look.layouts import lay_row

_RADIUS = 4.0
_BAR_HEIGHT = 8
_STEPS = 1000
_FRAME = QSize(4, 40)
"""Space for a window's frame and title bar in pixels, because their size is unknown until the window is shown."""


W = TypeVar("W", bound=QWidget)


def watch_itself(widget: QWidget) -> None:
    """Pass a widget's events to its own `eventFilter`, so that it need not override `event`.

    With Python 3.11, an error raised by C code, such as the IndexError of a list, ends the process if it occurs below a
    Python `event`. Below an event filter, it only calls `sys.excepthook`.
    """
    widget.installEventFilter(widget)


def one_shot(owner: QObject, milliseconds: int, slot: Callable[[], object]) -> QTimer:
    """Return a timer that calls a slot once, this many milliseconds after each start."""
    timer = QTimer(owner, singleShot=True, interval=milliseconds)
    timer.timeout.connect(slot)
    return timer


def give_role(widget: W, role: str) -> W:
    """Give a widget a role, by which the style sheet styles it, and return the widget."""
    widget.setProperty("role", role)
    return widget


def room_on_screen(window: QWidget) -> QSize:
    """Return the largest size that a window can have on its screen, without its frame."""
    return window.screen().availableSize() - _FRAME


def plain_tip(text: str, pictures: Sequence[str] = ()) -> str:
    """Return a tooltip that shows the text as it is, even if it looks like markup, and pictures (JPEG in base 64)."""
    if not {"<", "&"} & set(text) and not pictures:
        return text
    shown = "".join(f"<br><img src='data:image/jpeg;base64,{picture}'>" for picture in pictures)
    return f"<p style='white-space:pre-wrap'>{html.escape(text)}{shown}</p>"


def display_columns(text: str) -> int:
    """Return the width of a text in Latin characters, of which a Chinese one takes two."""
    return len(text) + sum(unicodedata.east_asian_width(character) in "WF" for character in text)


class WheelGuard(QObject):
    """Keeps the mouse wheel from changing a field, so that scrolling the page past it changes nothing.

    Args:
        focused: whether the wheel may change the field while this has the focus.
    """

    def __init__(self, field: QWidget, *, focused: bool = False) -> None:
        super().__init__(field)
        self._focused = focused
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        works = self._focused and isinstance(watched, QWidget) and watched.hasFocus()
        if event.type() is not QEvent.Type.Wheel or works:
            return False
        event.ignore()
        return True


class DecimalBox(QDoubleSpinBox):
    """A field for a number with the decimal sign of the window's language. A typed point or comma becomes that sign.

    In a German locale, Qt would take the point in 456.7 for a thousands separator and read 4567.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typed, self._sign = (".", ",") if has_decimal_comma() else (",", ".")
        self.setLocale(QLocale(QLocale.Language.Danish) if has_decimal_comma() else QLocale.c())

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Replace the other decimal sign before Qt validates the text. The unit may contain it: "240,0 pr. sekund"."""
        if text != self.specialValueText():
            number = text.removesuffix(self.suffix())
            text = number.replace(self._typed, self._sign) + text[len(number) :]
        return super().validate(text, position)

    def revert(self) -> None:
        """Restore the current value, dropping typed text."""
        with QSignalBlocker(self):
            self.setValue(self.value())


class NameLine(QLineEdit):
    """A text field whose text is accepted when the focus leaves it. Esc restores the last accepted text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._committed = ""
        self.editingFinished.connect(self._commit)

    def setText(self, text: str | None) -> None:
        super().setText(text)
        self._committed = text or ""

    def revert(self) -> None:
        """Restore the last accepted text."""
        self.setText(self._committed)

    @Slot()
    def _commit(self) -> None:
        self._committed = self.text()


class ElidedLabel(QLabel):
    """A line of text that is elided if it does not fit. Its tooltip then shows the whole text."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight
    ) -> None:
        super().__init__(text, parent, textFormat=Qt.TextFormat.PlainText)
        self._mode = mode
        self._tip = self._short_text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            self._explain()

    def set_short_text(self, text: str) -> None:
        """Set a shorter text to show if the whole text does not fit."""
        self._short_text = text
        self.update()

    def set_tip(self, tip: str) -> None:
        """Set the tooltip to use while the whole text is visible."""
        self._tip = tip
        self._explain()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the tooltip for the new width."""
        super().resizeEvent(event)
        self._explain()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
            painter.setPen(self.palette().color(group, self.foregroundRole()))
            painter.drawText(self.contentsRect(), int(self.alignment()), self._fit_text())

    def _fit_text(self) -> str:
        width = self.contentsRect().width()
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= width
        text = self.text() if fits or not self._short_text else self._short_text
        return self.fontMetrics().elidedText(text, self._mode, width)

    def _explain(self) -> None:
        self.setToolTip(plain_tip(self._tip if self._fit_text() == self.text() else self.text()))


class ElidedButton(QPushButton):
    """A button as wide as its place, whose text is elided if it does not fit. Its tooltip should say the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, room)
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)


class SteadyLabel(QLabel):
    """A label that is always as wide as its widest text, so that the widgets next to it do not move."""

    def __init__(self, widest: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText)
        self._widest = widest
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def set_widest(self, widest: str) -> None:
        """Set the text that determines the width."""
        if widest != self._widest:
            self._widest = widest
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._widest) + 2
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest text, so that numbers are never truncated."""
        return self.sizeHint()


class SteadyButton(QToolButton):
    """A tool button at least as wide as its widest usual text, so that a change of text moves no other widget."""

    def __init__(self, widest: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = widest

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width() + max(self._width(self._widest) - self._width(self.text()), 0), size.height())

    def _width(self, text: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()  # as Qt measures its text


class QuietButton(SteadyButton):
    """A button that is invisible while it is disabled. Hiding it would cause the window to be laid out again.

    It may become narrower than its text, so that it does not widen a small window.
    """

    def __init__(self, widest: str, parent: QWidget | None = None) -> None:
        super().__init__(widest, parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isEnabled():
            super().paintEvent(event)


class IconMark(QWidget):
    """A small icon in the colours of the theme."""

    def __init__(self, parent: QWidget | None = None, *, size: int = 16) -> None:
        super().__init__(parent)
        self._icon = QIcon()
        self.setFixedSize(QSize(size, size))

    def set_icon(self, icon: QIcon) -> None:
        self._icon = icon
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        with QPainter(self) as painter:
            self._icon.paint(painter, self.rect())


class VerdictGround(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = BadgeStatus.BUSY

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(theme.tokens(), f"{self.verdict.value}_ground")))
            painter.drawRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)


class VerdictBadge(VerdictGround):
    """Shows a status as an icon and text on a coloured background."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = IconMark(self, size=14)
        self._words = give_role(QLabel(self), "heading")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        mark = (self._mark, 0, Qt.AlignmentFlag.AlignVCenter)
        lay_row(mark, self._words, owner=self, spacing=6, margins=(7, 3, 8, 3))

    @property
    def text(self) -> str:
        return self._words.text()

    def show_verdict(self, verdict: BadgeStatus, words: str) -> None:
        self.verdict = verdict
        self._words.setText(words)
        self._mark.set_icon(icons.verdict_icon(verdict))
        self.setAccessibleName(words)
        self.update()


class Notice(VerdictGround):
    """A bar with an icon, a sentence and optionally buttons. It is hidden while it has no text.

    Args:
        button: text of the button, or ''.
    """

    pressed = Signal()

    def __init__(self, button: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = IconMark(self)
        self._words = wrapped_label(self, selectable=True)
        mark = (self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self._row = lay_row(mark, (self._words, 1), owner=self, spacing=8, margins=(10, 7, 8, 7))
        self.button = QPushButton(button, self, autoDefault=False)
        self.button.clicked.connect(self.pressed)
        if button:
            self.add(self.button)
        else:
            self.button.hide()
        self.hide()

    @property
    def text(self) -> str:
        return self._words.text()

    def add(self, button: QPushButton) -> None:
        """Add a button at the right end."""
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def say(self, verdict: BadgeStatus, words: str, *, icon: str = "") -> None:
        """Show a sentence, or hide the bar if it is ''. `icon` names a glyph to use instead of the status's icon."""
        self.verdict = verdict
        self._words.setText(words)
        self._mark.set_icon(icons.icon(icon, IconColour.MUTED) if icon else icons.verdict_icon(verdict))
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.update()

    @Slot()
    def clear(self) -> None:
        """Hide the bar."""
        self.say(self.verdict, "")


def thin_bar(parent: QWidget, height: int = 8, *, endless: bool = False) -> QProgressBar:
    """Return a thin progress bar without text. With `endless` it shows work of unknown length."""
    bar = QProgressBar(parent, textVisible=False)
    bar.setFixedHeight(height)
    if endless:
        bar.setRange(0, 0)
    return bar


def show_share(bar: QProgressBar, share: float | None) -> None:
    """Show a share, 0 to 1, on a progress bar, or that the share is unknown (None)."""
    bar.setRange(0, 0 if share is None else _STEPS)
    bar.setValue(0 if share is None else round(share * _STEPS))


def report_field(parent: QWidget | None = None, text: str = "") -> QPlainTextEdit:
    """Return a read-only field of monospaced text that can be copied. Tab moves the focus out of it."""
    field = QPlainTextEdit(text, parent, readOnly=True, tabChangesFocus=True)
    field.setFont(theme.fixed_font())
    return field


def show_text(widget: QLabel | QPushButton, text: str) -> None:
    """Show a text, or hide the widget if the text is ''."""
    widget.setText(text)
    widget.setVisible(bool(text))


def plain_table(table: QTableView, row_height: int) -> None:
    """Style a table: rows of one height in pixels, no grid, row headers or word wrap. Tab moves the focus out of it."""
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(row_height)


def flat_button(parent: QWidget, name: str, icon: str, tip: str) -> QToolButton:
    """Return a flat button with an icon, which cannot have the focus.

    Args:
        name: name for screen readers.
        icon: name in Material Design Icons.
    """
    button = icon_button(parent, icons.icon(icon), tip, name=name)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button


def icon_button(
    parent: QWidget | None, icon: QIcon, tip: str, *, name: str = "", size: int | None = None
) -> QToolButton:
    """Return a button with an icon. Screen readers read `name` or, if it is '', the tooltip."""
    button = QToolButton(parent)
    button.setIcon(icon)
    button.setToolTip(tip)
    button.setAccessibleName(name or tip)
    if size is not None:
        button.setIconSize(QSize(size, size))
    return button


class LinkLabel(QLabel):
    """A label whose links follow changes of the theme. In a plain QLabel they keep the colour they were set in."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        text = self.text()
        if event.type() == QEvent.Type.PaletteChange and "<a " in text:
            self.clear()
            self.setText(text)


def empty_label(parent: QWidget, text: str = "") -> QLabel:
    """Return a label for a text, possibly with links, to show in place of an empty list."""
    return give_role(LinkLabel(text, parent, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True), "muted")


def wrapped_label(parent: QWidget | None = None, text: str = "", *, role: str = "", selectable: bool = False) -> QLabel:
    """Return a label with wrapped plain text. With `selectable`, the user can select it with the mouse."""
    label = QLabel(text, parent, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    if selectable:
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return give_role(label, role) if role else label


class SidePanel(QWidget):
    """A panel at a side of the window, with the default size of such panels."""

    LEAST_WIDTH = 216

    def minimumSizeHint(self) -> QSize:
        return QSize(max(self.LEAST_WIDTH, super().minimumSizeHint().width()), 120)

    def sizeHint(self) -> QSize:
        return QSize(264, 300)


class ScrollingPanel(QScrollArea):
    """A scroll area for a panel. Its content is as wide as the dock and scrolls vertically.

    Attributes:
        content: the widget that holds the panel's layout.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.content = QWidget(self)
        self.setWidget(self.content)
        for ground in (self.viewport(), self.content):  # the dock paints the background; no need to paint it again
            ground.setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(max(260, self._least_width()), self.content.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a size that fits the content's width. Its height may be less, because the content scrolls."""
        return QSize(self._least_width(), 96)

    def _least_width(self) -> int:
        return self.content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()


class ShareBar(QWidget):
    """A bar of coloured parts side by side, which together may be shorter than the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[tuple[float, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_parts(self, parts: tuple[tuple[float, str], ...]) -> None:
        """Show parts, each a share of the bar (0 to 1, in total at most 1) and a colour or the name of a token."""
        if parts != self._parts:
            self._parts = parts
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, _BAR_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the bar's height and a small width."""
        return QSize(20, _BAR_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the parts from the left, each at least a pixel wide."""
        tokens = theme.tokens()
        bar = QRectF(0, (self.height() - _BAR_HEIGHT) / 2, self.width(), _BAR_HEIGHT)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = QPainterPath()
            outline.addRoundedRect(bar, 3, 3)
            painter.setClipPath(outline)
            painter.fillRect(bar, QColor(tokens.border))
            left = bar.left()
            for share, colour in self._parts:
                if share > 0:
                    width = max(share * bar.width(), 1.0)
                    painter.fillRect(
                        QRectF(left, bar.top(), width, _BAR_HEIGHT), QColor(getattr(tokens, colour, colour))
                    )
                    left += width
