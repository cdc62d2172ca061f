"""Find, compare and save the project file in a thread, so that the window never waits for a disk."""

import collections
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError, Cancelled, Check
from rallytrace.session.project.messages import (
    AnswerDoubt,
    CloseProject,
    CopySaved,
    FindProject,
    OpenVideoFacts,
    ProjectCommand,
    ProjectEvent,
    ProjectFound,
    ProjectInDoubt,
    RecordEntry,
    RetrySave,
    SaveCopy,
    SaveState,
    SaveStateChanged,
    UpdateVideo,
)
from rallytrace.session.project.saving import ProjectSaving
from rallytrace.storage.project.location import existing_projects, fallback_path, is_too_long, relative_path
from rallytrace.storage.project.project import ProjectParts
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.storage.project.video_identity import (
    LATER_FRAMES,
    FramePrint,
    IdentityVerdict,
    VideoComparison,
    VideoIdentity,
    compare_files,
)
from rallytrace.storage.project.working_copy import KeptFile
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.tracking.video_projects import compared
from rallytrace.video.file_state import digest_of_edges
from rallytrace.video.identity import pick_identifying_frames, small_pictures
from rallytrace.video.reader import VideoReader

GATHERING_DELAY_SECONDS: Final = 0.03
"""Pause before the first of several new entries is saved, so that the window first paints an edit undisturbed and all
entries of a quick drag are saved together."""
RETRY_INTERVAL_SECONDS: Final = 10.0
MAX_PUBLISH_DELAY_SECONDS: Final = 5.0
"""Maximum time until changes in the local copy of a project on a network drive are copied to the drive."""

_log = logging.getLogger(__name__)


