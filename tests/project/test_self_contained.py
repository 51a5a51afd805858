"""The project stands alone: nothing in it leans on a folder outside the checkout."""

from tests.project.files import ROOT, project_files

# Joined here, so that this file does not find itself.
OUTSIDE = ["/".join(parts) for parts in [("..", "shared"), ("", "work", ""), ("", "root", "")]]


def test_nothing_mentions_a_folder_outside() -> None:
    """No file names the maker's folders: users have only what is in the checkout."""
    found = [
        f"{name}: {word}"
        for name in project_files()
        for word in OUTSIDE
        if word in (ROOT / name).read_text(errors="ignore")
    ]
    assert found == []
