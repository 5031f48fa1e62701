#!/usr/bin/env bash
# Speed of the engine natively (arguments go to Google Benchmark), then of the package under Node.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build bench

cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_bench
build/native/tests-cpp/bench/kakoi_bench "$@"
bash scripts/build.sh
node tests-js/bench/bench.mjs
