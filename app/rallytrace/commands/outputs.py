"""What a command may write: never over one of the files that its own command line names."""

import argparse
from pathlib import Path

from rallytrace.files.file_access import refuse_output
from rallytrace.files.file_kinds import FileKind


def refuse_output_of(args: argparse.Namespace, target: Path, kind: FileKind, *sources: Path, overwrite: bool) -> None:
    """Refuse the target of a command as `refuse_output`, with all other files of the command line as sources.

    Args:
        target: the value of the option itself, no source.
        sources: inputs besides the named ones.

    Raises:
        AppError: as `refuse_output`.
    """
    values = [item for value in vars(args).values() for item in (value if isinstance(value, list) else [value])]
    named = [item for item in values if isinstance(item, Path) and item is not target]
    refuse_output(target, kind, overwrite=overwrite, sources=(*named, *sources))
