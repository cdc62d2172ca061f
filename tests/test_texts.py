"""Test that texts are English until a language is in use, and shown in that language afterwards."""

import copy
import json
import pickle
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from rallytrace.errors import AppError
from rallytrace.settings.languages import LANGUAGES, Language, language_for, language_of
from rallytrace.texts import (
    TextEnum,
    join_sentences,
    join_texts,
    pack_texts,
    percent_sign,
    recognize,
    shown,
    shown_number,
    tr,
    tr_lazy,
    unpack_texts,
    use_language,
)
from rallytrace.track.wording import count_noun, frames_text

_DANISH = {
    ("errors", "{path} is not a video."): "{path} er ikke en video.",
    ("errors", "Choose another file."): "Vælg en anden fil.",
    ("video", "frame {frame}"): "billede {frame}",
    ("window", "{frames} of {share:.1%}"): "{share:.1%} af {frames}",
    ("window", "Broken {name}"): "Brudt {other}",
    ("match", "smash"): "smash (da)",
}


def _danish(context: str, text: str, number: int) -> str:
    if context == "counts":
        return "%n billede" if number == 1 else "%n billeder"
    return _DANISH.get((context, text), "")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language(None)


def test_texts_are_english_without_a_language() -> None:
    assert tr("video", "frame {frame}", frame=7) == "frame 7"
    assert count_noun(1, "frame") == "1 frame"
    assert count_noun(12345, "frame") == "12,345 frames"
    assert tr("window", "%n rallies", singular="%n rally", n=1) == "1 rally"


def test_texts_are_translated_where_they_are_shown() -> None:
    made_before = tr_lazy("video", "frame {frame}", frame=7)
    use_language(_danish)
    assert made_before == "frame 7"
    assert shown(made_before) == "billede 7"
    assert tr("video", "frame {frame}", frame=8) == "billede 8"
    assert shown("no text of ours") == "no text of ours"


def test_numbers_and_nouns_follow_the_language() -> None:
    use_language(_danish, decimal_comma=True, percent="\N{NO-BREAK SPACE}%")
    frames = count_noun(12345, "frame")
    shown_text = tr("window", "{frames} of {share:.1%}", frames=frames, share=0.025)
    assert shown_text == "2,5\N{NO-BREAK SPACE}% af 12.345 billeder"
    assert shown(count_noun(1, "frame")) == "1 billede"
    assert shown_number(1234.5, ",.1f") == "1.234,5"
    assert frames == "12,345 frames"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "1,240.5%"),
        ("da", "1.240,5\N{NO-BREAK SPACE}%"),
        ("es", "1.240,5\N{NO-BREAK SPACE}%"),
        ("id", "1.240,5%"),
        ("ja", "1,240.5%"),
        ("zh_CN", "1,240.5%"),
        ("zh_TW", "1,240.5%"),
    ],
)
def test_shares_are_written_as_in_the_language(code: str, expected: str) -> None:
    language = language_of(code)
    use_language(lambda _context, text, _number: text, decimal_comma=language.decimal_comma, percent=language.percent)
    assert shown_number(12.405, ",.1%") == expected
    assert tr("window", "{share:,.1%}", share=12.405) == expected
    assert expected.endswith(percent_sign())


@pytest.mark.parametrize("language", LANGUAGES[1:], ids=lambda language: language.code)
def test_no_translation_writes_percent_signs_in_its_own_way(language: Language) -> None:
    path = Path(__file__).parents[1] / "resources" / "translations" / f"rallytrace_{language.code}.ts"
    messages = list(ET.parse(path).iter("message"))  # noqa: S314 - our own file
    english = [message.findtext("source") or "" for message in messages]
    own = [text for message in messages for part in message.iter("translation") for text in part.itertext()]
    wrong = [text for text in english if re.search(r"\}\s?%|\d\s%", text)]
    wrong += [text for text in own if re.search(rf"\}}\s?%|\d(?!{re.escape(language.percent)})\s?%(?![n}}])", text)]
    assert wrong == []


def test_frames_have_the_separators_of_the_language() -> None:
    frames, frame = frames_text(range(1204, 12_346)), frames_text(range(1204, 1205))
    assert (frames, frame, shown(frames)) == ("1,204\N{EN DASH}12,345", "1,204", "1,204\N{EN DASH}12,345")
    use_language(_danish, decimal_comma=True)
    assert (shown(frames), shown(frame)) == ("1.204\N{EN DASH}12.345", "1.204")
    assert tr("video", "frame {frame}", frame=frame) == "billede 1.204"


def test_names_with_the_signs_of_fields_stay_as_they_are() -> None:
    name = "100%n {b}"
    for decimal_comma in (False, True):
        assert tr("window", "%n of {name}", singular="%n of {name}", n=3, name=name) == f"3 of {name}"
        use_language(lambda _context, text, _number: text, decimal_comma=decimal_comma)


def test_a_text_without_a_translation_stays_english() -> None:
    use_language(_danish)
    assert tr("window", "Not there") == "Not there"
    assert tr("window", "Broken {name}", name="x") == "Broken x"


def test_lists_of_texts_are_translated_part_by_part() -> None:
    parts = join_texts([count_noun(2, "frame"), "{x}", tr_lazy("match", "smash")])
    assert parts == "2 frames, {x}, smash"
    use_language(_danish)
    assert shown(parts) == "2 billeder, {x}, smash (da)"
    assert shown(join_texts([])) == ""


