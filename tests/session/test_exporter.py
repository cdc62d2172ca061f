"""Test background exports: messages, cancelling, and cleaning up."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from narrowing import not_none

pytest.importorskip("PySide6.QtCore")

import clipmaker
from court_cameras import court_from
from exports import SIZE, mixed
from poses import person, poses_of
from projects import files_of_at_most
from qt import wait_until
from rallytrace.errors import TakenError, out_of_memory_error
from rallytrace.exports.exporting import FORMATS
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportProgress, ExportRequest
from rallytrace.process.threads import has_abandoned_threads
from rallytrace.session import exporter as exporter_module
from rallytrace.session.exporter import Exporter, ExportOutcome
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import CourtsChange, Rally

pytestmark = pytest.mark.usefixtures("qapp")


class Desk:
    """An exporter, and all that it has told."""

    def __init__(self) -> None:
        self.exporter = Exporter()
        self.told: list[ExportProgress] = []
        self.ended: list[ExportOutcome] = []
        self.threads: set[threading.Thread] = set()
        self.exporter.progressed.connect(self._note)
        self.exporter.finished.connect(self._end)

    def run(self, material: Material, request: ExportRequest) -> ExportOutcome:
        before = len(self.ended)
        self.exporter.export(material, request)
        wait_until(lambda: len(self.ended) > before)
        return self.ended[-1]

    def _note(self, _job: int, progress: ExportProgress) -> None:
        self.told.append(progress)
        self.threads.add(threading.current_thread())

    def _end(self, outcome: ExportOutcome) -> None:
        self.ended.append(outcome)
        self.threads.add(threading.current_thread())


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.exporter.shutdown()


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path_factory.mktemp("clips"))


@pytest.fixture(scope="module")
def long_clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a clip that takes seconds to export."""
    large = clipmaker.Clip("long.mp4", n_frames=400, width=960, height=540, options={"preset": "ultrafast"})
    pictures = [clipmaker.numbered(i, 960, 540) for i in range(8)]
    return clipmaker.make(large, tmp_path_factory.mktemp("clips"), lambda i, _width, _height: pictures[i % 8])


@pytest.fixture
def material(clip: Path) -> Material:
    made = mixed()
    made.name(Rally("1_00_00", range(3, 13)))
    made.do(Edit("Set the court", (CourtsChange((), (court_from(0),)),)))
    return Material(labels_of(made.track, poses_of((3, [person(60, 50)]))), clip, SIZE)


@pytest.fixture
def slow(long_clip: Path) -> Material:
    return Material(labels_of(mixed(400).track), long_clip, Size(960, 540))


@pytest.mark.parametrize("format_", list(Format))
def test_every_format_is_written_in_the_background(
    desk: Desk, material: Material, tmp_path: Path, format_: Format
) -> None:
    outcome = desk.run(material, ExportRequest(format_, tmp_path / "out"))
    assert outcome.error is None
    assert not_none(outcome.exported).path.exists()
    assert desk.told
    assert desk.threads == {threading.main_thread()}


def test_failed_export_reports_in_words(desk: Desk, material: Material, tmp_path: Path) -> None:
    (tmp_path / "out.csv").write_text("mine")
    outcome = desk.run(material, ExportRequest(Format.CSV, tmp_path / "out.csv"))
    assert "already exists" in not_none(outcome.error).problem
    assert desk.run(material, ExportRequest(Format.CSV, tmp_path / "other.csv")).exported is not None


@pytest.mark.parametrize("format_", list(Format))
def test_a_full_disk_is_said_and_an_older_export_stays(
    desk: Desk, material: Material, tmp_path: Path, format_: Format
) -> None:
    def contents() -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}

    request = ExportRequest(format_, tmp_path / "out", overwrite=True)
    assert desk.run(material, request).error is None
    older = contents()
    if FORMATS[format_].is_folder and FORMATS[format_].foreign is None:
        refused = desk.run(material, request).error
        assert not isinstance(not_none(refused), TakenError), "nobody is asked what would be refused again"
        request = replace(request, target=tmp_path / "new")
    with files_of_at_most(5):
        outcome = desk.run(material, request)
    assert "was not written" in not_none(outcome.error).problem
    assert contents() == older


