"""Why a provider did not start: ONNX Runtime's log, put into a sentence."""

import re

_KNOWN: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(\S+\.so[.\d]*): cannot open shared object file"), "The library {0} is missing."),
    (re.compile(r'depends on "([^"]+)" which is missing'), "The library {0} is missing."),
    (re.compile(r"version `(\S+)' not found"), "A library on this machine is too old: it lacks {0}."),
    (
        re.compile(r"LoadLibrary failed with error (\d+).*?([^\\/\"]+\.dll)", re.DOTALL),
        "{1} could not be loaded (Windows error {0}): a library that it needs is missing.",
    ),
    (
        re.compile(r"driver version is insufficient for CUDA runtime version"),
        "The NVIDIA driver is too old for the CUDA libraries.",
    ),
    (re.compile(r"no CUDA-capable device is detected"), "No NVIDIA card that CUDA can use was found."),
    (
        re.compile(r"no kernel image is available"),
        "The CUDA libraries do not support this card: it is too old for them.",
    ),
    (re.compile(r"invalid device ordinal"), "There is no such device."),
    (re.compile(r"install TensorRT libraries"), "The TensorRT libraries are missing."),
    (re.compile(r"(CUDNN_STATUS_\w+)"), "cuDNN failed ({0})."),
    (re.compile(r"CUDA failure (\d+: [^;\n]*[^;\s])"), "CUDA failed ({0})."),
)

_ESCAPE = re.compile(r"\x1b\[[\d;]*m")


def in_plain_words(log: str, error: str) -> str:
    """One sentence for why a provider did not start.

    Args:
        log: what ONNX Runtime wrote to stderr.
        error: what the trial itself reported; used when neither text holds anything known.
    """
    text = _ESCAPE.sub("", f"{log}\n{error}")
    for pattern, sentence in _KNOWN:
        found = pattern.search(text)
        if found:
            return sentence.format(*found.groups())
    return f"{error.strip().rstrip('.')}."
