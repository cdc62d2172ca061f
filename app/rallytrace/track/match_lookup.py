"""Find the match to which a rally belongs."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import MatchSetup


def match_in_force(
    matches: Sequence[MatchSetup], rallies: Sequence[Rally], rally: Rally
) -> tuple[MatchSetup | None, bool]:
    """Return the match (None if there is none) to which a rally belongs, and whether the rally is its first."""
    numbers = matches_of(matches, rallies)
    index = rallies.index(rally)
    number = numbers[index]
    return (matches[number - 1] if number else None), index == numbers.index(number)


def matches_of(matches: Sequence[MatchSetup], rallies: Sequence[Rally]) -> list[int]:
    """Return the 1-based number of the match to which each rally belongs; 0 if there is none."""
    starts = [match.frame for match in matches]
    return list(accumulate((bisect_right(starts, rally.frames[-1]) for rally in rallies), max))
