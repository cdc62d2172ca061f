import csv
from fractions import Fraction
from pathlib import Path

import av
import pytest

from models.training.rendering import render as command
from models.training.rendering.stage import Label, Stage

DEMO = Path(__file__).resolve().parents[2] / "resources" / "demo"


def _rows(path: Path) -> list[tuple[int, ...]]:
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        assert next(reader) == ["Frame", "Visibility", "X", "Y"]
        return [tuple(int(cell) for cell in row) for row in reader]


def test_labels_are_rounded_to_the_pixel_that_holds_them() -> None:
    labels = [Label(visible=True, x=10.5, y=-0.4), Label(visible=False, x=7.0, y=7.0)]
    assert list(command.label_rows(labels)) == ["Frame,Visibility,X,Y", "0,1,11,0", "1,0,0,0"]


def test_the_script_writes_a_video_and_its_labels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stage, "__len__", lambda _: 4)
    monkeypatch.setattr("sys.argv", ["render.py", "--seed", "3", "--out", str(tmp_path), "--name", "a"])
    command.main()
    with av.open(tmp_path / "a.mp4") as container:
        assert sum(1 for _ in container.decode(video=0)) == 4
    assert [row[0] for row in _rows(tmp_path / "a_ball.csv")] == [0, 1, 2, 3]


def test_the_demo_video_has_a_label_for_every_frame_and_is_small() -> None:
    video = DEMO / "rally.mp4"
    assert video.stat().st_size < 3_000_000
    with av.open(video) as container:
        stream = container.streams.video[0]
        assert (stream.width, stream.height) == (1280, 720)
        assert stream.average_rate == Fraction(30)
        assert stream.codec_context.name == "h264"
        frames = sum(1 for _ in container.decode(stream))
    rows = _rows(DEMO / "rally_ball.csv")
    assert len(rows) == frames >= 12 * 30
    assert [row[0] for row in rows] == list(range(frames))


def test_the_demo_labels_are_positions_in_the_picture_or_nothing() -> None:
    rows = _rows(DEMO / "rally_ball.csv")
    for _, visible, x, y in rows:
        assert (visible, x, y) == (0, 0, 0) or (visible == 1 and 0 <= x < 1280 and 0 <= y < 720)
    hidden = "".join("." if row[1] else "x" for row in rows)
    assert rows[0][1] == rows[-1][1] == 1
    assert hidden.count("x" * 10) >= 2, "the shuttle leaves the picture and comes back"


def test_the_demo_labels_are_those_of_the_seed_in_its_readme(stage: Stage) -> None:
    rows = _rows(DEMO / "rally_ball.csv")
    assert len(stage) == len(rows)
    for index in (30, 111, 232, 320, len(stage) - 1):
        assert list(command.label_rows([stage.frame(index)[1]]))[1].split(",")[1:] == [
            str(cell) for cell in rows[index][1:]
        ]
