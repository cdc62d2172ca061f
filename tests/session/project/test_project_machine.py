"""Test random operations on a project, with kills, against a model made of dictionaries.

The real document, autosaver, thread and file are on one side, `plain_project` on the other. The suite tries a few
hundred steps; a long search is

    RALLYTRACE_MACHINE_EXAMPLES=1000 uv run pytest --hypothesis-profile=new tests/session/project -k machine
"""

import functools
import itertools
import os
import shutil
import sqlite3
from pathlib import Path
from typing import ClassVar, Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

pytest.importorskip("PySide6.QtCore")

from PySide6.QtCore import QCoreApplication

from plain_project import Deed, PlainProject, what_is_said, what_is_shown
from project_gestures import HANDS, N_FRAMES, SIZE, Gesture, as_found, by_frame, denials, filled, seen
from project_life import Disk, Life, Picture, connection_past, fits, provenance_of, signature_of
from rallytrace.session.document import RunStep
from rallytrace.session.project.messages import OpenVideoFacts, SaveState
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track.track import Layer

FEWER_FRAMES: Final = 1100
"""The first tile of the file and a little of the second."""
VIDEO: Final = "match.mp4"
OWN: Final = "match.mp4.rally"
COPIES: Final = ("first copy.rally", "second copy.rally")
EXAMPLES: Final = int(os.environ.get("RALLYTRACE_MACHINE_EXAMPLES", "10"))
SETTINGS: Final = settings(
    max_examples=EXAMPLES, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)

KINDS: Final = st.sampled_from([*HANDS, "run", "run", "fill", "end of run", "export", "look", "more frames"])
FRAMES: Final = st.sampled_from([0, 1, 2, 3, 4, 1022, 1023, 1024, 1025, 1099, 1100, 2048, 2499])
LENGTHS: Final = st.sampled_from([1, 1, 2, 3, 6, 40, 1500])
STATEMENTS: Final = st.integers(0, 70)


@st.composite
def bursts_of_few_kinds(draw: st.DrawFn) -> list[Gesture]:
    """Return gestures of few kinds on few frames, so that they often meet."""
    kinds = draw(st.lists(KINDS, min_size=1, max_size=3))
    frames = draw(st.lists(FRAMES, min_size=1, max_size=3))
    kind = st.sampled_from([*kinds, *kinds, "undo", "redo"])
    gesture = st.builds(Gesture, kind, st.sampled_from(frames), LENGTHS, st.integers(0, 11))
    return draw(st.lists(gesture, min_size=1, max_size=10))


def bursts() -> st.SearchStrategy[list[Gesture]]:
    """Return gestures of few kinds, or those that deny a point and mark it hidden."""
    return bursts_of_few_kinds() | denials()


