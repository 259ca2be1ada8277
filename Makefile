# Each target sets itself up: a virtual environment inside the clone, nothing installed globally.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SHELL := /bin/bash

.PHONY: help eval test test-full lint types imports unit clean
.DEFAULT_GOAL := help

help:
	@echo "make eval       run the bundled suites against the bundled assistant and write docs/audits/; fails on a red gate"
	@echo "make test       lint, types, import rules, tests, the bundled suites byte for byte against docs/audits/"
	@echo "make test-full  make test, and what takes long"

$(VENV)/run.stamp: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp
	$(BIN)/python scripts/dev_requirements.py > $(VENV)/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement $(VENV)/dev.txt
	@touch $@

.matrix/stamp: scripts/matrix $(VENV)/dev.stamp
	$(BIN)/python scripts/matrix .matrix
	@touch $@

eval: $(VENV)/run.stamp
	$(BIN)/python -m pytest --sprout-suite=all --sprout-json=docs/audits/run.json --sprout-md=docs/audits/scoreboard.md

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev.stamp
	$(BIN)/mypy

imports: $(VENV)/dev.stamp
	$(BIN)/lint-imports

unit: $(VENV)/dev.stamp .matrix/stamp
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" --randomly-seed=20261130

test: lint types imports unit

test-full: lint types imports $(VENV)/dev.stamp .matrix/stamp
	scripts/browser
	$(BIN)/python -m pytest -n 2 --dist worksteal

clean:
	rm -rf $(VENV) .matrix build dist
