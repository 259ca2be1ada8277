"""What makes two runs the same run: everything that can change a verdict, and no clock."""

import hashlib
import json
from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict

__all__ = ["Fingerprint"]


class Fingerprint(BaseModel):
    """The identity of a run."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    harness: str
    """Version of sprout."""

    seed: int
    dataset: Mapping[str, str]
    """Suite name to the hash of its content."""

    targets: Mapping[str, str]
    """Suite name to the identity of the target."""

    judge: str
    judge_config: str
    detectors: str = ""
    """Hash of what the detectors read with; empty in a record that does not have it."""

    overrides: Mapping[str, str]
    """What the command line changed: gate, confidence, trials, target, judge."""

    @property
    def id(self) -> str:
        """Twelve hexadecimal digits of the SHA-256 of the canonical fingerprint."""
        canonical = json.dumps(self.model_dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:12]
