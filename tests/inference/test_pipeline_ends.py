"""Test how a pipeline run ends early: stopped, closed, or by an error."""

import threading
import time
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest

import tiny_models
from rallytrace.errors import AppError, Cancelled
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, detect
from rallytrace.inference.preprocessing import ArrayPicture, Preprocessor
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.geometry import Size
from tiny_models import TinyTrackNet

Event = Detections | StageSeconds

L = 4
TINY = TinyTrackNet(L)
PREPROCESSOR = Preprocessor(Size(TINY.width, TINY.height), BackgroundMode.NONE.family)
(FRAME,) = tiny_models.rally(1)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TrackNet]:
    with TrackNet.open(TINY.save(tmp_path_factory.mktemp("models") / "net.onnx"), SessionOptions()) as opened:
        yield opened


@pytest.fixture(scope="module")
def slow_net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TrackNet]:
    """One whose runs take many seconds."""
    slow = TinyTrackNet(L, busy=800)
    path = slow.save(tmp_path_factory.mktemp("models") / "slow.onnx")
    with TrackNet.open(path, SessionOptions()) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


class Source:
    """Frames without end, remembering how many were drawn, where, and whether it was closed."""

    def __init__(self, *, seconds: float = 0.0, fail_at: int | None = None) -> None:
        self.seconds = seconds
        self.fail_at = fail_at
        self.drawn = 0
        self.drawn_in: threading.Thread | None = None
        self.closed_in: threading.Thread | None = None

    def frames(self) -> Iterator[ArrayPicture]:
        """Once."""
        self.drawn_in = threading.current_thread()
        try:
            while self.drawn != self.fail_at:
                time.sleep(self.seconds)
                self.drawn += 1
                yield ArrayPicture(self.drawn - 1, FRAME)
            raise AppError(f"Frame {self.fail_at} is damaged.")
        finally:
            self.closed_in = threading.current_thread()


def cpu_seconds_until_cancelled(
    events: Iterator[Event], stop: StopSwitch, when: Callable[[list[Event]], bool]
) -> float:
    """Return how long this process still computes after the switch, thrown once the wanted events are there."""
    seen: list[Event] = []
    thrown = 0.0
    try:
        for event in events:
            seen.append(event)
            if not stop.stopped and when(seen):
                thrown = time.process_time()
                stop.stop()
    except Cancelled:
        return time.process_time() - thrown
    raise AssertionError("it was not cancelled")


@pytest.mark.parametrize("workers", [1, 2])
def test_stop_ends_run_within_a_second_inside_a_model_run(slow_net: TrackNet, workers: int) -> None:
    stop, source = StopSwitch(), Source()
    options = PipelineOptions(stride=1, workers=workers, batch=2)
    events = detect(source.frames(), slow_net, PREPROCESSOR, options, stop=stop)

    def is_inside(seen: list[Event]) -> bool:
        assert all(isinstance(event, StageSeconds) for event in seen)
        return len(seen) == 3

    assert cpu_seconds_until_cancelled(events, stop, is_inside) < 1.0


def test_a_stop_ends_the_run_while_the_frames_come_slowly(net: TrackNet) -> None:
    stop, source = StopSwitch(), Source(seconds=0.25)
    events = detect(source.frames(), net, PREPROCESSOR, PipelineOptions(stride=1), stop=stop)
    assert cpu_seconds_until_cancelled(events, stop, lambda _: source.drawn == 1) < 1.0
    assert source.closed_in is source.drawn_in


def test_a_stop_ends_a_run_that_is_going_well(net: TrackNet) -> None:
    stop, source = StopSwitch(), Source()
    events = detect(source.frames(), net, PREPROCESSOR, PipelineOptions(stride=1), stop=stop)
    assert cpu_seconds_until_cancelled(events, stop, lambda _: source.drawn > 10) < 1.0


def test_a_switch_that_is_thrown_already_lets_nothing_begin(slow_net: TrackNet) -> None:
    stop = StopSwitch()
    stop.stop()
    events = detect(Source().frames(), slow_net, PREPROCESSOR, PipelineOptions(stride=1), stop=stop)
    with pytest.raises(Cancelled):
        next(events)


def test_progress_comes_while_nothing_is_finished(slow_net: TrackNet) -> None:
    events = detect(Source().frames(), slow_net, PREPROCESSOR, PipelineOptions(stride=1))
    for _ in range(4):
        event = next(events)
        assert isinstance(event, StageSeconds)
    close(events)


