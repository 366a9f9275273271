# Everything installs into .venv by package name; nothing outside this folder is changed
# (except, for root on Debian, a missing python3-venv package).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check bench card format clean

play: $(VENV)/installed
	@$(BIN)/deckwright play $(ARGS)

test: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --dist worksteal

check: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --dist worksteal -m "not slow and not cards"

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

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
