# The front doors. Each sets up what it needs in a private environment, .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play test check bench bench-gpu docs golden clean

help:  ## list these doors
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+): .*## /\1|/' | \
	  awk -F'|' '{printf "  make %-11s %s\n", $$1, $$2}'

# One environment in three layers: to play, to develop, to measure against peers.
$(VENV)/play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Trickery needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@
$(VENV)/dev: $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@
$(VENV)/bench: $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

play: $(VENV)/play  ## sit down: a game at the prompt against bots
	@$(BIN)/trickery play

test: $(VENV)/dev  ## the whole suite
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: $(VENV)/dev  ## ruff, mypy --strict, direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(VENV)/bench  ## random play on one core, beside OpenSpiel and the interpreter
	$(BIN)/python benchmarks/cpu.py

bench-gpu: $(VENV)/play  ## random play on a CUDA GPU
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[cuda]'
	$(BIN)/python benchmarks/gpu.py --all-counts

docs: $(VENV)/dev  ## check that the documentation tells the truth
	$(BIN)/python -m pytest tests/test_docs.py tests/test_clauses.py

golden: $(VENV)/dev  ## write the golden transcripts anew, on purpose
	$(BIN)/python tests/golden.py

clean:  ## remove the environment and caches
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis src/*.egg-info
