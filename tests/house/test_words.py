"""What no file of the project may contain, wherever it was written."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "singerie"
LONGEST_MODULE = 500

# not preceded by a letter, a dot or the like: then it is the middle of an address or a path
MACHINE_PATH = re.compile(
    r"(?<![\w.~)}/-])/(?:(?:work|root|tmp)/|(?:home|Users)/\w+)|[A-Z]:\\+Users\\+\w+"
)
REGISTRY = re.compile(
    r"(?:\w+\.)*(?:pypi|npmjs|pythonhosted|yarnpkg)\.(?:org|com)|//[\w.-]*mirrors?[\w-]*\.|file:///",
    re.IGNORECASE,
)
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX|NotImplementedError)\b")

# what lies about in a checkout that git does not list
NOT_OURS = {
    ".git",
    ".venv",
    ".venv.lock",
    ".venv-bench",
    ".venv-bench.lock",
    "node_modules",
    "page",
    "__pycache__",
    "build",
    "dist",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
}


def project_files(root: Path) -> list[Path]:
    return git_files(root) or sorted(walk(root))


def git_files(root: Path) -> list[Path]:
    if not (root / ".git").exists():  # else git would answer for a repository around this one
        return []
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):  # no git here, or it refuses this folder
        return []
    files = {root / name for name in listed.decode().split("\0") if name}
    return sorted(file for file in files if file.is_file())


def walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in NOT_OURS or path.suffix == ".egg-info":
            continue
        if path.is_dir() and not path.is_symlink():
            yield from walk(path)
        elif path.is_file():
            yield path


def text_of(file: Path) -> str:
    data = file.read_bytes()
    return "" if b"\0" in data else data.decode("utf-8", errors="replace")


def mentions(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """file:line: match, for every match that is not in this file, which must name them."""
    found = []
    for file in files:
        if file == Path(__file__):
            continue
        for number, line in enumerate(text_of(file).splitlines(), 1):
            found += [f"{file}:{number}: {match[0]}" for match in pattern.finditer(line)]
    return found


def source_files() -> list[Path]:
    return [file for file in project_files(ROOT) if file.is_relative_to(SOURCE)]


def test_no_path_of_somebodys_machine() -> None:
    assert mentions(MACHINE_PATH, project_files(ROOT)) == []


def test_no_registry_address() -> None:
    assert mentions(REGISTRY, project_files(ROOT)) == []


def test_nothing_in_the_source_is_unfinished() -> None:
    assert mentions(UNFINISHED, source_files()) == []


def test_a_module_fits_in_ones_head() -> None:
    lengths = {f: len(text_of(f).splitlines()) for f in source_files() if f.suffix == ".py"}
    assert {file: n for file, n in lengths.items() if n >= LONGEST_MODULE} == {}


@pytest.mark.parametrize(
    "line",
    [
        "see /work/notes.md",
        '"/root/x"',
        "(/home/anna/games)",
        "open('/Users/anna')",
        "> /tmp/out.json",
        r"C:\Users\anna",
    ],
)
def test_machine_paths_are_recognised(line: str) -> None:
    assert MACHINE_PATH.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "#!/usr/bin/env bash",
        "play/work/rest",
        "https://example.org/home/anna",
        "$HOME/root/x",
        "games/work/",
        "/tv/CODE",
        "~/work/",
        "and/or /rooted/",
    ],
)
def test_other_paths_are_not(line: str) -> None:
    assert not MACHINE_PATH.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "https:|//py|pi.org/simple",
        '"resolved": "https:|//reg|istry.np|mjs.org/vite"',
        "https:|//files.python|hosted.org/x.whl",
        "https:|//mir|rors.example.net/x",
        "--find-links file:|///wheels",
    ],
)
def test_registries_are_recognised(line: str) -> None:
    assert not REGISTRY.search(line)  # in pieces, so that not even this file names one
    assert REGISTRY.search(line.replace("|", ""))


@pytest.mark.parametrize("line", ["pip install singerie", "npm ci", "the mirror image", "on PyPI"])
def test_names_of_programs_are_not(line: str) -> None:
    assert not REGISTRY.search(line)


def test_files_are_found_without_git(tmp_path: Path) -> None:
    for name in ("a.md", "src/b.py", ".venv/c.py", "web/node_modules/d.js", ".ci/run"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
    found = {str(file.relative_to(tmp_path)) for file in project_files(tmp_path)}
    assert found == {"a.md", "src/b.py", ".ci/run"}


def test_untracked_files_count_and_ignored_ones_do_not(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    (tmp_path / ".gitignore").write_text("ignored\n")
    (tmp_path / "ignored").write_text("x")
    (tmp_path / "é new.md").write_text("x")
    assert [file.name for file in project_files(tmp_path)] == [".gitignore", "é new.md"]


def test_a_mention_says_where(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n# TODO: more\n")
    (tmp_path / "b.png").write_bytes(b"\0TODO")
    assert mentions(UNFINISHED, project_files(tmp_path)) == [f"{tmp_path}/a.py:2: TODO"]
