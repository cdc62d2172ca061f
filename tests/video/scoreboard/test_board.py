"""Finding and reading a scoreboard in pictures, drawn in several styles."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from boards import LAYOUTS, draw_board, draw_scene
from narrowing import not_none
from rallytrace.files import paths
from rallytrace.inference.digit_network import DigitNetwork
from rallytrace.video.scoreboard.board import BoardFinder, BoardReader
from rallytrace.video.scoreboard.glyphs import find_glyphs

SCORES = [("0", "0"), ("1", "0"), ("8", "6"), ("9", "10"), ("13", "14"), ("21 5", "17 11"), ("21 12", "17 20")]


@pytest.fixture(scope="module")
def network() -> Iterator[DigitNetwork]:
    with DigitNetwork(paths.shipped_model("digits")) as opened:
        yield opened


@pytest.mark.parametrize("style", LAYOUTS)
def test_drawn_board_is_found_and_read(style: str, network: DigitNetwork) -> None:
    pictures = []
    for k, (upper, lower) in enumerate(SCORES):
        picture = draw_scene(k)
        draw_board(picture, upper, lower, LAYOUTS[style], server=k % 2)
        pictures.append(picture)
    finder = BoardFinder(network.classify)
    for picture in pictures[::4]:
        finder.add(picture)
    place = not_none(finder.find())
    reader = BoardReader(place, network.classify)
    for picture in [*pictures, draw_scene(20)]:
        reader.add(picture[place.region()])
    *scores, nothing = reader.scores()
    assert nothing is None
    read = [None if score is None else (" ".join(score.upper), " ".join(score.lower)) for score in scores]
    wrong = [pair for pair in zip(read, SCORES, strict=True) if pair[0] != pair[1]]
    assert not wrong


def test_place_reaches_as_far_as_two_pictures_show(network: DigitNetwork) -> None:
    finder, rights = BoardFinder(network.classify), []
    for k, (upper, lower) in enumerate([*[("8", "6")] * 6, ("8 6", "6 4"), ("8 7", "6 4")]):
        picture = draw_scene(k)
        draw_board(picture, upper, lower, LAYOUTS["red"])
        finder.add(picture)
        place = finder.find()
        rights.append(0.0 if place is None else place.right / place.scale)
    cell = 2.4 * LAYOUTS["red"].size
    assert rights[6] == pytest.approx(rights[5], abs=1)
    assert rights[7] - rights[5] == pytest.approx(cell, abs=2)


@pytest.mark.parametrize(("upper", "lower"), [("2 4 AD", "1 3"), ("2 4", "1 3 AD")])
def test_advantage_beside_an_empty_cell_is_read(upper: str, lower: str, network: DigitNetwork) -> None:
    pictures = []
    for k, pair in enumerate([("2 4 30", "1 3 15"), ("2 4 40", "1 3 40"), (upper, lower), ("2 4 40", "1 3 40")]):
        picture = draw_scene(k)
        draw_board(picture, *pair, LAYOUTS["dark"])
        pictures.append(picture)
    finder = BoardFinder(network.classify)
    for picture in pictures:
        finder.add(picture)
    place = not_none(finder.find())
    reader = BoardReader(place, network.classify)
    for picture in pictures:
        reader.add(picture[place.region()])
    score = not_none(reader.scores()[2])
    cells = [tuple(text.split()) for text in (upper, lower)]
    assert (score.upper, score.lower) == tuple((*row, "")[:3] for row in cells)


def test_pictures_without_board_have_no_place(network: DigitNetwork) -> None:
    finder = BoardFinder(network.classify)
    for seed in range(4):
        finder.add(draw_scene(seed))
    assert finder.find() is None


def test_dark_and_light_text_gives_same_glyphs() -> None:
    picture = np.full((100, 100), 40, np.uint8)
    picture[15:40, 20:32] = 230
    picture[20:35, 26:32] = 40
    light, dark = find_glyphs(picture), find_glyphs(np.asarray(255 - picture, np.uint8))
    assert set(map(tuple, light.boxes.tolist())) == set(map(tuple, dark.boxes.tolist())) == {(20, 15, 12, 25)}
    assert all(np.array_equal(one, other) for one, other in pairwise([*light.pictures, *dark.pictures]))
