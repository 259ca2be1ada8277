"""The deterministic judge: what it supports, what it refutes, and what it refuses to decide."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges import DeterministicJudge, Judge, Judgement, checked

POTHOS = (
    "Pothos (Epipremnum aureum) is toxic to cats but safe for dogs. It irritates the mouth when chewed. "
    "Water it every 10 days in bright, indirect light."
)
SPIDER = "The spider plant is listed as non-toxic. Keep the soil moist in summer."
POTO = (
    "El poto es tóxico para los gatos, pero seguro para los perros. No lo riegues en invierno. Necesita luz brillante."
)


def entails(claim: str, *sources: str, language: str | None = None) -> Judgement:
    return asyncio.run(DeterministicJudge().entails(claim, sources, language=language))


def contains(text: str, fact: str) -> Judgement:
    return asyncio.run(DeterministicJudge().contains(text, fact))


def equivalent(a: str, b: str) -> Judgement:
    return asyncio.run(DeterministicJudge().equivalent(a, b))


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("Pothos is toxic to cats.", POTHOS),
        ("Pothos is poisonous to cats.", POTHOS),
        ("Pothos is harmless for dogs.", POTHOS),
        ("Chewing irritates the mouth. [1]", POTHOS),
        ("1. Water it every ten days.", POTHOS),
        ("The spider plant is not toxic.", SPIDER),
        ("The spider plant is nontoxic.", SPIDER),
        ("It is not unsafe for cats.", "It is safe for cats."),
        ("It is safe for cats.", "It is not toxic to cats."),
        ("Es segura para los gatos.", "No es tóxica para los gatos."),
        ("El poto es tóxico para los gatos.", POTO),
        ("El poto es venenoso para los gatos.", POTO),
    ],
)
def test_a_claim_in_the_words_of_the_source_is_supported(claim: str, source: str) -> None:
    assert entails(claim, source).verdict == "yes"


@pytest.mark.parametrize(
    ("claim", "source", "word"),
    [
        ("Pothos is not toxic to cats.", POTHOS, "toxic"),
        ("Pothos is non-toxic to cats.", POTHOS, "toxic"),
        ("Pothos is safe for cats.", POTHOS, "safe"),
        ("Pothos is toxic to dogs.", POTHOS, "toxic"),
        ("The spider plant is toxic.", SPIDER, "toxic"),
        ("The spider plant is not listed.", SPIDER, "listed"),
        ("The spider plant is not on the listing.", SPIDER, "listing"),
        ("Keep the soil dry in summer.", SPIDER, "dry"),
        ("Water it every 14 days in bright light.", POTHOS, "14"),
        ("El poto no es tóxico para los gatos.", POTO, "toxico"),
        ("El poto es inofensivo para los gatos.", POTO, "inofensivo"),
        ("El poto es tóxico para los perros.", POTO, "toxico"),
        ("El poto necesita luz oscura.", POTO, "oscura"),
    ],
)
def test_the_opposite_is_contradicted_and_the_reason_names_the_word(claim: str, source: str, word: str) -> None:
    judgement = entails(claim, source)
    assert judgement.verdict == "contradicted"
    assert repr(word) in judgement.reason


@pytest.mark.parametrize(
    ("claim", "word"),
    [
        ("Monstera is toxic to cats.", "monstera"),
        ("Pothos is toxic to cats and costs 12 euros.", "12"),
        ("Pothos was described by Linden.", "linden"),
        ("Feed it monthly with fertiliser.", "fertiliser"),
        ("The pothos irritates the mouth of rabbits when chewed.", "rabbits"),
    ],
)
def test_what_the_source_does_not_say_is_a_no_that_names_the_word(claim: str, word: str) -> None:
    judgement = entails(claim, POTHOS)
    assert judgement.verdict == "no"
    assert repr(word) in judgement.reason


@pytest.mark.parametrize("claim", ["", " ", "...", "[1]", "the of", "It is."])
def test_a_claim_without_content_is_undecided(claim: str) -> None:
    assert entails(claim, POTHOS).verdict == "undecided"


@pytest.mark.parametrize("sources", [(), ("",), (" ", "\n"), ("…",), ("the of",)])
def test_sources_without_content_leave_it_undecided(sources: Sequence[str]) -> None:
    assert entails("Pothos is toxic to cats.", *sources).verdict == "undecided"


def test_one_unsupported_sentence_spoils_a_claim() -> None:
    assert entails("Pothos is toxic to cats. It comes from the moon.", POTHOS).verdict == "no"


def test_sources_are_not_pieced_together_from_afar() -> None:
    far = "Pothos climbs trees. " + "Nothing here matters much today. " * 5 + "Lilies kill cats quickly."
    assert entails("Pothos kills cats quickly.", far).verdict != "yes"


def test_what_is_said_of_one_plant_does_not_support_a_claim_about_its_neighbour() -> None:
    judgement = entails("Aloe is toxic to dogs.", "Aloe likes the sun. Lilies are toxic to dogs.")
    assert judgement.verdict == "no"
    assert "'lilies'" in judgement.reason


def test_a_sentence_may_go_on_about_the_plant_named_before_it() -> None:
    assert entails("Aloe is toxic to dogs.", "Aloe likes the sun. It is toxic to dogs.").verdict == "yes"


def test_a_claim_in_another_language_than_its_source_is_undecided() -> None:
    assert entails("El poto es tóxico para los gatos.", POTHOS).verdict == "undecided"


def test_a_language_that_the_judge_cannot_read_is_undecided() -> None:
    assert entails("Pothos is toxic to cats.", POTHOS, language="fr").verdict == "undecided"


def test_a_fact_stated_in_a_text_is_contained() -> None:
    assert contains(POTHOS, "irritates the mouth").verdict == "yes"


def test_a_fact_denied_in_a_text_is_contradicted() -> None:
    assert contains("It does not irritate the mouth.", "irritates the mouth").verdict == "contradicted"


def test_texts_with_the_same_facts_are_equivalent() -> None:
    assert equivalent("Pothos is toxic to cats.", "To cats, pothos is poisonous.").verdict == "yes"


def test_a_text_that_says_more_is_not_equivalent() -> None:
    assert equivalent("Pothos is toxic to cats.", POTHOS).verdict == "no"


def test_texts_in_two_languages_are_never_equivalent_by_accident() -> None:
    assert equivalent("Pothos is toxic to cats.", "El poto es tóxico para los gatos.").verdict == "undecided"


def test_texts_in_two_languages_with_other_numbers_are_not_equivalent() -> None:
    assert equivalent("Water the plant every 7 days.", "Riega la planta cada 15 días.").verdict == "no"


def test_every_setting_enters_the_config_hash() -> None:
    assert DeterministicJudge().config_hash != DeterministicJudge(threshold=0.5).config_hash


def test_the_same_settings_have_the_same_config_hash() -> None:
    assert DeterministicJudge(threshold=0.5).config_hash == DeterministicJudge(threshold=0.5).config_hash


def test_a_higher_threshold_supports_less() -> None:
    claim = "Pothos irritates the mouth badly."
    strict = asyncio.run(DeterministicJudge(threshold=1.0).entails(claim, [POTHOS]))
    lenient = asyncio.run(DeterministicJudge(threshold=0.5).entails(claim, [POTHOS]))
    assert (strict.verdict, lenient.verdict) == ("no", "yes")


@pytest.mark.parametrize("threshold", [0.0, -0.1, 1.1, float("nan"), float("inf"), True, "0.5"])
def test_a_threshold_that_decides_nothing_is_rejected(threshold: object) -> None:
    with pytest.raises(ValueError, match="threshold"):
        DeterministicJudge(threshold=threshold)  # type: ignore[arg-type]


def test_it_is_a_judge() -> None:
    assert isinstance(DeterministicJudge(), Judge)


def test_the_order_of_questions_changes_no_answer() -> None:
    judge = DeterministicJudge()
    first = [asyncio.run(judge.entails(claim, [POTHOS])) for claim in ("Pothos is toxic to cats.", "It is 3 m tall.")]
    second = [asyncio.run(judge.entails(claim, [POTHOS])) for claim in ("It is 3 m tall.", "Pothos is toxic to cats.")]
    assert first == second[::-1]


_VOCABULARY = (
    "pothos",
    "cats",
    "toxic",
    "not",
    "safe",
    "7",
    "days",
    "water",
    "10",
    "never",
    "dark",
    "bright",
    "el",
    "no",
)
_WORDS = st.lists(st.sampled_from(_VOCABULARY), max_size=12).map(" ".join)


@settings(deadline=None)  # the first call loads the language model
@given(_WORDS | st.text(max_size=80), st.lists(_WORDS | st.text(max_size=80), max_size=3))
def test_every_judgement_is_well_formed(claim: str, sources: list[str]) -> None:
    checked(entails(claim, *sources))


@settings(deadline=None)  # the first call loads the language model
@given(_WORDS)
def test_a_number_that_no_source_has_is_never_supported(text: str) -> None:
    assert entails(f"{text} 4711", text).verdict != "yes"


@settings(deadline=None)  # the first call loads the language model
@given(_WORDS, _WORDS)
def test_equivalence_does_not_depend_on_the_order(a: str, b: str) -> None:
    assert equivalent(a, b).verdict == equivalent(b, a).verdict


@pytest.mark.parametrize("language", [None, "en"])
@pytest.mark.parametrize(
    "text",
    [
        "天空是红色的。",
        "Небо красное",
        "Der Himmel ist rot, und das Gras ist grün.",
        "Le ciel est rouge et l'herbe est verte.",
    ],
)
async def test_what_a_text_in_another_language_states_is_undecided_and_not_denied(
    text: str, language: str | None
) -> None:
    judge = DeterministicJudge()
    fact = "The sky is red."
    asked = [
        await judge.contains(text, fact, language=language),
        await judge.entails(text, [fact], language=language),
        await judge.equivalent(text, fact, language=language),
    ]
    assert [one.verdict for one in asked] == ["undecided"] * 3


async def test_a_name_or_a_measure_without_a_language_is_still_judged() -> None:
    judgement = await DeterministicJudge().contains("The pot holds 3 l.", "5 kg")
    assert judgement.verdict in {"no", "contradicted"}
