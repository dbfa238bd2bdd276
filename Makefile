# On a machine with python3, make and git these commands build .venv from the locked requirements by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.from-lock
GAME ?= assyrian-wars
N ?= 200
SEED ?= 1
WORKERS ?= auto

MINUTES ?= 10

.PHONY: play test test-cost lint format fuzz hostile imports minds arena mutants odds bench crash wire backup restore clean

# Says what it is doing: the first installation takes a minute or two.
$(STAMP): requirements.lock requirements-tests.lock
	@echo "Stele makes itself at home in $(VENV): this happens once, and takes a minute or two."
	@$(PYTHON) -m venv $(VENV)
	@{ $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off --require-hashes -r requirements.lock -r requirements-tests.lock 2>&1; echo "ended $$?"; } \
	  | awk -v all="$$(cat requirements.lock requirements-tests.lock | grep -c ==)" 'BEGIN { code = 1 } \
	    /^Collecting/ { printf "\r  %2d of %d libraries: %-44s", ++done, all, $$2; fflush(); next } \
	    /^Installing collected/ { printf "\r  %-70s", "all there, now unpacking ..."; fflush(); next } \
	    /^ended/ { code = $$2; next } /^ERROR|^error/ { said = said "\n" $$0 } \
	    END { print (code ? "\rThe libraries could not be installed:" said : "\r  Done." sprintf("%70s", "")); exit code }'
	@touch $(STAMP)

play: $(STAMP)
	@$(BIN)/python -m bot

test: $(STAMP)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# What each test costs in CPU seconds, and what each budget has spent: make test-cost PART=tests/bot
test-cost: $(STAMP)
	$(BIN)/python -m tests.cost -n $(WORKERS) --dist worksteal $(PART)

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
hostile: $(STAMP)
	$(BIN)/python -m tests.hostile --inputs $(if $(filter command line,$(origin N)),$(N),1000000) --seed $(SEED)

imports: $(STAMP)
	$(BIN)/python -m tests.db.import_fuzz --inputs $(if $(filter command line,$(origin N)),$(N),100000) --seed $(SEED)

minds: $(STAMP)
	$(BIN)/python -m tests.minds --seed $(SEED) $(if $(filter command line,$(origin GAME)),--games $(GAME))

mutants: $(STAMP)
	$(BIN)/python -m tests.mutants --seed $(SEED)

bench: $(STAMP)
	$(BIN)/python -m bench $(if $(ONLY),--only $(ONLY))

arena: $(STAMP)
	$(BIN)/python -m bench.arena $(if $(filter command line,$(origin GAME)),--game $(GAME)) $(if $(SCENARIO),--scenario $(SCENARIO)) $(if $(LEVELS),--levels $(LEVELS)) --games $(N) --minutes $(MINUTES)

crash: $(STAMP)
	$(BIN)/python -m tests.db.crash $(if $(KILLS),--kills $(KILLS)) --seed $(SEED)

wire: $(STAMP)
	$(BIN)/python -m tests.wire --minutes $(MINUTES) --seed $(SEED)

backup: $(STAMP)
	$(BIN)/python -m db backup

restore: $(STAMP)
	$(if $(FILE),,$(error Which file? For example: make restore FILE=backups/stele-2026-01-31T12-00-00Z.sqlite3))
	$(BIN)/python -m db restore "$(FILE)"

clean:
	rm -rf $(VENV)
