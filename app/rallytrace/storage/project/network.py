"""Folders that other computers may write to as well, where a database is not safe."""

import ctypes
import sys
from pathlib import Path
from typing import Final

_NETWORKS: Final = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afpfs", "webdav", "ncpfs", "9p", "ceph", "lustre", "gfs2", "ocfs2", "afs"}
)
_NETWORK_PROGRAMS: Final = ("fuse.sshfs", "fuse.rclone", "fuse.davfs", "fuse.gvfsd-fuse", "fuse.s3fs", "fuse.gcsfuse")
_REMOTE_DRIVE: Final = 4


def is_on_network(folder: Path) -> bool:
    """Whether a folder is one, as far as the system tells; macOS does not, and what SQLite meets there decides."""
    if sys.platform == "win32":
        whole = str(folder.resolve())
        drive = whole[:3]
        return whole.startswith("\\\\") or ctypes.windll.kernel32.GetDriveTypeW(drive) == _REMOTE_DRIVE
    return _is_network(_kind_of(folder.resolve(), _mounts()))


def _is_network(kind: str) -> bool:
    return kind in _NETWORKS or kind.startswith(_NETWORK_PROGRAMS)


def _mounts() -> str:
    try:
        return Path("/proc/self/mounts").read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""


def _kind_of(folder: Path, mounts: str) -> str:
    """The kind of file system that a folder is on, from the list of mounts; '' where it is not there."""
    found, kind = Path(), ""
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        point = Path(fields[1].encode("utf-8", "surrogateescape").decode("unicode_escape", "replace"))
        # Of mounts at one place the last one counts.
        if folder.is_relative_to(point) and len(point.parts) >= len(found.parts):
            found, kind = point, fields[2]
    return kind
