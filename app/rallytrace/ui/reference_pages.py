"""Make the reference pages of the manual from the program's own records, in the language of the window.

Only the page of the commands is always in English, as is the command line.
"""

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from rallytrace.arguments import make_parser
from rallytrace.exports.exporting import FORMATS
from rallytrace.model_records.execution_providers import PROVIDERS, ProviderRecord
from rallytrace.model_records.input_layouts import FAMILIES, Family, OutputForm, OutputFrames, PlaneKind
from rallytrace.settings.rules import Rule, ValueKind
from rallytrace.settings.sections import APPEARANCE, MODELS, PLAYBACK, PROVIDER, SECTIONS, TRACKING, rules_of
from rallytrace.settings.words import WORDS
from rallytrace.texts import join_texts, shown, tr, tr_lazy
from rallytrace.ui.keyboard.action_spec import Hold
from rallytrace.ui.keyboard.actions import ACTIONS, GESTURES, OTHER_KEYS

_SYSTEMS: Final = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}
_OUTPUT_FRAMES: Final = {
    OutputFrames.EACH: tr_lazy("models", "each frame"),
    OutputFrames.MIDDLE: tr_lazy("models", "the middle frame"),
    OutputFrames.NEWEST: tr_lazy("models", "the last frame"),
}
_TITLES: Final = {
    MODELS: tr_lazy("settings", "Models"),
    PROVIDER: tr_lazy("settings", "Provider"),
    TRACKING: tr_lazy("settings", "Tracking"),
    PLAYBACK: tr_lazy("settings", "Playback"),
    APPEARANCE: tr_lazy("settings", "Appearance"),
}
"""The titles of the pages of the settings."""
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
    heads = (
        tr("settings", "setting"),
        tr("settings", "key"),
        tr("settings", "what it does"),
        tr("settings", "values"),
        tr("settings", "default"),
    )
    blocks = []
    for section, record in SECTIONS.items():
        defaults = record()
        names = [field.name for field in fields(record)]
        rows = [
            (
                shown(rule.name),
                f"`{section}.{rule.key or name}`",
                shown(rule.help),
                _values(rule),
                _default(rule, defaults, name),
            )
            for name, rule in rules_of(section).items()
            if name in names and rule.kind not in _NO_ROW
        ]
        blocks.append(f"## {shown(_TITLES[section])}\n\n" + _table(heads, rows))
    introduction = tr("settings", "Ctrl+, opens the settings. The settings file holds only what you have changed.")
    return _page(tr("settings", "Settings"), introduction, *blocks)


def _values(rule: Rule) -> str:
    """Return a phrase for the values that a setting can have."""
    if rule.kind is ValueKind.CHOICE:
        return ", ".join(f"`{value}`" if not text else f"{shown(text)} (`{value}`)" for value, text in rule.choices)
    if rule.kind is ValueKind.TRUTH:
        return tr("settings", "on or off")
    if rule.kind is ValueKind.COLOUR:
        return tr("settings", "a colour")
    return tr("settings", "a file") if rule.kind is ValueKind.FILE else shown(rule.range())


def _default(rule: Rule, defaults: Any, name: str) -> str:
    value = getattr(defaults, name)
    if value is None:
        return shown(rule.none_words)
    if rule.kind is ValueKind.TRUTH:
        return tr("settings", "on") if value else tr("settings", "off")
    return shown(dict(rule.choices).get(str(value), "")) or str(value)


def _keys() -> str:
    groups: dict[str, list[tuple[str, str, str]]] = {}
    for spec in ACTIONS:
        keys = ", ".join(_held(spec.hold, f"`{_key(key)}`") for key in spec.keys)
        groups.setdefault(spec.group, []).append((spec.name, keys, shown(spec.tip)))
    heads = tr("actions", "action"), tr("actions", "keys"), tr("actions", "what it does")
    blocks = [f"## {group}\n\n" + _table(heads, rows) for group, rows in groups.items()]
    others: dict[str, list[tuple[str, str]]] = {}
    for other in OTHER_KEYS:
        others.setdefault(shown(other.group), []).append((shown(other.name), ", ".join(map(_gesture, other.keys))))
    other_heads = tr("actions", "action"), tr("actions", "keys or mouse")
    blocks += [f"## {group}\n\n" + _table(other_heads, rows) for group, rows in others.items()]
    introduction = tr(
        "actions",
        "F1 shows these keys, finds them by other words, too (*winner*, *cut*), and runs an action by its name. "
        "The settings (Ctrl+,) change the keys of menus. On a Mac, Command stands for Ctrl and Option for Alt.",
    )
    return _page(tr("actions", "Keys"), introduction, *blocks)


