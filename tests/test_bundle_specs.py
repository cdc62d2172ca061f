"""Test the PyInstaller specs for Windows and macOS, whose bundles are not built here."""

import runpy
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rallytrace.files.paths import VIDEO_SUFFIXES
from rallytrace.storage.project.location import SUFFIX

PACKAGING = Path(__file__).parent.parent / "packaging"


def told(system: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[dict[str, Any]]]:
    """Return the named arguments of every call of PyInstaller's, by what is called."""
    calls: dict[str, list[dict[str, Any]]] = {}

    def stand_in(name: str) -> Any:
        def call(*_: object, **given: Any) -> SimpleNamespace:
            calls.setdefault(name, []).append(given)
            return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[])

        return call

    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setitem(
        sys.modules, "bundle", SimpleNamespace(ENTRY="", contents=dict, icon=str, is_other_language=bool)
    )
    monkeypatch.setattr(metadata, "version", lambda _: "1.2.3")
    names = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    folder = PACKAGING / system
    places = {"SPECPATH": str(folder), "workpath": ""}
    runpy.run_path(str(folder / "rallytrace.spec"), {**places, **{name: stand_in(name) for name in names}})
    return calls


def test_finder_opens_projects_and_videos_with_the_app(monkeypatch: pytest.MonkeyPatch) -> None:
    (bundle,) = told("macos", monkeypatch)["BUNDLE"]
    kinds = {kind["LSHandlerRank"]: kind for kind in bundle["info_plist"]["CFBundleDocumentTypes"]}
    assert [f".{one}" for one in kinds["Owner"]["CFBundleTypeExtensions"]] == [SUFFIX]
    assert [f".{one}" for one in kinds["Alternate"]["CFBundleTypeExtensions"]] == list(VIDEO_SUFFIXES)


def test_windows_start_menu_program_has_no_console(monkeypatch: pytest.MonkeyPatch) -> None:
    programs = {one["name"]: one["console"] for one in told("windows", monkeypatch)["EXE"]}
    assert programs == {"rallytrace": True, "rallytracew": False}
    installer = (PACKAGING / "windows" / "rallytrace.iss").read_text(encoding="utf-8")
    started = [line for line in installer.splitlines() if line.startswith("Name:") or r"\open\c" in line]
    assert [r"{app}\rallytracew.exe" in line for line in started] == [True, True]
