"""Every sentence that the assistant says in its own name, in each language it speaks.

None of them says of any plant that it does no harm, or may seem to.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sprout.assistant.answer import RefusalReason
from sprout.assistant.settings import Language

__all__ = ["Phrases", "phrases"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """The assistant's own words in one language; *disclosure* takes ``as_of``, *gap* takes ``what``, a topic."""

    refusals: Mapping[RefusalReason, str]
    which_plant: str
    routing: str
    disclosure: str
    refusal_disclosure: str
    low_confidence: str
    gap: str
    something_else: str
    topics: Mapping[str, str]
    labels: Mapping[str, str]


_ENGLISH = Phrases(
    refusals=MappingProxyType(
        {
            "out_of_scope": "I cannot answer that from my plant-care references.",
            "no_supported_sentences": (
                "I cannot answer that: no sentence in my plant-care references supports an answer."
            ),
            "low_confidence": (
                "I cannot answer that: what I found in my plant-care references does not fit the question well enough."
            ),
        }
    ),
    which_plant="Name the houseplant you mean, and I will look it up.",
    routing=(
        "If a pet or a person has chewed or swallowed any part of a plant, contact a veterinarian or a poison control "
        "center right away, without waiting for symptoms. In the United States: ASPCA Animal Poison Control, "
        "(888) 426-4435, for animals; Poison Help, 1-800-222-1222, for people."
    ),
    disclosure=(
        "Automated answer, quoted from reference texts as of {as_of}. It can be incomplete or wrong, and it does not "
        "replace professional advice."
    ),
    refusal_disclosure="Automated reply. It does not replace professional advice.",
    low_confidence="I am not sure that this is what you asked about; please check the cited text.",
    gap="One part of your question stays open, because no passage of my references is about it: {what}.",
    something_else="something else you ask",
    topics=MappingProxyType(
        {
            "light": "light",
            "water": "watering",
            "soil": "soil",
            "humidity": "humidity and temperature",
            "feeding": "feeding",
            "propagation": "propagation",
            "repotting": "repotting",
            "problems": "what ails it",
            "toxicity": "toxicity",
        }
    ),
    labels=MappingProxyType(
        {
            "sources": "Sources",
            "as_of": "As of",
            "confidence": "Confidence",
            "fetched": "fetched",
            "flagged": "flagged for review",
        }
    ),
)
_SPANISH = Phrases(
    refusals=MappingProxyType(
        {
            "out_of_scope": "No puedo responder a eso con mis textos de referencia sobre plantas.",
            "no_supported_sentences": (
                "No puedo responder a eso: ninguna frase de mis textos de referencia respalda una respuesta."
            ),
            "low_confidence": (
                "No puedo responder a eso: lo que encontré en mis textos de referencia no encaja bien con la pregunta."
            ),
        }
    ),
    which_plant="Dime de qué planta de interior se trata y la buscaré.",
    routing=(
        "Si una mascota o una persona ha masticado o tragado alguna parte de una planta, llama de inmediato a un "
        "veterinario o a un centro de toxicología, sin esperar a que aparezcan síntomas. En España: Servicio de "
        "Información Toxicológica, 91 562 04 20; en otros países, el centro de toxicología local."
    ),
    disclosure=(
        "Respuesta automática, citada de textos de referencia con fecha {as_of}. Puede ser incompleta o errónea y no "
        "sustituye el consejo profesional."
    ),
    refusal_disclosure="Respuesta automática. No sustituye el consejo profesional.",
    low_confidence="No tengo la certeza de que esto sea lo que preguntas; revisa el texto citado.",
    gap="Una parte de tu pregunta queda abierta, porque ningún pasaje de mis referencias trata de ella: {what}.",
    something_else="otra cosa que preguntas",
    topics=MappingProxyType(
        {
            "light": "la luz",
            "water": "el riego",
            "soil": "el sustrato",
            "humidity": "la humedad y la temperatura",
            "feeding": "el abono",
            "propagation": "la propagación",
            "repotting": "el trasplante",
            "problems": "qué le pasa",
            "toxicity": "la toxicidad",
        }
    ),
    labels=MappingProxyType(
        {
            "sources": "Fuentes",
            "as_of": "Fecha de referencia",
            "confidence": "Confianza",
            "fetched": "consultado",
            "flagged": "marcada para revisión",
        }
    ),
)


def phrases(language: Language) -> Phrases:
    """Return the assistant's own words in *language*."""
    return _SPANISH if language == "es" else _ENGLISH
