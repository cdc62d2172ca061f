"""Test the window bench: its report, and that its clocks measure the right thing, never the speed itself.

Qt is imported inside the tests, which skip where its libraries are absent.
"""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import clipmaker
from narrowing import not_none
from program import Program
from rallytrace.commands import bench as command
from rallytrace.files import paths
from rallytrace.track.geometry import Size
from window_bench.figures import GOALS, Effort, spread, verdicts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

LITTLE = Effort(
    steps=3,
    cold_steps=4,
    seeks=3,
    scrubs=3,
    paints=4,
    play_seconds=0.6,
    run_seconds=0.8,
    run_frames=16,
    runs=1,
    starts=1,
    edits=4,
    openings=2,
    settle_ms=20,
)


@pytest.fixture(scope="module")
def _remembered() -> dict[str, Any]:
    """Return what has been measured; the bench takes some seconds, so all tests share one."""
    return {}


@pytest.fixture
def report(
    qapp: "QApplication",
    quick_children: None,
    _remembered: dict[str, Any],
) -> dict[str, Any]:
    """Return the report on a small clip of the bench's own."""
    from window_bench.bench import ClipSize, measure_window, own_clips  # noqa: PLC0415
    from window_bench.match import MatchShape  # noqa: PLC0415

    assert qapp is not None
    if not _remembered:
        folders = {name: value for name, value in os.environ.items() if name.startswith("XDG_")}
        clips = own_clips(lambda _: None, ClipSize(Size(384, 216), n_frames=240, group=60))
        assert clips.usual.parent == paths.cache_dir() / "bench"
        match = MatchShape(n_frames=3000, size=Size(384, 216), by_hand=30)
        _remembered |= measure_window(clips, LITTLE, lambda _: None, match)
        assert {name: value for name, value in os.environ.items() if name.startswith("XDG_")} == folders
        assert not paths.config_dir().exists(), "nobody's settings are touched"
    return _remembered


def test_every_figure_that_has_a_goal_is_measured_and_judged(report: dict[str, Any]) -> None:
    assert set(report["goals"]) == set(GOALS)
    for name, verdict in report["goals"].items():
        assert verdict["measured"] == report[name] is not None, name
        assert verdict["met"] is GOALS[name].is_met(report[name])


def test_the_figures_are_plausible(report: dict[str, Any]) -> None:
    figures = {name: value for name, value in report.items() if name not in ("goals", "facts")}
    assert all(value >= 0 for value in figures.values())
    for name in ("step_cached_ms", "step_cold_ms", "seek_exact_ms", "scrub_first_picture_ms"):
        assert 0 < figures[f"{name}_p50"] <= figures[f"{name}_p95"] <= figures[f"{name}_max"]
    for name in ("playback_dropped_pct", "playback_60_dropped_pct", "run_playback_dropped_pct"):
        assert figures[name] <= 100
    assert figures["playback_frames_per_s"] > 0
    assert 0 < figures["startup_to_window_s"] < figures["startup_to_picture_s"]
    assert 0 < figures["ui_block_ms_p99"] <= figures["ui_block_ms_max"]
    assert figures["run_slowdown"] == pytest.approx(figures["run_fps_window"] / figures["run_fps_headless"], rel=0.1)


def test_the_report_says_what_was_measured_on(report: dict[str, Any], qapp: "QApplication") -> None:
    facts = report["facts"]
    assert facts["platform"] == qapp.platformName()
    assert "384x216, 30 frames per second, 240 frames" in facts["video"]
    assert (facts["keyframes"], facts["longest_group"], facts["settled_ms"]) == (4, 60, LITTLE.settle_ms)


def test_in_words_each_goal_stands_beside_its_figure(
    report: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    command.print_window_figures(report)
    lines = capsys.readouterr().out.splitlines()
    (line,) = (line for line in lines if line.startswith("run_slowdown"))
    assert "at least 0.8" in line
    assert line.endswith("met" if report["goals"]["run_slowdown"]["met"] else "missed")


def test_picture_is_timed_from_request_to_exact_paint(qapp: "QApplication", tmp_path: Path) -> None:
    from rallytrace import main  # noqa: PLC0415
    from rallytrace.session.preferences import Preferences  # noqa: PLC0415
    from window_bench.driver import WindowDriver  # noqa: PLC0415

    assert qapp is not None
    window = main.build(Preferences(tmp_path / "settings.json"))
    window.show()
    try:
        driver = WindowDriver(window)
        driver.open(clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=60), tmp_path))
        driver.go(40)
        assert clipmaker.number_in(not_none(window.view.frame).bgr) == 40
        seek = window.workspace.playhead.seek

        def late() -> None:
            time.sleep(0.05)
            seek(10)

        assert driver.ask(late, lambda seen: seen.exact and seen.index == 10) >= 50
    finally:
        window.shutdown()


def test_a_blocked_event_loop_misses_its_heartbeat(qapp: "QApplication") -> None:
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    import qt  # noqa: PLC0415
    from window_bench.measures import Heartbeat  # noqa: PLC0415

    heart = Heartbeat(qapp)
    heart.start()
    qt.wait_until(lambda: len(heart.blocks) > 3)
    QTimer.singleShot(0, lambda: time.sleep(0.2))
    qt.wait_until(lambda: max(heart.blocks) > 150)
    heart.stop()
    heart.deleteLater()


def test_installed_wheel_has_no_window_bench(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "_TESTS", tmp_path)
    outcome = rallytrace("bench", "--ui")
    assert (outcome.code, outcome.out) == (1, "")
    assert "checkout" in outcome.err


def test_figures_and_verdicts() -> None:
    assert spread("x", [1.0, 2.0, 3.0], 50) == {"x_p50": 2.0, "x_max": 3.0}
    assert spread("x", [], 50) == {"x_p50": None, "x_max": None}
    judged = verdicts({"step_cached_ms_p95": 16.0, "run_slowdown": 0.79}, GOALS)
    assert judged["step_cached_ms_p95"] == {"goal": "at most 16", "measured": 16.0, "met": True}
    assert judged["run_slowdown"]["met"] is False
    assert judged["first_picture_s"]["met"] is None
