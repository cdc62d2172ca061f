"""What a bundle for any system holds: the specs for PyInstaller import it, in an environment with the wheel."""

# ruff: noqa: INP001 - it lies beside the specs
import re
from importlib import metadata
from pathlib import Path
from typing import Any

from PyInstaller.utils.hooks import collect_data_files, collect_submodules, copy_metadata

import rallytrace
from rallytrace.settings.languages import LANGUAGES

PACKAGE = Path(rallytrace.__file__).parent
ENTRY = str(PACKAGE / "__main__.py")

# Rather large, and never imported by RallyTrace: tests and tools that libraries carry along, other toolkits.
UNUSED_MODULES = [
    "tkinter", "unittest", "pydoc", "doctest", "IPython", "matplotlib", "scipy", "pandas", "PIL", "torch",
    "numpy.f2py", "numpy.testing", "numpy.distutils", "onnx.backend",
    "onnxruntime.tools",
    "PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "pyqtgraph.opengl", "setuptools", "pip",
]  # fmt: skip


QT_TRANSLATIONS = re.compile(r"PySide6/(Qt/)?translations/")
KEPT_TRANSLATIONS = {f"qtbase_{language.code}.qm" for language in LANGUAGES}
"""Qt's translations of its dialogs into the languages of RallyTrace (there is none into Indonesian)."""


def is_other_language(target: str) -> bool:
    """Whether a file of the bundle is a translation of Qt's that RallyTrace does not use."""
    target = target.replace("\\", "/")
    return bool(QT_TRANSLATIONS.match(target)) and target.rpartition("/")[2] not in KEPT_TRANSLATIONS


def contents() -> dict[str, Any]:
    """Arguments of `Analysis`: RallyTrace with its models and resources, and what is left out of its dependencies."""
    return {
        "datas": [
            *collect_data_files("rallytrace"),
            # `optimise` needs them. They import one another as if their folder were on the path, and `packaging`.
            *collect_data_files("onnxruntime", includes=["transformers/*.py"], include_py_files=True),
            *of_every_distribution(),
        ],
        "hiddenimports": [*collect_submodules("rallytrace", on_error="raise"), "packaging.version", "_cffi_backend"],
        "excludes": UNUSED_MODULES,
    }


def of_every_distribution() -> list[tuple[str, str]]:
    """Names, versions and licences of what is in the bundle; `rallytrace doctor` reads them, and so may lawyers."""
    builders = {"pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging", "setuptools"}
    names = {found.metadata["Name"].lower() for found in metadata.distributions()} - builders
    return [entry for name in sorted(names) for entry in copy_metadata(name)]


def icon(target: Path) -> str:
    """Render the program's icon into a file, .ico or .icns by its name; returns the file.

    Raises:
        SystemExit: Qt cannot write such a file here.
    """
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415 - the bundle for Linux needs no such file
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    picture = QImage(256, 256, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    QSvgRenderer(str(PACKAGE / "resources" / "icons" / "rallytrace.svg")).render(painter)
    painter.end()
    target.parent.mkdir(parents=True, exist_ok=True)
    if not picture.save(str(target)):
        raise SystemExit(f"Qt does not write {target.suffix} files here.")
    return str(target)
