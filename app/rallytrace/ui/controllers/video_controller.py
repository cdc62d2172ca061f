"""The actions on the video list: add, remove, go to the next, and review all videos."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QFileDialog

from rallytrace.files.recordings import describe_parts, parts_of
from rallytrace.texts import tr
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.controllers.file_controller import FileController
from rallytrace.ui.controllers.review_controller import ReviewController
from rallytrace.ui.export_dialog.list_dialog import ListExportDialog
from rallytrace.ui.look.dropped_files import all_files_filter, name_filters, videos_filter
from rallytrace.ui.notices import Choice


class VideoController(Controller):
    """Carries out the actions on the video list.

    Args:
        files: opens the videos.
        review_controller: goes to the review items of the next video.
    """

    def __init__(self, context: WindowContext, *, files: FileController, review_controller: ReviewController) -> None:
        super().__init__(context)
        self._videos = context.videos
        self._files = files
        self._opens_first = self._opening = False
        self._first: Path | None = None  # first added video while it is being opened
        self._after_first: Sequence[Path] = ()  # opened instead if the first one fails
        self._reviews: tuple[Path, int] | None = None
        self._has_project = False
        self._told_unkept = False
        self._told_of: set[Path] = set()  # recordings in parts
        self.export_dialog: ListExportDialog | None = None
        videos = context.videos
        videos.changed.connect(self._show_options)
        videos.added.connect(self._on_added)
        videos.recordings_found.connect(self._tell_of_recordings)
        videos.complained.connect(self._notices.complain)
        context.background.letting_go.connect(self._say_letting_go)
        context.workspace.opening.connect(self._note_opening)
        context.workspace.opened.connect(self._note_open)
        context.workspace.opened.connect(self._look_for_parts)
        context.workspace.failed.connect(self._on_failed)
        context.workspace.closed.connect(self._note_open)
        context.workspace.failed.connect(self._forget_review)
        context.workspace.review.queue_changed.connect(self._review_when_ready)
        context.workspace.indexed.connect(self._review_when_ready)
        context.workspace.opening.connect(self._await_project)
        context.workspace.autosaver.found.connect(self._on_project_found)
        review_controller.video_requested.connect(self._review)
        self._show_options()

    @property
    def commands(self) -> Commands:
        return {
            "add_videos": self._ask_and_add,
            "next_video": partial(self._go, 1),
            "previous_video": partial(self._go, -1),
            "track_list": self._toggle_tracking,
            "one_queue": self._toggle_one_queue,
            "export_all": self._export_all,
        }

    def add_and_open(self, paths: Sequence[Path]) -> None:
        """Add files and folders to the list, and open the first of their videos."""
        self._opens_first = True
        self._videos.add(paths)

    @property
    def awaits_first(self) -> bool:
        """Return whether the added files are still being searched for a first video, or it is being opened."""
        return self._opens_first or self._opening

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a listed video."""
        self._reviews = None
        info = self._workspace.info
        if info is None or info.path != path:
            self._files.open(path)

    @Slot(object)
    def remove(self, paths: Sequence[Path]) -> None:
        self._videos.remove(paths)
        removed = paths[0].name if len(paths) == 1 else count_noun(len(paths), "video")
        self._notices.tell(tr("video", "{videos} removed from the list. The files are still there.", videos=removed))

    def _ask_and_add(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            tr("video", "Add videos to the list"),
            self._folder,
            name_filters(videos_filter(), all_files_filter()),
        )
        if names:
            self._videos.add([Path(name) for name in names])

    @property
    def _folder(self) -> str:
        current = self._videos.current
        return str(current.parent if current is not None else Path.home())

    @Slot(object)
    def _note_opening(self, path: Path) -> None:
        """Note that a video is being opened. If it is not the added one, stop trying to open added videos."""
        self._opens_first, self._opening = False, True
        if path != self._first:
            self._first, self._after_first = None, ()

    @Slot()
    def _note_open(self) -> None:
        self._opening = False

    @Slot()
    def _on_failed(self) -> None:
        """Open the next added video if the first one failed. The list shows the error."""
        self._opening = False
        broken, remaining = self._first, self._after_first
        if broken is not None and self._workspace.info is None:
            self._first, self._after_first = None, ()
            if remaining:  # deferred, because the workspace is still handling the failure
                QTimer.singleShot(0, self, partial(self._open_instead, broken, remaining))

    def _open_instead(self, broken: Path, remaining: Sequence[Path]) -> None:
        self._first, self._after_first = remaining[0], remaining[1:]
        self.open(remaining[0])
        self._notices.tell(tr("video", "{name} cannot be opened. The list says why.", name=broken.name))

    def _open_first(self, paths: Sequence[Path]) -> None:
        """Open the first of these videos that can be opened. If none can, open the current one again."""
        current = self._workspace.info
        self._first, self._after_first = paths[0], (*paths[1:], *([] if current is None else [current.path]))
        self.open(paths[0])

    @Slot(object)
    def _on_added(self, found: Sequence[Path]) -> None:
        opens, self._opens_first = self._opens_first, False
        if not found:
            return
        if not self._videos.kept and not self._told_unkept:
            self._told_unkept = True
            self._notices.tell(
                tr("video", "This list is not saved: another window uses it, or its file cannot be read.")
            )
        if opens or (self._workspace.info is None and not self._opening):
            self._open_first(found)

    @Slot()
    def _look_for_parts(self) -> None:
        info = self._workspace.info
        if info is not None and self._workspace.project is None:
            self._videos.look_for_parts(info.path)

    @Slot(object)
    def _tell_of_recordings(self, recordings: Sequence[Path]) -> None:
        """Say which listed videos are recordings in parts, or offer the whole of an open part, once for each."""
        for recording in recordings:
            parts = describe_parts(recording)
            if recording in self._told_of:
                continue
            self._told_of.add(recording)
            if recording in self._videos:
                choice = Choice(tr("video", "Keep them separate"), partial(self._separate, recording))
                words = tr("video", "{files} are parts of one recording, so they are one video.", files=parts)
                self._notices.ask(words, choice)
            else:
                choice = Choice(tr("video", "Open as one video"), partial(self._files.stop_and_open, recording))
                self._notices.offer(tr("video", "{files} are parts of one recording.", files=parts), choice)

    def _separate(self, recording: Path) -> None:
        self._videos.separate(recording)
        info = self._workspace.info
        if info is not None and info.path == recording:
            self._files.stop_and_open(parts_of(recording)[0])

    def _go(self, direction: int) -> None:
        path = self._videos.neighbour(direction)
        if path is not None:
            self.open(path)
        elif direction > 0:
            self._notices.tell(tr("video", "There is no video after this one in the list."))
        else:
            self._notices.tell(tr("video", "There is no video before this one in the list."))

    @Slot(object, int)
    def _review(self, path: Path, direction: int) -> None:
        """Open a video. When its review queue is known, go to the first (1) or last (-1) item."""
        self.open(path)
        self._reviews = (path, direction)

    @Slot()
    def _review_when_ready(self) -> None:
        workspace, info = self._workspace, self._workspace.info
        if self._reviews is None or info is None or info.path != self._reviews[0]:
            return
        if info.complete and self._has_project and not workspace.review.busy:
            (_, direction), self._reviews = self._reviews, None
            self._context.walk.go_to_end(direction)

    @Slot()
    def _await_project(self) -> None:
        self._has_project = False

    @Slot()
    def _on_project_found(self) -> None:
        self._has_project = True
        self._review_when_ready()

    @Slot()
    def _forget_review(self) -> None:
        self._reviews = None

    def _toggle_tracking(self) -> None:
        self._videos.set_tracking(on=not self._videos.listing.tracking)

    def _toggle_one_queue(self) -> None:
        self._videos.set_one_queue(on=not self._videos.listing.one_queue)

    def _export_all(self) -> None:
        if self.export_dialog is None:
            self.export_dialog = ListExportDialog(self._videos, self._window)
            self._workspace.ending.connect(self.export_dialog.shutdown)
            self.export_dialog.progress.progressed.connect(self._state.export_progressed)
        self.export_dialog.show_list()

    @Slot()
    def _show_options(self) -> None:
        self._registry.set_checked("track_list", checked=self._videos.listing.tracking)
        self._registry.set_checked("one_queue", checked=self._videos.listing.one_queue)

    @Slot(object)
    def _say_letting_go(self, path: Path) -> None:
        self._notices.tell(
            tr("video", "{name} opens as soon as the background run has saved its results.", name=path.name)
        )
