"""The language of the source: names are nouns and verbs, sentences have few relative clauses, names are unique."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import rallytrace

APP = Path(rallytrace.__file__).parent

# Packages that keep the limits; a package that keeps them is added. All of them together are the app.
HELD_PACKAGES: tuple[str, ...] = (
    "",  # the whole app
    ".",  # the modules directly in it
    "cluster",
    "commands",
    "domain",
    "exports",
    "inference",
    "model_trials",
    "session",
    "settings",
    "storage",
    "tracking",
    "ui",
    *sorted(f"ui/{path.parent.name}" for path in (APP / "ui").glob("*/__init__.py")),
    "video",
)

LIMIT_OF_BARE_NAMES = 0.01  # peers: 0.002 to 0.012
LIMIT_OF_RELATIVE_WORDS = 1.8 / 100  # peers: 0.9 to 1.0 a hundred

FUNCTION_WORDS = frozenset(
    """
    a about above across after again against all along already also am among an and another any anything apart
    are around as at away back be because been before behind being below beside between beyond both but by can
    did do does doing down during each either else ever every everything far few for from further had has have
    having he her here hers herself him himself his how if in into is it its itself just me more most my
    myself near neither no none nor not nothing now of off on once one ones only or other others our ours
    ourselves out over own part same she should since so some something still such than that the their theirs
    them themselves then there these they this those through to together too under until up upon very was we
    were what when where which while who whole whom whose why will with within without yet you your yours
    yourself
    """.split()  # noqa: SIM905 - a list would take 190 lines
)
RELATIVE_WORD = re.compile(r"\b(?:that|which|what|where|who|whom|whose)\b", re.IGNORECASE)
WORD = re.compile(r"[A-Za-z][A-Za-z'-]*")

# Every command module has these two, and every program a main.
PROTOCOLS = frozenset({"run", "add_parser", "main"})

Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Place(NamedTuple):
    """A name or a docstring, and its first line in a file."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {' '.join(self.text.split())}"


def iter_scope(scope: Scope) -> Iterator[ast.AST]:
    """All nodes of a scope, without those of the scopes inside it; these are yielded themselves."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, Scope):
            waiting.extend(ast.iter_child_nodes(node))


def binding(node: ast.AST) -> tuple[str, int] | None:
    """The name of a parameter, an assigned variable or a caught error, and its line."""
    match node:
        case (
            ast.arg(arg=name, lineno=line)
            | ast.Name(id=name, ctx=ast.Store(), lineno=line)
            | ast.ExceptHandler(name=str(name), lineno=line)
        ):
            return name, line
    return None


@cache
def names_in(file: str, tree: ast.Module) -> list[Place]:
    """Parameters and variables, one for each name of each scope, without leading and trailing underscores."""
    found: list[Place] = []
    for scope in ast.walk(tree):
        if isinstance(scope, Scope):
            lines: dict[str, int] = {}
            for name, line in filter(None, map(binding, iter_scope(scope))):
                if not name.startswith("__"):
                    lines[name] = min(line, lines.get(name, line))
            found += [Place(file, line, name.strip("_")) for name, line in lines.items() if name.strip("_")]
    return found


@cache
def docstrings_in(file: str, tree: ast.Module) -> list[Place]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [
        Place(file, node.body[0].lineno, text)
        for node in ast.walk(tree)
        if isinstance(node, documented) and (text := ast.get_docstring(node))
    ]


def public_functions_in(file: str, tree: ast.Module) -> list[Place]:
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [Place(file, node.lineno, node.name) for node in functions if not node.name.startswith("_")]


def is_bare(name: str) -> bool:
    return name.lower() in FUNCTION_WORDS


def count_words(text: str) -> int:
    return len(WORD.findall(text))


def count_relative_words(text: str) -> int:
    return len(RELATIVE_WORD.findall(text))


def list_places(places: list[Place]) -> str:
    return "\n".join(str(place) for place in sorted(places))


@cache
def parse(path: Path) -> ast.Module:
    """A module, once for all packages that it is of."""
    return ast.parse(path.read_text(encoding="utf-8"))


def parse_package(package: str) -> list[tuple[str, ast.Module]]:
    """Each module of a package with its path below the app; of "." only the modules directly in the app."""
    paths = sorted(APP.glob("*.py") if package == "." else (APP / package).rglob("*.py"))
    assert paths, f"{package} is no package of the app"
    return [(path.relative_to(APP).as_posix(), parse(path)) for path in paths]


def test_names_are_no_function_words() -> None:
    for package in HELD_PACKAGES:
        names = [name for file, tree in parse_package(package) for name in names_in(file, tree)]
        bare = [name for name in names if is_bare(name.text)]
        assert len(bare) <= LIMIT_OF_BARE_NAMES * len(names), f"{package}:\n{list_places(bare)}"


def test_docstrings_have_few_relative_clauses() -> None:
    for package in HELD_PACKAGES:
        texts = [text for file, tree in parse_package(package) for text in docstrings_in(file, tree)]
        relative = sum(count_relative_words(text.text) for text in texts)
        words = sum(count_words(text.text) for text in texts)
        offenders = [text for text in texts if count_relative_words(text.text)]
        assert relative <= LIMIT_OF_RELATIVE_WORDS * words, f"{package}:\n{list_places(offenders)}"


def test_a_public_function_name_means_one_thing() -> None:
    places: dict[str, list[Place]] = {}
    for file, tree in parse_package(""):
        for function in public_functions_in(file, tree):
            places.setdefault(function.text, []).append(function)
    double = [place for name, found in places.items() if len(found) > 1 and name not in PROTOCOLS for place in found]
    assert not double, list_places(double)


SAMPLE = ast.parse(
    dedent('''
        """The rows of a track, which has layers."""
        AT = 1

        def within(part, *, other_track):
            """Whether a part is in it."""
            try:
                there = [one for one in part]
            except ValueError as what:
                raise
            return lambda of: there.at

        def _private(self):
            self.whole = whole = 1
            whole += 1
    ''')
)


def test_the_measure_sees_parameters_variables_and_caught_errors_of_each_scope() -> None:
    bare = [name.text for name in names_in("sample.py", SAMPLE) if is_bare(name.text)]
    assert sorted(bare) == ["AT", "of", "one", "part", "there", "what", "whole"]


def test_the_measure_sees_relative_words_of_all_docstrings() -> None:
    texts = [text.text for text in docstrings_in("sample.py", SAMPLE)]
    assert [count_relative_words(text) for text in texts] == [1, 0]
    assert [count_words(text) for text in texts] == [8, 6]


def test_the_measure_sees_public_functions_of_a_module() -> None:
    assert [str(place) for place in public_functions_in("sample.py", SAMPLE)] == ["sample.py:5: within"]
