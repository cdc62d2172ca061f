"""`evaluate`, `check`, `providers`, `doctor`, `demo` and the front door."""

import subprocess
import sys
from pathlib import Path

import pytest

from program import Program, demo_video, rows
from rallytrace import __version__
from rallytrace.arguments import COMMANDS
from rallytrace.commands import bench
from rallytrace.commands import providers as providers_command
from rallytrace.commands.open import APT_LINE
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.main import Start
from rallytrace.model_records.execution_providers import Device, Precision, Provider
from rallytrace.process import terminal
from rallytrace.process.child_processes import CHILD_VARIABLE, child_environment, own_command
from tiny_models import TinyTrackNet

TRUTH = "Frame,Visibility,X,Y\n0,1,100,100\n1,1,200,100\n2,1,300,100\n3,0,0,0\n4,0,0,0\n"
TRACK = "Frame,Visibility,X,Y\n0,1,103,104\n1,1,260,100\n2,0,0,0\n3,1,50,50\n4,0,0,0\n"


@pytest.fixture
def labels(tmp_path: Path) -> tuple[Path, Path]:
    """Return a track with one frame of each outcome, and its truth."""
    (tmp_path / "track.csv").write_text(TRACK)
    (tmp_path / "truth.csv").write_text(TRUTH)
    return tmp_path / "track.csv", tmp_path / "truth.csv"


def test_evaluate_counts_each_outcome(rallytrace: Program, labels: tuple[Path, Path]) -> None:
    record = rallytrace("evaluate", *labels, "--size", "1280x720", "--json").json
    assert [record[name] for name in ("tp", "fp1", "fn", "fp2", "tn")] == [1, 1, 1, 1, 1]
    assert record["accuracy"] == pytest.approx(2 / 5)
    assert record["precision"] == pytest.approx(1 / 3)
    assert record["recall"] == pytest.approx(1 / 2)
    assert record["error_mean"] == pytest.approx((5 + 60) / 2)


def test_evaluate_speaks_in_words_and_knows_the_video_size(
    rallytrace: Program, labels: tuple[Path, Path], clip: Path
) -> None:
    assert "5 frames: accuracy" in rallytrace("evaluate", *labels, "--video", clip, code=0).out


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "is empty"),
        ("a,b\n1,2\n", "no column Frame"),
        (TRUTH + "5,1,ten,3\n", "line 7"),
        (TRUTH + "4,0,0,0\n", "line 7"),
        (TRUTH + "5,2,1,1\n", "line 7"),
    ],
)
def test_evaluate_names_the_line_that_is_wrong(
    rallytrace: Program, labels: tuple[Path, Path], content: str, says: str
) -> None:
    labels[0].write_text(content)
    outcome = rallytrace("evaluate", *labels, "--size", "1280x720", code=1)
    assert says in outcome.err
    assert "track.csv" in outcome.err


def test_evaluate_refuses_an_invalid_size(rallytrace: Program, labels: tuple[Path, Path]) -> None:
    assert rallytrace("evaluate", *labels, "--size", "720p").code == 2


def test_evaluate_says_when_two_files_share_no_frame(rallytrace: Program, labels: tuple[Path, Path]) -> None:
    labels[0].write_text("Frame,Visibility,X,Y\n90,0,0,0\n")
    assert "in common" in rallytrace("evaluate", *labels, "--size", "1280x720", code=1).err


def test_check_says_that_the_shipped_models_fit(rallytrace: Program) -> None:
    shipped = [paths.shipped_model(name) for name in ("inpaintnet", "tracknet", "tracknet-fast")]
    outcome = rallytrace("check", *shipped, "--json", code=0)
    assert [(entry["verdict"], entry["model_name"]) for entry in outcome.json] == [
        ("fits", "InpaintNet"),
        ("fits", "TrackNet"),
        ("fits", "TrackNet"),
    ]


def test_providers_reports_two_overlapping_runtimes(rallytrace: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"onnxruntime-gpu": "1.31.1", "onnxruntime-openvino": "1.24.1"}
    monkeypatch.setattr(providers_command, "installed_distributions", lambda: both)
    outcome = rallytrace("providers", code=0)
    assert "onnxruntime-gpu and onnxruntime-openvino" in outcome.err
    assert "doctor" in outcome.err


def test_providers_tells_the_truth_about_the_cpu(rallytrace: Program) -> None:
    statuses = {entry["provider"]: entry for entry in rallytrace("providers", "--json").json}
    assert statuses["cpu"]["usable"]
    assert all(entry["reason"] for entry in statuses.values() if not entry["usable"])
    assert "cpu          works" in rallytrace("providers").out


def test_doctor_lists_versions_and_places(rallytrace: Program) -> None:
    outcome = rallytrace("doctor")
    assert "onnxruntime" in outcome.out
    assert str(paths.cache_dir()) in outcome.out


