"""The main window: what is where. What it does stands in the modules that it puts together."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QStackedWidget,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from rallytrace import paths
from rallytrace.domain.lists import Rally
from rallytrace.errors import AppError
from rallytrace.session.workspace import Workspace
from rallytrace.ui.appearance import AppearanceCommands
from rallytrace.ui.compare_controller import CompareController
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.docks import Docks
from rallytrace.ui.edit_controller import EditController
from rallytrace.ui.empty_state import EmptyState
from rallytrace.ui.event_controller import EventController
from rallytrace.ui.files import Files, dropped_file
from rallytrace.ui.fill_controller import FillController
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import RECENT
from rallytrace.ui.labels import LabelFiles
from rallytrace.ui.navigation import NavigationController
from rallytrace.ui.notices import Notices
from rallytrace.ui.panels.compare_panel import ComparePanel
from rallytrace.ui.panels.frame_table import FrameTable
from rallytrace.ui.panels.rally_panel import RallyPanel
from rallytrace.ui.panels.review_panel import ReviewPanel
from rallytrace.ui.panels.run_panel import RunPanel
from rallytrace.ui.panels.status_line import StatusLine
from rallytrace.ui.panels.track_panel import TrackPanel
from rallytrace.ui.panels.transport import Transport
from rallytrace.ui.picture.video_view import VideoView
from rallytrace.ui.plots.plots_panel import PlotsPanel
from rallytrace.ui.presenter import WindowPresenter
from rallytrace.ui.proposal_controller import ProposalController
from rallytrace.ui.review_controller import ReviewController
from rallytrace.ui.run_controller import RunController
from rallytrace.ui.timeline.timeline import Timeline
from rallytrace.ui.view_controller import ViewController

_SIZE: Final = QSize(1440, 900)
_LABEL_FILES: Final = frozenset({".csv", ".tsv", ".txt"})
"""What is dropped on the window is a video, unless it is called like this."""


class MainWindow(QMainWindow):
    """The window over one workspace.

    Attributes:
        workspace: what is open in it.
        book: everything that can be asked for.
        view: the video.
        notices: the line that says what happened.
        failed: whether the last video that was to be opened could not be.
    """

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setAcceptDrops(True)
        self.workspace = workspace
        workspace.setParent(self)
        self.failed = False
        self.book = ActionRegistry(self, workspace.preferences.value.keys)
        self.view = VideoView(self)
        self.book.home = self.view
        self.empty_state = EmptyState(self.book, self)
        self.transport = Transport(self.book, self)
        self.timeline = Timeline(workspace.document, self)
        self.rallies = RallyPanel(workspace.document, self)
        self.review = ReviewPanel(workspace.review, self.book, self)
        self.compare = ComparePanel(workspace.comparing, self.book, self)
        self.point = TrackPanel(workspace.document, self.book, self)
        self.run = RunPanel(self.book, self)
        self.frames = FrameTable(workspace.document, self)
        self.plots = PlotsPanel(workspace.document, self)
        self.status = StatusLine(self)
        self._stack = QStackedWidget(self)
        self.notices = Notices(self._stack)
        self._lay_out()
        self.docks = Docks(self)
        self._make_parts()
        self._carry_out()
        self._connect_panels()
        self.following = WindowPresenter(self)
        self.resize(_SIZE)
        self.docks.restore()
        self.empty_state.set_missing(missing_models())
        for complaint in workspace.preferences.complaints:
            self.notices.warn(complaint)

    @property
    def empty(self) -> bool:
        """Whether no video is open or being opened."""
        return self._stack.currentWidget() is self.empty_state

    @property
    def has_picture(self) -> bool:
        """Whether the frame that is asked for is on the screen."""
        frame = self.view.frame
        return frame is not None and frame.exact and frame.index == self.workspace.frame

    def open(self, path: Path) -> None:
        """Open a video."""
        self.files.open(path)

    def show_video(self, *, shown: bool) -> None:
        """Show the video, or what to do without one."""
        self._stack.setCurrentWidget(self.view if shown else self.empty_state)
        if shown:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.empty_state.set_recent(self.workspace.preferences.value.recent_videos)

    def shutdown(self) -> None:
        """Stop everything that runs; the window can only be thrown away after it."""
        self.appearance.shutdown()
        self.labels.shutdown()
        self.workspace.shutdown()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """The first time, arrange the panels for the size that the window has got."""
        super().showEvent(event)
        self.docks.arrange_once()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Ask about what could not be saved, remember the layout, and stop everything."""
        if not self.files.may_let_go():
            event.ignore()
            return
        self.docks.remember()
        self.shutdown()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """Take one file."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Open it."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            if path.suffix.lower() in _LABEL_FILES:
                self.labels.open(path)
            else:
                self.open(path)

    def _lay_out(self) -> None:
        self._stack.addWidget(self.empty_state)
        self._stack.addWidget(self.view)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)
        column.addWidget(self.transport)
        self.setCentralWidget(middle)
        self.book.build_menus(self.menuBar())
        bar = QToolBar("Tools", self)
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.setIconSize(QSize(18, 18))
        self.book.build_tool_bar(bar)
        self.addToolBar(bar)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.status, 1)

    def _make_parts(self) -> None:
        """What carries out the actions, each of them its own."""
        self.files = Files(self.workspace, self, self.notices)
        self.editing = EditController(self.workspace, self.view, self)
        self.moving = NavigationController(self.workspace, lambda: self.book.repeats, self)
        self.looking = ViewController(self.workspace, self.view, self.book, self)
        self.labels = LabelFiles(self.workspace, self.editing, self.view, self.notices, self)
        context = WindowContext(
            self.workspace, self.view, self.editing, self.moving, self.book, self.notices, self.status, window=self
        )
        self.reviewing = ReviewController(context)
        self.editing.stay_within(lambda: self.reviewing.place)
        self.filling = FillController(context, place=lambda: self.reviewing.place)
        self.proposing = ProposalController(context, filling=self.filling)
        self.eventing = EventController(context)
        self.comparing = CompareController(context)
        self.running = RunController(self.workspace, self.view, self.book, self)
        self.appearance = AppearanceCommands(self)

    def _carry_out(self) -> None:
        """Every action is somebody's."""
        parts = (
            self.docks,
            self.files,
            self.labels,
            self.editing,
            self.moving,
            self.reviewing,
            self.filling,
            self.proposing,
            self.eventing,
            self.comparing,
            self.looking,
            self.running,
            self.appearance,
        )
        for part in parts:
            self.book.connect_all(part.commands)
        self.book.connect_all(
            {
                "quit": self.close,
                "go_to": self.transport.ask_for_place,
                "name_rally": self.rallies.ask_for_name,
            }
        )

    def _connect_panels(self) -> None:
        """What the panels ask for, and who does it."""
        self.book.menu(RECENT).aboutToShow.connect(self._fill_recent)
        self.empty_state.open_asked.connect(self.files.ask_and_open)
        self.empty_state.demo_asked.connect(self.files.open_demo)
        self.empty_state.recent_asked.connect(self.files.open)
        self.transport.frame_asked.connect(self.moving.go_to)
        self.transport.time_asked.connect(self.moving.go_to_time)
        self.transport.speed_asked.connect(self.moving.set_speed)
        for typed in (self.transport.frame_asked, self.transport.time_asked, self.rallies.frame_asked):
            typed.connect(self._return_to_view)
        self.timeline.sought.connect(self._scrub)
        self.timeline.range_selected.connect(self.workspace.marks.set_frames)
        self.plots.sought.connect(self._scrub)
        self.plots.range_selected.connect(self.workspace.marks.set_frames)
        self.frames.frame_asked.connect(self.moving.go_to)
        self.frames.edit_asked.connect(self.editing.edit)
        self.frames.left.connect(self._return_to_view)
        self.filling.preview.taken.connect(self.reviewing.go_on_when_settled)
        self.filling.proposed.connect(self.timeline.set_ghost)
        self.review.item_asked.connect(self.reviewing.go_to_item)
        self.reviewing.area_wanted.connect(self.view.show_area)
        self.review.item_asked.connect(self._return_to_view)
        self.compare.disagreement_asked.connect(self.comparing.go_to_stretch)
        self.compare.disagreement_asked.connect(self._return_to_view)
        self.rallies.frame_asked.connect(self.moving.go_to)
        self.rallies.rally_asked.connect(self.editing.keep_rally)
        self.rallies.removal_asked.connect(self.editing.remove_rally)
        self.rallies.removal_asked.connect(self._tell_removal)
        self.point.state_asked.connect(self.editing.mark)
        self.point.position_asked.connect(self.editing.move_to)
        self.rallies.offer(self.book["find_rallies"], self.book["cut_rally"])
        self.editing.refused.connect(self.notices.complain)
        self.book.undecided.connect(self.notices.warn)
        self.status.save_asked.connect(self.workspace.keeper.retry)
        self.status.cancel_asked.connect(self.workspace.runs.cancel)
        self.status.provider_asked.connect(self.appearance.show_provider_settings)
        self.status.export_asked.connect(self.labels.show_export)

    @Slot(int, bool)
    def _scrub(self, frame: int, held: bool) -> None:  # noqa: FBT001 - a signal's
        self.workspace.scrub(frame, held=held)

    @Slot(object)
    def _tell_removal(self, rally: Rally) -> None:
        self.notices.tell(f"{rally.name} has been removed; its points stay. Ctrl+Z brings it back.")

    @Slot()
    def _return_to_view(self) -> None:
        """What was typed has been done: the keys are the video's again."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_recent(self) -> None:
        self.files.fill_recent(self.book.menu(RECENT))


def missing_models() -> list[str]:
    """What of RallyTrace's own models is not there, a sentence each."""
    missing = []
    for name in ("tracknet", "tracknet-fast", "inpaintnet"):
        try:
            paths.shipped_model(name)
        except AppError as error:
            missing.append(str(error))
    return missing
