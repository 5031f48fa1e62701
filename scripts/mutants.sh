#!/usr/bin/env bash
# Mutation testing of engine and API: scripts/mutants/main.mjs explains it, docs/reliability.md has the
# results.
#
#   npm run mutants -- [--seed N] [--count N] [--only cpp|ts] [--list]
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

cmake --preset wasm -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset wasm --target kakoi_engine_wasm >&2
node scripts/mutants/main.mjs "$@"
