import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.providers import Passage
from sprout.providers.extractive import ExtractiveGenerator

WATER = Passage(
    chunk_id="water",
    text="Water pothos every 8 days. In winter, pothos needs less water. Rainwater suits pothos.",
    language="en",
)
LIGHT = Passage(chunk_id="light", text="Pothos likes bright light. Direct sun burns pothos.", language="en")
GENERATOR = ExtractiveGenerator()


@given(
    st.text(max_size=80),
    st.lists(st.text(max_size=120), max_size=4),
    st.integers(min_value=1, max_value=5),
)
def test_every_candidate_is_verbatim_in_its_passage(query: str, texts: list[str], n: int) -> None:
    context = [Passage(chunk_id=str(at), text=text, language="en") for at, text in enumerate(texts)]
    candidates = GENERATOR.generate(query, context, n)
    assert len(candidates) <= n
    assert all(sentence in context[int(chunk_id)].text for sentence, chunk_id in candidates)


def test_the_sentence_with_the_rarest_shared_words_comes_first() -> None:
    assert GENERATOR.generate("pothos water in winter", [WATER, LIGHT], 1) == [
        ("In winter, pothos needs less water.", "water")
    ]


def test_a_sentence_that_shares_only_the_common_name_is_left_out() -> None:
    found = GENERATOR.generate("does direct sun burn a pothos", [WATER, LIGHT], 5)
    assert [sentence for sentence, _ in found] == ["Direct sun burns pothos."]


def test_nothing_shared_gives_nothing() -> None:
    assert GENERATOR.generate("bicycle chain", [WATER, LIGHT], 3) == []


def test_of_two_equal_sentences_the_better_passage_gives_the_only_one() -> None:
    twin = Passage(chunk_id="twin", text="Direct sun burns pothos.", language="en")
    assert GENERATOR.generate("sun", [twin, LIGHT], 3) == [("Direct sun burns pothos.", "twin")]


def test_an_option_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="floor is 2"):
        ExtractiveGenerator(floor=2)
