"""The NLI judge on a tiny model made here: what it makes of probabilities, and of models that are not as wanted."""

import asyncio
import json
import re
import sys
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from threading import Event, Thread
from typing import Any

import numpy as np
import onnx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

from sprout.errors import JudgeError, UsageError
from sprout.judges import factories
from sprout.judges.building import build_judge
from sprout.judges.models.cross_encoder import CrossEncoder
from sprout.judges.models.nli import NliJudge
from sprout.judges.models.nli_files import found
from sprout.judges.protocol import Judge, checked

SPECIAL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]")
WEIGHTS: Mapping[str, tuple[float, float, float]] = {
    # entailment, neutral, contradiction
    "[CLS]": (0.0, 2.0, 0.0),
    "supports": (6.0, 0.0, 0.0),
    "denies": (0.0, 0.0, 9.0),
    "leans": (2.0, 0.0, 0.0),
    "breaks": (np.nan, 0.0, 0.0),
    "bursts": (np.inf, 0.0, 0.0),
    "[PAD]": (-50.0, 0.0, 0.0),
}
"""What each word adds to the model's logits; all others add nothing."""

LABELS = {"0": "ENTAILMENT", "1": "neutral", "2": "Contradiction"}


def tokenizer() -> Tokenizer:
    words = [*SPECIAL, *(word for word in WEIGHTS if word not in SPECIAL)]
    made = Tokenizer(models.WordLevel({word: place for place, word in enumerate(words)}, unk_token="[UNK]"))
    made.normalizer = normalizers.Lowercase()
    made.pre_tokenizer = pre_tokenizers.Whitespace()
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    made.enable_truncation(8)  # as files of real models have it; the judge must not let it cut
    made.enable_padding(length=8)
    return made


def network(order: tuple[int, int, int] = (0, 1, 2), *, kind: str = "sum", extra: tuple[str, ...] = ()) -> bytes:
    """A bag of words: the masked sum of each token's logits, in the columns *order*."""
    vocabulary = tokenizer().get_vocab()
    table = np.zeros((len(vocabulary), 3), dtype=np.float32)
    for word, logits in WEIGHTS.items():
        table[vocabulary[word]] = logits
    table = table[:, order]
    nodes = [
        helper.make_node("Cast", ["attention_mask"], ["mask"], to=TensorProto.FLOAT),
        helper.make_node("Unsqueeze", ["mask", "last"], ["wide"]),
        helper.make_node("Gather", ["table", "input_ids"], ["all"]),
        helper.make_node("Mul", ["all", "wide"], ["kept"]),
        helper.make_node("ReduceSum", ["kept", "one"], ["sums"], keepdims=0),
        helper.make_node("Identity" if kind == "sum" else "ReduceMax", ["sums"], ["logits"]),
    ]
    inputs = ["input_ids", "attention_mask", *extra]
    graph = helper.make_graph(
        nodes,
        "bag",
        [helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "length"]) for name in inputs],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", "labels"])],
        [
            numpy_helper.from_array(table, "table"),
            numpy_helper.from_array(np.array([2]), "last"),
            numpy_helper.from_array(np.array([1]), "one"),
        ],
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(made)
    return bytes(made.SerializeToString())


def write(
    folder: Path, *, labels: Any = LABELS, weights: bytes | None = None, place: str = "model.onnx", **config: Any
) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    stated = {"id2label": labels, "max_position_embeddings": 34, "pad_token_id": 0, **config}
    (folder / "config.json").write_text(json.dumps(stated))
    tokenizer().save(str(folder / "tokenizer.json"))
    (folder / place).parent.mkdir(exist_ok=True)
    (folder / place).write_bytes(network() if weights is None else weights)
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("nli"))


@pytest.fixture(scope="module")
def judge(folder: Path) -> NliJudge:
    return NliJudge(folder=folder)


async def verdict(judge: Judge, *sources: str, claim: str = "It is so.") -> str:
    return checked(await judge.entails(claim, sources)).verdict


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("this supports it", "yes"),
        ("this denies it", "contradicted"),
        ("this is elsewhere", "no"),
        ("", "undecided"),
        ("  \n", "undecided"),
        ("…", "undecided"),
    ],
)
async def test_the_likeliest_label_gives_the_verdict(judge: NliJudge, source: str, wanted: str) -> None:
    assert await verdict(judge, source) == wanted


async def test_no_sources_and_an_empty_claim_are_undecided(judge: NliJudge) -> None:
    assert await verdict(judge) == "undecided"
    assert await verdict(judge, "this supports it", claim=" . ") == "undecided"


async def test_the_best_of_all_sources_supports(judge: NliJudge) -> None:
    assert await verdict(judge, "nothing here", "this supports it", "nor here") == "yes"


