"""Options that several commands share, and functions that add an option to a parser."""

import argparse
import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from rallytrace.model_records.execution_providers import CORE_COUNT_RANGE, Provider
from rallytrace.settings.languages import LANGUAGES
from rallytrace.settings.rules import ValueKind
from rallytrace.settings.run_options import (
    MAX_FRAMES,
    ListedOption,
    ModelSettings,
    OptionSection,
    ProviderSettings,
    options_in,
)
from rallytrace.track.recording import MAX_CAMERA_RATE_FPS
from rallytrace.track.sports import Sport

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
Group: TypeAlias = "argparse._ActionsContainer"  # noqa: SLF001 - a parser or an argument group; no public name either
PROVIDERS = ("auto", *(provider.value for provider in Provider))
SPORTS = tuple(sport.value for sport in Sport)


@dataclass(frozen=True, slots=True)
class OptionNumber:
    """An argparse type for a number in a range.

    Attributes:
        minimum: The smallest number in the range.
        maximum: The largest number in the range.
        is_whole: True if only whole numbers are accepted.
        is_open: True if the range excludes its two ends.
    """

    minimum: float
    maximum: float
    is_whole: bool = True
    is_open: bool = False

    def __call__(self, text: str) -> float:
        """Return the number that the user typed: an int if `is_whole`, never infinite or NaN.

        Raises:
            ArgumentTypeError: The text is not such a number, or the number is out of range.
        """
        value = self._whole(text) if self.is_whole else self._real(text)
        is_refused_end = self.is_open and value in (self.minimum, self.maximum)
        if value is None or is_refused_end or not self.minimum <= value <= self.maximum:
            raise argparse.ArgumentTypeError(f"'{shortened(text)}' is not a {self._words}")
        return value

    def _whole(self, text: str) -> int | None:
        digits = text.strip().lstrip("+-")
        # Python refuses to parse integers with thousands of digits, so check the length first.
        is_number = len(digits) <= len(str(MAX_FRAMES)) and digits.isdecimal()
        return int(text) if is_number and len(text.strip()) - len(digits) <= 1 else None

    def _real(self, text: str) -> float | None:
        with contextlib.suppress(ValueError):
            return float(text)
        return None

    @property
    def _words(self) -> str:
        kind = "whole number" if self.is_whole else "number"
        ends = f"{self.minimum:.10g}", f"{self.maximum:.10g}"
        return f"{kind} above {ends[0]} and below {ends[1]}" if self.is_open else f"{kind} from {ends[0]} to {ends[1]}"


FRAME_NUMBER: Final = OptionNumber(0, MAX_FRAMES)
FRAME_STEP: Final = OptionNumber(1, MAX_FRAMES)
THREADS: Final = OptionNumber(*CORE_COUNT_RANGE)
WEEK_MINUTES: Final = 7 * 24 * 60


def shortened(text: str) -> str:
    """Return the user's text, cut to 60 characters for use in a message."""
    return text if len(text) <= 60 else f"{text[:57]}..."


def add_flag(group: Group, name: str, help_text: str) -> None:
    """Add an option that takes no value."""
    group.add_argument(name, action="store_true", help=help_text)


def add_path(group: Group, name: str, metavar: str, help_text: str) -> None:
    """Add an argument or option that takes a file or folder."""
    group.add_argument(name, type=Path, metavar=metavar, help=help_text)


def add_output(group: Group, metavar: str, help_text: str, **more: Any) -> None:
    """Add the output option, `-o` or `--output`."""
    group.add_argument("-o", "--output", type=Path, metavar=metavar, help=help_text, **more)


def add_language(group: Group, what: str) -> None:
    """Add the option for the language of what is written, for example "the page"."""
    group.add_argument(
        "--language",
        choices=tuple(language.code for language in LANGUAGES),
        help=f"the language of {what} (default: en); what is printed here stays English",
    )


def add_recording(group: Group, more: str) -> None:
    """Add the options for slow motion and the orientation. `more` is a sentence that follows each help text."""
    group.add_argument(
        "--recorded-at",
        type=OptionNumber(1, MAX_CAMERA_RATE_FPS, is_whole=False),
        metavar="FPS",
        help="the frame rate of the camera, if the file plays more slowly (slow motion); speeds and durations are then "
        f"those of real play. {more}",
    )
    group.add_argument(
        "--turn",
        type=int,
        choices=(0, 90, 180, 270),
        help=f"turn the picture clockwise by this many degrees, beyond the rotation in the file. {more}",
    )
    group.add_argument(
        "--mirror",
        action="store_true",
        default=None,
        help=f"mirror the picture (swap left and right) after it is turned. {more}",
    )


def add_options(group: Group, section: type[OptionSection], *names: str) -> None:
    """Add the command-line options of a settings section: all of them, or only the named ones."""
    rivals: dict[frozenset[str], Group] = {}
    for listed in options_in(section):
        option = listed.option
        if not option.flag or (names and listed.name not in names):
            continue
        target = group
        if option.rival and not names:
            pair = frozenset((listed.name, option.rival))
            target = rivals.setdefault(pair, rivals.get(pair) or group.add_mutually_exclusive_group())
        target.add_argument(option.flag, help=option.help, **_value_of(listed))


def _value_of(listed: ListedOption) -> dict[str, Any]:
    rule, metavar = listed.rule, listed.option.metavar or None
    if rule.kind is ValueKind.TRUTH:
        return {"action": "store_true", "default": None}
    if rule.kind is ValueKind.CHOICE:
        return {"choices": tuple(value for value, _ in rule.choices), "metavar": metavar}
    if rule.kind is ValueKind.FILE:
        return {"type": Path, "metavar": metavar}
    is_whole = rule.kind is ValueKind.INTEGER
    return {"type": OptionNumber(*listed.range, is_whole=is_whole, is_open=listed.option.is_open), "metavar": metavar}


def add_family(group: Group) -> None:
    add_options(group, ModelSettings, "family")


def add_provider(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("execution provider")
    add_options(group, ProviderSettings)
