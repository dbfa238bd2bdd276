# On a machine with python3, make and git these commands build .venv from the locked requirements by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.from-lock
GAME ?= assyrian-wars
N ?= 200
SEED ?= 1
WORKERS ?= auto

.PHONY: play test lint format fuzz odds bench crash backup restore clean

$(STAMP): requirements.lock requirements-tests.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock -r requirements-tests.lock
	touch $(STAMP)

play: $(STAMP)
	$(BIN)/python -m bot

test: $(STAMP)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

lint: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

fuzz: $(STAMP)
	$(BIN)/python -m tests.fuzz --game $(GAME) --games $(N) --seed $(SEED)

odds: $(STAMP)
	REPEATS=$(if $(REPEATS),$(REPEATS),2000) $(BIN)/python -m pytest -q tests/assyrian_wars/odds/test_promises.py

bench: $(STAMP)
	$(BIN)/python -m bench $(if $(ONLY),--only $(ONLY))

crash: $(STAMP)
	$(BIN)/python -m tests.db.crash $(if $(KILLS),--kills $(KILLS)) --seed $(SEED)

backup: $(STAMP)
	$(BIN)/python -m db backup

restore: $(STAMP)
	$(if $(FILE),,$(error Which file? For example: make restore FILE=backups/stele-2026-01-31T12-00-00Z.sqlite3))
	$(BIN)/python -m db restore "$(FILE)"

clean:
	rm -rf $(VENV)
