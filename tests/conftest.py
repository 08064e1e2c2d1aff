"""Where CI=true, a skipped test is a failed one: nothing may be left out unnoticed."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

# machines are shared: how long an example takes says nothing about the code
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    expected = hasattr(report, "wasxfail")  # an xfail is reported as a skip too
    if os.environ.get("CI") == "true" and report.skipped and not expected:
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not accept: {reason(report)}"


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    # a skip's longrepr is (file, line, reason)
    return str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_skip(report)
    return report
