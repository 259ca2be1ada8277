"""The system under test: what is asked, and the ways to reach it."""

from sprout.eval.targets.calling import CallableTarget, in_thread
from sprout.eval.targets.http import HttpTarget
from sprout.eval.targets.protocol import Request, Target
from sprout.eval.targets.resolution import as_target, resolve_target

__all__ = ["CallableTarget", "HttpTarget", "Request", "Target", "as_target", "in_thread", "resolve_target"]
