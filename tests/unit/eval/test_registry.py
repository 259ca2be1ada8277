from importlib.metadata import EntryPoint, EntryPoints

import pytest

from sprout.errors import UnknownName, UsageError
from sprout.eval.registry import Registry, installed


def with_points(monkeypatch: pytest.MonkeyPatch, *points: tuple[str, str]) -> None:
    known = EntryPoints([EntryPoint(name, value, "sprout.targets") for name, value in points])
    monkeypatch.setattr("sprout.eval.registry.entry_points", lambda group: known.select(group=group))


def test_an_item_is_loaded_when_it_is_first_asked_for() -> None:
    loaded: list[str] = []
    registry = Registry("thing", {"a": lambda: loaded.append("a")})

    assert (list(registry), "a" in registry, "b" in registry, loaded) == (["a"], True, False, [])
    _ = registry["a"]
    assert loaded == ["a"]


def test_names_come_sorted() -> None:
    assert list(Registry("thing", {name: lambda: 1 for name in "cab"})) == ["a", "b", "c"]


def test_a_name_that_is_given_twice_is_refused() -> None:
    registry = Registry("thing", {"a": lambda: 1})

    with pytest.raises(UsageError, match="thing 'a' is registered twice"):
        registry.add("a", lambda: 2)


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown thing 'safty'; did you mean 'safety'\?"):
        _ = Registry("thing", {"safety": lambda: 1})["safty"]


def test_a_name_of_an_empty_registry_is_unknown() -> None:
    with pytest.raises(UnknownName, match="none is known"):
        _ = Registry[int]("thing")["a"]


def test_what_packages_register_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with_points(monkeypatch, ("a", "json:dumps"))

    assert installed("target", "sprout.targets")["a"]([1]) == "[1]"  # type: ignore[operator]


def test_two_packages_with_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with_points(monkeypatch, ("a", "json:dumps"), ("a", "json:loads"))

    with pytest.raises(UsageError, match="target 'a' is registered twice"):
        installed("target", "sprout.targets")


def test_one_package_that_is_found_twice_is_no_clash(monkeypatch: pytest.MonkeyPatch) -> None:
    with_points(monkeypatch, ("a", "json:dumps"), ("a", "json:dumps"))

    assert list(installed("target", "sprout.targets")) == ["a"]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("no_such_module:x", "ModuleNotFoundError"),
        ("json:no_such_name", "AttributeError"),
        ("exits_at_import:x", "SystemExit"),
        ("breaks_at_import:x", "ZeroDivisionError"),
    ],
)
def test_an_entry_point_that_cannot_be_loaded_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory, value: str, said: str
) -> None:
    folder = tmp_path_factory.mktemp("modules")
    (folder / "exits_at_import.py").write_text("raise SystemExit(0)")
    (folder / "breaks_at_import.py").write_text("1 / 0")
    monkeypatch.syspath_prepend(folder)
    with_points(monkeypatch, ("a", value), ("b", "json:dumps"))
    registry = installed("target", "sprout.targets")

    with pytest.raises(UsageError, match=f"target 'a' .*{value}.* cannot be loaded: {said}"):
        _ = registry["a"]
    assert registry["b"]


def test_our_own_target_and_judge_are_registered() -> None:
    assert "sprout" in installed("target", "sprout.targets")
    assert "deterministic" in installed("judge", "sprout.judges")
