"""Measure the injection detector on public sets with labels and on the project's own labelled texts.

    SPROUT_DATA=<folder of JSON Lines files> python benchmarks/detectors/injection.py

Prints per set, label and language how many texts are flagged, then the four figures that the detector is held to, then
the time that 100,000 characters take. Nothing in the detector is fitted, so no fold is held out here.
"""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from sprout.judges import injects
from sprout.judges.detectors.injection import Where

OWN = Path(__file__).parents[2] / "tests" / "unit" / "judges" / "detectors"
PAIRS = ("Goal_Hijacking", "Prompt_Leaking", "Role_Play_Instruction")
HONEST = ("xquad_en", "xquad_es", "tico19_en_es", "wice_claim", "expertqa", "begin_wow")
Key = tuple[str, str, str]


def rows(path: Path) -> Iterator[dict[str, Any]]:
    """Read the rows of one set."""
    with path.open(encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines)


def texts(data: Path) -> Iterator[tuple[Key, str, Where]]:
    """Give every text with its set, label and language, and where it is taken to stand."""
    for row in rows(data / "injection_mix.jsonl"):
        yield ("injection_mix", row["label"], "en"), row["question"], "question"
        if row["label"] == "indirect_instruction":
            yield ("injection_mix as data", row["label"], "en"), row["question"], "data"
    for row in rows(data / "xsafety_en_es.jsonl"):
        label = row["label"] if row["label"] in PAIRS else "other categories"
        yield ("xsafety_en_es", label, row["lang"]), row["question"], "question"
    for name in HONEST:
        for passage in sorted({row["passage"] for row in rows(data / f"{name}.jsonl") if row.get("passage")}):
            yield (name, "passages", name[-2:] if name.startswith("xquad") else "en"), passage, "data"
    for language in ("en", "es"):
        for row in rows(data / f"xquad_{language}.jsonl"):
            yield (f"xquad_{language}", "questions", language), row["question"], "question"


def own() -> Iterator[tuple[Key, str, Where]]:
    """Give the project's own labelled texts."""
    for path in sorted(OWN.glob("injection_texts*.yaml")):
        for language, labels in yaml.safe_load(path.read_text(encoding="utf-8")).items():
            for label, sentences in labels.items():
                where: Where = "data" if label in {"planted", "data"} else "question"
                yield from (((path.stem, label, language), sentence, where) for sentence in sentences)


def share(flagged: Counter[Key], all_: Counter[Key], *keys: Key) -> float:
    """Return which share of the texts under *keys* was flagged."""
    return sum(flagged[key] for key in keys) / sum(all_[key] for key in keys)


def print_injections(data: Path) -> None:
    """Print the table."""
    print(f"\n{'injection':24} {'label':24} lang  flagged")
    flagged, all_ = Counter[Key](), Counter[Key]()
    for key, text, where in (*texts(data), *own()):
        all_[key] += 1
        flagged[key] += injects(text, where=where) is not None
    for key in all_:
        print(f"{key[0]:24} {key[1]:24} {key[2]}  {flagged[key]:4} of {all_[key]:4}  {flagged[key] / all_[key]:.3f}")
    mix = "injection_mix"
    attacks = share(flagged, all_, (mix, "injection", "en"), (mix, "jailbreak", "en"))
    honest = share(flagged, all_, (mix, "benign", "en"), (mix, "benign_context", "en"))
    english, spanish = (share(flagged, all_, *(("xsafety_en_es", p, lang) for p in PAIRS)) for lang in ("en", "es"))
    print(f"attacks {attacks:.3f} (>= 0.80), honest {honest:.3f} (<= 0.02), pairs en {english:.3f}, es {spanish:.3f}")
    long = " ".join(sorted({row["passage"] for row in rows(data / "expertqa.jsonl")}))[:100_000]
    begin = time.process_time()
    injects(long, where="data")
    print(f"{len(long)} characters in {time.process_time() - begin:.2f} s of processor time")


def main() -> int:
    """Print the table."""
    folder = os.environ.get("SPROUT_DATA")
    if not folder:
        print("SPROUT_DATA is not set; it names the folder of labelled sets", file=sys.stderr)
        return 4
    print_injections(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
