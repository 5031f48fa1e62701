#!/bin/sh
# Builds build/net/games.so: the engine's boards and planes, and the games that generate.py plays on them.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p build/net
cd src
"${CXX:-g++}" -std=c++20 -O2 -march=native -DNDEBUG -Wall -Wextra -fPIC -shared -I. \
  ../lab/net/games.cpp core/*.cpp go/boards/playout_board.cpp go/boards/search_board.cpp go/katago/planes.cpp \
  go/net/planes.cpp go/playouts/ladder.cpp go/playouts/tactics.cpp go/safety/benson.cpp go/score/area.cpp -o ../build/net/games.so
