"""What the project's thread does: find the project of a video, compare its pictures, and keep it up to date."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rallytrace.errors import AppError
from rallytrace.session.project_events import (
    CopySaved,
    OpenVideoFacts,
    ProjectEvent,
    ProjectFound,
    ProjectInDoubt,
    ProjectLookedUp,
    SaveStateChanged,
)
from rallytrace.session.project_pictures import compared, with_prints
from rallytrace.session.project_saving import ProjectSaving
from rallytrace.storage.project.contents import Project
from rallytrace.storage.project.file import KeptFile
from rallytrace.storage.project.identity import IdentityVerdict, VideoComparison, VideoIdentity, compare_files
from rallytrace.storage.project.ledger import Entry, Ledger, VideoKnown
from rallytrace.storage.project.place import existing_places, way_to
from rallytrace.storage.project.reading import open_project
from rallytrace.video.identity import digest_of_edges


class ProjectWork:
    """The project of one open video; all of it is used by one thread."""

    def __init__(
        self, ticket: int, facts: OpenVideoFacts, tell: Callable[[ProjectEvent], None], project: Path | None = None
    ) -> None:
        """Find the video's project, or take the one that is named, and tell of it.

        Raises:
            AppError: the video cannot be read.
        """
        self._ticket = ticket
        self._facts = facts
        self._tell = tell
        n_bytes, edges = digest_of_edges(facts.path)
        self._video = VideoIdentity(facts.path, "", n_bytes, edges, facts.size, facts.rate, facts.n_frames)
        self._saving = ProjectSaving(Project.begun(self._video))
        self._places = existing_places(facts.path) if project is None else [project]
        self._refused: ProjectFound | None = None
        self._waiting: ProjectFound | None = None
        self._doubtful: ProjectFound | None = None
        self._undecided: ProjectFound | None = None
        self._find()

    @property
    def failing(self) -> bool:
        """Whether something is to be tried again by and by."""
        return self._saving.trouble is not None and self._saving.read_only is None

    @property
    def ahead(self) -> bool:
        """Whether what is saved has yet to be brought to where the project is."""
        return self._saving.file is not None and self._saving.file.ahead

    @property
    def wants_pictures(self) -> bool:
        """Whether pictures of the video are to be looked at, and can be."""
        if self._facts.index is None or self._undecided is not None:
            return False
        kept = self._saving.ledger.project.video
        return self._waiting is not None or (self._saving.file is not None and not kept.prints and not self.failing)

    def know(self, facts: OpenVideoFacts) -> None:
        """More is known of the video."""
        self._facts = facts
        self._video = replace(self._video, rate=facts.rate, n_frames=facts.n_frames)
        kept = self._saving.ledger.project.video
        known = replace(kept, rate=facts.rate, n_frames=facts.n_frames)
        if facts.index is not None and not self._checking and known != kept:
            self._saving.ledger.enter(VideoKnown(known))
            self.save()

    def enter(self, number: int, entry: Entry) -> None:
        """Take note of something that has happened; `save` writes it."""
        self._saving.enter(number, entry)

    def save(self) -> None:
        """Write what is not saved, and tell how that went."""
        self._saving.save()
        self.tell()

    def publish(self) -> None:
        """Bring what is saved to where the project is."""
        self._saving.publish()
        self.tell()

    def save_as(self, path: Path, *, overwrite: bool) -> None:
        """Write the project to a file; go on with that one where the present one cannot be written."""
        trouble = None
        if self._checking:
            trouble = AppError("There is nothing to copy yet: which project this video has is not known.")
        else:
            try:
                self._saving.save_as(path, overwrite=overwrite)
            except AppError as error:
                trouble = error
        self._tell(CopySaved(self._ticket, path, trouble))
        self.tell()

    def decide(self, *, take: bool) -> None:
        """A person has said whether the project is taken that nothing tells to be about the video."""
        found, self._undecided = self._undecided, None
        if found is None:
            return
        if take:
            self._take_over(found)
        else:
            self._refuse(found)
            self._find()

    def give_up(self, error: Exception) -> None:
        """Something went wrong in here; the file is left alone from now on."""
        self._saving.give_up(error)
        self.tell()

    def look(self, check: Callable[[], None]) -> None:
        """Look at the pictures that are wanted. `check` is called all the while, and raises to stop.

        Raises:
            AppError: those that are to be remembered cannot be read.
        """
        found, facts = self._waiting, self._facts
        if found is not None and found.project is not None:
            try:
                comparison = compared(found.project.video, self._seen_from(found.path), facts, check)
            except AppError as error:
                what = f"The file is another one, and its pictures cannot be compared. {error.what}"
                comparison = VideoComparison(IdentityVerdict.UNSURE, what)
            self._decide(found, comparison)
        elif self.wants_pictures:
            seen = with_prints(self._video, facts, check)
            # What has happened meanwhile may have moved the project.
            kept = self._saving.ledger.project.video
            self._saving.ledger.enter(VideoKnown(replace(kept, n_frames=seen.n_frames, prints=seen.prints)))
            self.save()

    def close(self) -> bool:
        """Save, and let go of the project; returns whether all that was entered is on the disk."""
        if self.failing or self._saving.ledger.unsaved:
            self._saving.save()
        self._saving.publish()
        self.tell()
        saved = self._saving.saved == self._saving.number and not self.failing
        self._saving.release()
        return saved

    def tell(self) -> None:
        """Tell how the file is."""
        saving = self._saving
        trouble = saving.trouble or saving.read_only
        self._tell(SaveStateChanged(self._ticket, saving.state, saving.saved, saving.path, trouble, self._checking))

    @property
    def _checking(self) -> bool:
        return self._waiting is not None or self._undecided is not None

    def _find(self) -> None:
        """Take the first project that can be used; those that cannot are left alone, and the first one is told of."""
        while self._places and self._waiting is None:
            found = self._opened(self._places.pop(0))
            if found is None or found.project is None:
                continue
            comparison = compare_files(found.project.video, self._seen_from(found.path))
            if comparison is None:
                self._waiting = found
                self.tell()
                return
            if self._settle(found, comparison):
                return
        if not self._ask():
            self._answer(self._refused or ProjectFound())

    def _opened(self, path: Path) -> ProjectFound | None:
        """Open a project file; None where it cannot be used."""
        saving = self._saving
        try:
            project = open_project(saving.take(path))
        except AppError as error:
            self._refuse(ProjectFound(path=path, trouble=error))
            return None
        return ProjectFound(project, path, read_only=saving.read_only, remark=_remark(saving.file))

    def _ask(self) -> bool:
        """Ask about a project that may be the video's, now that no other one is known to be; False for none."""
        doubtful, self._doubtful = self._doubtful, None
        found = self._opened(doubtful.path) if doubtful is not None and doubtful.path is not None else None
        if found is None or doubtful is None:
            return False
        self._undecided = replace(found, comparison=doubtful.comparison)
        self._tell(ProjectInDoubt(self._ticket, replace(self._undecided, project=None)))
        self.tell()
        return True

    def _decide(self, found: ProjectFound, comparison: VideoComparison) -> None:
        self._waiting = None
        if not self._settle(found, comparison):
            self._find()

    def _settle(self, found: ProjectFound, comparison: VideoComparison) -> bool:
        """Take a project over if its video is the open one; returns whether it is."""
        found = replace(found, comparison=comparison)
        if comparison.fits:
            self._take_over(found)
            return True
        if comparison.verdict is IdentityVerdict.UNSURE and self._doubtful is None:
            self._doubtful = replace(found, project=None)
        self._refuse(found)
        return False

    def _take_over(self, found: ProjectFound) -> None:
        """The project is that of the open video from now on."""
        project = found.project
        assert project is not None
        if self._refused is not None and self._refused.path == found.path:
            self._refused = self._saving.taken = None
        self._saving.ledger = ledger = Ledger(project)
        now = self._seen_from(found.path)
        prints = project.video.prints if project.video.same_bytes(now) else ()
        now = replace(now, prints=prints, n_frames=max(now.n_frames, project.video.n_frames))
        if now != project.video:
            ledger.enter(VideoKnown(now))
        remark = " ".join(filter(None, (_other(self._refused), found.remark)))
        self._answer(replace(found, project=project.copy(), remark=remark))
        if ledger.unsaved and self._saving.file is not None:
            self.save()

    def _refuse(self, found: ProjectFound) -> None:
        """Leave a project alone that cannot be used; if one is begun, it gets another name."""
        self._saving.release()
        if self._refused is None:
            self._refused, self._saving.taken = replace(found, project=None, read_only=None), found.path

    def _answer(self, found: ProjectFound) -> None:
        self._tell(ProjectLookedUp(self._ticket, found))
        self.tell()

    def _seen_from(self, project: Path | None) -> VideoIdentity:
        """The video as it is now, with the way to it from a project."""
        return self._video if project is None else replace(self._video, relative=way_to(self._video.path, project))


def _remark(file: KeptFile | None) -> str:
    """What the user should know of what lay beside the project when it was opened."""
    if file is not None and file.rescued is not None:
        kept = f"What this computer had of its own is kept as {file.rescued.name}."
        return f"The project was changed elsewhere meanwhile. {kept}"
    if file is not None and file.orphaned is not None:
        return f"{file.orphaned.name} lay beside the project and belongs to another state of it. It was not used."
    return ""


def _other(refused: ProjectFound | None) -> str:
    """What the user should know of a project that another one is used instead of."""
    if refused is None or refused.path is None:
        return ""
    words = refused.comparison.words if refused.comparison else refused.trouble.what if refused.trouble else ""
    return f"{refused.path.name} is not used: {words}"
