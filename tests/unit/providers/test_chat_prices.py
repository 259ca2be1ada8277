"""What a request costs, if anybody knows; and addresses without their secrets."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.errors import UsageError
from sprout.providers.addresses import public_url, url_secrets
from sprout.providers.chat import Usage
from sprout.providers.prices import Price, price_of

TIERED = Price(input=1.0, output=4.0, long_from=1000, long_factor=5.0, checked="today, here")
PLAIN = Price(input=2.0, output=2.0, checked="today, here")
PRICES = {"small": TIERED, "small-turbo": PLAIN}


def test_tokens_in_and_out_have_prices_of_their_own() -> None:
    assert TIERED.cost(1000, 500) == pytest.approx(0.003)


def test_a_long_prompt_costs_more_from_its_limit_on() -> None:
    assert TIERED.cost(1001, 0) == pytest.approx(5 * 1001 / 1e6)


@pytest.mark.parametrize(
    ("asked", "answered", "price"),
    [
        ("small", "small", TIERED),
        ("small", "small-20261101", TIERED),
        ("small", "small-turbo", PLAIN),
        ("small", "small-vision", None),
        ("small", "small-", None),
        ("small", "large", None),
        ("large", "small", TIERED),
        ("large", "large", None),
    ],
)
def test_the_price_is_that_of_the_model_that_answered(asked: str, answered: str, price: Price | None) -> None:
    assert price_of(asked, answered, PRICES) is price


@pytest.mark.parametrize("wrong", [{"input": float("nan")}, {"output": -1.0}, {"input": True}, {"long_factor": "2"}])
def test_a_price_that_is_none_is_a_usage_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match=f"the price's {next(iter(wrong))} is"):
        Price(**{"input": 1.0, "output": 1.0, "checked": "today, here", **wrong})


def test_a_cost_that_is_not_known_makes_the_sum_unknown() -> None:
    known, unknown = Usage(calls=1, cost=0.5), Usage(calls=1)
    assert (known + known).cost == 1.0
    assert (known + unknown).cost is None
    assert (known + Usage()).cost == 0.5


SECRET = st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=12, max_size=20)


@given(user=SECRET, password=SECRET, query=SECRET, fragment=SECRET)
def test_no_secret_of_an_address_is_shown(user: str, password: str, query: str, fragment: str) -> None:
    url = f"https://{user}:{password}@gateway.example:8443/v1/?key={query}#{fragment}"
    assert public_url(url) == "https://gateway.example:8443/v1"
    assert set(url_secrets(url)) == {password, f"key={query}", fragment}


@given(st.text(max_size=60))
def test_any_text_has_a_public_form_that_stays_as_it_is(text: str) -> None:
    assert public_url(public_url(text)) == public_url(text)
