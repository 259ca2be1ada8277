"""Names for one kind of thing, a value that is passed in; packages add names through entry points."""

from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, TypeVar

from sprout.errors import UnknownName, UsageError

__all__ = ["Registry", "installed"]

T = TypeVar("T")


class Registry(Generic[T]):
    """Names for one kind of thing; a name is given once, and an item is loaded when it is first asked for."""

    def __init__(self, kind: str, loaders: Mapping[str, Callable[[], T]] | None = None) -> None:
        self.kind = kind
        self._loaders: dict[str, Callable[[], T]] = {}
        for name, loader in (loaders or {}).items():
            self.add(name, loader)

    def add(self, name: str, loader: Callable[[], T]) -> None:
        """Register *loader* under *name*; raises :class:`~sprout.errors.UsageError` if the name is taken."""
        if name in self._loaders:
            raise UsageError(f"{self.kind} {name!r} is registered twice; give one of the two another name")
        self._loaders[name] = loader

    def __contains__(self, name: object) -> bool:
        return name in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._loaders))

    def __getitem__(self, name: str) -> T:
        """Return the item; raises :class:`~sprout.errors.UnknownName`, naming the nearest known one."""
        try:
            loader = self._loaders[name]
        except KeyError:
            raise UnknownName(self.kind, name, self._loaders) from None
        return loader()


def installed(kind: str, group: str) -> Registry[object]:
    """Return a registry of what installed packages register in the entry point *group*.

    Raises :class:`~sprout.errors.UsageError` if two packages give the same name; an item that cannot be imported
    raises it when it is asked for, with the entry point's name.
    """
    registry: Registry[object] = Registry(kind)
    seen: dict[str, str] = {}
    for point in entry_points(group=group):
        if seen.get(point.name) == point.value:
            continue  # the same distribution found twice on the path
        registry.add(point.name, _loader(kind, point))
        seen[point.name] = point.value
    return registry


def _loader(kind: str, point: EntryPoint) -> Callable[[], object]:
    def load() -> object:
        try:
            return point.load()
        except (Exception, SystemExit) as error:
            raise UsageError(
                f"{kind} {point.name!r} ({point.value!r}) cannot be loaded: {type(error).__name__}: {error}"
            ) from error

    return load
