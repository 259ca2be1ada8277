"""The sealed set of questions with known answers."""

from collections import Counter

import pytest

from sprout.errors import JudgeError
from sprout.judges.anchors import anchor_content, choose, read_anchors
from sprout.judges.question import RELATIONS

CONTENT = anchor_content()
ANCHORS = read_anchors(CONTENT)


def test_each_relation_and_language_has_as_many_supported_unsaid_and_contrary_claims() -> None:
    kinds = Counter((one.relation, one.language, one.supported) for one in ANCHORS)

    assert kinds == {
        (relation, language, supported): 10 if supported else 20
        for relation in RELATIONS
        for language in ("en", "es")
        for supported in (True, False)
    }


@pytest.mark.parametrize("kind", ["forged", "empty", "irrelevant", "missing", "number", "entity", "negation"])
def test_each_relation_and_language_tries_every_way_to_be_wrong(kind: str) -> None:
    found = {(one.relation, one.language) for one in ANCHORS if one.kind == kind and not one.supported}

    assert len(found) == 2 * len(RELATIONS)


def test_no_two_anchors_ask_the_same() -> None:
    asked = {(one.relation, one.claim, one.sources) for one in ANCHORS}

    assert len({one.id for one in ANCHORS}) == len(asked) == len(ANCHORS)


def test_a_changed_file_is_not_read() -> None:
    with pytest.raises(JudgeError, match=r"the anchors were changed: their SHA-256 is [0-9a-f]{12} and the seal says"):
        read_anchors(CONTENT.replace(b"Oliver", b"Marta"))


def test_ends_of_lines_may_differ() -> None:
    assert read_anchors(CONTENT.replace(b"\n", b"\r\n")) == ANCHORS


def test_only_what_was_asked_for_is_chosen() -> None:
    chosen = choose(ANCHORS, ["contains"], ["es"])

    assert {(one.relation, one.language) for one in chosen} == {("contains", "es")}
    assert choose(ANCHORS, ["contains"], ["fr"]) == ()
