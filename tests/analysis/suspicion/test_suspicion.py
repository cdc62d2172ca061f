import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lobs import LOB, RATE, SIZE, a_track, accept, fill, flight, predicted_of, unseen
from rallytrace.analysis.suspicion.features import PAD_FRAMES, Claim, Feature, ShownKind
from rallytrace.analysis.suspicion.judging import Suspicion, SuspicionEvidence, judge_frames, sentences
from rallytrace.analysis.suspicion.judging import judge_evidence as judged_by
from rallytrace.analysis.suspicion.reasons import CHIPS, Reason, reasons_in
from rallytrace.analysis.suspicion.weights import PATH, TABLES
from rallytrace.track.detections import Source
from rallytrace.track.track import Layer, Rows, State, Track, make_rows

COUNT = 200


def judge(track: Track, frames: range | None = None) -> Suspicion:
    seconds = np.arange(track.n_frames) / RATE
    return judge_frames(track, range(track.n_frames) if frames is None else frames, size=SIZE, seconds=seconds)


def why(track: Track, frame: int) -> tuple[Reason, ...]:
    return reasons_in(int(judge(track).reasons[frame]))


def lobs() -> Rows:
    return predicted_of(flight(COUNT))


def test_clearly_seen_flight_with_hits_is_not_suspicious() -> None:
    assert judge(a_track(lobs())).probability.max() < 0.03


def test_a_smash_is_not_doubted_and_a_leap_away_and_back_is() -> None:
    path = flight(COUNT)
    smash = 2 * LOB + 10
    path[:, smash:] = path[:, smash, None] + np.array([[30.0], [12.0]]) * np.arange(COUNT - smash)
    path[:, smash + 12 :] = np.nan
    seen = predicted_of(np.nan_to_num(path))
    unseen(seen, slice(smash + 12, None))
    seen["x"][30:32] += 300
    seen["peak_x"][30:32] += 300
    judged = judge(a_track(seen))
    assert judged.probability[smash - 1 : smash + 3].max() < 0.1
    assert judged.probability[30:32].min() > 0.7
    assert {Reason.JUMPS, Reason.LEAPS} <= set(why(a_track(seen), 30))


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("confidence", 0.4, Reason.FAINT),
        ("second_peak", 0.4, Reason.CANDIDATES),
        ("peak_x", 900.0, Reason.SPLIT),
    ],
)
def test_poor_evidence_raises_the_probability_and_is_named(field: str, value: float, reason: Reason) -> None:
    seen = lobs()
    before = judge(a_track(seen)).probability[100]
    seen[field][100] = value
    assert judge(a_track(seen)).probability[100] > before
    assert reason in why(a_track(seen), 100)


def test_a_ball_that_hardly_moves_is_named() -> None:
    seen = lobs()
    for name, value in (("x", 1200.0), ("y", 640.0)):
        seen[name][60:65] = seen[f"peak_{name}"][60:65] = value
    assert Reason.RESTING_PEAK in why(a_track(seen), 62)


@pytest.mark.parametrize("parted_by", ["gaps", "jumps"])
def test_short_track_that_gets_nowhere_is_suspicious(
    parted_by: str,
) -> None:
    swing = np.arange(16) * 2 * np.pi / 16
    racket = {"x": 900 + 20 * np.sin(swing), "y": 560 + 14 * np.cos(swing)}
    flying, seen = lobs(), lobs()
    flying["confidence"] = 0.5
    for name, values in racket.items():
        seen[name][100:116] = seen[f"peak_{name}"][100:116] = values
    seen["confidence"] = 0.5
    if parted_by == "gaps":
        unseen(seen, slice(90, 100))
        unseen(seen, slice(116, 126))
    before, judged = judge(a_track(flying)), judge(a_track(seen))
    assert all(Reason.CONFINED in why(a_track(seen), frame) for frame in range(100, 116))
    assert judged.probability[101:115].min() > 0.1 > before.probability[101:115].max()