def test_demo_leaves_labels_alone_that_somebody_has_touched(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    video = paths.resources_dir() / "demo" / "rally.mp4"
    rallytrace("track", video, "-o", "demo.csv", "--range", "0:16", "--stride", "8")
    (tmp_path / "demo.csv").write_text("Frame,Visibility,X,Y\n0,1,5,5\n")
    assert "already exists" in rallytrace("demo", "--headless", code=1).err
    assert rows(tmp_path / "demo.csv") == [["0", "1", "5", "5"]]


def test_the_program_introduces_itself(rallytrace: Program) -> None:
    assert rallytrace("--version").out.strip() == f"rallytrace {__version__}"
    for command in COMMANDS:
        assert rallytrace(command, "--help").code == 0
    assert rallytrace("--help").code == 0
    assert rallytrace("open", "--dance").code == 2


def test_a_word_that_is_no_command_is_taken_for_a_video(rallytrace: Program) -> None:
    outcome = rallytrace("dance", code=1)
    assert "There is no video dance" in outcome.err
    assert "--help" in outcome.err
    assert "There is no project dance.rally" in rallytrace("dance.rally").err


def test_several_videos_are_opened_together(rallytrace: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Start] = []

    def begin(start: Start) -> int:
        begun.append(start)
        return terminal.DONE

    monkeypatch.setattr("rallytrace.main.start", begin)
    monkeypatch.setattr("rallytrace.commands.open.require_window", lambda: None)
    video, project = demo_video(), demo_video().with_name("rally_ball.csv")
    assert rallytrace(video, project).code == 0
    assert rallytrace().code == 0
    assert [start.files for start in begun] == [(video, project), ()]
    assert "There is no video dance.mp4" in rallytrace(video, "dance.mp4", code=1).err


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a machine without a screen, such as one reached by ssh."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("arguments", [(), ("open",), (demo_video(),)])
def test_without_a_screen_the_window_says_what_to_do_instead(
    rallytrace: Program, arguments: tuple[object, ...]
) -> None:
    outcome = rallytrace(*arguments, code=1)
    assert "No screen" in outcome.err
    assert "rallytrace track VIDEO" in outcome.err


@pytest.mark.usefixtures("no_screen")
def test_demo_runs_in_terminal_if_asked_or_without_screen(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # A tiny network finds less, but what is written and said is the same.
    nets = {
        "tracknet": TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx"),
        "inpaintnet": paths.shipped_model("inpaintnet"),
    }
    monkeypatch.setattr("rallytrace.tracking.options.shipped_model", nets.__getitem__)
    asked = rallytrace("demo", "--headless", code=0)
    assert "no screen" not in asked.out
    assert "accuracy" in asked.out
    truth = rows(paths.resources_dir() / "demo" / "rally_ball.csv")
    assert [row[0] for row in rows(tmp_path / "demo.csv")] == [row[0] for row in truth]
    without = rallytrace("demo", code=0)
    assert "No screen" in without.out
    assert "accuracy" in without.out


@pytest.mark.skipif(sys.platform != "linux", reason="only X11 has screens that do not answer")
def test_a_screen_that_does_not_answer_is_no_abort(rallytrace: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert ":987" in rallytrace("open", code=1).err


@pytest.mark.parametrize("size", ["1600", "x", "0x100", "axb", "100000x100000", f"{'9' * 5000}x1"])
def test_a_window_of_no_size_is_refused(rallytrace: Program, size: str) -> None:
    assert size[:40] in rallytrace("open", "--size", size, code=2).err


@pytest.mark.parametrize("minutes", [-1, 0, "1e300", "nan"])
def test_a_soak_of_no_time_is_refused(rallytrace: Program, minutes: object) -> None:
    assert rallytrace("bench", "--soak", minutes).code == 2


@pytest.mark.parametrize(
    ("precision", "provider", "files"),
    [
        (Precision.AUTO, Provider.CPU, ["tracknet-fast", "tracknet", "tracknet-int8"]),
        (Precision.AUTO, Provider.CUDA, ["tracknet-fast", "tracknet"]),
        (Precision.FLOAT32, Provider.CPU, ["tracknet-fast", "tracknet"]),
        (Precision.INT8, Provider.CPU, ["tracknet-fast-int8", "tracknet-int8"]),
    ],
)
def test_bench_measures_networks_of_the_chosen_precision(
    precision: Precision, provider: Provider, files: list[str]
) -> None:
    measured = bench.benched_networks(Device(precision=precision), provider)
    assert [file.stem for file in measured.values()] == files


def test_bench_on_windows_omits_unknown_memory_peak(
    capsys: pytest.CaptureFixture[str],
) -> None:
    model = {"name": "default", "model": "tracknet.onnx", "window_core_ms": 7.5, "peak_rss_mb": None, "modes": []}
    bench._say({"machine": {}, "models": [model]})
    out = capsys.readouterr().out
    assert "7.5 core-ms per window\n" in out
    assert "None" not in out


def test_a_clone_starts_without_being_installed() -> None:
    app = Path(__file__).resolve().parents[2] / "app"
    done = subprocess.run(
        [sys.executable, str(app), "--version"], check=True, capture_output=True, text=True, timeout=120
    )
    assert done.stdout.strip() == f"rallytrace {__version__}"


def test_the_readme_says_what_a_bare_linux_needs() -> None:
    assert APT_LINE in (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="its file names are no bytes")
def test_unencodable_name_is_written_with_escapes(tmp_path: Path) -> None:
    """As behind a pipe on Windows."""
    environment = {**child_environment(), "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    del environment[CHILD_VARIABLE]
    asked = own_command("evaluate", str(tmp_path / "比赛.csv"), str(tmp_path / "x.csv"), "--size", "1280x720")
    ended = subprocess.run(asked, env=environment, capture_output=True, check=False, timeout=120)
    assert ended.returncode == 1
    assert b"Traceback" not in ended.stderr
    assert rb"\u6bd4\u8d5b" in ended.stderr


def test_without_a_console_what_is_written_goes_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the program that the start menu of Windows starts."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    terminal.prepare(encoding="utf-8")
    terminal.say("Done")
    terminal.complain(AppError("Failed.", "Try again."))
    sys.stdout.close()
    sys.stderr.close()
