"""How Sphinx builds the manual: uv run --isolated --only-group docs sphinx-build -W -c docs docs/manual dist/manual."""

# ruff: noqa: INP001, A001 - Sphinx's own names
project = "RallyTrace"
copyright = "2026, the RallyTrace developers"
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "RallyTrace manual"
html_show_sphinx = False
html_copy_source = False
