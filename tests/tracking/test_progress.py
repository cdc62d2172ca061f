"""The progress of a job: its speed, and the time left at that speed."""

import pytest

from rallytrace.tracking.messages import Phase, RunProgress
from rallytrace.tracking.work import ProgressReporter


def test_speed_is_known_on_a_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames arrive farther apart than the time over which the speed is measured."""
    now, told = 0.0, list[RunProgress]()
    monkeypatch.setattr("rallytrace.tracking.work.time.monotonic", lambda: now)
    reporter = ProgressReporter(1, told.append)  # type: ignore[arg-type] # it sends nothing else
    reporter.total = 40
    reporter.enter(Phase.TRACKING)
    for now, done in ((10.0, 8), (20.0, 16)):  # noqa: B007 - the clock reads it
        reporter.reach(done)
    reporter.report()
    assert told[-1].frames_per_second == pytest.approx(0.8)
    assert told[-1].seconds_left == pytest.approx(30)
