# The front doors. Each sets up what it needs in a private environment, .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play prompt test test-all check page page-check page-test words bench bench-search bench-table bench-attack bench-gpu bench-peers docs screenshots golden clean

help:  ## list these doors
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+): .*## /\1|/' | \
	  awk -F'|' '{printf "  make %-11s %s\n", $$1, $$2}'

# One environment in four layers: to play, to develop, to train, to measure against peers. What is
# imported is compiled when it is: most of it never is. With uv, where somebody has it, it takes a fifth of the time.
UV := $(shell command -v uv 2>/dev/null)
PIP = $(if $(UV),$(UV) pip install --python $(BIN)/python,$(BIN)/python -m pip install --disable-pip-version-check --no-compile)
INSTALL = $(PIP) --quiet -c constraints.txt -e
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Trickery needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
$(VENV)/play: pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) .
	@touch $@
$(VENV)/dev: pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) '.[dev]'
	@touch $@ $(VENV)/play
$(VENV)/train: $(VENV)/dev
	$(INSTALL) '.[train]'
	@touch $@
$(VENV)/bench: $(VENV)/play
	$(INSTALL) '.[bench]'
	@touch $@

play: $(VENV)/play  ## sit down: the table in your browser, with friends or bots
	@$(BIN)/trickery serve --open

prompt: $(VENV)/play  ## a game at the prompt against bots
	@$(BIN)/trickery play

test: $(VENV)/dev  ## the whole suite, but for what needs PyTorch
	$(BIN)/python -m pytest -n 2 --dist worksteal
	@if command -v node >/dev/null; then $(MAKE) --no-print-directory page-test; \
	  else echo "Node is not installed: the page's own tests are skipped"; fi

test-all: $(VENV)/train test  ## the whole suite (PyTorch is 5 GB)

check: $(VENV)/dev  ## ruff, mypy --strict, direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# The page is built with Node and committed: players need none. page-check proves that what is
# committed is what the sources build.
web/node_modules: web/package.json web/package-lock.json
	cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@
page: web/node_modules  ## build the page from web/ (needs Node 20)
	cd web && npm run --silent build -- --logLevel warn

page-check: web/node_modules $(VENV)/play  ## types of the page; is the committed page what web/ builds?
	$(BIN)/python web/wire.py --check
	cd web && npm run --silent check
	rm -rf build/page && cd web && npm run --silent build -- --logLevel warn --outDir ../build/page
	diff -r build/page src/trickery/table/static

words: $(VENV)/dev  ## what the catalogues of words lack, language by language
	@$(BIN)/python tests/catalogues.py

page-test: web/node_modules  ## unit tests of the page's scripts
	cd web && npm run --silent test

bench: $(VENV)/bench  ## random play on one core, beside OpenSpiel and the interpreter
	$(BIN)/python benchmarks/cpu.py

bench-search: $(VENV)/bench  ## simulations a second on one core, beside OpenSpiel's search
	$(BIN)/python benchmarks/search.py

bench-table: $(VENV)/dev  ## 500 tables on one server, killed and started again in the middle
	$(BIN)/python benchmarks/table.py

bench-attack: $(VENV)/dev  ## what players notice while 2,000 connections attack the server
	$(BIN)/python benchmarks/attack.py

bench-gpu: $(VENV)/play  ## random play on a CUDA GPU
	$(INSTALL) '.[cuda]'
	$(BIN)/python benchmarks/gpu.py --all-counts

bench-peers: $(VENV)/bench  ## batches beside RLCard, PettingZoo, OpenSpiel and Pgx; growth; charts
	$(BIN)/python benchmarks/peers.py --picture docs/pictures/peers.png
	$(BIN)/python benchmarks/growth.py --picture docs/pictures/growth.png

docs: $(VENV)/dev  ## write what comes from the sources; check that the rest is true
	$(BIN)/python tests/pages.py
	$(BIN)/python -m pytest tests/test_docs.py tests/test_clauses.py

screenshots: $(VENV)/dev  ## draw the pictures of the documentation anew (needs Chromium)
	$(BIN)/python tests/screenshots.py

golden: $(VENV)/dev  ## write the golden transcripts anew, on purpose
	$(BIN)/python tests/golden.py

clean:  ## remove the environment and caches
	rm -rf $(VENV) build dist web/node_modules web/public-dev .pytest_cache .mypy_cache .ruff_cache .hypothesis src/*.egg-info
