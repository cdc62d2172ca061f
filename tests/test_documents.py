"""Test the documents: short, up to date with the program, and without dead links."""

import re
import shlex
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from rallytrace.arguments import COMMANDS, make_parser
from rallytrace.settings.languages import LANGUAGES
from rallytrace.ui.reference_pages import REFERENCE_PAGES

ROOT: Final = Path(__file__).resolve().parents[1]
MOST_README_WORDS: Final = 900
MOST_DECISION_WORDS: Final = 400
MOST_CHANGE_WORDS: Final = 20
MOST_MEGABYTES: Final = 4
LARGE: Final = {"models/movenet-multipose.onnx": 10}
"""The files that may be larger, with their megabytes: weights of others that do not shrink without loss."""
REFERENCE: Final = ROOT / "docs" / "manual" / "reference"
"""Where the pages are written that Sphinx makes."""
DEVELOPER_PAGES: Final = (ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
"""The pages for developers, besides decisions, which may name what was removed later."""
_SOURCES: Final = ("app", "docs", "models", "resources", "tests")
_PLACEHOLDERS: Final = {"FILE", "FOLDER", "NAME", "SECTION"}
_LINK: Final = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_CODE: Final = re.compile(r"```.*?```|^(?: {4}).*$|`[^`]*`", re.DOTALL | re.MULTILINE)
_HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)


def _documents() -> list[Path]:
    folders = (ROOT / "docs", ROOT / "models", ROOT / "packaging")
    found = [path for folder in folders for path in folder.rglob("*.md")]
    return sorted([*ROOT.glob("*.md"), *(path for path in found if path.parent != REFERENCE)])


def _links(document: Path) -> Iterator[tuple[Path, str]]:
    """Yield the relative links of a document: the file that each leads to, and the heading in it ('' for none)."""
    text = _CODE.sub("", document.read_text(encoding="utf-8"))
    for link in _LINK.findall(text):
        name, _, heading = link.partition("#")
        if "://" not in link and not link.startswith("mailto:"):
            yield (document.parent / name if name else document), heading


def _anchor(heading: str) -> str:
    """Return the name of a heading in links, as GitHub and MyST make it."""
    plain = re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower())
    return plain.strip().replace(" ", "-")


