"""Test that names of steps and rallies, which are stored in English, are shown in the language of the window."""

import pytest

from pseudo_language import MARK, pseudo_language
from rallytrace.texts import shown
from rallytrace.track.step_names import player_words, rally_words, step_words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Accept", 1),
        ("Mark a serve", 2),
        ("Name a short service", 2),
        ("Name Rally 3", 2),
        ("Name Final point", 1),
        ("Remove Rally of the day", 1),
        ("Remove Rally 3 (2)", 2),
        ("Winner of Rally 12", 2),
        ("Remove 12 events", 1),
        ("Import 1 rally", 1),
        ("Fill 1,204 frames as hidden (cubic)", 2),
        ("Rename Player 1 to Lee", 2),
        ("Lee plays with the left hand", 1),
    ],
)
def test_step_names_are_translated_with_the_words_in_them(name: str, words: int) -> None:
    assert step_words(name) == name
    with pseudo_language():
        assert shown(step_words(name)).count(MARK) == words


def test_only_numbered_rallies_and_players_are_translated() -> None:
    with pseudo_language():
        assert shown(rally_words("Rally 12")).startswith(f"{MARK}Rally 12")
        assert shown(rally_words("Final point")) == "Final point"
        assert shown(rally_words("Rally of the day")) == "Rally of the day"
        assert shown(player_words("Player 2")).startswith(f"{MARK}Player 2")
        assert shown(player_words("Lee")) == "Lee"
        assert shown(player_words("Player of the year")) == "Player of the year"
