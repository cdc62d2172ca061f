"""Test that no wait in a test is longer than the limit for hanging tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import qt

TESTS = Path(__file__).parent
_ALWAYS_LIMITED = ("run", "check_output", "check_call")
"""Functions of `subprocess` that wait."""
_WAITING = ("wait", "join", "communicate")
"""Methods of processes, threads, events and barriers that wait: without an argument for ever."""


def waits_in(source: str) -> Iterator[tuple[int, float | None]]:
    """Yield the line and the limit of each wait, in seconds; None for no limit."""
    tree = ast.parse(source)
    constants = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            limits = [keyword.value for keyword in node.keywords if keyword.arg == "timeout"]
            limits += node.args[:1] if node.func.attr in ("wait", "join") else []
            numbers = [
                constants.get(limit.id) if isinstance(limit, ast.Name) else getattr(limit, "value", None)
                for limit in limits
            ]
            yield from ((node.lineno, float(number)) for number in numbers if isinstance(number, int | float))
            owner = node.func.value.id if isinstance(node.func.value, ast.Name) else ""
            is_call = owner == "subprocess" and node.func.attr in _ALWAYS_LIMITED
            if not limits and (is_call or (node.func.attr in _WAITING and not node.args)):
                yield node.lineno, None


def test_no_wait_outlasts_the_hang_limit(pytestconfig: pytest.Config) -> None:
    """Half of the limit, so that a test with a short wait before a long one still fails by itself."""
    most = float(pytestconfig.getini("faulthandler_timeout")) / 2
    assert most > qt.LONGEST_WAIT_SECONDS
    in_milliseconds = 10_000  # of threads of Qt's
    endless = [
        f"{path.relative_to(TESTS)}:{line}: {limit}"
        for path in TESTS.glob("**/*.py")
        for line, limit in waits_in(path.read_text(encoding="utf-8"))
        if limit is None or most < (limit / 1000 if limit >= in_milliseconds else limit)
    ]
    assert endless == []


@pytest.mark.parametrize(
    ("source", "limit"),
    [
        ("event.wait()", None),
        ("thread.join()", None),
        ("child.communicate()", None),
        ("subprocess.run(['ls'], check=True)", None),
        ("subprocess.run(['ls'], timeout=900)", 900),
        ("event.wait(900)", 900),
        ("LONG = 900\nchild.wait(timeout=LONG)", 900),
    ],
)
def test_waits_are_found_with_their_limits(source: str, limit: float | None) -> None:
    assert [found for _, found in waits_in(source)] == [limit]


@pytest.mark.parametrize("source", ["', '.join(words)", "run(child)", "event.wait(limit)", "heard.wait_for_ends()"])
def test_other_calls_are_no_waits(source: str) -> None:
    assert list(waits_in(source)) == []
