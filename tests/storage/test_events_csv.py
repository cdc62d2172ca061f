"""Tables of events as files."""

from pathlib import Path

import numpy as np
import pytest

from rallytrace.domain.lists import Event, EventKind
from rallytrace.errors import AppError
from rallytrace.storage.track_csv import write_events

SECONDS = np.array([0.0, 1 / 30, 2 / 30, 0.5])


def test_each_event_is_a_row_with_its_time_and_who_says_so(tmp_path: Path) -> None:
    events = (Event(0, EventKind.SERVE), Event(2, EventKind.HIT), Event(3, EventKind.LANDING))
    write_events(tmp_path / "events.csv", events, SECONDS, by_hand=events[1:2])
    assert (tmp_path / "events.csv").read_text() == (
        "Frame,Time,Event,Source\n0,0.000,serve,found\n2,0.067,hit,human\n3,0.500,landing,found\n"
    )


def test_a_table_without_events_has_its_header(tmp_path: Path) -> None:
    write_events(tmp_path / "events.csv", (), SECONDS)
    assert (tmp_path / "events.csv").read_text() == "Frame,Time,Event,Source\n"


def test_what_is_there_stays_unless_it_may_be_replaced(tmp_path: Path) -> None:
    place = tmp_path / "events.csv"
    place.write_text("mine")
    with pytest.raises(AppError, match="exists already"):
        write_events(place, (), SECONDS)
    assert place.read_text() == "mine"
    write_events(place, (), SECONDS, overwrite=True)
    assert place.read_text().startswith("Frame")