class ProjectWork:
    """The project of one open video; used by one thread.

    Attributes:
        state: the save state that was reported last.
        found: the result of the search for the project; None until it is known.
    """

    def __init__(
        self, facts: OpenVideoFacts, send: Callable[[ProjectEvent], None], project: Path | None = None
    ) -> None:
        """Find the video's project, or use the named one, and send it.

        Raises:
            AppError: the video cannot be read.
        """
        self._facts = facts
        self._send = send
        n_bytes, edges = digest_of_edges(facts.path)
        self._video = VideoIdentity(facts.path, "", n_bytes, edges, facts.size, facts.rate, facts.n_frames)
        self._saving = ProjectSaving(self._video)
        self._candidates = existing_projects(facts.path) if project is None else [project]
        self._refused: ProjectFound | None = None
        self._waiting: ProjectFound | None = None
        self._looked = False
        self._doubtful: ProjectFound | None = None
        self._undecided: ProjectFound | None = None
        self.state = SaveStateChanged(SaveState.NOTHING)
        self.found: ProjectFound | None = None
        self._find()

    @property
    def failing(self) -> bool:
        """Return whether a failed save needs a retry."""
        return self._saving.error is not None and self._saving.read_only is None

    @property
    def ahead(self) -> bool:
        """Return whether saved changes still have to be copied to the project's own location."""
        return self._saving.file is not None and self._saving.file.ahead

    @property
    def wants_pictures(self) -> bool:
        """Return whether pictures of the video are needed and can be read."""
        if self._facts.index is None or self._undecided is not None:
            return False
        kept = self._saving.video
        unprinted = not kept.prints and not self._looked
        return self._waiting is not None or (self._saving.file is not None and unprinted and not self.failing)

    def update_video(self, facts: OpenVideoFacts) -> None:
        self._facts = facts
        kept, had_same_bytes = self._saving.video, self._saving.video.has_same_bytes(self._video)
        self._video = replace(self._video, rate=facts.rate, n_frames=facts.n_frames)
        if facts.index is not None and facts.index.state is not None:
            n_bytes, edges = facts.index.state.content
            self._looked = self._looked and (n_bytes, edges) == (self._video.n_bytes, self._video.edges)
            self._video = replace(self._video, n_bytes=n_bytes, edges=edges)
        known = replace(kept, rate=facts.rate, n_frames=facts.n_frames)
        if had_same_bytes:  # a recording may have grown since
            known = replace(known, n_bytes=self._video.n_bytes, edges=self._video.edges)
        if facts.index is not None and not self._checking and known != kept:
            self._saving.set_video(known)
            self.save()

    def record(self, number: int, parts: ProjectParts) -> None:
        self._saving.record(parts, number)

    def save(self) -> None:
        self._saving.save()
        self.report_state()

    def publish(self) -> None:
        self._saving.publish()
        self.report_state()

    def save_as(self, path: Path, *, overwrite: bool) -> None:
        """Write the project to a file. Continue with that file if the present one cannot be written."""
        failure = None
        if self._checking:
            failure = AppError(
                tr_lazy("errors", "There is nothing to copy yet. The project of this video is still being read.")
            )
        else:
            try:
                self._saving.save_as(path, overwrite=overwrite)
            except AppError as error:
                failure = error
        self._send(CopySaved(path, failure))
        self.report_state()

    def decide(self, *, use: bool) -> None:
        """Apply the user's decision whether to use the project in question."""
        found, self._undecided = self._undecided, None
        if found is None:
            return
        if use:
            self._use(found)
        else:
            self._refuse(found)
            self._find()

    def give_up(self, error: Exception) -> None:
        """Stop writing after an internal error."""
        self._saving.give_up(error)
        self.report_state()

    def check_pictures(self, check: Check) -> None:
        """Compare the video with the project's fingerprints, or take fingerprints for later.

        Args:
            check: called often; raises an error to stop.

        Raises:
            AppError: the frames for the fingerprints cannot be read.
        """
        found, facts = self._waiting, self._facts
        if found is not None and found.project is not None:
            try:
                comparison = compared(found.project.video, self._seen_from(found.path), facts.index, check)
            except AppError as error:
                problem = tr_lazy(
                    "errors",
                    "The video file has changed, and its frames cannot be compared. {problem}",
                    problem=error.problem,
                )
                comparison = VideoComparison(IdentityVerdict.UNSURE, problem)
            self._decide(found, comparison)
        elif self.wants_pictures and digest_of_edges(facts.path) != (self._video.n_bytes, self._video.edges):
            self._looked = True  # another file has replaced it, whose pictures do not belong to this project
        elif self.wants_pictures:
            seen = with_prints(self._video, facts, check)
            self._looked = True  # a very short video has no frames that distinguish it from others
            # Entries made meanwhile may have moved the project.
            self._saving.set_video(replace(self._saving.video, n_frames=seen.n_frames, prints=seen.prints))
            self.save()

    def close(self) -> bool:
        """Save and close the project. Return whether every entry is saved."""
        if self.failing or self._saving.unsaved is not None:
            self._saving.save()
        self._saving.publish()
        self.report_state()
        saved = self._saving.saved == self._saving.number and not self.failing
        self._saving.release()
        return saved

    def report_state(self) -> None:
        """Send the save state of the file."""
        saving = self._saving
        error = saving.error or saving.read_only
        self.state = SaveStateChanged(saving.state, saving.saved, saving.path, error, self._checking)
        self._send(self.state)

    @property
    def _checking(self) -> bool:
        return self._waiting is not None or self._undecided is not None

    def _find(self) -> None:
        """Use the first matching project. Of those that are refused, report only the first."""
        while self._candidates and self._waiting is None:
            found = self._opened(self._candidates.pop(0))
            if found is None or found.project is None:
                continue
            comparison = compare_files(found.project.video, self._seen_from(found.path))
            if comparison is None:
                self._waiting = found
                self.report_state()
                return
            if self._use_if_fitting(found, comparison):
                return
        if not self._ask():
            self._answer(self._refused or ProjectFound())

    def _opened(self, path: Path) -> ProjectFound | None:
        saving = self._saving
        try:
            project = open_project(saving.open_existing(path))
        except AppError as error:
            self._refuse(ProjectFound(path=path, error=error))
            return None
        return ProjectFound(project, path, read_only=saving.read_only, remark=_remark(saving.file))

    def _ask(self) -> bool:
        """Ask about a doubtful project if no other one matches. Return False if there is none."""
        doubtful, self._doubtful = self._doubtful, None
        found = self._opened(doubtful.path) if doubtful is not None and doubtful.path is not None else None
        if found is None or doubtful is None:
            return False
        self._undecided = replace(found, comparison=doubtful.comparison)
        self._send(ProjectInDoubt(replace(self._undecided, project=None)))
        self.report_state()
        return True

    def _decide(self, found: ProjectFound, comparison: VideoComparison) -> None:
        self._waiting = None
        if not self._use_if_fitting(found, comparison):
            self._find()

    def _use_if_fitting(self, found: ProjectFound, comparison: VideoComparison) -> bool:
        """Use a project if its video is the open one. Return whether it is used."""
        found = replace(found, comparison=comparison)
        if comparison.fits:
            self._use(found)
            return True
        if comparison.verdict is IdentityVerdict.UNSURE and self._doubtful is None:
            self._doubtful = replace(found, project=None)
        self._refuse(found)
        return False

    def _use(self, found: ProjectFound) -> None:
        project = found.project
        assert project is not None
        if self._refused is not None and self._refused.path == found.path:
            self._refused = self._saving.unusable = None
        self._saving.use(project)
        seen = self._seen_from(found.path)
        prints = project.video.prints if project.video.has_same_bytes(seen) else ()
        seen = replace(seen, prints=prints, n_frames=max(seen.n_frames, project.video.n_frames))
        if seen != project.video:
            self._saving.set_video(seen)
        remark = join_texts(filter(None, (_other(self._refused), found.remark)), " ")
        self._answer(replace(found, remark=remark))
        if self._saving.unsaved is not None and self._saving.file is not None:
            self.save()

    def _refuse(self, found: ProjectFound) -> None:
        self._saving.release()
        if self._refused is None:
            self._refused, self._saving.unusable = replace(found, project=None, read_only=None), found.path

    def _answer(self, found: ProjectFound) -> None:
        if found.path is None and is_too_long(self._facts.path):
            place = fallback_path(self._facts.path)
            remark = tr_lazy(
                "video",
                "The name of this video is too long to save the project beside it. It is saved in {place}.",
                place=str(place),
            )
            found = replace(found, remark=join_texts(filter(None, (found.remark, remark)), " "))
        self.found = found
        self._send(found)
        self.report_state()

    def _seen_from(self, project: Path | None) -> VideoIdentity:
        return (
            self._video if project is None else replace(self._video, relative=relative_path(self._video.path, project))
        )


