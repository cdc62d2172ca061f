"""Test background runs: results, stopping, and cleaning up."""

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QThread

pytest.importorskip("PySide6.QtCore")

from builds import needs_openvino
from qt import wait_until
from rallytrace.model_records.execution_providers import Device, Provider
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.process.threads import has_abandoned_threads
from rallytrace.session import tracker as tracker_module
from rallytrace.session.heatmaps_and_fills import HeatmapPreviews
from rallytrace.session.tracker import Tracker
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerSlice
from rallytrace.track.track import Layer, State
from rallytrace.tracking import network_cache
from rallytrace.tracking.messages import HeatmapRequest, InpaintRequest, Phase, RunState
from rallytrace.tracking.networks import open_tracknet
from rallytrace.tracking.options import NetworkChoice
from runs import N_FRAMES, OPTIONS, Desk, desk, headless, small_choice, small_clip

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("runs")


@pytest.fixture(scope="module")
def video(folder: Path) -> Path:
    return small_clip(folder)


@pytest.fixture
def quick(video: Path, folder: Path) -> Iterator[Desk]:
    """Yield a desk whose networks take no time."""
    with desk(video, small_choice(folder)) as made:
        yield made


@pytest.fixture
def slow(video: Path, folder: Path) -> Iterator[Desk]:
    """Yield a desk whose network takes 0.1 s per window."""
    with desk(video, small_choice(folder, busy=2)) as made:
        yield made


@needs_openvino
def test_on_openvino_it_is_the_same(quick: Desk, folder: Path) -> None:
    choice = replace(small_choice(folder), device=Device(Provider.OPENVINO, cores=1))
    outcome = quick.track(choice=choice)
    assert outcome.state is RunState.DONE
    assert outcome.provenance["tracknet"]["provider"] == "openvino"
    assert quick.points() == headless(quick.video, choice, OPTIONS)


def test_without_inpaintnet_nothing_is_filled(quick: Desk) -> None:
    quick.track(choice=replace(quick.choice, inpaint=False))
    assert not (quick.document.track.layer(Layer.INPAINTED)["state"] != State.UNSET).any()


def test_results_and_fills_arrive_during_the_run(slow: Desk) -> None:
    slow.tracker.begin(slow.request())
    wait_until(lambda: any(found.inpainted is not None for found in slow.found))
    assert slow.tracker.busy
    assert 0 < len(slow.points()) < N_FRAMES
    assert slow.outcome().frames == N_FRAMES
    assert len(slow.found) < N_FRAMES


def test_progress_tells_phase_speed_and_time_left(slow: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "rallytrace.tracking.work._MIN_SPEED_PERIOD_SECONDS", 0.001
    )  # a fast machine is done in half a second
    outcome = slow.track()
    phases = list(dict.fromkeys(one.phase for one in slow.progress))
    assert phases[0] is Phase.LOADING
    assert phases[-2:] == [Phase.TRACKING, Phase.FILLING]
    late = [one for one in slow.progress if one.phase is Phase.TRACKING][-1]
    assert 0 < late.done <= late.total == N_FRAMES
    assert late.frames_per_second > 0
    assert late.seconds_left is not None
    assert late.stages.forward > 0
    assert outcome.provenance["complete"]
    assert outcome.provenance["stride"] == 1


def test_spans_are_done_in_their_order_and_joined(quick: Desk) -> None:
    """Frame 32 lies in a gap: what is before it is tracked last, and the gap is filled all the same."""
    quick.track(range(32, N_FRAMES), range(32))
    first = quick.found[0].predicted
    assert first is not None
    assert first.frames[0] == 32
    assert quick.points() == headless(quick.video, quick.choice, OPTIONS)


def test_a_range_leaves_other_frames_alone(quick: Desk) -> None:
    quick.track(range(10, 20))
    assert [point.frame for point in quick.points()] == list(range(10, 20))


def test_tracked_frames_are_not_tracked_again(quick: Desk) -> None:
    quick.track(range(20, 32))
    assert quick.track(range(N_FRAMES)).frames == N_FRAMES - 12
    assert quick.points() == headless(quick.video, quick.choice, OPTIONS)
    before = len(quick.found)
    assert quick.track(range(5, 50)).frames == 0
    assert len(quick.found) == before
    assert "already been tracked" in quick.said[-1]
    assert len(quick.document.runs) == 2


