"""The harness: suites, targets, assertions, gates, the one runner, the record. There is no pytest in it."""

from sprout.eval.assertions import Assertion, Context, assertion_kinds
from sprout.eval.discovery import find_suites
from sprout.eval.fingerprint import Fingerprint
from sprout.eval.gates import decide, shortage
from sprout.eval.loading import load_suite
from sprout.eval.outcomes import CaseResult, GateResult, Grade, Outcome, Trial, Verdict
from sprout.eval.record import RunRecord, SuiteRecord
from sprout.eval.registry import Registry
from sprout.eval.response import Citation, Claim, Response
from sprout.eval.runner import CaseRunner, Settings
from sprout.eval.suite import Case, Suite, Turn
from sprout.eval.targets import Request, Target, resolve_target
from sprout.judges.protocol import Judge, Judgement

__all__ = [
    "Assertion",
    "Case",
    "CaseResult",
    "CaseRunner",
    "Citation",
    "Claim",
    "Context",
    "Fingerprint",
    "GateResult",
    "Grade",
    "Judge",
    "Judgement",
    "Outcome",
    "Registry",
    "Request",
    "Response",
    "RunRecord",
    "Settings",
    "Suite",
    "SuiteRecord",
    "Target",
    "Trial",
    "Turn",
    "Verdict",
    "assertion_kinds",
    "decide",
    "find_suites",
    "load_suite",
    "resolve_target",
    "shortage",
]
