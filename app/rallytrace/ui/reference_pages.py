"""Make the reference pages of the manual from the program's own records."""

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from rallytrace.arguments import make_parser
from rallytrace.exports.exporting import FORMATS
from rallytrace.model_records.execution_providers import PROVIDERS
from rallytrace.model_records.input_layouts import FAMILIES, Family, OutputForm, OutputFrames, PlaneKind
from rallytrace.settings.rules import Rule, ValueKind
from rallytrace.settings.sections import SECTIONS, rules_of
from rallytrace.settings.words import WORDS
from rallytrace.ui.keyboard.action_spec import Hold
from rallytrace.ui.keyboard.actions import ACTIONS, OTHER_KEYS

_SYSTEMS: Final = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}
_OUTPUT_FRAMES: Final = {
    OutputFrames.EACH: "each frame",
    OutputFrames.MIDDLE: "the middle frame",
    OutputFrames.NEWEST: "the last frame",
}
_OUTPUT_FORMS: Final = {
    OutputForm.HEATMAPS: "a heatmap of {}",
    OutputForm.GRID: "a grid of cells for {}",
    OutputForm.CLASSES: "256 classes a pixel, of {}",
}
_NO_ROW: Final = frozenset({ValueKind.FILES, ValueKind.WORDS, ValueKind.KEYS})
"""Kinds of settings that the pages leave out because the program writes them itself, such as recent files."""


def _page(title: str, introduction: str, *blocks: str) -> str:
    return "\n\n".join([f"# {title}", introduction, *(block for block in blocks if block)]) + "\n"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table, or '' if there are no rows."""
    lines = ["| " + " | ".join(text.replace("|", "\\|").replace("\n", " ") for text in row) + " |" for row in rows]
    return "\n".join(["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads), *lines]) if lines else ""


def _sentence(text: str) -> str:
    """Return a text as a sentence, with an initial capital and a full stop."""
    text = text.strip()
    return text if not text else text[0].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")


def _commands() -> str:
    parser = make_parser()
    commands = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))  # noqa: SLF001
    summaries = {choice.dest: choice.help or "" for choice in commands._choices_actions}  # noqa: SLF001
    overview = _table(
        ("command", "what it does"), ((f"[{name}](#{name})", _sentence(text)) for name, text in summaries.items())
    )
    sections = [_command(name, command) for name, command in commands.choices.items()]
    return _page("Commands", f"{parser.description}\n\n{parser.epilog}", overview, *sections)


def _command(name: str, command: argparse.ArgumentParser) -> str:
    """Return the section about a command: what it does, and a table for each group of its arguments."""
    blocks = [f"## {name}", command.description or ""]
    for group in command._action_groups:  # noqa: SLF001 - argparse has no public way to its groups
        shown = [a for a in group._group_actions if a.help is not argparse.SUPPRESS and a.dest != "help"]  # noqa: SLF001
        rows = [(f"`{_spelling(action)}`", _help(action, command)) for action in shown]
        title = {"positional arguments": "argument"}.get(group.title or "", group.title or "")
        blocks.append(_table((title, "what it does"), rows))
    return "\n\n".join(block for block in [*blocks, command.epilog or ""] if block)


def _spelling(action: argparse.Action) -> str:
    """Return an argument as it is typed, such as `-o, --output FILE`."""
    metavar = action.metavar if isinstance(action.metavar, str) else None
    value = metavar or ("|".join(map(str, action.choices)) if action.choices else action.dest.upper())
    if not action.option_strings:
        return value
    return ", ".join(action.option_strings) + ("" if action.nargs == 0 else f" {value}")


def _help(action: argparse.Action, command: argparse.ArgumentParser) -> str:
    values: dict[str, Any] = {**vars(action), "prog": command.prog}
    return _sentence((action.help or "") % values)


def _settings() -> str:
    blocks = []
    for section, record in SECTIONS.items():
        defaults = record()
        names = [field.name for field in fields(record)]
        rows = [
            (rule.name, f"`{section}.{rule.key or name}`", rule.help, _values(rule), _default(rule, defaults, name))
            for name, rule in rules_of(section).items()
            if name in names and rule.kind not in _NO_ROW
        ]
        blocks.append(
            f"## {section.capitalize()}\n\n" + _table(("setting", "key", "what it does", "values", "default"), rows)
        )
    return _page("Settings", "Ctrl+, opens the settings. The settings file holds only what you have changed.", *blocks)


def _values(rule: Rule) -> str:
    """Return a phrase for the values that a setting can have."""
    if rule.kind is ValueKind.CHOICE:
        return ", ".join(f"`{value}`" if not text else f"{text} (`{value}`)" for value, text in rule.choices)
    return {ValueKind.TRUTH: "on or off", ValueKind.COLOUR: "a colour", ValueKind.FILE: "a file"}.get(
        rule.kind, rule.requirement().removeprefix("a whole number ").removeprefix("a number ")
    )


def _default(rule: Rule, defaults: Any, name: str) -> str:
    value = getattr(defaults, name)
    if value is None:
        return rule.none_words
    if rule.kind is ValueKind.TRUTH:
        return "on" if value else "off"
    return dict(rule.choices).get(str(value), "") or str(value)


def _keys() -> str:
    groups: dict[str, list[tuple[str, str, str]]] = {}
    for spec in ACTIONS:
        holding = {Hold.PRESS_ONLY: "", Hold.WHILE_DOWN: "hold ", Hold.OR_TAP: "hold or tap "}[spec.hold]
        keys = ", ".join(f"{holding}`{_key(key)}`" for key in spec.keys)
        groups.setdefault(spec.menu[-1].replace("&", ""), []).append((spec.name, keys, spec.tip))
    blocks = [f"## {group}\n\n" + _table(("action", "keys", "what it does"), rows) for group, rows in groups.items()]
    others: dict[str, list[tuple[str, str]]] = {}
    for other in OTHER_KEYS:
        others.setdefault(other.group, []).append((other.name, ", ".join(map(_key, other.keys))))
    blocks += [f"## {group}\n\n" + _table(("action", "keys or mouse"), rows) for group, rows in others.items()]
    introduction = (
        "F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. "
        "The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt."
    )
    return _page("Keys", introduction, *blocks)


def _key(key: str) -> str:
    """Return a key's name as printed on keyboards. Qt calls the main Enter key Return."""
    if key.endswith("Return"):
        return key.removesuffix("Return") + "Enter"
    return f"{key} (keypad)" if key.endswith("Enter") else key


