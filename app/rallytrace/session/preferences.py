"""The settings while the window is open: read once, changed in one place, and saved."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from rallytrace.errors import AppError
from rallytrace.settings import (
    COLLECTIONS,
    FILTERS,
    KEYS,
    MODELS,
    SECTIONS,
    Settings,
    read_settings,
    rules_of,
    settings_path,
)
from rallytrace.settings.file import write_changes
from rallytrace.settings.rules import MAX_RECENT_FILES, InvalidValueError, Rule
from rallytrace.settings.sections import contradiction
from rallytrace.texts import tr_lazy


class Preferences(QObject):
    """The user's settings. Callers read `value` and follow `changed`.

    Args:
        path: the settings file, or None for the one in the user's settings folder.

    Attributes:
        complaints: descriptions of unusable parts of the file, one sentence each, to show once.
    """

    changed = Signal(object)
    """The set of names of changed sections. `value` already holds the new settings."""
    save_failed = Signal(object)
    """An AppError. The change holds only until the program ends."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path or settings_path()
        reading = read_settings(self._path)
        self._value = reading.settings
        self.complaints = reading.complaints

    @property
    def value(self) -> Settings:
        return self._value

    def update(self, section: str, **values: object) -> None:
        """Change settings of a section. After an error nothing changes.

        Raises:
            AppError: a value has the wrong type or is out of range, or two values contradict each other.
        """
        rules = rules_of(section)
        made = {name: _allowed(rules[name], value) for name, value in values.items()}
        changed = replace(getattr(self._value, section), **made)
        problem = contradiction(changed)
        if problem:
            raise AppError(problem, tr_lazy("errors", "Change one of the two."))
        self._apply(replace(self._value, **{section: changed}))

    def set_keys(self, overrides: Mapping[str, tuple[str, ...]]) -> None:
        """Replace all user-defined shortcuts, by action id.

        Raises:
            AppError: the table is not valid.
        """
        self._apply(replace(self._value, keys=_allowed(COLLECTIONS[KEYS], overrides)))

    def set_filters(self, filters: Mapping[str, str]) -> None:
        """Replace the saved rally filters, by name."""
        self._apply(replace(self._value, filters=_allowed(COLLECTIONS[FILTERS], filters)))

    def remember_video(self, path: Path) -> None:
        self._apply(replace(self._value, recent_videos=_first(path, self._value.recent_videos)))

    def forget_video(self, path: Path) -> None:
        left = tuple(path_kept for path_kept in self._value.recent_videos if path_kept != path)
        self._apply(replace(self._value, recent_videos=left))

    def use_model(self, setting: str, path: Path | None, family: str | None = None) -> None:
        """Use another model from now on, and add it to the recent ones.

        Args:
            setting: the name of the setting for this kind of model, as in `ModelKind.setting`.
            path: the file, or None for the included one (or for no embedding network).
            family: the user's answer if a TrackNet's file leaves its family open.

        Raises:
            AppError: there is no such family.
        """
        recent, answer = f"recent_{setting}s", {"family": family} if setting == "tracknet" else {}
        files = _first(path, getattr(self._value.models, recent))
        self.update(MODELS, **{setting: path, recent: files}, **answer)

    def reset(self, section: str) -> None:
        """Reset a section, `keys` or `recent_videos` to its defaults."""
        self._apply(replace(self._value, **{section: getattr(Settings(), section)}))

    def _apply(self, value: Settings) -> None:
        previous = self._value
        changed = {name for name in (*SECTIONS, *COLLECTIONS) if getattr(value, name) != getattr(previous, name)}
        if not changed:
            return
        self._value = value
        failure = None
        try:
            write_changes(self._path, previous, value)
        except AppError as error:
            failure = error
        self.changed.emit(changed)
        if failure is not None:
            self.save_failed.emit(failure)


def _allowed(rule: Rule, value: object) -> Any:
    try:
        return rule.value(value)
    except InvalidValueError as error:
        raise AppError(error.problem) from error


def _first(path: Path | None, recent: tuple[Path, ...]) -> tuple[Path, ...]:
    if path is None:
        return recent
    return (path, *(item for item in recent if item != path))[:MAX_RECENT_FILES]
