"""Test the workspace: what is restored with a video's project."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from narrowing import not_none

pytest.importorskip("PySide6.QtCore")

import clipmaker
from qt import wait_until
from rallytrace.session.comparing import OtherTrack
from rallytrace.session.preferences import Preferences
from rallytrace.session.project.messages import ProjectFound
from rallytrace.session.workspace import Workspace
from rallytrace.storage.project.project import Project, ProjectFacts
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.recording import Recording
from rallytrace.track.sports import Sport
from rallytrace.track.track import State, make_rows
from rallytrace.track.turned_track import change_recording
from rallytrace.track.turning import Turning

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def video(tmp_path: Path) -> Path:
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path)


@pytest.fixture
def workspace(tmp_path: Path, video: Path) -> Iterator[Workspace]:
    made = Workspace(Preferences(tmp_path / "settings.json"))
    open_clip(made, video)
    yield made
    made.shutdown()


def open_clip(workspace: Workspace, video: Path) -> None:
    workspace.open(video)
    wait_until(lambda: workspace.info is not None and workspace.info.complete and workspace.locked is None)


def test_sport_and_last_frame_return_with_the_project(workspace: Workspace, video: Path) -> None:
    workspace.document.edit(edits.place(workspace.document.track, 3, 10, 5))
    workspace.set_sport(Sport.TENNIS)
    workspace.playhead.seek(12)
    workspace.close_video()
    assert workspace.sport is Sport.AUTO
    open_clip(workspace, video)
    assert (workspace.sport, workspace.playhead.frame) == (Sport.TENNIS, 12)


def test_compared_track_is_turned_with_the_video(workspace: Workspace) -> None:
    assert workspace.info is not None
    rows = make_rows(40, State.VISIBLE, Source.IMPORTED, x=10, y=5)
    workspace.comparing.begin(OtherTrack("other.csv", rows), workspace.info.size)
    size = workspace.info.size
    workspace.document.edit(not_none(change_recording(workspace.document.track, Recording(turning=Turning(1)), size)))
    other = not_none(workspace.comparing.other)
    assert (other.rows["x"][3], other.rows["y"][3]) == (size.height - 1 - 5, 10)


def test_last_frame_is_kept_when_closed_before_it_is_indexed(workspace: Workspace) -> None:
    project = Project(VideoIdentity.unknown(20_000), facts=ProjectFacts(playhead=10_000))
    workspace.autosaver.found.emit(ProjectFound(project))
    workspace.close_video()
    assert project.facts.playhead == 10_000
