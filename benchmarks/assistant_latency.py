"""How long the plant assistant takes to answer: on the bundled corpus, and on one of ten thousand chunks.

    python benchmarks/assistant_latency.py [--chunks 10000] [--questions 300]

The large corpus repeats the bundled plants under made-up names, so each question still has one right plant. Every
question is asked once, after one warm-up question that loads the language model; times are wall time of
``Assistant.answer`` in milliseconds. As a baseline for the lexical search, scores every chunk with BM25 in plain
Python, without an inverted index, on the same large corpus.
"""

import argparse
import math
import platform
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from sprout.assistant import Assistant, Settings, create_index
from sprout.assistant.bm25 import BM25
from sprout.assistant.index import Index
from sprout.bundle import bundled
from sprout.providers.extractive import ExtractiveGenerator
from sprout.providers.hashing import HashingEmbedding
from sprout.text import content_stems

QUESTIONS = Path(__file__).with_name("confidence") / "questions.tsv"
WHICH = ("Which plants tolerate low light?", "¿Qué plantas toleran poca luz?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """Milliseconds at two quantiles."""

    p50: float
    p95: float


def measure(call: Callable[[str], object], questions: Sequence[str]) -> Timing:
    """Time *call* once on each of *questions*."""
    times: list[float] = []
    for question in questions:
        started = time.perf_counter()
        call(question)
        times.append((time.perf_counter() - started) * 1000)
    return Timing(p50=float(np.quantile(times, 0.5)), p95=float(np.quantile(times, 0.95)))


def enlarged(index: Index, chunks: int) -> Index:
    """Return *index* with copies of its plants under numbered names until it has at least *chunks* chunks."""
    species, grown, rows = list(index.species), list(index.chunks), [index.vectors]
    copy = 0
    while len(grown) < chunks:
        copy += 1
        mark = "".join(chr(ord("a") + int(digit)) for digit in f"{copy:04d}")
        species += [
            replace(
                each,
                id=f"{each.id}-{copy}",
                scientific=f"Zq{mark}us {each.id}",
                name_en=f"{each.name_en} zq{mark}",
                name_es=f"{each.name_es} zq{mark}",
                aliases=(),
            )
            for each in index.species
        ]
        grown += [
            replace(each, id=f"{each.id}-{copy}", species=f"{each.species}-{copy}", doc=f"{each.doc}-{copy}")
            for each in index.chunks
        ]
        rows.append(index.vectors)
    return Index(embedding=index.embedding, species=tuple(species), chunks=tuple(grown), vectors=np.concatenate(rows))


def plain_bm25(documents: Sequence[Sequence[str]]) -> Callable[[str], list[float]]:
    """Return a scorer that walks through every document for every query."""
    counts = [Counter(document) for document in documents]
    mean = sum(map(len, documents)) / len(documents)
    holding = Counter(term for count in counts for term in count)

    def score(query: str) -> list[float]:
        terms = set(content_stems(query, "en"))
        idf = {term: math.log1p((len(counts) - holding[term] + 0.5) / (holding[term] + 0.5)) for term in terms}
        return [
            sum(
                idf[term] * count[term] * 2.2 / (count[term] + 1.2 * (0.25 + 0.75 * len(document) / mean))
                for term in terms
                if term in count
            )
            for count, document in zip(counts, documents, strict=True)
        ]

    return score


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--chunks", type=int, default=10_000)
    parser.add_argument("--questions", type=int, default=300)
    arguments = parser.parse_args()
    lines = [line.split("\t")[0] for line in QUESTIONS.read_text("utf-8").splitlines() if line[:1] not in {"#", ""}]
    questions = lines[: arguments.questions]
    settings, embedding, generation = Settings(), HashingEmbedding(), ExtractiveGenerator()

    started = time.perf_counter()
    index = create_index(bundled("corpus"), settings)
    small = Assistant(index, settings, embedding=embedding, generation=generation)
    print(f"Python {platform.python_version()}, {platform.machine()}; {len(questions)} questions")
    print(f"build of {len(index.chunks)} chunks: {time.perf_counter() - started:.2f} s")
    small.answer("hmm")
    report(f"answer, {len(index.chunks)} chunks", measure(small.answer, questions))

    large_index = enlarged(index, arguments.chunks)
    large = Assistant(large_index, settings, embedding=embedding, generation=generation)
    large.answer("hmm")
    report(f"answer, {len(large_index.chunks)} chunks", measure(large.answer, questions))
    report(f"answer without a plant, {len(large_index.chunks)} chunks", measure(large.answer, WHICH * 10))

    documents = [content_stems(chunk.text, chunk.language) for chunk in large_index.chunks]
    inverted = BM25(documents, k1=1.2, b=0.75)
    some = questions[:40]
    report("BM25, inverted index", measure(lambda question: inverted.scores(content_stems(question, "en")), some))
    report("BM25, every document (baseline)", measure(plain_bm25(documents), some))


def report(what: str, timing: Timing) -> None:
    """Print one row."""
    print(f"{what:<44} p50 {timing.p50:7.2f} ms   p95 {timing.p95:7.2f} ms")


if __name__ == "__main__":
    main()
