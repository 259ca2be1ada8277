"""One form for data that means the same, and the hash of it."""

import hashlib
import json

__all__ = ["content_hash"]


def content_hash(data: object) -> str:
    """Return ``sha256:`` and the digest of *data* as JSON with sorted keys.

    Raises ``ValueError`` for a number that is not finite, ``TypeError`` for what is no JSON.
    """
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return "sha256:" + hashlib.sha256(canonical.encode("ascii")).hexdigest()
