# The front doors. Each sets up what it needs in a private environment, .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play prompt test quick test-lowest test-all check page page-check page-test words sync-client bench bench-search bench-table bench-attack bench-gpu bench-peers docs screenshots golden clean

help:  ## list these doors
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+): .*## /\1|/' | \
	  awk -F'|' '{printf "  make %-11s %s\n", $$1, $$2}'

# One environment in four layers: to play, to develop, to train, to measure against peers. What is
# imported is compiled when it is: most of it never is. uv installs in a fifth of pip's time; where it is not to be
# had, or does not know where pip gets its packages from, pip does.
UV := $(or $(shell command -v uv 2>/dev/null),$(VENV)/bin/uv)
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMMA := ,
INSTALL = { [ -x $(UV) ] && $(UV) pip install --python $(BIN)/python --quiet $(1); } || $(PIP) --no-compile $(1)
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Trickery needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@[ -x $(UV) ] || $(PIP) uv || echo "uv is not to be had: pip does its work, in five times its time"
$(VENV)/play: pyproject.toml constraints.txt | $(BIN)/python
	$(call INSTALL,-c constraints.txt -e .)
	@touch $@
$(VENV)/dev: pyproject.toml constraints.txt | $(BIN)/python
	$(call INSTALL,-c constraints.txt -e '.[dev]')
	@touch $@ $(VENV)/play
$(VENV)/train: $(VENV)/dev
	$(call INSTALL,-c constraints.txt -e '.[train]')
	@touch $@
$(VENV)/bench: $(VENV)/play
	$(call INSTALL,-c constraints.txt -e '.[bench]')
	@touch $@

play: $(VENV)/play  ## sit down: the table in your browser, with friends or bots
	@$(BIN)/trickery serve --open

prompt: $(VENV)/play  ## a game at the prompt against bots
	@$(BIN)/trickery play

NODE := $(shell command -v node 2>/dev/null)
test:  ## the whole suite, but for what needs PyTorch
	@$(MAKE) --no-print-directory -j2 $(VENV)/dev $(if $(NODE),web/node_modules)
	$(BIN)/python -m pytest -n 2 --dist worksteal --cpu-limit 2000
	@$(if $(NODE),$(MAKE) --no-print-directory page-test,echo "Node is not installed: the page's own tests are skipped")

quick: $(VENV)/dev  ## what your change affects, nearest first, in under two minutes; says what it skipped
	@$(BIN)/python tests/tools/quick.py

# An environment of its own, made anew for another Python: make test-lowest PYTHON=python3.13. What
# libraries of different age complain of in each other is no fault of ours.
LOWEST := .venv-lowest
LOWEST_READY = $(LOWEST)/made-with-$(subst /,-,$(PYTHON))
LOWEST_TESTS = tests/core tests/games tests/server tests/client/test_client.py tests/fair tests/project/test_dependencies.py \
  tests/project/test_hooks.py $(patsubst %,--ignore=tests/server/test_%.py,friends hosting)  # have a browser
$(LOWEST_READY): BIN = $(LOWEST)/bin
$(LOWEST_READY): pyproject.toml constraints.txt tests/tools/lowest.py
	$(PYTHON) -m venv --clear $(LOWEST)
	$(BIN)/python tests/tools/lowest.py > $(LOWEST)/lowest.txt
	$(call INSTALL,-c $(LOWEST)/lowest.txt -e '.[cuda$(COMMA)postgres$(COMMA)test]')
	@touch $@
test-lowest: $(LOWEST_READY)  ## rules and server with the oldest libraries that we claim to work with
	PYTEST_ADDOPTS='-W ignore::DeprecationWarning' $(LOWEST)/bin/python -m pytest -n 2 --dist worksteal $(LOWEST_TESTS)

test-all: $(VENV)/train test  ## the whole suite (PyTorch is 5 GB)

check: $(VENV)/dev  ## ruff, mypy --strict, direction of imports, is the blocking client current?
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tests/tools/unasync.py --check

sync-client: $(VENV)/dev  ## write the blocking client from the asyncio client
	$(BIN)/python tests/tools/unasync.py

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
	diff -r build/page src/trickery/server/static

words: $(VENV)/dev  ## what catalogues lack or say badly, and a sheet to proofread; LANGUAGE=de for one
	@$(BIN)/python tests/tools/words.py $(LANGUAGE)

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
	$(call INSTALL,-c constraints.txt -e '.[cuda]')
	$(BIN)/python benchmarks/gpu.py --all-counts

bench-peers: $(VENV)/bench  ## batches beside RLCard, PettingZoo, OpenSpiel and Pgx; growth; charts
	$(BIN)/python benchmarks/peers.py --picture docs/pictures/peers.png
	$(BIN)/python benchmarks/growth.py --picture docs/pictures/growth.png

docs: $(VENV)/dev  ## write what comes from the sources, check that the rest is true, build the website
	$(BIN)/python tests/tools/pages.py
	$(BIN)/python -m pytest tests/project/test_docs.py tests/project/test_clauses.py tests/project/test_site.py
	$(BIN)/python tests/tools/docs_site.py

screenshots: $(VENV)/dev  ## draw the pictures of the documentation anew (needs Chromium)
	$(BIN)/python tests/tools/screenshots.py

golden: $(VENV)/dev  ## write the golden transcripts anew, on purpose
	$(BIN)/python tests/tools/golden.py

clean:  ## remove the environment and caches
	rm -rf $(VENV) $(LOWEST) build dist web/node_modules web/public-dev .pytest_cache .mypy_cache .ruff_cache .hypothesis src/*.egg-info