async def test_a_contradiction_anywhere_outweighs_support(judge: NliJudge) -> None:
    assert await verdict(judge, "this supports it", "this denies it") == "contradicted"


async def test_the_worst_sentence_of_a_claim_decides(judge: NliJudge) -> None:
    assert await verdict(judge, "nothing here", claim="This supports it. This is so.") == "no"
    assert await verdict(judge, "nothing here", claim="This supports it. This denies it.") == "contradicted"


@pytest.mark.parametrize("word", ["supports", "denies"])
@pytest.mark.parametrize("place", [0, 17, 30, 150, 399])
async def test_no_part_of_a_long_source_is_cut_off(judge: NliJudge, word: str, place: int) -> None:
    words = ["filler"] * 400
    words[place] = word
    assert await verdict(judge, " ".join(words)) == {"supports": "yes", "denies": "contradicted"}[word]


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    count=st.integers(1, 300), between=st.sampled_from([" ", ". ", "\n\n", " — ", "\u3000"]), length=st.integers(32, 60)
)
def test_windows_hold_every_word_and_all_neighbours(folder: Path, count: int, between: str, length: int) -> None:
    encoder = CrossEncoder(found(folder), max_length=length, threads=1)
    words = [f"w{number}" for number in range(count)]
    readings = encoder.read(between.join(words), "it is so", Event())
    windows = [re.findall(r"w\d+", reading.text) for reading in readings]
    assert {pair for window in windows for pair in pairwise(window)} == set(pairwise(words))
    assert {word for window in windows for word in window} == set(words)
    assert all(pytest.approx(one.entailment + one.neutral + one.contradiction) == 1 for one in readings)


async def test_a_claim_that_leaves_no_room_for_evidence_is_undecided(judge: NliJudge) -> None:
    found = await judge.entails("so " * 40, ["this supports it"])
    assert (found.verdict, found.score) == ("undecided", 0.0)
    assert "the claim has 40 tokens; the model reads 32" in found.reason


@pytest.mark.parametrize("word", ["breaks", "bursts"])
async def test_a_number_that_is_not_finite_is_undecided(judge: NliJudge, word: str) -> None:
    found = checked(await judge.entails("It is so.", ["this supports it", f"this {word} it"]))
    assert (found.verdict, found.reason) == ("undecided", "the NLI model gave a number that is not finite")


async def test_padding_does_not_count(judge: NliJudge) -> None:
    long = " ".join(["filler"] * 300)
    alone, beside = await judge.entails("It is so.", ["leans"]), await judge.entails("It is so.", ["leans", long])
    assert alone.score == beside.score


async def test_the_band_around_the_threshold_is_undecided(folder: Path) -> None:
    plain, banded = NliJudge(folder=folder), NliJudge(folder=folder, band=0.2)
    assert await verdict(plain, "this leans") == "no"  # probability 0.468
    assert await verdict(banded, "this leans") == "undecided"
    assert await verdict(banded, "this supports it") == "yes"


async def test_thresholds_are_settings(folder: Path) -> None:
    assert await verdict(NliJudge(folder=folder, threshold=0.4), "this leans") == "yes"
    assert await verdict(NliJudge(folder=folder, threshold=0.995), "this supports it") == "no"
    assert await verdict(NliJudge(folder=folder, contradiction=0.9999), "this denies it") == "no"


async def test_text_and_fact_and_two_texts_are_judged_alike(judge: NliJudge) -> None:
    assert (await judge.contains("this supports it", "It is so.")).verdict == "yes"
    assert (await judge.contains("this is elsewhere", "It is so.")).verdict == "no"
    assert (await judge.equivalent("this supports it", "that supports it")).verdict == "yes"
    assert (await judge.equivalent("this is so", "that is so")).verdict == "no"
    assert (await judge.equivalent("this denies it", "that is so")).verdict == "contradicted"
    assert (await judge.equivalent("this breaks it", "that is so")).verdict == "undecided"
    assert (await judge.equivalent("", "that is so")).verdict == "undecided"


async def test_the_reason_names_claim_and_passage(judge: NliJudge) -> None:
    found = await judge.entails("It is so.", ["nothing here", "this denies it"])
    assert found.reason == "'this denies it' in the sources contradicts 'It is so.' (99 %)"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
async def test_labels_may_come_in_any_order_and_case(tmp_path: Path, order: tuple[int, int, int]) -> None:
    names = ("entailment", "NEUTRAL", "Contradiction")
    labels = {str(column): names[label] for column, label in enumerate(order)}
    judge = NliJudge(folder=write(tmp_path, labels=labels, weights=network(order)))
    assert [await verdict(judge, f"this {word} it") for word in ("supports", "denies", "is")] == [
        "yes",
        "contradicted",
        "no",
    ]