def _formats() -> str:
    rows = [
        (f"`{name.value}`", record.title, record.sentence, f"`match{record.ending}{'/' * record.is_folder}`")
        for name, record in FORMATS.items()
    ]
    introduction = "`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E)."
    return _page("Export formats", introduction, _table(("name", "in the window", "what is written", "file"), rows))


def _providers() -> str:
    rows = [
        (
            f"`{provider.value}`",
            record.setting_label,
            ", ".join(_SYSTEMS[system] for system in record.systems),
            " or ".join(f"`{package}`" for package in (record.plugin, record.distribution) if package),
            "yes" if record.automatic else "no",
            record.get_working,
        )
        for provider, record in PROVIDERS.items()
    ]
    heads = ("name", "in the window", "systems", "build of ONNX Runtime", "tried by `auto`", "if it does not run")
    introduction = (
        "`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. "
        "[Providers](../providers.md) says which have ever run."
    )
    return _page("Providers", introduction, _table(heads, rows))


def _families() -> str:
    rows = [
        (f"`{family.name}`", family.label, family.explanation, _channels(family), _output(family))
        for family in FAMILIES.values()
    ]
    heads = ("name", "in the window", "what it is", "planes of L frames", "output")
    introduction = (
        "`--family NAME`, the settings, and the metadata `family` of a model file. "
        "[Your own networks](../own-networks.md) says how to find the family of a file."
    )
    return _page("Families of networks", introduction, _table(heads, rows))


def _words() -> str:
    rows = ((word, sentence) for word, sentence in WORDS.items())
    introduction = "The words of the window, in one sentence each. Tooltips say the same."
    return _page("Words", introduction, _table(("word", "what it means"), rows))


def _channels(family: Family) -> str:
    """Return a phrase for the planes of a family's input, in order."""
    planes = "; ".join(kind.value for kind in family.frame)
    leading = f"the background ({PlaneKind.RGB.value}), then " if family.background_first else ""
    order = ", the newest first" if family.newest_first else ""
    return f"{leading}{planes} of each frame{order}"


def _output(family: Family) -> str:
    logits = " (logits)" if family.logits else ""
    state = "; perhaps a state" if family.recurrent else ""
    return _OUTPUT_FORMS[family.form].format(_OUTPUT_FRAMES[family.output_frames]) + logits + state


REFERENCE_PAGES: Final[Mapping[str, Callable[[], str]]] = {
    "commands.md": _commands,
    "settings.md": _settings,
    "keys.md": _keys,
    "formats.md": _formats,
    "providers.md": _providers,
    "families.md": _families,
    "words.md": _words,
}
"""Functions that return the text of the pages, keyed by file name in the manual's folder `reference`."""
