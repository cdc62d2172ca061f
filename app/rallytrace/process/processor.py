"""Describe the processor of this computer."""

import contextlib
import platform
from pathlib import Path
from typing import Final

_INSTRUCTIONS: Final = {
    "amx_int8": "AMX",
    "avx512_vnni": "AVX-512 VNNI",
    "avx_vnni": "AVX-VNNI",
    "avx512f": "AVX-512",
    "avx2": "AVX2",
    "i8mm": "I8MM",
    "asimddp": "dot products",
}
"""Instructions that decide how fast networks run, by their name in `/proc/cpuinfo`; the first ones count."""


def describe_processor(cpuinfo: Path = Path("/proc/cpuinfo")) -> str:
    """Return name and fastest instructions of the processor, such as "AMD EPYC, AVX-512 VNNI".

    Args:
        cpuinfo: Linux's description of the processor; where it is missing, Python's name is returned.
    """
    facts: dict[str, str] = {}
    with contextlib.suppress(OSError):
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            key, _, value = line.partition(":")
            facts.setdefault(key.strip(), value.strip())
    name = facts.get("model name") or platform.processor() or platform.machine()
    known = facts.get("flags", facts.get("Features", "")).split()
    fastest = next((instructions for flag, instructions in _INSTRUCTIONS.items() if flag in known), "")
    return ", ".join(filter(None, (name, fastest)))
