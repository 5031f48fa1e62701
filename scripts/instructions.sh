#!/usr/bin/env bash
# Counts the instructions of a fixed piece of work of the native engine and fails when they are 3 % more than
# recorded in tests-cpp/bench/instructions.txt. Counts hardly vary between runs, unlike times. `--record`
# writes the file anew.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build bench

recorded=tests-cpp/bench/instructions.txt
compiler="$("${CXX:-c++}" --version | head -1) $(uname -m)"
if ! have valgrind; then
  say "SKIPPED: valgrind is not here, so nothing is counted"
  exit 0
fi
cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_workload >/dev/null
count=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null build/native/tests-cpp/bench/kakoi_workload 2>&1 |
  sed -n 's/.*Collected : //p')
if [ "${1-}" = --record ]; then
  echo "$compiler: $count" >"$recorded"
  exit
fi
before=$(awk -F': ' -v compiler="$compiler" '$1 == compiler { print $2 }' "$recorded")
if [ -z "$before" ]; then
  say "SKIPPED: $recorded has no count by $compiler; here it is $count"
  exit 0
fi
say "$count instructions, $before recorded"
[ $((count * 100)) -le $((before * 103)) ] || die "more than 3 % more: make it faster again, or say why and --record"
