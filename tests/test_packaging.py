"""Test the Debian package with an empty bundle; the real one takes minutes."""

import re
import shutil
import subprocess
import tarfile
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rallytrace.storage.project.location import SUFFIX
from rallytrace.storage.project.schema import APPLICATION_ID

LINUX = Path(__file__).parent.parent / "packaging" / "linux"
MIME = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, ("dpkg-deb", "dpkg", "objdump"))), reason="dpkg and binutils make the package"
)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a package of a bundle whose program is /bin/true."""
    bundle = tmp_path_factory.mktemp("bundle")
    shutil.copy("/bin/true", bundle / "rallytrace")
    for name in ("install", "uninstall", "LICENSE"):
        (bundle / name).touch()
    about = bundle / "_internal" / "rallytrace-1.2.3.dist-info" / "METADATA"
    about.parent.mkdir(parents=True)
    about.write_text("Metadata-Version: 2.4\nName: rallytrace\nVersion: 1.2.3\n", encoding="ascii")
    target = tmp_path_factory.mktemp("package")
    subprocess.run([LINUX / "build-deb", bundle, target], check=True, capture_output=True, timeout=120)
    (package,) = target.iterdir()
    return package


def of(package: Path, field: str) -> str:
    said = subprocess.run(
        ["dpkg-deb", "--field", package, field], check=True, capture_output=True, text=True, timeout=120
    )
    return said.stdout.strip()


@pytest.fixture(scope="module")
def files(package: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, tarfile.TarInfo]:
    """Return what it installs, by name without a leading slash; folders are left out."""
    archive = tmp_path_factory.mktemp("files") / "files.tar"
    with archive.open("wb") as file:
        subprocess.run(["dpkg-deb", "--fsys-tarfile", package], check=True, stdout=file, timeout=120)
    with tarfile.open(archive) as members:
        return {member.name.removeprefix("./"): member for member in members if not member.isdir()}


def test_the_version_is_that_of_the_bundle(package: Path) -> None:
    assert of(package, "Version") == "1.2.3"
    assert package.name.startswith("rallytrace_1.2.3_")


def test_it_depends_on_what_the_bundle_is_linked_with(package: Path) -> None:
    depends = of(package, "Depends").split(", ")
    assert [one for one in depends if re.fullmatch(r"libc6 \(>= 2\.\d+(\.\d+)?\)", one)]


def test_it_depends_on_the_package_that_brings_a_font(package: Path) -> None:
    assert "libfontconfig1" in of(package, "Depends").split(", ")


def test_package_installs_program_menu_entry_and_file_type(files: dict[str, tarfile.TarInfo]) -> None:
    assert files.keys() >= {
        "opt/rallytrace/rallytrace",
        "opt/rallytrace/LICENSE",
        "usr/share/applications/rallytrace.desktop",
        "usr/share/icons/hicolor/scalable/apps/rallytrace.svg",
        "usr/share/mime/packages/rallytrace.xml",
        "usr/share/doc/rallytrace/copyright",
    }
    assert files["usr/bin/rallytrace"].linkname == "/opt/rallytrace/rallytrace"
    assert files["opt/rallytrace/rallytrace"].mode & 0o777 == 0o755


def test_everything_belongs_to_root_and_nobody_else_may_write_it(files: dict[str, tarfile.TarInfo]) -> None:
    assert {(one.uid, one.gid) for one in files.values()} == {(0, 0)}
    assert not [name for name, one in files.items() if one.mode & 0o022 and not one.issym()]


def test_the_scripts_of_the_unpacked_bundle_are_not_in_it(files: dict[str, tarfile.TarInfo]) -> None:
    assert not files.keys() & {"opt/rallytrace/install", "opt/rallytrace/uninstall"}


def test_no_script_runs_when_it_is_installed(package: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--control", package, tmp_path / "control"], check=True, timeout=120)
    assert {file.name for file in (tmp_path / "control").iterdir()} == {"control", "md5sums"}


def test_the_menu_entry_opens_the_file_type_that_projects_have() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(LINUX / "rallytrace.desktop", encoding="utf-8")
    (kind,) = ET.parse(LINUX / "rallytrace.xml").getroot()  # noqa: S314 - our own file
    assert kind.attrib["type"] in entry["Desktop Entry"]["MimeType"].split(";")
    (glob,) = kind.findall("mime:glob", MIME)
    assert glob.attrib["pattern"] == f"*{SUFFIX}"
    assert int(glob.attrib["weight"]) > 50, "no more than that of every other type"
    (mark,) = kind.findall("mime:magic/mime:match/mime:match", MIME)
    assert mark.attrib == {"type": "string", "offset": "68", "value": APPLICATION_ID.to_bytes(4).decode("ascii")}