def test_a_fault_of_our_own_ends_the_export_and_not_the_thread(
    desk: Desk, material: Material, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = replace(material, size=cast("Size", None))
    outcome = desk.run(broken, ExportRequest(Format.CSV, tmp_path / "a.csv"))
    assert "internal error" in not_none(outcome.error).problem
    assert desk.run(material, ExportRequest(Format.CSV, tmp_path / "b.csv")).exported is not None
    caplog.clear()


def test_out_of_memory_is_reported(
    desk: Desk,
    material: Material,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def run_out(*_arguments: object, **_named: object) -> None:
        raise MemoryError

    monkeypatch.setattr("rallytrace.exports.formats.csv.write_track", run_out)
    outcome = desk.run(material, ExportRequest(Format.CSV, tmp_path / "a.csv"))
    assert not_none(outcome.error).problem == out_of_memory_error().problem
    caplog.clear()


def test_an_export_can_be_cancelled_and_leaves_nothing(desk: Desk, slow: Material, tmp_path: Path) -> None:
    desk.exporter.export(slow, ExportRequest(Format.VIDEO, tmp_path / "out.mp4"))
    wait_until(lambda: any(one.done for one in desk.told))
    desk.exporter.cancel(1)
    wait_until(lambda: desk.ended)
    assert desk.ended == [ExportOutcome(1)]
    assert not desk.exporter.busy
    assert list(tmp_path.iterdir()) == []


def test_cancelling_running_export_keeps_queued_one(desk: Desk, slow: Material, tmp_path: Path) -> None:
    running = desk.exporter.export(slow, ExportRequest(Format.VIDEO, tmp_path / "a.mp4"))
    queued = desk.exporter.export(slow, ExportRequest(Format.CSV, tmp_path / "b.csv"))
    desk.exporter.cancel(running)
    wait_until(lambda: len(desk.ended) == 2)
    assert [(outcome.job, outcome.exported is None) for outcome in desk.ended] == [(running, True), (queued, False)]
    assert [path.name for path in tmp_path.iterdir()] == ["b.csv"]


def test_queued_export_can_be_cancelled(desk: Desk, slow: Material, tmp_path: Path) -> None:
    desk.exporter.export(slow, ExportRequest(Format.CSV, tmp_path / "a.csv"))
    desk.exporter.cancel(desk.exporter.export(slow, ExportRequest(Format.VIDEO, tmp_path / "b.mp4")))
    wait_until(lambda: len(desk.ended) == 2)
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


def test_shutting_down_ends_the_export_and_the_thread(slow: Material, tmp_path: Path) -> None:
    desk = Desk()
    desk.exporter.export(slow, ExportRequest(Format.VIDEO, tmp_path / "out.mp4"))
    wait_until(lambda: desk.told)
    desk.exporter.shutdown()
    assert "exporter" not in {thread.name for thread in threading.enumerate()}
    assert desk.ended == []
    assert list(tmp_path.iterdir()) == []


def test_export_not_ending_in_time_is_known_at_exit(
    material: Material, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, answered = threading.Event(), threading.Event()

    def stuck(*_: object) -> Iterator[ExportProgress]:
        begun.set()
        answered.wait(60)
        yield from ()

    monkeypatch.setattr(exporter_module, "export", stuck)
    monkeypatch.setattr(exporter_module, "MAX_SHUTDOWN_SECONDS", 0.05)
    desk = Desk()
    desk.exporter.export(material, ExportRequest(Format.CSV, tmp_path / "out.csv"))
    assert begun.wait(60)
    desk.exporter.shutdown()
    assert has_abandoned_threads()
    assert "does not stop" in caplog.messages[0]
    caplog.clear()
    answered.set()
    wait_until(lambda: not has_abandoned_threads())
