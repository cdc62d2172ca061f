"""Test that file names keep the letters of all scripts, differ everywhere, and fit."""

import os
import unicodedata
from pathlib import Path

import pytest

from rallytrace.files.file_names import clean_name, cut_text, fitting_path, n_bytes_in, shorten, unique_names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("决赛_001_谌龙", "决赛_001_谌龙"),
        ("Лин Дань", "Лин_Дань"),
        ("für Bø & Çağ", "für_Bø_&_Çağ"),
        ("한국 배드민턴", "한국_배드민턴"),
        (unicodedata.normalize("NFD", "Zürich 한국"), "Zürich_한국"),
        ("می‌خواهم", "می‌خواهم"),
        ("👩‍🏫 lesson", "👩‍🏫_lesson"),
        ('a/b\\c:d*e?f"g<h>i|j', "a_b_c_d_e_f_g_h_i_j"),
        ("../../etc", "etc"),
        (".hidden", "hidden"),
        ("ends. . ", "ends"),
        ("line\nbreak\ttab\x07bell\x00zero", "line_break_tab_bell_zero"),
        ("\u202egnp.exe", "gnp.exe"),
        ("bad\udcffbyte", "bad_byte"),
        ("CON", "CON_"),
        ("nul.final", "nul_.final"),
        ("Com1", "Com1_"),
        ("LPT²", "LPT²_"),
        ("aux ", "aux_"),
        ("console", "console"),
        ("...", "rally"),
        ("", "rally"),
    ],
)
def test_names_lose_only_what_systems_forbid(text: str, name: str) -> None:
    assert clean_name(text, "rally") == name


def test_names_differ_whatever_a_system_ignores() -> None:
    accented = "Zoë"
    texts = ["Ana", "ana", unicodedata.normalize("NFD", accented), accented, "A/B", "A:B", "straße", "STRASSE", "ana_2"]
    names = unique_names(texts, "rally", 40)
    assert names == ["Ana", "ana_2", accented, f"{accented}_2", "A_B", "A_B_2", "straße", "STRASSE_2", "ana_2_2"]


def test_long_names_stay_different_and_fit() -> None:
    names = unique_names(["羽" * 100] * 12, "rally", 251)
    assert len(set(names)) == 12
    assert max(map(n_bytes_in, names)) <= 251
    assert names[0] == "羽" * 83


@pytest.mark.parametrize(
    ("text", "max_bytes", "kept"),
    [
        ("羽毛球", 8, "羽毛"),
        ("Ze\u0301", 3, "Z"),
        ("ok👩‍🏫", 9, "ok"),
        ("ok👍🏽", 8, "ok"),
        ("ab. c", 3, "ab"),
        ("abc", 0, ""),
    ],
)
def test_names_are_cut_between_whole_letters(text: str, max_bytes: int, kept: str) -> None:
    assert cut_text(text, max_bytes) == kept


def test_shortened_names_are_the_same_again_and_differ() -> None:
    first, other = "羽" * 90 + "a", "羽" * 90 + "b"
    assert shorten("match", 100) == "match"
    assert shorten(first, 100) == shorten(first, 100) != shorten(other, 100)
    assert n_bytes_in(shorten(first, 100)) <= 100


def test_paths_fit_what_their_folder_allows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An encrypted home folder takes 143 bytes."""
    monkeypatch.setattr(os, "pathconf", lambda *_: 143, raising=False)
    path = fitting_path(tmp_path / "new folder" / ("羽" * 60), "_track.csv", reserve=5)
    assert n_bytes_in(path.name) <= 138
    assert path.name.endswith("_track.csv")
    assert fitting_path(tmp_path / "match", "_track.csv").name == "match_track.csv"
