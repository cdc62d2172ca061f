"""Labels into the project of a video, without a window."""

from pathlib import Path

from rallytrace.domain.edits import import_labels
from rallytrace.domain.track import Track
from rallytrace.errors import AppError, UsageError
from rallytrace.session.project_events import OpenVideoFacts, ProjectEvent, ProjectLookedUp, SaveStateChanged
from rallytrace.session.project_thread import ProjectWork
from rallytrace.storage.labels.diagnosis import Diagnosis
from rallytrace.storage.project.ledger import Edited
from rallytrace.video.reader import VideoReader


def import_into_project(video: Path, diagnosis: Diagnosis, *, project: Path | None, as_human: bool) -> Path:
    """Take labels over into the project of a video, which is made if need be; returns where it is.

    Args:
        video: the video.
        diagnosis: the labels, as they were read.
        project: the project that is meant, if it is named; the video must have that one.
        as_human: whether they count as a person's word.

    Raises:
        AppError: the video cannot be read, or its project cannot be used or written.
        UsageError: the video has another project.
    """
    with VideoReader(video) as reader:
        facts = OpenVideoFacts(video.resolve(), reader.size, reader.rate, reader.n_frames, reader.index)
    told: list[ProjectEvent] = []
    work = ProjectWork(1, facts, told.append)
    try:
        _look(work)
        work.decide(take=False)
        track = _track(told, facts, project)
        edit = import_labels(track, diagnosis.labels.frames, diagnosis.labels.rows, as_human=as_human)
        if edit is not None:
            work.enter(1, Edited(edit))
            work.save()
            _look(work)
    finally:
        saved = work.close()
    last = next(event for event in reversed(told) if isinstance(event, SaveStateChanged))
    if not saved or last.path is None:
        raise last.trouble or AppError(f"The project of {video.name} was not saved.", "Check the folder it is in.")
    return last.path


def _look(work: ProjectWork) -> None:
    """Compare pictures of the video with those the project remembers, or take some to be remembered."""
    if work.wants_pictures:
        work.look(lambda: None)


def _track(told: list[ProjectEvent], facts: OpenVideoFacts, project: Path | None) -> Track:
    """The track of the project there is, or an empty one."""
    found = next(event.found for event in reversed(told) if isinstance(event, ProjectLookedUp))
    name = facts.path.name
    if project is not None and (found.path is None or found.path.resolve() != project.resolve()):
        there = "none yet" if found.path is None else str(found.path)
        raise UsageError(f"{project} is not the project of {name}: that is {there}.", "Leave --project out.")
    if found.read_only is not None:
        raise found.read_only
    if found.trouble is not None:
        raise found.trouble
    if found.comparison is not None and not found.comparison.fits:
        raise AppError(f"{found.path}: {found.comparison.words}", "Name the video that the project is about.")
    return Track(facts.n_frames) if found.project is None else found.project.track
