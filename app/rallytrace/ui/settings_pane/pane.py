"""The settings window: a list of pages, and warnings about the settings file."""

from typing import Final, TypeVar

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from rallytrace.errors import AppError
from rallytrace.session.preferences import Preferences
from rallytrace.settings import PLAYBACK, TRACKING
from rallytrace.texts import shown, tr
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import Notice, room_on_screen
from rallytrace.ui.settings_pane.appearance_page import AppearancePage
from rallytrace.ui.settings_pane.fields import AUTOMATIC, NumberField
from rallytrace.ui.settings_pane.form import FormPage, Page
from rallytrace.ui.settings_pane.keys_page import KeysPage
from rallytrace.ui.settings_pane.models_page import ModelsPage
from rallytrace.ui.settings_pane.provider_page import ProviderPage

_LIST_WIDTH: Final = 156
"""Least width of the list of pages."""
_LIST_MARGIN: Final = 52
"""Width of the icon and the space around the name of a page."""
_SIZE: Final = QSize(880, 640)
_LEAST: Final = QSize(720, 480)
_ROW_HEIGHT: Final = 34
P = TypeVar("P", bound=Page)


class TrackingPage(FormPage):
    """The page with the options of runs. A run in progress keeps the options with which it started."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        sentence = tr("settings", "Changes apply to the next run, not to a run in progress.")
        super().__init__(tr("settings", "Tracking"), preferences, TRACKING, parent, sentence=sentence)

    @Slot(object)
    def show_model_threshold(self, threshold: float | None) -> None:
        """Show the threshold of the TrackNet in use as the automatic value, or no value if it is None."""
        field = self.form.rows["threshold"].field
        if isinstance(field, NumberField):
            known = tr("settings", "automatic: {value:g}", value=threshold) if threshold is not None else ""
            field.lineEdit().setPlaceholderText(known or shown(AUTOMATIC))


class SettingsPane(QWidget):
    """The settings window, with a list of pages. Changes apply at once."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent, windowTitle=tr("settings", "Settings"))
        self.setObjectName("settings_pane")
        self.setMinimumSize(_LEAST.boundedTo(room_on_screen(self)))
        self.resize(_SIZE.boundedTo(room_on_screen(self)))  # by itself a window takes two thirds of the screen
        # In the order of Tab.
        self.complaints = Notice(tr("settings", "Dismiss"), self)
        self.unsaved = Notice(tr("settings", "Dismiss"), self)
        self.list = self._made_list()
        self._stack = QStackedWidget(self)
        self.models = self._add_page("brain", ModelsPage(preferences, self))
        self.provider = self._add_page("chip", ProviderPage(preferences, self))
        self.tracking = self._add_page("crosshairs-gps", TrackingPage(preferences, self))
        self.playback = self._add_page(
            "play-circle-outline", FormPage(tr("settings", "Playback"), preferences, PLAYBACK, self)
        )
        self.appearance = self._add_page("palette-outline", AppearancePage(preferences, self))
        self.keys = self._add_page("keyboard-outline", KeysPage(preferences, self))
        self.models.threshold_known.connect(self.tracking.show_model_threshold)
        row = lay_row(self.list, (self._stack, 1), spacing=0)
        lay_column(self.complaints, self.unsaved, (row, 1), owner=self, spacing=0)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.complaints.pressed.connect(self.complaints.clear)
        self.unsaved.pressed.connect(self.unsaved.clear)
        preferences.save_failed.connect(self._say_unsaved)
        self.complaints.say(BadgeStatus.WARNING, "\n".join(map(shown, preferences.complaints)))
        metrics, items = self.list.fontMetrics(), [self.list.item(row) for row in range(self.list.count())]
        longest = max(metrics.horizontalAdvance(item.text()) for item in items)
        self.list.setFixedWidth(max(_LIST_WIDTH, longest + _LIST_MARGIN))
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def _add_page(self, icon: str, page: P) -> P:
        QListWidgetItem(icons.icon(icon), page.title, self.list).setSizeHint(QSize(0, _ROW_HEIGHT))
        self._stack.addWidget(page)
        return page

    @property
    def page(self) -> QWidget | None:
        """Return the page that is shown."""
        return self._stack.currentWidget()

    def show_page(self, page: Page) -> None:
        self.list.setCurrentRow(self._stack.indexOf(page))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the window on Escape. Show another page on Ctrl+PgUp and Ctrl+PgDown."""
        ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.window().close()
        elif ctrl and event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            step = 1 if event.key() == Qt.Key.Key_PageDown else -1
            self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
        else:
            super().keyPressEvent(event)

    def _made_list(self) -> QListWidget:
        made = QListWidget(self)
        made.setIconSize(QSize(18, 18))
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setAccessibleName(tr("settings", "Settings pages"))
        return made

    @Slot(object)
    def _say_unsaved(self, error: AppError) -> None:
        self.unsaved.say(BadgeStatus.BAD, error.shown())