def test_other_options_are_another_run(quick: Desk) -> None:
    quick.track()
    other = replace(OPTIONS, threshold=0.85)
    assert quick.track(options=other).frames == N_FRAMES
    assert quick.points() == headless(quick.video, quick.choice, other)


def test_fewer_frames_looked_at_replace_what_was_there(quick: Desk) -> None:
    quick.track()
    other = replace(OPTIONS, every=3)
    quick.track(options=other)
    assert quick.points() == headless(quick.video, quick.choice, other)


def test_cancelled_run_keeps_results_and_next_run_continues(slow: Desk) -> None:
    slow.tracker.begin(slow.request())
    wait_until(lambda: len(slow.points()) > 6)
    asked = time.process_time()
    slow.tracker.cancel()
    outcome = slow.outcome()
    assert time.process_time() - asked < 3
    assert outcome.state is RunState.CANCELLED
    kept = slow.points()
    assert 6 < len(kept) == outcome.frames < N_FRAMES
    assert not outcome.provenance["complete"]
    assert slow.track().frames == N_FRAMES - len(kept)
    assert slow.points() == headless(slow.video, slow.choice, OPTIONS)


@pytest.mark.parametrize("phase", [Phase.LOADING, Phase.MEASURING, Phase.BACKGROUND])
def test_a_run_is_cancelled_in_every_phase(slow: Desk, monkeypatch: pytest.MonkeyPatch, phase: Phase) -> None:
    monkeypatch.setattr(network_cache, "open_tracknet", _slowly_opened)
    slow.tracker.begin(slow.request(options=replace(OPTIONS, stride=None)))
    wait_until(lambda: any(one.phase is phase for one in slow.progress))
    slow.tracker.cancel()
    assert slow.outcome().state is RunState.CANCELLED


def _slowly_opened(choice: NetworkChoice) -> object:
    time.sleep(0.5)
    return open_tracknet(choice)


@pytest.mark.parametrize("broken", ["tracknet", "inpaintnet"])
def test_a_model_that_fails_is_said_and_the_next_job_works(quick: Desk, tmp_path: Path, broken: str) -> None:
    bad = tmp_path / "broken.onnx"
    bad.write_text("this is no model")
    choice = replace(quick.choice, tracknet=bad) if broken == "tracknet" else replace(quick.choice, inpaintnet=bad)
    outcome = quick.track(choice=choice)
    assert outcome.state is RunState.FAILED
    assert "broken.onnx" in str(outcome.error)
    assert not quick.points()
    assert quick.track().state is RunState.DONE


def test_a_missing_model_or_video_is_said(quick: Desk, tmp_path: Path) -> None:
    outcome = quick.track(choice=replace(quick.choice, tracknet=tmp_path / "gone.onnx"))
    assert "gone.onnx" in str(outcome.error)
    quick.tracker.begin(replace(quick.request(), video=tmp_path / "gone.mp4"))
    assert "gone.mp4" in str(quick.outcome().error)


