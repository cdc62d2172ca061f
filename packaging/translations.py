"""Update the translations: find all texts, merge them into each language's file, and compile it.

    uv run python packaging/translations.py [--check]

The texts are read from the calls of `tr`, `tr_lazy` and `count_noun` in the code and the templates, from the tables of
actions and keys, and from a table of Qt's own texts: names of keys, and what Qt has not translated to some language.
`pyside6-lupdate` merges them into `resources/translations/rallytrace_CODE.ts`, and `pyside6-lrelease` compiles these to
the .qm files that ship. With `--check` nothing is written; the program fails if a file would change, or if a text has
no finished translation.
"""

import argparse
import ast
import csv
import filecmp
import json
import re
import shutil
import string
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, get_args

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from PySide6.QtCore import QLibraryInfo

from rallytrace.settings.languages import ENGLISH, LANGUAGES
from rallytrace.texts import Context

FOLDER: Final = ROOT / "resources" / "translations"
_KEYS: Final = "QShortcut"
"""Context of the names of keys. They are ours, because texts and manual name keys too."""
_CALLS: Final = ("tr", "tr_lazy")
_OPTIONS: Final = frozenset({"singular", "n"})
_TEMPLATE_CALL: Final = re.compile(r"\btr(?:_lazy)?\(")


class TextError(Exception):
    """A text that cannot be translated as it is written."""


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """A text to translate.

    Attributes:
        context: its subject, one of `Context`.
        text: the English text, in the plural if there are two.
        plural: True if its words depend on a number.
    """

    context: str
    text: str
    plural: bool = False


def messages() -> dict[Message, list[str]]:
    """Return all texts, each with its places ("app/rallytrace/errors.py:12").

    Raises:
        TextError: a call has no literals, or fields without values.
    """
    found: dict[Message, list[str]] = {}
    for message, place in (*_in_code(), *_in_templates(), *_in_tables(), *_in_qt()):
        found.setdefault(message, []).append(place)
    return dict(sorted(found.items()))


def _in_code() -> Iterator[tuple[Message, str]]:
    for path in sorted((ROOT / "app" / "rallytrace").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            place = f"{path.relative_to(ROOT)}:{node.lineno}"
            message = _message(node, place) if path.name != "texts.py" else None
            if message is not None:
                yield message, place


def _message(call: ast.Call, place: str) -> Message | None:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name == "count_noun":
        return _counted(call)
    if name not in _CALLS:
        return None
    words = [_literal(argument) for argument in call.args]
    if len(words) != 2 or None in words:
        raise TextError(f"{place}: write context and text as literals, and values as named arguments.")
    context, text = (str(word) for word in words)
    if context not in get_args(Context):
        raise TextError(f"{place}: there is no context {context!r} in texts.py.")
    options = {keyword.arg: keyword.value for keyword in call.keywords}
    if None not in options:
        named = options.keys() - _OPTIONS
        singular = options.get("singular")
        used = fields(text) | (fields(_literal(singular) or "") if singular is not None else set())
        if used != named:
            raise TextError(f"{place}: the text has the fields {sorted(used)}, the call the values {sorted(named)}.")
    return Message(context, text, "n" in options)


def _counted(call: ast.Call) -> Message | None:
    words = [_literal(argument) for argument in call.args[1:]]
    if not words or None in words:
        return None  # the nouns are made elsewhere
    return Message("counts", f"%n {words[1] if len(words) > 1 else f'{words[0]}s'}", plural=True)


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def fields(text: str) -> set[str]:
    """Return the names of the fields of a text, such as {"name"} for "Open {name}"."""
    try:
        names = (name for _, name, _, _ in string.Formatter().parse(text) if name is not None)
        return {re.split(r"[.\[]", name)[0] for name in names}
    except ValueError:  # braces that are no fields; only texts without values have them
        return set()


def _in_templates() -> Iterator[tuple[Message, str]]:
    for path in sorted((ROOT / "resources" / "templates").glob("*.html")):
        text = path.read_text(encoding="utf-8")
        for match in _TEMPLATE_CALL.finditer(text):
            place = f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}"
            call = _first_call(text[match.start() :])
            message = _message(call, place) if call is not None else None
            if message is not None:
                yield message, place


