#!/usr/bin/env bash
# Mutation testing of engine and API: lab/mutants/main.mjs explains it, lab/notes/reliability.md has the
# results.
#
#   npm --prefix lab run mutants -- [--seed N] [--count N] [--only cpp|ts] [--list]
set -euo pipefail
source "$(dirname "$0")/../setup.sh" rivals build test

cmake --preset wasm -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset wasm --target kakoi_engine_wasm >&2
node lab/mutants/main.mjs "$@"
