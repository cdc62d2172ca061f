"""Test which words of exported files are in the language in use: those for viewers, and no others."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from exports import SIZE, do_export
from pseudo_language import MARK, pseudo, pseudo_language
from rallytrace.exports.exporting import FORMATS
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ClipOptions, Drawing, ExportRequest
from rallytrace.texts import use_language
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import PlacedStroke, Rally, RallyEnding
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.stroke_types import StrokeGroup
from rallytrace.track.table_style import TableStyle
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.video.reader import VideoReader
from stroke_rally import COURT, EVENTS, FRAMES, path, poses

PICTURE_FORMATS = {Format.DATASET, Format.VIDEO}
ENGLISH_FORMATS = [form for form, record in FORMATS.items() if not record.for_viewers]


@pytest.fixture(scope="module")
def material(tmp_path_factory: pytest.TempPathFactory) -> Material:
    """Return a rally with facts of every kind, in which neither the players nor the rally have names of their own."""
    track, whole = Track(FRAMES), path()
    for frame in range(FRAMES):
        row = (
            make_rows(1, State.VISIBLE, Source.PREDICTED, x=whole[0, frame], y=whole[1, frame])
            if np.isfinite(whole[0, frame])
            else make_rows(1, State.NO_BALL, Source.PREDICTED)
        )
        track.make(track.change(Layer.PREDICTED, [frame], row))
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=FRAMES), tmp_path_factory.mktemp("clip"))
    with VideoReader(clip) as reader:
        index = reader.index
    labels = replace(
        labels_of(track, poses()),
        events=EVENTS,
        courts=(COURT,),
        strokes=(PlacedStroke(45, StrokeGroup.PUSH),),
        rallies=(Rally("Rally 1", range(5, FRAMES - 5), "near", ("net",), ending=RallyEnding.WINNER),),
        matches=(MatchSetup(),),
    )
    return Material(labels, clip, Size(1280, 720), index)


def as_small(material: Material) -> Material:
    """Return the same facts in a picture as small as that of the clip, for formats that write pictures."""
    return replace(material, size=SIZE)


def exported(material: Material, request: ExportRequest) -> dict[str, bytes]:
    done, _ = do_export(material, request)
    files = [done.path] if done.path.is_file() else sorted(one for one in done.path.rglob("*") if one.is_file())
    return {file.name: file.read_bytes() for file in files}


@pytest.mark.parametrize("form", ENGLISH_FORMATS)
def test_files_are_english_in_every_language(material: Material, tmp_path: Path, form: Format) -> None:
    """Byte for byte, with every column that a format can have."""

    def made(folder: str) -> dict[str, bytes]:
        target = tmp_path / folder / f"out{FORMATS[form].suffix}"
        target.parent.mkdir()
        request = ExportRequest(form, target, more_columns=True, court_columns=True, table_style=TableStyle.EXCEL)
        return exported(as_small(material) if form in PICTURE_FORMATS else material, request)

    english = made("english")
    with pseudo_language():
        use_language(pseudo, decimal_comma=True, tag="da")
        assert made("other") == english


def test_subtitles_and_chapters_for_viewers_are_translated(material: Material, tmp_path: Path) -> None:
    late = replace(material.labels.rallies[0], frames=range(20, FRAMES))
    unscored = replace(material, labels=replace(material.labels, rallies=(late,), matches=()))
    with pseudo_language():
        (scored,) = exported(material, ExportRequest(Format.SUBTITLES, tmp_path / "1.srt")).values()
        (named,) = exported(unscored, ExportRequest(Format.SUBTITLES, tmp_path / "2.srt")).values()
        (chapters,) = exported(unscored, ExportRequest(Format.YOUTUBE, tmp_path / "3.txt")).values()
    assert scored.decode().count(f"{MARK}Player") == 2
    assert f"{MARK}Rally 1" in named.decode()
    assert f"{MARK}near" in named.decode()
    assert f"00:00 {MARK}Rally 1" in chapters.decode()


def test_names_drawn_on_clips_are_translated(material: Material, tmp_path: Path) -> None:
    options = ClipOptions(drawn=frozenset({Drawing.SCORE}))

    def made(name: str) -> dict[str, bytes]:
        request = ExportRequest(Format.REEL, tmp_path / name / "reel.mp4", clips=options)
        request.target.parent.mkdir()
        return exported(as_small(material), request)

    english = made("english")
    assert made("again") == english
    with pseudo_language():
        assert made("other") != english
