import itertools
from pathlib import Path

import numpy as np
import pytest

from models.training.compare_fills import APART, compare, curve, hidden_spans, main, measure, table
from models.training.flights import UNIT, Course
from rallytrace.domain.interpolation import cubic_across, line_across
from tiny_models import TinyInpaintNet
from training_clips import write_rally


def _course(count: int = 90, bent: float = 0.02) -> Course:
    """A ball on a parabola in the lower part of the picture, hit in frame 40."""
    frames = np.arange(count)
    positions = np.stack([100.0 + 3 * frames, 150 + bent * (frames - count / 2) ** 2], axis=1) / UNIT
    return Course(positions, np.ones(count, np.bool_), frames == 40)


@pytest.mark.parametrize("length", [1, 7, 16])
def test_every_span_that_the_program_would_fill_is_hidden_once_and_far_from_the_next(length: int) -> None:
    lots = list(hidden_spans(_course(), length, 1))
    assert sorted(span.start for lot in lots for span in lot) == list(range(1, 90 - length))
    for lot in lots:
        assert all(after.start - before.stop >= APART for before, after in itertools.pairwise(lot))


def test_spans_that_are_not_labelled_throughout_are_left_out() -> None:
    course = _course()
    course.visible[50] = False
    starts = {span.start for lot in hidden_spans(course, 3, 1) for span in lot}
    assert starts == set(range(1, 87)) - set(range(47, 52))


def test_balls_at_the_top_edge_are_left_out_as_the_program_leaves_them() -> None:
    course = _course(bent=0.0)
    course.positions[60:, 1] = 0.02
    starts = {span.start for lot in hidden_spans(course, 1, 1) for span in lot}
    assert starts == set(range(1, 59))


def test_a_cubic_is_right_about_a_parabola_and_a_line_is_not() -> None:
    found = measure(_course(), {"line": curve(line_across), "cubic": curve(cubic_across)}, 8, 5)
    assert found["cubic"].distances.shape == (len(found["cubic"].hit), 8)
    # At the very ends a neighbour is missing, and the cubic is a line.
    assert (found["cubic"].distances.max(axis=1) > 1e-6).sum() <= 2
    assert found["line"].distances.mean() > 0.1


def test_spans_over_a_hit_are_told_apart() -> None:
    found = measure(_course(), {"line": curve(line_across)}, 4, 1)["line"]
    assert found.hit.sum() == 6


def test_the_table_has_a_row_for_each_length_and_all_folds_in_it() -> None:
    fillers = {"line": curve(line_across), "cubic": curve(cubic_across)}
    one = [(fillers, [_course(), _course()])]
    lines = list(table(compare(one, 9)))
    assert lines == list(table(compare([(fillers, [_course()])] * 2, 9)))
    assert sum(line.startswith("| 16 |") for line in lines) == 2
    assert "| frames | spans | line | cubic |" in lines


def test_the_command_prints_how_a_model_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_rally(tmp_path / "dot.mp4", tmp_path / "dot_ball.csv", count=60)
    model = TinyInpaintNet().save(tmp_path / "fill.onnx")
    assert main([f"--data={tmp_path}", "--fold", str(model), "--also", str(model), "--every=7"]) == 0
    said = capsys.readouterr().out
    assert "| frames | spans | InpaintNet | line | cubic | fill |" in said
    assert main(["--simulated=1", "--fold", str(model), "--every=40"]) == 0
    assert "spans with a hit" in capsys.readouterr().out
    assert main([f"--data={tmp_path / 'none'}", "--fold", str(model)]) == 1
    assert "There is no folder" in capsys.readouterr().err
