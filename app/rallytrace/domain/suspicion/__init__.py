"""Suspicion: which frames are probably wrong, with reasons."""

from rallytrace.domain.suspicion.evidence import SuspicionEvidence, evidence_of
from rallytrace.domain.suspicion.features import PAD, Claim, Feature, ShownKind
from rallytrace.domain.suspicion.judging import Suspicion, judge_frames, sentences
from rallytrace.domain.suspicion.reasons import CHIPS, Reason, reasons_in

__all__ = [
    "CHIPS",
    "PAD",
    "Claim",
    "Feature",
    "Reason",
    "ShownKind",
    "Suspicion",
    "SuspicionEvidence",
    "evidence_of",
    "judge_frames",
    "reasons_in",
    "sentences",
]
