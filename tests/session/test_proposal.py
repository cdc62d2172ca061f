"""Test re-tracking as a proposal: its changes, and accepting it."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import not_none

pytest.importorskip("PySide6.QtCore")

from PySide6.QtCore import QCoreApplication, QEvent

from dim_ball import ALL_DARK, DARK, N_FRAMES, ball, clip, preferences
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.session.proposal import MAX_PROPOSAL_FRAMES, Proposal, ProposalDifference, rough_parts
from rallytrace.session.runs import retracking_seconds
from rallytrace.session.workspace import Workspace
from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Source
from rallytrace.track.edits import mark_frames, place
from rallytrace.track.recording import Recording
from rallytrace.track.track import SOURCES, Layer, RunRecord, State, make_rows
from rallytrace.track.turned_track import change_recording
from rallytrace.track.turning import Turning
from rallytrace.tracking.messages import RunOutcome

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    """Yield a clip that has been tracked, without InpaintNet: its dark frames are gaps."""
    made = Workspace(preferences(tmp_path))
    made.open(clip(tmp_path))
    wait_until(lambda: made.info is not None and made.info.complete and made.locked is None)
    made.runs.track_all()
    wait_until(lambda: not made.runs.busy)
    yield made
    made.shutdown()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def proposal(workspace: Workspace) -> Proposal:
    made = Proposal(workspace)
    made.accepted.connect(workspace.document.edit)
    return made


def ask(proposal: Proposal, frames: range = DARK) -> None:
    assert proposal.ask(frames)
    wait_until(lambda: not proposal._workspace.runs.busy)


def states(workspace: Workspace, frames: range = DARK) -> set[int]:
    return set(workspace.document.track.shown_rows(frames.start, frames.stop)["state"].tolist())


def test_the_gap_is_one_before(workspace: Workspace) -> None:
    assert states(workspace) == {State.NO_BALL}


def test_proposal_changes_nothing(workspace: Workspace, proposal: Proposal) -> None:
    before = workspace.document.track.layer(Layer.PREDICTED).copy()
    ask(proposal)
    difference = not_none(proposal.difference)
    assert difference.parts == (DARK,)
    assert difference.frames[difference.found].tolist() == list(DARK)
    assert np.abs(difference.positions - np.array([ball(frame) for frame in DARK]).T).max() < 2
    assert (workspace.document.track.layer(Layer.PREDICTED) == before).all()
    assert len(workspace.document.runs) == 1
    assert workspace.document.undoable == "Track"


def test_an_accepted_proposal_belongs_to_a_run_and_is_one_step(workspace: Workspace, proposal: Proposal) -> None:
    document = workspace.document
    ask(proposal)
    proposal.accept()
    assert states(workspace) == {State.VISIBLE}
    assert {SOURCES[at] for at in document.track.shown_rows(30, 35)["source"]} == {Source.PREDICTED}
    assert not document.track.has_rows(Layer.HUMAN)
    assert not proposal.is_open
    assert document.undoable == "Re-track 5 frames"
    document.undo()
    assert states(workspace) == {State.NO_BALL}
    assert document.undoable == "Track"


def test_the_run_says_with_which_settings_and_near_which_path(workspace: Workspace, proposal: Proposal) -> None:
    ask(proposal)
    assert proposal.guided
    proposal.accept()
    first, record = workspace.document.runs
    assert set(workspace.document.track.layer(Layer.PREDICTED)["run"][30:35].tolist()) == {2}
    assert (record.provenance["threshold"], record.provenance["stride"], record.provenance["every"]) == (0.25, 1, 1)
    assert record.provenance["taken"] == [[30, 35]]
    assert record.provenance["complete"]
    assert len(record.provenance["retracking"]["path"]) == 5
    json.dumps(record.provenance)
    assert "corridor" in json.loads(record.signature)
    assert "corridor" not in json.loads(first.signature)


def test_a_later_run_does_its_frames_again(workspace: Workspace, proposal: Proposal) -> None:
    workspace.preferences.update("tracking", stride=1, threshold=0.25)
    ask(proposal)
    proposal.accept()
    workspace.marks.set_frames(DARK)
    workspace.runs.track_range()
    wait_until(lambda: not workspace.runs.busy)
    assert set(workspace.document.track.layer(Layer.PREDICTED)["run"][30:35].tolist()) == {3}


def test_human_points_stay(workspace: Workspace, proposal: Proposal) -> None:
    document = workspace.document
    document.edit(place(document.track, 32, 20, 20))
    document.edit(not_none(mark_frames(document.track, range(33, 34), State.NO_BALL)))
    human, predicted = document.track.layer(Layer.HUMAN).copy(), document.track.layer(Layer.PREDICTED).copy()
    ask(proposal)
    assert proposal.difference is not None
    assert not {32, 33} & set(proposal.difference.frames[proposal.difference.changes].tolist())
    proposal.accept()
    assert (document.track.layer(Layer.HUMAN) == human).all()
    assert (document.track.layer(Layer.PREDICTED)[32:34] == predicted[32:34]).all()


def test_one_part_is_taken_and_the_others_stay_proposed(workspace: Workspace, proposal: Proposal) -> None:
    ask(proposal, range(16, 45))
    assert proposal.difference is not None
    assert list(proposal.difference.parts) == list(ALL_DARK)
    assert proposal.part_at(33) == DARK
    assert proposal.part_at(38) == range(40, 43)
    proposal.accept_part(DARK)
    assert states(workspace) == {State.VISIBLE}
    assert states(workspace, range(18, 21)) == {State.NO_BALL}
    assert list(proposal.difference.parts) == [range(18, 21), range(40, 43)]
    proposal.accept_part(range(18, 21))
    proposal.accept()
    assert not proposal.is_open
    assert len(workspace.document.runs) == 2
    assert workspace.document.runs[1].provenance["taken"] == [[30, 35], [18, 21], [16, 45]]


def test_frames_put_right_by_hand_meanwhile_would_not_change(workspace: Workspace, proposal: Proposal) -> None:
    document = workspace.document
    ask(proposal)
    document.edit(place(document.track, 32, 20, 20))
    assert not_none(proposal.difference).count == 4
    for frame in DARK:
        document.edit(place(document.track, frame, 20, 20))
    assert not proposal.is_open


def test_proposal_without_changes_says_so(proposal: Proposal) -> None:
    told: list[str] = []
    proposal.ended.connect(told.append)
    ask(proposal, range(10, 15))
    assert len(told) == 1
    assert "5 frames" in told[0]
    assert not proposal.is_open


def test_a_run_that_is_cancelled_proposes_nothing(workspace: Workspace, tmp_path: Path) -> None:
    slow = preferences(tmp_path, busy=5).value.models.tracknet
    workspace.preferences.update("models", tracknet=slow)
    proposal = Proposal(workspace)
    told: list[str] = []
    proposal.ended.connect(told.append)
    assert proposal.ask(range(N_FRAMES))
    workspace.runs.cancel()
    wait_until(lambda: not workspace.runs.busy)
    assert len(told) == 1
    assert "cancelled" in told[0]
    assert not proposal.is_open
    assert proposal.frames is None


def test_another_video_ends_it(workspace: Workspace, proposal: Proposal) -> None:
    ask(proposal)
    workspace.close_video()
    assert not proposal.is_open


def turn(workspace: Workspace) -> None:
    assert workspace.info is not None
    edit = change_recording(workspace.document.track, Recording(turning=Turning(0, mirrored=True)), workspace.info.size)
    workspace.document.edit(not_none(edit))


def test_turning_the_video_ends_it(workspace: Workspace, proposal: Proposal) -> None:
    ask(proposal)
    turn(workspace)
    assert not proposal.is_open
    ask(proposal)
    workspace.document.undo()
    assert not proposal.is_open


def test_turning_the_video_stops_its_run(workspace: Workspace, tmp_path: Path) -> None:
    slow = preferences(tmp_path, busy=5).value.models.tracknet
    workspace.preferences.update("models", tracknet=slow)
    proposal = Proposal(workspace)
    assert proposal.ask(range(N_FRAMES))
    turn(workspace)
    assert not workspace.runs.busy
    assert proposal.frames is None


def test_without_known_points_there_is_no_corridor(workspace: Workspace, proposal: Proposal) -> None:
    ask(proposal, range(N_FRAMES))
    assert not proposal.guided
    proposal.accept()
    record = workspace.document.runs[1]
    assert record.provenance["threshold"] == 0.25
    assert record.provenance["retracking"] == {"frames": [0, N_FRAMES], "expected": 0}
    assert "corridor" not in json.loads(record.signature)


def test_a_range_that_is_too_long_is_refused(proposal: Proposal) -> None:
    with pytest.raises(AppError, match="1,001 frames"):
        proposal.ask(range(MAX_PROPOSAL_FRAMES + 1))


STEPS = np.arange(60)
LOB = np.stack((200 + 9.0 * STEPS, 300 - 8 * STEPS + 0.3 * STEPS**2))
"""A flight, (2, 60) px."""
PART = range(20, 32)


def would_be_left_out(proposed: Floats, around: Floats) -> bool:
    """Return whether a proposal for `PART` is rougher than 60 shown frames; both (2, n) px, NaN for no ball."""
    shown = make_rows(len(STEPS), State.NO_BALL, Source.PREDICTED)
    seen = np.isfinite(around[0])
    shown["state"][seen], shown["x"][seen], shown["y"][seen] = State.VISIBLE, *around[:, seen]
    every, frames = np.ones(len(PART), np.bool_), np.arange(PART.start, PART.stop)
    difference = ProposalDifference(frames, proposed, around[:, frames], every, every, ~every, (PART,))
    return bool(rough_parts(difference, shown, 0, tolerance=2.5))


def in_part(path: Floats) -> Floats:
    return path[:, PART.start : PART.stop].copy()


def without_part(path: Floats) -> Floats:
    gap = path.copy()
    gap[:, PART.start : PART.stop] = np.nan
    return gap


@given(seed=st.integers(0, 200), jump=st.floats(20, 200))
def test_zigzags_are_not_proposed(seed: int, jump: float) -> None:
    sides = np.where(STEPS % 2, jump, -jump)[PART.start : PART.stop]
    noise = np.random.default_rng(seed).normal(0, 1, (2, len(PART)))
    assert would_be_left_out(in_part(LOB) + sides + noise, without_part(LOB))
    assert would_be_left_out(in_part(LOB) + sides + noise, LOB)


@given(hit=st.integers(PART.start, PART.stop - 1), seed=st.integers(0, 200))
def test_a_flight_with_a_hit_in_it_is_proposed(hit: int, seed: int) -> None:
    played = LOB.copy()
    played[:, hit:] = played[:, hit : hit + 1] + np.stack((-20.0 * (STEPS[hit:] - hit), -6.0 * (STEPS[hit:] - hit)))
    noise = np.random.default_rng(seed).normal(0, 1, (2, len(PART)))
    assert not would_be_left_out(in_part(played) + noise, without_part(played))


def test_smoother_path_than_existing_zigzag_is_proposed() -> None:
    zigzag = LOB + np.where(STEPS % 2, 40.0, -40.0)
    assert not would_be_left_out(in_part(LOB), zigzag)


def test_estimate_follows_windows_of_the_latest_run() -> None:
    tracked = RunRecord("", {"seconds": 10.0, "frames": 786, "stride": 8})
    assert retracking_seconds([], 15) is None
    assert retracking_seconds([RunRecord("", {"inpaintnet": None})], 15) is None
    assert retracking_seconds([tracked], 86) == pytest.approx((10.0, 10.0)), "a window a frame: eight times as many"
    again = RunRecord("", {"seconds": 2.0, "frames": 15, "stride": 1})
    assert retracking_seconds([tracked, again], 15) == pytest.approx((2.0, 2.0))


def test_fastest_earlier_run_gives_the_lower_estimate() -> None:
    def run(seconds: float, network: str = "usual") -> RunRecord:
        return RunRecord("", {"tracknet": {"sha256": network}, "seconds": seconds, "frames": 15, "stride": 1})

    quick, slow, other = run(4.0), run(9.0), run(1.0, "small")
    assert retracking_seconds([quick, other, slow], 15) == pytest.approx((4.0, 9.0))
    assert retracking_seconds([slow, quick], 15) == pytest.approx((4.0, 4.0))


def test_re_tracking_improves_the_next_estimate(workspace: Workspace, proposal: Proposal) -> None:
    outcomes: list[RunOutcome] = []
    workspace.runs.tracker.finished.connect(outcomes.append)
    ask(proposal)
    (outcome,) = outcomes
    assert len(workspace.document.runs) == 1, "a proposal is no run of the project"
    paced = [*workspace.document.runs, RunRecord("", outcome.provenance)]
    assert workspace.runs.estimate_retracking(20) == retracking_seconds(paced, 20)
    workspace.document.replaced.emit()
    assert workspace.runs.estimate_retracking(20) == retracking_seconds(workspace.document.runs, 20)
