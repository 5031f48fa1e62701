#!/usr/bin/env bash
# Runs a program of lab/ on the package as it is now: bash lab/run.sh bench/levels.mjs ARGUMENTS...
set -euo pipefail
source "$(dirname "$0")/setup.sh" rivals build

bash scripts/build.sh
program=${1:?a program of lab/ is needed, as in bench/levels.mjs}
shift
exec node --expose-gc "lab/$program" "$@"  # gc() is what memory is measured after
