"""The record of words: what tooltips and the manual say."""

import pytest

from rallytrace.settings.sections import rules_of
from rallytrace.settings.words import WORDS


def test_each_word_has_one_plain_sentence() -> None:
    assert list(WORDS) == sorted(WORDS)
    for word, sentence in WORDS.items():
        assert word == word.strip()
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert len(sentence) <= 110, word


@pytest.mark.parametrize(
    "term", ["inpainted", "occluded", "faint peak", "stride", "pinned", "non-play", "reel", "suspicion", "provider"]
)
def test_terms_of_the_field_are_explained(term: str) -> None:
    assert term in WORDS or any(
        f"Also called {term}" in sentence or f"called a {term}" in sentence for sentence in WORDS.values()
    )


def test_settings_explain_words_as_the_record_does() -> None:
    assert rules_of("provider")["name"].help == WORDS["provider"]
    assert rules_of("tracking")["stride"].help.startswith(WORDS["window step"])
