"""The thread that keeps the project: what a disk does slowly, the window does not wait for."""

import collections
import logging
import queue
import threading
from collections.abc import Callable
from typing import Final

from rallytrace.errors import AppError, Cancelled
from rallytrace.session.project_events import (
    AnswerDoubt,
    CloseProject,
    FindProject,
    ProjectCommand,
    ProjectEvent,
    ProjectFound,
    ProjectLookedUp,
    RecordEntry,
    RetrySave,
    SaveCopy,
    UpdateVideo,
)
from rallytrace.session.project_work import ProjectWork

RETRY_SECONDS: Final = 10.0
PUBLISHING_SECONDS: Final = 5.0
"""How long a project on a network stays behind its copy at most; it is sent there as a whole."""

_log = logging.getLogger(__name__)


class ProjectThread(threading.Thread):
    """Does what it is asked for, in that order, until it is told to leave; all that waits is saved in one go."""

    def __init__(self, tell: Callable[[ProjectEvent], None]) -> None:
        super().__init__(name="project")
        self._tell = tell
        self._queue: queue.SimpleQueue[ProjectCommand | None] = queue.SimpleQueue()
        self._pending: collections.deque[ProjectCommand | None] = collections.deque()
        self._work: ProjectWork | None = None
        self._unreadable = False

    def put(self, wish: ProjectCommand) -> None:
        """Do this when what was asked for before is done."""
        self._queue.put(wish)

    def leave(self) -> None:
        """End when everything is done."""
        self._queue.put(None)

    def run(self) -> None:
        """The thread."""
        leaving = False
        while not leaving:
            try:
                leaving = self._advance()
            except Exception as error:  # noqa: BLE001 - the edge of the thread
                _log.exception("The project could not be kept")
                self._unreadable = True
                if self._work is not None:
                    self._work.give_up(error)

    def _advance(self) -> bool:
        """Do one thing; True when that was to leave."""
        if not self._wait():
            self._be_idle()
            return False
        wish = self._pending.popleft()
        if wish is None:
            self._close()
            return True
        self._do(wish)
        return False

    def _wait(self) -> bool:
        """Wait for a wish; False when there is something to be done without one."""
        work = self._work
        seconds: float | None = None
        if work is not None:
            if work.wants_pictures and not self._unreadable:
                seconds = 0.0
            elif work.failing:
                seconds = RETRY_SECONDS
            elif work.ahead:
                seconds = PUBLISHING_SECONDS
        if not self._pending:
            try:
                self._pending.append(self._queue.get(timeout=seconds))
            except queue.Empty:
                return False
        self._gather()
        return True

    def _gather(self) -> None:
        """Take what has been asked for meanwhile."""
        while not self._queue.empty():
            self._pending.append(self._queue.get())

    def _be_idle(self) -> None:
        work = self._work
        if work is None:
            return
        try:
            if work.wants_pictures and not self._unreadable:
                work.look(self._check)
            elif work.failing:
                work.save()
            else:
                work.publish()
        except Cancelled:
            pass
        except AppError as error:
            self._unreadable = True
            _log.info("The pictures of the video could not be looked at: %s", error.what)

    def _check(self) -> None:
        """While pictures are looked at: save what happens, and stop for everything else."""
        self._gather()
        if self._pending and isinstance(self._pending[0], RecordEntry):
            self._do(self._pending.popleft())
        elif self._pending:
            raise Cancelled

    def _do(self, wish: ProjectCommand | None) -> None:
        work = self._work
        match wish:
            case FindProject():
                self._open(wish)
            case CloseProject(done):
                saved = False
                try:
                    saved = self._close()
                finally:
                    done(saved)
            case RecordEntry() if work is not None:
                self._enter(work, wish)
            case UpdateVideo(facts) if work is not None:
                self._unreadable = False
                work.know(facts)
            case RetrySave() if work is not None:
                work.save()
                work.publish()
            case SaveCopy(path, overwrite) if work is not None:
                work.save_as(path, overwrite=overwrite)
            case AnswerDoubt(take) if work is not None:
                work.decide(take=take)

    def _open(self, wish: FindProject) -> None:
        self._close()
        self._unreadable = False
        try:
            self._work = ProjectWork(wish.ticket, wish.facts, self._tell, wish.project)
        except AppError as error:
            self._tell(ProjectLookedUp(wish.ticket, ProjectFound(trouble=error)))

    def _enter(self, work: ProjectWork, wish: RecordEntry) -> None:
        """Enter this and all that directly follows it, then save."""
        work.enter(wish.number, wish.entry)
        while self._pending and isinstance(self._pending[0], RecordEntry):
            following = self._pending.popleft()
            assert isinstance(following, RecordEntry)
            work.enter(following.number, following.entry)
        work.save()

    def _close(self) -> bool:
        work, self._work = self._work, None
        return work is None or work.close()
