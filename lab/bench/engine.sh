#!/usr/bin/env bash
# Speed of the engine natively. Arguments go to Google Benchmark.
set -euo pipefail
source "$(dirname "$0")/../setup.sh" build bench

cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_bench
build/native/lab/kakoi_bench "$@"