@pytest.mark.parametrize(
    "labels",
    [
        None,
        {},
        {"0": "LABEL_0", "1": "LABEL_1", "2": "LABEL_2"},
        {"0": "entailment", "1": "not_entailment"},
        {"0": "entailment", "1": "neutral", "2": "neutral"},
        {"0": "entailment", "1": "neutral", "5": "contradiction"},
        {"0": "entailment", "1": "neutral", "2": "contradiction", "3": "other"},
        ["entailment", "neutral", "contradiction"],
        "entailment",
    ],
)
def test_a_model_with_other_labels_is_a_usage_error(tmp_path: Path, labels: Any) -> None:
    with pytest.raises(UsageError, match=r"id2label in .* a judge needs entailment, neutral, contradiction"):
        NliJudge(folder=write(tmp_path, labels=labels))


async def test_logits_of_another_shape_are_undecided(tmp_path: Path) -> None:
    judge = NliJudge(folder=write(tmp_path, weights=network(kind="one number")))
    found = await judge.entails("It is so.", ["this supports it"])
    assert found.verdict == "undecided"
    assert "not 3 numbers for each" in found.reason


async def test_weights_that_cannot_be_loaded_are_undecided(tmp_path: Path) -> None:
    judge = NliJudge(folder=write(tmp_path, weights=b"no weights"))
    found = await judge.entails("It is so.", ["this supports it"])
    assert found.verdict == "undecided"
    assert "cannot be loaded" in found.reason


async def test_a_model_that_wants_more_than_text_is_undecided(tmp_path: Path) -> None:
    judge = NliJudge(folder=write(tmp_path, weights=network(extra=("pixels",))))
    assert "wants 'pixels'" in (await judge.entails("It is so.", ["this supports it"])).reason


async def test_a_model_that_tells_claim_and_source_apart_is_fed(tmp_path: Path) -> None:
    judge = NliJudge(folder=write(tmp_path, weights=network(extra=("token_type_ids",))))
    assert await verdict(judge, "this supports it") == "yes"


@pytest.mark.parametrize(
    ("break_it", "message"),
    [
        (lambda folder: (folder / "config.json").unlink(), "has no 'config.json'"),
        (lambda folder: (folder / "tokenizer.json").unlink(), "has no 'tokenizer.json'"),
        (lambda folder: (folder / "model.onnx").rename(folder / "other.onnx"), "that are there: other.onnx"),
        (lambda folder: (folder / "config.json").write_text("{"), "cannot be read"),
        (lambda folder: (folder / "config.json").write_text("[]"), "holds no JSON object"),
    ],
)
def test_a_folder_that_is_not_whole_says_what_is_missing(
    tmp_path: Path, break_it: Callable[[Path], object], message: str
) -> None:
    break_it(write(tmp_path))
    with pytest.raises(UsageError, match=message):
        NliJudge(folder=tmp_path)


def test_weights_may_lie_apart_and_be_named(tmp_path: Path) -> None:
    write(tmp_path, place="onnx/model.onnx")
    (tmp_path / "onnx" / "model_quantized.onnx").write_bytes(network())
    assert found(tmp_path).weights.name == "model.onnx"
    assert found(tmp_path, "onnx/model_quantized.onnx").weights.name == "model_quantized.onnx"


