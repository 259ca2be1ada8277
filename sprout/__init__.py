"""Sprout: an eval toolkit for LLM assistants, and the assistants that it measures.

PYTEST_DONT_REWRITE: nothing here uses ``assert`` for input, and an early import must not trouble pytest.
"""

from sprout._version import __version__

__all__ = ["__version__"]