@pytest.mark.parametrize("document", _documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(document: Path) -> None:
    dead = []
    in_manual = document.is_relative_to(REFERENCE.parent)
    for target, heading in _links(document):
        anchors = [_anchor(text) for text in _HEADING.findall(target.read_text("utf-8"))] if heading else [heading]
        is_made = in_manual and target.parent == REFERENCE and target.name in REFERENCE_PAGES
        if not (target.exists() or is_made) or heading not in anchors:
            dead.append(f"{target}#{heading}")
    assert not dead


def test_the_flows_of_the_architecture_name_what_is_in_the_code() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    flows = page.partition("## Five flows")[2].partition("\n## ")[0]
    files = {
        path.relative_to(ROOT / "app" / "rallytrace").as_posix(): path
        for path in (ROOT / "app" / "rallytrace").rglob("*.py")
    }
    named = re.findall(r"[\w/]+\.py", flows)
    assert [name for name in named if not any(f"/{file}".endswith(f"/{name}") for file in files)] == []
    code = " ".join(path.read_text(encoding="utf-8") for path in files.values())
    words = set(re.findall(r"\b(?:[A-Z]\w*[a-z][A-Z]\w*|[a-z]+_[a-z_]+)\b(?!\.py|/)", flows))
    assert {word for word in words if not re.search(rf"\b{word}\b", code)} <= {"SQLite"}
    assert max(len(block.strip().splitlines()) for block in re.findall(r"(?:^ {4}.+\n)+", flows, re.MULTILINE)) <= 10


@cache
def _words_of_code() -> frozenset[str]:
    """Return every word of the code and its tables."""
    texts = (
        path.read_text("utf-8")
        for name in _SOURCES
        for kind in ("py", "tsv")
        for path in ROOT.glob(f"{name}/**/*.{kind}")
    )
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


@pytest.mark.parametrize("page", DEVELOPER_PAGES, ids=lambda path: path.stem)
def test_pages_for_developers_name_existing_files(page: Path) -> None:
    named = {
        name for name in re.findall(r"`([\w./-]+)`", page.read_text("utf-8")) if "/" in name or name.endswith(".py")
    }
    named = {name.strip("/") for name in named if not _PLACEHOLDERS & set(re.findall(r"[A-Z]+", name))}
    files = {f"/{path.relative_to(ROOT).as_posix()}" for name in _SOURCES for path in ROOT.glob(f"{name}/**/*")}
    files |= {f"/{path.name}" for path in ROOT.iterdir()} | {"/.ci/run"}
    assert {name for name in named if not any(file.endswith(f"/{name}") for file in files)} == set()


@pytest.mark.parametrize("page", DEVELOPER_PAGES, ids=lambda path: path.stem)
def test_pages_for_developers_name_existing_symbols(page: Path) -> None:
    """Look up classes, functions, constants and attributes in code spans, such as `Project.edit` or `MIN_PEAK`."""
    spans = re.findall(r"`([A-Za-z_][\w.]*)(?:\([^`]*\))?`", page.read_text("utf-8"))
    words = {word for span in spans if not span.endswith((".py", ".md", "_")) for word in re.findall(r"\w+", span)}
    assert words - _words_of_code() - _PLACEHOLDERS == set()


@pytest.mark.parametrize(
    "page",
    [ROOT / "README.md", *DEVELOPER_PAGES, *sorted((ROOT / "docs/manual").glob("*.md"))],
    ids=lambda path: path.stem,
)
def test_commands_in_documents_are_accepted(page: Path) -> None:
    text = page.read_text("utf-8")
    for line in re.findall(r"^ {4,}(?:uv run )?(rallytrace .+)$", text, re.MULTILINE):
        words = shlex.split(line.replace("NAME", "csv"), comments=True)[1:]
        if words[0] in COMMANDS:
            make_parser().parse_args(words)


def test_every_page_of_the_manual_is_in_its_list() -> None:
    manual = ROOT / "docs" / "manual"
    listed = {target.resolve() for target, _ in _links(manual / "index.md") if target.suffix == ".md"}
    pages = {*manual.glob("*.md"), *(REFERENCE / name for name in REFERENCE_PAGES)}
    translated = {path.resolve() for path in manual.glob("*/first-rally.md")}
    assert {path.resolve() for path in pages} - {manual / "index.md"} | translated == listed


def test_translated_pages_are_found_by_language_and_name() -> None:
    manual = ROOT / "docs" / "manual"
    codes = {language.code for language in LANGUAGES}
    translated = [page.relative_to(manual) for page in manual.rglob("*.md") if page.parent not in (manual, REFERENCE)]
    assert [page for page in translated if page.parent.name not in codes or not (manual / page.name).exists()] == []


def test_links_of_the_manual_stay_in_it() -> None:
    """The wheel and the web pages hold nothing else."""
    manual = ROOT / "docs" / "manual"
    targets = [target.resolve() for page in manual.rglob("*.md") for target, _ in _links(page)]
    assert [target for target in targets if not target.is_relative_to(manual)] == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").split()) <= MOST_README_WORDS


@pytest.mark.parametrize("decision", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=lambda path: path.stem)
def test_a_decision_is_read_in_two_minutes(decision: Path) -> None:
    """A decision holds the one figure that decided it; longer tables are in the git history."""
    assert len(decision.read_text(encoding="utf-8").split()) <= MOST_DECISION_WORDS


def test_a_change_is_told_in_one_line() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("- ") and len(line.split()) - 1 > MOST_CHANGE_WORDS] == []


def test_no_file_of_the_repository_is_large() -> None:
    """Git keeps every version of a file for ever."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True, timeout=120
    ).stdout
    large = [
        name
        for name in names.split("\0")
        if name and (ROOT / name).is_file() and ((ROOT / name).stat().st_size / 2**20) > LARGE.get(name, MOST_MEGABYTES)
    ]
    assert not large
