"""The settings file: forgiving, complete, and only as long as the user's own choices."""

import dataclasses
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rallytrace.arguments.options import PROVIDERS
from rallytrace.errors import AppError
from rallytrace.model_records.network_modes import Decoding, EvalMode
from rallytrace.settings import (
    COLLECTIONS,
    SECTIONS,
    ModelSettings,
    Rule,
    Settings,
    TrackingSettings,
    ValueKind,
    read_settings,
    rules_of,
    write_settings,
)
from rallytrace.settings.file import overrides, write_changes
from rallytrace.settings.rules import MAX_RECENT_FILES
from rallytrace.settings.sections import contradiction
from rallytrace.track.sports import Sport

TEXT = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1, max_size=20)
FILES = st.builds(Path, TEXT)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def values_of(rule: Rule) -> st.SearchStrategy[Any]:
    """Everything that a rule allows."""
    made: dict[ValueKind, st.SearchStrategy[Any]] = {
        ValueKind.TRUTH: st.booleans(),
        ValueKind.CHOICE: st.sampled_from([value for value, _ in rule.choices] or [""]),
        ValueKind.COLOUR: st.from_regex(r"#[0-9a-f]{6}", fullmatch=True),
        ValueKind.FILE: FILES,
        ValueKind.FILES: st.lists(FILES, max_size=5).map(tuple),
        ValueKind.WORDS: st.dictionaries(TEXT, TEXT, max_size=3),
        ValueKind.KEYS: st.dictionaries(TEXT, st.lists(TEXT, max_size=2).map(tuple), max_size=3),
    }
    if rule.kind is ValueKind.INTEGER:
        strategy: st.SearchStrategy[Any] = st.integers(int(rule.minimum), int(rule.maximum))
    elif rule.kind is ValueKind.DECIMAL:
        strategy = st.floats(rule.minimum, rule.maximum)
    else:
        strategy = made[rule.kind]
    return st.none() | strategy if rule.none_words else strategy


def sections(name: str) -> st.SearchStrategy[Any]:
    return st.builds(SECTIONS[name], **{key: values_of(rule) for key, rule in rules_of(name).items()})


SETTINGS = st.builds(
    Settings,
    **{name: sections(name).filter(lambda section: not contradiction(section)) for name in SECTIONS},
    **{name: values_of(rule) for name, rule in COLLECTIONS.items()},
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=10,
)
NAMES = st.sampled_from([*SECTIONS, *COLLECTIONS, "schema", "colour of the sky"])
KEYS = st.sampled_from(sorted({rule.key or key for name in SECTIONS for key, rule in rules_of(name).items()}))


