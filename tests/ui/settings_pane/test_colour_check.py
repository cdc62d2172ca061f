from rallytrace.settings import AppearanceSettings
from rallytrace.ui.settings_pane.appearance_page import MIN_COLOUR_DISTANCE, distance, similar_colours

DEFAULTS = AppearanceSettings()
GREEN_BLIND = "with deuteranopia (green-blind)"


def test_distances_are_those_of_cielab() -> None:
    assert abs(distance("#000000", "#ffffff") - 100) < 0.01
    assert distance("#336699", "#336699") == 0
    # Lab of sRGB red is (53.24, 80.09, 67.20), of green (87.73, -86.18, 83.18).
    assert abs(distance("#ff0000", "#00ff00") - 170.6) < 0.2


def test_eyes_without_red_or_green_confuse_the_two() -> None:
    assert distance("#ff0000", "#00a000") > 100
    assert distance("#ff0000", "#00a000", GREEN_BLIND) < MIN_COLOUR_DISTANCE
    assert distance("#0000ff", "#ffb000", GREEN_BLIND) > 100


def test_the_defaults_are_told_apart_with_every_kind_of_eyes() -> None:
    colours = {
        "The predicted path": DEFAULTS.predicted_colour,
        "The filled path": DEFAULTS.inpainted_colour,
        "The human points": DEFAULTS.human_colour,
    }
    assert similar_colours(colours) == ()


def test_a_likeness_is_said_in_a_sentence() -> None:
    same = {"The predicted path": "#ff0000", "The filled path": "#fa0000"}
    (sentence,) = similar_colours(same)
    assert sentence.startswith("The predicted path and the filled path ")
    confused = {"The predicted path": "#ff0000", "The filled path": "#00a000"}
    (sentence,) = similar_colours(confused)
    assert sentence.endswith(f"{GREEN_BLIND}.")
