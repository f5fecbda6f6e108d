# Every command of the project; `make` alone lists them. A bare machine needs git, make and python3-venv.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

BIN := .venv/bin
READY := .venv/.ready
BENCH_READY := .venv/.ready-bench
WORKERS ?= 2
CODE := src tests tools hatch_build.py $(if $(wildcard benchmarks/*.py),benchmarks)

# What is mutated and by what tests: the compiled loops run the same rules, slowly to compile, so neither.
RULES = $(filter-out %/compiled.py %/batch.py,$(wildcard src/portroyal/rules/$(1)*.py))
RULE_TESTS = $(filter-out %/test_compiled.py %/test_batch.py,$(wildcard tests/rules/$(1)test_*.py))

LOCK := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" $(UPGRADE)

.PHONY: help run play client web-sources web-check screenshots first-card test check lint format-check types floors format setup system bench bench-bots soak chaos load fuzz abuse mutants golden ladder strength balance planted lock audit clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: client ## play in the browser (sets everything up first)
	@$(BIN)/portroyal serve --open $(ARGS)

play: $(READY) ## play in the terminal
	@$(BIN)/portroyal play --text $(ARGS)

client: $(READY) ## build the browser client, if its sources have changed
	@$(BIN)/python hatch_build.py

web-sources: $(READY) ## write the parts of the client that are made from Python
	@$(BIN)/python tools/web_sources.py

screenshots: client system ## pictures of every page and of typical moments, into screenshots/
	@$(BIN)/python tools/screenshots.py $(ARGS)

# Both halves run, so that a long line does not hide a broken rule; pytest speaks last.
test: system client ## check everything and run all tests, as continuous integration does
	@status=0; \
	$(MAKE) --keep-going --jobs=$(WORKERS) --output-sync check || status=$$?; \
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS) || status=$$?; \
	exit $$status

check: lint format-check types floors web-check ## style, types and floors, without tests

lint: $(READY)
	@$(BIN)/ruff check $(CODE)

format-check: $(READY)
	@$(BIN)/ruff format --check $(CODE)

types: $(READY)
	@$(BIN)/mypy $(CODE)

floors: $(READY)
	@$(BIN)/lint-imports --no-logo

web-check: client
	@tools/npm --silent run check

format: $(READY) ## bring the code into shape
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)
	@tools/npm --silent run format

setup: $(READY) ## only set up .venv

system:
	@tools/system-packages

$(READY): requirements.lock pyproject.toml tools/setup
	@tools/setup requirements.lock
	@touch $@

$(BENCH_READY): requirements-bench.lock $(READY)
	@tools/setup requirements-bench.lock
	@touch $@

bench: $(BENCH_READY) ## measure speed, beside OpenSpiel's games
	@$(BIN)/python benchmarks/bench.py $(ARGS)

bench-bots: $(READY) ## measure speed of the bots
	@$(BIN)/python benchmarks/bots.py $(ARGS)

soak: $(READY) ## play many random games and watch for trouble
	@PYTHONPATH=tools $(BIN)/python benchmarks/soak.py $(ARGS)

chaos: system $(READY) ## kill servers during busy play and look for anything lost
	@$(BIN)/python tools/chaos.py $(ARGS)

load: $(READY) ## how many live tables the server holds
	@PYTHONPATH=tools $(BIN)/python benchmarks/load.py $(ARGS)

first-card: client system ## how soon a visitor sees the front page and the first card
	@$(BIN)/python benchmarks/first_card.py $(ARGS)

fuzz: $(READY) ## thousands of requests of every kind against the server
	@$(BIN)/python tools/fuzz.py $(ARGS)

abuse: $(READY) ## every known attack against a server of its own, beside tables at which people play
	@$(BIN)/python tools/abuse.py $(ARGS)

mutants: $(READY) ## change the rules on purpose and list the changes no test notices
	@nice -n 10 $(BIN)/python tools/mutants.py --jobs $(WORKERS) $(ARGS) \
	--group cards $(call RULES,cards/) $(call RULES) by $(call RULE_TESTS,cards/) $(call RULE_TESTS) \
	--group dice $(call RULES,dice/) by $(call RULE_TESTS,dice/)

golden: $(READY) ## write the golden files anew
	@$(BIN)/python -m golden

ladder: $(READY) ## play the ladder of our bots, a game at a time: ARGS="--game dice"
	@$(BIN)/python tools/ladder.py $(ARGS)

strength: $(READY) ## write docs/strength.md from the ladders in results/
	@$(BIN)/python tools/strength.py $(ARGS)

balance: $(READY) ## play sea charts many times, target by target: ARGS=--all
	@$(BIN)/python tools/balance.py $(ARGS)

planted: $(READY) ## see whether reviews find planted blunders, and write docs/planted.md
	@$(BIN)/python tools/planted.py $(ARGS)

lock: $(READY) ## bring the lock files in line with pyproject.toml (UPGRADE=--upgrade for newer versions)
	@$(LOCK) --extra fast --extra picture --extra lab --extra cluster --extra postgresql --group dev -o requirements.lock pyproject.toml
	@$(LOCK) --extra bench -c requirements.lock -o requirements-bench.lock pyproject.toml
	@printf 'hatchling\nnodejs-wheel-binaries\n' | $(LOCK) --extra fast --extra postgresql -c requirements.lock -o requirements-server.lock pyproject.toml -

audit: $(READY) ## look for known faults in the packages that are locked; asks pypi.org and the npm registry
	@tools/audit

clean: ## delete what the tools left behind; .venv stays
	@rm -rf build dist screenshots web/node_modules src/portroyal/server/static src/portroyal/pictures/charts/maps .mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