def test_motionless_track_after_a_cut_is_suspicious() -> None:
    seen = lobs()
    seen["begins_scene"][100] = True
    for name in ("x", "y"):
        seen[name][100:106] = seen[f"peak_{name}"][100:106] = seen[name][99] + np.arange(6)
    unseen(seen, slice(106, 130))
    assert all(Reason.CONFINED in why(a_track(seen), frame) for frame in range(100, 106))


def test_ball_lost_in_mid_picture_is_more_suspicious_than_at_top() -> None:
    path = flight(COUNT)
    low = predicted_of(path)
    path[1] -= 300  # every lob peaks at the picture's top
    high = predicted_of(path)
    unseen(low, slice(96, 104))
    unseen(high, slice(96, 104))
    assert judge(a_track(low)).probability[100] > 2 * judge(a_track(high)).probability[100]
    assert Reason.LOST in why(a_track(low), 100)
    assert Reason.LOST not in why(a_track(high), 100)


def test_path_ends_in_mid_picture_are_named() -> None:
    seen = lobs()
    unseen(seen, slice(0, 12))
    unseen(seen, slice(-12, None))
    assert Reason.BEGINS in why(a_track(seen), 6)
    assert Reason.ENDS in why(a_track(seen), COUNT - 6)


def test_a_faint_peak_on_the_way_across_a_gap_is_named() -> None:
    seen = lobs()
    unseen(seen, slice(90, 96))
    on_the_way = judge(a_track(seen)).probability[93]
    assert Reason.FAINT_PEAK in why(a_track(seen), 93)
    seen["peak_x"][93] = 30
    assert judge(a_track(seen)).probability[93] < on_the_way


def test_filled_gap_is_suspicious_where_tracknet_sees_elsewhere() -> None:
    seen = lobs()
    unseen(seen, slice(90, 96), peak=0.3)
    agreeing = a_track(seen)
    fill(agreeing, range(90, 96))
    seen["peak_x"][90:96] = 30
    differing = a_track(seen)
    fill(differing, range(90, 96))
    assert Reason.DIFFER in why(differing, 93)
    assert Reason.DIFFER not in why(agreeing, 93)


def test_occluded_point_within_visible_flight_is_suspicious() -> None:
    seen = lobs()
    unseen(seen, slice(90, 92), peak=0.12)
    track = a_track(seen)
    fill(track, range(90, 92))
    assert judge(track).probability[90:92].min() > 0.5
    assert Reason.OCCLUDED in why(track, 90)
    bits = int(judge(track).reasons[90])
    told = sentences(track, 90, bits, size=SIZE, seconds=np.arange(COUNT) / RATE)
    assert any(words.startswith("Hidden") and "Detection (0.12)" in words for words in told)


def test_visible_fill_is_doubted_by_position_only() -> None:
    seen = lobs()
    unseen(seen, slice(90, 92), peak=0.12)
    occluded, visible = a_track(seen), a_track(seen)
    fill(occluded, range(90, 92))
    fill(visible, range(90, 92), State.VISIBLE)
    assert judge(visible).kind[90] == ShownKind.ESTIMATED
    assert judge(visible).probability[90] < judge(occluded).probability[90]
    assert Reason.OCCLUDED not in why(visible, 90)


def test_doubtful_position_and_state_stay_below_certainty() -> None:
    features = np.full((1, len(Feature)), np.nan)
    for feature, value in (
        (Feature.SECOND, 0.6),
        (Feature.PEAK_OFFSET, 0.5),
        (Feature.DISSENT, 0.6),
        (Feature.GAP_DISTANCE, 3.7),
    ):
        features[0, feature] = value
    kind, yes, no = np.array([ShownKind.ESTIMATED], np.uint8), np.array([True]), np.array([False])
    evidence = SuspicionEvidence(range(1), kind, yes, no, np.zeros(1, np.uint32), features)
    assert judged_by(evidence).probability == pytest.approx(0.95)


def test_occluded_label_is_believed() -> None:
    said = labels()
    said["state"][90:92] = State.OCCLUDED
    judged = judge(imported(COUNT, said))
    assert judged.probability[90:92].max() < 0.1
    assert Reason.OCCLUDED not in why(imported(COUNT, said), 90)


