from dataclasses import replace

import numpy as np

from models.training.rendering.stage import Label, Stage


def _is_above_the_picture(stage: Stage) -> list[bool]:
    times = (np.arange(len(stage), dtype=np.float64) + 0.5) / stage.fps
    y = stage.camera.project(stage.rally.shuttle_at(times))[:, 1]
    return list(y < -2)


def test_a_seed_decides_every_pixel_and_every_label() -> None:
    first, second = (Stage(5, seconds=4.0, width=640, height=360) for _ in range(2))
    assert len(first) == len(second)
    for index in (3, 40):
        (picture, label), (again, same) = first.frame(index), second.frame(index)
        assert np.array_equal(picture, again)
        assert label == same


def test_other_seeds_give_other_rallies_and_other_looks() -> None:
    first, second = Stage(5, seconds=4.0, width=640, height=360), Stage(6, seconds=4.0, width=640, height=360)
    assert first.look != second.look
    assert first.camera != second.camera
    assert not np.array_equal(first.rally.strokes[0].contact, second.rally.strokes[0].contact)


def test_a_label_lies_on_the_bright_blob_that_the_shuttle_left(stage: Stage) -> None:
    # Two pictures that differ in nothing but the shuttle's glow: where they differ, the shuttle is.
    found = 0
    for index in range(20, len(stage), 37):
        picture, label = stage.frame(index)
        if not label.visible:
            continue
        look = stage.look
        stage.look = replace(look, shuttle=replace(look.shuttle, colour=(0.0, 0.0, 0.0)))
        darker, _ = stage.frame(index)
        stage.look = look
        change = np.maximum(picture.astype(int).sum(axis=2) - darker.astype(int).sum(axis=2) - 40, 0)
        rows, columns = np.nonzero(change)
        weights = change[rows, columns]
        x, y = (columns * weights).sum() / weights.sum(), (rows * weights).sum() / weights.sum()
        assert np.hypot(x - label.x, y - label.y) < 3.0, f"frame {index}"
        found += 1
    assert found >= 6


def test_a_shuttle_above_the_picture_has_no_label(stage: Stage) -> None:
    gone = np.flatnonzero(_is_above_the_picture(stage))
    assert len(gone) > 20
    for index in gone[:: len(gone) // 4]:
        assert stage.frame(int(index))[1] == Label(visible=False)


def test_a_shuttle_behind_a_player_has_no_label(stage: Stage) -> None:
    assert not stage.frame(232)[1].visible, "the near player bends over it"
    assert stage.frame(227)[1].visible
    assert stage.frame(240)[1].visible
