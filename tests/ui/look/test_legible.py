from hypothesis import given
from hypothesis import strategies as st

from rallytrace.ui.look.theme import contrast, legible

COLOURS = st.tuples(st.integers(0, 255), st.integers(0, 255), st.integers(0, 255))


@given(COLOURS, COLOURS)
def test_every_colour_can_be_made_to_show_on_every_ground(
    colour: tuple[int, int, int], ground: tuple[int, int, int]
) -> None:
    assert contrast(legible(colour, ground), ground) >= 2.6


def test_a_colour_that_shows_is_left_alone() -> None:
    assert legible((76, 195, 255), (26, 28, 30)) == (76, 195, 255)


def test_yellow_on_white_becomes_a_darker_yellow() -> None:
    red, green, blue = legible((247, 232, 75), (255, 255, 255))
    assert red >= green > blue
    assert red < 247
