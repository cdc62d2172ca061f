"""A project of every version there ever was can be opened."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from court_cameras import court_from
from make_project_sample import FOLDER, description
from projects import save
from rallytrace.domain import edits
from rallytrace.domain.lists import EventKind
from rallytrace.domain.match.placed import PlacedMatch
from rallytrace.domain.players.named import PlayerName, RacketHand
from rallytrace.domain.players.naming import name_players
from rallytrace.domain.strokes.types import StrokeGroup
from rallytrace.domain.track import State
from rallytrace.errors import AppError
from rallytrace.storage.project.ledger import Edited, Ledger
from rallytrace.storage.project.reading import open_project
from rallytrace.storage.project.schema import VERSION
from rallytrace.storage.project.writing import ProjectFile

SAMPLES = sorted(FOLDER.glob("v*.rally"))


def test_there_is_a_sample_of_every_version() -> None:
    assert [path.stem for path in SAMPLES] == sorted(f"v{number}" for number in range(1, VERSION + 1))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_what_a_sample_holds_is_found_in_it(sample: Path) -> None:
    before = sample.read_bytes()
    expected = json.loads(sample.with_suffix(".json").read_text(encoding="utf-8"))
    found = json.loads(json.dumps(description(open_project(sample))))
    assert {key: found[key] for key in expected} == expected
    assert sample.read_bytes() == before


def test_what_the_first_version_did_not_know_is_empty() -> None:
    lists = description(open_project(FOLDER / "v1.rally"))["lists"]
    assert lists[0]["rallies"] == [["the first one", 2, 30]]
    assert all(said["events"] == said["asides"] == [] for said in lists)
    assert not any(description(open_project(FOLDER / "v3.rally"))["courts"])
    before = description(open_project(FOLDER / "v4.rally"))
    assert not any(before["matches"])
    assert not any(before["tags"])
    assert not any(description(open_project(FOLDER / "v5.rally"))["strokes"])
    assert not any(description(open_project(FOLDER / "v6.rally"))["players"])
    assert not any(description(open_project(FOLDER / "v7.rally"))["event_tags"])
    assert {hand for hands in description(open_project(FOLDER / "v8.rally"))["hands"] for hand in hands} == {"right"}


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_can_be_gone_on_with(sample: Path, tmp_path: Path) -> None:
    copy = tmp_path / sample.name
    shutil.copyfile(sample, copy)
    ProjectFile(copy).close()
    assert description(open_project(copy)) == description(open_project(sample))


def test_what_is_new_can_be_said_in_an_old_project(tmp_path: Path) -> None:
    copy = tmp_path / "old.rally"
    shutil.copyfile(FOLDER / "v1.rally", copy)
    ledger, file = Ledger(open_project(copy)), ProjectFile(copy)
    for edit in (
        edits.mark_event(ledger.project.track, 7, EventKind.HIT),
        edits.mark_non_play(ledger.project.track, range(30, 35)),
        edits.mark_frames(ledger.project.track, range(3, 8), State.UNCLEAR),
        edits.place_court(ledger.project.track, court_from(0)),
        edits.place_match(ledger.project.track, PlacedMatch(3)),
        edits.set_tags(ledger.project.track, ledger.project.track.rallies[0], ("net",)),
        edits.name_stroke(ledger.project.track, 7, StrokeGroup.DROP),
        edits.tag_event(ledger.project.track, 7, ("late",)),
        name_players(ledger.project.track, [PlayerName(7, 20, 30.5, "Momota", RacketHand.LEFT)]),
    ):
        assert edit is not None
        ledger.enter(Edited(edit))
    save(ledger, file)
    file.close()
    assert description(open_project(copy)) == description(ledger.project)


@pytest.mark.parametrize(
    "change",
    ["corners = '[[0, 0], [0, 0], [0, 0], [0, 0]]'", "corners = '[[1, 2]]'", "marks = '[[1, 2, 3]]'", "sport = 'golf'"],
)
def test_a_court_that_no_camera_sees_is_damage(tmp_path: Path, change: str) -> None:
    copy = tmp_path / "damaged.rally"
    shutil.copyfile(FOLDER / "v4.rally", copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f"UPDATE courts SET {change}")  # noqa: S608 - our own words
    with pytest.raises(AppError):
        open_project(copy)


@pytest.mark.parametrize(
    "change",
    ["scoring = 'chess'", "server = 2", "near = 'left'", "names = '[\"one\"]'", "names = '[1, 2]'", "names = '{}'"],
)
def test_a_match_that_nobody_can_count_is_damage(tmp_path: Path, change: str) -> None:
    copy = tmp_path / "damaged.rally"
    shutil.copyfile(FOLDER / "v5.rally", copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f"UPDATE matches SET {change}")  # noqa: S608 - our own words
    with pytest.raises(AppError):
        open_project(copy)


@pytest.mark.parametrize("change", ["name = 'spin'", "frame = -3"])
def test_a_stroke_that_nobody_plays_is_damage(tmp_path: Path, change: str) -> None:
    copy = tmp_path / "damaged.rally"
    shutil.copyfile(FOLDER / "v6.rally", copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f"UPDATE strokes SET {change} WHERE frame = 12")  # noqa: S608 - our own words
    with pytest.raises(AppError):
        open_project(copy)


@pytest.mark.parametrize("change", ["name = ''", "x = 'left'", "frame = -3", "hand = 'both'"])
def test_a_player_without_a_name_or_a_place_is_damage(tmp_path: Path, change: str) -> None:
    copy = tmp_path / "damaged.rally"
    shutil.copyfile(FOLDER / "v9.rally", copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f"UPDATE player_names SET {change}")  # noqa: S608 - our own words
    with pytest.raises(AppError):
        open_project(copy)
