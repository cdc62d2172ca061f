"""The search for players, with a network that finds exactly the persons drawn into the picture."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from court_cameras import broadcast_camera
from poses import standing_at
from rallytrace.analysis.court.player_positions import feet_on_floor
from rallytrace.inference.poses.player_search import PlayerSearch
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.preprocessing import ArrayPicture
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.poses import Person
from rallytrace.track.sports import Sport

HEIGHT, WIDTH = 720, 1280
Place = tuple[float, float]


class Hall:
    """Persons who stand on a court, and a network that sees those whose middle is in the picture it is given."""

    def __init__(self, sport: Sport = Sport.BADMINTON) -> None:
        self.camera = broadcast_camera(sport)
        self.court = CourtCalibration.of_map(self.camera.floor_map, sport)
        self.persons: list[Person] = []
        self.looked: list[Size] = []
        rows, columns = np.indices((HEIGHT, WIDTH))
        planes = [columns % 256, rows % 256, columns // 256 + 16 * (rows // 256)]
        self._coded = np.stack(planes, axis=2).astype(np.uint8)
        network = SimpleNamespace(persons=self._find, finder=None, with_keypoints=lambda persons, *_: persons)
        self.search = PlayerSearch(cast("PoseNetwork", network), [self.court])

    def stand(self, *places: Place) -> None:
        self.persons = [standing_at(x, y) for x, y in self.camera.floor_map.to_pixels(list(places)).tolist()]

    def look(self, frame: int) -> Floats:
        """Return where those are who are found, in metres, the far ones first."""
        self.looked.clear()
        found = self.search.search(ArrayPicture(frame, self._coded))
        feet = feet_on_floor(found, self.camera.floor_map)
        return feet[np.argsort(-feet[:, 1])]

    def _find(
        self, pictures: Sequence[ArrayPicture], _stop: object, *, min_confidence: object, size: Size
    ) -> list[tuple[Person, ...]]:
        del min_confidence
        self.looked.append(size)
        (picture,) = pictures
        column, row, high = picture.array[0, 0].astype(int).tolist()
        left, top = column + 256 * (high % 16), row + 256 * (high // 16)
        height, width = picture.array.shape[:2]
        found = [_moved(person, -left, -top) for person in self.persons]
        return [tuple(person for person in found if _is_inside(person, width, height))]


def _moved(person: Person, dx: float, dy: float) -> Person:
    x0, y0, x1, y1 = person.box
    keypoints = person.keypoints + np.array([dx, dy, 0], np.float32)
    return Person((x0 + dx, y0 + dy, x1 + dx, y1 + dy), person.confidence, keypoints)


def _is_inside(person: Person, width: int, height: int) -> bool:
    x, y = (person.box[0] + person.box[2]) / 2, (person.box[1] + person.box[3]) / 2
    return 0 <= x < width and 0 <= y < height


def close(found: Any, places: Sequence[Place]) -> bool:
    return len(found) == len(places) and bool(np.allclose(found, places, atol=0.05))


def test_first_picture_has_both_players_and_no_umpire() -> None:
    hall = Hall()
    hall.stand((1.0, 4.0), (-1.0, -4.0), (5.4, 0.0), (0.0, 9.5))
    assert close(hall.look(0), [(1.0, 4.0), (-1.0, -4.0)])


def test_known_players_are_followed_in_small_pictures() -> None:
    hall = Hall()
    hall.stand((1.0, 4.0), (-1.0, -4.0))
    hall.look(0)
    hall.stand((1.2, 3.8), (-1.2, -3.8))
    assert close(hall.look(3), [(1.2, 3.8), (-1.2, -3.8)])
    assert hall.looked == [Size(128, 128)] * 2


def test_a_lost_player_is_searched_for_again() -> None:
    hall = Hall()
    hall.stand((1.0, 4.0), (-1.0, -4.0))
    hall.look(0)
    hall.stand((-2.5, 6.0), (-1.0, -4.0))
    found = [hall.look(frame) for frame in (3, 6)]
    assert close(found[-1], [(-2.5, 6.0), (-1.0, -4.0)])


def test_after_a_jump_nothing_is_known() -> None:
    hall = Hall()
    hall.stand((1.0, 4.0), (-1.0, -4.0))
    hall.look(0)
    hall.look(600)
    assert Size(128, 128) not in hall.looked


def test_in_padel_two_a_half_play() -> None:
    hall = Hall(Sport.PADEL)
    places = [(2.0, 8.0), (-2.0, 6.0), (3.0, -3.0), (-3.0, -5.0)]
    hall.stand(*places)
    assert close(hall.look(0), places)


def test_in_doubles_all_four_are_found_and_in_singles_one_a_half() -> None:
    hall = Hall()
    places = [(1.0, 5.0), (-2.0, 3.0), (2.0, -2.0), (-1.0, -5.0)]
    hall.stand(*places)
    assert close(hall.look(0), places)
    hall = Hall()
    hall.stand((1.0, 5.0), (-2.0, 3.0), (2.0, -2.0))
    assert len(hall.look(0)) == 2
