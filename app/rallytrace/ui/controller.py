"""What those have at hand who carry out the analyst's actions on the video that is open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rallytrace.session.workspace import Workspace
from rallytrace.ui.edit_controller import EditController
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.keys import key_text
from rallytrace.ui.navigation import NavigationController
from rallytrace.ui.notices import Notices
from rallytrace.ui.panels.status_line import StatusLine
from rallytrace.ui.picture.video_view import VideoView


@dataclass(frozen=True, slots=True)
class WindowContext:
    """The parts of a window that an action may need.

    Attributes:
        workspace: what is open.
        view: the video.
        editing: through which the track is changed.
        moving: through which the playhead goes elsewhere.
        book: the actions and their keys.
        notices: where it is said what happened.
        status: where it is said what goes on.
        window: above which dialogs open; it owns whoever has the context.
    """

    workspace: Workspace
    view: VideoView
    editing: EditController
    moving: NavigationController
    book: ActionRegistry
    notices: Notices
    status: StatusLine
    window: QWidget


class Controller(QObject):
    """Carries out some of the actions, with what is in a context."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._workspace = context.workspace
        self._view = context.view
        self._editing = context.editing
        self._moving = context.moving
        self._book = context.book
        self._notices = context.notices
        self._status = context.status
        self._window = context.window

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
        raise NotImplementedError

    def _key(self, name: str) -> str:
        """The first key of an action, as the system writes it; '' where it has none."""
        return next(map(key_text, self._book.keys_of(name)), "")
