"""The settings file: JSON that holds only the values that differ from the defaults."""

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
from rallytrace.settings.rules import MAX_RECENT_FILES, InvalidValueError, Rule, plain
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
from rallytrace.texts import tr_lazy

FILE_NAME: Final = "settings.json"
SCHEMA: Final = 1
_SCHEMA_KEY: Final = "schema"
_UNKNOWN: Final = object()

T = TypeVar("T")
_MAX_FILE_BYTES: Final = 16 * 2**20


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The content of a settings file.

    Attributes:
        settings: The settings; unusable values are replaced by their defaults.
        complaints: One sentence for each dropped value, to be given to `shown`.
    """

    settings: Settings
    complaints: tuple[str, ...] = ()


def settings_path() -> Path:
    """Return the path of the settings file in the user's configuration folder."""
    return paths.config_dir() / FILE_NAME


def read_settings(path: Path) -> LoadedSettings:
    """Read the settings file. Return the defaults if it does not exist, and never raise.

    A file that is not JSON is renamed to `<name>.broken`, so that its content is not lost.
    """
    try:
        return _parsed(_text(path))
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except OSError as error:
        complaint = tr_lazy(
            "errors",
            "The settings in {path} cannot be read ({reason}).",
            path=path,
            reason=error.strerror or str(error),
        )
        return LoadedSettings(Settings(), (complaint,))
    except ValueError:
        kept = path.with_name(path.name + ".broken")
        with contextlib.suppress(OSError):
            path.replace(kept)
        complaint = tr_lazy(
            "errors", "The settings file is damaged. It was renamed to {path}. Default settings are used.", path=kept
        )
        return LoadedSettings(Settings(), (complaint,))


def write_settings(path: Path, settings: Settings) -> None:
    """Write the settings that differ from the defaults, and create the folder if needed.

    Raises:
        AppError: The file could not be written; its previous content is kept.
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
    """Write to the file what differs between two settings. Another window may have changed the rest of the file.

    Raises:
        AppError: As for `write_settings`.
    """
    try:
        on_disk = _parsed(_text(path)).settings
    except (OSError, ValueError):
        on_disk = changed
    write_settings(path, _carried_over(on_disk, previous, changed))


def overrides(settings: Settings) -> dict[str, Any]:
    """Return the settings that differ from the defaults, as JSON types."""
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
    if status.st_size > _MAX_FILE_BYTES:
        raise ValueError
    return path.read_text(encoding="utf-8")


def _parsed(text: str) -> LoadedSettings:
    given = parse_json(text)
    if not isinstance(given, dict):
        raise ValueError  # noqa: TRY004 - callers handle it like any other damage to the file
    complaints: list[str] = []
    schema = given.pop(_SCHEMA_KEY, SCHEMA)
    if schema != SCHEMA:
        complaints.append(
            tr_lazy(
                "errors",
                "The settings are from another version of RallyTrace. Only settings that this version knows are used.",
            )
        )
    made: dict[str, Any] = {}
    for name, values in given.items():
        if name in SECTIONS:
            made[name] = _section(name, values, complaints)
        elif name in COLLECTIONS:
            value = _kept(name, COLLECTIONS[name], values, complaints)
            made |= {} if value is _UNKNOWN else {name: value}
        else:
            complaints.append(_unknown(_short(name)))
    return LoadedSettings(Settings(**made), tuple(complaints))


def _section(name: str, values: object, complaints: list[str]) -> Section:
    section = SECTIONS[name]()
    if not isinstance(values, Mapping):
        complaints.append(tr_lazy("errors", "The settings under '{name}' are not a table and are ignored.", name=name))
        return section
    rules = rules_of(name)
    by_key = {rule.key or field_name: field_name for field_name, rule in rules.items()}
    made: dict[str, Any] = {}
    for key, given in values.items():
        if key not in by_key:
            complaints.append(_unknown(f"{name}.{_short(key)}"))
            continue
        value = _kept(f"{name}.{key}", rules[by_key[key]], given, complaints)
        made |= {} if value is _UNKNOWN else {by_key[key]: value}
    changed = replace(section, **made)
    problem = contradiction(changed)
    if problem:
        complaints.append(tr_lazy("errors", "{problem} Those settings are ignored.", problem=problem))
        return section
    return changed


def _kept(name: str, rule: Rule, given: object, complaints: list[str]) -> Any:
    try:
        return rule.value(given)
    except InvalidValueError as error:
        complaints.append(
            tr_lazy("errors", "The setting '{name}' is ignored: {problem}", name=name, problem=error.problem)
        )
        return _UNKNOWN


def _carried_over(onto: Settings, previous: Settings, latest: Settings) -> Settings:
    """Return `onto` with every change from `previous` to `latest` applied."""
    made: dict[str, Any] = {}
    for name in SECTIONS:
        on_disk, old, new = (getattr(settings, name) for settings in (onto, previous, latest))
        changed = _differences(old, new)
        if {"tracknet", "family"} & changed.keys():
            # A family belongs to the file that this window chose; another window may have chosen another file.
            changed |= {"tracknet": new.tracknet, "family": new.family}
        if "family_by_sha256" in changed:
            changed["family_by_sha256"] = _merged(on_disk.family_by_sha256, old.family_by_sha256, new.family_by_sha256)
        section: Section = replace(on_disk, **changed)
        # Two windows may each have changed one of two settings that contradict each other: the latest settings win.
        made[name] = getattr(latest, name) if contradiction(section) else section
    made[KEYS] = _merged(onto.keys, previous.keys, latest.keys)
    made[FILTERS] = _merged(onto.filters, previous.filters, latest.filters)
    made[RECENT_VIDEOS] = _latest(onto.recent_videos, previous.recent_videos, latest.recent_videos)
    return replace(onto, **made)


def _merged(onto: Mapping[str, T], previous: Mapping[str, T], changed: Mapping[str, T]) -> dict[str, T]:
    """Return `onto` with every change from `previous` to `changed` applied, including removed keys."""
    kept = {key: value for key, value in onto.items() if key in changed or key not in previous}
    return kept | {key: value for key, value in changed.items() if previous.get(key) != value}


def _latest(onto: Sequence[Path], previous: Sequence[Path], changed: Sequence[Path]) -> tuple[Path, ...]:
    """Return the merged recent files: newly opened ones first, removed ones left out."""
    ranks = {path: rank for rank, path in enumerate(previous)}
    first = [path for rank, path in enumerate(changed) if rank < ranks.get(path, len(changed))]
    kept = [path for path in onto if path not in first and (path in changed or path not in previous)]
    return (*first, *kept)[:MAX_RECENT_FILES]


def _differences(previous: Section, changed: Section) -> dict[str, Any]:
    names = [setting.name for setting in fields(changed)]
    return {name: getattr(changed, name) for name in names if getattr(changed, name) != getattr(previous, name)}


def _unsaved(error: AppError) -> AppError:
    return AppError(
        tr_lazy("errors", "The settings could not be saved. {problem}", problem=error.problem),
        tr_lazy("errors", "They apply until you close RallyTrace."),
    )


def _unknown(name: str) -> str:
    return tr_lazy("errors", "The setting '{name}' is unknown and is ignored.", name=name)


def _short(name: object) -> str:
    return str(name)[:60]
