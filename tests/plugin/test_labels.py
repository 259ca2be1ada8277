"""How the targets of the command line are read, named and held against each other."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_sprout.labels import public, read_limits, read_targets


def names(text: str) -> list[str]:
    return [target.name for target in read_targets(text)]


def labels(text: str) -> list[str | None]:
    return [target.label for target in read_targets(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("sprout", ["sprout"]),
        (" a , b:c,d ", ["a", "b:c", "d"]),
        ("http://x/ask?ids=1,2", ["http://x/ask?ids=1,2"]),
        ("http://x/ask?ids=1,2, sprout", ["http://x/ask?ids=1,2", "sprout"]),
        ("http://x/a,https://y/b?c=1,-2,m:f", ["http://x/a", "https://y/b?c=1,-2", "m:f"]),
        ("m:f,http://x/a,b/c", ["m:f", "http://x/a,b/c"]),
    ],
)
def test_targets_are_split_where_a_new_one_starts(text: str, found: list[str]) -> None:
    assert names(text) == found


def test_one_target_has_no_label() -> None:
    assert labels("pkg.mod:answer") == [None]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("sprout,pkg.mod:answer", ["sprout", "answer"]),
        ("old:answer,new:answer,b", ["old.answer", "new.answer", "b"]),
        ("http://me:secret@x:8/ask?key=secret,b", ["x-8", "b"]),
        ("http://x/ask?m=1,http://x/ask?m=2", ["x-ask", "x-ask-2"]),
        ("http://x/a,http://x/b", ["x-a", "x-b"]),
        ("a:b,c:b,a.b", ["a.b-2", "c.b", "a.b"]),
        ("ñandú,b", ["and", "b"]),
    ],
)
def test_labels_are_short_safe_and_unlike_each_other(text: str, found: list[str]) -> None:
    assert labels(text) == found


@given(st.lists(st.from_regex(r"[A-Za-zñ_]{1,4}(:[a-z.]{1,3})?", fullmatch=True), min_size=2, max_size=6, unique=True))
def test_any_targets_get_labels_that_differ_and_fit_into_a_node_id(targets: list[str]) -> None:
    found = labels(",".join(targets))
    assert len(set(found)) == len(targets)
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+", str(label)) for label in found)


@pytest.mark.parametrize(
    ("text", "says"),
    [("", "empty"), ("a,,b", "empty"), ("a,", "empty"), ("a, a", "target 'a' twice")],
)
def test_an_empty_or_repeated_target_is_refused(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_targets(text)


def test_a_repeated_url_is_named_without_its_secrets() -> None:
    with pytest.raises(ValueError, match="twice") as caught:
        read_targets("http://u:hidden@x/a?k=hidden,http://u:hidden@x/a?k=hidden")
    assert "hidden" not in str(caught.value)


def test_a_url_is_shown_without_user_and_query() -> None:
    assert public("https://u:p@x.org:8/ask?key=1#f") == "https://x.org:8/ask"


def test_a_limit_names_two_labels_and_a_margin() -> None:
    (limit,) = read_limits([" a:b:0.03 "], ["a", "b"])
    assert (limit.a, limit.b, limit.margin) == ("a", "b", 0.03)


@pytest.mark.parametrize(
    ("texts", "known", "says"),
    [
        (["a:b"], ["a", "b"], "must be A:B:MARGIN"),
        (["m:a:m:b:0.1"], ["a", "b"], "must be A:B:MARGIN"),
        (["a:b:0.1"], [], "needs two targets"),
        (["answer:beta:0.1"], ["answer", "bets"], "unknown target 'beta'; did you mean 'bets'?"),
        (["a:a:0.1"], ["a", "b"], "against itself"),
        (["a:b:0"], ["a", "b"], "margin '0' must be a number above 0"),
        (["a:b:1"], ["a", "b"], "below 1"),
        (["a:b:nan"], ["a", "b"], "'nan' must be a number"),
        (["a:b:few"], ["a", "b"], "'few' must be a number"),
        (["a:b:0.1", "a:b:0.2"], ["a", "b"], "given twice"),
    ],
)
def test_a_limit_that_cannot_be_is_refused(texts: list[str], known: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read_limits(texts, known)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--sprout-target=demo:answer, demo:answer"], "it has the target 'demo:answer' twice"),
        (["--sprout-target=demo:answer,demo:blocked"], "target 'demo:blocked': 'demo' has no 'blocked'"),
        (["--sprout-fail-if-worse=a:b:0.1"], "--sprout-fail-if-worse: it needs two targets or more"),
        (
            ["--sprout-target=demo:answer,demo:blocking", "--sprout-fail-if-worse=answer:blockin:0.1"],
            "unknown target 'blockin'; did you mean 'blocking'?",
        ),
        (
            ["--sprout-target=demo:answer,demo:blocking", "-o", "sprout_fail_if_worse=answer:blocking:2"],
            "the ini value 'sprout_fail_if_worse': the margin '2'",
        ),
    ],
)
def test_a_wrong_target_or_limit_is_a_usage_error(args: list[str], says: str, project: Any) -> None:
    project.suite("safety", ["pass"])

    ran = project.inline("--sprout-suite=safety", *args)

    assert ran.code == 4
    assert says in ran.err


def test_a_limit_without_a_suite_is_a_usage_error(project: Any) -> None:
    ran = project.inline("--sprout-fail-if-worse=a:b:0.1", "--sprout-target=a,b")
    assert ran.code == 4
    assert "does nothing without --sprout-suite" in ran.err
