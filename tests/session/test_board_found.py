"""Test the scoreboard that a run reads."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtCore")

from boards import FRAMES_A_SCORE, SCORES, film_board
from rallytrace.files import paths
from rallytrace.track.edits import Edit
from rallytrace.track.lists import BoardsChange
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import ScoringSystem
from rallytrace.track.sports import Sport, systems_of
from rallytrace.tracking import run
from runs import OPTIONS, Desk, desk, small_choice

pytestmark = pytest.mark.usefixtures("qapp")

N_FRAMES = len(SCORES) * FRAMES_A_SCORE
OLD = (BoardReading(0, 5, ("1",), ("2",), 0.99, 2),)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return film_board(tmp_path_factory.mktemp("match"))


@pytest.fixture
def one(match: Path, tmp_path: Path) -> Iterator[Desk]:
    with desk(match, small_choice(tmp_path), N_FRAMES) as made:
        yield made


def track(one: Desk) -> None:
    request = one.request(options=OPTIONS)
    one.tracker.begin(replace(request, reads_board=True, board_known=bool(one.document.track.boards)))
    one.outcome()


def scores(one: Desk) -> list[tuple[str, str]]:
    return [(board.upper[0], board.lower[0]) for board in one.document.track.boards]


def test_run_with_nothing_left_reads_an_unknown_board(one: Desk) -> None:
    one.track(options=OPTIONS)
    assert one.document.track.boards == ()
    track(one)
    assert scores(one) == SCORES
    assert "Scoreboard read: 4 scores." in one.said
    track(one)
    assert sum(found.boards is not None for found in one.found) == 1


def test_missing_network_is_said(one: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "shipped_model", lambda _kind: tmp_path / "missing.onnx")
    track(one)
    assert any(said.startswith("The scoreboard was not read. ") for said in one.said)


def test_board_is_searched_outside_known_non_play(one: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[tuple[range, ...]] = []

    def read(_reader: object, _classify: object, non_play: tuple[range, ...], *_: object, **_more: object) -> tuple[()]:
        passed.append(tuple(non_play))
        return ()

    monkeypatch.setattr(run, "read_boards", read)
    request = one.request(range(4), range(8, N_FRAMES), options=OPTIONS)
    one.tracker.begin(replace(request, reads_board=True, within=range(N_FRAMES)))
    one.outcome()
    assert passed == [(range(4, 8),)]


def test_board_is_read_by_the_rules_of_the_sport(one: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[Sequence[ScoringSystem]] = []

    def read(*_: object, systems: Sequence[ScoringSystem]) -> tuple[()]:
        passed.append(systems)
        return ()

    monkeypatch.setattr(run, "read_boards", read)
    for sport in (Sport.PADEL, Sport.AUTO):
        one.tracker.begin(replace(one.request(options=OPTIONS), reads_board=True, sport=sport))
        one.outcome()
    assert passed == [systems_of(Sport.PADEL), []]


def test_run_that_finds_no_board_removes_old_readings(tmp_path: Path) -> None:
    with desk(film_board(tmp_path, with_board=False), small_choice(tmp_path), N_FRAMES) as made:
        made.document.edit(Edit("Read the scoreboard", (BoardsChange((), OLD),)))
        track(made)
        assert made.document.track.boards == ()
