"""Find texts that do not fit their widgets."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from rallytrace.ui.look.widgets import ElidedButton, ElidedLabel, QuietButton

_SLACK_PX = 2


def cut_texts(root: QWidget) -> list[str]:
    """Return the texts that are cut off in a visible widget and its children, with what shows them.

    Labels that elide their text, and show it in a tooltip, are left out, as are buttons that may become narrow.
    """
    return sorted({f"{type(one).__name__}: {text}" for one in _widgets(root) for text in _cut(one)})


def _widgets(root: QWidget) -> Iterator[QWidget]:
    return (one for one in (root, *root.findChildren(QWidget)) if not one.visibleRegion().isEmpty())


def _cut(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        if not isinstance(widget, ElidedLabel) and widget.text() and not _label_fits(widget):
            yield widget.text()
    elif isinstance(widget, QAbstractButton) and not isinstance(widget, ElidedButton | QuietButton):
        shows_text = not isinstance(widget, QToolButton) or (
            widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly or widget.icon().isNull()
        )
        if widget.text() and shows_text and widget.sizeHint().width() > widget.width() + _SLACK_PX:
            yield widget.text()
    elif isinstance(widget, QComboBox):
        if not _combo_fits(widget):
            yield widget.currentText()
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            if widget.isTabVisible(tab) and _advance(widget, widget.tabText(tab)) > widget.tabRect(tab).width():
                yield widget.tabText(tab)
    elif isinstance(widget, QGroupBox):
        if _advance(widget, widget.title()) > widget.width():
            yield widget.title()
    elif isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
        yield from _cut_headings(widget)


def _label_fits(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + label.fontMetrics().height() // 2
    return label.sizeHint().width() <= label.width() + _SLACK_PX


def _combo_fits(box: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    # The last character may have empty room behind it, as full-width brackets do.
    return box.fontMetrics().boundingRect(box.currentText()).width() <= field.width() + _SLACK_PX


def _cut_headings(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    for section in range(header.count()):
        text = str(model.headerData(section, header.orientation()) or "")
        if not header.isSectionHidden(section) and _advance(header, text) > header.sectionSize(section):
            yield text


def _advance(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text.replace("&", ""))
