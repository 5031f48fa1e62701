#!/usr/bin/env bash
# Fits the weights of src/go/reading/capture_estimate.cpp and prints them as they stand there. Arguments: how many
# positions to fit them to, and the seed of the games.
set -euo pipefail
source "$(dirname "$0")/../setup.sh" build bench

cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_fit_captures >&2
build/native/lab/kakoi_fit_captures "$@"
