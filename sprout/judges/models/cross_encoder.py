"""A cross-encoder for natural-language inference on ONNX Runtime: how likely a text entails or contradicts another."""

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sprout.errors import JudgeError, UsageError
from sprout.judges.models.nli_files import NliFiles, imported

__all__ = ["LABELS", "CrossEncoder", "Reading"]

LABELS: Final = ("entailment", "neutral", "contradiction")

_BATCH = 16
"""How many windows are read at once."""
_OVERLAP = 4
"""A window shares one token in so many with the one before it, so that no sentence of usual length is cut in all."""
_LEAST_ROOM = 8
"""How many tokens of the source a window has to hold at least."""
_NO_LIMIT = 100_000
"""From here on a stated length means that there is none."""
_INTEGERS: Final = {"tensor(int64)": np.int64, "tensor(int32)": np.int32}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What the model makes of one window of a source; the probabilities add up to 1."""

    text: str
    """The window, as it stands in the source."""
    entailment: float
    neutral: float
    contradiction: float


class CrossEncoder:
    """A model, its tokenizer and the order of its labels; loaded when it is first asked; safe to use from threads."""

    def __init__(self, files: NliFiles, *, max_length: int | None, threads: int) -> None:
        """Raise :class:`~sprout.errors.UsageError` for labels that are not LABELS or an unknown length."""
        config = files.config()
        self._files = files
        self._order = _label_order(config.get("id2label"), files)
        self._padding = _padding(config.get("pad_token_id"))
        self.max_length = max_length or _stated_length(config, files.tokenizer_config(), files)
        self._threads = threads
        self._onnxruntime, self._tokenizers = imported("onnxruntime"), imported("tokenizers")
        self._lock = threading.Lock()
        self._loaded: tuple[Any, Any] | None = None

    def read(self, premise: str, hypothesis: str, stop: threading.Event) -> list[Reading]:
        """Return a reading for each window of *premise*, which together hold all of it; none if it has no tokens.

        Raises :class:`~sprout.errors.JudgeError` if the model cannot be loaded, *hypothesis* leaves no room for the
        premise, what the model gives is not three finite numbers a window, or *stop* is set.
        """
        tokenizer, session = self._load()
        pairs = self._windows(tokenizer, premise, hypothesis)
        readings: list[Reading] = []
        for start in range(0, len(pairs), _BATCH):
            if stop.is_set():
                raise JudgeError("the judgement was called off")
            batch = pairs[start : start + _BATCH]
            scores = _softmax(self._logits(session, [pair for _, pair in batch]))
            for (text, _), row in zip(batch, scores[:, self._order], strict=True):
                entailment, neutral, contradiction = (float(value) for value in row)
                readings.append(Reading(text=text, entailment=entailment, neutral=neutral, contradiction=contradiction))
        return readings

    def _windows(self, tokenizer: Any, premise: str, hypothesis: str) -> list[tuple[str, Any]]:  # noqa: ANN401
        """Return each window's text, and its tokens together with those of *hypothesis*."""
        claim = tokenizer.encode(hypothesis, add_special_tokens=False)
        room = self.max_length - len(claim.ids) - tokenizer.num_special_tokens_to_add(True)
        if room < _LEAST_ROOM:
            raise JudgeError(
                f"the claim has {len(claim.ids)} tokens; the model reads {self.max_length} together with its evidence"
            )
        whole = tokenizer.encode(premise, add_special_tokens=False)
        if not whole.ids:
            return []
        whole.truncate(room, stride=room // _OVERLAP)
        found = []
        for window in (whole, *whole.overflowing):
            text = premise[window.offsets[0][0] : window.offsets[-1][1]]
            found.append((text, tokenizer.post_process(window, claim)))
        return found

    def _logits(self, session: Any, pairs: Sequence[Any]) -> npt.NDArray[np.float64]:  # noqa: ANN401
        longest = max(len(pair.ids) for pair in pairs)
        columns = {
            "input_ids": ([pair.ids for pair in pairs], self._padding),
            "attention_mask": ([pair.attention_mask for pair in pairs], 0),
            "token_type_ids": ([pair.type_ids for pair in pairs], 0),
        }
        inputs = {}
        for wanted in session.get_inputs():
            rows, padding = columns[wanted.name]
            padded = [row + [padding] * (longest - len(row)) for row in rows]
            inputs[wanted.name] = np.array(padded, dtype=_INTEGERS[wanted.type])
        try:
            found = session.run(None, inputs)[0]
        except Exception as error:  # the runtime's errors have no common base
            raise JudgeError(f"the NLI model failed: {_first_line(error)}") from None
        logits = np.asarray(found)
        if logits.shape != (len(pairs), len(LABELS)) or logits.dtype.kind != "f":
            raise JudgeError(
                f"the NLI model gave {logits.dtype} of shape {logits.shape} for {len(pairs)} windows, "
                f"not {len(LABELS)} numbers for each"
            )
        if not np.isfinite(logits).all():
            raise JudgeError("the NLI model gave a number that is not finite")
        return logits.astype(np.float64)

    def _load(self) -> tuple[Any, Any]:
        with self._lock:
            if self._loaded is None:
                self._loaded = self._read_tokenizer(), self._read_weights()
            return self._loaded

    def _read_tokenizer(self) -> Any:  # noqa: ANN401
        try:
            tokenizer = self._tokenizers.Tokenizer.from_file(str(self._files.tokenizer))
        except Exception as error:  # the library raises bare exceptions
            raise JudgeError(f"{str(self._files.tokenizer)!r} cannot be loaded: {_first_line(error)}") from None
        tokenizer.no_truncation()
        tokenizer.no_padding()
        return tokenizer

    def _read_weights(self) -> Any:  # noqa: ANN401
        options = self._onnxruntime.SessionOptions()
        options.intra_op_num_threads = self._threads
        options.inter_op_num_threads = 1
        options.log_severity_level = 4
        try:
            session = self._onnxruntime.InferenceSession(
                str(self._files.weights), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # the runtime's errors have no common base
            raise JudgeError(f"{str(self._files.weights)!r} cannot be loaded: {_first_line(error)}") from None
        known = {"input_ids", "attention_mask", "token_type_ids"}
        for wanted in session.get_inputs():
            if wanted.name not in known or wanted.type not in _INTEGERS:
                raise JudgeError(
                    f"{str(self._files.weights)!r} wants {wanted.name!r} of {wanted.type}; "
                    f"known: {', '.join(sorted(known))} of {' or '.join(_INTEGERS)}"
                )
        return session


def _label_order(stated: object, files: NliFiles) -> list[int]:
    """Return the columns of LABELS in the model's output."""
    where = str(files.folder / "config.json")
    try:
        columns = {str(label).strip().casefold(): int(place) for place, label in dict(stated or {}).items()}  # type: ignore[call-overload]
    except (TypeError, ValueError):
        columns = {}
    if set(columns) != set(LABELS) or sorted(columns.values()) != [0, 1, 2]:
        raise UsageError(f"id2label in {where!r} is {stated!r}; a judge needs {', '.join(LABELS)} there, in any order")
    return [columns[label] for label in LABELS]


def _padding(stated: object) -> int:
    """Return the token that fills short rows; which one does not matter where the mask is 0."""
    return stated if isinstance(stated, int) and stated >= 0 else 0


def _stated_length(config: Mapping[str, Any], tokenizer: Mapping[str, Any], files: NliFiles) -> int:
    """Return how many tokens the model reads at most, special ones included.

    Two are taken off the number of positions, for some models (RoBERTa's kin) begin to count at 2.
    """
    positions = config.get("max_position_embeddings")
    stated = [tokenizer.get("model_max_length"), positions - 2 if isinstance(positions, int) else None]
    lengths = [int(one) for one in stated if isinstance(one, (int, float)) and 0 < one < _NO_LIMIT]
    if not lengths:
        raise UsageError(f"the NLI model in {str(files.folder)!r} does not say how much it reads: set max_length")
    return min(lengths)


def _softmax(logits: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: npt.NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return shares


def _first_line(error: Exception) -> str:
    return f"{type(error).__name__}: {(str(error).strip().splitlines() or [''])[0]}"