def test_sentences_are_joined_as_the_language_needs_it() -> None:
    first, second = tr_lazy("errors", "It broke."), tr_lazy("errors", "Mend it.")
    assert join_sentences(first, "", second) == "It broke. Mend it."
    use_language(lambda _context, text, _number: {"It broke.": "坏了。", "Mend it.": "请修理。"}[text])
    assert join_sentences(first, "", second) == "坏了。请修理。"


def test_errors_are_english_in_logs_and_translated_in_the_window() -> None:
    use_language(_danish)
    error = AppError(
        tr_lazy("errors", "{path} is not a video.", path="a\nb"), tr_lazy("errors", "Choose another file.")
    )
    assert str(error) == "a\\nb is not a video. Choose another file."
    assert error.shown() == "a\\nb er ikke en video. Vælg en anden fil."
    from_path = AppError(tr_lazy("errors", "{path} is not a video.", path=Path("a\nb")))
    assert str(from_path) == "a\\nb is not a video."
    assert from_path.shown() == "a\\nb er ikke en video."
    assert AppError("From elsewhere.").shown() == "From elsewhere."


def test_texts_survive_copies_and_other_processes() -> None:
    text = tr_lazy("video", "frame {frame}", frame=count_noun(2, "frame"))
    copies = [pickle.loads(pickle.dumps(text)), copy.deepcopy(text)]  # noqa: S301 - our own bytes
    use_language(_danish)
    assert {shown(one) for one in copies} == {"billede 2 billeder"}


def test_enumerations_are_stored_in_english() -> None:
    class Stroke(TextEnum):
        SMASH = tr_lazy("match", "smash")

    use_language(_danish)
    assert Stroke("smash") is Stroke.SMASH
    assert type(Stroke.SMASH.value) is str
    assert f"{Stroke.SMASH}" == "smash"
    assert shown(Stroke.SMASH.text) == "smash (da)"


def test_texts_survive_json() -> None:
    text = tr_lazy("video", "frame {frame}", frame=count_noun(2, "frame"))
    sent = json.loads(json.dumps(pack_texts({"findings": [text, Path("a").name], "size": tr_lazy("match", "smash")})))
    use_language(_danish)
    found = unpack_texts(sent)
    assert [shown(one) for one in found["findings"]] == ["billede 2 billeder", "a"]
    assert found == {"findings": ["frame 2 frames", "a"], "size": "smash"}


@pytest.mark.parametrize(
    "packed",
    [
        {"~text": "frame"},
        {"~text": ["video", "{a}", "{a:999999999}", -1, {"a": 1}]},
        {"~text": ["video", "{a.__class__}", "a", -1, {"a": 1}]},
        {"~text": ["video", "{b}", "b", -1, {"a": 1}]},
        {"~text": ["video", "{}", "{}", -1, {"": 1}]},
        {"~text": ["video", "{0}", "{0}", -1, {"0": 1}]},
        {"~text": ["video", "{a:.1f}", "{a:.1f}", -1, {"a": None}]},
        {"~text": ["video", "{a:.1f}", "{a:.1f}", -1, {"a": 10**400}]},
    ],
)
def test_other_texts_in_json_are_refused(packed: object) -> None:
    with pytest.raises(ValueError, match="a text"):
        unpack_texts(packed)


def test_shares_and_long_numbers_survive_json() -> None:
    text = tr_lazy("video", "{share:.0%} of {limit:.12g}", share=0.25, limit=1234567.5)
    assert unpack_texts(json.loads(json.dumps(pack_texts(text)))) == "25% of 1234567.5"


def test_stored_texts_are_recognized() -> None:
    known = (
        tr_lazy("video", "frame {frame}", frame="{frame}"),
        tr_lazy("match", "smash"),
        tr_lazy("counts", "%n frames", singular="%n frame", n=2),
    )
    assert recognize("frame 7", known) == "frame 7"
    use_language(_danish)
    assert shown(recognize("frame smash", known)) == "billede smash (da)"
    assert shown(recognize("1,204 frames", known)) == "1,204 billeder"
    assert shown(recognize("none of these", known)) == "none of these"


@pytest.mark.parametrize("count", [",", "9" * 5000, "12,34", "3,000,000,000"])
def test_stored_counts_that_are_no_counts_are_not_recognized(count: str) -> None:
    known = (tr_lazy("counts", "%n frames", singular="%n frame", n=2),)
    assert recognize(f"{count} frames", known) == f"{count} frames"


def test_stored_text_in_itself_a_thousand_times_is_recognized() -> None:
    stored = "frame " * 1000
    assert recognize(stored, (tr_lazy("video", "frame {frame}", frame=""),)) == stored


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["zh-Hans-CN"], "zh_CN"),
        (["zh-CN"], "zh_CN"),
        (["zh-Hant-HK"], "zh_TW"),
        (["zh-TW"], "zh_TW"),
        (["zh"], "zh_CN"),
        (["es-AR"], "es"),
        (["ja"], "ja"),
        (["in-ID"], "id"),
        (["fr-FR", "da-DK"], "da"),
        (["fr", "en-GB", "da"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_language_of_the_system(tags: list[str], code: str) -> None:
    assert language_for(tags).code == code


def test_unknown_codes_mean_english() -> None:
    assert language_of("tlh").code == "en"
    assert {language_of(language.code) for language in LANGUAGES} == set(LANGUAGES)


def test_lists_are_joined_by_the_comma_of_the_language() -> None:
    listed = join_texts(("one", "two"))
    use_language(lambda _context, text, _number: text, comma="\N{IDEOGRAPHIC COMMA}")
    assert shown(listed) == "one\N{IDEOGRAPHIC COMMA}two"
    assert listed == "one, two"
