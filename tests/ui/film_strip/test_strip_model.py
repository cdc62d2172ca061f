"""The film strip's model with plain values: no window, no video, no Qt."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lobs import SIZE, a_track, flight, predicted_of, unseen
from narrowing import not_none
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.layers import rival_peaks
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.ui.film_strip.strip_model import FilmStripModel, StripSource
from rallytrace.ui.picture.cells import BallGuess, CellLayout, expected_positions

N_FRAMES = 400
GAP = range(60, 66)
LAYOUT = CellLayout.fit(1280, 104)


def source_of(track: Track) -> StripSource:
    return StripSource(Path("rally.mp4"), SIZE, track, np.zeros(N_FRAMES, np.float32))


class Strip:
    """A model over a track with a gap, and what it is told of the window."""

    def __init__(self) -> None:
        seen = predicted_of(flight(N_FRAMES))
        unseen(seen, slice(GAP.start, GAP.stop))
        self.source: StripSource | None = source_of(a_track(seen))
        self.model = FilmStripModel(LAYOUT, lambda: self.source)

    def visit(self, item: range) -> bool:
        assert self.source is not None
        self.source = replace(self.source, item=item)
        return self.model.show_item(item)

    def change(self, frames: range, cause: Cause, layer: Layer = Layer.HUMAN) -> bool:
        return self.model.note_change(TrackChange(np.arange(frames.start, frames.stop), frozenset({layer}), cause))


@pytest.fixture
def strip() -> Strip:
    return Strip()


def ready(_area: CutoutArea) -> bool:
    return True


def test_without_a_video_it_shows_nothing(strip: Strip) -> None:
    strip.source = None
    strip.model.show_frame(10)
    strip.model.lay_out(ready)
    assert strip.model.frames == range(0)
    assert strip.model.pictures == []
    assert strip.model.shown_area(10) is None


def test_frame_is_in_second_cell_and_pages_back(strip: Strip) -> None:
    strip.model.show_frame(100)
    count = LAYOUT.count
    assert strip.model.frames == range(99, 99 + count)
    strip.model.show_frame(98)
    assert strip.model.frames[-2] == 98


def test_at_both_ends_of_the_video_all_cells_are_full(strip: Strip) -> None:
    for frame in (0, N_FRAMES - 1):
        strip.model.show_frame(frame)
        assert frame in strip.model.frames
        assert len(strip.model.frames) == LAYOUT.count


def test_every_item_begins_in_the_same_cell(strip: Strip) -> None:
    cells = set()
    for item in (GAP, range(200, 260), range(330, 331)):
        strip.visit(item)
        cells.add(item.start - strip.model.frames.start)
    assert len(cells) == 1


def test_a_smaller_video_is_shown_larger(strip: Strip) -> None:
    assert strip.source is not None
    strip.model.show_frame(100)
    usual = strip.model.scale
    strip.source = replace(strip.source, size=Size(SIZE.width // 2, SIZE.height // 2))
    strip.model.show_frame(100)
    assert strip.model.scale > usual


def test_the_visible_rest_of_an_item_stays_in_place(strip: Strip) -> None:
    assert strip.visit(GAP)
    shown = strip.model.frames
    assert not strip.visit(range(GAP.start + 2, GAP.stop))
    assert strip.model.frames == shown
    assert strip.visit(range(200, 210))
    assert 200 in strip.model.frames


def test_a_change_far_from_the_shown_frames_does_not_concern_it(strip: Strip) -> None:
    strip.model.show_frame(100)
    assert not strip.change(range(300, 310), Cause.EDIT)
    assert not strip.change(range(0), Cause.EDIT)
    assert strip.change(range(105, 106), Cause.EDIT)


@pytest.mark.parametrize("cause", [Cause.EDIT, Cause.UNDO, Cause.REDO])
def test_a_persons_change_keeps_repeated_pictures_as_they_are(strip: Strip, cause: Cause) -> None:
    strip.model.show_frame(100)
    shown = strip.model.frames
    track = not_none(strip.source).track
    rows = track.layer(Layer.PREDICTED)[101:104].copy()
    rows["repeats"] = True
    track.make(track.change(Layer.PREDICTED, range(101, 104), rows))
    assert strip.change(range(101, 104), cause)
    assert strip.model.frames == shown


def test_after_a_run_repeated_pictures_share_a_cell(strip: Strip) -> None:
    strip.model.show_frame(100)
    track = not_none(strip.source).track
    rows = track.layer(Layer.PREDICTED)[101:104].copy()
    rows["repeats"] = True
    track.make(track.change(Layer.PREDICTED, range(101, 104), rows))
    assert strip.change(range(101, 104), Cause.RUN, Layer.PREDICTED)
    assert len(strip.model.pictures) == LAYOUT.count
    assert len(strip.model.frames) == LAYOUT.count + 3
    assert strip.model.picture_frame(103) == 100


def test_wheel_steps_scales_and_videos_keep_their_own(strip: Strip) -> None:
    model = strip.model
    model.show_frame(100)
    usual = model.scale
    model.enlarge(1)
    larger = model.scale
    assert larger > usual
    strip.visit(range(200, 210))
    assert model.scale == larger
    assert strip.source is not None
    first, strip.source = strip.source, replace(strip.source, path=Path("other.mp4"))
    model.clear()
    model.show_frame(100)
    model.enlarge(-2)
    assert model.scale < larger
    strip.source = first
    model.clear()
    model.show_frame(100)
    assert model.scale == larger


def test_item_parts_share_the_scale_of_the_widest(strip: Strip) -> None:
    assert strip.source is not None
    near, item = range(150, 155), range(200, 200 + 2 * LAYOUT.count)
    far, track = item.stop - 3, strip.source.track
    rows = track.layer(Layer.PREDICTED)[far : far + 1].copy()
    rows["peak_x"] += 60
    track.make(track.change(Layer.PREDICTED, range(far, far + 1), rows))
    probability = np.zeros(N_FRAMES, np.float32)
    probability[near.start : near.stop] = probability[item.start : item.stop] = 0.6
    strip.source = replace(strip.source, probability=probability)
    strip.visit(near)
    usual = strip.model.scale
    strip.visit(item)
    assert far not in strip.model.frames
    scale = strip.model.scale
    assert scale < usual
    strip.model.scroll(LAYOUT.count)
    assert far in strip.model.frames
    assert strip.model.scale == scale


def test_cells_stay_during_small_movements_of_the_ball(strip: Strip) -> None:
    strip.model.show_frame(100)
    strip.model.lay_out(ready)
    framing = not_none(strip.model.framing)
    before = dict(framing.centres)
    x, y = flight(N_FRAMES)[:, 100]
    assert before[100] == pytest.approx((x, y))
    track = not_none(strip.source).track
    rows = track.layer(Layer.PREDICTED)[100:101].copy()
    rows["x"] += 5
    track.make(track.change(Layer.PREDICTED, [100], rows))
    strip.model.lay_out(ready)
    assert framing.centres == before


def test_a_cell_changes_once_its_cut_out_is_ready(strip: Strip) -> None:
    strip.model.show_frame(100)
    strip.model.lay_out(ready)
    before = strip.model.shown_area(105)
    track = not_none(strip.source).track
    rows = track.layer(Layer.PREDICTED)[105:106].copy()
    rows["x"] += 300
    track.make(track.change(Layer.PREDICTED, [105], rows))
    strip.model.lay_out(lambda _area: False)
    assert strip.model.shown_area(105) == before
    assert before not in strip.model.wanted_areas()
    strip.model.lay_out(ready)
    assert strip.model.shown_area(105) in strip.model.wanted_areas()


def test_cutouts_of_item_and_next_items_are_requested(strip: Strip) -> None:
    strip.visit(range(100, 130))
    ahead = {area.frame for area in strip.model.areas_ahead(iter([range(100, 130), range(300, 304)]))}
    assert strip.model.frames.stop in ahead
    assert {299, 300, 303} <= ahead


def test_another_guess_lays_the_cells_anew(strip: Strip) -> None:
    assert not strip.model.look_elsewhere()
    strip.visit(GAP)
    strip.model.lay_out(ready)
    assert strip.model.look_elsewhere()
    assert strip.model.framing is None
    guesses = [strip.model.guess]
    strip.visit(range(300, 304))
    assert [*guesses, strip.model.guess] == [BallGuess.NEIGHBOURS, BallGuess.PATH]


@pytest.mark.parametrize("width", [480, 960, 1280, 1920])
def test_cells_around_another_guess_can_be_enlarged(strip: Strip, width: int) -> None:
    """At any size of the video: the scale around another guess is a third of the usual one."""
    assert strip.source is not None
    strip.source = replace(strip.source, size=Size(width, width * 9 // 16))
    strip.visit(GAP)
    strip.model.lay_out(ready)
    strip.model.look_elsewhere()
    before = strip.model.scale
    strip.model.enlarge(1)
    assert strip.model.scale > before


def test_next_video_has_the_scale_chosen_last(strip: Strip) -> None:
    assert strip.source is not None
    strip.model.show(range(20))
    usual = strip.model.scale
    strip.model.enlarge(1)
    assert strip.model.zoom_steps == 1
    strip.source = replace(strip.source, path=Path("next.mp4"))
    strip.model.clear()
    strip.model.show(range(20))
    assert strip.model.scale > usual


def shown_in_cell(strip: Strip, frame: int, x: float, y: float) -> bool:
    """Return whether a position lies in the picture of a frame's cell."""
    left, top = not_none(strip.model.framing).corner(frame, LAYOUT.picture.width, LAYOUT.picture.height)
    return 0 <= x - left < LAYOUT.picture.width / strip.model.scale and (
        0 <= y - top < LAYOUT.picture.height / strip.model.scale
    )


