#!/usr/bin/env bash
# Builds the wasm engine, the package (dist/) and the page (web/dist/).
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

say "engine"
cmake --preset wasm -DKAKOI_TESTS=OFF -DKAKOI_WERROR="${CI:-OFF}" -Wno-dev >/dev/null
cmake --build --preset wasm --target kakoi_engine_wasm
say "package"
node bindings/package/build.mjs
say "page"
node web/build.mjs
