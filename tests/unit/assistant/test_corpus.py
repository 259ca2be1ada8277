from pathlib import Path
from typing import Any

import pytest
import yaml

from sprout.assistant.corpus import read_corpus
from sprout.errors import CorpusError


def edit(corpus: Path, change: Any) -> None:
    path = corpus / "manifest.yaml"
    data = yaml.safe_load(path.read_text("utf-8"))
    change(data)
    path.write_text(yaml.safe_dump(data, allow_unicode=True), "utf-8")


def test_a_valid_corpus_is_read_whole(corpus: Path) -> None:
    read = read_corpus(corpus)
    assert [species.id for species in read.species] == ["monstera", "pothos", "snake-plant"]
    assert len(read.documents) == 6
    assert read.documents[0].sections[0].text


def test_a_file_without_a_row_is_named(corpus: Path) -> None:
    (corpus / "processed" / "stray.en.md").write_text("# Stray\n", "utf-8")
    with pytest.raises(CorpusError, match=r"stray\.en\.md: the file has no row"):
        read_corpus(corpus)


def test_a_row_without_a_file_is_named(corpus: Path) -> None:
    (corpus / "processed" / "pothos.en.md").unlink()
    with pytest.raises(CorpusError, match=r"document 'pothos\.en': there is no file"):
        read_corpus(corpus)


@pytest.mark.parametrize("field", ["title", "source", "license", "fetch_date", "language", "topic", "species", "url"])
def test_a_missing_provenance_field_is_named_with_its_document(corpus: Path, field: str) -> None:
    edit(corpus, lambda data: data["documents"][0].pop(field))
    with pytest.raises(CorpusError, match=rf"documents\.pothos\.en\.{field}: the field is missing"):
        read_corpus(corpus)


@pytest.mark.parametrize("field", ["source", "license", "fetch_date", "title"])
def test_a_blank_provenance_field_is_refused(corpus: Path, field: str) -> None:
    edit(corpus, lambda data: data["documents"][0].update({field: " "}))
    with pytest.raises(CorpusError, match=field):
        read_corpus(corpus)


def test_an_unquoted_or_impossible_date_is_refused(corpus: Path) -> None:
    for value in ("2026-13-01", "yesterday", "20261130", 20261130):
        edit(corpus, lambda data, value=value: data["documents"][0].update(fetch_date=value))
        with pytest.raises(CorpusError, match="fetch_date"):
            read_corpus(corpus)


def test_an_unknown_field_is_refused(corpus: Path) -> None:
    edit(corpus, lambda data: data["documents"][0].update(licence="CC0"))
    with pytest.raises(CorpusError, match=r"licence: no such field is known"):
        read_corpus(corpus)


def test_a_repeated_id_is_named(corpus: Path) -> None:
    edit(corpus, lambda data: data["documents"].append(data["documents"][0]))
    with pytest.raises(CorpusError, match=r"document id 'pothos\.en' is given twice"):
        read_corpus(corpus)


def test_a_repeated_key_is_an_error_instead_of_a_loss(corpus: Path) -> None:
    path = corpus / "manifest.yaml"
    path.write_text("format: 1\nformat: 1\n" + path.read_text("utf-8"), "utf-8")
    with pytest.raises(CorpusError, match="'format' is given twice"):
        read_corpus(corpus)


def test_a_document_of_an_unlisted_plant_is_named(corpus: Path) -> None:
    edit(corpus, lambda data: data["documents"][0].update(species="fern"))
    with pytest.raises(CorpusError, match="species 'fern' is not in the species list"):
        read_corpus(corpus)


def test_all_faults_are_told_at_once(corpus: Path) -> None:
    (corpus / "processed" / "pothos.en.md").unlink()
    (corpus / "processed" / "stray.en.md").write_text("# Stray\n", "utf-8")
    (corpus / "processed" / "monstera.en.md").write_text("# M\n\n## Light {#lihgt}\n\nBright.\n", "utf-8")
    with pytest.raises(CorpusError) as caught:
        read_corpus(corpus)
    message = str(caught.value)
    assert all(part in message for part in ("pothos.en", "stray.en.md", "'lihgt'"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# P\n\nLoose text.\n\n## Light {#light}\n\nBright.\n", "text before the first section"),
        ("# P\n\n## Light\n\nBright.\n", "a heading must read"),
        ("# P\n\n## Light {#light}\n\n## Water {#water}\n\nWet.\n", "section 'light' is empty"),
        ("# P\n\n## A {#light}\n\nBright.\n\n## B {#light}\n\nBright.\n", "two sections"),
        ("# P\n", "there is no section"),
    ],
)
def test_a_malformed_document_is_refused_with_its_place(corpus: Path, text: str, said: str) -> None:
    (corpus / "processed" / "pothos.en.md").write_text(text, "utf-8")
    with pytest.raises(CorpusError, match=rf"pothos\.en\.md.*{said}"):
        read_corpus(corpus)


@pytest.mark.parametrize("content", ["", "[]", "format: 2", "a: [", "\x00"])
def test_a_manifest_that_is_none_is_refused(corpus: Path, content: str) -> None:
    (corpus / "manifest.yaml").write_text(content, "utf-8")
    with pytest.raises(CorpusError, match=r"manifest\.yaml"):
        read_corpus(corpus)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(CorpusError, match="there is no such folder"):
        read_corpus(tmp_path / "nowhere")
