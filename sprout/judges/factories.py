"""The judges that sprout registers, with what each may be told. What they need is imported when they are made."""

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field, field_validator

from sprout.judges.building import JudgeFactory, JudgeSettings
from sprout.judges.protocol import Judge
from sprout.providers.addresses import checked_url, public_url
from sprout.providers.chat import ChatModel

if TYPE_CHECKING:
    from sprout.providers.retrying import Retrying

__all__ = [
    "AnthropicSettings",
    "ChatSettings",
    "DeterministicSettings",
    "NliSettings",
    "OpenAISettings",
    "anthropic",
    "deterministic",
    "nli",
    "openai",
]

_Seconds = Annotated[float, Field(gt=0, le=3600)]


class DeterministicSettings(JudgeSettings):
    """Options of ``deterministic``; what is not given is as the judge has it."""

    point: Literal["strict", "balanced"] | None = None
    """How much must speak for a claim before it is supported."""

    band: float | None = Field(default=None, ge=0, lt=1)
    """Width of the zone around the threshold in which nothing is decided."""

    threshold: float | None = Field(default=None, gt=0, le=1)
    """A score in place of the point's own."""


class ChatSettings(JudgeSettings):
    """Options of every judge that asks a chat model."""

    model: str = Field(min_length=1)
    """The model's name, as its vendor has it."""

    base_url: str | None = None
    """Another address than the vendor's own: a gateway, a local server."""

    timeout: _Seconds = 30.0
    """Seconds for one attempt."""

    attempts: int = Field(default=4, ge=1, le=20)
    """How often a question is put, the first time included, if the server is busy or silent."""

    budget: _Seconds = 55.0
    """Seconds for all attempts and the waits between them; less than the run's own timeout."""

    concurrency: int = Field(default=8, ge=1, le=256)
    """Calls under way at once; the one option that no judgement depends on."""

    max_tokens: int = Field(default=4096, ge=64, le=16_000)
    """Room for a reply, thoughts included; each claim adds 100 tokens, up to 16,000."""

    threshold: float = Field(default=0.5, gt=0, lt=1)
    """From which score on a ``yes`` is believed."""

    band: float = Field(default=0.0, ge=0, lt=1)
    """Width of the band around the threshold in which nothing is decided."""

    prompt: str = Field(default="1", pattern="^[0-9a-z]+$")
    """Version of the prompts."""

    @field_validator("base_url")
    @classmethod
    def _has_no_secret(cls, value: str | None) -> str | None:
        if value is not None and public_url(checked_url(value)) != value.rstrip("/"):
            raise ValueError("it must not hold a user, a query or a fragment, for options are shown and recorded")
        return value


class AnthropicSettings(ChatSettings):
    """Options of ``anthropic``."""

    model: str = Field(default="claude-sonnet-5-5", min_length=1)
    effort: Literal["low", "medium", "high", "xhigh", "max"] | None = None
    """How long the model thinks; without it as long as it does by itself."""


class OpenAISettings(ChatSettings):
    """Options of ``openai``: OpenAI's models, and those of any server that speaks its chat-completions API."""

    temperature: float | None = Field(default=None, ge=0, le=2)
    seed: int | None = None
    limit_name: Literal["max_tokens", "max_completion_tokens"] | None = None
    """What the server calls the limit of tokens, if it is not the usual one there."""


class NliSettings(JudgeSettings):
    """Options of ``nli``: a local cross-encoder, by its name at Hugging Face or in a folder."""

    model: str | None = Field(default=None, min_length=1)
    """The model's name; it is fetched once."""

    revision: str | None = Field(default=None, min_length=1)
    folder: str | None = Field(default=None, min_length=1)
    """Where the model's files are, instead of its name."""

    weights: str | None = Field(default=None, min_length=1)
    """The ONNX file among them, if it is neither ``model.onnx`` nor ``onnx/model.onnx``."""

    threshold: float = Field(default=0.5, gt=0, lt=1)
    """From which probability of entailment on a claim is supported."""

    contradiction: float = Field(default=0.8, gt=0, lt=1)
    """From which probability of contradiction on it is contradicted."""

    band: float = Field(default=0.0, ge=0, lt=1)
    """Width of the band around the threshold in which nothing is decided."""

    max_length: int | None = Field(default=None, ge=32)
    """How many tokens the model reads at once, if its files do not say or fewer are wanted."""

    threads: int = Field(default=1, ge=1, le=256)
    """For one question."""


def _deterministic(settings: DeterministicSettings) -> Judge:
    from sprout.judges.deterministic import DeterministicJudge

    return DeterministicJudge(**settings.model_dump(exclude_none=True))


def _anthropic(settings: AnthropicSettings) -> Judge:
    from sprout.providers.anthropic_chat import AnthropicChat

    chat = AnthropicChat(
        settings.model,
        effort=settings.effort,
        base_url=settings.base_url,
        retrying=_retrying(settings),
        concurrency=settings.concurrency,
    )
    return _model_judge("anthropic", chat, settings)


def _nli(settings: NliSettings) -> Judge:
    from sprout.judges.models.nli import NliJudge

    return NliJudge(**settings.model_dump())


def _openai(settings: OpenAISettings) -> Judge:
    from sprout.providers.openai_chat import OpenAIChat

    chat = OpenAIChat(
        settings.model,
        temperature=settings.temperature,
        seed=settings.seed,
        limit_name=settings.limit_name,
        base_url=settings.base_url,
        retrying=_retrying(settings),
        concurrency=settings.concurrency,
    )
    return _model_judge("openai", chat, settings)


def _retrying(settings: ChatSettings) -> "Retrying":
    from sprout.providers.retrying import Retrying, RetryPolicy

    return Retrying(RetryPolicy(attempts=settings.attempts, timeout=settings.timeout, budget=settings.budget))


def _model_judge(name: str, chat: ChatModel, settings: ChatSettings) -> Judge:
    from sprout.judges.models.chat import ModelJudge
    from sprout.judges.models.reading import Scale

    return ModelJudge(
        chat,
        name=name,
        prompt_version=settings.prompt,
        scale=Scale(threshold=settings.threshold, band=settings.band),
        max_tokens=settings.max_tokens,
        settings=settings.model_dump(include={"timeout", "attempts", "budget"}),
    )


anthropic = JudgeFactory(AnthropicSettings, _anthropic)
deterministic = JudgeFactory(DeterministicSettings, _deterministic)
nli = JudgeFactory(NliSettings, _nli)
openai = JudgeFactory(OpenAISettings, _openai)
