"""Disguised words come back in plain letters, and honest text with numbers in it stays as it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant.deciphering import decipher


@pytest.mark.parametrize(
    ("disguised", "plain"),
    [
        ("1s 1vy d4ng3r0us f0r p3ts?", "is ivy dangerous for pets?"),
        ("1s my c4t s4fe w1th p0th0s", "is my cat safe with pothos"),
        ("my d0g 4te a b3g0n1a", "my dog ate a begonia"),
        ("h0w t0x1c 1s a l1ly", "how toxic is a lily"),
        ("Is p0thos bad for cats?", "Is pothos bad for cats?"),
        ("is it to><ic or p0is0nous", "is it to><ic or poisonous"),
        ("p@lm tre3s 4nd k1ds", "palm trees and kids"),
        ("3s v3n3n0s0 3l p0t0s", "es venenoso el potos"),
        ("m1 p3rr0 m0rd10 l4 h13dr4", "mi perro mordio la hiedra"),
        ("la m0n5tera es p3ligr0sa", "la monstera es peligrosa"),
        ("3l 4l03 3s s3gur0 p4r4 g4t0s", "el aloe es seguro para gatos"),
        ("se c0m10 un l1r10", "se comio un lirio"),
    ],
)
def test_digits_that_stand_for_letters_are_read_as_letters(disguised: str, plain: str) -> None:
    assert decipher(disguised) == plain


@pytest.mark.parametrize(
    ("disguised", "plain"),
    [
        ("i s   i v y   t o x i c", "is ivy toxic"),
        ("is it t-o-x-i-c to cats", "is it toxic to cats"),
        ("p.o.i.s.o.n.o.u.s?", "poisonous?"),
        ("is lily s a f e here", "is lily safe here"),
        ("i s i t p o i s o n o u s", "isit poisonous"),
        ("e s   t ó x i c o   e l   p o t o s", "es tóxico el potos"),
        ("es v e n e n o s a la hiedra", "es venenosa la hiedra"),
        ("v_e_n_e_n_o", "veneno"),
        ("m i   g a t o   m o r d i ó   u n   l i r i o", "mi gato mordió un lirio"),
        ("p*e*l*i*g*r*o", "peligro"),
    ],
)
def test_letters_that_are_spelt_out_are_joined_to_words(disguised: str, plain: str) -> None:
    assert decipher(disguised) == plain


@pytest.mark.parametrize(
    "honest",
    [
        "A pot of 12cm, or of 18x30cm?",
        "Feed it 20-20-20 or NPK 5-10-5 every 2nd week",
        "Is a T5 lamp of 6500K bright, 24h a day?",
        "pH 6,5 with H2O and CO2, zone 9b to 11a",
        "Keep it at 18-24C, never below 10ºC",
        "e.g. a b c, i.e. the 3rd, 4th or 1st leaf",
        "1 2 3 4 5 leaves",
        "write to me@example.com or pay $5",
        "the 80s, 3M tape, an mp3 and B12",
        "¿Una maceta de 15cm o de 20cm?",
        "Riego 250ml cada 10d, abono NPK 7-3-6",
        "¿Foco de 9W o de 12W a 30cm?",
        "Temperatura de 18 a 24 ºC, humedad del 60%",
        "1L de agua con 5g de sal y 2x por semana",
        "Es la 2da vez, la 1ra fue en 2023",
    ],
)
def test_honest_text_with_numbers_stays_as_it_is(honest: str) -> None:
    assert decipher(honest) == honest


@given(st.text(max_size=200))
def test_any_text_can_be_deciphered_and_text_without_digits_or_lone_letters_is_not_touched(text: str) -> None:
    plain = decipher(text)
    if plain != text:
        assert any(char.isdigit() or char in "@$!" for char in text) or len(plain) < len(text)


@pytest.mark.parametrize(
    ("question", "routed"),
    [
        ("1s p0th0s s4f3 f0r k1tt3ns", True),
        ("3s t0x1c0 3l p0t0s p4r4 g4t0s", True),
        ("i s   p o t h o s   t o x i c", True),
        ("Does pothos fit a 12cm pot at 18-24C?", False),
    ],
)
def test_a_disguised_question_about_harm_is_routed(make: object, question: str, routed: bool) -> None:
    assert bool(make().answer(question).notices) == routed  # type: ignore[operator]