def test_frames_without_a_ball_for_long_are_not_doubted() -> None:
    seen = predicted_of(flight(400))
    unseen(seen, slice(150, 350))
    judged = judge(a_track(seen))
    assert judged.kind[250] == ShownKind.NOT_JUDGED
    assert judged.probability[200:300].max() == 0
    assert judged.probability[155] > 0


@pytest.mark.parametrize("reviewed", [True, False])
def test_manual_and_untracked_frames_are_not_suspicious(reviewed: bool) -> None:
    seen = lobs()
    seen["confidence"][100:110], seen["second_peak"][100:110] = 0.2, 0.4
    seen[150:160] = 0
    track = a_track(seen)
    assert judge(track).probability[100:110].min() > 0.05
    accept(track, range(100, 110), reviewed=reviewed)
    judged = judge(track)
    assert judged.probability[100:110].max() == 0
    assert judged.reasons[100:110].max() == 0
    assert judged.probability[150:160].max() == 0


def test_point_placed_in_a_gap_changes_neighbours() -> None:
    seen = lobs()
    unseen(seen, slice(80, 100))
    seen["peak_x"][80:100] += 200
    track = a_track(seen)
    before = judge(track).probability
    placed = make_rows(1, State.VISIBLE, Source.HUMAN, x=seen["peak_x"][90], y=seen["peak_y"][90])
    track.make(track.change(Layer.HUMAN, [90], placed))
    after = judge(track).probability
    assert after[91] != before[91]


def imported(n_frames: int, said: Rows) -> Track:
    track = Track(n_frames)
    track.make(track.change(Layer.IMPORTED, range(n_frames), said))
    return track


def labels() -> Rows:
    x, y = flight(COUNT)
    return make_rows(COUNT, State.VISIBLE, Source.IMPORTED, x=x, y=y)


def test_labels_are_judged_by_their_path_alone() -> None:
    said = labels()
    said["x"][100] += 400
    alone, beside = imported(COUNT, said), imported(COUNT, said)
    seen = lobs()
    seen["confidence"] = 0.2
    beside.make(beside.change(Layer.PREDICTED, range(COUNT), seen))
    judged = judge(alone)
    assert np.array_equal(judged.probability, judge(beside).probability)
    assert judged.probability.argmax() == 100
    assert judged.probability[50] < 0.01


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("x", 1400.0, Reason.OUTSIDE),
        ("x", np.nan, Reason.NO_POSITION),
        ("state", State.NO_BALL, Reason.POSITION_OF_NONE),
    ],
)
def test_lint_findings_are_reasons(name: str, value: float, reason: Reason) -> None:
    said = labels()
    said[name][100] = value
    track = imported(COUNT, said)
    assert reason in why(track, 100)
    assert judge(track).probability[100] > 0.9
    assert not reasons_in(int(judge(track).reasons[50]))


def test_no_ball_label_with_position_is_always_found() -> None:
    said = labels()
    said["state"], said["x"], said["y"] = State.NO_BALL, 0, 0
    said["x"][100] = 300
    assert Reason.POSITION_OF_NONE in why(imported(COUNT, said), 100)


def test_labels_at_origin_and_constant_labels_are_found() -> None:
    said = labels()
    said["x"][100], said["y"][100] = 0, 0
    said["x"][20:30], said["y"][20:30] = 400, 400
    assert Reason.AT_ORIGIN in why(imported(COUNT, said), 100)
    assert Reason.FROZEN in why(imported(COUNT, said), 25)


def test_skipped_frames_are_judged_by_earlier_frames() -> None:
    seen = lobs()
    seen["confidence"][100] = 0.3
    skipped = seen[1::2].copy()
    seen[1::2] = 0
    track = a_track(seen)
    between = make_rows(len(skipped), State.VISIBLE, Source.INTERPOLATED, x=skipped["x"], y=skipped["y"])
    track.make(track.change(Layer.INPAINTED, range(1, COUNT, 2), between))
    judged = judge(track)
    assert judged.kind[101] == ShownKind.SEEN
    assert Reason.FAINT in reasons_in(int(judged.reasons[101]))


