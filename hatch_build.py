"""Put the corpus and the suites into the wheel; an editable install reads the folders themselves."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BundledData(BuildHookInterface[Any]):
    """Map ``corpus/`` and ``suites/`` to ``sprout/_data`` in standard wheels."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the two folders unless the build is editable."""
        if version == "editable":
            return
        for folder in ("corpus", "suites"):
            build_data["force_include"][str(Path(self.root, folder))] = f"sprout/_data/{folder}"
