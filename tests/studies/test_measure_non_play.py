from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from models.studies.measure_non_play import (
    CLOSE,
    KINDS,
    MAIN,
    RATE,
    SHARES,
    SIZE,
    SLOW,
    SLOW_MAIN,
    VENUE,
    Shot,
    film,
    script,
)
from rallytrace.video.reader import VideoReader
from views import hall, with_player

VENUES = ("here", "there", "elsewhere")


def footage() -> dict[str, list[np.ndarray]]:
    """Three rallies of ten frames."""
    return {
        venue: [np.stack([with_player(hall(at, SIZE.width, SIZE.height), place / 10) for place in range(10)])]
        for at, venue in enumerate(VENUES)
    }


@pytest.mark.parametrize("share", SHARES)
def test_the_main_camera_shows_its_share_of_a_match(share: float) -> None:
    shots = script(VENUES, share, 300, np.random.default_rng(1))
    lengths = Counter[str]()
    for shot in shots:
        lengths[shot.kind] += shot.length
    shown = (lengths[MAIN] + lengths[SLOW_MAIN]) / lengths.total()
    assert shown == pytest.approx(share, abs=0.06)
    assert lengths.total() >= 300 * RATE
    assert set(lengths) == set(KINDS)
    assert {shot.venue for shot in shots if shot.kind != VENUE} == {"here"}
    assert "here" not in {shot.venue for shot in shots if shot.kind == VENUE}


def test_a_match_has_a_kind_for_every_frame(tmp_path: Path) -> None:
    shots = [Shot(MAIN, "here", 40), Shot(CLOSE, "here", 30), Shot(SLOW, "here", 20), Shot(VENUE, "there", 25)]
    kinds = film(shots, footage(), tmp_path / "match.mp4", np.random.default_rng(1))
    assert kinds == [MAIN] * 40 + [CLOSE] * 30 + [SLOW] * 20 + [VENUE] * 25
    with VideoReader(tmp_path / "match.mp4") as reader:
        assert reader.n_frames == len(kinds)
