"""The rules that turn the outcomes of a suite's cases into its verdict."""

from sprout.eval.gates.decision import decide, shortage

__all__ = ["decide", "shortage"]