class ProjectThread(threading.Thread):
    """Executes commands in order until `leave`. Waiting entries are saved together."""

    def __init__(self, send: Callable[[int, ProjectEvent], None]) -> None:
        super().__init__(name="project")
        self._send = send
        self._queue: queue.SimpleQueue[ProjectCommand | None] = queue.SimpleQueue()
        self._pending: collections.deque[ProjectCommand | None] = collections.deque()
        self._work: ProjectWork | None = None
        self._unopened: FindProject | None = None
        self._unreadable = False
        self._is_leaving = False

    def put(self, command: ProjectCommand) -> None:
        self._queue.put(command)

    def leave(self) -> None:
        self._queue.put(None)

    def run(self) -> None:
        while not self._is_leaving:
            try:
                self._advance()
            except Exception as error:  # noqa: BLE001 - the edge of the thread
                _log.exception("The project could not be kept")
                self._unreadable = True
                if self._work is not None:
                    self._work.give_up(error)

    def _advance(self) -> None:
        if not self._wait():
            self._be_idle()
            return
        command = self._pending.popleft()
        if command is None:
            self._is_leaving = True  # even if closing fails
            self._close()
        else:
            self._do(command)

    def _wait(self) -> bool:
        """Wait for a command. Return False when there is idle work to do."""
        work = self._work
        seconds = None if self._unopened is None else RETRY_INTERVAL_SECONDS
        if work is not None:
            if work.wants_pictures and not self._unreadable:
                seconds = 0.0
            elif work.failing:
                seconds = RETRY_INTERVAL_SECONDS
            elif work.ahead:
                seconds = MAX_PUBLISH_DELAY_SECONDS
        if not self._pending:
            try:
                self._pending.append(self._queue.get(timeout=seconds))
            except queue.Empty:
                return False
        self._gather()
        return True

    def _gather(self) -> None:
        while not self._queue.empty():
            self._pending.append(self._queue.get())

    def _gather_entries(self) -> None:
        """Wait briefly for further entries. Any other command ends the wait."""
        end = time.monotonic() + GATHERING_DELAY_SECONDS
        while all(isinstance(command, RecordEntry) for command in self._pending):
            try:
                self._pending.append(self._queue.get(timeout=max(end - time.monotonic(), 0.0)))
            except queue.Empty:
                return

    def _be_idle(self) -> None:
        work, unopened = self._work, self._unopened
        if unopened is not None:
            self._open(unopened)
        if work is None:
            return
        try:
            if work.wants_pictures and not self._unreadable:
                work.check_pictures(self._check)
            elif work.failing:
                work.save()
            else:
                work.publish()
        except Cancelled:
            pass
        except AppError as error:
            self._unreadable = True
            _log.info("The frames of the video could not be read: %s", error.problem)

    def _check(self) -> None:
        """Save new entries during a comparison of pictures. Raise Cancelled if any other command is waiting."""
        self._gather()
        if self._pending and isinstance(self._pending[0], RecordEntry):
            self._do(self._pending.popleft())
        elif self._pending:
            raise Cancelled

    def _do(self, command: ProjectCommand | None) -> None:
        work = self._work
        match command:
            case FindProject():
                self._open(command)
            case CloseProject(done):
                saved = False
                try:
                    saved = self._close()
                finally:
                    done(saved)
            case RecordEntry() if work is not None:
                self._enter(work, command)
            case UpdateVideo(facts) if self._unopened is not None:
                self._unopened = replace(self._unopened, facts=facts)
            case RetrySave() if self._unopened is not None:
                self._open(self._unopened)
            case UpdateVideo(facts) if work is not None:
                self._unreadable = False
                work.update_video(facts)
            case RetrySave() if work is not None:
                work.save()
                work.publish()
            case SaveCopy(path, overwrite) if work is not None:
                work.save_as(path, overwrite=overwrite)
            case AnswerDoubt(use) if work is not None:
                work.decide(use=use)

    def _open(self, command: FindProject) -> None:
        told = self._unopened is not None
        self._close()
        self._unreadable = False
        send = partial(self._send, command.ticket)
        try:
            self._work = ProjectWork(command.facts, send, command.project)
        except AppError as error:
            # Retried later. Until the project is known nothing may be recorded.
            self._unopened = command
            send(SaveStateChanged(SaveState.READ_ONLY, error=error))
            if not told:
                send(ProjectFound(error=error))

    def _enter(self, work: ProjectWork, command: RecordEntry) -> None:
        self._gather_entries()
        work.record(command.number, command.parts)
        while self._pending and isinstance(self._pending[0], RecordEntry):
            following = self._pending.popleft()
            assert isinstance(following, RecordEntry)
            work.record(following.number, following.parts)
        work.save()

    def _close(self) -> bool:
        work, self._work, self._unopened = self._work, None, None
        return work is None or work.close()


