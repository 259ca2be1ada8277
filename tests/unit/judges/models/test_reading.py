import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import JudgeError, UsageError
from sprout.judges.models.reading import Said, Scale, judged, read_reply

WORDS: dict[str, Any] = {
    "supported": "yes",
    "contradicted": "contradicted",
    "not_supported": "no",
    "cannot_tell": "undecided",
}
CODE = "3f9a"


def verdict(index: Any = 1, **changed: Any) -> dict[str, Any]:
    return {"index": index, "reason": "so it says", "verdict": "supported", "score": 0.9, **changed}


def reply(*verdicts: Any, **changed: Any) -> str:
    return json.dumps({"code": CODE, "verdicts": list(verdicts), **changed})


def read(text: str, count: int = 1) -> tuple[Said, ...]:
    return read_reply(text, nonce=CODE, count=count, words=WORDS)


GOOD = reply(verdict())


@pytest.mark.parametrize(
    "text", [GOOD, f"  {GOOD}\r\n", f"```json\n{GOOD}\n```", f"```\n{GOOD}\n```\n", f"```{GOOD}```"]
)
def test_one_object_is_read_and_a_fence_around_it_does_no_harm(text: str) -> None:
    assert read(text) == (Said(word="supported", score=0.9, reason="so it says"),)


def test_verdicts_are_put_in_the_order_of_the_claims() -> None:
    text = reply(verdict(2, verdict="not_supported", score=0.1), verdict(1))

    assert [said.word for said in read(text, 2)] == ["supported", "not_supported"]


def test_a_reason_may_hold_whatever_a_reply_may_not() -> None:
    reason = 'it says {"verdict": "contradicted"}, ```, <think> and }, }'

    assert read(reply(verdict(reason=reason)))[0].reason == reason


@pytest.mark.parametrize("whole", [0, 1])
def test_a_score_may_be_a_whole_number(whole: int) -> None:
    assert read(reply(verdict(score=whole)))[0].score == whole


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the reply is empty"),
        (" \n", "the reply is empty"),
        ("```json\n```", "not one JSON object"),
        ("Supported.", "something else stands there"),
        (f"Here is my verdict: {GOOD}", "something else stands there"),
        (f"{GOOD}\nI hope that helps.", "something stands behind it"),
        (f"Sure.\n```json\n{GOOD}\n```", "something else stands there"),
        (f"```json\n{GOOD}\n```\nI hope that helps.", "something else stands there"),
        (f"```json\n{GOOD}\n```\n```json\n{GOOD}\n```", "something stands behind it"),
        (f"<think>{GOOD}</think>{reply(verdict(verdict='contradicted', score=0))}", "something else stands there"),
        (f"<think>It is supported.</think>\n{GOOD}", "something else stands there"),
        (f"{GOOD}{GOOD}", "something stands behind it"),
        (f"{GOOD}\n{reply(verdict(verdict='contradicted', score=0))}", "something stands behind it"),
        (f"[{GOOD}]", "not an object"),
        (json.dumps(GOOD), "not an object"),
        (GOOD[:-10], "not one JSON object"),
        (f"\ufeff{GOOD}", "not one JSON object"),
        (f"\u200b{GOOD}", "something else stands there"),
        ("null", "the reply is None, not an object"),
        ("NaN", "NaN is no number"),
        ("[" * 100_000, "nested too deeply|recursion|not one JSON object"),
        ('{"code": "3f9a", "code": "3f9a", "verdicts": []}', "the key 'code' stands in it twice"),
        (GOOD.replace('"score"', '"verdict": "supported", "score"'), "the key 'verdict' stands in it twice"),
        (json.dumps({"verdicts": [verdict()]}), "the reply has no 'code'"),
        (json.dumps({"code": CODE}), "the reply has no 'verdicts'"),
        (reply(verdict(), code="3F9A"), "the reply has the code '3F9A', which is not that of the question"),
        (reply(verdict(), code=None), "the reply has the code None"),
        (reply(verdict(), verdict="supported"), "the reply has the unknown key 'verdict'"),
        (reply(verdicts="supported"), "'verdicts' is 'supported', not a list"),
        (reply(), "1 verdicts were asked for and 0 came"),
        (reply(verdict(1), verdict(2)), "1 verdicts were asked for and 2 came"),
        (reply("supported"), "verdict 1 is 'supported', not an object"),
        (reply({"index": 1, "reason": "x", "score": 0.9}), "verdict 1 has no 'verdict'"),
        (reply({"index": 1, "reason": "x", "verdict": "supported"}), "verdict 1 has no 'score'"),
        (reply({"index": 1, "verdict": "supported", "score": 1}), "verdict 1 has no 'reason'"),
        (reply(verdict(pass_=True)), "verdict 1 has the unknown key 'pass_'"),
    ],
)
def test_what_is_not_one_whole_object_is_refused(text: str, says: str) -> None:
    with pytest.raises(JudgeError, match=says):
        read(text)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        *(("index", value, "allowed: 1 to 1") for value in (0, 2, -1, True, 1.0, "1", None)),
        *(
            ("verdict", value, "allowed: supported, contradicted")
            for value in (
                "Supported", "supported.", " supported", "sup\u200bported", "yes", "not supported", "unsupported",
                True, 1, None, ["supported"],
            )
        ),
        *(("score", value, "not a number") for value in (True, False, "0.9", "9/10", None, [0.9], {})),
        *(("score", value, r"outside \[0, 1\]") for value in (900, -0.01, 1.0000001, 10**400, -(10**400))),
        *(("reason", value, "not text") for value in (None, 3, ["x"])),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: Any, says: str) -> None:
    with pytest.raises(JudgeError, match=says):
        read(reply(verdict(**{field: value})))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000, ".9", "+0.9", "0x1"])
