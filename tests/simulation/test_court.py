import math

from models.training.simulation import court


def test_the_outermost_lines_enclose_the_court_of_the_laws() -> None:
    marks = court.lines()
    assert math.isclose(max(mark.right for mark in marks) - min(mark.left for mark in marks), 6.10)
    assert math.isclose(max(mark.far for mark in marks) - min(mark.near for mark in marks), 13.40)


def test_service_lines_start_just_under_two_metres_from_net() -> None:
    behind = [mark.near for mark in court.lines() if mark.near > 0 and mark.right - mark.left > 6]
    assert math.isclose(min(behind), 1.98)


def test_the_net_sags_between_its_posts() -> None:
    assert math.isclose(court.net_height(-3.05), 1.55)
    assert math.isclose(court.net_height(0.0), 1.524)
    assert math.isclose(court.net_height(3.05), 1.55)