def test_a_model_that_does_not_say_how_much_it_reads_has_to_be_told(tmp_path: Path) -> None:
    write(tmp_path, max_position_embeddings=None)
    with pytest.raises(UsageError, match="set max_length"):
        NliJudge(folder=tmp_path)
    NliJudge(folder=tmp_path, max_length=64)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"threshold": float("nan")}, "threshold is nan"),
        ({"threshold": 1}, "threshold is 1"),
        ({"contradiction": True}, "contradiction is True"),
        ({"band": "0.1"}, r"band is '0\.1'"),
        ({"band": -0.1}, "band is -0"),
        ({"band": 0.5, "threshold": 0.8}, r"the band of 0\.5 around 0\.8 does not lie between 0 and 1"),
        ({"max_length": 8}, "max_length is 8"),
        ({"threads": 0}, "threads is 0"),
        ({"folder": None}, "needs the name of a model or its folder"),
        ({"model": "some/model"}, "one of the two"),
        ({"folder": "nowhere"}, "'nowhere', is not there"),
    ],
)
def test_a_setting_out_of_range_is_a_usage_error(folder: Path, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        NliJudge(**{"folder": folder, **wrong})


async def test_the_judge_is_made_from_options_as_somebody_writes_them(folder: Path) -> None:
    judge = build_judge("nli", factories.nli, {"folder": str(folder), "threshold": "0.4", "threads": "2"})
    assert judge.config_hash == NliJudge(folder=folder, threshold=0.4).config_hash
    assert await verdict(judge, "this leans") == "yes"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "needs the name of a model or its folder"),
        ({"folder": "x", "treshold": "0.4"}, "did you mean 'threshold'"),
        ({"folder": "x", "threshold": "nan"}, "the option 'threshold' is 'nan'"),
    ],
)
def test_wrong_options_are_usage_errors(options: dict[str, str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        build_judge("nli", factories.nli, options)


@pytest.mark.parametrize("package", ["onnxruntime", "tokenizers"])
def test_a_missing_package_names_the_extra(folder: Path, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(UsageError, match=rf"needs {package}: .*pip install 'pytest-sprout\[nli\]'"):
        NliJudge(folder=folder)


def test_the_hash_is_over_files_and_thresholds_and_not_over_the_place(folder: Path, tmp_path: Path) -> None:
    here = NliJudge(folder=folder).config_hash
    assert NliJudge(folder=write(tmp_path / "copy")).config_hash == here
    other = write(tmp_path / "other", weights=network((0, 2, 1)))
    changed = [
        NliJudge(folder=other),
        NliJudge(folder=folder, threshold=0.6),
        NliJudge(folder=folder, contradiction=0.6),
        NliJudge(folder=folder, band=0.1),
        NliJudge(folder=folder, max_length=64),
    ]
    assert len({here, *(judge.config_hash for judge in changed)}) == len(changed) + 1


async def test_the_loop_goes_on_while_the_model_reads(judge: NliJudge) -> None:
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            beats += 1
            await asyncio.sleep(0)

    heart = asyncio.create_task(beat())
    await judge.entails("It is so.", [" ".join(["filler"] * 20_000)])
    heart.cancel()
    assert beats > 10


def test_reading_that_is_called_off_stops(folder: Path) -> None:
    stop = Event()
    stop.set()
    with pytest.raises(JudgeError, match="called off"):
        CrossEncoder(found(folder), max_length=None, threads=1).read("this supports it", "it is so", stop)


async def test_cancelling_a_judgement_does_not_wait_for_the_model(judge: NliJudge) -> None:
    task = asyncio.create_task(judge.entails("It is so.", [" ".join(["filler"] * 20_000)] * 20))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


class Hub(BaseHTTPRequestHandler):
    """As much of Hugging Face as fetching a snapshot takes."""

    commit = "c" * 40
    files: Mapping[str, bytes] = {}

    def log_message(self, *arguments: Any) -> None:
        """Say nothing."""

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path in {"/api/models/lab/tiny", "/api/models/lab/tiny/revision/main"}:
            siblings = [{"rfilename": name} for name in self.files]
            self.reply(json.dumps({"id": "lab/tiny", "sha": self.commit, "siblings": siblings}).encode())
        elif path == f"/api/models/lab/tiny/tree/{self.commit}":
            listed = [
                {"type": "file", "path": name, "size": len(content), "oid": f"{len(content):040d}"}
                for name, content in self.files.items()
            ]
            self.reply(json.dumps(listed).encode())
        elif (name := path.removeprefix(f"/lab/tiny/resolve/{self.commit}/")) in self.files:
            self.reply(self.files[name], name)
        else:
            self.send_response(404)
            self.send_header("x-error-code", "RepoNotFound")
            self.send_header("content-length", "0")
            self.end_headers()

    def reply(self, content: bytes, name: str | None = None) -> None:
        self.send_response(200)
        self.send_header("content-length", str(len(content)))
        if name is None:
            self.send_header("content-type", "application/json")
        else:
            self.send_header("etag", f'"{len(content):040d}"')
            self.send_header("x-repo-commit", self.commit)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(content)


async def test_a_model_by_name_is_fetched_once_and_then_needs_no_network(folder: Path, tmp_path: Path) -> None:
    files = {path.name: path.read_bytes() for path in folder.iterdir()} | {"pytorch_model.bin": b"not wanted"}
    handler = type("Filled", (Hub,), {"files": files})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        endpoint = f"http://127.0.0.1:{server.server_address[1]}"
        try:
            fetched = NliJudge("lab/tiny", cache=tmp_path, endpoint=endpoint)
        finally:
            server.shutdown()
            thread.join()
    assert await verdict(fetched, "this supports it") == "yes"
    again = NliJudge("lab/tiny", cache=tmp_path, endpoint=endpoint)
    assert again.config_hash == fetched.config_hash != NliJudge(folder=folder).config_hash
    assert not list(tmp_path.rglob("pytorch_model.bin"))


def test_a_model_that_cannot_be_fetched_names_the_cache(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"'lab/tiny' is not in the cache, '.*', and cannot be fetched: .*folder"):
        NliJudge("lab/tiny", cache=tmp_path, endpoint="http://127.0.0.1:9")
