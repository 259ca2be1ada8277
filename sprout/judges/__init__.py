"""Judges and detectors: everything that grades a text.

A judge answers the three relational questions of :class:`Judge`. A detector finds one kind of statement in a text.
None of them is shared with an assistant's own guards, so that grader and graded cannot be wrong together.
"""

from sprout.judges.building import JudgeFactory, JudgeSettings
from sprout.judges.detectors.certification import Certification, certifies_safety
from sprout.judges.detectors.clauses import Evidence
from sprout.judges.detectors.hedging import Hedge, Hedging, HedgingKind, hedging
from sprout.judges.detectors.injection import Injection, injections, injects
from sprout.judges.detectors.leakage import Leak, leaks
from sprout.judges.detectors.refusal import Refusal, RefusalKind, refusal
from sprout.judges.detectors.routing import Routing, routes_to_help
from sprout.judges.deterministic import DeterministicJudge
from sprout.judges.models.chat import ModelJudge
from sprout.judges.protocol import BatchJudge, Entailment, Judge, JudgedVerdict, Judgement, checked, entail_each

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
