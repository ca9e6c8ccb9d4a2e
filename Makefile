# FormDocs: `make site` builds the guide, `make test` runs every test. `make help` lists the rest.

PREFIX ?= /usr/local
FORMDOCS = .build/release/formdocs
# Without its symbols a static binary is half as large. On macOS stripping breaks the signature.
STRIP = $(if $(filter Linux,$(shell uname -s)),-s)
SOURCES = Package.swift Sources Tests

.DEFAULT_GOAL := help
.PHONY: help site test test-unit test-wasm test-browser bench build install themes format lint clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

site: build ## build the guide in Content/ into _site/
	$(FORMDOCS) build Content

build: themes ## build the release binary, .build/release/formdocs
	@Scripts/setup build
	@Scripts/build-release

themes: ## refresh the list of embedded theme files
	@Scripts/embed-themes

test: ## run every test: unit, wasm, browser
	@Scripts/setup build test
	@Scripts/run-tests unit wasm browser

test-unit: ## run the Swift tests alone
	@Scripts/setup build
	@Scripts/run-tests unit

test-wasm: ## run FormMockup as WebAssembly and compare with native
	@Scripts/setup build test
	@Scripts/run-tests wasm

test-browser: ## open the built guide in Chromium
	@Scripts/setup build test
	@Scripts/run-tests browser

bench: build ## build a site of 10,000 pages and print the ratios to the floor
	@Scripts/setup bench
	@Benchmarks/run

install: build ## put the self-sufficient binary into PREFIX/bin
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(STRIP) $(FORMDOCS) "$(DESTDIR)$(PREFIX)/bin/formdocs"

format: ## format the Swift sources in place
	swift format --in-place --parallel --recursive $(SOURCES)

lint: ## say where the Swift sources are not formatted
	swift format lint --strict --parallel --recursive $(SOURCES)

clean: ## remove what was built (not _site/)
	swift package clean
	rm -rf .build/wasm .build/static .build/bench
