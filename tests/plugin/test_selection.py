"""What is collected, and what is not."""

from typing import Any

import pytest


@pytest.fixture
def project(project: Any) -> Any:
    project.suite("colours", ["pass", "pass"])
    project.suite("shapes", ["pass"])
    project.write("test_unit.py", "def test_fine():\n    pass\n")
    return project


def collected(project: Any, *args: str) -> list[str]:
    ran = project.inline("--collect-only", "-q", *args)
    assert ran.code in {0, 5}, ran.text
    return [line for line in ran.out.splitlines() if "::" in line]


def test_a_named_suite_is_collected_and_no_unit_test(project: Any) -> None:
    assert collected(project, "--sprout-suite=colours") == [
        "suites/colours.yaml::colours::c1",
        "suites/colours.yaml::colours::c2",
    ]


def test_testpaths_bring_no_unit_test_to_a_named_suite(project: Any) -> None:
    project.write("unit/test_more.py", "def test_more():\n    pass\n")

    assert collected(project, "-o", "testpaths=unit", "--sprout-suite=shapes") == ["suites/shapes.yaml::shapes::c1"]


def test_several_suites_can_be_named_in_one_option_or_in_several(project: Any) -> None:
    together = collected(project, "--sprout-suite=shapes,colours")

    assert together == collected(project, "--sprout-suite=shapes", "--sprout-suite=colours")
    assert together[0] == "suites/shapes.yaml::shapes::c1"
    assert len(together) == 3


def test_all_means_every_suite_of_the_folder(project: Any) -> None:
    assert len(collected(project, "--sprout-suite=all")) == 3


def test_without_the_option_no_suite_is_collected(project: Any) -> None:
    assert collected(project) == ["test_unit.py::test_fine"]
    assert collected(project, "suites") == []


def test_arguments_are_collected_beside_a_named_suite(project: Any) -> None:
    both = collected(project, "test_unit.py", "--sprout-suite=shapes")

    assert both == ["test_unit.py::test_fine", "suites/shapes.yaml::shapes::c1"]


def test_a_node_id_inside_a_named_suite_narrows_it(project: Any) -> None:
    ids = collected(project, "suites/colours.yaml::colours::c2", "--sprout-suite=colours,shapes")

    assert ids == ["suites/colours.yaml::colours::c2", "suites/shapes.yaml::shapes::c1"]


def test_the_folder_of_a_named_suite_as_argument_collects_it_once(project: Any) -> None:
    assert collected(project, "suites", "--sprout-suite=shapes") == ["suites/shapes.yaml::shapes::c1"]


def test_a_suite_file_as_argument_needs_no_option(project: Any) -> None:
    assert collected(project, "suites/shapes.yaml") == ["suites/shapes.yaml::shapes::c1"]


def test_suites_of_another_folder_are_found_through_the_ini_file(project: Any) -> None:
    project.suite("sizes", ["pass"], folder="evals/mine")

    ids = collected(project, "-o", "sprout_suites=evals/mine", "--sprout-suite=all")

    assert ids == ["evals/mine/sizes.yaml::sizes::c1"]


def test_a_suite_named_in_the_ini_file_is_added_to_the_tests(project: Any) -> None:
    ids = collected(project, "-o", "sprout_suite=shapes")

    assert sorted(ids) == ["suites/shapes.yaml::shapes::c1", "test_unit.py::test_fine"]


def test_a_suite_named_in_the_ini_file_is_left_out_when_there_are_arguments(project: Any) -> None:
    assert collected(project, "-o", "sprout_suite=shapes", "test_unit.py") == ["test_unit.py::test_fine"]


def test_the_option_wins_over_the_ini_file(project: Any) -> None:
    ids = collected(project, "-o", "sprout_suite=shapes", "--sprout-suite=colours")

    assert {line.split("::")[1] for line in ids} == {"colours"}


def test_other_yaml_as_argument_says_that_it_is_no_suite(project: Any) -> None:
    project.write("compose.yaml", "services: {}\n")

    ran = project.inline("compose.yaml")

    assert ran.code == 2
    assert "compose.yaml:1:1: not a suite file: it has no key 'suite' at its top" in ran.out


