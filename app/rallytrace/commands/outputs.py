"""Decide where a command may write: never over a file that its own command line names."""

import argparse
from pathlib import Path

from rallytrace.files.file_access import refuse_output
from rallytrace.files.file_kinds import FileKind


def refuse_output_of(args: argparse.Namespace, target: Path, kind: FileKind, *sources: Path, overwrite: bool) -> None:
    """Refuse an unsuitable output, as `refuse_output` does. All other files on the command line count as sources.

    Args:
        target: The value of the output option itself.
        sources: Input files that the command line does not name.

    Raises:
        AppError: As for `refuse_output`.
    """
    values = [item for value in vars(args).values() for item in (value if isinstance(value, list) else [value])]
    named = [item for item in values if isinstance(item, Path) and item is not target]
    refuse_output(target, kind, overwrite=overwrite, sources=(*named, *sources))
