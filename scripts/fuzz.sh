#!/usr/bin/env bash
# Looks for faults with random input: libFuzzer on the engine's boundary, then the fuzzers of tests-js/fuzz on
# the package.
#
#   npm run fuzz -- [--minutes N] [--seed N] [--only NAME] [--cases N]
#
# The minutes (default 10) are for all together, a third of them for the engine. NAME is `engine` or one that the
# JavaScript half prints; --cases goes to that half and leaves the engine out. Findings are printed with the command that
# finds them again; inputs that broke the engine stay in build/fuzz/findings. The exit status is 1 when there are any.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build fuzz

minutes=10 seed=1 only='' cases=''
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || die "$1 needs a value"
  case $1 in
    --minutes) minutes=$2 ;;
    --seed) seed=$2 ;;
    --only) only=$2 ;;
    --cases) cases=$2 ;;
    *) die "no option '$1'" ;;
  esac
  shift 2
done
seconds() { awk -v minutes="$minutes" -v share="$1" 'BEGIN { printf "%d", minutes * 60 * share + 0.5 }'; }
found=0

if [ "$only" = engine ] || [ -z "$only$cases" ]; then
  cmake --preset fuzz -Wno-dev >/dev/null
  cmake --build --preset fuzz --target boundary_fuzz >&2
  mkdir -p build/fuzz/corpus build/fuzz/findings
  share=$([ -n "$only" ] && echo 1 || echo 0.3333)
  log=build/fuzz/engine.log
  # Restarts after a finding, so that one does not hide the others, until the time is over.
  end=$(($(date +%s) + $(seconds "$share")))
  engine_cases=0 engine_findings=0
  while left=$((end - $(date +%s))) && [ "$left" -gt 0 ]; do
    status=0
    build/fuzz/tests-cpp/fuzz/boundary_fuzz -seed="$((seed + engine_findings))" -max_total_time="$left" -max_len=256 \
      -timeout=20 -print_final_stats=1 -verbosity=1 -print_funcs=0 -artifact_prefix=build/fuzz/findings/ \
      build/fuzz/corpus tests-cpp/fuzz/corpus >"$log" 2>&1 || status=$?
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    engine_cases=$((engine_cases + ${runs:-0}))
    [ "$status" -ne 0 ] || break
    engine_findings=$((engine_findings + 1))
    grep -E 'SUMMARY|returned|Assertion|Test unit' "$log" || tail -20 "$log"
  done
  echo "engine: seed $seed, $engine_cases cases in $(seconds "$share") s, $engine_findings findings"
  [ "$engine_findings" -eq 0 ] || found=1
fi

if [ "$only" != engine ]; then
  bash scripts/build.sh
  node tests-js/fuzz/build.mjs
  share=$([ -n "$only$cases" ] && echo 1 || echo 0.6667)
  node build/fuzz-js/main.mjs --seed "$seed" --minutes "$(awk -v s="$(seconds "$share")" 'BEGIN { print s / 60 }')" \
    ${only:+--only "$only"} ${cases:+--cases "$cases"} || found=1
fi
exit "$found"
