"""Read ShuttleSet's table of the strokes of a set (KDD 2023)."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

import numpy as np

from rallytrace.storage.segments.records import NamedSegment, NamedStroke, SegmentFile
from rallytrace.texts import tr_lazy
from rallytrace.track.clocks import parse_clock
from rallytrace.track.lists import RallyEnding
from rallytrace.track.stroke_types import StrokeType

COLUMNS: Final = frozenset({"rally", "ball_round", "frame_num"})
_BROADCAST_RATES: Final = np.array([24, 25, 29.97, 30, 50, 59.94, 60])
"""Frame rates of broadcasts."""
_AFTER_LAST_STROKE_SECONDS: Final = 1.0
"""Assumed time from the last stroke to the end of a rally, which is missing in the table."""
_SIDES: Final = ("A", "B")
STROKE_NAMES: Final[Mapping[str, StrokeType]] = {
    "殺球": StrokeType.SMASH,
    "點扣": StrokeType.WRIST_SMASH,
    "長球": StrokeType.CLEAR,
    "挑球": StrokeType.LOB,
    "防守回挑": StrokeType.DEFENSIVE_LOB,
    "放小球": StrokeType.NET_SHOT,
    "擋小球": StrokeType.RETURN_NET,
    "勾球": StrokeType.CROSS_COURT_NET_SHOT,
    "切球": StrokeType.DROP,
    "過渡切球": StrokeType.PASSIVE_DROP,
    "過度切球": StrokeType.PASSIVE_DROP,
    "平球": StrokeType.DRIVE,
    "小平球": StrokeType.DRIVEN_FLIGHT,
    "後場抽平球": StrokeType.BACK_COURT_DRIVE,
    "防守回抽": StrokeType.DEFENSIVE_DRIVE,
    "推球": StrokeType.PUSH,
    "撲球": StrokeType.RUSH,
    "發短球": StrokeType.SHORT_SERVICE,
    "發長球": StrokeType.LONG_SERVICE,
}
"""Stroke types by ShuttleSet's names."""
REASONS: Final[Mapping[RallyEnding, tuple[str, str]]] = {
    RallyEnding.WINNER: ("落地致勝", "對手落地致勝"),
    RallyEnding.OUT: ("對手出界", "出界"),
    RallyEnding.NET: ("對手掛網", "掛網"),
    RallyEnding.SERVICE_FAULT: ("對手犯規", "犯規"),
}
"""The `win_reason` and `lose_reason` that ShuttleSet uses for each ending it knows."""
ENDING_BY_REASON: Final = {
    **{reason: ending for ending, reasons in REASONS.items() for reason in reasons},
    **dict.fromkeys(("對手未過網", "未過網"), RallyEnding.NET),
    **dict.fromkeys(("對手落點判斷失誤", "落點判斷失誤", "落地判斷失誤", "對手落地判斷失誤"), RallyEnding.WINNER),
}
"""Endings by either reason. A shuttle that does not reach the net counts as in the net; one that the opponent leaves,
and that lands in, as a winner.
"""


def read_shuttleset(rows: Sequence[Mapping[str, str]], stem: str) -> SegmentFile:
    """Read the rallies of a set, with winners and strokes."""
    rows = [row for row in rows if row.get("frame_num") and row.get("rally")]
    rate = _rate_of(rows)
    segments = []
    for rally, group in groupby(rows, lambda row: int(float(row["rally"]))):
        strokes = list(group)
        times = sorted(float(row["frame_num"]) / rate for row in strokes)
        named = sorted(
            (NamedStroke(float(row["frame_num"]) / rate, STROKE_NAMES.get(row.get("type", ""))) for row in strokes),
            key=lambda stroke: stroke.second,
        )
        winner = next((row["getpoint_player"] for row in reversed(strokes) if row.get("getpoint_player")), "")
        known = winner if winner in _SIDES else ""
        segments.append(
            NamedSegment(
                f"{stem} rally {rally}",
                times[0],
                times[-1] + _AFTER_LAST_STROKE_SECONDS,
                known,
                strokes=tuple(named),
                ending=_ending_of(strokes),
            )
        )
    server = rows[0].get("player", "") if rows else ""
    return SegmentFile(tr_lazy("video", "ShuttleSet's strokes"), tuple(segments), server if server in _SIDES else "")


def _ending_of(strokes: Sequence[Mapping[str, str]]) -> RallyEnding | None:
    """Return how a rally ended, by the last reason given. A foul counts as a service fault at the first stroke."""
    reasons = (row.get("win_reason") or row.get("lose_reason") or "" for row in reversed(strokes))
    ending = ENDING_BY_REASON.get(next(filter(None, reasons), "").strip())
    return None if ending is RallyEnding.SERVICE_FAULT and len(strokes) > 1 else ending


def _rate_of(rows: Sequence[Mapping[str, str]]) -> float:
    """Return the frame rate implied by the rows' clocks; 30 if there are none."""
    ratios = [
        float(row["frame_num"]) / seconds for row in rows if (seconds := parse_clock(row.get("time", "")) or 0.0) > 60
    ]
    if not ratios:
        return 30.0
    return float(_BROADCAST_RATES[np.abs(_BROADCAST_RATES - np.median(ratios)).argmin()])
