"""Test how the processor is described."""

import platform
from pathlib import Path

import pytest

from rallytrace.process.processor import describe_processor


@pytest.mark.parametrize(
    ("cpuinfo", "description"),
    [
        (
            "processor\t: 0\nmodel name\t: AMD EPYC\nflags\t\t: avx2 avx512f avx_vnni avx512_vnni\n",
            "AMD EPYC, AVX-512 VNNI",
        ),
        ("model name\t: Intel(R) Xeon(R)\nflags\t: avx2 avx512f avx512_vnni amx_int8\n", "Intel(R) Xeon(R), AMX"),
        ("model name\t: AMD Ryzen 7 5800U\nflags\t\t: sse4_2 avx avx2\n", "AMD Ryzen 7 5800U, AVX2"),
        ("model name\t: first\nflags\t: avx2\n\nmodel name\t: second\nflags\t: avx512f\n", "first, AVX2"),
        ("model name\t: Old\nflags\t\t: sse2\n", "Old"),
        ("processor\t: 0\nFeatures\t: fp asimd asimddp i8mm\n", "Some machine, I8MM"),
        (None, "Some machine"),
    ],
)
def test_processor_is_named_with_its_fastest_instructions(
    cpuinfo: str | None, description: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "processor", str)
    monkeypatch.setattr(platform, "machine", lambda: "Some machine")
    path = tmp_path / "cpuinfo"
    if cpuinfo is not None:
        path.write_text(cpuinfo, encoding="utf-8")
    assert describe_processor(path) == description
