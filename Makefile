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
INSTALL := $(BIN)/python -m pip install --quiet --no-deps
NPM := web/node_modules/.installed
PEERS := .venv-peers
PEER_LIST := src/targi/terminal/bench/peers/requirements.txt

.PHONY: help setup play check test integration lint soak bench clean FORCE
.DELETE_ON_ERROR:

help:
	@echo 'make play         the board in the browser, at http://127.0.0.1:8000/'
	@echo 'make check        lint, types, unit tests: the quick check while working'
	@echo 'make test         everything that must pass before a change goes in'
	@echo 'make integration  heavy outside parts and devices: wheels, PostgreSQL, phones'
	@echo 'make soak         the tests that take minutes each'
	@echo 'make lint         ruff, mypy, pyright, eslint and the types of the web client'
	@echo 'make bench        speed, side by side with other libraries'
	@echo 'make setup        .venv, compiled rules and search, the web client, $(BIN)/targi'
	@echo 'make clean        remove everything that was built'

# Compiling takes one core most of the time; the web client is built on another one meanwhile.
setup:
	@$(MAKE) --no-print-directory -j2 $(BUILT) $(CLIENT) $(VENV)/installed

play: setup
	$(BIN)/targi serve --open

check: setup $(VENV)/dev
	@$(BIN)/python tools/checks.py check

test: setup $(VENV)/dev
	@$(BIN)/python tools/checks.py test

integration: setup $(VENV)/dev
	@$(BIN)/python tools/checks.py integration

lint: setup $(VENV)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	web/node_modules/.bin/pyright
	npm --prefix web run check

soak: setup $(VENV)/dev
	$(BIN)/pytest --numprocesses=auto -m soak --hypothesis-profile=soak -o faulthandler_timeout=0
	TARGI_EFFORT=full $(BIN)/pytest --numprocesses=auto -o faulthandler_timeout=0 -m slow tests/rules tests/game
	TARGI_PURE=1 $(BIN)/pytest --numprocesses=auto -o faulthandler_timeout=0 $(addprefix tests/,cards corpus game golden rules)

bench: setup $(PEERS)/installed
	$(BIN)/targi bench

clean:
	rm -rf $(VENV) $(PEERS) build dist src/*.egg-info $(LIBRARIES) $(BUILT)
	rm -rf web/node_modules web/src/generated $(dir $(CLIENT))

# All requirements are pinned, those of requirements too, so that nothing is to be worked out.
$(VENV)/build: requirements-build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Targi needs Python 3.11 or newer: make setup PYTHON=/path/to/python3.11'; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --requirement requirements-build.txt
	@touch $@

# Pure, because compiling is another step: this one only leaves the command and the path.
$(VENV)/installed: $(VENV)/build requirements.txt pyproject.toml setup.py
	$(INSTALL) --requirement requirements.txt
	TARGI_PURE=1 $(INSTALL) --no-build-isolation --editable .
	@touch $@

# What developers need and players do not.
$(VENV)/dev: $(VENV)/installed requirements-dev.txt web/package-lock.json
	$(INSTALL) --requirement requirements-dev.txt
	npm ci --prefix web --silent --no-audit --no-fund
	@touch $(NPM) $@

# A deleted module makes no other file newer; the list of them does.
$(VENV)/modules: $(VENV)/build FORCE
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

$(BUILT): $(VENV)/build $(VENV)/modules setup.py $(SOURCES)
	rm -rf $@ build/lib* build/temp* build/targi $(LIBRARIES)
	@touch $(VENV)/started
	TARGI_PURE=0 $(BIN)/python setup.py --quiet build_ext --inplace
	@touch -r $(VENV)/started $@

$(NPM): web/package-lock.json
	npm ci --prefix web --silent --no-audit --no-fund $(if $(wildcard $(VENV)/dev),,--omit=dev)
	@touch $@

# Everything but the client works without Node, so its lack ends nothing here.
$(CLIENT): $(VENV)/installed $(addprefix tools/,web_client.py web_data.py rule_pictures.py) $(CLIENT_SOURCES)
	@if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null; then \
		$(MAKE) --no-print-directory $(NPM) && $(BIN)/python tools/web_client.py; \
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
