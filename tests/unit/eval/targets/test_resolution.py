import sys
from pathlib import Path

import pytest

from sprout.errors import UnknownName, UsageError
from sprout.eval.registry import Registry
from sprout.eval.suite import TargetSpec
from sprout.eval.targets import CallableTarget, HttpTarget, Request, Target, as_target, resolve_target


def answer(question: str) -> str:
    return "Blue."


class Full:
    identity = "full"

    async def ask(self, request: Request) -> str:
        return "Blue."

    async def close(self) -> None:
        return


def registry() -> Registry[object]:
    return Registry("target", {"sky": lambda: answer, "full": Full})


def resolved(wanted: str | TargetSpec, folder: Path | None = None) -> Target:
    return resolve_target(wanted, registry(), timeout=1.0, folder=folder)


def test_a_registered_name_is_a_target() -> None:
    assert isinstance(resolved("sky"), CallableTarget)


def test_a_registered_target_object_is_used_as_it_is() -> None:
    assert resolved("full").identity == "full"


def test_a_mistyped_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown target 'skky'; did you mean 'sky'\?"):
        resolved("skky")


@pytest.mark.parametrize("wanted", ["http://localhost:1/ask", "https://example.org", TargetSpec(url="http://x")])
def test_a_url_is_a_target(wanted: str | TargetSpec) -> None:
    assert isinstance(resolved(wanted), HttpTarget)


@pytest.mark.parametrize(
    "wanted", ["http://", "https:///path", "http:// x", "http://[bad", "http://x:99999", "http://x:port"]
)
def test_a_url_without_a_host_is_refused(wanted: str) -> None:
    with pytest.raises(UsageError, match="is no URL"):
        resolved(wanted)


@pytest.mark.parametrize("wanted", ["ftp://x", "a/b", "my-module:answer", "mod:", ":answer", "a:b:c", "./app.py"])
def test_what_cannot_be_read_is_refused_with_the_ways_there_are(wanted: str) -> None:
    with pytest.raises(UsageError, match="registered name, module:callable or an http"):
        resolved(wanted)


async def test_a_module_of_the_folder_is_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "app_that_works.py").write_text(
        "class Sky:\n    def ask(self, question):\n        return 'Blue.'\nsky = Sky()\n"
    )

    target = resolved("app_that_works:sky.ask", tmp_path)

    assert (await target.ask(Request(question="Why?"))).text == "Blue."
    assert target.identity == "app_that_works:sky.ask"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import nowhere_to_be_found", "ModuleNotFoundError"),
        ("1/0", "ZeroDivisionError"),
        ("raise SystemExit(0)", "SystemExit"),
        ("def (", "SyntaxError"),
        ("x = 1", "has no 'answer'"),
        ("answer = 5", "cannot be called"),
        ("def answer(): ...", "takes no question"),
        ("class answer: ...", "is the class 'answer'"),
    ],
)
def test_a_module_that_gives_no_target_is_refused_with_the_reason(
    code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    name = f"app_{abs(hash(code))}"
    (tmp_path / f"{name}.py").write_text(code)

    with pytest.raises(UsageError) as caught:
        resolved(f"{name}:answer", tmp_path)

    assert said in str(caught.value)
    assert f"{name}:answer" in str(caught.value)


def test_a_module_that_is_not_there_is_named() -> None:
    with pytest.raises(UsageError, match="cannot import 'no_such_module'"):
        resolved("no_such_module:answer")


def test_the_class_of_a_target_is_not_yet_a_target() -> None:
    with pytest.raises(UsageError, match="is the class 'Full'"):
        as_target(Full, "full")
