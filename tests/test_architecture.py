"""Test the layers of the program as drawn in docs/architecture.md."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_archon import archrule

import rallytrace
from narrowing import of_type
from rallytrace.track.sports import Sport

QT = ("PySide6*", "pyqtgraph*")


@pytest.mark.parametrize("floor", ["track", "analysis"])
def test_track_and_analysis_know_only_numbers(floor: str) -> None:
    (
        archrule(floor, comment="plain values: no windows, no pictures, no models, no files")
        .match(f"rallytrace.{floor}", f"rallytrace.{floor}.*")
        .should_not_import(*QT, "cv2*", "av*", "onnx*", "onnxruntime*", "sqlite3*", "pathlib", "rallytrace.files*")
        .should_not_import("rallytrace.storage*", "rallytrace.video*", "rallytrace.inference*", "rallytrace.tracking*")
        .check("rallytrace", only_direct_imports=True)
    )


def test_track_knows_no_analysis() -> None:
    (
        archrule("track", comment="the document model is values; what follows from them is computed above")
        .match("rallytrace.track", "rallytrace.track.*")
        .should_not_import("rallytrace.analysis*")
        .check("rallytrace", only_direct_imports=True)
    )


def _packages_importing_one_another() -> list[tuple[str, str]]:
    """Return the pairs of packages of which each imports the other, in either direction by any module."""
    root = Path(rallytrace.__file__).parent.parent
    modules = {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path
        for path in root.rglob("rallytrace/**/*.py")
    }
    package_of = {name: ".".join(path.parent.relative_to(root).parts) for name, path in modules.items()}
    imported: dict[str, set[str]] = {}
    for name, path in modules.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                for one in node.names:
                    inside = f"{node.module}.{one.name}"
                    target = package_of.get(inside) or package_of.get(node.module)
                    if target and target != package_of[name]:
                        imported.setdefault(package_of[name], set()).add(target)
    return sorted((one, other) for one in imported for other in imported[one] if one < other and one in imported[other])


def test_no_two_packages_import_one_another() -> None:
    front_doors = {"rallytrace"}  # `main` and `cli` put the program together
    assert [pair for pair in _packages_importing_one_another() if not front_doors & set(pair)] == []


@pytest.mark.parametrize("room", ["storage", "video", "inference"])
def test_the_rooms_above_the_domain_do_not_know_one_another(room: str) -> None:
    others = [f"rallytrace.{other}*" for other in ("storage", "video", "inference") if other != room]
    (
        archrule(room, comment="frames come to the models as an iterable; nobody reaches next door")
        .match(f"rallytrace.{room}*")
        .should_not_import(*others, *QT, "rallytrace.tracking*", "rallytrace.commands*", "rallytrace.cli")
        .check("rallytrace", only_direct_imports=True)
    )


def test_a_run_is_put_together_without_qt_and_without_a_terminal() -> None:
    (
        archrule("tracking", comment="the window will use the same runs as the command line")
        .match("rallytrace.tracking*", "rallytrace.exports*", "rallytrace.model_trials*", "rallytrace.cluster*")
        .should_not_import(*QT, "rallytrace.commands*", "rallytrace.cli", "rallytrace.process.terminal", "tqdm*")
        .should_not_import("rallytrace.session*", "rallytrace.ui*")
        .check("rallytrace", only_direct_imports=True)
    )


def test_a_run_knows_no_exports_no_trials_and_no_other_machines() -> None:
    (
        archrule("run")
        .match("rallytrace.tracking*")
        .should_not_import("rallytrace.exports*", "rallytrace.model_trials*", "rallytrace.cluster*")
        .check("rallytrace", only_direct_imports=True)
    )


@pytest.mark.parametrize("package", ["exports", "model_trials", "cluster"])
def test_users_of_runs_do_not_import_one_another(package: str) -> None:
    others = [f"rallytrace.{name}*" for name in ("exports", "model_trials", "cluster") if name != package]
    (
        archrule(package)
        .match(f"rallytrace.{package}*")
        .should_not_import(*others)
        .check("rallytrace", only_direct_imports=True)
    )


def test_session_imports_no_widgets() -> None:
    (
        archrule("session", comment="the window can be thrown away and made anew over the same session")
        .match("rallytrace.session*")
        .should_not_import("PySide6.QtWidgets*", "PySide6.QtGui*", "pyqtgraph*")
        .should_not_import("rallytrace.ui*", "rallytrace.commands*", "rallytrace.cli", "rallytrace.main")
        .check("rallytrace", only_direct_imports=True)
    )


def test_the_window_neither_decodes_nor_infers() -> None:
    (
        archrule("ui", comment="what it shows, it is given")
        .match("rallytrace.ui*")
        .should_not_import("cv2*", "av*", "onnxruntime*", "onnx*", "sqlite3*")
        .should_not_import("rallytrace.commands*", "rallytrace.cli", "rallytrace.main")
        .check("rallytrace", only_direct_imports=True)
    )


def test_settings_import_no_layer() -> None:
    (
        archrule("settings")
        .match("rallytrace.settings*")
        .should_not_import(*QT, "rallytrace.session*", "rallytrace.ui*", "rallytrace.video*", "rallytrace.inference*")
        .should_not_import("rallytrace.tracking*", "rallytrace.commands*")
        .check("rallytrace", only_direct_imports=True)
    )


_DOOR = "storage/project/project.py"
"""`Project`: only its methods may ask a history to change its track."""
_READ_HISTORIES = {
    "storage/project/tables.py",
    "storage/project/schema.py",  # a column of that name
}


def _ways_round_the_door(file: str, source: str) -> set[str]:
    """Return how a file changes a track, or gets hold of its history, without being allowed to."""
    if file in {"track/track.py", "track/history.py"}:
        return set()
    forbidden = {"make"}
    if file in _READ_HISTORIES:
        forbidden |= {"do", "undo", "redo", "close_step"}
    elif file != _DOOR:
        forbidden |= {"History", "history", "_history"}
    used = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name) | ast.Call(args=[_, ast.Constant(value=str(name))]):  # also `getattr`
                used.add(name)
            case ast.ImportFrom(names=names):
                used |= {imported.name for imported in names}
    return forbidden & used


def test_a_track_changes_through_one_door() -> None:
    package = Path(rallytrace.__file__).parent
    strangers = {}
    for path in package.rglob("*.py"):
        file = path.relative_to(package).as_posix()
        if found := _ways_round_the_door(file, path.read_text(encoding="utf-8")):
            strangers[file] = found
    assert strangers == {}


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("commands/track_projects.py", "self._project.history.do(edit)"),
        ("commands/track_projects.py", "past = self._project.history; past.do(edit)"),
        ("commands/track_projects.py", "getattr(self._project, 'history').do(edit)"),
        ("session/runs.py", "self._document._history.undo()"),
        ("ui/controller.py", "from rallytrace.track.history import History"),
        ("ui/controller.py", "history.History(track).do(edit)"),
        ("ui/controller.py", "track.make(change)"),
        ("session/workspace.py", "past = found.project.history; past.do(edit)"),
        ("storage/project/tables.py", "project.history.close_step(key)"),
    ],
)
def test_bypassing_the_entry_is_detected(file: str, source: str) -> None:
    assert _ways_round_the_door(file, source)


def test_only_slow_work_of_the_window_makes_threads() -> None:
    making = re.compile(r"Thread\)|Thread\(|Worker\(|ThreadPoolExecutor\(")
    package = Path(rallytrace.__file__).parent
    makers = {
        path.stem
        for room in ("ui", "session", "settings")
        for path in (package / room).rglob("*.py")
        if making.search(path.read_text(encoding="utf-8"))
    }
    assert makers == {
        "frame_loader",  # pictures
        "tracker",  # models
        *("autosave", "thread"),  # the disk
        "video_list",  # files of many videos, perhaps on a network
        "court_finder",  # painted lines
        "live_facts",  # shots in 3D, a network, who plays in a match of an hour
        "seek_copying",  # copies of a whole video
        *("player", "waveform"),  # decoding of sound, and a device that may take a second to open
        "exporter",  # files, which may take as long as a run
    }


@pytest.mark.parametrize("room", ["ui", "session"])
def test_an_object_is_complete_when_it_is_made(room: str) -> None:
    """Nobody sets a private attribute of another object, and no class promises one without a value."""
    late = []
    for path in (Path(rallytrace.__file__).parent / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(ctx=ast.Store(), attr=name, value=ast.Name(id=owner)) if owner not in {
                    "self",
                    "cls",
                }:
                    late += [f"{path.name}: {owner}.{name}"] if name.startswith("_") else []
                case ast.ClassDef(bases=[ast.Name(id=base), *_]) if base.startswith("Q") or base == "Controller":
                    bare = (part for part in node.body if isinstance(part, ast.AnnAssign) and part.value is None)
                    late += [f"{path.name}: {ast.unparse(part)}" for part in bare]
    assert late == []


def test_nothing_is_styled_in_a_widget() -> None:
    package = Path(rallytrace.__file__).parent
    styled = [path.name for path in package.rglob("*.py") if "setStyleSheet" in path.read_text(encoding="utf-8")]
    assert styled == ["theme.py"]


_SHOWING = re.compile(
    r"set(Text|Title|ToolTip|WindowTitle|PlaceholderText|Accessible\w+)|add(Action|Item|Menu|Row|Tab)|drawText|Choice"
    r"|Q(Action|CheckBox|GroupBox|Label|Menu|PushButton|RadioButton|ToolButton)|AppError|tell|complain|ask|offer|note|get(Open|Save)FileNames?|getExistingDirectory"
)
"""Calls that show their texts to the user of the window."""
_NO_WORDS = re.compile("<[^>]*>?|RallyTrace|px")
_ENGLISH = {"arguments", "cluster", "commands", "cli.py"}
"""What the command line alone uses. It is in English."""


def _untranslated(source: str) -> list[str]:
    """Return the words of a module that the window shows as they are."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _SHOWING.fullmatch(ast.unparse(node.func).rpartition(".")[2]):
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                found += [text for text in texts if re.search("[a-zA-Z]{2}", _NO_WORDS.sub("", text))]
    return found