def test_a_cut_is_no_leap() -> None:
    seen = lobs()
    seen["x"][100:] = 1279 - seen["x"][100:]
    seen["peak_x"] = seen["x"]
    uncut = judge(a_track(seen)).probability[100]
    seen["begins_scene"][100] = True
    assert judge(a_track(seen)).probability[100] < uncut


def test_every_reason_has_a_chip_and_every_sentence_its_figures() -> None:
    seen = lobs()
    unseen(seen, slice(90, 96))
    seen["confidence"][100], seen["peak_x"][100] = 0.4, seen["x"][100] + 30
    track = a_track(seen)
    assert set(CHIPS) == set(Reason)
    bits = judge(track).reasons.tolist()
    said = sentences(track, 100, bits[100], size=SIZE, seconds=np.arange(COUNT) / RATE)
    assert "Weak detection (0.40)." in said
    assert any("30 px" in one for one in said)
    for frame in range(COUNT):
        told = sentences(track, frame, bits[frame], size=SIZE, seconds=np.arange(COUNT) / RATE)
        assert len(told) == len(why(track, frame))


def test_no_curve_bends_back_and_each_is_level_on_average() -> None:
    assert set(TABLES) == set(Claim)
    assert set(PATH) == set(Claim) - {Claim.OCCLUDED}
    for tables in (TABLES, PATH):
        for table in tables.values():
            for curve in table.curves:
                steps = np.diff(curve.adds)
                assert (steps >= 0).all() or (steps <= 0).all()
                assert min(curve.adds) <= 0 <= max(curve.adds)


LONG = 3 * PAD_FRAMES + 40


@st.composite
def changed_tracks(draw: st.DrawFn) -> tuple[Track, Track, range]:
    """Return a track with faults of all sorts, the same with some frames changed in some layer, and these frames."""
    random = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    seen = predicted_of(flight(LONG) + random.normal(0, 3, (2, LONG)))
    for name, high in (("confidence", 1.0), ("second_peak", 0.5)):
        seen[name] = random.uniform(0, high, LONG)
    for _ in range(draw(st.integers(0, 8))):
        start = int(random.integers(0, LONG))
        at = slice(start, start + int(random.integers(1, 90)))
        match random.integers(0, 4):
            case 0:
                unseen(seen, at)
            case 1:
                seen[at] = 0
            case 2:
                seen["x"][at] = seen["peak_x"][at] = 600
            case _:
                seen["begins_scene"][start] = True
    start = draw(st.integers(0, LONG - 1))
    frames = range(start, min(start + draw(st.integers(1, 30)), LONG))
    layer = draw(st.sampled_from(list(Layer)))
    state = draw(st.sampled_from(list(State)))
    source = {Layer.INPAINTED: Source.INPAINTED, Layer.IMPORTED: Source.IMPORTED}.get(layer, Source.HUMAN)
    said = make_rows(len(frames), state, source, x=random.uniform(0, 1300, len(frames)), y=300)
    before, after = a_track(seen), a_track(seen)
    after.make(after.change(layer, frames, said))
    return before, after, frames


@settings(max_examples=60, deadline=None)
@given(changed_tracks())
def test_distant_frames_keep_their_suspicion_exactly(
    case: tuple[Track, Track, range],
) -> None:
    before, after, frames = case
    old, new = judge(before), judge(after)
    far = np.ones(LONG, np.bool_)
    far[max(frames.start - PAD_FRAMES, 0) : frames.stop + PAD_FRAMES] = False
    assert np.array_equal(old.probability[far], new.probability[far])
    assert np.array_equal(old.reasons[far], new.reasons[far])
    around = range(max(frames.start - PAD_FRAMES, 0), min(frames.stop + PAD_FRAMES, LONG))
    part = judge(after, around)
    assert np.array_equal(part.probability, new.probability[around.start : around.stop])
    assert np.array_equal(part.reasons, new.reasons[around.start : around.stop])
    assert np.array_equal(part.kind, new.kind[around.start : around.stop])
    assert np.array_equal(part.peak_distance, new.peak_distance[around.start : around.stop], equal_nan=True)
