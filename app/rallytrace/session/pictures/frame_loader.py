"""Load frames of the open video in a thread."""

import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from rallytrace.errors import AppError, Cancelled
from rallytrace.process.threads import abandon_thread
from rallytrace.session.pictures.frames import (
    CutoutRequest,
    LoadedFrame,
    Mailbox,
    News,
    PendingRequests,
    ThumbnailReady,
    ThumbnailRequest,
    VideoInfo,
)
from rallytrace.session.pictures.open_video import OpenVideo
from rallytrace.texts import tr_lazy
from rallytrace.track.turning import Turning
from rallytrace.video.seek_copy import SeekCopy

__all__ = ["FrameLoader", "LoadedFrame", "VideoInfo"]

_log = logging.getLogger(__name__)

_PATIENCE_SECONDS: Final = 10.0
_NO_TICKET: Final = -1


class FrameLoader(QObject):
    """Opens one video at a time and loads its frames. The newest request comes first.

    All signals are emitted in the main thread. Call `shutdown` before deleting the loader.
    """

    opened = Signal(object)
    """A `VideoInfo`. Frames can be requested from now on."""
    turned = Signal(object)
    """A `VideoInfo` of the open video, whose picture the user has turned."""
    indexed = Signal(object)
    """A `VideoInfo` with more frames, and finally all of them."""
    failed = Signal(object)
    """An AppError: the video could not be opened, or a frame could not be decoded. The request is dropped."""
    loaded = Signal()
    """A picture is ready for `take`."""
    thumbnail_ready = Signal(int, object)
    """The requested frame, and a `Thumbnail` of it or of a nearby frame."""
    cutouts_ready = Signal(object)
    """A tuple of `Cutout`s that were requested last or just before."""
    closed = Signal()
    """The video is closed or about to be replaced. Nothing of it is needed any more."""
    _received = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._info: VideoInfo | None = None
        self._mailbox = Mailbox()
        self._ticket = 0
        self._is_turning = False
        self._received.connect(self._on_message, Qt.ConnectionType.QueuedConnection)
        self._thread = FrameThread(self._mailbox, self._send)
        self._thread.start()

    @property
    def info(self) -> VideoInfo | None:
        return self._info

    @property
    def is_idle(self) -> bool:
        """Return whether all requests are done and the frames around the playhead are decoded."""
        return self._mailbox.is_idle

    def open(self, path: Path) -> None:
        """Open a video, replacing the open one. `opened` or `failed` follows."""
        self.closed.emit()
        self._info, self._is_turning = None, False
        self._ticket = self._mailbox.open(path)

    def turn(self, turning: Turning) -> None:
        """Turn the picture of the open video, which is opened again for that. `turned` follows.

        `info` has the new size at once, and keeps the frames that are known.
        """
        known = self._info
        if known is not None and known.turning != turning:
            self.closed.emit()
            step = known.turning.inverse().then(turning)
            self._info, self._is_turning = replace(known, size=step.size(known.size), turning=turning), True
            self._ticket = self._mailbox.open(known.path, turning)

    def close(self) -> None:
        """Close the video. No more signals about it are emitted."""
        self.closed.emit()
        self._info, self._is_turning = None, False
        self._ticket = self._mailbox.open(None)

    def request(self, i: int, *, scrubbing: bool = False) -> int:
        """Request frame `i`, replacing an earlier request. `loaded` follows, at once if the picture is ready.

        A request beyond the index waits for the index. Beyond the end of the video the last frame is delivered as
        inexact.

        Args:
            scrubbing: whether a nearby frame may be shown until the exact one is decoded.

        Returns:
            The generation number of the request, which its picture carries too.
        """
        generation, is_ready = self._mailbox.ask(i, scrubbing=scrubbing)
        if is_ready:
            self.loaded.emit()
        return generation

    def take(self) -> LoadedFrame | None:
        """Return the picture announced by `loaded`, or None if a newer request has replaced it."""
        return self._mailbox.take()

    def thumbnail(self, i: int | None, *, exact: bool = False) -> None:
        """Request a thumbnail of a known frame, with lower priority than all other requests. None cancels the request.

        `thumbnail_ready` follows, first with a nearby frame if the exact one takes longer. While the thumbnail is
        wanted, a request for the frame itself continues where decoding for the thumbnail has stopped.

        Args:
            exact: whether a nearby frame is not good enough.
        """
        self._mailbox.change(thumbnail=None if i is None else ThumbnailRequest(i, exact))

    def cut_out(self, request: CutoutRequest) -> None:
        """Request cut-outs, replacing any earlier request. `cutouts_ready` follows, with a few at a time.

        Cut-outs to show are made right after the requested picture, or while it is being decoded. Those of frames that
        are decoded already are sent at once.
        """
        self._mailbox.change(cutouts=request)

    def expect(self, i: int | None) -> None:
        """As soon as the loader is idle, decode the frame that will probably be requested next. None cancels this."""
        self._mailbox.change(expected=i)

    def look_ahead(self, direction: int, speed: float) -> None:
        """Set the direction of playback, whose next frames are decoded first.

        Args:
            direction: 1 for forwards, -1 for backwards, 0 for paused.
            speed: factor of normal speed, or 0 if paused.
        """
        self._mailbox.change(direction=direction if speed else 0)

    def show_motion(self, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        """Load pictures of moving pixels (`video.motion`) or plain ones.

        The current picture is delivered again at once.
        """
        self._mailbox.change(motion=shown)

    def read_copy(self, copy: SeekCopy | None) -> None:
        """Read frames after a jump from a copy of the open video where the copy has them. None ends this."""
        self._mailbox.change(copy=copy)

    def set_budget(self, budget: int) -> None:
        self._mailbox.change(budget=budget)

    def shutdown(self) -> None:
        self._info, self._ticket = None, _NO_TICKET  # a posted event may still arrive
        self._mailbox.change(stopped=True)
        self._thread.join(_PATIENCE_SECONDS)
        if self._thread.is_alive():
            reason = f"The frame loader does not stop: the video has not responded for {_PATIENCE_SECONDS:g} s."
            abandon_thread(self._thread.is_alive, reason)

    def _send(self, ticket: int, news: News) -> None:
        try:
            self._received.emit(ticket, news)
        except RuntimeError:
            # The loader was destroyed without `shutdown`: no signal arrives any more.
            self._mailbox.change(stopped=True)

    @Slot(int, object)
    def _on_message(self, ticket: int, news: News) -> None:
        if ticket != self._ticket:
            return
        match news:
            case VideoInfo():
                self._take_info(news)
            case AppError():
                self.failed.emit(news)
            case None:
                self.loaded.emit()
            case ThumbnailReady(request=request, thumbnail=thumbnail):
                wanted = self._mailbox.pending.thumbnail
                if wanted is not None and wanted.frame == request.frame:
                    self.thumbnail_ready.emit(request.frame, thumbnail)
            case _:
                self.cutouts_ready.emit(news)

    def _take_info(self, news: VideoInfo) -> None:
        """Announce what is known now. A video that was opened again for a turn may have to build its index again."""
        known, is_turned = self._info, self._is_turning
        self._info, self._is_turning = news, False
        if known is None:
            self.opened.emit(news)
            return
        is_behind = not news.complete and news.n_frames <= known.n_frames
        if is_behind:
            self._info = replace(known, size=news.size)
        if is_turned:
            self.turned.emit(self._info)
        if not is_behind and not (is_turned and _extent(known) == _extent(news)):
            self.indexed.emit(news)


def _extent(info: VideoInfo) -> tuple[int, bool, bool]:
    return info.n_frames, info.complete, info.grows


class FrameThread(threading.Thread):
    """Carries out the requests of the mailbox in small steps until it is stopped."""

    def __init__(self, mailbox: Mailbox, send: Callable[[int, News], None]) -> None:
        """Create a thread that calls `send` (in this thread) with the ticket of the video and news about it."""
        super().__init__(name="frame loader", daemon=True)
        self._mailbox = mailbox
        self._send = send
        self._ticket = 0
        self._video: OpenVideo | None = None

    def run(self) -> None:
        pending = self._mailbox.pending
        while not pending.stopped:
            try:
                if not self._advance(pending):
                    patience = None if self._video is None else self._video.patience
                    self._mailbox.wait(pending.version, patience, rests=True)
            except Cancelled:
                pass
            except AppError as error:
                self._send(pending.ticket, error)
            except Exception:  # noqa: BLE001 - the edge of the thread: whatever it is, the next request may do better
                _log.exception("'%s' cannot be read", pending.path)
                problem = tr_lazy("errors", "'{path}' cannot be read. The log has details.", path=str(pending.path))
                remedy = tr_lazy("errors", "Open the video again, or convert it to .mp4.")
                self._send(pending.ticket, AppError(problem, remedy))
                self._mailbox.wait(pending.version, rests=True)
            pending = self._mailbox.pending
        self._close()

    def _advance(self, pending: PendingRequests) -> bool:
        if pending.ticket != self._ticket:
            self._ticket = pending.ticket
            self._close()
            if pending.path is not None:
                self._video = OpenVideo(pending.path, pending, self._mailbox, partial(self._send, pending.ticket))
            return True
        return self._video is not None and self._video.advance(pending)

    def _close(self) -> None:
        if self._video is not None:
            self._video.close()
            self._video = None
