"""Words that are plainly themselves, and so no misspelt plant: perro is no puerro."""

from sprout.assistant.concepts import concepts_in
from sprout.assistant.creatures import creatures_in
from sprout.assistant.generic_words import GENERIC
from sprout.assistant.language import LANGUAGES
from sprout.assistant.safety_question import safety_words
from sprout.assistant.topics import topic_words
from sprout.text import content_stems

__all__ = ["is_everyday"]


def is_everyday(word: str) -> bool:
    """Say whether folded *word* is a stop word, an animal, a word for care or harm, or another generic word."""
    if GENERIC.fullmatch(word) or not all(content_stems(word, language) for language in LANGUAGES):
        return True
    return bool(safety_words((word,))) or any(
        creatures_in((word,), language) or topic_words((word,), language) or concepts_in((word,), language)
        for language in LANGUAGES
    )