def close(events: Iterator[Event]) -> None:
    """Leave a run, as a caller does who loses interest."""
    assert isinstance(events, Generator)
    events.close()


def close_after(events: Iterator[Event], done: Callable[[Event], bool]) -> None:
    """Leave a run at the first event that is as wanted."""
    assert any(done(event) for event in events)
    close(events)


@pytest.mark.parametrize("workers", [1, 3])
def test_closing_early_leaves_no_thread_and_closes_source(net: TrackNet, workers: int) -> None:
    source = Source()
    events = detect(source.frames(), net, PREPROCESSOR, PipelineOptions(stride=1, workers=workers))
    close_after(events, lambda event: isinstance(event, Detections))
    assert source.closed_in is source.drawn_in
    assert source.drawn_in is not threading.current_thread()


def test_closing_inside_a_model_run_does_not_wait_for_its_end(slow_net: TrackNet) -> None:
    events = detect(Source().frames(), slow_net, PREPROCESSOR, PipelineOptions(stride=1))
    next(events)
    started = time.process_time()
    close_after(events, lambda _: True)
    assert time.process_time() - started < 1.0


@pytest.mark.parametrize(("workers", "batch", "stride"), [(1, 1, 1), (2, 3, 2)])
def test_a_caller_who_pauses_is_not_run_away_from(net: TrackNet, workers: int, batch: int, stride: int) -> None:
    source = Source()
    options = PipelineOptions(stride=stride, workers=workers, batch=batch)
    events = detect(source.frames(), net, PREPROCESSOR, options)
    first = next(event for event in events if isinstance(event, Detections))
    time.sleep(0.4)  # enough for thousands of frames
    # The queue's jobs, the one in hand, the one to be queued next, and the batch being gathered.
    jobs = (workers + 1) + 3
    assert source.drawn <= len(first.items) + L + jobs * batch * stride
    close_after(events, lambda _: True)


def outcome(events: Iterator[Event]) -> tuple[list[int], BaseException | None]:
    """Return the frames given, and the error that ended the run."""
    frames: list[int] = []
    try:
        for event in events:
            if isinstance(event, Detections):
                frames += [one.frame for one in event.items]
    except AppError as error:
        return frames, error
    return frames, None


@pytest.mark.parametrize("fail_at", [0, 2, L, 11])
def test_frame_error_follows_all_known_results(net: TrackNet, fail_at: int) -> None:
    source = Source(fail_at=fail_at)
    frames, error = outcome(detect(source.frames(), net, PREPROCESSOR, PipelineOptions(stride=1)))
    assert str(error) == f"Frame {fail_at} is damaged."
    assert frames == list(range(max(0, fail_at - L + 1)))


def test_frame_error_keeps_finished_windows_of_any_batch(net: TrackNet) -> None:
    source = Source(fail_at=11)
    frames, error = outcome(detect(source.frames(), net, PREPROCESSOR, PipelineOptions(stride=1, batch=5)))
    assert str(error) == "Frame 11 is damaged."
    assert frames == list(range(8))


def test_model_error_ends_run_after_earlier_frames(net: TrackNet, monkeypatch: pytest.MonkeyPatch) -> None:
    real, runs = net.heatmaps, 0

    def fails_in_the_sixth(*given: Any) -> Any:
        nonlocal runs
        runs += 1
        if runs == 6:
            raise AppError("Not enough memory.")
        return real(*given)

    monkeypatch.setattr(net, "heatmaps", fails_in_the_sixth)
    frames, error = outcome(detect(Source().frames(), net, PREPROCESSOR, PipelineOptions(stride=1)))
    assert str(error) == "Not enough memory."
    assert frames == [0, 1, 2, 3, 4]


def test_a_bug_in_the_frames_is_raised_as_it_is(net: TrackNet) -> None:
    def frames() -> Iterator[ArrayPicture]:
        yield ArrayPicture(0, FRAME)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(detect(frames(), net, PREPROCESSOR, PipelineOptions(stride=1)))


def test_a_source_that_cannot_be_closed_does_not_hang_the_run(net: TrackNet, monkeypatch: pytest.MonkeyPatch) -> None:
    def frames() -> Iterator[ArrayPicture]:
        try:
            yield ArrayPicture(0, FRAME)
            yield ArrayPicture(1, FRAME[:0])  # no picture: preparing it fails while the source is open
        finally:
            raise OSError("The network drive is gone.")

    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    with pytest.raises(OSError, match="network drive"):
        list(detect(frames(), net, PREPROCESSOR, PipelineOptions(stride=1)))
