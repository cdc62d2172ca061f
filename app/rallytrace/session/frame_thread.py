"""The thread that decodes for the eye, and that nothing but the end of its owner ends."""

import logging
import threading
from collections.abc import Callable

from rallytrace.errors import AppError, Cancelled
from rallytrace.session.frames import Event, Failed
from rallytrace.session.mailbox import Mailbox, PendingRequests
from rallytrace.session.open_video import OpenVideo

_log = logging.getLogger(__name__)


class FrameThread(threading.Thread):
    """Fulfils the pending in a mailbox, one small step after the other, until it is told to stop."""

    def __init__(self, mailbox: Mailbox, tell: Callable[[Event], None]) -> None:
        """`tell` is called in this thread for everything that happens."""
        super().__init__(name="frame loader", daemon=True)
        self._mailbox = mailbox
        self._tell = tell
        self._ticket = 0
        self._video: OpenVideo | None = None

    def run(self) -> None:
        """Work until the mailbox says stop."""
        pending = self._mailbox.pending
        while not pending.stopped:
            try:
                if not self._advance(pending):
                    self._mailbox.wait(pending.version)
            except Cancelled:
                pass
            except AppError as error:
                self._tell(Failed(pending.ticket, error))
            except Exception:  # noqa: BLE001 - the edge of the thread: whatever it is, the next request may do better
                _log.exception("'%s' cannot be read", pending.path)
                what = f"'{pending.path}' cannot be read, for a reason that is in the log."
                self._tell(Failed(pending.ticket, AppError(what, "Open the video again, or convert it to .mp4.")))
                self._mailbox.wait(pending.version)
            pending = self._mailbox.pending
        self._close()

    def _advance(self, pending: PendingRequests) -> bool:
        """Take one step; False if there is none to take."""
        if pending.ticket != self._ticket:
            self._ticket = pending.ticket
            self._close()
            if pending.path is not None:
                self._video = OpenVideo(pending.path, pending, self._mailbox, self._tell)
            return True
        return self._video is not None and self._video.advance(pending)

    def _close(self) -> None:
        if self._video is not None:
            self._video.close()
            self._video = None
