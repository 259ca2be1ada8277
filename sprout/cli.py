"""The command ``sprout``."""

import argparse
import sys
from collections.abc import Sequence

from sprout import __version__
from sprout.errors import SproutError

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code: 2 for what could not be done, with the reason on stderr."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    if not hasattr(arguments, "run"):
        parser.print_help()
        return 2
    try:
        return int(arguments.run(arguments))
    except SproutError as error:
        sys.stderr.write(f"sprout: {error}\n")
        return 2
    except BrokenPipeError:
        # The reader of a pipe has left; nothing is lost that anybody would read.
        sys.stderr.close()
        return 1


def _parser() -> argparse.ArgumentParser:
    from sprout.assistant import commands as assistant_commands
    from sprout.eval import commands as harness_commands

    parser = argparse.ArgumentParser(prog="sprout", description="Eval gates for LLM assistants, and a plant assistant.")
    parser.add_argument("--version", action="version", version=f"sprout {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    assistant_commands.add_commands(subparsers)
    harness_commands.add_commands(subparsers)
    return parser


if __name__ == "__main__":
    sys.exit(main())
