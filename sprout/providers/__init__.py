"""What models do for an assistant, behind two narrow protocols; the backends are imported only when chosen."""

from sprout.providers.chat import ChatModel, ChatReply, ChatRequest, StopReason, Usage
from sprout.providers.protocols import Candidate, EmbeddingProvider, GenerationProvider, Passage, Vector
from sprout.providers.registry import Entry, Registry, chat_models, embeddings, generators

__all__ = [
    "Candidate",
    "ChatModel",
    "ChatReply",
    "ChatRequest",
    "EmbeddingProvider",
    "Entry",
    "GenerationProvider",
    "Passage",
    "Registry",
    "StopReason",
    "Usage",
    "Vector",
    "chat_models",
    "embeddings",
    "generators",
]