def _held(hold: Hold, key: str) -> str:
    """Return a key with what is done to it, besides pressing it."""
    match hold:
        case Hold.PRESS_ONLY:
            return key
        case Hold.WHILE_DOWN:
            return tr("actions", "hold {key}", key=key)
        case Hold.OR_TAP:
            return tr("actions", "hold or tap {key}", key=key)


def _key(key: str) -> str:
    """Return a key's name as printed on keyboards. Qt calls the main Enter key Return."""
    if key.endswith("Return"):
        return key.removesuffix("Return") + "Enter"
    return tr("actions", "{key} (keypad)", key=key) if key.endswith("Enter") else key


def _gesture(key: str) -> str:
    """Return a mouse gesture in the language of the window, or a key."""
    modifier, plus, act = key.rpartition("+")
    return f"{modifier}{plus}{shown(GESTURES[act])}" if act in GESTURES else _key(key)


def _formats() -> str:
    rows = [
        (
            f"`{name.value}`",
            shown(record.title),
            shown(record.sentence),
            f"`match{record.ending}{'/' * record.is_folder}`",
        )
        for name, record in FORMATS.items()
    ]
    introduction = tr("exports", "`rallytrace export --format NAME`, and the list in the export dialog (Ctrl+E).")
    heads = (
        tr("exports", "name"),
        tr("exports", "in the window"),
        tr("exports", "what is written"),
        tr("exports", "file"),
    )
    return _page(tr("exports", "Export formats"), introduction, _table(heads, rows))


def _providers() -> str:
    rows = [
        (
            f"`{provider.value}`",
            record.setting_label,
            ", ".join(_SYSTEMS[system] for system in record.systems),
            _builds(record),
            tr("models", "yes") if record.automatic else tr("models", "no"),
            shown(record.get_working),
        )
        for provider, record in PROVIDERS.items()
    ]
    heads = (
        tr("models", "name"),
        tr("models", "in the window"),
        tr("models", "systems"),
        tr("models", "build of ONNX Runtime"),
        tr("models", "tried by `auto`"),
        tr("models", "if it does not run"),
    )
    introduction = tr(
        "models",
        "`--provider NAME` and the page Provider of the settings. `auto` takes the first that runs, in this order. "
        "[Providers](../providers.md) says which have ever run.",
    )
    return _page(tr("models", "Providers"), introduction, _table(heads, rows))


def _builds(record: ProviderRecord) -> str:
    packages = [f"`{package}`" for package in (record.plugin, record.distribution) if package]
    if len(packages) == 1:
        return packages[0]
    return tr("models", "{first} or {second}", first=packages[0], second=packages[1])


def _families() -> str:
    rows = [
        (f"`{family.name}`", shown(family.label), shown(family.explanation), _channels(family), _output(family))
        for family in FAMILIES.values()
    ]
    heads = (
        tr("models", "name"),
        tr("models", "in the window"),
        tr("models", "what it is"),
        tr("models", "planes of L frames"),
        tr("models", "output"),
    )
    introduction = tr(
        "models",
        "`--family NAME`, the settings, and the metadata `family` of a model file. "
        "[Your own networks](../own-networks.md) says how to find the family of a file.",
    )
    return _page(tr("models", "Families of networks"), introduction, _table(heads, rows))


def _words() -> str:
    rows = ((shown(word), shown(sentence)) for word, sentence in WORDS.items())
    introduction = tr("settings", "The words of the window, in one sentence each. Tooltips say the same.")
    heads = tr("settings", "word"), tr("settings", "what it means")
    return _page(tr("settings", "Words"), introduction, _table(heads, rows))


def _channels(family: Family) -> str:
    """Return a phrase for the planes of a family's input, in order."""
    planes = tr("models", "{planes} of each frame", planes=join_texts((kind.value for kind in family.frame), "; "))
    if family.background_first:
        leading = PlaneKind.RGB.value
        planes = tr("models", "the background ({leading}), then {planes}", leading=leading, planes=planes)
    return tr("models", "{planes}, the newest first", planes=planes) if family.newest_first else planes


def _output(family: Family) -> str:
    frames = _OUTPUT_FRAMES[family.output_frames]
    output = {
        OutputForm.HEATMAPS: tr("models", "a heatmap of {frames}", frames=frames),
        OutputForm.GRID: tr("models", "a grid of cells for {frames}", frames=frames),
        OutputForm.CLASSES: tr("models", "256 classes a pixel, of {frames}", frames=frames),
    }[family.form]
    if family.logits:
        output = tr("models", "{output} (logits)", output=output)
    return tr("models", "{output}; perhaps a state", output=output) if family.recurrent else output


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
