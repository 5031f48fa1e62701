#!/usr/bin/env bash
# The same sources give the same package: builds the last commit here and in a clone elsewhere, and compares both dist/.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

[ -z "$(git status --porcelain)" ] || die "please commit first: the clone holds the last commit alone"
clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT

bash scripts/build.sh
git clone --quiet . "$clone"
bash "$clone/scripts/build.sh"
diff -r dist "$clone/dist"
say "the same bytes:"
(cd dist && sha256sum ./*)
