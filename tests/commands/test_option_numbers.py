"""Test that every number option has a range and refuses other values at parsing."""

import argparse

import pytest

from rallytrace.arguments import COMMANDS
from rallytrace.arguments.options import OptionNumber


def _numbers() -> list[tuple[str, str, OptionNumber]]:
    """Command, option and type of all options that take a number."""
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    for add in COMMANDS.values():
        add(commands)
    return [
        (name, action.option_strings[0], action.type)
        for name, command in commands.choices.items()
        for action in command._actions
        if isinstance(action.type, OptionNumber)
    ]


def test_no_option_takes_a_number_without_a_range() -> None:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    for add in COMMANDS.values():
        add(commands)
    actions = (action for command in commands.choices.values() for action in command._actions)
    types = {action.type for action in actions if not action.choices}
    assert not types & {int, float}
    assert len(_numbers()) > 20


@pytest.mark.parametrize(("command", "option", "number"), _numbers())
def test_option_accepts_its_whole_range(command: str, option: str, number: OptionNumber) -> None:
    inner = 1 if number.is_whole else (number.maximum - number.minimum) * 1e-6
    inset = inner if number.is_open else 0
    for value in (number.minimum + inset, number.maximum - inset):
        assert number(f"{value:.12g}") == pytest.approx(value)
    outside = (
        number.minimum - inner,
        number.maximum + inner,
        *((number.minimum, number.maximum) if number.is_open else ()),
    )
    for text in (*(f"{value:.12g}" for value in outside), "nan", "inf", "-inf", "1e999", "", "--1", "9" * 5000):
        with pytest.raises(argparse.ArgumentTypeError):
            number(text)
    assert command
    assert option


@pytest.mark.parametrize("text", ["1.5", "two", "+-1", "0x10", "1_0", "\N{SUPERSCRIPT TWO}"])
def test_a_whole_number_is_written_in_digits(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        OptionNumber(0, 100)(text)
