"""The scripts start, and what pyproject.toml asks for is locked."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXTRAS = {  # what each lock holds besides the dependencies
    "requirements.txt": ["setup"],
    "requirements-dev.txt": ["setup", "dev"],
    "requirements-bench.txt": ["setup", "dev", "bench"],
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def plain(requirement: str) -> str:
    """The name alone, spelled as in the locks."""
    name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> dict[str, set[str]]:
    """name -> versions; several where they depend on the Python."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"(?m)^([\w.-]+)==([^\s;]+)", (ROOT / lock).read_text()):
        found.setdefault(plain(name), set()).add(version)
    return found


@pytest.mark.parametrize("script", ["run", "test", ".ci/run", "bench/rules", "bench/crash"])
def test_executable(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize(
    ("shell", "script"),
    [
        ("sh", "run"),
        ("sh", "test"),
        ("sh", "scripts/venv.sh"),
        ("sh", "scripts/page.sh"),
        ("sh", "scripts/debian.sh"),
        ("sh", "bench/rules"),
        ("sh", "bench/crash"),
        ("bash", ".ci/run"),
    ],
)
def test_readable_by_its_shell(shell: str, script: str) -> None:
    done = subprocess.run([shell, "-n", ROOT / script], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_ci_runs_the_test_script_and_nothing_else() -> None:
    lines = (ROOT / ".ci/run").read_text().splitlines()
    assert lines[-1] == "exec ./test"
    assert all(line.startswith(("#", "set ", "cd ")) for line in lines[:-1])


@pytest.mark.parametrize(("lock", "extras"), EXTRAS.items())
def test_every_dependency_is_locked(lock: str, extras: list[str]) -> None:
    wanted = list(PROJECT["dependencies"])
    for extra in extras:
        wanted += PROJECT["optional-dependencies"][extra]
    names = {plain(requirement) for requirement in wanted} - {"singerie"}
    assert names - pins(lock).keys() == set()


@pytest.mark.parametrize(
    ("small", "large"),
    [
        ("requirements.txt", "requirements-dev.txt"),
        ("requirements-dev.txt", "requirements-bench.txt"),
    ],
)
def test_a_larger_lock_holds_the_smaller_one(small: str, large: str) -> None:
    assert pins(small).items() <= pins(large).items()


@pytest.mark.parametrize("lock", [*EXTRAS, "requirements-node.txt"])
def test_every_pin_has_hashes(lock: str) -> None:
    entries = re.split(r"(?m)^(?=\w)", (ROOT / lock).read_text())[1:]
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
