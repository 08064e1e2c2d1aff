"""The rule of tests/conftest.py, tried on made-up tests in a pytest of their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"

SKIPPED_TESTS = """
import pytest

def test_says_so():
    pytest.skip("no piano")

@pytest.mark.skip(reason="no piano")
def test_is_marked():
    pass
"""
SKIPPED_MODULE = "import pytest; pytest.skip('no piano', allow_module_level=True)"
NOT_SKIPPED = """
import pytest

def test_passes():
    pass

@pytest.mark.xfail
def test_fails_as_expected():
    assert False
"""


def run_pytest(folder: Path, code: str, ci: str, *options: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(CONFTEST, folder)
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_kept.py").write_text("def test_kept(): pass\n")
    (folder / "test_made_up.py").write_text(code)
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
    env = inherited | {"CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-rf", *options]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("workers", ["-n0", "-n1"])
def test_a_skipped_test_fails_in_ci(tmp_path: Path, workers: str) -> None:
    done = run_pytest(tmp_path, SKIPPED_TESTS, "true", workers)
    assert "1 failed, 1 passed, 1 error" in done.stdout  # a mark skips before the test starts
    assert "skipped, which CI does not accept: Skipped: no piano" in done.stdout
    assert done.returncode == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("workers", ["-n0", "-n1"])
def test_a_skipped_module_fails_in_ci(tmp_path: Path, workers: str) -> None:
    done = run_pytest(tmp_path, SKIPPED_MODULE, "true", workers)
    assert "skipped, which CI does not accept: Skipped: no piano" in done.stdout
    assert done.returncode != pytest.ExitCode.OK


@pytest.mark.parametrize("code", [SKIPPED_TESTS, SKIPPED_MODULE])
def test_a_skip_is_fine_elsewhere(tmp_path: Path, code: str) -> None:
    assert run_pytest(tmp_path, code, "").returncode == pytest.ExitCode.OK


def test_what_is_no_skip_passes_in_ci(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, NOT_SKIPPED, "true")
    assert "2 passed, 1 xfailed" in done.stdout
