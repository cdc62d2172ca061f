"""`rallytrace providers`: what the models can run on here."""

import argparse
import dataclasses

from rallytrace import terminal
from rallytrace.inference.providers import provider_statuses


def run(args: argparse.Namespace) -> int:
    """Try every provider and say what works, why the rest does not, and what would change that."""
    statuses = provider_statuses()
    if args.json:
        terminal.say_json([dataclasses.asdict(status) for status in statuses])
        return terminal.DONE
    for status in statuses:
        verdict = (
            "works" if status.usable else "in this build, but not usable" if status.in_build else "not in this build"
        )
        terminal.say(f"{status.provider.value:<10} {verdict}")
        for line in (status.reason, status.remedy):
            if line:
                terminal.say(f"{'':<10} {line}")
    return terminal.DONE
