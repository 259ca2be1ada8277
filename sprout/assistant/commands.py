"""The assistant's part of the command line: ``ask`` and ``ingest``."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from sprout.assistant.answer import Answer, Citation
from sprout.assistant.building import build_assistant, create_index
from sprout.assistant.index import save_index
from sprout.assistant.inspection import describe
from sprout.assistant.phrases import phrases
from sprout.assistant.settings import Settings
from sprout.assistant.target import to_mapping
from sprout.bundle import bundled
from sprout.errors import SproutError
from sprout.text import plain

__all__ = ["add_commands"]


def add_commands(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``ask`` and ``ingest``; each sets ``run``, a function of the parsed arguments that returns the exit code."""
    ask = subparsers.add_parser("ask", help="ask the plant assistant a question")
    ask.add_argument("question", metavar="QUESTION")
    ask.add_argument("--language", choices=("en", "es"), help="language of the answer (default: that of the question)")
    ask.add_argument("--json", action="store_true", help="print the answer as JSON")
    ask.add_argument("--debug", action="store_true", help="also print retrieval, candidates and what was dropped")
    source = ask.add_mutually_exclusive_group()
    source.add_argument("--corpus", type=Path, metavar="DIR", help="corpus folder (default: the bundled one)")
    source.add_argument("--index", type=Path, metavar="FILE", help="index file written by 'sprout ingest'")
    ask.set_defaults(run=_reporting(_ask))
    ingest = subparsers.add_parser("ingest", help="check a corpus and write its index")
    ingest.add_argument("--corpus", type=Path, metavar="DIR", help="corpus folder (default: the bundled one)")
    ingest.add_argument("--out", type=Path, metavar="FILE", default=Path("index.json"), help="default: index.json")
    ingest.set_defaults(run=_reporting(_ingest))


def _reporting(command: Callable[[argparse.Namespace, TextIO], int]) -> Callable[[argparse.Namespace], int]:
    """Turn the errors that are meant for the user into a message on standard error and exit code 2."""

    def run(arguments: argparse.Namespace) -> int:
        try:
            return command(arguments, sys.stdout)
        except SproutError as error:
            print(f"error: {plain(str(error))}", file=sys.stderr)
            return 2

    return run


def _ask(arguments: argparse.Namespace, out: TextIO) -> int:
    settings = Settings()
    if arguments.index is not None:
        assistant = build_assistant(settings, index=arguments.index)
    else:
        assistant = build_assistant(settings, corpus=arguments.corpus or bundled("corpus"))
    trace = assistant.trace(arguments.question, language=arguments.language)
    if arguments.json:
        content = to_mapping(trace.answer, assistant)
        if arguments.debug:
            content["debug"] = describe(trace)
        print(json.dumps(content, ensure_ascii=True, indent=2, sort_keys=True), file=out)
        return 0
    print(_shown(trace.answer), file=out)
    if arguments.debug:
        print(plain(json.dumps(describe(trace), ensure_ascii=False, indent=2, sort_keys=True)), file=out)
    return 0


def _shown(answer: Answer) -> str:
    """Return the answer as a person reads it in a terminal: text, then sources, date and confidence."""
    labels = phrases(answer.language).labels
    lines = [plain(answer.text)]
    cited = list(dict.fromkeys(each.citation for each in answer.sentences if each.citation is not None))
    if cited:
        lines += ["", f"{labels['sources']}:"]
        lines += [
            f"  [{number}] {_source(citation, labels['fetched'])}" for number, citation in enumerate(cited, start=1)
        ]
    if answer.as_of is not None:
        lines.append(f"{labels['as_of']}: {plain(answer.as_of)}")
    if answer.confidence is not None:
        flag = f" ({labels['flagged']})" if answer.flagged else ""
        lines.append(f"{labels['confidence']}: {answer.confidence:.2f}{flag}")
    return "\n".join(lines)


def _source(citation: Citation, fetched: str) -> str:
    parts = [citation.chunk_id, citation.source, *((citation.url,) if citation.url else ()), citation.license]
    return plain(", ".join((*parts, f"{fetched} {citation.fetch_date}")) + f": “{citation.quote}”")


def _ingest(arguments: argparse.Namespace, out: TextIO) -> int:
    index = create_index(arguments.corpus or bundled("corpus"), Settings())
    save_index(index, arguments.out)
    by_language = Counter(chunk.language for chunk in index.chunks)
    languages = ", ".join(f"{count} {language}" for language, count in sorted(by_language.items()))
    print(
        f"{arguments.out}: {len(index.species)} plants, {len({chunk.doc for chunk in index.chunks})} documents, "
        f"{len(index.chunks)} chunks ({languages}), index {index.digest()[:12]}",
        file=out,
    )
    return 0