def test_words_that_the_window_shows_are_translated() -> None:
    package = Path(rallytrace.__file__).parent
    english = {
        file: found
        for path in package.rglob("*.py")
        if (file := path.relative_to(package).as_posix()).split("/")[0] not in _ENGLISH
        and (found := _untranslated(path.read_text(encoding="utf-8")))
    }
    assert english == {}


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("label.setText('No video')", ["No video"]),
        ("raise AppError(f'{path} is no video.')", [" is no video."]),
        ("notices.ask(tr('video', 'Sure?'), Choice('Use it', use))", ["Use it"]),
        ("QLabel(tr('video', 'No video'), parent)", []),
        ("label.setObjectName('title')", []),
    ],
)
def test_untranslated_words_are_recognised(source: str, words: list[str]) -> None:
    assert _untranslated(source) == words


def test_no_test_moves_the_real_pointer_or_gives_up_on_a_window() -> None:
    """`mouse.py` moves one of its own, and `qt.put_on_screen` waits as long as a busy machine needs."""
    asks = re.compile(r"QTest\.mouseMove\(|\.qWaitForWindow\w+\(")
    tests = Path(__file__).parent
    files = [path for path in tests.rglob("*.py") if "window_bench" not in path.parts]
    assert not [path.name for path in files if asks.search(path.read_text(encoding="utf-8"))]


