"""The settings while the window is open."""

import json
from pathlib import Path

import pytest

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.session.preferences import Preferences
from rallytrace.settings import PlaybackSettings, Settings, TrackingSettings
from rallytrace.tracking.options import TrackOptions

pytestmark = pytest.mark.usefixtures("qapp")


class Listener:
    """What was signalled."""

    def __init__(self, preferences: Preferences) -> None:
        self.changes: list[set[str]] = []
        self.failures: list[AppError] = []
        preferences.changed.connect(self.changes.append)
        preferences.save_failed.connect(self.failures.append)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def preferences(path: Path) -> Preferences:
    return Preferences(path)


@pytest.fixture
def heard(preferences: Preferences) -> Listener:
    return Listener(preferences)


def test_a_change_holds_at_once_is_told_and_survives_a_restart(
    preferences: Preferences, heard: Listener, path: Path
) -> None:
    preferences.update("playback", cache_mb=1024, auto_advance=True)
    assert preferences.value.playback == PlaybackSettings(cache_mb=1024, auto_advance=True)
    assert heard.changes == [{"playback"}]
    assert Preferences(path).value == preferences.value


def test_unchanged_setting_is_neither_reported_nor_written(
    preferences: Preferences, heard: Listener, path: Path
) -> None:
    preferences.update("playback", cache_mb=PlaybackSettings().cache_mb)
    preferences.reset("keys")
    assert heard.changes == []
    assert not path.exists()


def test_invalid_value_is_refused_and_nothing_changes(preferences: Preferences, heard: Listener) -> None:
    with pytest.raises(AppError, match=r"Frame cache .* 64 to 16384 MB"):
        preferences.update("playback", auto_advance=True, cache_mb=5)
    with pytest.raises(AppError, match="background"):
        preferences.update("tracking", background_start=50, background_stop=50)
    with pytest.raises(AppError, match="Keys must be"):
        preferences.set_keys({"play": "P"})  # type: ignore[dict-item]
    assert preferences.value == Settings()
    assert heard.changes == []


def test_a_section_can_be_given_its_defaults_back(preferences: Preferences, heard: Listener, path: Path) -> None:
    preferences.update("playback", cache_mb=1024)
    preferences.set_keys({"play": ("P",), "undo": ()})
    preferences.reset("playback")
    assert preferences.value.playback == PlaybackSettings()
    assert heard.changes == [{"playback"}, {"keys"}, {"playback"}]
    assert json.loads(path.read_text()) == {"schema": 1, "keys": {"play": ["P"], "undo": []}}


def test_recent_files_are_ordered_unique_and_limited(
    preferences: Preferences,
) -> None:
    for number in (*range(20), 15):
        preferences.remember_video(Path(f"{number}.mp4"))
    names = [video.stem for video in preferences.value.recent_videos]
    assert names == ["15", "19", "18", "17", "16", "14", "13", "12", "11", "10", "9", "8"]
    preferences.forget_video(Path("15.mp4"))
    assert Path("15.mp4") not in preferences.value.recent_videos


def test_a_model_is_taken_with_its_answer_and_remembered(preferences: Preferences, heard: Listener) -> None:
    preferences.use_model("tracknet", Path("a.onnx"), "concat")
    preferences.use_model("tracknet", Path("b.onnx"))
    models = preferences.value.models
    assert (models.tracknet, models.family) == (Path("b.onnx"), None)
    preferences.use_model("tracknet", None)
    preferences.use_model("inpaintnet", Path("c.onnx"))
    models = preferences.value.models
    assert (models.tracknet, models.inpaintnet) == (None, Path("c.onnx"))
    assert models.recent_tracknets == (Path("b.onnx"), Path("a.onnx"))
    assert models.recent_inpaintnets == (Path("c.onnx"),)
    assert heard.changes == [{"models"}] * 4


def test_a_change_that_cannot_be_saved_holds_and_is_reported(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    preferences = Preferences(path)
    heard = Listener(preferences)
    preferences.update("playback", cache_mb=1024)
    assert preferences.value.playback.cache_mb == 1024
    assert heard.changes == [{"playback"}]
    (failure,) = heard.failures
    assert "could not be saved" in failure.problem
    assert "until you close RallyTrace" in failure.remedy


def test_two_windows_keep_what_the_other_has_changed(preferences: Preferences, path: Path) -> None:
    other = Preferences(path)
    preferences.update("playback", cache_mb=1024)
    other.update("playback", auto_advance=True)
    other.update("appearance", theme="dark")
    preferences.update("appearance", theme="light")
    after = Preferences(path).value
    assert after.playback == PlaybackSettings(cache_mb=1024, auto_advance=True)
    assert after.appearance.theme == "light"


def test_a_broken_file_is_survived_kept_and_told(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"playback": {"cache_mb": 1024')
    preferences = Preferences(path)
    assert preferences.value == Settings()
    assert "settings.json.broken" in preferences.complaints[0]
    preferences.update("playback", cache_mb=128)
    again = Preferences(path)
    assert again.complaints == ()
    assert again.value.playback.cache_mb == 128
    assert path.with_name("settings.json.broken").exists()


def test_without_a_place_the_users_own_is_used() -> None:
    Preferences().update("playback", cache_mb=128)
    assert (paths.config_dir() / "settings.json").is_file()


def test_background_range_beyond_the_video_is_ignored() -> None:
    settings = Settings(tracking=TrackingSettings(background_start=5000, background_stop=6000))
    assert TrackOptions.of(settings.tracking, 9000).background_over == range(5000, 6000)
    assert TrackOptions.of(settings.tracking, 5500).background_over == range(5000, 5500)
    assert TrackOptions.of(settings.tracking, 3000).background_over is None
