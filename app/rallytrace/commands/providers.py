"""`rallytrace providers`: list or test the execution providers of this machine."""

import argparse
import dataclasses

from rallytrace.commands.doctor import installed_distributions, runtime_problems
from rallytrace.commands.shared import device_of, family_of
from rallytrace.inference.providers import provider_statuses
from rallytrace.model_trials.provider_trial import try_provider
from rallytrace.model_trials.trial_result import ProviderAgreement
from rallytrace.process import terminal
from rallytrace.settings import ProviderSettings
from rallytrace.tracking.options import NetworkChoice


def run(args: argparse.Namespace) -> int:
    """List usable providers, and say why others are not usable and what to do; or test one on real windows."""
    return _test(args) if args.test else _list(args)


def _list(args: argparse.Namespace) -> int:
    statuses = provider_statuses()
    if args.json:
        terminal.say_json([dataclasses.asdict(status) for status in statuses])
        return terminal.DONE
    for status in statuses:
        verdict = "works" if status.usable else "installed, but not usable" if status.in_build else "not installed"
        terminal.say(f"{status.provider.value:<12} {verdict}")
        for line in (status.reason, status.remedy):
            if line:
                terminal.say(f"{'':<12} {line}")
    for problem in runtime_problems(installed_distributions()):
        terminal.remark(f"{problem.what} 'rallytrace doctor' shows the commands that fix it.")
    return terminal.DONE


def _test(args: argparse.Namespace) -> int:
    trial = try_provider(
        NetworkChoice(
            tracknet=args.tracknet,
            family=family_of(args.tracknet, args.family),
            device=device_of(args, ProviderSettings(args.test)),
        )
    )
    if args.json:
        terminal.say_json(trial.as_record())
    else:
        for sentence in trial.in_words():
            terminal.say(sentence)
    return terminal.FAILED if trial.agreement is ProviderAgreement.DIFFERENT else terminal.DONE
