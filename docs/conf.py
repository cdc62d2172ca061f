"""How Sphinx builds the manual: uv run --group docs sphinx-build -W -c docs docs/manual dist/manual.

The reference pages are made from the program, which therefore has to be installed.
"""

# ruff: noqa: INP001, A001 - Sphinx's own names
from pathlib import Path
from typing import Any

from rallytrace.ui.reference_pages import REFERENCE_PAGES

project = "RallyTrace"
copyright = "2026, the RallyTrace developers"
extensions = ["myst_parser"]
myst_heading_anchors = 3
suppress_warnings = ["toc.not_included"]  # of translated pages; a test looks for all others in the table of contents
html_theme = "furo"
html_title = "RallyTrace manual"
html_show_sphinx = False
html_copy_source = False


def make_reference(app: Any) -> None:
    """Write the reference pages, which are not kept in the repository."""
    folder = Path(app.srcdir, "reference")
    folder.mkdir(exist_ok=True)
    for name, make in REFERENCE_PAGES.items():
        (folder / name).write_text(make(), encoding="utf-8")


def setup(app: Any) -> None:
    """Connect to Sphinx."""
    app.connect("builder-inited", make_reference)
