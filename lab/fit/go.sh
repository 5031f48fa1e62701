#!/usr/bin/env bash
# Fits src/go/play/move_weights.cpp, the weights by which the opponent of Go judges a move at a glance, to records of
# games, writes it, and says how well it predicts the moves of others. Arguments: a file of games in SGF to fit, files to
# test with commas between them, how many games to fit at most, and the share of their moves.
set -euo pipefail
source "$(dirname "$0")/../setup.sh" build bench

cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_fit_moves >&2
build/native/lab/kakoi_fit_moves "$@" >build/move_weights.cpp
mv build/move_weights.cpp src/go/play/move_weights.cpp
