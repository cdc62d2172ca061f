"""Write the metadata of an ONNX file, without PyTorch."""

from pathlib import Path

import onnx

from rallytrace.errors import AppError
from rallytrace.files.file_access import writing_error
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model

LEAD = 0.09
"""Share of a frame's motion by which labels of flying balls lie ahead of our networks' peaks (decision 37)."""


def write_metadata(path: Path, metadata: dict[str, str]) -> None:
    """Replace the metadata of an ONNX file.

    Args:
        path: the file; it is replaced only once the new one is whole and fits.
        metadata: `model_name`, `seq_len`, `batch_mode` and so on: docs/model-files.md lists what the program reads.

    Raises:
        AppError: it cannot be written, or RallyTrace would not run it, or only on assumptions; the file is as it was.
    """
    model = onnx.load(path)
    del model.metadata_props[:]
    for key in sorted(metadata):
        model.metadata_props.add(key=key, value=metadata[key])
    part = path.with_name(f"{path.stem}.part.onnx")
    try:
        onnx.save(model, part)
        check = check_model(part)
        if check.verdict is not ModelVerdict.FITS:
            raise AppError(f"{path} would not be run as it is: {' '.join((check.summary, *check.findings))}")
        part.replace(path)
    except OSError as error:
        raise writing_error(path, error) from error
    finally:
        part.unlink(missing_ok=True)
