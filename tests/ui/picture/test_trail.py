import numpy as np

from rallytrace.domain.detections import Source
from rallytrace.domain.track import SIGHT, Layer, Rows, State, Track, rows
from rallytrace.ui.picture.overlay import PointKind, others, spot_at, trail

PREDICTED = frozenset({Layer.PREDICTED})


def a_track(n_frames: int = 30) -> Track:
    """A ball that TrackNet saw in every frame but 10 and 11, at (frame, 5); a scene begins with frame 20."""
    track = Track(n_frames)
    seen = np.zeros(n_frames, SIGHT)
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, np.arange(n_frames), 5
    seen["state"][10:12] = State.NO_BALL
    seen["begins_scene"][20:21] = True
    track.make(track.change(Layer.PREDICTED, range(n_frames), seen))
    return track


def say(track: Track, layer: Layer, frame: int, state: State, source: Source, *, x: float = 0, y: float = 0) -> None:
    track.make(track.change(layer, [frame], rows(1, state, source, x=x, y=y)))


def test_a_line_leads_from_frame_to_frame_but_not_over_missing_ones_or_a_cut() -> None:
    spots = trail(a_track(), range(5, 25))
    assert [spot.frame for spot in spots] == [*range(5, 10), *range(12, 25)]
    assert [spot.frame for spot in spots if not spot.joined] == [5, 12, 20]


def test_the_topmost_layer_says_where_a_spot_is_and_of_what_kind() -> None:
    track = a_track()
    say(track, Layer.INPAINTED, 10, State.OCCLUDED, Source.INPAINTED, x=10, y=6)
    say(track, Layer.INPAINTED, 11, State.VISIBLE, Source.INTERPOLATED, x=11, y=6)
    say(track, Layer.HUMAN, 12, State.VISIBLE, Source.HUMAN, x=12, y=9)
    kinds = [(spot.kind, spot.occluded, spot.y) for spot in trail(track, range(9, 13))]
    assert kinds == [
        (PointKind.PREDICTED, False, 5),
        (PointKind.INPAINTED, True, 6),
        (PointKind.INTERPOLATED, False, 6),
        (PointKind.HUMAN, False, 9),
    ]


def test_a_hidden_layer_lets_the_one_below_show() -> None:
    track = a_track()
    say(track, Layer.HUMAN, 3, State.NO_BALL, Source.HUMAN)
    assert spot_at(track, 3) is None
    spot = spot_at(track, 3, PREDICTED)
    assert spot is not None
    assert (spot.x, spot.y) == (3, 5)
    assert trail(track, range(30), frozenset()) == []


def test_an_occluded_ball_without_a_position_is_not_drawn() -> None:
    track = a_track()
    say(track, Layer.HUMAN, 3, State.OCCLUDED, Source.HUMAN)
    assert spot_at(track, 3) is None


def test_what_another_layer_says_is_told_where_it_differs() -> None:
    track = a_track()
    say(track, Layer.HUMAN, 3, State.VISIBLE, Source.HUMAN, x=8, y=5)
    say(track, Layer.HUMAN, 4, State.VISIBLE, Source.HUMAN, x=4.5, y=5)
    say(track, Layer.HUMAN, 5, State.NO_BALL, Source.HUMAN)
    told = {frame: [(spot.kind, spot.x) for spot in others(track, frame, spot_at(track, frame))] for frame in (3, 4, 5)}
    assert told == {3: [(PointKind.PREDICTED, 3)], 4: [], 5: [(PointKind.PREDICTED, 5)]}


def test_beyond_the_ends_of_the_track_there_is_nothing() -> None:
    track = a_track()
    assert [spot.frame for spot in trail(track, range(-5, 2))] == [0, 1]
    assert trail(track, range(40, 50)) == []
    assert spot_at(track, 31) is None
    assert others(track, 31, None) == []


def test_only_the_frames_of_the_window_are_looked_at() -> None:
    track = a_track(200_000)
    looked_at: list[tuple[int, int | None]] = []
    shown = track.shown

    def counting(start: int = 0, stop: int | None = None, *, top: Layer = Layer.HUMAN) -> Rows:
        looked_at.append((start, stop))
        return shown(start, stop, top=top)

    track.shown = counting  # type: ignore[method-assign]
    trail(track, range(100_000, 100_019))
    assert looked_at == [(100_000, 100_019)]
