"""Judges and detectors: everything that grades a text.

A judge answers the three relational questions of :class:`Judge`. A detector finds one kind of statement in a text.
None of them is shared with an assistant's own guards, so that grader and graded cannot be wrong together.
"""

from sprout.judges.building import JudgeFactory, JudgeSettings
from sprout.judges.certification import Certification, certifies_safety
from sprout.judges.clauses import Evidence
from sprout.judges.deterministic import DeterministicJudge
from sprout.judges.hedging import Hedge, Hedging, HedgingKind, hedging
from sprout.judges.injection import Injection, injections, injects
from sprout.judges.leakage import Leak, leaks
from sprout.judges.model import ModelJudge
from sprout.judges.protocol import BatchJudge, Entailment, Judge, JudgedVerdict, Judgement, checked, entail_each
from sprout.judges.refusal import Refusal, RefusalKind, refusal
from sprout.judges.routing import Routing, routes_to_help

__all__ = [
    "BatchJudge",
    "Certification",
    "DeterministicJudge",
    "Entailment",
    "Evidence",
    "Hedge",
    "Hedging",
    "HedgingKind",
    "Injection",
    "Judge",
    "JudgeFactory",
    "JudgeSettings",
    "JudgedVerdict",
    "Judgement",
    "Leak",
    "ModelJudge",
    "Refusal",
    "RefusalKind",
    "Routing",
    "certifies_safety",
    "checked",
    "entail_each",
    "hedging",
    "injections",
    "injects",
    "leaks",
    "refusal",
    "routes_to_help",
]
