"""The page to label on: what it shows, and what it cannot do."""

import base64
import csv
import hashlib
import html
import io
import json
import re
from html.parser import HTMLParser
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.eval.labelling.page import label_page
from sprout.eval.labelling.sheet import sheet_text

NASTY = "</script></dd><script>alert(1)</script><img src=x onerror=alert(1)>&amp;\"'"


class Tags(HTMLParser):
    """Every tag with its attributes, and the text of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inside: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if data.strip() and self.found and self.found[-1][0] in {"script", "style"}:
            self.inside.append((self.found[-1][0], data))

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


def page(runs: Any, suite: Any) -> str:
    return label_page(runs.answers(suite), file="labels.csv")


def test_the_script_has_the_rows_of_the_sheet_as_they_stand_there(runs: Any) -> None:
    suite = runs.suite("pf", response={"text": f"{NASTY}\n=1+1"}, question=NASTY)
    tags = Tags(page(runs, suite))

    data = json.loads(next(text for _, text in tags.inside if text.startswith("{")))
    text = "\r\n".join([data["header"], *(f"{row},,," for row in data["rows"]), ""])

    assert "\ufeff" + text == sheet_text(runs.answers(suite))


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60).filter(lambda text: any(char.isalnum() for char in text)))
def test_no_text_becomes_markup(runs: Any, text: str) -> None:
    plain = Tags(page(runs, runs.suite("p", response={"text": "x"}, question="x")))
    nasty = NASTY + text

    made = Tags(page(runs, runs.suite("p", response={"text": nasty}, question=nasty, wanted=nasty)))

    assert [tag for tag, _ in made.found] == [tag for tag, _ in plain.found]


def test_the_policy_allows_the_own_style_and_script_and_nothing_else(runs: Any) -> None:
    tags = Tags(page(runs, runs.suite("p")))
    policy = next(one["content"] or "" for one in tags.of("meta") if one.get("http-equiv"))
    rules = dict(part.split(" ", 1) for part in policy.split("; "))

    def hashed(kind: str, which: int) -> str:
        text = [text for tag, text in tags.inside if tag == kind][which]
        return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

    assert rules == {
        "default-src": "'none'",
        "style-src": hashed("style", 0),
        "script-src": hashed("script", 1),
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    assert not [one for _, one in tags.found for name in one if name in {"src", "href", "style"} or name[:2] == "on"]


def test_each_answer_is_a_group_of_labelled_choices_under_a_legend(runs: Any) -> None:
    text = page(runs, runs.suite("pf"))
    tags = Tags(text)

    radios = [one for one in tags.of("input") if one["type"] == "radio"]
    assert [(one["name"], one["value"]) for one in radios] == [
        (f"row-{n}", word) for n in (0, 1) for word in ("yes", "no", "unsure")
    ]
    assert text.count("<fieldset><legend>") == len(tags.of("fieldset")) == 2
    assert len(re.findall(r"<label><input [^>]*>[A-Z][a-z]+</label>", text)) == 6
    assert not [one for one in tags.of("input") if "checked" in one]


def test_it_reads_without_scripts_and_says_that_it_can_only_be_read_then(runs: Any) -> None:
    text = page(runs, runs.suite("p", response={"text": "It is <blue>."}))

    assert html.escape("It is <blue>.") in text
    assert "<noscript>" in text
    assert 'id="bar" hidden' in text  # no button that does nothing


def test_the_language_of_an_answer_is_told_to_screen_readers(runs: Any) -> None:
    assert '<dd lang="es">' in page(runs, runs.suite("p", language={0: "es"}))


def test_a_long_text_opens_on_demand(runs: Any) -> None:
    text = page(runs, runs.suite("p", response={"text": "word " * 1000}))

    assert "<details><summary>" in text


def test_the_verdict_is_nowhere_on_the_page(runs: Any) -> None:
    for letter in "fu":
        assert page(runs, runs.suite(letter)) == page(runs, runs.suite("p"))


def test_the_header_of_the_download_is_that_of_the_sheet(runs: Any) -> None:
    tags = Tags(page(runs, runs.suite("p")))
    data = json.loads(next(text for _, text in tags.inside if text.startswith("{")))

    (header,) = csv.reader(io.StringIO(data["header"]))
    assert header[-3:] == ["label", "labeller", "note"]
    assert data["file"] == "labels.csv"