class ProjectMachine(RuleBasedStateMachine):
    """One project after another process's life.

    Nothing that chance decides depends on what happened: how soon the disk is written to must not change a search.

    Attributes:
        home: parent of the folders.
        disk: what the autosaver's statements pass by.
        life: the process.
        model: what the project should be.
        files: what the project files of the folder should be, by name, but the one that is open.
        name: name of the project; `OWN` also before there is one.
        since: the model as it was when all was last known to be saved, and after each thing that happened since.
        jobs: the numbers of the runs that go on, by their jobs.
    """

    home: ClassVar[Path]
    disk: ClassVar[Disk]

    def __init__(self) -> None:
        super().__init__()
        self._folders = (self.home / f"life {number}" for number in itertools.count())
        self.folder = self._new_folder()
        (self.folder / VIDEO).write_bytes(b"any bytes will do")
        self.files: dict[str, PlainProject] = {}
        self.disk.full = False

    @initialize(n_frames=st.sampled_from([FEWER_FRAMES, N_FRAMES]))
    def begin(self, n_frames: int) -> None:
        """Open a video for the first time."""
        self.open(OWN, n_frames)

    @rule(burst=bursts(), patient=st.booleans())
    def work(self, burst: list[Gesture], *, patient: bool) -> None:
        """Hands and runs do something, one after the other, and wait each time until it is saved or go on at once."""
        for gesture in burst:
            self.carry_out(gesture)
            self.check()
            if patient:
                self.wait_until_saved()

    @rule(name=st.sampled_from([OWN, *COPIES]), n_frames=st.sampled_from([FEWER_FRAMES, N_FRAMES]))
    def close_and_open(self, name: str, n_frames: int) -> None:
        """Close and reopen the window, with the video or a copy."""
        assert self.life.autosaver.shutdown()
        self.keep_file()
        assert not list(self.folder.glob("*-journal"))
        self.open(name, n_frames)

    @rule(name=st.sampled_from(COPIES))
    def save_a_copy(self, name: str) -> None:
        """Save as, over the copy that has the name; a project that had no file has its own, too, from now on."""
        self.life.save_as(self.folder / name)
        refused = self.life.copies[-1].error is not None
        assert refused == (name == self.name)
        self.model.on_disk = True
        if not refused:
            self.files[name] = self.model.copy()
        self.wait_until_saved()

    @rule(burst=st.just([]) | bursts(), statements=STATEMENTS, n_frames=st.sampled_from([FEWER_FRAMES, N_FRAMES]))
    def be_killed(self, burst: list[Gesture], statements: int, n_frames: int) -> None:
        """SIGKILL while things happen and are written, or when all is done."""
        self.wait_until_saved()
        self.disk.kill_at(statements, self.take_picture)
        for gesture in burst:
            self.carry_out(gesture)
        self.wait_until_saved()
        self.go_on_after(self.disk.kill_now(), n_frames)

    @rule(name=st.sampled_from(COPIES), statements=STATEMENTS)
    def be_killed_while_saving_a_copy(self, name: str, statements: int) -> None:
        """SIGKILL while a copy is written, over one or not: it is the old one or the new one."""
        self.wait_until_saved()
        if name == self.name or not self.model.on_disk:
            return
        self.disk.kill_at(statements, self.take_picture)
        self.life.save_as(self.folder / name)
        picture = self.disk.kill_now()
        old, new = self.files.get(name), self.model.copy()
        copy = open_project(picture.folder / name) if (picture.folder / name).exists() else None
        assert fits(copy, new) or (copy is None and old is None) or (old is not None and fits(copy, old))
        self.files.pop(name, None)
        if copy is not None:
            self.files[name] = new if fits(copy, new) else old or new
        self.go_on_after(picture, N_FRAMES)

    @rule(burst=bursts(), killed=st.booleans(), statements=STATEMENTS)
    def work_on_a_full_disk(self, burst: list[Gesture], *, killed: bool, statements: int) -> None:
        """Fill the disk: edits stay in memory until there is space, and saved ones stay on the disk."""
        self.wait_until_saved()
        self.disk.full = True
        self.disk.kill_at(statements, self.take_picture)
        for gesture in burst:
            self.carry_out(gesture)
        self.life.wait_until_tried()
        self.check()
        picture = self.disk.kill_now()
        self.disk.full = False
        self.life.autosaver.retry()
        self.wait_until_saved()
        if killed:
            self.go_on_after(picture, N_FRAMES)

    @rule(burst=bursts())
    def miss_the_file(self, burst: list[Gesture]) -> None:
        """Somebody removes the file; all of it is written again."""
        self.wait_until_saved()
        (self.folder / self.name).unlink(missing_ok=True)
        for gesture in [*burst, Gesture("place")]:
            self.carry_out(gesture)
        self.life.wait_until_tried()
        self.life.autosaver.retry()
        self.wait_until_saved()

    @rule()
    def look_from_another_window(self) -> None:
        """Open the project in a second window for reading."""
        self.wait_until_saved()
        if not self.model.on_disk:
            return
        other = Life(OpenVideoFacts(self.folder / VIDEO, SIZE, 30.0, FEWER_FRAMES), self.folder / self.name)
        try:
            other.wait_until_found()
            assert other.autosaver.state is SaveState.READ_ONLY
            assert what_is_said(other.document.track) == self.model.said
        finally:
            other.autosaver.shutdown()

    @invariant()
    def check(self) -> None:
        """Check that the document equals the model."""
        document, model, said = self.life.document, self.model, self.model.said
        assert what_is_said(document.track) == said
        frames = {frame for rows in said.layers.values() for frame in rows}
        assert what_is_shown(document.track) == {frame: said.shown(frame) for frame in frames}
        assert (document.undoable, document.redoable) == (model.undoable, model.redoable)
        undoes_run = model.done > 0 and isinstance(model.steps[model.done - 1].key, RunStep)
        assert (document.undoable_job is not None) == undoes_run
        assert [(run.signature, run.provenance) for run in document.runs] == model.runs
        assert (document.facts.unexported, document.track.n_frames) == (model.unexported, model.n_frames)

    def teardown(self) -> None:
        """Let the process end."""
        self.disk.full = False
        self.life.autosaver.shutdown()
        shutil.rmtree(self.home)
        self.home.mkdir()

    def open(self, name: str, n_frames: int) -> None:
        """Open the video with its own project or with another one, which must be what it was."""
        if name not in self.files and not (self.folder / name).exists():
            name = OWN
        kept = self.files.pop(name, PlainProject(n_frames))
        self.begin_life(name, n_frames, [kept])
        assert self.model.unexported == kept.unexported

    def begin_life(self, name: str, n_frames: int, states: list[PlainProject]) -> None:
        """Open the video; what is found must be one of the states, of which the latest that fits counts."""
        self.name, self.jobs = name, dict[int, int]()
        self.life = Life(
            OpenVideoFacts(self.folder / VIDEO, SIZE, 30.0, n_frames), None if name == OWN else self.folder / name
        )
        found = self.life.wait_until_found()
        assert (found.error, found.read_only, found.remark) == (None, None, "")
        fitting = [state for state in reversed(states) if fits(found.project, state)]
        assert fitting, "what is found was never there"
        self.model = fitting[0].reopened()
        if found.project is None:
            self.model = PlainProject(n_frames)
        self.model.unexported = self.life.document.facts.unexported
        # What the index had found is found again; what was edited is not out of reach until then.
        self.model.n_frames = self.life.document.track.n_frames
        assert self.model.n_frames >= n_frames
        self.since = [self.model.copy()]

    def keep_file(self) -> None:
        if self.model.on_disk:
            self.files[self.name] = self.model.copy()

    def go_on_after(self, picture: Picture, n_frames: int) -> None:
        """Continue from what a killed process left."""
        self.life.autosaver.shutdown()
        self.folder = picture.folder
        self.begin_life(self.name, n_frames, picture.states)

    def take_picture(self) -> Picture:
        """Return what SIGKILL would leave now; in the autosaver's thread, or while that rests."""
        return Picture(Path(shutil.copytree(self.folder, self._new_folder(), dirs_exist_ok=True)), list(self.since))

    def heed_the_autosaver(self) -> None:
        """Note what the autosaver reports as saved; it must not be lost."""
        QCoreApplication.processEvents()
        if self.life.autosaver.state is SaveState.SAVED:
            self.since = self.since[-1:]

    def wait_until_saved(self) -> None:
        """Wait until everything is on the disk; from then on nothing of it may be lost."""
        self.life.wait_until_tried()
        assert self.life.autosaver.state is (SaveState.SAVED if self.model.on_disk else SaveState.NOTHING)
        self.since = [self.model.copy()]

    def _new_folder(self) -> Path:
        folder = next(self._folders)
        folder.mkdir()
        return folder

    def carry_out(self, gesture: Gesture) -> None:
        """Let something happen, first to the model: what the document does may be on the disk at once."""
        self.heed_the_autosaver()
        document, model = self.life.document, self.model
        match gesture.kind:
            case "undo" if model.undo():
                self.note()
                document.undo()
            case "redo" if model.redo():
                self.note()
                document.redo()
            case "run" | "fill":
                self.find(gesture)
            case "end of run":
                self.end(1 + gesture.seed % 2)
            case "export":
                model.unexported = False
                self.note()
                document.note_export()
            case "look":
                model.playhead = gesture.frame
                self.note()
                document.project.note(playhead=gesture.frame)
            case "more frames":
                model.n_frames = N_FRAMES
                document.grow(N_FRAMES)
            case hand if hand in HANDS and gesture.frame < model.n_frames:
                self.edit(gesture)

    def edit(self, gesture: Gesture) -> None:
        """Let a hand do something, or an import."""
        make, tell = HANDS[gesture.kind]
        edit = make(gesture, self.life.document.track)
        assert tell(gesture, self.model) == (edit is not None)
        if edit is not None:
            self.note()
            self.life.document.edit(edit)

    def find(self, gesture: Gesture) -> None:
        """Let a run have something, with the gaps that it fills or without, or let gaps be filled anew."""
        runs, job = gesture.kind == "run", 1 + gesture.seed % 2 + 2 * (gesture.kind == "fill")
        predicted, inpainted = seen(gesture), filled(gesture)
        fills = not runs or gesture.seed % 4 > 1
        layers = {Layer.INPAINTED: by_frame(gesture, inpainted)} if fills else {}
        if runs:
            if job not in self.jobs:
                self.model.runs.append((signature_of(job), provenance_of(job)))
                self.model.on_disk = True
                self.jobs[job] = len(self.model.runs)
                self.note()
            layers[Layer.PREDICTED] = by_frame(gesture, seen(gesture, run=self.jobs[job]))
        self.model.n_frames = max(self.model.n_frames, gesture.span.stop)
        self.model.do("Track" if runs else "Fill gaps", Deed(layers), RunStep(job))
        self.note()
        self.life.find(
            job,
            predicted=as_found(gesture, predicted) if runs else None,
            inpainted=as_found(gesture, inpainted) if fills else None,
        )

    def end(self, job: int) -> None:
        """Let a run be over, if it goes on."""
        number = self.jobs.pop(job, None)
        if number is not None:
            self.model.runs[number - 1][1].update(seconds=1.5)
            self.note()
            self.life.end(job)

    def note(self) -> None:
        """Note that the model has changed and the document is about to."""
        self.since.append(self.model.copy())


@pytest.mark.usefixtures("qapp")
def test_project_survives_kills_like_a_plain_dictionary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    disk = Disk()
    monkeypatch.setattr(sqlite3, "connect", functools.partial(sqlite3.connect, factory=connection_past(disk)))
    machine = type("Machine", (ProjectMachine,), {"home": tmp_path, "disk": disk})
    try:
        run_state_machine_as_test(machine, settings=SETTINGS)
    finally:
        logged = [record.getMessage() for record in caplog.get_records("call")]
        caplog.clear()
    assert all("is not saved" in words for words in logged)
