"""What the README shows works."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_its_program_runs_and_prints_what_it_says() -> None:
    [program] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    [expected] = re.findall(r"print\(.*\)  # (.*)", program)
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == expected


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
