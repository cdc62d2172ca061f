from pathlib import Path

import pytest

from rallytrace.model_records.network_modes import Look
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.geometry import Size
from rallytrace.tracking.networks import open_tracknet
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.planning import LoadedTrackNet, RunPlan, plan_run
from tiny_models import TinyTrackNet


def planned(path: Path, options: TrackOptions) -> tuple[RunPlan, str]:
    with open_tracknet(NetworkChoice(tracknet=path)) as tracknet:
        plan, remarks = plan_run(LoadedTrackNet(tracknet), options, frames=range(100), rate=30.0, stop=StopSwitch())
    return plan, " ".join(remark.fact for remark in remarks)


def saved(folder: Path, tiny: TinyTrackNet, crop: str | None = "16x8") -> Path:
    facts = tiny.metadata() | {"stride": "4"} | ({} if crop is None else {"crop": crop})
    return tiny.save(folder / "net.onnx", facts)


def test_network_with_a_crop_size_follows_the_ball(tmp_path: Path) -> None:
    plan, remarks = planned(saved(tmp_path, TinyTrackNet(4)), TrackOptions(look=Look.FOLLOW))
    assert (plan.crop, plan.batch, remarks) == (Size(16, 8), 1, "")
    assert plan.anchor > 1


def test_whole_pictures_need_no_remark(tmp_path: Path) -> None:
    plan, remarks = planned(saved(tmp_path, TinyTrackNet(4)), TrackOptions(look=Look.WHOLE))
    assert (plan.crop, plan.anchor, remarks) == (None, 1, "")


@pytest.mark.parametrize(
    ("tiny", "crop"),
    [(TinyTrackNet(4), None), (TinyTrackNet(4, leaning=0.2), "16x8")],
    ids=["no size in the file", "a graph for one size"],
)
def test_network_of_one_size_looks_at_whole_pictures_and_says_so(
    tmp_path: Path, tiny: TinyTrackNet, crop: str | None
) -> None:
    plan, remarks = planned(saved(tmp_path, tiny, crop), TrackOptions(look=Look.FOLLOW))
    assert plan.crop is None
    assert "whole pictures: net.onnx cannot" in remarks


@pytest.mark.parametrize("options", [TrackOptions(stride=2), TrackOptions(stride=4), TrackOptions(batch=4)])
def test_chosen_stride_or_batch_means_whole_pictures(tmp_path: Path, options: TrackOptions) -> None:
    plan, remarks = planned(saved(tmp_path, TinyTrackNet(4)), options)
    assert plan.crop is None
    assert "whole pictures" not in remarks
