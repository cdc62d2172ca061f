"""`rallytrace doctor`: show the installation, its folders and its problems."""

import argparse
import importlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

import rallytrace
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.inference.providers import provider_statuses
from rallytrace.model_records.compiled_models import CompiledModel, clear_compiled, compiled_dir, compiled_models
from rallytrace.model_records.execution_providers import PROVIDERS, ProviderStatus
from rallytrace.process import terminal
from rallytrace.process.processor import describe_processor


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem of the installation.

    Attributes:
        what: The problem and its consequence.
        remedy: What to do about it.
        commands: The commands to type, in this order; () if there are none.
    """

    what: str
    remedy: str
    commands: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FolderCheck:
    """A folder that the program uses."""

    name: str
    path: Path
    exists: bool
    writable: bool


@dataclass(frozen=True, slots=True)
class Report:
    """The result of examining an installation.

    Attributes:
        machine: Program, Python, operating system, processor and graphics cards by name.
        libraries: The versions of installed distributions by name, and FFmpeg's.
        providers: All execution providers; () if ONNX Runtime does not load.
        places: The folders that the program uses.
        compiled: The compiled models in the cache folder.
    """

    machine: dict[str, str]
    libraries: dict[str, str]
    providers: tuple[ProviderStatus, ...]
    places: tuple[FolderCheck, ...]
    compiled: tuple[CompiledModel, ...]
    problems: tuple[Problem, ...]


def run(args: argparse.Namespace) -> int:
    """Print the facts about the installation. Return FAILED if there is a problem."""
    if args.clear_compiled:
        terminal.remark(f"{clear_compiled(compiled_dir()) / 2**20:.1f} MB of compiled models were removed.")
    report = examine()
    if args.json:
        terminal.say_json(asdict(report))
    else:
        _say_section("Machine", report.machine.items())
        _say_section("Libraries", report.libraries.items())
        _say_section(
            "Providers",
            ((status.provider.value, "works" if status.usable else status.reason) for status in report.providers),
        )
        _say_section("Places", ((folder.name, _shown(folder)) for folder in report.places))
        if report.compiled:
            _say_section("Compiled models (--clear-compiled removes them)", map(_compiled, report.compiled))
        _say_problems(report.problems)
    return terminal.FAILED if report.problems else terminal.DONE


def _say_section(title: str, facts: Iterable[tuple[str, str]]) -> None:
    terminal.say(title)
    for name, value in facts:
        terminal.say(f"  {name:<24} {value}")


def _say_problems(problems: Iterable[Problem]) -> None:
    problems = tuple(problems)
    if not problems:
        terminal.say("No problems found.")
    for problem in problems:
        terminal.say(f"Problem: {problem.what}")
        terminal.say(f"  {problem.remedy}")
        for command in problem.commands:
            terminal.say(f"    {command}")


def _shown(folder: FolderCheck) -> str:
    return f"{folder.path}{'' if folder.writable else ' (not writable)'}"


def _compiled(model: CompiledModel) -> tuple[str, str]:
    return model.provider, f"{model.model} for {model.device} ({model.version}), {model.size_bytes / 2**20:.1f} MB"


_SPECIAL_RUNTIMES = {"onnxruntime-rocm", *(record.distribution for record in PROVIDERS.values() if record.distribution)}
_RUNTIMES = (
    "onnxruntime-gpu",
    *sorted(_SPECIAL_RUNTIMES - {"onnxruntime-gpu", "onnxruntime"}),
    "onnxruntime",
)
"""ONNX Runtime distributions that install into the same folder, best first. Only one of them may be installed."""

_OPENCVS = (
    "opencv-python-headless",
    "opencv-contrib-python-headless",
    "opencv-contrib-python",
    "opencv-python",
)
"""OpenCV distributions that install into the same folder, best first. The last two contain a Qt that breaks PySide6 on
Linux."""

_PLUGINS = tuple(record.plugin for record in PROVIDERS.values() if record.plugin)
_LISTED = ("numpy", "av", "onnx", *_RUNTIMES, *_PLUGINS, *_OPENCVS, "platformdirs", "tqdm")
_LISTED_QT = ("pyside6", "pyside6-essentials", "pyqtgraph")
_MODULES = {"numpy": ("numpy",), "cv2": _OPENCVS, "av": ("av",), "onnx": ("onnx",), "onnxruntime": _RUNTIMES}
"""Modules that must load, and the distributions that may provide them."""


def examine() -> Report:
    """Examine this installation and this machine. Testing the execution providers may take several seconds."""
    installed = installed_distributions()
    problems = [
        *runtime_problems(installed),
        *_opencv_problems(installed),
        *_qt_problems(installed, sys.version_info[:2]),
        *_loading_problems(installed),
    ]
    providers: tuple[ProviderStatus, ...] = ()
    try:
        providers = tuple(provider_statuses())
    except AppError as error:
        problems.append(Problem(error.problem, error.remedy))
    places = _folders(problems)
    compiled = tuple(compiled_models(compiled_dir()))
    return Report(_machine(), _libraries(installed), providers, places, compiled, tuple(problems))


def installed_distributions() -> dict[str, str]:
    """Return versions by normalised name. Of two copies on the path the first counts, as in imports."""
    found: dict[str, str] = {}
    for distribution in metadata.distributions():
        name = distribution.metadata["Name"]
        if name:
            found.setdefault(re.sub(r"[-_.]+", "-", name).lower(), distribution.version)
    return found


def _libraries(installed: dict[str, str]) -> dict[str, str]:
    listed = {name: installed[name] for name in (*_LISTED, *_LISTED_QT) if name in installed}
    try:
        av = importlib.import_module("av")
    except ImportError:
        return listed
    listed["FFmpeg"] = str(getattr(av, "ffmpeg_version_info", "unknown"))
    listed |= {name: ".".join(map(str, version)) for name, version in av.library_versions.items()}
    return listed


def _machine() -> dict[str, str]:
    facts = {
        "RallyTrace": rallytrace.__version__,
        "Packaged": "yes" if getattr(sys, "frozen", False) else "no",
        "Python": f"{platform.python_version()} ({platform.python_implementation()})",
        "Interpreter": sys.executable,
        "System": platform.platform(),
        "Processor": describe_processor(),
        "Cores": f"{_usable_cores()} usable of {os.cpu_count() or 1}",
    }
    graphics = _nvidia_cards()
    return {**facts, "NVIDIA": graphics} if graphics else facts


def _usable_cores() -> int:
    affinity: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _nvidia_cards() -> str:
    tool = shutil.which("nvidia-smi")
    if tool is None:
        return ""
    try:
        finished = subprocess.run(  # noqa: S603 - the driver's own tool, with fixed arguments
            [tool, "--query-gpu=name,driver_version", "--format=csv,noheader"],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return "; ".join(line.strip() for line in finished.stdout.splitlines() if line.strip())


def runtime_problems(installed: dict[str, str]) -> list[Problem]:
    """Return a problem if one environment has several builds of ONNX Runtime, else []. Plugins beside one are fine."""
    found = [name for name in _RUNTIMES if name in installed]
    if len(found) < 2:
        return []
    return [
        Problem(
            f"{_listing(found)} are installed together and have overwritten each other's files. Providers may be "
            "missing.",
            f"Uninstall all of them, then install only {found[0]}.",
            _reinstall(found, f"{found[0]}=={installed[found[0]]}"),
        )
    ]


def _opencv_problems(installed: dict[str, str]) -> list[Problem]:
    found = [name for name in _OPENCVS if name in installed]
    with_windows = [name for name in found if not name.endswith("-headless")]
    if len(found) < 2 and not with_windows:
        return []
    kept = found[0] if found[0].endswith("-headless") else _OPENCVS[0]
    if len(found) > 1:
        problem = f"{_listing(found)} are installed together and have overwritten each other's files."
    else:
        problem = f"{found[0]} is installed. Its own Qt plugins break the window on Linux."
    return [
        Problem(
            problem,
            f"Keep only {kept}.",
            _reinstall(found, f"{kept}=={installed[found[0]]}"),
        )
    ]


def _qt_problems(installed: dict[str, str], python: tuple[int, ...]) -> list[Problem]:
    version = installed.get("pyside6-essentials") or installed.get("pyside6")
    if version is None or python >= (3, 12) or tuple(map(int, re.findall(r"\d+", version)[:2])) < (6, 12):
        return []
    return [
        Problem(
            f"PySide6 {version} crashes after some time on Python {'.'.join(map(str, python))}.",
            "Install PySide6 6.11, or use Python 3.12 or newer.",
            (f'{_pip("install")} "PySide6-Essentials>=6.11,<6.12"',),
        )
    ]


def _loading_problems(installed: dict[str, str]) -> list[Problem]:
    problems = []
    for module, distributions in _MODULES.items():
        try:
            importlib.import_module(module)
        except ImportError as error:
            problem = f"{module} cannot be imported: {error}"
            if getattr(sys, "frozen", False):
                problems.append(Problem(problem, "Install RallyTrace again."))
                continue
            source = next((name for name in distributions if name in installed), distributions[0])
            force = "--reinstall" if _by_uv() else "--force-reinstall"
            problems.append(Problem(problem, "Install it again.", (f"{_pip('install')} {force} --no-deps {source}",)))
    return problems


def _folders(problems: list[Problem]) -> tuple[FolderCheck, ...]:
    places = []
    for name, find in (("models", paths.models_dir), ("resources", paths.resources_dir)):
        try:
            places.append(_folder(name, find()))
        except AppError as error:
            problems.append(Problem(error.problem, error.remedy))
    for name, path in (("cache", paths.cache_dir()), ("logs", paths.log_dir()), ("data", paths.data_dir())):
        folder = _folder(name, path)
        places.append(folder)
        if not folder.writable:
            problems.append(Problem(f"The folder {path} ({name}) cannot be written to.", "Change its permissions."))
    return tuple(places)


def _folder(name: str, path: Path) -> FolderCheck:
    nearest = path
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    return FolderCheck(name, path, exists=path.exists(), writable=nearest.is_dir() and os.access(nearest, os.W_OK))


def _reinstall(removed: list[str], kept: str) -> tuple[str, str]:
    uninstall = _pip("uninstall") if _by_uv() else f"{_pip('uninstall')} -y"
    return f"{uninstall} {' '.join(removed)}", f"{_pip('install')} --no-deps {kept}"


def _by_uv() -> bool:
    return importlib.util.find_spec("pip") is None


def _pip(verb: str) -> str:
    """Return the start of a command that changes this environment; uv's environments have no pip."""
    interpreter = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return f"uv pip {verb} --python {interpreter}" if _by_uv() else f"{interpreter} -m pip {verb}"


def _listing(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
