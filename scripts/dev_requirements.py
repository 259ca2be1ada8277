"""Print the development requirements of pyproject.toml, one a line: the dependency group ``dev``."""

import sys
import tomllib
from pathlib import Path


def main() -> int:
    """Write the group to standard output."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    sys.stdout.write("".join(f"{requirement}\n" for requirement in project["dependency-groups"]["dev"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
