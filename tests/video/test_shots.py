from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clipmaker
from clipmaker import Clip
from rallytrace.errors import Cancelled
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.shots import (
    MAX_SAME_VIEW_DIFFERENCE,
    MIN_CUT_DIFFERENCE,
    CutDetector,
    ShotRecorder,
    Signature,
    difference,
    find_shots,
)
from views import film, view, with_player

CUTS = [(0, 0), (100, 1), (133, 0), (220, 2), (260, 3), (266, 0)]
FIRSTS = [first for first, _ in CUTS]
N_FRAMES = 330


@pytest.fixture(scope="module", params=[12, 60, 1000], ids=lambda gop: f"a keyframe every {gop}")
def broadcast(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    gop = request.param
    # Keyframes stand at fixed distances: the encoder must not give the cuts away.
    fixed = {"x264-params": f"scenecut=0:keyint={gop}:min-keyint={gop}"}
    clip = Clip("broadcast.mp4", n_frames=N_FRAMES, gop=gop, b_frames=2, options=fixed)
    return clipmaker.make(clip, tmp_path_factory.mktemp("broadcast"), film(CUTS))


@pytest.fixture
def by_keyframes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short clips are looked at in the way long videos are."""
    monkeypatch.setattr("rallytrace.video.shots._MAX_SHORT_RANGE_SECONDS", 0)


def test_shots_begin_where_the_cuts_are(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        shots = find_shots(reader, 0, N_FRAMES)
    assert [shot.start for shot in shots] == FIRSTS
    assert [shot.stop for shot in shots] == [*FIRSTS[1:], N_FRAMES]


@pytest.mark.usefixtures("by_keyframes")
def test_keyframes_lead_to_the_same_cuts(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        assert [shot.start for shot in find_shots(reader, 0, N_FRAMES)] == FIRSTS
        assert [shot.start for shot in find_shots(reader, 37, 241)] == [37, 100, 133, 220]


def test_a_camera_is_recognised_when_it_returns(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        shots = find_shots(reader, 0, N_FRAMES)
    for one, (_, seen) in zip(shots, CUTS, strict=True):
        for other, (_, other_view) in zip(shots, CUTS, strict=True):
            assert one.resembles(other) == (seen == other_view)


@pytest.mark.usefixtures("by_keyframes")
def test_a_quiet_span_is_not_decoded_frame_by_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clip = Clip("rally.mp4", n_frames=600, gop=30)
    path = clipmaker.make(clip, tmp_path, film([(0, 0), (400, 1)]))
    with VideoReader(path) as reader:
        decoded: list[int] = []
        frames = reader.frames

        def counted(start: int = 0, stop: int | None = None) -> Iterator[VideoFrame]:
            for frame in frames(start, stop):
                decoded.append(frame.index)
                yield frame

        monkeypatch.setattr(reader, "frames", counted)
        assert [shot.start for shot in find_shots(reader, 0, 600)] == [0, 400]
        assert len(decoded) < 200


def test_a_search_can_be_stopped(broadcast: Path) -> None:
    pictures = 0

    def stop_at_the_tenth() -> None:
        nonlocal pictures
        pictures += 1
        if pictures == 10:
            raise Cancelled

    with VideoReader(broadcast) as reader, pytest.raises(Cancelled):
        find_shots(reader, 0, N_FRAMES, check=stop_at_the_tenth)


def test_a_range_beyond_the_video_holds_no_shot(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        assert find_shots(reader, N_FRAMES, N_FRAMES + 50) == []
        assert [shot.stop for shot in find_shots(reader, 300, 9999)] == [N_FRAMES]


@pytest.mark.parametrize("name", ["a00010", "a00025", "a00034"])
def test_a_real_rally_is_one_shot(name: str, shared: Path) -> None:
    with VideoReader(shared / "clips" / "labelled" / f"{name}.mp4") as reader:
        assert len(find_shots(reader, 0, reader.n_frames)) == 1


RATE = 30.0
VIEWS = [view(which, 32, 18) for which in range(4)]


def cuts_in(pictures: Sequence[Signature]) -> list[int]:
    detector = CutDetector(RATE)
    found = [detector.add(index, picture) for index, picture in enumerate(pictures)]
    return sorted([*(cut for cut in found if cut is not None), *detector.finish()])


def _walking(which: int, n: int) -> list[Signature]:
    return [with_player(VIEWS[which], (i * 3 % 40) / 40) for i in range(n)]


def _mixed(one: Signature, other: Signature, share: float) -> Signature:
    return np.asarray(one * (1 - share) + other * share, np.uint8)


def test_another_view_differs_and_a_moving_player_does_not() -> None:
    for one in range(4):
        for other in range(4):
            apart = difference(with_player(VIEWS[one], 0.2), with_player(VIEWS[other], 0.7))
            assert apart < MAX_SAME_VIEW_DIFFERENCE if one == other else apart > MIN_CUT_DIFFERENCE


@given(st.lists(st.integers(6, 70), min_size=1, max_size=8))
@settings(max_examples=25, deadline=None)
def test_every_hard_cut_is_found_where_it_is(lengths: list[int]) -> None:
    pictures: list[Signature] = []
    for turn, length in enumerate(lengths):
        pictures += _walking(turn % 4, length)
    assert cuts_in(pictures) == list(np.cumsum(lengths)[:-1])


@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_flash_is_no_cut(length: int) -> None:
    pictures = _walking(0, 60)
    for i in range(30, 30 + length):
        pictures[i] = np.asarray(pictures[i].astype(int).clip(0, 55) + 200, np.uint8)
    assert cuts_in(pictures) == []


@pytest.mark.parametrize("seconds", [1.5, 3, 6])
def test_a_pan_is_no_cut(seconds: float) -> None:
    steps = int(seconds * RATE)
    pan = [view(0, 32, 18, shift=1.5 * i / steps) for i in range(steps)]
    assert cuts_in([*_walking(0, 45), *pan, *[pan[-1]] * 45]) == []


@pytest.mark.parametrize("n", [6, 15, 30])
def test_a_dissolve_is_one_cut_in_its_middle(n: int) -> None:
    dissolve = [_mixed(VIEWS[0], VIEWS[1], i / n) for i in range(n)]
    (cut,) = cuts_in([*_walking(0, 60), *dissolve, *_walking(1, 60)])
    assert abs(cut - (60 + n / 2)) <= max(4, n / 4)


def test_a_wipe_is_one_cut() -> None:
    wipe = []
    for i in range(20):
        picture = VIEWS[2].copy()
        picture[:, : i * 32 // 20] = VIEWS[3][:, : i * 32 // 20]
        wipe.append(picture)
    (cut,) = cuts_in([*_walking(2, 50), *wipe, *_walking(3, 50)])
    assert 50 <= cut <= 70


@pytest.mark.parametrize("tail", [1, 2, 3])
def test_first_frames_of_next_shot_at_end_are_cut_off(tail: int) -> None:
    assert cuts_in([*_walking(0, 40), *_walking(1, tail)]) == [40]


def test_slow_change_of_light_is_no_cut() -> None:
    dusk = [np.asarray(VIEWS[0] * (1 - i / 400), np.uint8) for i in range(300)]
    assert cuts_in(dusk) == []


def test_step_of_the_exposure_is_no_cut() -> None:
    dark = [picture // np.uint8(2) for picture in _rally(0.1, 60)]
    assert cuts_in([*dark[:30], *(picture + np.uint8(8) for picture in dark[30:])]) == []


def with_players(places: Sequence[tuple[float, float]]) -> Signature:
    """Return a view of a court with people, as small as from a main camera."""
    large = np.repeat(np.repeat(VIEWS[0], 8, axis=0), 8, axis=1)
    for x, y in places:
        column, row = round(x * 230), round(y * 115)
        large[row : row + 24, column : column + 10] = (250, 240, 20)
    return np.asarray(large.reshape(18, 8, 32, 8, 3).mean(axis=(1, 3)), np.uint8)


def _rally(start: float, n: int, pace: float = 1.0) -> list[Signature]:
    return [with_players([(start + pace * i / 300, 0.9), (0.9 - start - pace * i / 400, 0.2)]) for i in range(n)]


def test_cut_between_two_shots_of_one_camera_is_found() -> None:
    assert cuts_in([*_rally(0.1, 60), *_rally(0.6, 60)]) == [60]


def test_cut_is_found_while_players_run() -> None:
    assert cuts_in([*_rally(0.1, 20, pace=2), *_rally(0.6, 20, pace=2)]) == [20]
    assert cuts_in(_rally(0.1, 60, pace=2)) == []


@pytest.mark.parametrize("keyframe", [58, 62])
def test_cut_is_found_beside_a_poor_keyframe(keyframe: int) -> None:
    pictures = [*_rally(0.1, 60), *_rally(0.6, 60)]
    assert cuts_in([*pictures[:keyframe], *(picture + np.uint8(1) for picture in pictures[keyframe:])]) == [60]


def test_cut_is_found_before_a_badly_encoded_picture() -> None:
    pictures = [*_rally(0.1, 60), *_rally(0.6, 60)]
    rough = np.repeat(np.repeat(pictures[60][::2, ::2], 2, axis=0), 2, axis=1)
    pictures[60] = np.asarray(0.9 * pictures[60] + 0.1 * rough, np.uint8)
    assert cuts_in(pictures) == [60]


@pytest.mark.parametrize("length", [1, 2, 3])
def test_cut_behind_a_flash_of_another_view_is_found(length: int) -> None:
    flash = [view(1, 32, 18)] * length
    (cut,) = cuts_in([*_rally(0.1, 60), *flash, *_rally(0.6, 60)])
    assert cut == 60 + length
    rally = _rally(0.1, 120)
    assert cuts_in([*rally[:60], *flash, *rally[60 + length :]]) == []


def test_frozen_video_that_goes_on_has_no_cut() -> None:
    pictures = _rally(0.1, 90)
    assert cuts_in([*pictures[:40], *[pictures[40]] * 30, *pictures[60:]]) == []


def test_poor_keyframes_are_no_cuts() -> None:
    noise = np.random.default_rng(1).normal(0, 1, (5, *VIEWS[0].shape))
    pictures = [np.clip(p + noise[i // 30], 0, 255).astype(np.uint8) for i, p in enumerate(_rally(0.1, 150))]
    assert cuts_in(pictures) == []


def _covered(picture: Signature, share: float) -> Signature:
    wiped, left = picture.copy(), round((2 * share - 1) * 32)
    wiped[:, max(0, left) : max(0, left + 32)] = (160, 30, 30)
    return wiped


def test_wipe_between_two_shots_of_one_camera_is_a_cut() -> None:
    pictures = [*_rally(0.1, 60), *_rally(0.6, 60)]
    pictures[48:72] = [_covered(picture, (i + 1) / 24) for i, picture in enumerate(pictures[48:72])]
    (cut,) = cuts_in(pictures)
    assert abs(cut - 60) <= 2


def test_wipe_to_a_moving_close_up_is_a_cut() -> None:
    close_up = [view(1, 32, 18, shift=i / 250) for i in range(60)]
    pictures = [*_rally(0.1, 60), *close_up]
    pictures[48:72] = [_covered(picture, (i + 1) / 24) for i, picture in enumerate(pictures[48:72])]
    (cut,) = cuts_in(pictures)
    assert 48 <= cut <= 72


def test_cut_to_the_same_view_is_the_begin_of_a_shot() -> None:
    recorder = ShotRecorder(0, RATE, keeps_views=True)
    for index, picture in enumerate([*_rally(0.1, 60), *_rally(0.6, 60)]):
        recorder.add_frame(index, picture)
    first, second = recorder.shots(120)
    assert (first.start, second.start) == (0, 60)
    assert first.resembles(second)
    assert second.views is not None
    assert second.views.shape == (60, 18, 32, 3)
