"""The strip of a comparison: what it shows of each frame, and when it is there."""

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtWidgets import QApplication

from qt import put_on_screen
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import Outcome
from rallytrace.ui.look.theme import DARK, LIGHT, Tokens
from rallytrace.ui.look.time_axis import TimeAxis
from rallytrace.ui.settings_pane.appearance_page import similar_colours
from rallytrace.ui.timeline.strip import EDGE_WIDTH_PX, GUTTER_WIDTH_PX
from rallytrace.ui.timeline.strip_pictures import Picture, pack_colour
from rallytrace.ui.timeline.strips import CompareStrip, OutcomeColours, outcome_colours, outcome_picture
from rallytrace.ui.timeline.timeline import Timeline

COLOURS = OutcomeColours(ground=(0, 0, 0), line=(90, 90, 90), fp1=(250, 0, 0), fp2=(0, 0, 250), fn=(250, 250, 250))
HEIGHT = 21
MIDDLE = HEIGHT // 2
N_FRAMES = 1000


def picture_of(outcomes: NDArray[np.uint8], columns: int) -> Picture:
    axis = TimeAxis(len(outcomes), float(columns)).fit()
    return outcome_picture(outcomes, axis.columns(columns), HEIGHT, COLOURS)


def reach(picture: Picture, column: int) -> tuple[bool, bool]:
    """Return whether a column reaches above the middle, and below it."""
    inked = picture[:, column] != pack_colour(COLOURS.ground)
    return bool(inked[:MIDDLE].any()), bool(inked[MIDDLE + 1 :].any())


def test_each_disagreement_reaches_another_way() -> None:
    picture = picture_of(np.array(list(Outcome), np.uint8), len(Outcome))
    reaches = {outcome: reach(picture, at) for at, outcome in enumerate(Outcome)}
    assert reaches[Outcome.FP1] == (True, True)
    assert reaches[Outcome.FP2] == (True, False)
    assert reaches[Outcome.FN] == (False, True)
    assert reaches[Outcome.TP] == reaches[Outcome.TN] == reaches[Outcome.NOT_COMPARED] == (False, False)


def test_a_line_says_what_was_compared() -> None:
    picture = picture_of(np.array([Outcome.NOT_COMPARED, Outcome.TP, Outcome.TN], np.uint8), 3)
    assert (picture[MIDDLE] == pack_colour(COLOURS.line)).tolist() == [False, True, True]


@pytest.mark.parametrize("kind", [Outcome.FP1, Outcome.FP2, Outcome.FN])
def test_one_wrong_frame_shows_in_a_whole_match(kind: Outcome) -> None:
    outcomes = np.full(200_000, Outcome.TP, np.uint8)
    outcomes[123_456] = kind
    picture = picture_of(outcomes, 1200)
    reaching = [column for column in range(1200) if any(reach(picture, column))]
    assert len(reaching) == 1
    assert reach(picture, reaching[0]) == (
        (True, True) if kind is Outcome.FP1 else (kind is Outcome.FP2, kind is Outcome.FN)
    )


def test_the_more_frames_are_wrong_the_stronger_a_column_is() -> None:
    outcomes = np.full(100, Outcome.TN, np.uint8)
    outcomes[:10], outcomes[50:] = Outcome.FN, Outcome.FN
    few, many = picture_of(outcomes, 2)[-1] & 0xFF
    assert 0 < few < many


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_the_colours_are_told_apart_by_every_kind_of_eyes(tokens: Tokens) -> None:
    colours = outcome_colours(tokens)
    named = {"Too far off": colours.fp1, "Ball only here": colours.fp2, "Missed": colours.fn}
    assert similar_colours({name: "#{:02x}{:02x}{:02x}".format(*colour) for name, colour in named.items()}) == ()


@pytest.fixture
def timeline(qapp: QApplication) -> Iterator[Timeline]:
    document = Document(qapp)
    document.open(N_FRAMES)
    facts = LiveFacts(document)
    made = Timeline(document, facts)
    made.set_video(Size(1280, 720), 50.0)
    made.resize(GUTTER_WIDTH_PX + N_FRAMES + EDGE_WIDTH_PX, 300)
    put_on_screen(made)
    yield made
    facts.shutdown()


def strip_of(timeline: Timeline) -> CompareStrip:
    return next(strip for strip in timeline.strips if isinstance(strip, CompareStrip))


def test_the_strip_is_there_while_something_is_compared(timeline: Timeline) -> None:
    strip = strip_of(timeline)
    assert not strip.isVisible()
    timeline.set_outcomes(np.full(N_FRAMES, Outcome.TP, np.uint8))
    assert strip.isVisible()
    assert strip.width() == timeline.width()
    timeline.set_outcomes(np.zeros(0, np.uint8))
    assert not strip.isVisible()


def test_an_outcome_is_drawn_at_its_frame(timeline: Timeline) -> None:
    outcomes = np.full(N_FRAMES, Outcome.TP, np.uint8)
    timeline.set_outcomes(outcomes)
    QApplication.processEvents()
    agreed = strip_of(timeline).grab().toImage()
    outcomes = outcomes.copy()
    outcomes[400:420] = Outcome.FP1
    timeline.set_outcomes(outcomes)
    wrong = strip_of(timeline).grab().toImage()
    changed = [
        x - GUTTER_WIDTH_PX
        for x in range(agreed.width())
        if any(agreed.pixel(x, y) != wrong.pixel(x, y) for y in range(agreed.height()))
    ]
    assert changed == list(range(400, 420))
