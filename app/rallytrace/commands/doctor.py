"""`rallytrace doctor`: what is installed, where things are, and what is wrong."""

import argparse
from collections.abc import Iterable

from rallytrace import doctor, terminal


def run(args: argparse.Namespace) -> int:
    """Print the facts; fails when something is wrong, so that scripts can tell."""
    report = doctor.examine()
    if args.json:
        terminal.say_json(report.as_record())
    else:
        _say_section("Machine", report.machine.items())
        _say_section("Libraries", report.libraries.items())
        _say_section(
            "Providers",
            ((status.provider.value, "works" if status.usable else status.reason) for status in report.providers),
        )
        _say_section("Places", ((place.name, _place(place)) for place in report.places))
        _say_problems(report.problems)
    return terminal.FAILED if report.problems else terminal.DONE


def _say_section(title: str, facts: Iterable[tuple[str, str]]) -> None:
    terminal.say(title)
    for name, value in facts:
        terminal.say(f"  {name:<24} {value}")


def _say_problems(problems: Iterable[doctor.Problem]) -> None:
    problems = tuple(problems)
    if not problems:
        terminal.say("Nothing is wrong.")
    for problem in problems:
        terminal.say(f"Problem: {problem.what}")
        terminal.say(f"  {problem.remedy}")
        for command in problem.commands:
            terminal.say(f"    {command}")


def _place(place: doctor.FolderCheck) -> str:
    return f"{place.path}{'' if place.writable else ' (cannot be written)'}"
