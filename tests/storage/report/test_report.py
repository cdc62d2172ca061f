"""Test the evaluation page: its content, independence of other files, and bounded size."""

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.storage.report.page import EvaluatedClip, histogram, outcome_bar, page, path_plot, write_report
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import Counts

SIZE = Size(1280, 720)
VOID = {"meta", "br", "hr", "img", "link"}


class Outline(HTMLParser):
    """Checks that what is opened is closed, and collects attributes and words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.classes: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = [(name, value or "") for name, value in attrs]
        self.attributes += given
        self.classes += [f"{tag}.{value}" for name, value in given if name == "class"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open[-1:] != ["style"]:
            self.words.append(data.strip())


def ball(frame: int, x: float, y: float = 100.0) -> Point:
    return Point(frame, visible=True, x=x, y=y)


def none(frame: int) -> Point:
    return Point(frame, visible=False, x=0.0, y=0.0)


def clip(name: str = "a00017", seconds: bool = True) -> EvaluatedClip:  # noqa: FBT002 - a case
    """Ten frames in place, three too far off, two where there is no ball, one missed."""
    labels = [ball(frame, 100 + frame) for frame in range(13)] + [none(13), none(14), ball(15, 120)]
    track = [ball(frame, 101 + frame + (90 if frame >= 10 else 0)) for frame in range(13)]
    track += [ball(13, 5), ball(14, 5), none(15)]
    return EvaluatedClip.of_points(name, track, labels, SIZE, np.arange(16) / 25.0 if seconds else None)


def read(*clips: EvaluatedClip, remarks: tuple[str, ...] = ()) -> Outline:
    return Outline("".join(page(clips, remarks)))


def test_a_clip_is_its_frames_against_their_labels() -> None:
    made = clip()
    assert made.comparison.counts == Counts(tp=10, fp1=3, fp2=2, fn=1)
    assert [(one.frames, one.outcome.name) for one in made.disagreements] == [
        (range(10, 13), "FP1"),
        (range(13, 15), "FP2"),
        (range(15, 16), "FN"),
    ]


def test_the_table_has_each_clip_and_all_of_them_together() -> None:
    words = read(clip("one"), clip("two")).words
    start = words.index("one")
    assert words[start : start + 11] == [
        *("one", "16", "0.625", "0.667", "0.909", "0.769"),
        *("10", "0", "3", "2", "1"),
    ]
    total = words.index("All")
    assert words[total : total + 11] == [
        *("All", "32", "0.625", "0.667", "0.909", "0.769"),
        *("20", "0", "6", "4", "2"),
    ]


def test_one_clip_alone_has_no_total() -> None:
    assert "All" not in read(clip()).words


def test_the_disagreements_are_listed_by_frame_and_time() -> None:
    words = read(clip()).words
    at = words.index("10\N{EN DASH}12")
    assert words[at : at + 5] == ["10\N{EN DASH}12", "0:00.4", "too far apart", "3", "91"]
    assert "Time" not in read(clip(seconds=False)).words


def test_distances_of_different_video_sizes_stay_separate() -> None:
    small = EvaluatedClip.of_points("small", [ball(0, 1)], [ball(0, 1)], Size(640, 360))
    words = read(clip(), small).words
    total = words.index("All")
    assert words[total + 11 : total + 13] == ["\N{EN DASH}", "\N{EN DASH}"]


def test_the_page_needs_no_network_and_follows_the_readers_theme() -> None:
    text = "".join(page([clip()]))
    outline = Outline(text)
    assert {name for name, _ in outline.attributes} & {"src", "onclick", "onload"} == set()
    assert all(value.startswith("#") for name, value in outline.attributes if name == "href")
    assert "http" not in text
    assert "url(" not in text
    assert "<script" not in text
    assert "prefers-color-scheme: dark" in text


def test_every_colour_that_is_used_is_given_for_both_themes() -> None:
    text = "".join(page([clip()]))
    light, dark = (set(re.findall(r"(--\w+):", part)) for part in text.split("prefers-color-scheme", 1))
    assert light == dark == set(re.findall(r"var\((--\w+)\)", text))


def test_names_and_remarks_are_words_and_never_markup() -> None:
    outline = read(clip("<b>a & b</b>"), remarks=("<script>alert(1)</script>",))
    assert outline.words.count("<b>a & b</b>") == 2
    assert "<script>alert(1)</script>" in outline.words


def test_bar_shows_disagreements_by_shape_and_colour() -> None:
    bar = outcome_bar(clip().outcomes)
    boxes = {
        kind: re.search(rf'class="{kind}" x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"', bar)
        for kind in ("fp1", "fp2", "fn")
    }
    spans = {kind: (float(box[1]), float(box[1]) + float(box[2])) for kind, box in boxes.items() if box}
    assert spans["fp2"][1] <= spans["fn"][0]
    assert spans["fp1"] == (spans["fp2"][0], spans["fn"][1])


def test_histogram_has_every_distance_and_the_tolerance() -> None:
    svg = histogram(np.array([0.0, 9.9, 10.1, 29.0, 31.0, 4000.0]), SIZE)
    counts = [int(found) for found in re.findall(r": (\d+)</title>", svg)]
    assert sum(counts) == 6
    assert counts[-1] == 2
    wrong = re.findall(r'class="fp1".*?<title>([\d.]+|more than [\d.]+)', svg)
    assert len(wrong) > 1
    assert wrong[0] == "10.0"


def test_a_line_breaks_where_there_is_no_ball() -> None:
    made = clip()
    svg = path_plot(made.track, made.labels, 0, SIZE.width)
    assert not_none(re.search(r'class="labels" d="([^"]*)"', svg))[1].count("M") == 2


def test_a_whole_match_makes_a_page_of_bounded_size() -> None:
    luck = np.random.default_rng(1)
    count = 60_000
    seen = luck.random((2, count)) < 0.7
    x = luck.uniform(0, 1279, (2, count))
    track, labels = (
        [ball(frame, float(x[who, frame])) if seen[who, frame] else none(frame) for frame in range(count)]
        for who in range(2)
    )
    made = EvaluatedClip.of_points("match", track, labels, SIZE)
    assert len(made.disagreements) > 10_000
    text = "".join(page([made]))
    assert len(text) < 700_000
    assert f"the 500 longest of {len(made.disagreements):,}" in text


def test_half_labelled_match_makes_no_larger_page() -> None:
    points = [ball(frame, 100.0) for frame in range(0, 60_000, 2)]
    assert len("".join(page([EvaluatedClip.of_points("match", points, points, SIZE)]))) < 700_000


@pytest.mark.parametrize("count", [1, 5, 12, 100])
def test_only_frames_that_are_there_stand_below_the_plots(count: int) -> None:
    points = [ball(frame, 100.0) for frame in range(count)]
    text = "".join(page([EvaluatedClip.of_points("clip", points, points, SIZE)]))
    ticks = re.findall(r'<span style="left:([\d.]+)%">([\d,]+)', text)
    assert ticks[0] == ("0.00", "0")
    assert all(int(frame) < count for _, frame in ticks)


def test_a_frame_number_that_must_be_a_mistake_is_named() -> None:
    with pytest.raises(AppError, match="a00017 has a row for frame 99,999,999"):
        EvaluatedClip.of_points("a00017", [ball(99_999_999, 1)], [], SIZE)


def test_a_report_is_not_written_over_unasked(tmp_path: Path) -> None:
    place = tmp_path / "report.html"
    write_report(place, [clip()])
    before = place.read_text(encoding="utf-8")
    with pytest.raises(AppError, match="already exists"):
        write_report(place, [clip("other")])
    assert place.read_text(encoding="utf-8") == before
    write_report(place, [clip("other")], overwrite=True)
    assert "other" in place.read_text(encoding="utf-8")


def test_the_page_is_html_that_begins_as_it_should(tmp_path: Path) -> None:
    write_report(tmp_path / "report.html", [clip()])
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert text.rstrip().endswith("</html>")
