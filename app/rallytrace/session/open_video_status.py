"""Report the status of the open video to the video list."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from rallytrace.analysis.review_queue import MIN_SHOWN_PROBABILITY
from rallytrace.session.project.messages import SaveState
from rallytrace.session.video_list import ListedState, VideoList, VideoStatus, status_of_project
from rallytrace.session.workspace import Workspace
from rallytrace.storage.project.location import fallback_path, path_beside
from rallytrace.storage.project.summary import ProjectSummary, digest_of, share_tracked
from rallytrace.tracking.messages import RunProgress

_REPORT_DELAY_MS: Final = 400
"""Delay between a change of the status and its report, in milliseconds."""
_OPEN_TRACK: Final = "of the open track"


class OpenVideoStatus(QObject):
    """Reports the progress of the open video to the list, and its remaining review items when it is closed."""

    def __init__(self, workspace: Workspace, videos: VideoList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._videos = videos
        self._closed_other: Path | None = None
        """The closing video if its project differs from what is shown."""
        self._exported = ""
        self._is_exported = False
        self._progress: RunProgress | None = None
        self._soon = QTimer(self, singleShot=True, interval=_REPORT_DELAY_MS)
        self._soon.timeout.connect(self._show)
        runs, document = workspace.runs, workspace.document
        for changed in (
            videos.changed,
            workspace.opened,
            runs.tracker.started,
            document.replaced,
            workspace.review.queue_changed,
        ):
            changed.connect(self._show_soon)
        videos.status_changed.connect(self._on_status)
        workspace.closing.connect(self._on_closing)
        workspace.closed.connect(self._on_closed)
        workspace.autosaver.found.connect(self._check_export)
        runs.tracker.progressed.connect(self._on_progress)
        runs.tracker.finished.connect(self._on_run_gone)
        runs.forgotten.connect(self._on_run_gone)
        document.changed.connect(self._on_changed)
        document.exported.connect(self._note_export)

    @property
    def _open(self) -> Path | None:
        info = self._workspace.info
        return info.path if info is not None and info.path in self._videos else None

    @Slot()
    def _show_soon(self) -> None:
        self._soon.start()

    @Slot(object)
    def _on_status(self, path: Path) -> None:
        listed = self._videos.listed(path)
        if path == self._open and listed is not None and listed.exported != self._exported:
            self._check_export()
            self._soon.start()

    @Slot()
    def _check_export(self) -> None:
        """Record whether the open track is the one exported last. It no longer is after the next edit."""
        listed = None if self._open is None else self._videos.listed(self._open)
        self._exported = "" if listed is None else listed.exported
        self._is_exported = bool(self._exported) and self._exported == digest_of(self._workspace.document.track)

    @Slot()
    def _on_changed(self) -> None:
        self._is_exported = False
        self._soon.start()

    @Slot(object)
    def _on_progress(self, progress: RunProgress) -> None:
        if progress.job == self._workspace.runs.play_job:
            self._progress = progress
            self._show()

    @Slot()
    def _on_run_gone(self) -> None:
        self._progress = None
        self._soon.start()

    @Slot()
    def _show(self) -> None:
        path, workspace = self._open, self._workspace
        if path is None or workspace.autosaver.checking:
            return
        progress, document = self._progress, workspace.document
        if progress is not None and workspace.runs.busy:
            play = document.track.n_frames - sum(map(len, document.track.non_play))
            share = 1 - (progress.total - progress.done) / max(play, 1) if progress.total else 0.0
            self._videos.show_live(path, VideoStatus(ListedState.TRACKING, share, phase=progress.phase.text))
            return
        listed = self._videos.listed(path)
        if listed is not None:
            digest = listed.exported if self._is_exported else _OPEN_TRACK
            counted = replace(listed, review_of=digest, review_items=None if workspace.review.busy else self._left)
            summary = ProjectSummary(digest, *share_tracked(document.track, document.runs))
            self._videos.show_live(path, status_of_project(counted, summary))

    @property
    def _left(self) -> int | None:
        review = self._workspace.review
        return sum(item.probability >= MIN_SHOWN_PROBABILITY for item in review.items) if review.has_rows else None

    @Slot()
    def _note_export(self) -> None:
        self._soon.start()
        if self._open is not None:
            self._videos.note_export(self._open, digest_of(self._workspace.document.track))
            self._check_export()  # the list does not know about labels exported earlier

    @Slot()
    def _on_closing(self) -> None:
        path, document, review = self._open, self._workspace.document, self._workspace.review
        self._soon.stop()
        self._progress = None
        if path is None or self._workspace.autosaver.checking:
            return
        review.flush()
        summary = ProjectSummary(digest_of(document.track), *share_tracked(document.track, document.runs))
        left = self._left
        if not review.busy and left is not None:
            self._videos.note_review(path, summary.digest, left)
        autosaver = self._workspace.autosaver
        if autosaver.path not in (None, path_beside(path), fallback_path(path)) or autosaver.state is SaveState.FAILED:
            self._closed_other = path
        elif document.undoable is not None or document.runs:
            self._videos.set_summary(path, summary)

    @Slot()
    def _on_closed(self) -> None:
        closed, self._closed_other = self._closed_other, None
        if closed is not None:
            self._videos.look_again(closed)
