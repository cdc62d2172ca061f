"""Render the templates in `resources/templates`."""

from typing import Any

from rallytrace.files import paths


def render(template: str, **values: Any) -> str:
    """Fill in a template. Values are escaped in HTML and XML."""
    import jinja2  # noqa: PLC0415 - slow to load, and needed only when a file is written

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(paths.resources_dir() / "templates"),
        autoescape=jinja2.select_autoescape(),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(template).render(values)
