"""Poses of players: kept in few bytes, found again by frame, and interpolated in between."""

import numpy as np
import pytest

from poses import person
from rallytrace.track.poses import (
    MAX_POSE_INTERVAL_FRAMES,
    MIN_KEYPOINT_CONFIDENCE,
    NO_POSES,
    POSE_TILE,
    PoseRows,
    Poses,
    bone_lines,
    box_overlap,
    tiles_of,
)


def test_a_person_is_kept_to_an_eighth_of_a_pixel() -> None:
    one = person(100.3, 200.7, confidence=0.71)
    (kept,) = NO_POSES.with_found(PoseRows.of({5: [one]})).persons_at(5)
    assert kept.box == pytest.approx(one.box, abs=1 / 16)
    assert kept.keypoints[:, :2] == pytest.approx(one.keypoints[:, :2], abs=1 / 16)
    assert kept.confidence == pytest.approx(0.71, abs=1 / 510)
    assert kept.keypoints[:, 2] == pytest.approx(one.keypoints[:, 2], abs=1 / 510)


def test_extreme_positions_are_clamped() -> None:
    (kept,) = NO_POSES.with_found(PoseRows.of({0: [person(-50, 10**6)]})).persons_at(0)
    assert kept.box[0] == 0
    assert kept.box[3] < 8192


def test_frames_across_tiles_are_found_and_given_by_range() -> None:
    frames = [0, 3, POSE_TILE - 1, POSE_TILE, 5 * POSE_TILE + 7]
    found = PoseRows.of({frame: [person(10 * i + 50, 80)] for i, frame in enumerate(frames)})
    poses = NO_POSES.with_found(found)
    assert tiles_of(found) == [0, 1, 5]
    assert poses.select(range(10 * POSE_TILE)).frames.tolist() == frames
    assert poses.select(range(3, POSE_TILE)).rows["frame"].tolist() == [3, POSE_TILE - 1]
    assert poses.select(range(3, POSE_TILE + 1)).frames.tolist() == [3, POSE_TILE - 1, POSE_TILE]


def test_later_run_replaces_only_frames_it_looked_at() -> None:
    poses = NO_POSES.with_found(PoseRows.of({frame: [person(50, 80)] for frame in (0, 3, 6)}))
    later = poses.with_found(PoseRows.of({3: [], 4: [person(90, 80)]}))
    assert [len(later.persons_at(frame)) for frame in (0, 3, 4, 6)] == [1, 0, 1, 1]
    assert len(poses.persons_at(3)) == 1  # a value: what others hold of it has not changed


def test_between_two_frames_a_person_is_on_the_way() -> None:
    poses = Poses().with_found(PoseRows.of({0: [person(100, 100), person(500, 100)], 4: [person(120, 108)]}))
    (between,) = poses.persons_at(1)
    assert between.box == pytest.approx(person(105, 102).box, abs=0.2)
    assert between.keypoints[:, :2] == pytest.approx(person(105, 102).keypoints[:, :2], abs=0.2)


def test_frames_too_far_apart_say_nothing_about_those_between() -> None:
    poses = Poses().with_found(PoseRows.of({0: [person(100, 100)], MAX_POSE_INTERVAL_FRAMES + 1: [person(100, 100)]}))
    assert poses.persons_at(1) == ()
    assert poses.persons_at(MAX_POSE_INTERVAL_FRAMES + 2) == ()


def test_poses_of_a_range_are_not_interpolated_across_its_end() -> None:
    frames = [0, 10, POSE_TILE - 1, POSE_TILE + 5, 2 * POSE_TILE]
    whole = NO_POSES.with_found(PoseRows.of({frame: [person(100, 80)] for frame in frames}))
    part = whole.within(range(8, POSE_TILE + 3))
    assert part.select(range(3 * POSE_TILE)).frames.tolist() == [10, POSE_TILE - 1]
    assert whole.persons_at(5)
    assert whole.persons_at(POSE_TILE + 2)
    assert not part.persons_at(5)
    assert not part.persons_at(POSE_TILE + 2)


def test_a_bone_is_drawn_where_both_its_ends_are_seen() -> None:
    one = person(100, 100)
    whole = len(bone_lines(one))
    one.keypoints[9, 2] = MIN_KEYPOINT_CONFIDENCE - 0.1  # the left wrist, an end of one bone
    assert len(bone_lines(one)) == whole - 1


@pytest.mark.parametrize(
    ("other", "share"), [((0, 0, 10, 10), 1), ((5, 0, 15, 10), 1 / 3), ((10, 0, 20, 10), 0), ((0, 0, 0, 0), 0)]
)
def test_the_overlap_of_boxes(other: tuple[float, float, float, float], share: float) -> None:
    assert box_overlap((0, 0, 10, 10), other) == pytest.approx(share)


def test_nothing_found_in_a_frame_is_known_too() -> None:
    poses = NO_POSES.with_found(PoseRows.of({7: []}))
    assert poses
    assert poses.select(range(7, 8)).frames.tolist() == [7]
    assert poses.persons_at(7) == ()
    assert np.array_equal(poses.select(range(10)).frames, [7])
