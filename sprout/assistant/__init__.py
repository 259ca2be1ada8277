"""Sprout, the plant assistant: it quotes its references with citations, or refuses.

A question goes through these stages, each of which can only narrow what reaches the user: language, plant and topic
(:mod:`~sprout.assistant.inquiry`), retrieval, generation, citation guard, safety filter, confidence, rendering.
"""

from sprout.assistant.answer import Answer, AnswerSentence, Citation, Trace
from sprout.assistant.building import build_assistant, create_index
from sprout.assistant.pipeline import Assistant
from sprout.assistant.settings import Settings

__all__ = ["Answer", "AnswerSentence", "Assistant", "Citation", "Settings", "Trace", "build_assistant", "create_index"]
