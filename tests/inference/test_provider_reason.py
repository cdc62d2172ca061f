import pytest

from rallytrace.inference.providers import in_plain_words


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        (
            (
                "\x1b[1;31m[E:onnxruntime] Failed to load library /a/providers_cuda.so with error: libcublasLt.so.13: "
                "cannot open shared object file: No such file or directory\x1b[m"
            ),
            "The library libcublasLt.so.13 is missing.",
        ),
        (
            'LoadLibrary failed with error 126 "Not found" when trying to load "C:\\p\\providers_cuda.dll"',
            "providers_cuda.dll could not be loaded (Windows error 126): a library that it needs is missing.",
        ),
        (
            'Error loading "C:\\p\\providers_cuda.dll" which depends on "cudart64_13.dll" which is missing.',
            "The library cudart64_13.dll is missing.",
        ),
        (
            "CUDA failure 35: CUDA driver version is insufficient for CUDA runtime version ; GPU=0",
            "The NVIDIA driver is too old for the CUDA libraries.",
        ),
        (
            "CUDA failure 100: no CUDA-capable device is detected ; GPU=-1",
            "No NVIDIA card that CUDA can use was found.",
        ),
        ("CUDA failure 46: all devices busy ; GPU=0", "CUDA failed (46: all devices busy)."),
        ("nothing that is known", "It would not run."),
    ],
)
def test_the_log_is_put_into_a_sentence(log: str, sentence: str) -> None:
    assert in_plain_words(log, "It would not run.") == sentence
