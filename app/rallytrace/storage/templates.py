"""Render the templates in `resources/templates`."""

from collections.abc import Callable
from typing import Any

from rallytrace.files import paths


def render(template: str, finish: Callable[[Any], Any] | None = None, /, **values: Any) -> str:
    """Fill in a template. Values are escaped in HTML and XML.

    Args:
        finish: changes each value before it is written; None to write the values as they are.
    """
    import jinja2  # noqa: PLC0415 - slow to load, and needed only when a file is written

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(paths.resources_dir() / "templates"),
        autoescape=jinja2.select_autoescape(),
        undefined=jinja2.StrictUndefined,
        finalize=finish,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(template).render(values)
