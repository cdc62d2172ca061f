"""What the linter has found in labels, for people and for scripts."""

from collections.abc import Sequence
from typing import Any, Final

from rallytrace.domain.label_lint import Finding

_MOST_LISTED: Final = 40


def in_words(findings: Sequence[Finding]) -> list[str]:
    """Lines for a person to read; none where nothing was found."""
    if not findings:
        return []
    lines = [f"Worth a look: {len(findings)}", *(f"  {finding.words}" for finding in findings[:_MOST_LISTED])]
    left = len(findings) - _MOST_LISTED
    return [*lines, f"  and {left} more; --json names every one."] if left > 0 else lines


def as_records(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    """Plain values."""
    return [
        {"kind": one.kind.value, "first": one.frames.start, "last": one.frames[-1], "words": one.words}
        for one in findings
    ]
