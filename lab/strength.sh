#!/usr/bin/env bash
# Asks the searches the questions of tests-cpp/data/recorded/, natively and fast, and fails when an answer is
# not the recorded one, to the node. `--record` writes the answers anew: the difference shows what changed.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

cmake --preset native -DKAKOI_TESTS=ON -DKAKOI_BENCHMARKS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_tests >&2
tests=(build/native/tests-cpp/kakoi_tests '--gtest_filter=Recorded.*' --gtest_brief=1)
if [ "${1-}" = --record ]; then
  KAKOI_RECORD=1 "${tests[@]}"
  git diff --stat tests-cpp/data/recorded
else
  "${tests[@]}"
fi