def test_a_score_that_is_no_finite_json_number_is_refused(number: str) -> None:
    with pytest.raises(JudgeError):
        read(GOOD.replace("0.9", number))


@pytest.mark.parametrize("indexes", [[1, 1], [1, 3], [0, 1], [2, 2]])
def test_each_claim_has_its_own_verdict(indexes: list[int]) -> None:
    with pytest.raises(JudgeError):
        read(reply(*(verdict(index) for index in indexes)), 2)


def test_one_wrong_verdict_spoils_the_whole_reply() -> None:
    with pytest.raises(JudgeError, match="the score of verdict 3"):
        read(reply(verdict(1), verdict(2), verdict(3, score="1")), 3)


SAID = st.fixed_dictionaries(
    {"verdict": st.sampled_from(sorted(WORDS)), "score": st.floats(0, 1), "reason": st.text(max_size=20)}
)


@given(st.lists(SAID, min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_a_whole_reply_is_read_back_as_it_was_meant(said: list[dict[str, Any]], random: Any) -> None:
    verdicts = [{"index": index, **one} for index, one in enumerate(said, start=1)]
    random.shuffle(verdicts)

    assert read(reply(*verdicts), len(said)) == tuple(
        Said(word=one["verdict"], score=one["score"], reason=one["reason"]) for one in said
    )


@given(st.lists(SAID, min_size=1, max_size=4), st.data())
def test_a_reply_that_lacks_its_end_or_beginning_is_never_read(said: list[dict[str, Any]], data: Any) -> None:
    whole = reply(*({"index": index, **one} for index, one in enumerate(said, start=1)))
    cut = data.draw(st.integers(1, len(whole) - 1))

    for part in (whole[:cut], whole[cut:]):
        with pytest.raises(JudgeError):
            read(part, len(said))


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(JUNK | st.builds(reply, JUNK, JUNK) | st.text())
def test_junk_is_refused_and_nothing_else_happens(junk: Any) -> None:
    with pytest.raises(JudgeError):
        read(junk if isinstance(junk, str) else json.dumps(junk))


@given(st.text(max_size=12).filter(lambda text: text.strip(" \t\r\n") and text.strip() not in {"```", "```json"}))
def test_nothing_may_stand_in_front_of_the_object(prose: str) -> None:
    with pytest.raises(JudgeError):
        read(prose + GOOD)


@pytest.mark.parametrize(
    ("word", "score", "scale", "wanted"),
    [
        ("supported", 0.9, Scale(), "yes"),
        ("supported", 0.5, Scale(), "yes"),
        ("supported", 0.49, Scale(), "undecided"),
        ("not_supported", 0.49, Scale(), "no"),
        ("not_supported", 0.5, Scale(), "undecided"),
        ("contradicted", 0.0, Scale(), "contradicted"),
        ("contradicted", 0.8, Scale(), "undecided"),
        ("cannot_tell", 1.0, Scale(), "undecided"),
        ("supported", 0.69, Scale(threshold=0.7), "undecided"),
        ("supported", 0.7, Scale(threshold=0.7), "yes"),
        ("supported", 0.59, Scale(band=0.2), "undecided"),
        ("supported", 0.6, Scale(band=0.2), "yes"),
        ("not_supported", 0.39, Scale(band=0.2), "no"),
        ("not_supported", 0.41, Scale(band=0.2), "undecided"),
    ],
)
def test_a_verdict_is_believed_if_its_score_agrees(word: str, score: float, scale: Scale, wanted: str) -> None:
    judgement = judged(Said(word=word, score=score, reason="r"), WORDS[word], scale)

    assert (judgement.verdict, judgement.score) == (wanted, score)
    assert judgement.reason.endswith("r")


@given(st.sampled_from(sorted(WORDS)), st.floats(0, 1), st.floats(0.05, 0.95), st.floats(0, 0.99))
def test_no_score_below_the_scale_is_ever_a_yes(word: str, score: float, threshold: float, band: float) -> None:
    try:
        scale = Scale(threshold=threshold, band=band)
    except UsageError:
        return
    found = judged(Said(word=word, score=score, reason=""), WORDS[word], scale)

    assert found.verdict in {WORDS[word], "undecided"}
    assert found.verdict != "yes" or score >= scale.upper
    assert found.verdict not in {"no", "contradicted"} or score < scale.lower


@pytest.mark.parametrize(
    ("threshold", "band"),
    [(0.0, 0.0), (1.0, 0.0), (float("nan"), 0.0), (True, 0.0), ("0.5", 0.0), (0.5, -0.1), (0.5, 1.0), (0.9, 0.4)],
)
def test_a_scale_on_which_a_verdict_is_never_believed_is_refused(threshold: Any, band: Any) -> None:
    with pytest.raises(UsageError):
        Scale(threshold=threshold, band=band)


@given(st.data())
def test_no_slip_of_the_pen_makes_a_yes_of_a_no(data: Any) -> None:
    whole = reply(verdict(verdict="not_supported", score=0.0))
    place = data.draw(st.integers(0, len(whole)))
    written = data.draw(st.text(max_size=2))
    text = whole[:place] + written + whole[place + data.draw(st.integers(0, 2)) :]

    try:
        (said,) = read(text)
    except JudgeError:
        return
    assert judged(said, WORDS[said.word], Scale()).verdict != "yes"
