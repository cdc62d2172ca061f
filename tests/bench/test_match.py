"""The match that the bench of the window makes: a video of hours, and a project of it."""

from pathlib import Path

import numpy as np

from rallytrace.storage.project.location import path_beside
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track.geometry import Size
from rallytrace.track.track import Layer, State
from rallytrace.video.reader import VideoReader
from window_bench.match import RUN_NAME, MatchShape, lent, make_project, make_video

SHAPE = MatchShape(n_frames=1300, size=Size(320, 180), by_hand=40)


def test_project_has_full_run_and_points_placed_before(tmp_path: Path) -> None:
    video = tmp_path / "match.mp4"
    make_video(video, SHAPE)
    with VideoReader(video) as reader:
        assert (reader.n_frames, reader.size) == (SHAPE.n_frames, SHAPE.size)
    project = open_project(make_project(video, SHAPE))
    track, history = project.track, project.history
    assert (track.layer(Layer.PREDICTED)["state"] != State.UNSET).all()
    assert np.count_nonzero(track.layer(Layer.HUMAN)["state"]) == SHAPE.by_hand
    assert np.count_nonzero(track.layer(Layer.INPAINTED)["state"]) > 50
    assert history.undoable == RUN_NAME
    assert len(history.steps[-1].edits) == 1, "the run is over"
    history.undo()
    assert not track.has_rows(Layer.PREDICTED)
    assert history.undoable != RUN_NAME


def test_lent_video_keeps_its_project_elsewhere(tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    video = home / "clip.mp4"
    video.write_bytes(b"a video")
    with lent(video, elsewhere) as borrowed:
        assert borrowed.read_bytes() == b"a video"
        path_beside(borrowed).write_bytes(b"a project")
    assert [path.name for path in home.iterdir()] == ["clip.mp4"]
    assert list(elsewhere.iterdir()) == []
