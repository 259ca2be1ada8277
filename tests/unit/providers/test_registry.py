import pytest

from sprout.errors import UnknownName, UsageError
from sprout.providers import EmbeddingProvider, Entry, GenerationProvider, Registry, embeddings, generators


def test_the_shipped_providers_keep_their_protocols() -> None:
    assert isinstance(embeddings().create("hashing"), EmbeddingProvider)
    assert isinstance(generators().create("extractive"), GenerationProvider)


def test_an_unknown_name_is_refused_with_the_nearest_known_one() -> None:
    with pytest.raises(UnknownName, match="did you mean 'hashing'"):
        embeddings().create("hashin")


def test_a_location_is_imported_without_registration() -> None:
    assert generators().create("collections:OrderedDict", {"a": 1}) == {"a": 1}


def test_a_missing_module_names_the_extra_that_brings_it() -> None:
    registry = Registry(kind="generation provider", entries={"cloud": Entry(location="no_such_mod:X", extra="bedrock")})
    with pytest.raises(UsageError, match=r"pytest-sprout\[bedrock\]"):
        registry.create("cloud")


def test_a_missing_attribute_is_named() -> None:
    with pytest.raises(UsageError, match="no callable 'Nope'"):
        generators().create("collections:Nope")


def test_options_that_do_not_fit_are_shown() -> None:
    with pytest.raises(UsageError, match="dimensions"):
        embeddings().create("hashing", {"dimensions": 3})
    with pytest.raises(UsageError, match="colour"):
        embeddings().create("hashing", {"colour": 3})


def test_a_name_cannot_be_taken_twice() -> None:
    with pytest.raises(UsageError, match="registered twice"):
        generators().extended("extractive", Entry(location="x:y"))


def test_extending_a_registry_leaves_the_first_one_as_it_was() -> None:
    first = generators()
    second = first.extended("mine", Entry(location="collections:OrderedDict"))
    assert "mine" in second.entries
    assert "mine" not in first.entries