def put_peaks(strip: Strip, frames: range, x: float, y: float) -> Track:
    """Give frames without a detection a faint peak."""
    track = not_none(strip.source).track
    rows = track.layer(Layer.PREDICTED)[frames.start : frames.stop].copy()
    rows["state"], rows["confidence"], rows["peak_x"], rows["peak_y"] = State.NO_BALL, 0.3, x, y
    track.make(track.change(Layer.PREDICTED, frames, rows))
    return track


def test_cells_before_any_ball_show_the_offered_peaks(strip: Strip) -> None:
    """An item before the first detection: the line from a ball far off would show none of its places."""
    put_peaks(strip, range(12), 200, 480)
    strip.visit(range(4))
    strip.model.lay_out(ready)
    assert all(shown_in_cell(strip, frame, 200, 480) for frame in range(4))


@pytest.mark.parametrize("distance", [25, 60])
def test_cell_of_hidden_ball_shows_position_and_rival(strip: Strip, distance: int) -> None:
    frames = range(63, 64)
    path = expected_positions(put_peaks(strip, GAP, 0, 0), frames)
    x, y = path[:, 0].tolist()
    track = put_peaks(strip, frames, x + distance, y)
    filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=x, y=y)
    track.make(track.change(Layer.INPAINTED, frames, filled))
    assert np.isfinite(rival_peaks(track, 63, 64)).all()
    strip.visit(frames)
    strip.model.lay_out(ready)
    assert shown_in_cell(strip, 63, x, y)
    assert shown_in_cell(strip, 63, x + distance, y)


def test_frames_without_any_known_ball_have_no_cells() -> None:
    model = FilmStripModel(LAYOUT, lambda: source_of(Track(N_FRAMES)))
    model.show_frame(20)
    model.lay_out(ready)
    assert model.is_blank
    assert model.shown_area(20) is None


def test_the_model_needs_no_qt() -> None:
    program = (
        "import sys, rallytrace.ui.film_strip.strip_model; "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=120).returncode == 0