def test_only_the_video_room_decodes() -> None:
    (
        archrule("decoding")
        .match("rallytrace*")
        .exclude("rallytrace.video*")
        .should_not_import("av*")
        .check("rallytrace", only_direct_imports=True)
    )


def test_videos_are_opened_for_reading_in_one_place() -> None:
    package = Path(rallytrace.__file__).parent
    opening = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _opens_for_reading(node)
    }
    assert opening == {"video/container.py"}


@pytest.mark.parametrize(
    ("call", "reads"),
    [
        ("av.open(p)", True),
        ("av.open(p, 'r')", True),
        ("av.container.open(p, mode=m)", True),
        ("cv2.VideoCapture(p)", True),
        ("av.open(p, 'w', format='mp4')", False),
        ("av.open(p, mode='w')", False),
        ("p.open()", False),
    ],
)
def test_opening_for_reading_is_recognised(call: str, reads: bool) -> None:
    assert _opens_for_reading(of_type(ast.Call, ast.parse(call, mode="eval").body)) is reads


def _opens_for_reading(call: ast.Call) -> bool:
    name = ast.unparse(call.func)
    modes = [*call.args[1:2], *(keyword.value for keyword in call.keywords if keyword.arg == "mode")]
    writes = any(isinstance(mode, ast.Constant) and mode.value == "w" for mode in modes)
    return name == "cv2.VideoCapture" or (name in {"av.open", "av.container.open"} and not writes)