def _remark(file: KeptFile | None) -> str:
    if file is not None and file.rescued is not None:
        return tr_lazy(
            "video",
            "The project was changed on another computer or by another program. The changes made on this computer are "
            "saved as {name}.",
            name=file.rescued.name,
        )
    if file is not None and file.orphaned is not None:
        return tr_lazy(
            "video",
            "{name} is from another version of the project file and was not used.",
            name=file.orphaned.name,
        )
    return ""


def _other(refused: ProjectFound | None) -> str:
    if refused is None or refused.path is None:
        return ""
    words = refused.comparison.words if refused.comparison else refused.error.problem if refused.error else ""
    return tr_lazy("video", "{name} is not used: {reason}", name=refused.path.name, reason=words)


def with_prints(video: VideoIdentity, facts: OpenVideoFacts, check: Check) -> VideoIdentity:
    """Return the identity of the video with fingerprints of some frames, for later comparison by `compared`."""
    with VideoReader(facts.path, index=facts.index, cache_bytes=0, check=check) as reader:
        frames = pick_identifying_frames(reader.index, LATER_FRAMES)
        pictures = small_pictures(reader, [range(frame, frame + LATER_FRAMES + 1) for frame in frames])
        prints = tuple(
            FramePrint(frame, reader.index.time(frame), pictures[frame], pictures[frame + LATER_FRAMES])
            for frame in frames
            if frame in pictures and frame + LATER_FRAMES in pictures
        )
        return replace(video, n_frames=reader.n_frames, prints=prints)
