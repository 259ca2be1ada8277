import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.providers.hashing import HashingEmbedding

EMBEDDING = HashingEmbedding()


@given(st.text())
def test_any_text_gives_a_unit_vector_or_zero(text: str) -> None:
    vector = EMBEDDING.embed(text)
    length = float(np.linalg.norm(vector))
    assert vector.shape == (EMBEDDING.dimensions,)
    assert length == 0 or abs(length - 1) < 1e-5


@given(st.lists(st.sampled_from(["water", "riego", "pothos", "luz", "leaf", "2.5"]), min_size=1), st.randoms())
def test_the_order_of_words_does_not_change_a_bit(words: list[str], random: object) -> None:
    shuffled = list(words)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert EMBEDDING.embed(" ".join(words)).tobytes() == EMBEDDING.embed(" ".join(shuffled)).tobytes()


def test_two_instances_agree_to_the_bit() -> None:
    text = "Water pothos when the soil is dry."
    assert HashingEmbedding().embed(text).tobytes() == EMBEDDING.embed(text).tobytes()


def cosine(left: str, right: str) -> float:
    return float(EMBEDDING.embed(left) @ EMBEDDING.embed(right))


def test_a_shared_stem_brings_texts_nearer_than_no_shared_word() -> None:
    assert cosine("watering the plant", "water plants") > cosine("watering the plant", "bicycle repair") + 0.3


def test_a_typo_stays_near() -> None:
    assert cosine("philodendron", "philodendrun") > cosine("philodendron", "bicycle") + 0.1


def test_accents_and_case_do_not_matter() -> None:
    assert cosine("TÓXICO", "toxico") == pytest.approx(1.0)


def test_a_text_without_words_is_zero() -> None:
    assert not EMBEDDING.embed("?! …").any()


@pytest.mark.parametrize("options", [{"dimensions": 8}, {"gram_weight": -1.0}, {"stop_weight": float("nan")}])
def test_options_out_of_range_are_refused(options: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"-1\.0|8|nan"):
        HashingEmbedding(**options)  # type: ignore[arg-type]
