"""From detections to points: what is filled, what is interpolated, and what stays open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from flight_checks import by_lines
from models.training.evaluate_held_out import by_scene
from rallytrace.analysis.flight_check import MIN_EVIDENCE_PEAK
from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.track.detections import Detection, Evidence, Point, Source
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerSlice, predicted_rows
from rallytrace.track.track import State, Track
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.points import GapFilling, chosen_longest_gap, gap_filling, peaks_of
from tiny_models import TinyInpaintNet, TinyTrackNet

EVIDENCE = Evidence(0.9, 0.0, 0.0, 12, 0.1, 0.5, 2, 2)


VIDEO = Size(1280, 720)


@dataclass
class Found:
    """What a run has found, and how its gaps are to be filled."""

    detections: list[Detection]
    scenes: list[int]
    frames: range
    every: int
    net: InpaintNet | None
    options: TrackOptions

    @property
    def _filling(self) -> GapFilling:
        longest = chosen_longest_gap(self.options, self.net)
        return GapFilling(self.net, VIDEO, 0.5, longest, self.every, self.options.inpainted_visible)

    def points(self) -> list[Point]:
        return [
            point
            for scene in by_scene(self.detections, self.scenes)
            for point in self._filling.points(scene)
            if point.frame in self.frames
        ]


@pytest.fixture(scope="module")
def inpaintnet() -> Iterator[InpaintNet]:
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as net:
        yield net


@pytest.fixture
def choosy(tmp_path: Path) -> Iterator[InpaintNet]:
    """Yield a network whose file leaves gaps of fewer than five frames to interpolation."""
    tiny = TinyInpaintNet(16)
    with InpaintNet.open(
        tiny.save(tmp_path / "fill.onnx", tiny.metadata() | {"fill_from": "5"}), SessionOptions()
    ) as net:
        yield net


def _run(
    seen: Sequence[bool], net: InpaintNet | None, *, every: int = 1, scenes: Sequence[int] = (0,), **options: int
) -> Found:
    """Return a run that has looked at these frames (every n-th): a ball moving right and down, where it was seen."""
    detections = [
        Detection(
            i * every,
            visible=visible,
            x=300.0 + 10 * i if visible else 0.0,
            y=200.0 + 5 * i if visible else 0.0,
            evidence=EVIDENCE,
        )
        for i, visible in enumerate(seen)
    ]
    chosen = TrackOptions(
        longest_gap=options.get("longest_gap"), inpainted_visible=bool(options.get("inpainted_visible"))
    )
    return Found(detections, list(scenes), range(len(seen) * every), every, net, chosen)


def _shown(run: Found) -> str:
    """Return a letter a frame: p predicted, i inpainted, n interpolated, a dot for no position."""
    letters = {Source.PREDICTED: "p", Source.INPAINTED: "i", Source.INTERPOLATED: "n"}
    return "".join(letters[point.source] if point.placed else "." for point in run.points())


def _seen(text: str) -> list[bool]:
    return [letter == "p" for letter in text]


@pytest.mark.parametrize(
    ("seen", "shown"),
    [
        ("pppppp...pppppppp", "ppppppiiipppppppp"),
        ("...pppppppppppppp", "...pppppppppppppp"),
        ("pppppppppppppp...", "pppppppppppppp..."),
        ("pppp" + 16 * "." + "pppp", "pppp" + 16 * "i" + "pppp"),
        ("pppp" + 17 * "." + "pppp", "pppp" + 17 * "." + "pppp"),
        ("p", "p"),
        (".", "."),
    ],
)
def test_gap_within_network_window_is_filled(inpaintnet: InpaintNet, seen: str, shown: str) -> None:
    assert _shown(_run(_seen(seen), inpaintnet)) == shown


def test_without_a_network_gaps_stay_open() -> None:
    assert _shown(_run(_seen("ppp..ppp"), None)) == "ppp..ppp"


def test_the_longest_gap_can_be_chosen(inpaintnet: InpaintNet) -> None:
    run = _run(_seen("ppp..ppp...ppp"), inpaintnet, longest_gap=2)
    assert _shown(run) == "pppiippp...ppp"


def test_tracknet_result_is_kept_beside_fills(inpaintnet: InpaintNet) -> None:
    run = _run(_seen("pppp...pppp"), inpaintnet)
    before = list(run.detections)
    run.points()
    assert run.detections == before
    assert not run.detections[4].visible


def test_a_filled_ball_is_between_its_neighbours(inpaintnet: InpaintNet) -> None:
    points = _run(_seen("pppppppp..pppppppp"), inpaintnet).points()
    for point in points[8:10]:
        assert points[7].x - 20 < point.x < points[10].x + 20
        assert points[7].y - 20 < point.y < points[10].y + 20


def test_ball_only_from_inpaintnet_is_occluded_by_default(
    inpaintnet: InpaintNet,
) -> None:
    seen = _seen("ppppp...ppppp")
    points = _run(seen, inpaintnet).points()
    assert [(point.visible, point.occluded) for point in points[4:8]] == [(True, False)] + 3 * [(False, True)]
    counted = _run(seen, inpaintnet, inpainted_visible=1).points()
    assert all(point.visible and not point.occluded for point in counted)
    assert [(point.x, point.y) for point in counted] == [(point.x, point.y) for point in points]


def _with_faint_peak(run: Found, at: int, peak: float, *, off: float = 0.0) -> Found:
    """Let TrackNet have seen something faint in a frame, `off` pixels beside the path."""
    evidence = replace(EVIDENCE, peak=peak, peak_x=300.0 + 10 * at + off, peak_y=200.0 + 5 * at)
    run.detections[at] = replace(run.detections[at], evidence=evidence)
    return run


def test_a_faint_peak_where_the_ball_is_expected_is_the_ball(inpaintnet: InpaintNet) -> None:
    run = _with_faint_peak(_run(_seen("pppppp...pppppp"), inpaintnet), 7, 0.3, off=2.0)
    points = run.points()
    assert _shown(run) == "ppppppipipppppp"
    assert (points[7].visible, points[7].x, points[7].y, points[7].confidence) == (True, 372.0, 235.0, 0.3)
    assert not run.detections[7].visible


def test_so_is_a_second_peak_there_with_the_highest_elsewhere(inpaintnet: InpaintNet) -> None:
    run = _with_faint_peak(_run(_seen("pppppp...pppppp"), inpaintnet), 7, 0.3, off=2.0)
    first = run.detections[7].evidence
    stray = replace(
        first, peak=0.4, peak_y=first.peak_y + 300, second_peak=0.3, second_x=first.peak_x, second_y=first.peak_y
    )
    run.detections[7] = replace(run.detections[7], evidence=stray)
    point = run.points()[7]

    assert (point.visible, point.source, point.confidence) == (True, Source.PREDICTED, 0.3)
    assert (point.x, point.y) == (first.peak_x, first.peak_y)


@pytest.mark.parametrize(
    ("peak", "off"), [pytest.param(0.2, 0.0, id="too faint"), pytest.param(0.45, 40.0, id="elsewhere")]
)
def test_a_peak_too_faint_or_elsewhere_is_not_the_ball(inpaintnet: InpaintNet, peak: float, off: float) -> None:
    run = _with_faint_peak(_run(_seen("pppppp...pppppp"), inpaintnet), 7, peak, off=off)
    assert _shown(run) == "ppppppiiipppppp"
    assert not run.points()[7].visible


def test_faint_peak_is_confirmed_in_a_long_gap(inpaintnet: InpaintNet) -> None:
    run = _with_faint_peak(_run(_seen("pppppp...pppppp"), inpaintnet, longest_gap=0), 7, 0.3)
    assert _shown(run) == "pppppp.p.pppppp"


def test_no_gap_is_filled_across_a_cut(inpaintnet: InpaintNet) -> None:
    assert _shown(_run(_seen("ppppp....ppppp"), inpaintnet, scenes=[0, 7])) == "ppppp....ppppp"


def test_ball_moves_straight_between_sampled_frames() -> None:
    run = _run(_seen("pp.p"), None, every=2)
    assert _shown(run) == "pnp...p"
    assert run.points()[1].x == pytest.approx((run.points()[0].x + run.points()[2].x) / 2)


def test_only_the_frames_asked_for_have_points(inpaintnet: InpaintNet) -> None:
    run = _run(_seen("pppp...pppp"), inpaintnet)
    run.frames = range(3, 6)
    assert [(point.frame, point.source) for point in run.points()] == [
        (3, Source.PREDICTED),
        (4, Source.INPAINTED),
        (5, Source.INPAINTED),
    ]


def test_each_gap_is_filled_with_what_its_length_wants(choosy: InpaintNet) -> None:
    seen = "ppppp....ppppp.....ppppp.ppppp" + 17 * "." + "pp"
    assert _shown(_run(_seen(seen), choosy)) == "pppppnnnnpppppiiiiipppppnppppp" + 17 * "." + "pp"


def test_a_short_gap_is_filled_between_its_neighbours(choosy: InpaintNet) -> None:
    points = _run(_seen("ppppp..ppppp....ppppp"), choosy).points()
    for i in (5, 6, 12, 13, 14, 15):
        assert (points[i].x, points[i].y) == pytest.approx((300 + 10 * i, 200 + 5 * i))
        assert points[i].confidence == EVIDENCE.peak


def test_curve_uses_seen_points_never_filled_ones(choosy: InpaintNet) -> None:
    """Beside the gap of four frames there is one seen frame, then a gap that is filled too: a line is all there is."""
    run = _run(_seen("ppp.p....pppp"), choosy)
    run.detections[2] = replace(run.detections[2], y=600.0)
    points = run.points()
    assert [point.y for point in points[5:9]] == pytest.approx([225.0, 230.0, 235.0, 240.0])


def test_a_file_that_says_nothing_fills_every_gap(tmp_path: Path) -> None:
    with InpaintNet.open(TinyInpaintNet(16).save(tmp_path / "fill.onnx"), SessionOptions()) as net:
        assert _shown(_run(_seen("pppp.ppp..pp"), net)) == "ppppipppiipp"
        assert gap_filling(net) == {"inpainted_from": 1, "cubic_from": 4, "windows": "blended"}


def test_a_run_tells_how_its_gaps_were_filled(choosy: InpaintNet) -> None:
    assert gap_filling(choosy) == {"inpainted_from": 5, "cubic_from": 4, "windows": "blended"}


def test_a_file_whose_shortest_gap_makes_no_sense_is_refused(tmp_path: Path) -> None:
    tiny = TinyInpaintNet(16)
    path = tiny.save(tmp_path / "fill.onnx", tiny.metadata() | {"fill_from": "none"})
    with pytest.raises(AppError, match="fill_from 'none'"):
        InpaintNet.open(path, SessionOptions())


def test_the_flight_check_decides_instead_of_the_threshold() -> None:
    def detection(frame: int, y: float, peak: float) -> Detection:
        seen = peak > 0.5
        evidence = Evidence(peak, 20.0 * frame, y, 9, 0.1, 0, 1, 1)
        return Detection(frame, visible=seen, x=20.0 * frame * seen, y=y * seen, evidence=evidence)

    found = [detection(i, 300.0, 0.8) for i in range(20)]
    found[5], found[12] = detection(5, 300.0, 0.2), detection(12, 650.0, 0.9)
    size = Size(1280, 720)
    points = list(GapFilling(None, size, 0.5, None, check=by_lines()).points(found))

    assert points[5].visible
    assert (points[5].x, points[5].y) == (100.0, 300.0)
    assert not points[12].visible


def test_second_peak_on_the_flight_replaces_stray_highest() -> None:
    found = []
    for i in range(20):
        stray = i == 12
        y = 650.0 if stray else 300.0
        evidence = Evidence(0.9, 20.0 * i, y, 9, 0.3, 0, 1, 1, second_x=20.0 * i, second_y=300.0 if stray else 600.0)
        found.append(Detection(i, visible=True, x=20.0 * i, y=y, evidence=evidence))
    size = Size(1280, 720)
    points = list(GapFilling(None, size, 0.5, None, check=by_lines()).points(found))

    assert (points[12].x, points[12].y) == (240.0, 300.0)
    assert points[12].confidence == pytest.approx(0.3)


def test_still_spot_is_dropped_only_with_a_flight_check() -> None:
    found = [
        _flying(i, 400.0)
        if 8 <= i < 20
        else Detection(i, visible=False, x=0.0, y=0.0, evidence=Evidence(0.2, 397.0 * i % 1280, 0.0, 0, 0.1, 0, 1, 1))
        for i in range(28)
    ]
    check = by_lines()
    seen = check.judge(peaks_of(found, VIDEO)).probability > check.threshold
    with_check, without = (list(GapFilling(None, VIDEO, 0.5, None, check=one).points(found)) for one in (check, None))

    assert seen[11:17].all()
    assert not any(point.visible for point in with_check)
    assert sum(point.visible for point in without) == 12


def test_frames_of_one_picture_share_the_point_that_is_seen_best() -> None:
    """Frame 4 repeats frame 3, which is not seen; frame 8 repeats frame 7, which is seen less clearly."""

    def detection(frame: int, x: float, peak: float, *, repeats: bool = False) -> Detection:
        evidence = Evidence(peak, x, 300.0, 9, 0.1, 0, 1, 1)
        return Detection(
            frame, visible=peak > 0.5, x=x * (peak > 0.5), y=300.0 * (peak > 0.5), evidence=evidence, repeats=repeats
        )

    found = [detection(i, 20.0 * i, 0.8) for i in range(10)]
    found[3], found[4] = detection(3, 60.0, 0.2), detection(4, 62.0, 0.8, repeats=True)
    found[7], found[8] = detection(7, 140.0, 0.7), detection(8, 142.0, 0.9, repeats=True)
    points = list(GapFilling(None, Size(1280, 720), 0.5, None).points(found))

    assert [(point.frame, point.visible, point.x) for point in points[3:5]] == [(3, True, 62.0), (4, True, 62.0)]
    assert [(point.frame, point.x) for point in points[7:9]] == [(7, 142.0), (8, 142.0)]


def _flying(frame: int, x: float, *, peak: float = 0.8, repeats: bool = False) -> Detection:
    return Detection(
        frame, visible=True, x=x, y=300.0, evidence=Evidence(peak, x, 300.0, 9, 0.1, 0, 1, 1), repeats=repeats
    )


def test_flying_ball_is_moved_ahead_but_turning_one_is_not() -> None:
    """Out at 40 pixels a frame and back; where it turns, nobody knows the way it moves in that frame."""
    found = [_flying(i, x) for i, x in enumerate([100.0, 140.0, 180.0, 220.0, 180.0, 140.0])]
    points = GapFilling(None, VIDEO, 0.5, None, lead=0.1).points(found)

    assert [point.x for point in points] == [100.0, 144.0, 184.0, 220.0, 176.0, 140.0]


def test_every_second_frame_moves_ball_by_one_frame_motion() -> None:
    found = [_flying(2 * i, 100.0 + 40 * i) for i in range(3)]
    points = list(GapFilling(None, VIDEO, 0.5, None, 2, lead=0.1).points(found))

    assert (points[2].frame, points[2].x) == (2, 142.0)


def test_repeated_picture_is_moved_by_motion_between_pictures() -> None:
    found = [_flying(0, 100), _flying(1, 140), _flying(2, 140, peak=0.9, repeats=True), _flying(3, 180)]
    points = list(GapFilling(None, VIDEO, 0.5, None, lead=0.1).points(found))

    assert [point.x for point in points] == [100.0, 144.0, 144.0, 180.0]


def test_a_point_that_a_person_placed_is_not_moved_ahead() -> None:
    layers = LayerSlice.of(Track(5))
    layers.predicted[:] = predicted_rows([_flying(i, 100.0 + 40 * i) for i in range(5)], run=0, scene_starts=())
    layers.human["state"][2], layers.human["x"][2], layers.human["y"][2] = State.VISIBLE, 180, 300
    rows = GapFilling(None, VIDEO, 0.5, None, lead=0.1).rows(layers, range(5))

    assert rows["x"].tolist() == [0, 144, 0, 224, 0]
    assert rows["state"].tolist() == [State.UNSET, State.VISIBLE, State.UNSET, State.VISIBLE, State.UNSET]


def test_a_chosen_threshold_decides_without_the_flight_check(tmp_path: Path) -> None:
    path = TinyTrackNet(8, BackgroundMode.CONCAT).save(tmp_path / "net.onnx")
    file = replace(load_model_file(path, ModelKind.TRACKNET), flight_check=by_lines())

    assert TrackOptions().flight_check_with(file) is file.flight_check
    assert TrackOptions(threshold=0.3).flight_check_with(file) is None
    assert TrackOptions(threshold=0.3).ball_threshold(file) == 0.3


def test_faint_peaks_follow_the_flight_check(tmp_path: Path) -> None:
    path = TinyTrackNet(8, BackgroundMode.CONCAT).save(tmp_path / "net.onnx")
    plain = load_model_file(path, ModelKind.TRACKNET)

    assert (
        TrackOptions().detection_threshold(replace(plain, flight_check=by_lines()))
        == MIN_EVIDENCE_PEAK
        < plain.threshold
    )
    assert TrackOptions().detection_threshold(plain) == plain.threshold
    assert TrackOptions(threshold=0.3).detection_threshold(replace(plain, flight_check=by_lines())) == 0.3
