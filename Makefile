# Everything installs into .venv by package name; nothing outside this folder is changed
# (except, for root on Debian, missing packages: python3-venv, and for the tests postgresql and chromium).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# The browser client, built from web/. It is not in the repository.
CLIENT := src/deckwright/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.*) web/.npmrc

# Else every one of many processes would compile all modules, and those of the tests twice, for itself.
unexport PYTHONDONTWRITEBYTECODE

# What plays: run on the compiled build and on the sources. All other tests run on the compiled build alone.
PLAYED := tests/games tests/conformance tests/kernel tests/torture tests/bots
PYTEST := $(BIN)/pytest -n auto --dist worksteal

.PHONY: play test tests static build check marathon compiled bench card format wheel wheel-compiled sdist clean

play: $(VENV)/installed $(CLIENT)
	@$(BIN)/python tools/compile.py --background
	@$(BIN)/deckwright serve --open $(ARGS)

test: $(VENV)/installed-dev $(CLIENT)
	@sh tools/apt.sh
	@# Each of the two takes one core for about as long as the other.
	@$(MAKE) --no-print-directory -j 2 static build
	@$(MAKE) --no-print-directory tests

static: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	@VENV=$(VENV) sh tools/client.sh check

# Where nothing can be compiled one line says so, and plain Python runs everything.
build: $(VENV)/installed-dev
	@$(BIN)/python tools/compile.py --processes 1 --if-possible

tests: $(VENV)/installed-dev
	@case `$(BIN)/deckwright --version` in \
	*compiled*) \
		set -x; \
		DECKWRIGHT_BUILD=compiled $(PYTEST) && \
		DECKWRIGHT_BUILD=pure $(PYTEST) -m "not marathon and not once" $(PLAYED);; \
	*) set -x; $(PYTEST);; \
	esac

check: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(PYTEST) -m "not slow and not cards and not marathon"

# What takes minutes by itself: many games, many kills, many requests by chance.
marathon: $(VENV)/installed-dev $(CLIENT)
	$(BIN)/pytest -n auto --dist worksteal -m marathon

# The engine compiled: several times as fast, and found as long as the sources stay as they are.
compiled: $(VENV)/installed-dev
	@$(BIN)/python tools/compile.py

bench: $(VENV)/installed
	@$(BIN)/deckwright bench $(ARGS)

card: $(VENV)/installed-dev
	@$(BIN)/python tools/card.py $(ID)

format: $(VENV)/installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

$(VENV)/installed: pyproject.toml constraints.txt tools/venv.sh
	@PYTHON="$(PYTHON)" sh tools/venv.sh $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/installed-dev: $(VENV)/installed
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) tools/client.sh | $(VENV)/installed
	@VENV=$(VENV) sh tools/client.sh build

wheel: $(VENV)/installed-dev $(CLIENT)
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# For machines and Pythons like this one: with the compiled build.
wheel-compiled: $(VENV)/installed-dev $(CLIENT) compiled
	DECKWRIGHT_WHEEL=compiled $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# Has the built client too, so that what is installed from it plays in the browser.
sdist: $(VENV)/installed-dev $(CLIENT)
	$(BIN)/pip install --quiet --disable-pip-version-check 'hatchling==1.33.0'
	$(BIN)/python -m hatchling build -t sdist -d dist

clean:
	rm -rf web/node_modules src/deckwright/server/client src/deckwright/_builds dist
	rm -rf $(VENV) .mypy_cache .ruff_cache .import_linter_cache .pytest_cache .hypothesis
