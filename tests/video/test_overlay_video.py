from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clicks import RATE, with_clicks
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.video.overlay_video import Mark, OverlayPlan, format_caption, write_overlay_video
from rallytrace.video.reader import VideoReader
from rallytrace.video.sound import SoundReader

STYLE = OverlayStyle("#ff0000", "#ff0000", "#ff0000", trail_future=0)
PLAN = OverlayPlan(range(10, 40), STYLE, caption=False)


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=60, uneven=True), tmp_path_factory.mktemp("clips"))


def nothing(_frame: int) -> Sequence[Mark]:
    return ()


def write(
    clip: Path, target: Path, plan: OverlayPlan = PLAN, marks: Callable[[int], Sequence[Mark]] = nothing
) -> list[int]:
    with VideoReader(clip) as reader:
        return list(write_overlay_video(reader, target, plan, marks))


def test_the_frames_of_the_range_are_there_at_their_own_times(clip: Path, tmp_path: Path) -> None:
    assert write(clip, tmp_path / "path.mp4") == list(range(1, 31))
    with VideoReader(clip) as source, VideoReader(tmp_path / "path.mp4") as result:
        assert [clipmaker.number_in(frame.bgr()) for frame in result.frames()] == list(range(10, 40))
        times = np.array([frame.time for frame in source.frames(10, 40)])
        assert [frame.time for frame in result.frames()] == pytest.approx((times - times[0]).tolist(), abs=1e-4)


def test_the_marks_of_each_frame_are_drawn_on_it(clip: Path, tmp_path: Path) -> None:
    def marks(frame: int) -> Sequence[Mark]:
        return [Mark(0, 150, 80, Source.HUMAN)] if frame == 20 else ()

    write(clip, tmp_path / "path.mp4", marks=marks)
    write(clip, tmp_path / "plain.mp4")
    with VideoReader(tmp_path / "path.mp4") as drawn, VideoReader(tmp_path / "plain.mp4") as plain:
        changed = [
            float(np.abs(one.bgr()[60:100, 130:170].astype(int) - other.bgr()[60:100, 130:170]).max())
            for one, other in zip(drawn.frames(), plain.frames(), strict=True)
        ]
    assert changed.index(max(changed)) == 10
    assert changed[10] > 3 * max(one for at, one in enumerate(changed) if at != 10)


def test_slower_takes_longer_and_keeps_every_frame(clip: Path, tmp_path: Path) -> None:
    write(clip, tmp_path / "slow.mp4", replace(PLAN, speed=0.25))
    write(clip, tmp_path / "plain.mp4")
    with VideoReader(tmp_path / "slow.mp4") as slow, VideoReader(tmp_path / "plain.mp4") as plain:
        assert slow.n_frames == plain.n_frames == 30
        assert slow.index.time(29) == pytest.approx(4 * plain.index.time(29), abs=1e-3)


def test_no_frame_is_dropped_for_times_in_whole_milliseconds(tmp_path: Path) -> None:
    clip = clipmaker.make(clipmaker.Clip("sixty.mkv", rate=60), tmp_path)
    write(clip, tmp_path / "path.mp4", replace(PLAN, frames=range(120)))
    with VideoReader(tmp_path / "path.mp4") as result:
        assert [clipmaker.number_in(frame.bgr()) for frame in result.frames()] == list(range(120))


def test_faster_than_a_screen_shows_it_drops_frames(clip: Path, tmp_path: Path) -> None:
    write(clip, tmp_path / "fast.mp4", replace(PLAN, speed=8))
    write(clip, tmp_path / "plain.mp4")
    with VideoReader(tmp_path / "fast.mp4") as fast, VideoReader(tmp_path / "plain.mp4") as plain:
        assert fast.n_frames < 12
        assert np.diff(fast.index.pts).min() * float(fast.index.time_base) > 1 / 64
        assert fast.index.time(fast.n_frames - 1) == pytest.approx(plain.index.time(29) / 8, abs=0.03)


def test_a_picture_with_an_odd_size_is_made_playable(tmp_path: Path) -> None:
    odd = clipmaker.make(clipmaker.Clip("odd.mp4", n_frames=5, width=191, height=107, pix_fmt="yuv444p"), tmp_path)
    write(odd, tmp_path / "path.mp4", replace(PLAN, frames=range(5)))
    with VideoReader(tmp_path / "path.mp4") as reader:
        assert reader.size == Size(192, 108)


@pytest.mark.parametrize(("rotation", "aspect"), [(0, Fraction(4, 3)), (90, Fraction(3, 4))])
def test_pixels_that_are_not_square_are_shown_as_they_were(tmp_path: Path, rotation: int, aspect: Fraction) -> None:
    wide = clipmaker.Clip("wide.mp4", n_frames=5, rotation=rotation, pixel_aspect=Fraction(4, 3))
    write(clipmaker.make(wide, tmp_path), tmp_path / "path.mp4", replace(PLAN, frames=range(5)))
    with VideoReader(tmp_path / "path.mp4") as reader:
        assert reader.pixel_aspect == aspect


def test_frame_number_and_time_can_be_written_into_the_picture(clip: Path, tmp_path: Path) -> None:
    write(clip, tmp_path / "with.mp4", replace(PLAN, frames=range(3), caption=True))
    write(clip, tmp_path / "without.mp4", replace(PLAN, frames=range(3)))
    with VideoReader(tmp_path / "with.mp4") as one, VideoReader(tmp_path / "without.mp4") as other:
        change = np.abs(one.frame(1).bgr().astype(int) - other.frame(1).bgr()).max(axis=(1, 2))
    assert change[90:].max() > 60
    assert change[:80].max() < 30


def test_the_caption_says_the_frame_and_the_time() -> None:
    assert format_caption(123, 4.1) == "123   0:04.100"
    assert format_caption(7200, 119.9996) == "7200   2:00.000"


@pytest.mark.parametrize("speed", [1.0, 0.5])
def test_the_sound_is_kept_at_normal_speed_only(tmp_path: Path, speed: float) -> None:
    clip = with_clicks(clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=100), tmp_path), tmp_path / "loud.mp4")
    plan = replace(PLAN, frames=range(15, 90), speed=speed)
    with VideoReader(clip) as reader:
        click = 1 - reader.index.seconds[15]
        with SoundReader.open(clip, reader.index) or nullcontext() as sound:
            list(write_overlay_video(reader, tmp_path / "path.mp4", plan, nothing, sound=sound))
    with VideoReader(tmp_path / "path.mp4") as result:
        heard = SoundReader.open(tmp_path / "path.mp4", result.index)
        if speed != 1:
            assert heard is None
            return
        assert heard is not None
        with heard:
            samples = np.concatenate([*heard.read_frames(range(result.index.n_frames))], axis=1)[0]
    assert np.flatnonzero(np.abs(samples) > 0.3)[0] / RATE == pytest.approx(click, abs=0.03)
