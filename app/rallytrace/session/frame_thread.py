"""The thread that decodes for the eye, and that nothing but the end of its owner ends."""

import logging
import threading
from collections.abc import Callable

from rallytrace.errors import AppError, Cancelled
from rallytrace.session.frames import Event, Failed
from rallytrace.session.mailbox import Mailbox, Wishes
from rallytrace.session.open_video import OpenVideo

_log = logging.getLogger(__name__)


class FrameThread(threading.Thread):
    """Fulfils the wishes in a mailbox, one small step after the other, until it is told to stop."""

    def __init__(self, mailbox: Mailbox, tell: Callable[[Event], None]) -> None:
        """`tell` is called in this thread for everything that happens."""
        super().__init__(name="frame loader", daemon=True)
        self._mailbox = mailbox
        self._tell = tell
        self._ticket = 0
        self._video: OpenVideo | None = None

    def run(self) -> None:
        """Work until the mailbox says stop."""
        wishes = self._mailbox.wishes
        while not wishes.stopped:
            try:
                if not self._advance(wishes):
                    self._mailbox.wait(wishes.version)
            except Cancelled:
                pass
            except AppError as error:
                self._tell(Failed(wishes.ticket, error))
            except Exception:  # noqa: BLE001 - the edge of the thread: whatever it is, the next request may do better
                _log.exception("'%s' cannot be read", wishes.path)
                what = f"'{wishes.path}' cannot be read, for a reason that is in the log."
                self._tell(Failed(wishes.ticket, AppError(what, "Open the video again, or convert it to .mp4.")))
                self._mailbox.wait(wishes.version)
            wishes = self._mailbox.wishes
        self._close()

    def _advance(self, wishes: Wishes) -> bool:
        """Take one step; False if there is none to take."""
        if wishes.ticket != self._ticket:
            self._ticket = wishes.ticket
            self._close()
            if wishes.path is not None:
                self._video = OpenVideo(wishes.path, wishes, self._mailbox, self._tell)
            return True
        return self._video is not None and self._video.advance(wishes)

    def _close(self) -> None:
        if self._video is not None:
            self._video.close()
            self._video = None
