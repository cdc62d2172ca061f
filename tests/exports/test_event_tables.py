"""Test exported events, both found and set by hand."""

import csv
import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from exports import Desk, do_export
from poses import poses_of, with_wrist_at
from rallytrace.errors import AppError
from rallytrace.exports.exporting import preview_export
from rallytrace.exports.format_list import Format
from rallytrace.exports.formats.events import CONTACT_COLUMNS, write_events
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, accept, mark_event, mark_non_play, name_rally, set_winner
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.video.index import FrameIndex

RATE = 30
N_FRAMES = 120
TURN = 90
"""Where the path turns most sharply."""
YS = (100, 600, 150, 580)
"""How far down the ball is at its turns."""


@pytest.fixture
def desk() -> Desk:
    """Return a ball that goes down the picture, up from frame 60 on, and down again from `TURN` on."""
    desk = Desk(N_FRAMES)
    at = np.arange(N_FRAMES)
    said = make_rows(N_FRAMES, State.VISIBLE, Source.PREDICTED, x=300 + 2 * at, y=np.interp(at, [0, 60, TURN, 119], YS))
    desk.do(Edit("Say", (desk.track.change(Layer.PREDICTED, range(N_FRAMES), said),)))
    return desk


def material(track: Track) -> Material:
    ticks = 7 + np.arange(N_FRAMES, dtype=np.int64)
    index = FrameIndex(ticks, ticks[:1], ticks[:1], Fraction(1, RATE))
    return Material(labels_of(track), Path("match.mp4"), Size(1280, 720), index)


def table(desk: Desk, request: ExportRequest) -> list[list[str]]:
    """Return the rows that go out, without where the ball is and in which rally."""
    done, _ = do_export(material(desk.track), request)
    with done.path.open(encoding="utf-8", newline="") as stream:
        written = list(csv.reader(stream))
    assert written[0] == ["Frame", "Time", "Event", "Source", "X", "Y", "Rally", *CONTACT_COLUMNS]
    assert sum(int(number) for number in re.findall(r"\d+", done.words.partition(" in ")[0])) == len(written) - 1
    return [row[:4] for row in written[1:]]


@pytest.fixture
def request_(tmp_path: Path) -> ExportRequest:
    return ExportRequest(Format.EVENTS, tmp_path / "events.csv")


def test_found_events_are_exported_with_time(desk: Desk, request_: ExportRequest) -> None:
    found = {frame: (time, source) for frame, time, _, source in table(desk, request_)}
    assert found[str(TURN)] == ("3.000", "found")


def test_exported_events_have_ball_position_and_rally(desk: Desk, request_: ExportRequest) -> None:
    desk.do(name_rally(desk.track, Rally("Rally 1", range(50, TURN))))
    desk.do(mark_event(desk.track, 55, EventKind.HIT))
    done, _ = do_export(material(desk.track), request_)
    with done.path.open(encoding="utf-8", newline="") as stream:
        rows_ = {row["Frame"]: (row["X"], row["Y"], row["Rally"]) for row in csv.DictReader(stream)}
    assert rows_["55"] == ("410.0", "558.3", "Rally 1")
    assert rows_[str(TURN)] == ("480.0", "150.0", "")


def test_events_set_by_hand_replace_found_ones_in_the_export(desk: Desk, request_: ExportRequest) -> None:
    desk.do(mark_event(desk.track, TURN + 1, EventKind.BOUNCE))
    desk.do(mark_event(desk.track, 60, EventKind.NO_EVENT))
    found = table(desk, request_)
    assert [str(TURN + 1), "3.033", "bounce", "human"] in found
    assert not {str(frame) for frame in (57, 58, 59, 60, 61, 62, 63, TURN)} & {row[0] for row in found}


def test_only_the_range_goes_out(desk: Desk, request_: ExportRequest) -> None:
    desk.do(mark_event(desk.track, 10, EventKind.SERVE))
    assert [row[0] for row in table(desk, replace(request_, frames=range(80, 100)))] == [str(TURN)]


def test_only_human_events_of_unreviewed_frames_are_exported(desk: Desk, request_: ExportRequest) -> None:
    desk.do(mark_event(desk.track, 10, EventKind.SERVE))
    desk.do(accept(desk.track, range(30)))
    reviewed = replace(request_, only_reviewed=True)
    assert table(desk, reviewed) == [["10", "0.333", "serve", "human"]]
    desk.do(accept(desk.track, range(N_FRAMES)))
    assert str(TURN) in [row[0] for row in table(desk, replace(reviewed, overwrite=True))]


def test_nothing_is_found_where_there_is_no_play(desk: Desk, request_: ExportRequest) -> None:
    desk.do(mark_non_play(desk.track, range(TURN - 10, TURN + 10)))
    assert str(TURN) not in [row[0] for row in table(desk, request_)]


def test_the_preview_counts_events_set_by_hand(desk: Desk, request_: ExportRequest) -> None:
    desk.do(mark_event(desk.track, 10, EventKind.SERVE))
    desk.do(mark_event(desk.track, 60, EventKind.NO_EVENT))
    (sentence,) = preview_export(labels_of(desk.track), request_).says
    assert "1 event set by hand" in sentence


