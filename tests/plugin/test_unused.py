"""An installed plugin that nobody asks for anything costs nothing."""

import re
from typing import Any

WATCH = """
import sys

def pytest_unconfigure():
    heavy = {"sprout", "yaml", "asyncio", "pydantic", "numpy", "httpx", "xml.etree.ElementTree"}
    print("LOADED", sorted(heavy & {*sys.modules}))
"""


def test_a_project_without_suites_gets_no_import_no_file_and_no_line(project: Any) -> None:
    (project.folder / "demo.py").unlink()
    project.write("conftest.py", WATCH)
    project.write("data.yaml", "suite: not-asked-for\n")
    project.write("test_unit.py", "def test_fine():\n    pass\n")
    quiet = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:rerunfailures", "-p", "no:junitxml", "-s")
    before = sorted(project.folder.rglob("*"))

    without = project.run(*quiet, "-p", "no:sprout", env={"PYTHONDONTWRITEBYTECODE": "1"})
    installed = project.run(*quiet, env={"PYTHONDONTWRITEBYTECODE": "1"})

    assert sorted(project.folder.rglob("*")) == before
    assert installed.code == without.code == 0
    assert "LOADED []" in installed.out
    assert installed.err == without.err == ""
    assert cleaned(installed.out) == cleaned(without.out)


def cleaned(text: str) -> str:
    """Leave out the time, and the line that lists the installed plugins."""
    return re.sub(r"in [\d.]+s|=+|^plugins: .*\n", "", text, flags=re.MULTILINE)


def test_the_plugin_module_imports_nothing_heavy(project: Any) -> None:
    project.write(
        "look.py",
        "import sys, pytest\nbefore = {*sys.modules}\nimport pytest_sprout.plugin\n"
        "print(sorted(name for name in {*sys.modules} - before if not name.startswith('pytest_sprout')))\n",
    )

    ran = project.pytester.runpython("look.py")

    assert {*re.findall(r"'(\w+)", ran.stdout.str())} <= {"urllib", "ipaddress"}


def test_an_early_import_of_both_packages_does_not_trouble_pytest(project: Any) -> None:
    project.suite("s", ["pass"])
    project.write("early.py", "import sprout\nimport pytest_sprout\n")

    ran = project.run("-p", "early", "-W", "error", "-p", "no:xdist", "--sprout-suite=s", env={"PYTHONPATH": "."})

    assert ran.code == 0, ran.text