def test_yaml_that_another_plugin_collects_is_left_to_it(project: Any) -> None:
    project.write("other.yaml", "services: {}\n")
    project.write(
        "conftest.py",
        """
import pytest

class Other(pytest.File):
    def collect(self):
        yield OtherItem.from_parent(self, name="other")

class OtherItem(pytest.Item):
    def runtest(self):
        pass

def pytest_collect_file(file_path, parent):
    if file_path.name == "other.yaml":
        return Other.from_parent(parent, path=file_path)
""",
    )

    assert collected(project, "other.yaml") == ["other.yaml::other"]


def test_a_suite_outside_the_root_is_run_and_gated(project: Any, tmp_path_factory: pytest.TempPathFactory) -> None:
    outside = tmp_path_factory.mktemp("outside")
    suite = project.suite("far", ["pass", "fail"], threshold=0.5)
    moved = suite.rename(outside / suite.name)

    ran = project.inline(str(moved), "-p", "no:asyncio", "--rootdir", str(project.folder), "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert project.verdicts() == {"far": "PASS"}


def test_a_suite_of_the_installation_is_reached_by_its_prefix_only(project: Any) -> None:
    assert collected(project, "--sprout-suite=bundled:safety")[0].startswith("::safety::")
    assert project.inline("--sprout-suite=safety").code == 4


def test_a_suite_that_is_given_twice_on_purpose_is_gated_once(project: Any) -> None:
    project.suite("twice", ["pass", "fail"], threshold=0.5)

    ran = project.inline("--keep-duplicates", "suites/twice.yaml", "suites/twice.yaml", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert project.verdicts() == {"twice": "PASS"}
    assert project.record()["suites"][0]["gate_result"]["n"] == 2


def test_two_suites_of_one_name_cannot_share_a_run(project: Any) -> None:
    other = project.suite("colours", ["pass"], folder="more")

    ran = project.inline(str(other), "--sprout-suite=colours")

    assert ran.code == 2
    assert "the suite 'colours' is in this run already" in ran.out


def test_tags_select_by_keyword_and_by_mark(project: Any) -> None:
    project.write(
        "suites/tagged.yaml",
        "suite: tagged\ntarget: demo:answer\ndefaults: {assert: [{contains: blue}]}\ncases:\n"
        "  - {id: a, question: pass, tags: [sky, day]}\n  - {id: b, question: pass, tags: [sea]}\n",
    )

    by_keyword = collected(project, "--sprout-suite=tagged", "-k", "day")
    by_mark = collected(project, "--sprout-suite=tagged", "-m", "evalcase(tag='sky')", "--strict-markers")
    by_suite = collected(project, "--sprout-suite=tagged,shapes", "-m", "evalcase(suite='shapes')")

    assert by_keyword == by_mark == ["suites/tagged.yaml::tagged::a"]
    assert by_suite == ["suites/shapes.yaml::shapes::c1"]


def test_a_case_is_located_on_its_line_and_shown_with_its_title(project: Any) -> None:
    project.write(
        "suites/titled.yaml",
        "suite: titled\ntarget: demo:answer\ncases:\n  - id: a\n    title: The sky\n    question: fail\n"
        "    assert: [{contains: blue}]\n",
    )
    project.write("conftest.py", "def pytest_itemcollected(item):\n    print('AT', item.location)\n")

    ran = project.inline("--sprout-suite=titled", "-s")

    assert "AT ('suites/titled.yaml', 3, 'titled: The sky')" in ran.out
    assert "_ titled: The sky _" in ran.out


def test_fixtures_of_every_scope_and_their_conftest_work(project: Any) -> None:
    project.write(
        "suites/conftest.py",
        """
import pytest

@pytest.fixture(autouse=True)
def seen(request, tmp_path, session_wide, module_wide):
    print("SEEN", request.node.name, session_wide, module_wide)

@pytest.fixture(scope="session")
def session_wide():
    return 1

@pytest.fixture(scope="module")
def module_wide():
    return 2
""",
    )

    ran = project.inline("--sprout-suite=colours", "-s")

    assert ran.code == 0, ran.text
    assert "SEEN c1 1 2" in ran.out
    assert "SEEN c2 1 2" in ran.out
