#!/usr/bin/env bash
# Fits the weights of src/loa/evaluation.h with quads and without, and plays both against each other and against the
# weights in use. Arguments: how many games to fit them to, with how many positions a move; how many games to play in
# each match, with how many positions a move; and the seed.
set -euo pipefail
source "$(dirname "$0")/../setup.sh" build bench

cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_fit_loa >&2
build/native/lab/kakoi_fit_loa "$@"
