"""Damage videos and projects."""

import json
import random
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import clipmaker
from attack.byte_damage import ODD_NUMBERS, damaged, odd_text
from attack.cases import Case, Kind
from court_cameras import court_from
from exports import SIZE, mixed
from poses import person, poses_of
from rallytrace.exports.exporting import FORMATS
from rallytrace.exports.format_list import Format
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track.edits import Edit
from rallytrace.track.lists import (
    BoardsChange,
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    EventTags,
    EventTagsChange,
    MatchesChange,
    PlacedStroke,
    PlayerNamesChange,
    RalliesChange,
    Rally,
    StrokesChange,
)
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.stroke_types import RacketStroke
from rallytrace.track.track import Layer, RunRecord
from tiny_models import TinyTrackNet

_FRAMES = 30
_TRACK = ("--range", "0:16", "--no-inpaint", "--stride", "3", "--every", "1", "-o", "out/labels.csv")


def prepare_videos(folder: Path) -> None:
    """Make clips in several containers and codecs, and a network small enough for them."""
    for name, codec in (("a.mp4", "libx264"), ("b.mkv", "libx264"), ("c.avi", "mpeg4"), ("d.mov", "mpeg4")):
        clipmaker.make(clipmaker.Clip(name, codec=codec, n_frames=_FRAMES), folder)
    TinyTrackNet().save(folder / "net.onnx")


def spoil_video(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Damage bytes or numbers of a video, and return a case that tracks it."""
    clips = sorted(path for path in whole.iterdir() if path.suffix != ".onnx")
    clip = dice.choice(clips)
    video = folder / "in" / f"video{clip.suffix}"
    video.write_bytes(damaged(dice, clip.read_bytes(), dice.choice(clips).read_bytes()))
    return Case(("track", f"in/{video.name}", "--tracknet", str(whole / "net.onnx"), *_TRACK), seconds=2)


VIDEO = Kind("video", prepare_videos, spoil_video, reads_apart=False)


def prepare_project(folder: Path) -> None:
    """Make a clip and its project, with every kind of frame and list, poses, a run and a history."""
    clipmaker.make(clipmaker.Clip("match.mp4", n_frames=_FRAMES), folder)
    identity = VideoIdentity(folder / "elsewhere.mp4", "match.mp4", 0, "", SIZE, 30.0, _FRAMES)
    made, desk = Project(identity), mixed()
    for layer in Layer:
        rows = desk.track.layer(layer)[:_FRAMES]
        made.history.do(Edit("Say", (made.track.change(layer, range(_FRAMES), rows),)))
    rallies = (Rally("1_00_00", range(3, 13), "Ann", ("net",)), Rally("1_00_01", range(15, 30), "far"))
    lists = (
        RalliesChange((), rallies),
        EventsChange((), (Event(4, EventKind.SERVE), Event(9, EventKind.HIT), Event(12, EventKind.LANDING))),
        CourtsChange((), (court_from(0),)),
        MatchesChange((), (MatchSetup(names=("Ann", "Bea")),)),
        StrokesChange((), (PlacedStroke(9, next(iter(RacketStroke))),)),
        EventTagsChange((), (EventTags(9, ("late", "net")),)),
        BoardsChange((), (BoardReading(3, 9, ("21", "8"), ("15", "9"), 0.99, 2, b"picture"),)),
        PlayerNamesChange((), (PlayerName(3, 80.0, 50.0, "Ann"),)),
    )
    made.history.do(Edit("Name", lists))
    made.add_poses(poses_of((3, [person(80, 50)])).tiles[0])
    made.runs.append(RunRecord("net", {"tracknet": {"model": "net.onnx", "sha256": "abc"}}))
    write_project(folder / "match.rally", made.parts)


def spoil_project(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Damage bytes or values of a project, and return a case that exports it, writes its match page or cuts clips."""
    source, target = whole / "match.rally", folder / "in" / "match.rally"
    shutil.copy(whole / "match.mp4", folder / "in")
    shutil.copy(source, target)
    if dice.random() < 0.5:
        target.write_bytes(damaged(dice, source.read_bytes(), source.read_bytes()))
    else:
        with closing(sqlite3.connect(target, isolation_level=None)) as database, suppress(sqlite3.Error):
            for _ in range(dice.choice((1, 1, 3))):
                _spoil_value(dice, database)
    if dice.random() < 0.4:
        told = ("report", "in/match.rally", "-o", "out/page.html")
        cut = ("clips", "in/match.rally", "-o", "out/reel.mp4", "--score", "--court", "--speed", "--skeletons")
        return Case(dice.choice((told, cut)), seconds=2)
    format_ = dice.choice([Format.CSV, *(name for name in Format if FORMATS[name].suffix not in ("", ".mp4"))])
    return Case(("export", "in/match.rally", "--format", format_, "-o", "out/labels"))


def _spoil_value(dice: random.Random, database: sqlite3.Connection) -> None:
    """Change a value of a cell, or delete a row or a table, or change the version."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    table = dice.choice(tables)
    how = dice.randrange(10)
    if how == 0:
        database.execute(f"DROP TABLE {table}")
        return
    if how == 1:
        database.execute(f"PRAGMA user_version = {dice.choice((0, 1, 3, -1, 2**31 - 1))}")
        return
    rows = [row for (row,) in database.execute(f"SELECT rowid FROM {table} ORDER BY rowid")]  # noqa: S608
    if not rows:
        return
    row = dice.choice(rows)
    if how == 2:
        database.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))  # noqa: S608
        return
    columns = [column[1] for column in database.execute(f"PRAGMA table_info({table})")]
    column = dice.choice(columns)
    (old,) = database.execute(f"SELECT {column} FROM {table} WHERE rowid = ?", (row,)).fetchone()  # noqa: S608
    database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (_another(dice, old), row))  # noqa: S608


def _another(dice: random.Random, old: Any) -> Any:
    """Return a value of the same or another type; within JSON, change one of its values."""
    if isinstance(old, bytes) and dice.random() < 0.7:
        return damaged(dice, old, old)
    if isinstance(old, str) and dice.random() < 0.6:
        with suppress(ValueError):
            return json.dumps(another_in_json(dice, json.loads(old)))
        return damaged(dice, old.encode(), b"{}").decode("utf-8", "replace")
    number = dice.choice(ODD_NUMBERS)
    return dice.choice((number if -(2**63) <= number < 2**63 else 0, -0.5, float("inf"), odd_text(dice), b"\xff", None))


def another_in_json(dice: random.Random, value: Any) -> Any:
    """Return a JSON value with one of its values changed, possibly to another type."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice(sorted(value))
        return {**value, key: another_in_json(dice, value[key])}
    if isinstance(value, list) and value and dice.random() < 0.8:
        at = dice.randrange(len(value))
        return [*value[:at], another_in_json(dice, value[at]), *value[at + 1 :]]
    return dice.choice((None, -1, 2**70, 1e308, [], {}, [[[]]], odd_text(dice)))


RALLY = Kind("rally", prepare_project, spoil_project)
