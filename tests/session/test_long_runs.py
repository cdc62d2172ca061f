"""Test a run over a long video: the screen's frames come first, and parts give the same result."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("PySide6.QtCore")

from broadcast import N_FRAMES, NON_PLAY, broadcast
from qt import wait_until
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.track.spans import subtract_spans
from rallytrace.track.track import Layer, Rows, State
from rallytrace.tracking import run as run_module
from rallytrace.tracking import spans
from rallytrace.tracking.messages import RunRequest, RunState
from rallytrace.tracking.options import TrackOptions
from runs import OPTIONS, Desk, desk, small_choice

pytestmark = pytest.mark.usefixtures("qapp")

WHOLE = range(N_FRAMES)


@pytest.fixture(autouse=True)
def _short_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use short pieces, so that forty seconds count as a long video."""
    monkeypatch.setattr(spans, "MAX_PIECE_FRAMES", 90)
    monkeypatch.setattr(run_module, "SCREEN_FRAMES", 12)
    monkeypatch.setattr(spans, "SHORT_VIDEO_FRAMES", 100)
    monkeypatch.setattr(spans, "MARGIN_FRAMES", 40)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return broadcast(tmp_path_factory.mktemp("match"))


@pytest.fixture
def one(match: Path, tmp_path: Path) -> Iterator[Desk]:
    with desk(match, small_choice(tmp_path, mode=BackgroundMode.CONCAT), N_FRAMES) as made:
        yield made


def request(one: Desk, place: Callable[[], int] | None, options: TrackOptions = OPTIONS) -> RunRequest:
    asked = one.request(WHOLE, options=options)
    return replace(asked, within=WHOLE, frame_on_screen=place, finds_non_play=True)


def layers(one: Desk) -> tuple[Rows, Rows]:
    """Return what the document holds, whichever run it is of."""
    predicted = one.document.track.layer(Layer.PREDICTED).copy()
    predicted["run"] = 0
    return predicted, one.document.track.layer(Layer.INPAINTED).copy()


def once_heard(one: Desk, first: int, then: int) -> Callable[[], int]:
    """Return where the playhead is at first, and once something found has been heard of: the run waits for that."""
    heard, asked = threading.Event(), False
    one.tracker.found.connect(lambda _: heard.set())

    def place() -> int:
        nonlocal asked
        if not asked:
            asked = True
            return first
        assert heard.wait(120)
        return then

    return place


_found_in_one_go: dict[TrackOptions, tuple[Rows, Rows]] = {}


def in_one_go(one: Desk, options: TrackOptions = OPTIONS) -> tuple[Rows, Rows]:
    """Return what a run from the start to the end finds, tracked once for all tests; the document is empty again."""
    if options not in _found_in_one_go:
        one.tracker.begin(request(one, None, options))
        assert one.outcome().state is RunState.DONE
        _found_in_one_go[options] = layers(one)
        one.document.open(N_FRAMES)
        one.found.clear()
    return _found_in_one_go[options]


def same(one: Desk, whole: tuple[Rows, Rows]) -> None:
    for mine, expected in zip(layers(one), whole, strict=True):
        np.testing.assert_array_equal(mine, expected)
    assert one.document.track.non_play == NON_PLAY


VARIANTS = {
    "stride 1": OPTIONS,
    "stride 2": replace(OPTIONS, stride=2),
    "every third frame": replace(OPTIONS, every=3, stride=2),
}


@pytest.mark.parametrize(
    ("place", "variant"),
    [
        *((place, "stride 2") for place in (1, 133, 399)),
        *((265, "stride 1"), (210, "every third frame"), (399, "every third frame")),
    ],
)
def test_wherever_it_begins_the_same_is_found(one: Desk, place: int, variant: str) -> None:
    whole = in_one_go(one, VARIANTS[variant])
    one.tracker.begin(request(one, lambda: place, VARIANTS[variant]))
    one.outcome()
    same(one, whole)


def test_run_tracks_screen_first_then_following_then_rest(one: Desk) -> None:
    one.tracker.begin(request(one, lambda: 265))
    one.outcome()
    order = [
        int(frame) for found in one.found if found.predicted is not None for frame in found.predicted.frames.tolist()
    ]
    assert order[:12] == list(range(265, 277))
    pieces = (range(265, 270), range(180, 200), range(235, 265), range(270, 300), range(330, 400), range(90))
    assert order[12:] == [frame for piece in (*pieces, range(120, 180)) for frame in piece]


def test_run_of_one_piece_tracks_the_screen_first(one: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spans, "MAX_PIECE_FRAMES", 1500)
    one.tracker.begin(request(one, lambda: 203))
    one.outcome()
    first = next(found for found in one.found if found.predicted is not None)
    assert first.predicted is not None
    assert (first.predicted.frames[0], first.provisional) == (203, True)
    found = layers(one)
    one.document.open(N_FRAMES)
    one.tracker.begin(request(one, None))
    one.outcome()
    same(one, found)


def test_frames_sampled_early_belong_to_no_run(one: Desk) -> None:
    one.tracker.found.connect(lambda _: one.tracker.cancel())
    one.tracker.begin(request(one, once_heard(one, 265, 265)))
    one.outcome()
    rows = one.document.track.layer(Layer.PREDICTED)
    assert (rows["state"] != State.UNSET).any()
    assert not rows["run"].any()


def test_a_run_goes_where_the_playhead_went(one: Desk) -> None:
    one.tracker.begin(request(one, once_heard(one, 10, 370)))
    one.outcome()
    firsts = [int(found.predicted.frames[0]) // 90 for found in one.found if found.predicted is not None]
    assert list(dict.fromkeys(firsts)) == [0, 4, 1, 2, 3]


@pytest.mark.parametrize(("after", "variant"), [(1, "every third frame"), (3, "stride 2"), (6, "stride 1")])
def test_a_run_that_was_cut_off_goes_on_and_does_nothing_twice(one: Desk, after: int, variant: str) -> None:
    options = VARIANTS[variant]
    whole = in_one_go(one, options)

    def cut_off(_found: object) -> None:
        if len(one.found) == after:
            one.tracker.forget()

    one.tracker.found.connect(cut_off)
    one.tracker.begin(request(one, lambda: 265, options))
    wait_until(lambda: not one.tracker.busy)
    done = np.flatnonzero(one.document.track.layer(Layer.PREDICTED)["run"])
    one.found.clear()
    non_play = one.document.track.non_play
    left = subtract_spans(WHOLE, non_play)
    going_on = replace(
        one.request(*left, options=options), within=WHOLE, finds_non_play=True, frame_on_screen=lambda: 20
    )
    one.tracker.found.disconnect(cut_off)
    one.tracker.begin(going_on)
    one.outcome()
    same(one, whole)
    again = [found.predicted.frames for found in one.found if found.predicted is not None and not found.provisional]
    assert sorted({*np.concatenate(again).tolist()} & {*done.tolist()}) == []
