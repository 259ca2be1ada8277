"""The sheet as one HTML file: it asks nothing of any network, and gives back the same CSV.

A policy inside the file allows its own style and script, by hash, and nothing else. Without scripts it can be read.
"""

import base64
import hashlib
import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from string import Template

from sprout.eval.labelling.answers import Answer
from sprout.eval.labelling.reading import WORDS
from sprout.eval.labelling.sheet import COLUMNS, csv_line, row_cells, row_hash

__all__ = ["label_page"]

_LONG = 2_000
_QUESTION = "Is this answer truly as it should be?"


def label_page(answers: Sequence[Answer], *, file: str) -> str:
    """Return the page for *answers*; *file* is what the browser calls the sheet that it saves."""
    style, script = _part("page.css"), _part("page.js")
    policy = "; ".join(
        [
            "default-src 'none'",
            f"style-src '{_hash(style)}'",
            f"script-src '{_hash(script)}'",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )
    return Template(_part("page.html")).substitute(
        policy=policy,
        count=len(answers),
        style=style,
        script=script,
        items="".join(_item(number, answer) for number, answer in enumerate(answers)),
        sheet=_data(answers, file),
    )


def _item(number: int, answer: Answer) -> str:
    shown = answer.shown
    language = f' lang="{escape(answer.language)}"' if answer.language else ""
    parts = [
        ("Question", shown.question, language),
        ("Answer", shown.answer, language),
        ("Evidence", shown.evidence, ""),
        ("Asserted", shown.asserted, ""),
    ]
    facts = "".join(f"<dt>{name}</dt><dd{tongue}>{_text(text)}</dd>\n" for name, text, tongue in parts if text)
    choices = "".join(
        f'<label><input type="radio" name="row-{number}" value="{word}">{word.capitalize()}</label>' for word in WORDS
    )
    heading = f'<h2 id="case-{number}">{number + 1}. {escape(answer.suite)}: {escape(answer.case)}</h2>'
    return f"""<li aria-labelledby="case-{number}">
{heading}
<dl>
{facts}</dl>
<fieldset><legend>{_QUESTION}</legend>{choices}</fieldset>
</li>
"""


def _text(text: str) -> str:
    """Return *text* for HTML; a long one opens on demand, so that the question below it is not out of sight."""
    if len(text) <= _LONG:
        return escape(text)
    return f"<details><summary>{len(text)} characters</summary>{escape(text)}</details>"


def _data(answers: Sequence[Answer], file: str) -> str:
    """Return what the script needs as JSON in which no tag can end."""
    rows = []
    for answer in answers:
        cells = row_cells(answer)
        rows.append(csv_line((*cells, row_hash(cells))))
    data = json.dumps({"file": file, "header": csv_line(COLUMNS), "rows": rows}, ensure_ascii=True)
    return data.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _part(name: str) -> str:
    return files("sprout.eval.labelling").joinpath(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
    return f"sha256-{digest}"