def test_without_a_path_only_events_set_by_hand_are_exported(request_: ExportRequest) -> None:
    desk = Desk(N_FRAMES)
    with pytest.raises(AppError, match="frames to export"):
        table(desk, request_)
    desk.do(mark_event(desk.track, 10, EventKind.SERVE))
    assert table(desk, request_) == [["10", "0.333", "serve", "human"]]


def test_with_poses_hits_say_who_hit_them(desk: Desk, request_: ExportRequest) -> None:
    """The hits at 60 and at `TURN` are at (420, 600) and at (480, 150)."""
    persons = [with_wrist_at(430, 590, feet=680, height=200), with_wrist_at(470, 160, feet=210, height=100)]
    plain = material(desk.track)
    labels = replace(plain.labels, poses=poses_of(*((frame, persons) for frame in range(0, N_FRAMES, 3))))
    done, _ = do_export(replace(plain, labels=labels), request_)
    with done.path.open(encoding="utf-8", newline="") as stream:
        rows_ = list(csv.DictReader(stream))
    players = {int(row["Frame"]): (row["Player"], row["Hand"]) for row in rows_}
    assert players[TURN] == ("far player", "left")
    assert players[60] == ("near player", "left")
    assert [list(row)[:4] for row in rows_] == [["Frame", "Time", "Event", "Source"]] * len(rows_)


def test_rallies_go_out_with_their_times_hits_and_winners(desk: Desk, tmp_path: Path) -> None:
    for rally in (Rally("Rally 1", range(45)), Rally("last", range(75, N_FRAMES))):
        desk.do(name_rally(desk.track, rally))
    desk.do(set_winner(desk.track, desk.track.rallies[1], "the one in red"))
    desk.do(mark_event(desk.track, 3, EventKind.SERVE))
    desk.do(mark_event(desk.track, TURN, EventKind.HIT))
    done, _ = do_export(material(desk.track), ExportRequest(Format.RALLIES, tmp_path / "rallies.csv"))
    with done.path.open(encoding="utf-8", newline="") as stream:
        rows_ = list(csv.DictReader(stream))
    assert [list(row.values()) for row in rows_] == [
        ["Rally 1", "0:00:00.000", "0:00:01.500", "1.500", "0", "44", "1", ""],
        ["last", "0:00:02.500", "0:00:04.000", "1.500", "75", "119", "1", "the one in red"],
    ]
    assert list(rows_[0]) == ["Rally", "Start", "End", "Seconds", "StartFrame", "EndFrame", "Hits", "Winner"]


def test_rally_is_exported_with_range_of_its_start(desk: Desk, tmp_path: Path) -> None:
    for rally in (Rally("Rally 1", range(20, 40)), Rally("Rally 2", range(41, 100))):
        desk.do(name_rally(desk.track, rally))
    for frame in (20, 39, 40, 41):
        desk.do(mark_event(desk.track, frame, EventKind.HIT, reach=0))
    whole = ExportRequest(Format.RALLIES, tmp_path / "rallies.csv")
    rallies = []
    for frames in (range(10, 50), range(25, N_FRAMES)):
        done, _ = do_export(material(desk.track), replace(whole, frames=frames, overwrite=True))
        with done.path.open(encoding="utf-8", newline="") as stream:
            rallies.append({row["Rally"]: row["Hits"] for row in csv.DictReader(stream)})
    assert [list(some) for some in rallies] == [["Rally 1", "Rally 2"], ["Rally 2"]]
    assert rallies[0]["Rally 1"] == "2", "not the one in the frame after its last"


def test_no_rallies_export_nothing(desk: Desk, tmp_path: Path) -> None:
    with pytest.raises(AppError, match="no rallies"):
        preview_export(material(desk.track).labels, ExportRequest(Format.RALLIES, tmp_path / "rallies.csv"))


SECONDS = np.array([0.0, 1 / 30, 2 / 30, 0.5])


POSITIONS = np.array([[10.0, 20.0, 30.04, np.nan], [5.0, 6.0, 7.0, np.nan]])


def test_event_row_has_time_place_rally_and_source(tmp_path: Path) -> None:
    events = (Event(0, EventKind.SERVE), Event(2, EventKind.HIT), Event(3, EventKind.LANDING))
    rallies = (Rally("warm-up", range(1)), Rally("first", range(1, 3)))
    write_events(tmp_path / "events.csv", events, SECONDS, positions=POSITIONS, rallies=rallies, by_hand=events[1:2])
    assert (tmp_path / "events.csv").read_text() == (
        "Frame,Time,Event,Source,X,Y,Rally\n"
        "0,0.000,serve,found,10.0,5.0,warm-up\n"
        "2,0.067,hit,human,30.0,7.0,first\n"
        "3,0.500,landing,found,,,\n"
    )


def test_a_table_without_events_has_its_header(tmp_path: Path) -> None:
    write_events(tmp_path / "events.csv", (), SECONDS, positions=POSITIONS)
    assert (tmp_path / "events.csv").read_text() == "Frame,Time,Event,Source,X,Y,Rally\n"


def test_existing_file_stays_without_force(tmp_path: Path) -> None:
    path = tmp_path / "events.csv"
    path.write_text("mine")
    with pytest.raises(AppError, match="already exists"):
        write_events(path, (), SECONDS, positions=POSITIONS)
    assert path.read_text() == "mine"
    write_events(path, (), SECONDS, positions=POSITIONS, overwrite=True)
    assert path.read_text().startswith("Frame")
