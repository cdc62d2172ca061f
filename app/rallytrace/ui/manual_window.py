"""Show the manual in a window: the pages shipped with RallyTrace, without a network."""

import re
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QImage, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QWidget

from rallytrace.files import paths
from rallytrace.session.languages import current_language
from rallytrace.texts import tr
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import room_on_screen
from rallytrace.ui.reference_pages import REFERENCE_PAGES

FIRST_PAGE: Final = "index.md"
_SIZE: Final = QSize(980, 760)
_PARAGRAPH_PX: Final = 8
"""Space below a paragraph, in pixels. Qt itself adds none in Markdown."""
_MARGIN_PX: Final = 24
"""Width kept free beside a picture for the scroll bar and the page margin, in pixels."""
_DIRECTIVE: Final = re.compile(r"^```\{.*?^```$", re.DOTALL | re.MULTILINE)
"""Pattern of directives, which only the generator of the web pages understands."""


def heading_anchor(heading: str) -> str:
    """Return the anchor by which links name a heading, as GitHub and Sphinx generate it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def translated_page(url: QUrl) -> QUrl:
    """Return the URL of a page of the manual in the language in use; the same URL if the page is not translated."""
    page = Path(url.toLocalFile())
    translated = page.parent / current_language().code / page.name
    if page.parent != paths.manual_dir() or not translated.is_file():
        return url
    found = QUrl.fromLocalFile(str(translated))
    found.setFragment(url.fragment())
    return found


class ManualBrowser(QTextBrowser):
    """Shows Markdown pages, those in the language in use if there are any. Pictures are scaled to fit the width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, openExternalLinks=True)
        self.setAccessibleName(tr("window", "Manual"))
        self.sourceChanged.connect(self._space_paragraphs)
        self.sourceChanged.connect(self._scroll_to_heading)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return the text of a page without directives, or a picture scaled to fit the width."""
        file = Path(self.source().resolved(QUrl(name)).toLocalFile())
        if file.parent.name == "reference" and file.name in REFERENCE_PAGES:
            return REFERENCE_PAGES[file.name]()
        if file.suffix == ".md" and file.is_file():
            return _DIRECTIVE.sub("", file.read_text(encoding="utf-8"))
        if kind == QTextDocument.ResourceType.ImageResource.value:
            image = QImage(str(file))
            width = self.viewport().width() - _MARGIN_PX
            smooth = Qt.TransformationMode.SmoothTransformation
            return image.scaledToWidth(width, smooth) if image.width() > width > 0 else image
        return super().loadResource(kind, name)

    def doSetSource(
        self,
        name: QUrl | str,
        kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource,
    ) -> None:
        """Show a page, in the language in use if it is translated."""
        super().doSetSource(translated_page(self.source().resolved(QUrl(name))), kind)

    @Slot()
    def _space_paragraphs(self) -> None:
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            layout = cursor.blockFormat()
            if cursor.currentTable() is None and not layout.nonBreakableLines():
                layout.setBottomMargin(_PARAGRAPH_PX)
                cursor.setBlockFormat(layout)
            block = block.next()

    @Slot(QUrl)
    def _scroll_to_heading(self, url: QUrl) -> None:
        """Scroll to the heading named by a link's fragment, because Qt gives Markdown headings no anchors."""
        block = self.document().begin()
        while url.fragment() and block.isValid():
            if block.blockFormat().headingLevel() and heading_anchor(block.text()) == url.fragment():
                self.moveCursor(QTextCursor.MoveOperation.End)
                self.setTextCursor(QTextCursor(block))
                self.ensureCursorVisible()
                return
            block = block.next()


class ManualWindow(QDialog):
    """The window that shows the manual, with buttons to go back, forward and to the first page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.resize(_SIZE.boundedTo(room_on_screen(self)))
        self.browser = ManualBrowser(self)
        backward, forward = QPushButton(tr("window", "Back")), QPushButton(tr("window", "Forward"))
        contents = QPushButton(tr("window", "Contents"))
        for button, slot, available in (
            (backward, self.browser.backward, self.browser.backwardAvailable),
            (forward, self.browser.forward, self.browser.forwardAvailable),
        ):
            button.setEnabled(False)
            button.clicked.connect(slot)
            available.connect(button.setEnabled)
        contents.clicked.connect(self.show_contents)
        for button in (backward, forward, contents):
            button.setAutoDefault(False)
        buttons = lay_row(backward, forward, contents, (None, 1), spacing=8)
        lay_column(buttons, (self.browser, 1), owner=self, spacing=8, margins=(12, 8, 12, 12))
        self.browser.sourceChanged.connect(self._show_title)
        self.show_contents()
        self.browser.setFocus()

    @Slot()
    def show_contents(self) -> None:
        """Show the first page."""
        self.browser.setSource(QUrl.fromLocalFile(str(paths.manual_dir() / FIRST_PAGE)))

    @Slot(QUrl)
    def _show_title(self, url: QUrl) -> None:
        heading = self.browser.document().firstBlock().text()
        manual = tr("window", "Manual")
        self.setWindowTitle(manual if url.fileName() == FIRST_PAGE else f"{heading} - {manual}")
