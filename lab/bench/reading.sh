#!/usr/bin/env bash
# The cost of reading as WebAssembly beside the same questions natively.
set -euo pipefail
source "$(dirname "$0")/../setup.sh" build bench

bash scripts/build.sh
cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_bench
node lab/bench/reading.mjs build/native/lab/kakoi_bench
