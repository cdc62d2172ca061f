"""What holds in every test of the window."""

import pytest


@pytest.fixture(autouse=True)
def few_frames_are_decoded_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window decodes what a test is about, not as many frames beside it as its cache holds."""
    monkeypatch.setattr("rallytrace.session.open_video._FARTHEST", 24)
