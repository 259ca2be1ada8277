"""The sheet as one HTML file: it asks nothing of any network, and gives back the same CSV.

A policy inside the file allows its own style and script, by hash, and nothing else. Without scripts it can be read.
"""

import base64
import hashlib
import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files

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
    items = "".join(_item(number, answer) for number, answer in enumerate(answers))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Label {len(answers)} answers</title>
<style>{style}</style>
</head>
<body>
<header>
<h1>Label {len(answers)} answers</h1>
<p>Say of each answer whether it is truly as it should be: everything that is asserted holds, by your own judgement,
with the evidence shown. If you cannot tell, say so. Nothing leaves this computer; “Download labels” saves a sheet.</p>
<noscript><p><strong>Without scripts this page can only be read.</strong> Fill in the CSV sheet instead.</p></noscript>
</header>
<form id="bar" hidden>
<label for="labeller">Your name (optional) <input type="text" id="labeller" autocomplete="off" maxlength="80"></label>
<div><progress id="progress" max="{len(answers)}" value="0" aria-labelledby="count"></progress>
<div id="count" role="status">0 of {len(answers)} labelled</div></div>
<button type="submit">Download labels</button>
</form>
<main>
<ol>
{items}</ol>
</main>
<script type="application/json" id="sheet">{_data(answers, file)}</script>
<script>{script}</script>
</body>
</html>
"""


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
