"""The main window: its layout, controllers and panels."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, Generic

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QToolBar, QWidget

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.session.pictures.frames import VideoInfo
from rallytrace.session.workspace import Workspace
from rallytrace.texts import tr
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.controllers.appearance_controller import AppearanceController
from rallytrace.ui.controllers.compare_controller import CompareController
from rallytrace.ui.controllers.court_controller import CourtController
from rallytrace.ui.controllers.event_controller import EventController
from rallytrace.ui.controllers.file_controller import FileController
from rallytrace.ui.controllers.fill_controller import FillController
from rallytrace.ui.controllers.hitter_controller import HitterController
from rallytrace.ui.controllers.label_controller import LabelController
from rallytrace.ui.controllers.match_controller import MatchController
from rallytrace.ui.controllers.recording_controller import RecordingController
from rallytrace.ui.controllers.review_controller import ReviewController
from rallytrace.ui.controllers.run_controller import ProposalController, RunController
from rallytrace.ui.controllers.shot_controller import ShotController
from rallytrace.ui.controllers.stroke_controller import StrokeController
from rallytrace.ui.controllers.video_controller import VideoController
from rallytrace.ui.controllers.view_controller import ViewController
from rallytrace.ui.docks.dock_controller import DockController, PanelT
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import RECENT, SPORT
from rallytrace.ui.keyboard.focus_return import FocusReturn
from rallytrace.ui.look.dropped_files import are_labels, dropped_paths
from rallytrace.ui.look.layouts import lay_column
from rallytrace.ui.look.widgets import room_on_screen, watch_itself
from rallytrace.ui.main_window.empty_state import EmptyState
from rallytrace.ui.main_window.presenter import WindowPresenter
from rallytrace.ui.notices import Notices
from rallytrace.ui.panels.compare_panel import ComparePanel
from rallytrace.ui.panels.event_panel import EventPanel
from rallytrace.ui.panels.frame_table import FrameTable
from rallytrace.ui.panels.point_panel import PointPanel
from rallytrace.ui.panels.rally_panel import RallyPanel
from rallytrace.ui.panels.review_panel import ReviewPanel
from rallytrace.ui.panels.run_panel import RunPanel
from rallytrace.ui.panels.status_line import StatusLine
from rallytrace.ui.panels.transport import Transport
from rallytrace.ui.panels.video_panel import VideoPanel
from rallytrace.ui.picture.video_view import VideoView
from rallytrace.ui.plots.plots_panel import PlotsPanel
from rallytrace.ui.run_summary import RunSummary
from rallytrace.ui.timeline.timeline import Timeline

_SIZE: Final = QSize(1440, 900)
_BESIDE_TOOLS: Final = 16
_EDGE_PX: Final = 8


class PanelOf(Generic[PanelT]):
    """A descriptor that returns the window's panel of a class, creating it on first access."""

    def __init__(self, kind: type[PanelT]) -> None:
        self._kind = kind

    def __get__(self, window: "MainWindow", _owner: type) -> PanelT:
        return window.docks.panel(self._kind)