def test_out_of_memory_is_reported(
    slow: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def run_out(*_arguments: object, **_named: object) -> None:
        raise MemoryError

    slow.tracker.begin(slow.request())
    wait_until(slow.points)
    monkeypatch.setattr("rallytrace.tracking.filling.predicted_rows", run_out)
    assert "Not enough memory. Close other programs" in str(slow.outcome().error)
    caplog.clear()


def test_internal_error_is_reported_logged_and_keeps_results(
    slow: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow.tracker.begin(slow.request())
    wait_until(slow.points)
    monkeypatch.setattr("rallytrace.tracking.filling.predicted_rows", _broken)
    outcome = slow.outcome()
    assert outcome.state is RunState.FAILED
    assert "internal error (ZeroDivisionError" in str(outcome.error)
    assert any(record.exc_info for record in caplog.records)
    caplog.clear()
    assert len(slow.points()) == outcome.frames > 0
    monkeypatch.undo()
    assert slow.track(range(5)).state is RunState.DONE


def _broken(*_arguments: object, **_named: object) -> None:
    raise ZeroDivisionError


def test_networks_stay_loaded_until_others_are_wanted(
    quick: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[NetworkChoice] = []

    def counted(choice: NetworkChoice) -> object:
        opened.append(choice)
        return open_tracknet(choice)

    monkeypatch.setattr(network_cache, "open_tracknet", counted)
    quick.track(range(10))
    quick.track(range(10, 20))
    assert len(opened) == 1
    quick.track(range(20, 30), choice=small_choice(folder, mode=BackgroundMode.SUBTRACT))
    assert len(opened) == 2


def test_jobs_wait_for_their_turn(slow: Desk) -> None:
    first = slow.tracker.begin(slow.request(range(8)))
    second = slow.tracker.begin(slow.request(range(20, 24)))
    slow.outcome()
    assert [outcome.job for outcome in slow.outcomes] == [first, second]
    assert len(slow.points()) == 12


def test_nothing_is_heard_of_a_job_that_is_forgotten(slow: Desk) -> None:
    forgotten = slow.tracker.begin(slow.request())
    wait_until(lambda: slow.found)
    slow.tracker.forget()
    heard = len(slow.found)
    assert not slow.tracker.busy
    job = slow.tracker.begin(slow.request(range(40, 44)))
    slow.outcome()
    assert [outcome.job for outcome in slow.outcomes] == [job]
    assert {found.job for found in slow.found[heard:]} == {job} != {forgotten}


def test_another_video_ends_the_run_over_the_one_before(slow: Desk) -> None:
    slow.tracker.begin(slow.request())
    wait_until(lambda: slow.found)
    slow.document.open(N_FRAMES)
    assert not slow.tracker.busy
    assert slow.track(range(40, 44)).state is RunState.DONE
    assert [point.frame for point in slow.points()] == list(range(40, 44))
    assert len(slow.document.runs) == 1


def test_provider_is_reported_and_substitute_warned_about(quick: Desk) -> None:
    quick.track(range(5))
    assert (quick.providers[-1].name, quick.providers[-1].warning) == ("CPU", False)
    quick.track(range(5, 9), choice=replace(quick.choice, device=Device(Provider.OPENVINO, allow_fallback=True)))
    told = quick.providers[-1]
    assert (told.name, told.asked, told.warning) == ("CPU", "OpenVINO", True)
    assert "OpenVINO cannot be used" in told.announcement


def test_gaps_are_filled_anew_without_the_video(quick: Desk) -> None:
    quick.track(choice=replace(quick.choice, inpaint=False))
    quick.video.stat()
    request = InpaintRequest(quick.choice, OPTIONS, Size(192, 108), LayerSlice.of(quick.document.track))
    quick.tracker.begin(request)
    assert quick.outcome().state is RunState.DONE
    assert quick.points() == headless(quick.video, quick.choice, OPTIONS)
    closed = replace(request, options=replace(OPTIONS, longest_gap=0), layers=LayerSlice.of(quick.document.track))
    quick.tracker.begin(closed)
    quick.outcome()
    assert not any(point.occluded for point in quick.points())


def test_filling_anew_keeps_to_its_frames(quick: Desk) -> None:
    quick.track()
    before = quick.points()
    none = replace(OPTIONS, longest_gap=0)
    request = InpaintRequest(quick.choice, none, Size(192, 108), LayerSlice.of(quick.document.track), range(3, 12))
    quick.tracker.begin(request)
    quick.outcome()
    after = quick.points()
    assert not any(point.occluded for point in after[3:12])
    assert after[:3] + after[12:] == before[:3] + before[12:]


def test_a_heatmap_shows_what_the_run_saw(quick: Desk) -> None:
    quick.track()
    quick.tracker.show_heatmap(HeatmapRequest(quick.video, None, 20, quick.choice, OPTIONS))
    wait_until(lambda: quick.pictures)
    (picture,) = quick.pictures
    assert (picture.frame, picture.size, picture.values.dtype) == (20, Size(192, 108), np.dtype(np.float32))
    assert picture.values.max() == pytest.approx(quick.document.track.point(20).confidence, abs=1e-6)  # type: ignore[union-attr]


def test_only_latest_heatmap_request_is_served_during_run(slow: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.tracking.work.REPORT_SECONDS", 0.0)
    slow.tracker.begin(slow.request())
    wait_until(lambda: slow.found)
    for frame in (3, 50, 25):
        slow.tracker.show_heatmap(HeatmapRequest(slow.video, None, frame, slow.choice, OPTIONS))
    wait_until(lambda: slow.pictures)
    assert slow.tracker.busy
    assert [picture.frame for picture in slow.pictures] == [25]
    assert slow.outcome().frames == N_FRAMES


def test_a_heatmap_that_cannot_be_had_is_said(quick: Desk) -> None:
    quick.tracker.show_heatmap(HeatmapRequest(quick.video, None, N_FRAMES + 5, quick.choice, OPTIONS))
    wait_until(lambda: quick.said)
    assert f"Frame {N_FRAMES + 5} is not in the video" in quick.said[-1]


def thread_of(tracker: Tracker) -> QThread:
    assert tracker._thread is not None
    return tracker._thread


def threads_of_python() -> set[threading.Thread]:
    """Without its stand-ins for Qt's threads, which it keeps beyond their end."""
    return {thread for thread in threading.enumerate() if not isinstance(thread, threading._DummyThread)}


def test_leaving_does_not_wait_for_a_model_that_is_being_loaded(
    quick: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    loaded = threading.Event()
    waited: list[bool] = []

    def stuck(choice: NetworkChoice) -> object:
        waited.append(loaded.wait(120))
        return open_tracknet(choice)

    monkeypatch.setattr(network_cache, "open_tracknet", stuck)
    quick.tracker.begin(quick.request())
    wait_until(lambda: quick.progress)
    thread = thread_of(quick.tracker)
    quick.tracker.shutdown()
    assert not waited
    assert thread.isFinished()
    loaded.set()


def test_late_thread_is_abandoned_not_destroyed(
    quick: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, answered = threading.Event(), threading.Event()

    def stuck(*_: object) -> None:
        begun.set()
        answered.wait(60)

    monkeypatch.setattr(tracker_module, "MAX_SHUTDOWN_MS", 50)
    monkeypatch.setattr(HeatmapPreviews, "show", stuck)
    quick.tracker.show_heatmap(HeatmapRequest(quick.video, None, 20, quick.choice, OPTIONS))
    assert begun.wait(60)
    thread = thread_of(quick.tracker)
    quick.tracker.shutdown()
    assert has_abandoned_threads()
    assert "does not stop" in caplog.messages[0]
    caplog.clear()
    answered.set()
    assert thread.wait(30_000)
    assert not has_abandoned_threads()


_NEVER_ENDS = """
import sys, threading
from PySide6.QtCore import QCoreApplication
from rallytrace.session import tracker as tracker_module
from rallytrace.process import threads

class Stuck(tracker_module.TrackerThread):
    def run(self):
        begun.set()
        threading.Event().wait()

begun = threading.Event()
threads._MAX_EXIT_WAIT_SECONDS = 0.1
tracker_module.MAX_SHUTDOWN_MS, tracker_module.TrackerThread = 50, Stuck
app = QCoreApplication([])
tracker = tracker_module.Tracker()
tracker.prepare()
begun.wait()
tracker.shutdown()
print("saved", end="")
"""


def test_process_with_endless_tracker_exits_cleanly() -> None:
    child = subprocess.run(
        [sys.executable, "-c", _NEVER_ENDS], capture_output=True, text=True, check=False, timeout=240
    )
    assert child.stdout == "saved"
    assert child.returncode == 1
    assert "is still running" in child.stderr


def test_leaving_in_the_middle_of_a_run_ends_every_thread(slow: Desk) -> None:
    slow.tracker.begin(slow.request())
    slow.tracker.begin(slow.request(range(9)))
    wait_until(lambda: slow.found)
    thread = thread_of(slow.tracker)
    slow.tracker.shutdown()
    assert thread.isFinished()
    wait_until(lambda: not [one for one in threading.enumerate() if one.name.startswith(("track", "net"))])


def test_a_tracker_that_did_nothing_has_no_thread() -> None:
    tracker = Tracker()
    assert tracker._thread is None
    tracker.cancel()
    tracker.shutdown()
    tracker.shutdown()


def test_many_trackers_come_and_go_and_leave_no_thread(video: Path, folder: Path) -> None:
    """A third each is shut down at once, as soon as it has begun, and when it has found something."""
    before, threads = threads_of_python(), []
    choice = small_choice(folder, busy=1)
    for cycle in range(18):
        with desk(video, choice) as made:
            made.tracker.begin(made.request(range(20)))
            threads.append(thread_of(made.tracker))
            if cycle % 3 == 1:
                wait_until(made.progress.__len__)
            elif cycle % 3 == 2:
                wait_until(made.found.__len__)
                made.tracker.cancel()
    assert len({id(thread) for thread in threads}) == 18
    assert all(thread.isFinished() for thread in threads)
    # A network that is being loaded is waited for in the end for a second only.
    wait_until(lambda: threads_of_python() <= before)
