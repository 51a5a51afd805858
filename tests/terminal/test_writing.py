"""Files that are kept: written whole, by one process at a time, and only where files can be."""

from contextlib import closing
from pathlib import Path

import pytest

from targi.terminal import UserError
from targi.terminal.writing import lock, write_whole


def test_a_text_replaces_the_one_before(tmp_path: Path) -> None:
    """As it is, line ends included, with nothing left beside it."""
    file = tmp_path / "text.txt"
    write_whole(file, "one, and long\r\n")
    write_whole(file, "zwei ½\n")
    assert file.read_bytes() == "zwei ½\n".encode()
    assert [*tmp_path.iterdir()] == [file]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """The file that it leads to is written; its lock is the same."""
    file, link = tmp_path / "text.txt", tmp_path / "link.txt"
    link.symlink_to(file)
    write_whole(link, "text")
    assert link.is_symlink()
    assert file.read_text() == "text"
    with closing(lock(link, "text")), pytest.raises(UserError, match="another text is being kept"):
        lock(file, "text")


def test_a_text_that_cannot_be_written_leaves_the_one_before(tmp_path: Path) -> None:
    """It is written beside its place first."""
    file = tmp_path / "text.txt"
    write_whole(file, "before")
    (tmp_path / ".~text.txt.part").mkdir()
    with pytest.raises(OSError, match="Is a directory"):
        write_whole(file, "after")
    assert file.read_text() == "before"


def test_only_files_can_be_locked(tmp_path: Path) -> None:
    """Neither folders nor devices, which could be read forever; a file need not exist yet."""
    for place in (tmp_path, Path("/dev/null")):
        with pytest.raises(UserError, match="expected a file, or the name of a new one"):
            lock(place, "text")
    lock(tmp_path / "new.txt", "text").close()
    assert [*tmp_path.iterdir()] == []
