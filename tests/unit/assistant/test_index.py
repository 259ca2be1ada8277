import json
from pathlib import Path
from typing import Any

import pytest

from sprout.assistant import Settings, build_assistant, create_index
from sprout.assistant.index import dump_index, load_index, parse_index, save_index
from sprout.errors import CorpusError


def test_the_same_corpus_gives_the_same_bytes(corpus: Path) -> None:
    assert dump_index(create_index(corpus, Settings())) == dump_index(create_index(corpus, Settings()))


def test_the_order_of_the_manifest_does_not_change_a_byte(corpus: Path) -> None:
    before = dump_index(create_index(corpus, Settings()))
    path = corpus / "manifest.yaml"
    import yaml

    data = yaml.safe_load(path.read_text("utf-8"))
    data["documents"].reverse()
    data["species"].reverse()
    path.write_text(yaml.safe_dump(data), "utf-8")
    assert dump_index(create_index(corpus, Settings())) == before


def test_a_saved_index_answers_like_the_corpus(corpus: Path, tmp_path: Path) -> None:
    save_index(create_index(corpus, Settings()), tmp_path / "index.json")
    question = "Is pothos toxic to cats?"
    loaded = build_assistant(Settings(), index=tmp_path / "index.json")
    built = build_assistant(Settings(), corpus=corpus)
    assert loaded.answer(question) == built.answer(question)
    assert loaded.index_digest == built.index_digest


def test_the_file_has_sorted_keys_and_only_ascii(corpus: Path) -> None:
    text = dump_index(create_index(corpus, Settings()))
    assert text.isascii()
    assert json.dumps(json.loads(text), sort_keys=True, indent=1) + "\n" == text


def spoilt(corpus: Path, change: Any) -> str:
    data = json.loads(dump_index(create_index(corpus, Settings())))
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(format=2),
        lambda data: data.pop("format"),
        lambda data: data.update(embedding="other"),
        lambda data: data["chunks"][0].pop("license"),
        lambda data: data["chunks"][0].update(fetch_date=""),
        lambda data: data["chunks"][0].update(vector="AAAA"),
        lambda data: data["chunks"][0].update(vector="%%%"),
        lambda data: data.update(chunks=[]),
        lambda data: data["species"][0].pop("aliases"),
    ],
)
def test_an_index_that_is_not_whole_or_not_ours_is_refused(corpus: Path, change: Any) -> None:
    with pytest.raises(CorpusError, match="place"):
        parse_index(spoilt(corpus, change), Settings(), place="place")


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '"x"'])
def test_a_file_that_is_no_index_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "index.json").write_text(text, "utf-8")
    with pytest.raises(CorpusError, match=r"index\.json: not an index"):
        load_index(tmp_path / "index.json", Settings())


def test_an_index_that_cannot_be_written_leaves_nothing_behind(corpus: Path, tmp_path: Path) -> None:
    target = tmp_path / "folder"
    target.mkdir()
    (target / "x").write_text("in the way", "utf-8")
    with pytest.raises(CorpusError, match="cannot be written"):
        save_index(create_index(corpus, Settings()), target)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["corpus", "folder"]
