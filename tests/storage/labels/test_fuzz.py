import random

import fuzz_labels
from label_files import CANONICAL, VIDEO, rally
from rallytrace.storage.labels.aspects import VideoFacts


def test_of_spoiled_files_no_line_is_lost_and_none_raises() -> None:
    text = CANONICAL.bytes_of(rally(frames=60)).decode()
    dice = random.Random(3)
    for _ in range(60):
        fuzz_labels.check(fuzz_labels.spoiled(dice, text), VideoFacts(VIDEO, 60), dice)
