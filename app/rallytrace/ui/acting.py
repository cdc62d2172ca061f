"""What those have at hand who carry out the analyst's actions on the video that is open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rallytrace.session.workspace import Workspace
from rallytrace.ui.editing import Editing
from rallytrace.ui.keyboard.action_book import ActionBook
from rallytrace.ui.keyboard.keys import in_words
from rallytrace.ui.moving import Moving
from rallytrace.ui.notices import Notices
from rallytrace.ui.panels.status_line import StatusLine
from rallytrace.ui.picture.video_view import VideoView


@dataclass(frozen=True, slots=True)
class Kit:
    """The parts of a window that an action may need.

    Attributes:
        workspace: what is open.
        view: the video.
        editing: through which the track is changed.
        moving: through which the playhead goes elsewhere.
        book: the actions and their keys.
        notices: where it is said what happened.
        status: where it is said what goes on.
        window: above which dialogs open; it owns whoever has the kit.
    """

    workspace: Workspace
    view: VideoView
    editing: Editing
    moving: Moving
    book: ActionBook
    notices: Notices
    status: StatusLine
    window: QWidget


class Acting(QObject):
    """Carries out some of the actions, with what is in a kit."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit.window)
        self._workspace = kit.workspace
        self._view = kit.view
        self._editing = kit.editing
        self._moving = kit.moving
        self._book = kit.book
        self._notices = kit.notices
        self._status = kit.status
        self._window = kit.window

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
        raise NotImplementedError

    def _key(self, name: str) -> str:
        """The first key of an action, as the system writes it; '' where it has none."""
        return next(map(in_words, self._book.keys_of(name)), "")
