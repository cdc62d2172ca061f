"""What holds in every test of the training."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Tiny networks gain nothing from more threads, and lose a lot where the cores are busy."""
    try:
        import torch  # noqa: PLC0415 - most tests here go without it
    except ImportError:
        yield
        return
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)