def test_files_are_replaced_in_one_way() -> None:
    package = Path(rallytrace.__file__).parent
    replacing = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            # A text's `replace` takes two arguments, a path's one.
            moves = node.func.attr == "replace" and len(node.args) == 1 and not node.keywords
            if moves or node.func.attr in {"mkstemp", "NamedTemporaryFile"}:
                replacing.add(path.relative_to(package).as_posix())
    moved_out_of_the_way = {"process/logs.py", "settings/file.py"}
    assert replacing == {"files/file_access.py", *moved_out_of_the_way}


def test_main_is_imported_by_no_module() -> None:
    (
        archrule("front door")
        .match("rallytrace*")
        .exclude("rallytrace.__main__")
        .should_not_import("rallytrace.cli")
        .check("rallytrace", only_direct_imports=True)
    )


def test_the_arguments_of_commands_import_nothing_else() -> None:
    (
        archrule("arguments", comment="what a command takes is read before anything is loaded")
        .match("rallytrace.arguments*")
        .should_not_import("rallytrace*")
        .may_import("rallytrace.arguments*", "rallytrace.model_records.execution_providers", "rallytrace.settings*")
        .may_import(
            "rallytrace", "rallytrace.exports.format_list", "rallytrace.track.sports", "rallytrace.track.recording"
        )
        .check("rallytrace", only_direct_imports=True)
    )


def test_the_headless_half_loads_no_qt() -> None:
    program = (
        "import sys, rallytrace.cli, rallytrace.tracking.run, rallytrace.settings, rallytrace.commands.track; "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=120).returncode == 0


@pytest.mark.parametrize("heavy", ["numpy", "cv2", "av", "onnxruntime", "onnx"])
def test_help_does_not_wait_for_a_heavy_import(heavy: str) -> None:
    program = f"import sys, rallytrace.cli; sys.exit({heavy!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=120).returncode == 0


def test_no_modules_import_one_another_in_a_circle() -> None:
    """Imports within functions and under TYPE_CHECKING count, too."""
    root = Path(rallytrace.__file__).parent.parent
    modules = {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path
        for path in root.rglob("rallytrace/**/*.py")
    }
    imports: dict[str, set[str]] = {}
    for name, path in modules.items():
        found: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                inside = {f"{node.module}.{one.name}" for one in node.names}
                found |= inside & set(modules) or {node.module}
        imports[name] = found & set(modules) - {name}
    # What imports nothing that is left is in no circle.
    while free := [name for name, found in imports.items() if not found & set(imports)]:
        for name in free:
            del imports[name]
    assert sorted(imports) == []


_SPORT_NAMES = re.compile(r"\b({})\b".format("|".join(name for name in Sport if name != Sport.AUTO)), re.IGNORECASE)
_NAME_SPORTS = {"track/sports.py", "track/scoring.py"}
"""The records of sports, and those of their scoring systems."""


def _sports_named(source: str) -> list[str]:
    """Return the names and texts of a module that name a sport, without its docstrings."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=str(text)) | ast.Name(id=text):
                text = text.replace("_", " ")
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                pass
            case _:
                continue
        found += [text] if _SPORT_NAMES.search(text) else []
    return found


def test_only_its_record_names_a_sport() -> None:
    package = Path(rallytrace.__file__).parent
    naming = {
        file: named
        for path in package.rglob("*.py")
        if (file := path.relative_to(package).as_posix()) not in _NAME_SPORTS
        and (named := _sports_named(path.read_text(encoding="utf-8")))
    }
    assert naming == {}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("if sport is Sport.TENNIS: pass", True),
        ("_BALL = BALLS['padel']", True),
        ("tell(f'In tennis {n} sets')", True),
        ("scoring = Scoring.BADMINTON_21", True),
        ("def serve():\n    'As in tennis.'", False),
        ("SPORTS[court.sport].ball", False),
    ],
)
def test_naming_a_sport_is_recognised(source: str, names: bool) -> None:
    assert bool(_sports_named(source)) is names
