"""The settings file: JSON, with only the differences from the defaults."""

import contextlib
import errno
import json
import stat
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_text, writing_error
from rallytrace.files.json_files import parse_json
from rallytrace.settings.rules import MOST_FILES, Rule, plain
from rallytrace.settings.sections import (
    COLLECTIONS,
    FILTERS,
    KEYS,
    RECENT_VIDEOS,
    SECTIONS,
    Section,
    Settings,
    contradiction,
    rules_of,
)

FILE_NAME: Final = "settings.json"
SCHEMA: Final = 1
_SCHEMA_KEY: Final = "schema"
_UNKNOWN: Final = object()

T = TypeVar("T")
_LARGEST_BYTES: Final = 16 * 2**20


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The content of a settings file.

    Attributes:
        settings: with the default for everything unusable.
        complaints: the dropped parts, a sentence each.
    """

    settings: Settings
    complaints: tuple[str, ...] = ()


def settings_path() -> Path:
    """The file in the user's settings folder."""
    return paths.config_dir() / FILE_NAME


def read_settings(path: Path) -> LoadedSettings:
    """Read the settings; without a file they are the defaults. Never raises.

    A file without JSON is moved to `<name>.broken` beside it, so that its content is not lost.
    """
    try:
        return _parsed(_text(path))
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except OSError as error:
        return LoadedSettings(Settings(), (f"The settings in {path} cannot be read ({error.strerror or error}).",))
    except ValueError:
        kept = path.with_name(path.name + ".broken")
        with contextlib.suppress(OSError):
            path.replace(kept)
        return LoadedSettings(
            Settings(), (f"The settings file is damaged. It was renamed to {kept}. Default settings are used.",)
        )


def write_settings(path: Path, settings: Settings) -> None:
    """Write the differences from the defaults; the folder is made if need be.

    Raises:
        AppError: it cannot be written; the file is as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unsaved(writing_error(path, error)) from error
    try:
        with atomic_text(path, overwrite=True) as stream:
            json.dump(overrides(settings), stream, indent=2)
            stream.write("\n")
    except AppError as error:
        raise _unsaved(error) from error


def write_changes(path: Path, previous: Settings, changed: Settings) -> None:
    """Write the differences of two settings onto those in the file, perhaps of another window.

    Raises:
        AppError: as `write_settings`.
    """
    try:
        on_disk = _parsed(_text(path)).settings
    except (OSError, ValueError):
        on_disk = changed
    write_settings(path, _carried_over(on_disk, previous, changed))


def overrides(settings: Settings) -> dict[str, Any]:
    """The differences from the defaults, in JSON's types."""
    kept: dict[str, Any] = {_SCHEMA_KEY: SCHEMA}
    for name in SECTIONS:
        section: Section = getattr(settings, name)
        changed = _differences(type(section)(), section)
        if changed:
            rules = rules_of(name)
            kept[name] = {
                rules[field_name].key or field_name: plain(changed[field_name])
                for field_name in rules
                if field_name in changed
            }
    for name in COLLECTIONS:
        if getattr(settings, name):
            kept[name] = plain(getattr(settings, name))
    return kept


def _text(path: Path) -> str:
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is not a file")
    if status.st_size > _LARGEST_BYTES:
        raise ValueError
    return path.read_text(encoding="utf-8")


def _parsed(text: str) -> LoadedSettings:
    given = parse_json(text)
    if not isinstance(given, dict):
        raise ValueError  # noqa: TRY004 - to the caller it is one more way of being damaged
    complaints: list[str] = []
    schema = given.pop(_SCHEMA_KEY, SCHEMA)
    if schema != SCHEMA:
        complaints.append(
            "The settings are from another version of RallyTrace. Only settings that this version knows are used."
        )
    made: dict[str, Any] = {}
    for name, values in given.items():
        if name in SECTIONS:
            made[name] = _section(name, values, complaints)
        elif name in COLLECTIONS:
            value = _kept(name, COLLECTIONS[name], values, complaints)
            made |= {} if value is _UNKNOWN else {name: value}
        else:
            complaints.append(f"The setting '{_short(name)}' is unknown and is ignored.")
    return LoadedSettings(Settings(**made), tuple(complaints))


def _section(name: str, values: object, complaints: list[str]) -> Section:
    section = SECTIONS[name]()
    if not isinstance(values, Mapping):
        complaints.append(f"The settings under '{name}' are not a table and are ignored.")
        return section
    rules = rules_of(name)
    by_key = {rule.key or field_name: field_name for field_name, rule in rules.items()}
    made: dict[str, Any] = {}
    for key, given in values.items():
        if key not in by_key:
            complaints.append(f"The setting '{name}.{_short(key)}' is unknown and is ignored.")
            continue
        value = _kept(f"{name}.{key}", rules[by_key[key]], given, complaints)
        made |= {} if value is _UNKNOWN else {by_key[key]: value}
    changed = replace(section, **made)
    problem = contradiction(changed)
    if problem:
        complaints.append(f"{problem} Those settings are ignored.")
        return section
    return changed


def _kept(name: str, rule: Rule, given: object, complaints: list[str]) -> Any:
    try:
        return rule.value(given)
    except ValueError as error:
        complaints.append(f"The setting '{name}' is ignored: {error}")
        return _UNKNOWN


def _carried_over(onto: Settings, previous: Settings, latest: Settings) -> Settings:
    """Settings with all differences of two others taken from the later one."""
    made: dict[str, Any] = {}
    for name in SECTIONS:
        on_disk, old, new = (getattr(settings, name) for settings in (onto, previous, latest))
        changed = _differences(old, new)
        if {"tracknet", "family"} & changed.keys():
            # A family is of the file that this window chose, not of another window's.
            changed |= {"tracknet": new.tracknet, "family": new.family}
        if "answers" in changed:
            changed["answers"] = _merged(on_disk.answers, old.answers, new.answers)
        section: Section = replace(on_disk, **changed)
        # Two windows may each have set half of what only together makes no sense; the later one wins.
        made[name] = getattr(latest, name) if contradiction(section) else section
    made[KEYS] = _merged(onto.keys, previous.keys, latest.keys)
    made[FILTERS] = _merged(onto.filters, previous.filters, latest.filters)
    made[RECENT_VIDEOS] = _latest(onto.recent_videos, previous.recent_videos, latest.recent_videos)
    return replace(onto, **made)


def _merged(onto: Mapping[str, T], previous: Mapping[str, T], changed: Mapping[str, T]) -> dict[str, T]:
    """A table with all differences of two others taken from the later one."""
    kept = {key: value for key, value in onto.items() if key in changed or key not in previous}
    return kept | {key: value for key, value in changed.items() if previous.get(key) != value}


def _latest(onto: Sequence[Path], previous: Sequence[Path], changed: Sequence[Path]) -> tuple[Path, ...]:
    """Recent files, with those newly in front first, without the removed ones."""
    ranks = {path: rank for rank, path in enumerate(previous)}
    first = [path for rank, path in enumerate(changed) if rank < ranks.get(path, len(changed))]
    kept = [path for path in onto if path not in first and (path in changed or path not in previous)]
    return (*first, *kept)[:MOST_FILES]


def _differences(previous: Section, changed: Section) -> dict[str, Any]:
    names = [setting.name for setting in fields(changed)]
    return {name: getattr(changed, name) for name in names if getattr(changed, name) != getattr(previous, name)}


def _unsaved(error: AppError) -> AppError:
    return AppError(f"The settings could not be saved. {error.problem}", "They apply until you close RallyTrace.")


def _short(name: object) -> str:
    return str(name)[:60]
