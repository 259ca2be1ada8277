"""Put an answer or a refusal into words: one language decides every string."""

from collections.abc import Sequence

from sprout.assistant.answer import Answer, AnswerSentence, RefusalReason
from sprout.assistant.phrases import Phrases, phrases
from sprout.assistant.settings import Language
from sprout.text import plain

__all__ = ["render_answer", "render_refusal"]


def render_answer(
    sentences: Sequence[AnswerSentence],
    *,
    language: Language,
    confidence: float,
    flagged: bool,
    safety: bool,
    missing: Sequence[tuple[str | None, str | None]] = (),
) -> Answer:
    """Render *sentences* with date, disclosure and, for a *safety* question, the routing notice.

    *missing* are the plant and the topic of each thing asked that is not answered, None where it is not known.
    """
    own = phrases(language)
    dates = [sentence.citation.fetch_date for sentence in sentences if sentence.citation is not None]
    as_of = max(dates, default=None)
    disclosure = own.disclosure.format(as_of=as_of) if as_of else own.refusal_disclosure
    notices = (*(_gap(plant, topic, own) for plant, topic in missing), *((own.routing,) if safety else ()))
    body = " ".join(plain(sentence.text) for sentence in sentences)
    parts = [body, *((own.low_confidence,) if flagged else ()), *notices, disclosure]
    return Answer(
        text="\n\n".join(parts),
        sentences=tuple(sentences),
        refused=False,
        refusal_reason=None,
        confidence=confidence,
        language=language,
        as_of=as_of,
        notices=notices,
        disclosure=disclosure,
        flagged=flagged,
    )


def _gap(plant: str | None, topic: str | None, own: Phrases) -> str:
    what = own.topics[topic] if topic is not None else own.something_else
    return own.gap.format(what=f"{what} ({plant})" if plant else what)


def render_refusal(
    reason: RefusalReason, *, language: Language, safety: bool, ask_plant: bool = False, confidence: float | None = None
) -> Answer:
    """Render a refusal; *ask_plant* adds a request to name the plant."""
    own = phrases(language)
    notices = (own.routing,) if safety else ()
    message = " ".join((own.refusals[reason], *((own.which_plant,) if ask_plant else ())))
    return Answer(
        text="\n\n".join((message, *notices, own.refusal_disclosure)),
        sentences=(),
        refused=True,
        refusal_reason=reason,
        confidence=confidence,
        language=language,
        as_of=None,
        notices=notices,
        disclosure=own.refusal_disclosure,
        flagged=False,
    )
