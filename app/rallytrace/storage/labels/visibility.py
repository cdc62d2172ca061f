"""Decide the meaning of visibilities and of contradictory rows."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import Aspect, AspectFinding, Certainty, Decisions, choices_of
from rallytrace.storage.labels.cells import VISIBILITY_WORDS, numbers
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.track import State

States = NDArray[np.uint8]
"""The `State` of each row, (n,)."""


class Meaning(WordedEnum):
    """The meaning of a visibility column."""

    STANDARD = "standard", tr_lazy("video", "1 visible, 0 no ball")
    INVERTED = "inverted", tr_lazy("video", "0 visible, 1 hidden, 2 blurred, 3 no ball")
    CLASSES = "classes", tr_lazy("video", "0 no ball, 1 easy, 2 hard, 3 hidden")
    POSITION = "position", tr_lazy("video", "Not used: visible if there is a position")


class Hidden(WordedEnum):
    """What a label file means by giving a position to a ball that is marked invisible."""

    NO_BALL = "no-ball", tr_lazy("video", "No ball, remove position")
    OCCLUDED = "occluded", tr_lazy("video", "Hidden, keep position")


class ZeroPosition(WordedEnum):
    """The meaning of a visible ball at (0, 0)."""

    REFUSE = "refuse", tr_lazy("video", "Do not import")
    NO_BALL = "no-ball", tr_lazy("video", "No ball")
    POSITION = "position", tr_lazy("video", "Ball in the corner")


_INVERTED_HEADER = ["frame_num", "x", "y", "visible"]
"""Columns of a tool known to write 0 for a visible ball."""

_MIN_VISIBLE_PER_HIDDEN = 4
"""Minimum number of visible balls per hidden one in a rally."""
_MIN_ASSUMED_HIDDEN = 5
"""Number of hidden balls that is assumed if a file has fewer."""

_STATES = {
    Meaning.STANDARD: {0: State.NO_BALL, 1: State.VISIBLE, 2: State.VISIBLE, 3: State.OCCLUDED},
    Meaning.INVERTED: {0: State.VISIBLE, 1: State.OCCLUDED, 2: State.VISIBLE, 3: State.NO_BALL},
    Meaning.CLASSES: {0: State.NO_BALL, 1: State.VISIBLE, 2: State.VISIBLE, 3: State.OCCLUDED},
}


def visibilities(cells: Sequence[str], *, decimal_comma: bool) -> tuple[Floats, Flags]:
    """Parse a column of visibilities, given as numbers or words. The mask marks faulty cells."""
    values, odd = numbers(cells, decimal_comma=decimal_comma)
    for row in np.flatnonzero(odd).tolist():
        word = VISIBILITY_WORDS.get(cells[row].lower())
        if word is not None:
            values[row], odd[row] = word, False
    odd |= ~np.isnan(values) & ~np.isin(values, (0, 1, 2, 3))
    return values, odd


def choose_meaning(
    values: Floats | None,
    has_position: Flags,
    header: Sequence[str],
    decisions: Decisions,
    *,
    by_rallytrace: bool = False,
) -> Meaning:
    """Decide the meaning of the visibilities.

    Args:
        values: 0 to 3 or NaN, one per row; None if there is no such column.
        has_position: True for rows with a position other than (0, 0).
        by_rallytrace: True if RallyTrace wrote the file.
    """
    if values is None:
        verdict = AspectFinding(Meaning.POSITION, tr_lazy("video", "There is no such column."), Certainty.CERTAIN)
        return Decisions({}, decisions.conclusions).choose(Aspect.VISIBILITY, choices_of(Meaning)[-1:], verdict)
    if by_rallytrace and not (values > 1).any():
        verdict = AspectFinding(
            Meaning.STANDARD, tr_lazy("video", "RallyTrace writes 1 for a visible ball."), Certainty.CERTAIN
        )
    else:
        verdict = _detect(values, has_position, header)
    return decisions.choose(Aspect.VISIBILITY, choices_of(Meaning), verdict)


def _detect(values: Floats, has_position: Flags, header: Sequence[str]) -> AspectFinding[Meaning]:
    counts = {value: int((values == value).sum()) for value in (0, 1, 2, 3)}
    shares = {value: float(has_position[values == value].mean()) if count else 0.0 for value, count in counts.items()}
    evidence = _in_words(counts, shares)
    if not sum(counts.values()):
        return AspectFinding(Meaning.POSITION, tr_lazy("video", "The column is empty."), Certainty.LIKELY)
    if counts[2] or counts[3]:
        return _class_meaning(counts, shares, evidence)
    inverted = [name.lower() for name in header[:4]] == _INVERTED_HEADER
    return _binary_meaning(counts, shares, evidence, named_inverted=inverted)


def _binary_meaning(
    counts: dict[int, int], shares: dict[int, float], evidence: str, *, named_inverted: bool
) -> AspectFinding[Meaning]:
    """Return which of 0 and 1 means visible: the one that rows with positions mostly have."""
    share_of_0, share_of_1 = shares[0], shares[1]
    if counts[1] and share_of_1 > 0.9 and share_of_0 < 0.1:
        sure = Certainty.CERTAIN if counts[0] else Certainty.LIKELY
        return AspectFinding(Meaning.STANDARD, evidence, Certainty.UNSURE if named_inverted else sure)
    if counts[0] and share_of_0 > 0.9 and share_of_1 < 0.1:
        alone = Certainty.LIKELY if named_inverted else Certainty.UNSURE
        return AspectFinding(Meaning.INVERTED, evidence, Certainty.CERTAIN if counts[1] else alone)
    if named_inverted or share_of_0 > share_of_1:
        return AspectFinding(Meaning.INVERTED, evidence, Certainty.UNSURE)
    if share_of_0 < 0.1:
        return AspectFinding(
            Meaning.STANDARD, evidence, Certainty.LIKELY if counts[0] or share_of_1 > 0.1 else Certainty.UNSURE
        )
    likely = share_of_1 > share_of_0 + 0.3 or counts[1] > _MIN_VISIBLE_PER_HIDDEN * max(counts[0], _MIN_ASSUMED_HIDDEN)
    return AspectFinding(Meaning.STANDARD, evidence, Certainty.LIKELY if likely else Certainty.UNSURE)


def _class_meaning(counts: dict[int, int], shares: dict[int, float], evidence: str) -> AspectFinding[Meaning]:
    if counts[0] and shares[0] > 0.5:
        # Some files keep the last position in rows without a ball; then all numbers have positions, even 0.
        empty = any(counts[value] and shares[value] < 0.1 for value in (1, 3))
        return AspectFinding(
            Meaning.INVERTED, evidence, Certainty.CERTAIN if shares[0] > 0.9 and empty else Certainty.UNSURE
        )
    if counts[0]:
        return AspectFinding(Meaning.CLASSES, evidence, Certainty.CERTAIN if shares[0] < 0.1 else Certainty.UNSURE)
    if counts[3] and shares[3] < 0.1:
        # No row has a 0. Without positions, 3 means no ball rather than an occluded one.
        return AspectFinding(Meaning.INVERTED, evidence, Certainty.UNSURE)
    return AspectFinding(
        Meaning.CLASSES, evidence, Certainty.LIKELY if counts[2] and not counts[3] else Certainty.UNSURE
    )


def _in_words(counts: dict[int, int], shares: dict[int, float]) -> str:
    parts = [
        tr_lazy("video", "{shares:.0%} of the {count} with {value}", shares=shares[value], count=count, value=value)
        for value, count in counts.items()
        if count
    ]
    return tr_lazy("video", "Rows with a position: {parts}.", parts=join_texts(parts))


def states(meaning: Meaning, values: Floats | None, has_position: Flags) -> States:
    """Return the state of each row by its visibility; UNSET for NaN.

    Args:
        values: 0 to 3 or NaN; None if there is no such column.
        has_position: True for rows with a position other than (0, 0).
    """
    by_position = np.where(has_position, State.VISIBLE, State.NO_BALL).astype(np.uint8)
    if values is None or meaning is Meaning.POSITION:
        return by_position
    made = np.full(len(values), State.UNSET, np.uint8)
    for value, state in _STATES[meaning].items():
        made[values == value] = state
    if meaning is Meaning.INVERTED:
        # In such files 1 means any unseen ball; without a position there is no ball.
        made[(made == State.OCCLUDED) & ~has_position] = State.NO_BALL
    return made


def choose_hidden(count: int, decisions: Decisions, *, with_source: bool) -> Hidden:
    """Decide the meaning of invisible balls with positions. Nothing is concluded if there are none (`count` is 0)."""
    if not count:
        return Hidden.NO_BALL
    if with_source:
        evidence = tr_lazy("video", "A file with a Source column keeps the positions of hidden balls.")
        verdict = AspectFinding(Hidden.OCCLUDED, evidence, Certainty.LIKELY)
    else:
        verdict = AspectFinding(Hidden.NO_BALL, _rows_like_this(count), Certainty.UNSURE)
    return decisions.choose(Aspect.HIDDEN, choices_of(Hidden), verdict)


def _rows_like_this(count: int) -> str:
    return tr_lazy("video", "%n rows are like this.", singular="%n row is like this.", n=count)


def choose_origin(count: int, decisions: Decisions) -> ZeroPosition:
    """Decide the meaning of visible balls at (0, 0). Nothing is concluded if there are none (`count` is 0)."""
    if not count:
        return ZeroPosition.REFUSE
    evidence = join_texts((_rows_like_this(count), tr_lazy("video", "(0, 0) usually means 'no ball'.")), " ")
    verdict = AspectFinding(ZeroPosition.REFUSE, evidence, Certainty.UNSURE)
    return decisions.choose(Aspect.ORIGIN, choices_of(ZeroPosition), verdict)