@given(settings=SETTINGS)
def test_written_settings_are_read_back(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    write_settings(path, settings)
    reading = read_settings(path)
    assert reading.settings == settings
    assert reading.complaints == ()


@example(table={"tracking": {"": True}})
@given(table=st.dictionaries(NAMES, st.dictionaries(KEYS, JSON, max_size=6) | JSON, max_size=4))
def test_any_json_gives_allowed_settings_and_sentences(
    table: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(json.dumps(table), encoding="utf-8")
    reading = read_settings(path)
    for name in SECTIONS:
        section = getattr(reading.settings, name)
        assert not contradiction(section)
        for key, rule in rules_of(name).items():
            assert rule.value(getattr(section, key)) == getattr(section, key)
    assert all(sentence.endswith(".") for sentence in reading.complaints)


@given(content=st.binary(max_size=200))
def test_whatever_a_file_holds_reading_it_gives_settings(
    content: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_bytes(content)
    assert isinstance(read_settings(path).settings, Settings)


def test_the_defaults_obey_their_own_rules() -> None:
    for name in SECTIONS:
        for key, rule in rules_of(name).items():
            default = getattr(getattr(Settings(), name), key)
            assert rule.value(default) == default, f"{name}.{key}"
            assert type(rule.value(default)) is type(default), f"{name}.{key}"


def test_every_setting_has_words_for_the_pane() -> None:
    for name in SECTIONS:
        for key, rule in rules_of(name).items():
            assert rule.name, f"{name}.{key}"
            assert all(words for _, words in rule.choices)
            assert rule.kind is not ValueKind.CHOICE or rule.choices


def test_the_choices_are_those_of_the_command_line() -> None:
    assert [value for value, _ in rules_of("provider")["name"].choices] == list(PROVIDERS)
    assert [value for value, _ in rules_of("tracking")["eval_mode"].choices] == list(EvalMode)
    assert [value for value, _ in rules_of("tracking")["decoding"].choices] == list(Decoding)
    assert [value for value, _ in rules_of("tracking")["sport"].choices] == list(Sport)


def test_only_what_differs_from_the_defaults_is_written(path: Path) -> None:
    write_settings(path, Settings())
    assert json.loads(path.read_text()) == {"schema": 1}
    write_settings(path, Settings(tracking=TrackingSettings(stride=2)))
    assert json.loads(path.read_text()) == {"schema": 1, "tracking": {"stride": 2}}


def test_without_a_file_the_defaults_hold_in_silence(path: Path) -> None:
    reading = read_settings(path)
    assert (reading.settings, reading.complaints) == (Settings(), ())


@pytest.mark.parametrize("content", ["", "{", "[1, 2]", "null", "{'schema': 1}", "[" * 100000, "\xff\xfe"])
def test_a_broken_file_is_kept_and_the_defaults_are_used(path: Path, content: str) -> None:
    path.write_bytes(content.encode("latin-1"))
    reading = read_settings(path)
    assert reading.settings == Settings()
    (sentence,) = reading.complaints
    assert "settings.json.broken" in sentence
    assert not path.exists()
    assert path.with_name("settings.json.broken").read_bytes() == content.encode("latin-1")


@pytest.mark.parametrize(
    ("section", "key", "value", "says"),
    [
        ("playback", "cache_mb", 63, "a whole number from 64 to 16384 MB"),
        ("playback", "cache_mb", 512.5, "a whole number"),
        ("playback", "cache_mb", "512", "a whole number"),
        ("playback", "cache_mb", True, "a whole number"),
        ("playback", "cache_mb", None, "a whole number"),
        ("playback", "auto_advance", 1, "true or false"),
        ("appearance", "marker_size", 31, "a number from 4 to 30 px"),
        ("appearance", "marker_size", float("nan"), "a number from 4 to 30"),
        ("appearance", "theme", "blue", "one of 'system', 'light', 'dark'"),
        ("appearance", "human_colour", "red", "a colour such as"),
        ("provider", "name", "gpu", "one of 'auto', 'cpu'"),
        ("tracking", "threshold", 1, "a number from 0.01 to 0.99"),
        ("models", "tracknet", "", "the path of a file"),
        ("models", "tracknet", 7, "the path of a file"),
        ("models", "tracknet", "a\0b", "the path of a file"),
        ("models", "recent_tracknets", "one.onnx", "a list of"),
        ("models", "answers", {"abc": 1}, "a table"),
    ],
)
def test_bad_value_is_dropped_with_a_sentence(path: Path, section: str, key: str, value: object, says: str) -> None:
    path.write_text(json.dumps({section: {key: value}, "keys": {"play": ["P"]}}))
    reading = read_settings(path)
    assert getattr(reading.settings, section) == SECTIONS[section]()
    assert reading.settings.keys == {"play": ("P",)}
    (sentence,) = reading.complaints
    assert f"'{section}.{key}'" in sentence
    assert says in sentence


def test_unknown_sections_and_keys_are_dropped_with_a_sentence(path: Path) -> None:
    path.write_text(json.dumps({"weather": {}, "playback": {"tempo": 3, "cache_mb": 128}, "models": [1]}))
    reading = read_settings(path)
    assert reading.settings.playback.cache_mb == 128
    assert [word in " ".join(reading.complaints) for word in ("'weather'", "'playback.tempo'", "'models'")] == [
        True
    ] * 3


def test_file_of_later_version_is_used_as_far_as_possible(path: Path) -> None:
    path.write_text(json.dumps({"schema": 2, "playback": {"cache_mb": 128}}))
    reading = read_settings(path)
    assert reading.settings.playback.cache_mb == 128
    assert "another version" in reading.complaints[0]


def test_a_background_that_holds_no_frame_is_dropped(path: Path) -> None:
    path.write_text(json.dumps({"tracking": {"background_start": 9, "background_stop": 9}}))
    reading = read_settings(path)
    assert reading.settings == Settings()
    assert "background" in reading.complaints[0]


def test_two_windows_keep_each_others_changes(path: Path) -> None:
    mine = dataclasses.replace(Settings(), tracking=TrackingSettings(stride=2))
    theirs = dataclasses.replace(Settings(), tracking=TrackingSettings(batch=4), recent_videos=(Path("a.mp4"),))
    write_changes(path, Settings(), mine)
    write_changes(path, Settings(), theirs)
    assert read_settings(path).settings == Settings(
        tracking=TrackingSettings(stride=2, batch=4), recent_videos=(Path("a.mp4"),)
    )
    write_changes(path, mine, Settings())
    assert overrides(read_settings(path).settings)["tracking"] == {"batch": 4}


def test_a_family_stays_with_the_model_that_it_was_chosen_for(path: Path) -> None:
    chosen = Settings(models=ModelSettings(tracknet=Path("mine.onnx"), family="subtract"))
    other = Settings(models=ModelSettings(tracknet=Path("other.onnx")))
    write_changes(path, Settings(), chosen)
    write_changes(path, Settings(), other)
    assert read_settings(path).settings == other


def test_recent_videos_and_answers_of_two_windows_are_all_kept(path: Path) -> None:
    first = Settings(
        models=ModelSettings(family_by_sha256={"a": "concat"}), recent_videos=(Path("a.mp4"), Path("old.mp4"))
    )
    second = Settings(
        models=ModelSettings(family_by_sha256={"b": "grey"}), recent_videos=(Path("b.mp4"), Path("old.mp4"))
    )
    before = Settings(recent_videos=(Path("old.mp4"),))
    write_changes(path, before, before)
    write_changes(path, before, first)
    write_changes(path, before, second)
    both = read_settings(path).settings
    assert both.recent_videos == (Path("b.mp4"), Path("a.mp4"), Path("old.mp4"))
    assert both.models.family_by_sha256 == {"a": "concat", "b": "grey"}
    write_changes(path, both, dataclasses.replace(both, recent_videos=(), models=ModelSettings()))
    assert read_settings(path).settings == Settings()


def test_two_windows_share_the_full_list_of_recent_videos(path: Path) -> None:
    before = Settings(recent_videos=tuple(Path(f"{number}.mp4") for number in range(MAX_RECENT_FILES)))
    write_changes(path, Settings(), before)
    for name in ("a.mp4", "b.mp4"):
        after = dataclasses.replace(before, recent_videos=(Path(name), *before.recent_videos[:-1]))
        write_changes(path, before, after)
    reading = read_settings(path)
    assert reading.complaints == ()
    assert reading.settings.recent_videos[:3] == (Path("b.mp4"), Path("a.mp4"), Path("0.mp4"))


def test_keys_that_two_windows_have_changed_are_all_kept(path: Path) -> None:
    write_changes(path, Settings(), Settings(keys={"play": ("P",)}))
    write_changes(path, Settings(), Settings(keys={"undo": ("Ctrl+U",)}))
    assert read_settings(path).settings.keys == {"play": ("P",), "undo": ("Ctrl+U",)}


def test_a_family_chosen_anew_takes_its_model_with_it(path: Path) -> None:
    first = Settings(models=ModelSettings(tracknet=Path("x.onnx"), family="concat"))
    write_changes(path, Settings(), first)
    write_changes(path, Settings(), Settings(models=ModelSettings(tracknet=Path("y.onnx"))))
    again = Settings(models=ModelSettings(tracknet=Path("x.onnx"), family="subtract_concat"))
    write_changes(path, first, again)
    assert read_settings(path).settings == again


def test_halves_of_a_contradiction_by_two_windows_are_not_joined(path: Path) -> None:
    write_changes(path, Settings(), Settings(tracking=TrackingSettings(background_start=100)))
    write_changes(path, Settings(), Settings(tracking=TrackingSettings(background_stop=50)))
    reading = read_settings(path)
    assert reading.complaints == ()
    assert reading.settings.tracking == TrackingSettings(background_stop=50)


def test_file_broken_meanwhile_is_rewritten_with_all_settings(path: Path) -> None:
    before = Settings(tracking=TrackingSettings(stride=2))
    path.write_text("{")
    write_changes(path, before, dataclasses.replace(before, recent_videos=(Path("a.mp4"),)))
    assert read_settings(path).settings == dataclasses.replace(before, recent_videos=(Path("a.mp4"),))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_named(path: Path) -> None:
    path.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(AppError, match="could not be saved"):
        write_settings(path, Settings())


def test_invalid_folder_is_named_and_nothing_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(AppError, match="could not be saved") as caught:
        write_settings(tmp_path / "file" / "settings.json", Settings())
    assert "-o" not in caught.value.remedy
    (tmp_path / "settings.json").mkdir()
    with pytest.raises(AppError, match="could not be saved"):
        write_settings(tmp_path / "settings.json", Settings())
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "settings.json"]
    assert len(read_settings(tmp_path / "settings.json").complaints) == 1
