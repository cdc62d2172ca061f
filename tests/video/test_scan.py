from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from rallytrace.errors import AppError
from rallytrace.video.index import scan, survey

Encode = Callable[[Clip], Path]


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every packet is followed by a pause."""
    monkeypatch.setattr("rallytrace.video.index._PAUSE_SECONDS", 0)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize(
    "clip",
    [
        Clip("b-frames.mp4", b_frames=3),
        Clip("uneven.mkv", b_frames=2, uneven=True),
        Clip("transport stream.ts", b_frames=2),
        Clip("edit list.mp4", b_frames=2, offset=-27),
    ],
    ids=lambda clip: clip.name,
)
def test_what_is_settled_early_stays_true(clip: Clip, encoded: Encode) -> None:
    *unfinished, whole = scan(encoded(clip))
    assert whole.complete
    assert len(unfinished) > 60
    assert unfinished[-1].n_frames > 80
    for part in unfinished:
        assert not part.complete
        assert np.array_equal(part.pts, whole.pts[: part.n_frames])


def test_a_scan_may_be_given_up(encoded: Encode) -> None:
    steps = scan(encoded(Clip("b-frames.mp4", b_frames=3)))
    next(steps)
    steps.close()  # type: ignore[attr-defined]  # it is a generator, announced as an iterator


def test_frames_hidden_by_an_edit_list_are_not_counted(encoded: Encode) -> None:
    *_, index = scan(encoded(Clip("edit list.mp4", b_frames=2, offset=-27)))
    assert index.n_frames == 120 - 27
    assert index.promised == 120
    assert len(index.key_pts) == len(index.keyframes) + 1
    assert index.anchor(0) == 0


def test_packets_without_times_are_decoded_to_be_counted(encoded: Encode) -> None:
    *_, index = scan(encoded(Clip("no times.h264", b_frames=2, n_frames=60)))
    assert index.n_frames == 60
    assert not index.timed
    assert index.anchor(59) == -1


def test_times_that_are_those_of_decoding_are_not_believed(encoded: Encode) -> None:
    *_, index = scan(encoded(Clip("no times.avi", b_frames=2, n_frames=60)))
    assert index.n_frames == 60
    assert not index.timed


def test_damage_is_not_looked_for(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.video.index.survey", lambda path, _index: pytest.fail(f"{path} was decoded"))
    whole = encoded(Clip("cut.mp4", b_frames=2, container_options={"movflags": "faststart"}))
    *_, index = scan(clipmaker.truncate(whole, 0.7))
    assert 60 < index.n_frames < 120
    *_, index = scan(clipmaker.damage(whole, [0.5]))
    assert index.n_frames == 120


def test_a_survey_finds_what_a_scan_found(encoded: Encode) -> None:
    path = encoded(Clip("uneven.mp4", b_frames=2, uneven=True))
    *_, scanned = scan(path)
    *_, surveyed = survey(path, scanned)
    assert np.array_equal(surveyed.pts, scanned.pts)
    assert surveyed.timed
    assert not surveyed.damage


def test_a_file_in_which_nothing_can_be_decoded(encoded: Encode, tmp_path: Path) -> None:
    path = tmp_path / "late.ts"
    whole = encoded(Clip("one keyframe.ts", gop=1000))
    path.write_bytes(whole.read_bytes()[whole.stat().st_size // 376 * 188 :])
    with pytest.raises(AppError):
        list(scan(path))
