#!/usr/bin/env bash
# Builds match.cpp, and the opponent of a source tree as a library for it:
#
#     lab/match/build.sh FOLDER TREE NAME...      FOLDER/match, and FOLDER/NAME.so of each TREE
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$1
shift
mkdir -p "$out"
flags=(-std=c++20 -O2 -DNDEBUG -march=x86-64-v2 -fno-rtti -fno-exceptions -fPIC)
while [ $# -ge 2 ]; do
  tree=$(cd "$1" && pwd)
  name=$2
  shift 2
  cmake -S "$tree" -B "$out/$name" -G Ninja -DCMAKE_BUILD_TYPE=Release -DKAKOI_TESTS=OFF -DCMAKE_POSITION_INDEPENDENT_CODE=ON > "$out/$name.log"
  cmake --build "$out/$name" --target kakoi_engine >> "$out/$name.log"
  "${CXX:-g++}" "${flags[@]}" -fvisibility=hidden -shared -I "$tree/src" "$here/player.cpp" "$out/$name/src/libkakoi_engine.a" \
    -Wl,--exclude-libs,ALL -o "$out/$name.so"
  engine=$out/$name/src/libkakoi_engine.a
done
"${CXX:-g++}" "${flags[@]}" -I "$tree/src" "$here/match.cpp" "$engine" -ldl -o "$out/match"
