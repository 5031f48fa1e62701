#!/usr/bin/env bash
# dist/ beside another build of it, both as they are: bash lab/bench/builds.sh DIST
set -euo pipefail
given=("$@")
set --  # a set-up without groups would take them for its own
source "$(dirname "$0")/../setup.sh"

node lab/bench/builds.mjs "${given[@]}"
