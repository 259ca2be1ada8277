"""The sentence that meets the rare part of a question comes first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant.facts import Fact
from sprout.assistant.relevance import Sought, choose

NAMES = st.sampled_from("abcdef")


def fact(topic: str, place: int, *concepts: str, stems: tuple[str, ...] = ()) -> Fact:
    return Fact(
        species="pothos",
        language="en",
        topic=topic,
        place=place,
        sentence=f"{topic} {place}",
        concepts=dict.fromkeys(concepts, 1.0),
        shown={},
        stems=frozenset(stems),
    )


FACTS = (
    fact("light", 0, "light", "bright"),
    fact("light", 1, "light", "night", stems=("hand",)),
    fact("water", 0, "water", "interval"),
    fact("water", 1, "water", "interval", "winter"),
    fact("problems", 0, "yellow", "water"),
)


def sought(*concepts: str, stems: tuple[str, ...] = (), **topics: float) -> Sought:
    return Sought(concepts={name: frozenset({name}) for name in concepts}, stems=frozenset(stems), topics=topics)


def chosen(what: Sought, most: int = 3) -> list[str]:
    choice = choose(FACTS, what, most)
    return [] if choice is None else [each.sentence for each in choice.facts]


def test_the_rare_concept_beats_the_common_one() -> None:
    assert chosen(sought("light", "night"), 1) == ["light 1"]
    assert chosen(sought("water", "winter", water=1.0), 1) == ["water 1"]


def test_a_rare_stem_counts_like_a_concept() -> None:
    assert chosen(sought(stems=("hand",)), 1) == ["light 1"]


def test_the_topic_asked_about_wins_over_another_that_shares_a_word() -> None:
    assert chosen(sought("water", water=1.0))[0] == "water 0"


def test_a_concept_of_another_topic_wins_over_the_bare_topic() -> None:
    assert chosen(sought("yellow", water=1.0), 1) == ["problems 0"]


def test_nothing_shared_gives_nothing() -> None:
    assert choose(FACTS, sought("mites", stems=("gnat",)), 3) is None
    assert choose((), sought("light"), 3) is None


def test_a_modifier_alone_gives_nothing_unless_its_topic_is_asked_about() -> None:
    what = Sought(concepts={"interval": frozenset({"often"})}, modifiers=frozenset({"interval"}))
    assert choose(FACTS, what, 3) is None
    named = Sought(concepts=what.concepts, modifiers=what.modifiers, topics={"water": 1.0})
    assert choose(FACTS, named, 3) is not None


def test_fit_falls_with_every_thing_asked_that_is_not_met() -> None:
    fits = [choose(FACTS, what, 3) for what in (sought("night"), sought("night", "mites"))]
    assert fits[0] is not None
    assert fits[1] is not None
    assert fits[0].fit == 1.0 > fits[1].fit


def test_what_is_met_weighs_more_the_more_and_the_rarer_it_is() -> None:
    common, rare, both = (
        choose(FACTS, what, 3) for what in (sought("water"), sought("winter"), sought("yellow", "water"))
    )
    assert common is not None
    assert rare is not None
    assert both is not None
    assert common.met < rare.met <= both.met


def test_a_word_explained_by_one_of_its_concepts_is_not_missed() -> None:
    both = Sought(concepts={"night": frozenset({"night"}), "mites": frozenset({"night"})})
    choice = choose(FACTS, both, 3)
    assert choice is not None
    assert choice.fit == 1.0


@given(
    st.lists(st.tuples(NAMES, st.sets(NAMES, max_size=3)), max_size=6),
    st.sets(NAMES, max_size=4),
    st.integers(min_value=1, max_value=4),
)
def test_choices_are_bounded_ordered_and_of_the_given_facts(
    rows: list[tuple[str, set[str]]], asked: set[str], most: int
) -> None:
    facts = [fact(topic, place, *sorted(concepts)) for place, (topic, concepts) in enumerate(rows)]
    choice = choose(facts, sought(*sorted(asked)), most)
    if choice is None:
        assert all(asked.isdisjoint(each.concepts) for each in facts)
    else:
        assert 1 <= len(choice.facts) <= most
        assert all(each in facts for each in choice.facts)
        assert 0 <= choice.fit <= 1
        assert 0 <= choice.grasp <= 1
        assert not asked.isdisjoint(choice.facts[0].concepts)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_last_sentence_makes_room_for_one_that_must_not_be_missing(most: int) -> None:
    choice = choose(FACTS, sought("water", water=1.0), most)
    assert choice is not None
    ended = choice.ending_with(FACTS[0])
    assert ended.facts[-1] == FACTS[0]
    assert ended.facts[0] == choice.facts[0]