def _first_call(text: str) -> ast.Call | None:
    """Return the call that a text begins with, which Jinja and Python write alike."""
    for end in (match.end() for match in re.finditer(r"\)", text)):
        try:
            expression = ast.parse(text[:end], mode="eval").body
        except SyntaxError:
            continue
        return expression if isinstance(expression, ast.Call) else None
    return None


def _in_tables() -> Iterator[tuple[Message, str]]:
    columns = {"actions.tsv": ("menu", "text", "tip"), "other_keys.tsv": ("task", "group", "name")}
    for name, columns_shown in columns.items():
        path = ROOT / "resources" / name
        with path.open(encoding="utf-8", newline="") as table:
            for number, row in enumerate(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE), 2):
                for column in columns_shown:
                    for text in row[column].split(" > ") if column == "menu" else (row[column],):
                        if text:
                            yield Message("actions", text), f"{path.relative_to(ROOT)}:{number}"


def _in_qt() -> Iterator[tuple[Message, str]]:
    path = ROOT / "resources" / "qt_texts.tsv"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()[1:], 2):
        context, text = line.split("\t")
        yield Message(context, text), f"{path.relative_to(ROOT)}:{number}"


def _qt_translates(context: str, language: str) -> bool:
    """Return whether texts of a context may stay untranslated, because Qt has its own translation."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return context.startswith("Q") and context != _KEYS and (folder / f"qtbase_{language}.qm").exists()


def update(folder: Path) -> list[str]:
    """Update the files of all languages in a folder. Return what is unfinished or wrong, one line for each."""
    known = messages()
    sources = [folder / f"rallytrace_{language.code}.ts" for language in LANGUAGES if language != ENGLISH]
    with tempfile.TemporaryDirectory() as scratch:
        generated = Path(scratch, "texts.cpp")
        generated.write_text("".join(map(_statement, known)), encoding="utf-8")
        for source in sources:
            language = source.stem.removeprefix("rallytrace_")
            options = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en_US")
            _run("pyside6-lupdate", *options, str(generated), "-ts", str(source), "-target-language", language)
    faults: list[str] = []
    for source in sources:
        faults += _faults_of(source)
        _run("pyside6-lrelease", "-silent", "-nounfinished", str(source), "-qm", str(source.with_suffix(".qm")))
    return faults


def _statement(message: Message) -> str:
    macro = "QT_TRANSLATE_N_NOOP" if message.plural else "QT_TRANSLATE_NOOP"
    return f"{macro}({json.dumps(message.context)}, {json.dumps(message.text, ensure_ascii=False)});\n"


def _run(*command: str) -> None:
    tool = shutil.which(command[0], path=str(Path(sys.executable).parent)) or command[0]
    done = subprocess.run((tool, *command[1:]), capture_output=True, text=True, check=False)
    if done.returncode or "error" in done.stderr.lower():
        raise SystemExit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")


def _faults_of(source: Path) -> Iterator[str]:
    """Yield the messages of a language that are not translated, or whose translation has other fields."""
    language = source.stem.removeprefix("rallytrace_")
    for context in ET.parse(source).getroot().iter("context"):
        if _qt_translates(context.findtext("name", ""), language):
            continue
        for message in context.iter("message"):
            text, translation = message.findtext("source", ""), message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            name = f"{source.name}: {context.findtext('name')}: {text!r}"
            if translation.get("type") == "unfinished" or not all(forms):
                yield f"{name} is not translated."
            elif any(fields(form) != fields(text) for form in forms):
                yield f"{name} has other fields in its translation."
            elif message.get("numerus") == "yes" and "%n" in text and "%n" not in forms[-1]:
                yield f"{name} has no %n in its translation."


def main() -> int:
    """Update or check the translations. Return 1 if something is missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if anything would change")
    check = parser.parse_args().check
    FOLDER.mkdir(exist_ok=True)
    try:
        if not check:
            faults = update(FOLDER)
        else:
            with tempfile.TemporaryDirectory() as scratch:
                folder = Path(shutil.copytree(FOLDER, Path(scratch, "translations")))
                faults = update(folder)
                for path in sorted(folder.iterdir()):
                    committed = FOLDER / path.name
                    if not committed.exists() or not filecmp.cmp(path, committed, shallow=False):
                        faults.append(f"{path.name} is stale. Run packaging/translations.py.")
    except TextError as fault:
        faults = [str(fault)]
    print(*faults[:50], f"{len(faults)} to mend", sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
