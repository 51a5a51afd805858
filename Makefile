# Everything a developer does, by name. `make help` lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What is compiled: the rules, and the opponents' search.
FOLDERS := src/targi/rules src/targi/bots/core
SOURCES := $(sort $(wildcard $(FOLDERS:=/*.py)))
LIBRARIES := src/*.so $(FOLDERS:=/*.so)
# Left by a build in the source tree and as old as its start: newer sources must be compiled.
BUILT := src/targi/rules/_sources.sha256
# The web client, built from web/, the words, the rules and the cards.
CLIENT := src/targi/web_client/index.html
CLIENT_SOURCES := $(shell find web src/targi/text/locales src/targi/text/rules src/targi/cards/data \
	\( -name node_modules -o -name generated \) -prune -o -type f -print)
PEERS := .venv-peers
PEER_LIST := src/targi/terminal/bench/peers/requirements.txt

.PHONY: help setup play test lint soak bench clean FORCE
.DELETE_ON_ERROR:

help:
	@echo 'make setup   create .venv, compile rules and search, build the web client, leave a working $(BIN)/targi'
	@echo 'make play    the board in the browser, at http://127.0.0.1:8000/'
	@echo 'make test    lint, all tests compiled, the rules plain with coverage'
	@echo 'make lint    ruff, mypy and svelte-check'
	@echo 'make soak    the tests that take minutes'
	@echo 'make bench   speed, side by side with other libraries'
	@echo 'make clean   remove everything that was built'

setup: $(BUILT) $(CLIENT)

play: setup
	$(BIN)/targi serve --open

test: lint
	npm --prefix web test
	$(BIN)/pytest --numprocesses=auto
	TARGI_PURE=1 $(BIN)/pytest --numprocesses=auto --cov \
		$(addprefix --ignore=tests/,project text terminal bots arena server web)

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	npm --prefix web run check

soak: setup
	$(BIN)/pytest --numprocesses=auto -m soak --hypothesis-profile=soak -o faulthandler_timeout=0

bench: setup $(PEERS)/installed
	$(BIN)/targi bench

clean:
	rm -rf $(VENV) $(PEERS) build dist src/*.egg-info $(LIBRARIES) $(BUILT)
	rm -rf web/node_modules web/src/generated $(dir $(CLIENT))

$(VENV)/tools: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Targi needs Python 3.11 or newer: make setup PYTHON=/path/to/python3.11'; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --requirement requirements-dev.txt
	@touch $@

# Pure here, because compiling is the next step: this one only leaves the command and the path.
$(VENV)/installed: $(VENV)/tools pyproject.toml setup.py
	TARGI_PURE=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# A deleted module makes no other file newer; the list of them does.
$(VENV)/modules: $(VENV)/installed FORCE
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

$(BUILT): $(VENV)/installed $(VENV)/modules $(SOURCES)
	rm -rf $@ build $(LIBRARIES)
	@touch $(VENV)/started
	TARGI_PURE=0 $(BIN)/python setup.py --quiet build_ext --inplace
	@touch -r $(VENV)/started $@
	-@$(BIN)/python -c 'from targi._build import describe; print(describe())'

# Everything but the client works without Node, so its lack ends nothing.
$(CLIENT): $(BUILT) tools/web_data.py $(CLIENT_SOURCES)
	@if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null; then \
		npm ci --prefix web --silent --no-audit --no-fund && $(BIN)/python tools/web_data.py && \
		npm --prefix web run --silent build; \
	else \
		echo 'No web client: Node 20 or newer is missing. Install it, for example by'; \
		echo '    sudo apt-get install nodejs npm'; \
		echo 'and then run: make setup'; \
	fi

# A library that cannot be installed here is left out; `targi bench` says which.
$(PEERS)/installed: $(PEER_LIST)
	$(PYTHON) -m venv $(PEERS)
	@grep -v -e '^ *#' -e '^ *$$' $(PEER_LIST) | while read -r peer; do \
		$(PEERS)/bin/python -m pip install --quiet "$$peer" || echo "left out: $$peer"; \
	done
	@touch $@
