"""The list of the options of a run: what follows from it on the command line, in the settings and in records."""

from typing import Any

import pytest

from rallytrace.arguments import make_parser
from rallytrace.commands.shared import typed_options
from rallytrace.errors import UsageError
from rallytrace.settings import RUN_OPTIONS, ModelSettings, ProviderSettings, RunOptions, options_in, rules_of
from rallytrace.settings.rules import ValueKind
from rallytrace.settings.run_options import Effect, ListedOption
from rallytrace.tracking.label_records import describe_other_options
from rallytrace.tracking.options import NetworkChoice, TrackOptions, TrackRequest

SECTIONS = {"models": ModelSettings, "provider": ProviderSettings, "tracking": RunOptions}


def samples(listed: ListedOption) -> tuple[str, Any]:
    """Return a value that is not the default, as it is typed and as the setting has it."""
    kind = listed.rule.kind
    if kind is ValueKind.TRUTH:
        return "", not listed.default
    if kind is ValueKind.CHOICE:
        chosen = next(value for value, _ in reversed(listed.rule.choices) if value != listed.default)
        return chosen, chosen
    if kind is ValueKind.FILE:
        return "net.onnx", listed.rule.value("net.onnx")
    return ("0.25", 0.25) if kind is ValueKind.DECIMAL else ("256", 256) if listed.range[1] > 255 else ("9", 9)


@pytest.mark.parametrize("section", SECTIONS.values(), ids=list(SECTIONS))
def test_every_option_can_be_typed_and_has_no_own_default(section: Any) -> None:
    parser = make_parser()
    assert typed_options(parser.parse_args(["track", "match.mp4"]), section) == {}
    for listed in options_in(section):
        text, value = samples(listed)
        args = parser.parse_args(["track", "match.mp4", listed.option.flag, *([text] if text else [])])
        assert typed_options(args, section) == {listed.name: value}


@pytest.mark.parametrize(("name", "section"), SECTIONS.items())
def test_every_option_of_the_window_is_a_setting(name: str, section: Any) -> None:
    shown = rules_of(name)
    assert {listed.name: listed.option.in_window for listed in options_in(section)} == {
        listed.name: listed.name in shown for listed in options_in(section)
    }


def test_options_that_change_labels_are_recorded() -> None:
    missing = {listed.name for listed in RUN_OPTIONS if listed.option.effect is not Effect.SPEED}
    missing -= {listed.name for listed in RUN_OPTIONS if listed.option.recorded}
    assert missing == {"inpaint"}, "the record has the digest of the InpaintNet, or none"
    recorded = TrackRequest(NetworkChoice(), TrackOptions()).as_record()
    assert set(recorded) == {"range", "background", "recorded-at", "turn", "mirror"} | {
        listed.option.recorded for listed in RUN_OPTIONS if listed.option.recorded
    }


@pytest.mark.parametrize("listed", options_in(RunOptions), ids=lambda listed: listed.name)
def test_a_number_out_of_its_range_is_refused_by_its_flag(listed: ListedOption) -> None:
    if listed.rule.kind not in (ValueKind.INTEGER, ValueKind.DECIMAL):
        return
    for number in (listed.range[0] - 1, listed.range[1] + 1):
        wrong: dict[str, Any] = {listed.name: number}
        with pytest.raises(UsageError, match=listed.option.flag):
            TrackOptions(**wrong)


def test_a_record_without_an_option_was_made_with_its_default() -> None:
    asked = TrackRequest(NetworkChoice(), TrackOptions()).as_record()
    older = {name: value for name, value in asked.items() if name != "every-camera"}
    assert describe_other_options(older, asked) == ""
    assert "--every-camera" in describe_other_options(older, {**asked, "every-camera": True})
