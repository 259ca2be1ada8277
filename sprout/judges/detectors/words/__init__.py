"""The words and phrases that the detectors read with, one module for each thing that can be said.

Patterns are written for folded text in which single spaces separate the words and one pads each end: clauses from
:mod:`sprout.judges.detectors.clauses`; in ``extraction``, ``licence``, ``order``, ``override``, ``persona``,
``planted`` and ``redirection`` whole sentences from :func:`~sprout.judges.detectors.injection.flat`, with
``|`` for each mark and quotation marks by themselves.
"""
