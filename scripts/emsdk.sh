#!/usr/bin/env bash
# Installs Emscripten as its makers publish it, in a version (`latest`, or as in 6.0.5) and a folder, for scripts/setup.sh
# to find by EMSDK. The version decides the bytes of the compiler: their hashes stand in the tool's own repository.
#
#   bash scripts/emsdk.sh VERSION FOLDER
set -euo pipefail

version=$1 folder=$2
tag=$([ "$version" = latest ] && echo main || echo "$version")
git clone --quiet --depth 1 --branch "$tag" https://github.com/emscripten-core/emsdk.git "$folder"
"$folder/emsdk" install "$version"
"$folder/emsdk" activate "$version"
