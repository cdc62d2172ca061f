import json
import platform
import sys
from argparse import Namespace
from dataclasses import asdict
from importlib import metadata
from pathlib import Path

import pytest

import rallytrace
from rallytrace.commands import doctor
from rallytrace.commands.doctor import Problem, Report, examine
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.model_records.compiled_models import make_compiled_folder
from rallytrace.model_records.execution_providers import Provider, ProviderStatus, SessionOptions


@pytest.fixture
def healthy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return an installation with nothing wrong, whose folders are under the path returned; no provider is tried."""
    for name in ("models_dir", "resources_dir", "cache_dir", "log_dir", "data_dir"):
        monkeypatch.setattr(paths, name, lambda name=name: tmp_path / name)
    monkeypatch.setattr(doctor, "provider_statuses", lambda: [ProviderStatus(Provider.CPU, in_build=True, usable=True)])
    monkeypatch.setattr(doctor, "installed_distributions", lambda: {"numpy": "2.4.6", "onnxruntime": "1.31.1"})
    monkeypatch.setattr(doctor, "_by_uv", lambda: False)
    monkeypatch.setattr(sys, "executable", "/venv/bin/python")
    return tmp_path


@pytest.mark.usefixtures("healthy")
def test_a_healthy_installation_has_no_problems() -> None:
    report = examine()
    assert report.problems == ()
    assert report.providers == (ProviderStatus(Provider.CPU, in_build=True, usable=True),)


@pytest.mark.usefixtures("healthy")
def test_the_machine_and_the_program_are_described() -> None:
    machine = examine().machine
    assert machine["RallyTrace"] == rallytrace.__version__
    assert platform.python_version() in machine["Python"]
    assert machine["Processor"]
    assert int(machine["Cores"].split()[0]) >= 1


def test_the_versions_are_those_of_what_is_installed() -> None:
    installed = doctor.installed_distributions()
    libraries = doctor._libraries(installed)
    assert libraries["numpy"] == metadata.version("numpy")
    assert libraries["av"] == metadata.version("av")
    assert libraries["FFmpeg"][0].isdigit()
    assert libraries["libavcodec"].count(".") == 2


def test_compiled_models_are_listed_and_cleared(healthy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = SessionOptions(Provider.TENSORRT)
    folder = make_compiled_folder(healthy / "cache_dir" / "engines", Path("net.onnx"), "ab" * 32, options, "1.31.1")
    (folder / "net.engine").write_bytes(bytes(2**20))
    doctor.run(Namespace(json=False, clear_compiled=False))
    assert "net.onnx for device 0 (1.31.1), 1.0 MB" in capsys.readouterr().out
    (compiled,) = asdict(examine())["compiled"]
    assert set(compiled) == {"folder", "model", "provider", "version", "device", "size_bytes"}
    doctor.run(Namespace(json=False, clear_compiled=True))
    assert "net.onnx" not in capsys.readouterr().out
    assert not folder.exists()


@pytest.mark.usefixtures("healthy")
def test_the_report_can_be_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    doctor.run(Namespace(json=True, clear_compiled=False))
    record = json.loads(capsys.readouterr().out)
    assert set(record) == {"machine", "libraries", "providers", "places", "compiled", "problems"}
    assert record["providers"][0]["provider"] == "cpu"


def installed(monkeypatch: pytest.MonkeyPatch, **versions: str) -> tuple[Problem, ...]:
    found = {name.replace("_", "-"): version for name, version in versions.items()}
    monkeypatch.setattr(doctor, "installed_distributions", lambda: found)
    return examine().problems


@pytest.mark.usefixtures("healthy")
def test_two_onnx_runtimes_are_a_problem_with_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    (problem,) = installed(monkeypatch, onnxruntime="1.30.0", onnxruntime_gpu="1.31.1")
    assert "onnxruntime-gpu and onnxruntime are installed together" in problem.what
    assert problem.commands == (
        "/venv/bin/python -m pip uninstall -y onnxruntime-gpu onnxruntime",
        "/venv/bin/python -m pip install --no-deps onnxruntime-gpu==1.31.1",
    )


@pytest.mark.usefixtures("healthy")
def test_plugin_beside_onnx_runtime_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    assert installed(monkeypatch, onnxruntime_gpu="1.31.1", onnxruntime_ep_webgpu="0.4.0") == ()
    assert examine().libraries["onnxruntime-ep-webgpu"] == "0.4.0"


@pytest.mark.usefixtures("healthy")
def test_opencv_with_and_without_windows_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    (problem,) = installed(monkeypatch, opencv_python_headless="5.0.0.93", opencv_python="4.12.0.88")
    assert problem.commands == (
        "/venv/bin/python -m pip uninstall -y opencv-python-headless opencv-python",
        "/venv/bin/python -m pip install --no-deps opencv-python-headless==5.0.0.93",
    )


@pytest.mark.usefixtures("healthy")
def test_opencv_with_windows_instead_of_headless_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    (problem,) = installed(monkeypatch, opencv_python="4.12.0.88")
    assert "Qt" in problem.what
    assert problem.commands[1].endswith("opencv-python-headless==4.12.0.88")


@pytest.mark.usefixtures("healthy")
def test_the_headless_opencv_alone_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert installed(monkeypatch, opencv_python_headless="5.0.0.93") == ()


@pytest.mark.usefixtures("healthy")
def test_an_environment_of_uv_gets_uvs_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_by_uv", lambda: True)
    (problem,) = installed(monkeypatch, onnxruntime="1.31.1", onnxruntime_gpu="1.31.1")
    assert problem.commands == (
        "uv pip uninstall --python /venv/bin/python onnxruntime-gpu onnxruntime",
        "uv pip install --python /venv/bin/python --no-deps onnxruntime-gpu==1.31.1",
    )


@pytest.mark.parametrize(
    ("version", "python", "harmful"),
    [
        ("6.12.0", (3, 11), True),
        ("6.13.1", (3, 11), True),
        ("6.11.3", (3, 11), False),
        ("6.9.3", (3, 11), False),
        ("6.12.0", (3, 12), False),
    ],
)
def test_pyside_6_12_is_a_problem_on_python_3_11_only(version: str, python: tuple[int, int], *, harmful: bool) -> None:
    problems = doctor._qt_problems({"pyside6-essentials": version}, python)
    assert bool(problems) is harmful


def test_without_pyside_there_is_nothing_to_say_about_it() -> None:
    assert doctor._qt_problems({}, (3, 11)) == []


@pytest.mark.usefixtures("healthy")
def test_a_library_that_does_not_load_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cv2", None)
    (problem,) = examine().problems
    assert problem.what.startswith("cv2 cannot be imported")
    assert problem.commands[0].endswith("opencv-python-headless")


@pytest.mark.usefixtures("healthy")
def test_reinstall_command_names_installed_distribution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    (problem,) = installed(monkeypatch, onnx="1.23.2", onnxruntime_gpu="1.31.1")
    assert problem.commands == ("/venv/bin/python -m pip install --force-reinstall --no-deps onnxruntime-gpu",)


@pytest.mark.usefixtures("healthy")
def test_a_packaged_application_is_not_repaired_with_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setitem(sys.modules, "cv2", None)
    (problem,) = examine().problems
    assert (problem.remedy, problem.commands) == ("Install RallyTrace again.", ())


@pytest.mark.usefixtures("healthy")
def test_broken_onnx_runtime_leaves_rest_of_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> list[ProviderStatus]:
        raise AppError("ONNX Runtime could not be loaded.", "Install it.")

    monkeypatch.setattr(doctor, "provider_statuses", refuse)
    report = examine()
    assert report.providers == ()
    assert report.problems == (Problem("ONNX Runtime could not be loaded.", "Install it."),)
    assert report.machine


def places(report: Report) -> dict[str, tuple[bool, bool]]:
    return {place.name: (place.exists, place.writable) for place in report.places}


def test_a_place_that_is_yet_to_be_made_can_be_written_to(healthy: Path) -> None:
    (healthy / "cache_dir").mkdir()
    found = places(examine())
    assert set(found) == {"models", "resources", "cache", "logs", "data"}
    assert found["cache"] == (True, True)
    assert found["logs"] == (False, True)


def test_a_place_that_cannot_be_written_to_is_a_problem(healthy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (healthy / "file").write_text("in the way")
    monkeypatch.setattr(paths, "log_dir", lambda: healthy / "file" / "logs")
    report = examine()
    assert places(report)["logs"] == (False, False)
    assert [str(healthy / "file" / "logs") in problem.what for problem in report.problems] == [True]


@pytest.mark.usefixtures("healthy")
def test_shipped_files_that_are_missing_are_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise AppError("The folder 'models' is missing.", "Install RallyTrace again.")

    monkeypatch.setattr(paths, "models_dir", missing)
    report = examine()
    assert "models" not in places(report)
    assert report.problems == (Problem("The folder 'models' is missing.", "Install RallyTrace again."),)


def test_a_distribution_is_found_by_its_normalised_name() -> None:
    assert "opencv-python-headless" in doctor.installed_distributions()
    assert all(name == name.lower() and "_" not in name for name in doctor.installed_distributions())
