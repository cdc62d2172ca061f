"""What holds in every test of the window."""

import pytest

import prints_once


@pytest.fixture(autouse=True)
def few_frames_are_decoded_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window decodes what a test is about, not as many frames beside it as its cache holds."""
    monkeypatch.setattr("rallytrace.session.pictures.open_video._MAX_AHEAD_FRAMES", 8)


@pytest.fixture(autouse=True)
def prints_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that opens a video another one had open does not decode a fifth of it again."""
    monkeypatch.setattr("rallytrace.session.project.thread.with_prints", prints_once.with_prints)


@pytest.fixture(autouse=True)
def messages_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the window says is there until something else is said, however slow the machine."""
    monkeypatch.setattr("rallytrace.ui.notices._SHORT_MS", 3_600_000)
