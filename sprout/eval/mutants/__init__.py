"""Mutants: claims that the judge called supported in this run, changed so that they are not.

The anchors are the same for everybody; mutants are about what the run is about, in its own words and language.
"""

from sprout.eval.mutants.believed import Believed, believed
from sprout.eval.mutants.selection import MOST_OF_A_KIND, mutants

__all__ = ["MOST_OF_A_KIND", "Believed", "believed", "mutants"]