class MainWindow(QMainWindow):
    """The main window of one workspace.

    Attributes:
        failed: whether the last attempt to open a video has failed.
    """

    timeline = PanelOf(Timeline)
    rallies = PanelOf(RallyPanel)
    videos = PanelOf(VideoPanel)
    review = PanelOf(ReviewPanel)
    compare = PanelOf(ComparePanel)
    point = PanelOf(PointPanel)
    run = PanelOf(RunPanel)
    frames = PanelOf(FrameTable)
    plots = PanelOf(PlotsPanel)

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setAcceptDrops(True)
        self.workspace = workspace
        workspace.setParent(self)
        self.failed = False
        self.registry = ActionRegistry(self, workspace.preferences.value.keys)
        self.view = VideoView(self)
        self.registry.home = self.view
        self.empty_state = EmptyState(self.registry, self)
        self._stack = QStackedWidget(self)
        self._tools = QToolBar(tr("window", "Tools"), self, movable=False)
        self.notices = Notices(self, self._room_for_notices)
        self.context = WindowContext(workspace, self, registry=self.registry, view=self.view, notices=self.notices)
        self.status = StatusLine.in_window(self.context)
        self.transport = Transport.in_window(self.context)
        self._lay_out()
        self._make_controllers()
        self._connect()
        self.context.state.announce_settings()
        self._on_closed()
        self.resize(_SIZE.boundedTo(room_on_screen(self)))
        self.docks.restore()
        self.empty_state.set_missing(missing_models())
        self.context.videos.load()
        if self.context.videos.paths:
            self.docks.show_videos()
        for complaint in workspace.preferences.complaints:
            self.notices.warn(complaint)
        FocusReturn(self)
        watch_itself(self)  # last, because a window receives hundreds of events while it is built

    @property
    def empty(self) -> bool:
        return self._stack.currentWidget() is self.empty_state

    @property
    def has_picture(self) -> bool:
        """Return whether the picture of the requested frame is shown."""
        frame = self.view.on_screen
        return frame is not None and frame.exact and frame.index == self.workspace.frame

    def open(self, path: Path) -> None:
        """Open a video or a project. For a folder, add all its videos to the list and open the first."""
        if path.is_dir():
            self.video_controller.add_and_open([path])
        else:
            self.files.open(path)

    def open_all(self, paths: Sequence[Path]) -> None:
        """Open a file or folder. If there are several, add all their videos to the list and open the first."""
        if len(paths) == 1:
            self.open(paths[0])
        elif paths:
            self.video_controller.add_and_open(paths)

    def show_video(self, *, shown: bool) -> None:
        """Show the video view, or the empty state."""
        self._stack.setCurrentWidget(self.view if shown else self.empty_state)
        if shown:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.empty_state.set_recent(self.workspace.preferences.value.recent_videos)

    def shutdown(self) -> None:
        """Save the layout if the window is open, and stop all threads and processes.

        Must be called before the window is deleted, even after a termination signal.
        """
        if self.isVisible():
            self.docks.remember()
        self.docks.shutdown()
        self.workspace.shutdown()
        self.context.videos.shutdown()

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the docks for the window's size when the window is first shown."""
        super().showEvent(event)
        self.docks.arrange_once()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Restore the window's logical size on X11 when the scale of its screen changes."""
        if watched is self and event.type() == QEvent.Type.DevicePixelRatioChange:
            on_x11 = QGuiApplication.platformName() == "xcb"
            if self.isVisible() and on_x11:
                QTimer.singleShot(0, self, self._keep_size)
        return False

    @Slot()
    def _keep_size(self) -> None:
        """Give the window its size in logical pixels again, as far as the screen allows.

        X11 has kept the size in device pixels, in which only a part of the window would be visible.
        """
        if not self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            self.windowHandle().resize(self.size().boundedTo(room_on_screen(self)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While the project is being read, tell the user why keys have no effect yet."""
        locked = self.workspace.locked
        if self.workspace.autosaver.checking and locked is not None and event.text():
            self.notices.tell(locked.shown())
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, save the layout, and stop all threads."""
        if not self.files.may_let_go():
            event.ignore()
            return
        self.shutdown()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_paths(event.mimeData())
        if not paths:
            return
        event.acceptProposedAction()
        if len(paths) == 1 and are_labels(paths[0]):
            self.labels.open(paths[0])
        else:
            self.open_all(paths)

    def _lay_out(self) -> None:
        self._stack.addWidget(self.empty_state)
        self._stack.addWidget(self.view)
        middle = QWidget(self)
        lay_column((self._stack, 1), self.transport, owner=middle, spacing=0)
        self.setCentralWidget(middle)
        self.registry.build_menus(self.menuBar())
        self._tools.setObjectName("tools")
        self._tools.setIconSize(QSize(18, 18))
        self.registry.build_tool_bar(self._tools)
        self.addToolBar(self._tools)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.status, 1)

    def _room_for_notices(self) -> QRect:
        menus, tools = self.menuBar(), self._tools
        ends = [tools.actionGeometry(action).right() + tools.x() for action in tools.actions()]
        if not menus.isNativeMenuBar():
            ends += [menus.actionGeometry(action).right() + menus.x() for action in menus.actions()]
        return QRect(
            QPoint(max(ends) + _BESIDE_TOOLS, 2), QPoint(self.width() - _EDGE_PX, tools.geometry().bottom() - 2)
        )

    def _make_controllers(self) -> None:
        """Create the controllers. Those for editing and navigation are part of the context already."""
        context = self.context
        self.edit_controller, self.navigation_controller = context.edit_controller, context.navigation_controller
        self.files = FileController(context)
        self.labels = LabelController(context)
        self.view_controller = ViewController(context)
        self.review_controller = ReviewController(context)
        self.video_controller = VideoController(context, files=self.files, review_controller=self.review_controller)
        self.fill_controller = FillController(context)
        self.proposal_controller = ProposalController(context, fill_controller=self.fill_controller)
        self.event_controller = EventController(context)
        self.court_controller = CourtController(context)
        self.shot_controller = ShotController(context)
        self.stroke_controller = StrokeController(context)
        self.hitter_controller = HitterController(context)
        self.match_controller = MatchController(context)
        RecordingController(context)
        self.compare_controller = CompareController(context)
        self.run_controller = RunController(context)
        self.appearance = AppearanceController(context)
        self.docks = DockController(context)
        self.docks.panel_made.connect(self._connect_panel)
        self.presenter = WindowPresenter(context)
        RunSummary(context)
        self._connect_actions()

    def _connect_actions(self) -> None:
        """Connect each action to the controller that carries it out."""
        for controller in self.context.controllers:
            self.registry.connect_all(controller.commands)
        self.registry.connect_all(
            {
                "quit": self.close,
                "go_to": self.transport.ask_for_position,
                "name_rally": self.docks.ask_for_rally_name,
                "tag_rally": self.docks.ask_for_tags,
                "tag_event": self.docks.ask_for_event_tags,
                "play_rallies": self._play_rallies,
                "make_clips": self._make_clips,
                "review_rallies": self._review_rallies,
            }
        )

    def _play_rallies(self) -> None:
        self.rallies.play_shown()

    def _make_clips(self) -> None:
        """Open the export dialog to cut clips of the rallies that the list shows."""
        self.labels.choose_clips(self.rallies.filter.text())

    def _review_rallies(self) -> None:
        """Restrict the review to the rallies that the list shows."""
        self.workspace.review.set_within([rally.frames for rally in self.rallies.list.shown])
        self.docks.open_review()
        self.registry["next_suspicious"].trigger()

    def _connect(self) -> None:
        workspace = self.workspace
        workspace.opening.connect(self._on_opening)
        workspace.opened.connect(self._on_opened)
        workspace.closed.connect(self._on_closed)
        workspace.failed.connect(self._on_failed)
        for path, fill in ((RECENT, self.files.fill_recent), (SPORT, self.event_controller.fill_sports)):
            menu = self.registry.menu(path)
            menu.aboutToShow.connect(partial(fill, menu))
        self.registry.conflict_found.connect(self.notices.warn)
        self.context.copying.told.connect(self.notices.tell)
        self.context.sound.told.connect(self.notices.tell)
        self.empty_state.open_requested.connect(self.files.ask_and_open)
        self.empty_state.demo_requested.connect(self.files.open_demo)
        self.empty_state.recent_requested.connect(self.files.open)
        self.fill_controller.preview.accepted.connect(self.context.walk.note_fill)
        self.fill_controller.preview.accepted.connect(self.view_controller.note_fill)
        self.review_controller.item_shown.connect(self.fill_controller.leave_for)
        self.review_controller.item_shown.connect(self.docks.show_review)
        self.presenter.provider_settings_requested.connect(self.appearance.show_provider_settings)
        self.presenter.model_settings_requested.connect(self.appearance.show_model_settings)
        self.status.provider_requested.connect(self.appearance.show_provider_settings)
        self.status.export_requested.connect(self.labels.show_export)

    @Slot(object)
    def _connect_panel(self, panel: QWidget) -> None:
        """Connect the signals of a new panel to the controllers that handle them."""
        match panel:
            case ReviewPanel():
                panel.item_requested.connect(self.context.walk.go_to_item)
            case VideoPanel():
                panel.video_requested.connect(self.video_controller.open)
                panel.removal_requested.connect(self.video_controller.remove)
            case RallyPanel():
                panel.tags_requested.connect(self.match_controller.set_tags)
                panel.playback_requested.connect(self.match_controller.play_rallies)
                panel.form.match_requested.connect(self.match_controller.place)
                panel.form.removal_requested.connect(self.match_controller.remove)
            case EventPanel():
                panel.playback_requested.connect(self.match_controller.play_ranges)
                panel.clips_requested.connect(partial(self.labels.choose_clips, of_events=True))
            case ComparePanel():
                panel.disagreement_requested.connect(self.compare_controller.go_to_disagreement)

    @Slot(object)
    def _on_opening(self, path: Path) -> None:
        """Show the video view as soon as a video is being opened, because its first picture usually follows at once."""
        self.failed = False
        self.setWindowTitle(f"{path.name}[*] \N{EN DASH} RallyTrace")
        self.show_video(shown=True)

    @Slot(object)
    def _on_opened(self, info: VideoInfo) -> None:
        self.setWindowTitle(f"{info.path.name}[*] \N{EN DASH} RallyTrace")
        self.setWindowFilePath(str(info.path))
        self.show_video(shown=True)

    @Slot()
    def _on_closed(self) -> None:
        self.setWindowTitle("RallyTrace[*]")
        self.setWindowFilePath("")
        self.show_video(shown=False)

    @Slot(object)
    def _on_failed(self, error: AppError) -> None:
        self.failed = self.workspace.info is None
        if self.failed:
            self.show_video(shown=False)
        self.notices.complain(error)


def missing_models() -> list[str]:
    """Return a sentence for each model that should be included with RallyTrace but is missing."""
    missing = []
    for name in ("tracknet", "tracknet-fast", "inpaintnet", "movenet-multipose"):
        try:
            paths.shipped_model(name)
        except AppError as error:
            missing.append(error.shown())
    return missing
