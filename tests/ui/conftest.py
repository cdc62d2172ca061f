"""What holds in every test of the window."""

import pytest

import prints_once


@pytest.fixture(autouse=True)
def few_frames_are_decoded_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit prefetching, so that a window decodes only the frames of the test."""
    monkeypatch.setattr("rallytrace.session.pictures.open_video._MAX_AHEAD_FRAMES", 8)


@pytest.fixture(autouse=True)
def prints_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache the fingerprints of a video, so that the next window does not decode them again."""
    monkeypatch.setattr("rallytrace.session.project.thread.with_prints", prints_once.with_prints)


@pytest.fixture(autouse=True)
def messages_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep messages until the next one, however slow the machine."""
    monkeypatch.setattr("rallytrace.ui.notices._SHORT_MS", 3_600_000)
