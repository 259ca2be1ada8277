"""Put an assistant together from settings: choose providers, read the corpus or an index."""

from pathlib import Path
from typing import cast

from sprout.assistant.corpus import read_corpus
from sprout.assistant.index import Index, build_index, load_index
from sprout.assistant.pipeline import Assistant
from sprout.assistant.settings import Settings
from sprout.errors import UsageError
from sprout.providers import EmbeddingProvider, GenerationProvider, Registry, embeddings, generators

__all__ = ["build_assistant", "create_index"]


def create_index(corpus: Path, settings: Settings, *, registry: Registry | None = None) -> Index:
    """Read the corpus folder and index it. Raises CorpusError for a faulty corpus, UsageError for the provider."""
    embedding = _embedding(settings, registry or embeddings())
    return build_index(read_corpus(corpus), settings, embedding.embed)


def build_assistant(
    settings: Settings,
    *,
    corpus: Path | None = None,
    index: Path | None = None,
    embedding_registry: Registry | None = None,
    generation_registry: Registry | None = None,
) -> Assistant:
    """Build an assistant over the file *index*, or else over the folder *corpus*, indexed in memory.

    Raises :class:`~sprout.errors.UsageError` when neither or both are given or a provider cannot be made, and
    :class:`~sprout.errors.CorpusError` when the corpus or the index is faulty.
    """
    if (corpus is None) == (index is None):
        raise UsageError("an assistant needs either a corpus folder or an index file")
    embedding = _embedding(settings, embedding_registry or embeddings())
    generation = (generation_registry or generators()).create(settings.generation, settings.generation_options)
    if not isinstance(generation, GenerationProvider):
        raise UsageError(f"generation provider {settings.generation!r} has no method 'generate'")
    if index is not None:
        built = load_index(index, settings)
    else:
        built = build_index(read_corpus(cast("Path", corpus)), settings, embedding.embed)
    return Assistant(built, settings, embedding=embedding, generation=generation)


def _embedding(settings: Settings, registry: Registry) -> EmbeddingProvider:
    embedding = registry.create(settings.embedding, settings.embedding_options)
    if not isinstance(embedding, EmbeddingProvider):
        raise UsageError(f"embedding provider {settings.embedding!r} has no method 'embed'")
    return embedding
