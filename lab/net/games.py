"""The games of games.cpp as numpy arrays."""
import ctypes
import pathlib

import numpy as np

PLANES, GLOBALS = 22, 19
_library = pathlib.Path(__file__).resolve().parents[2] / 'build/net/games.so'


def _load():
    calls = ctypes.CDLL(str(_library))
    pointer, integer = ctypes.c_void_p, ctypes.c_int
    for name, result, arguments in [
            ('new', pointer, [integer, integer, integer, ctypes.c_uint64]),
            ('free', None, [pointer]),
            ('begin', None, [pointer, integer, ctypes.c_float, pointer, integer]),
            ('look', None, [pointer, pointer, integer] + 4 * [pointer]),
            ('play', None, [pointer, pointer, integer, pointer]),
            ('komi', ctypes.c_float, [pointer, integer]),
            ('set_komi', None, [pointer, integer, ctypes.c_float]),
            ('to_play', integer, [pointer, integer]),
            ('over', integer, [pointer, integer]),
            ('moves', integer, [pointer, integer])]:
        call = getattr(calls, 'games_' + name)
        call.restype, call.argtypes = result, arguments
    return calls


class Games:
    """So many games on boards of one size. Points are y * width + x, and a pass width * height."""

    def __init__(self, width, height, count, seed):
        self.width, self.height, self.points, self.count = width, height, width * height, count
        self._calls = _load()
        self._games = self._calls.games_new(width, height, count, seed)

    def __del__(self):
        self._calls.games_free(self._games)

    def begin(self, game, komi, stones=None, to_play=0):
        """Begins a game with these stones: 0 Black, 1 White, -1 none, a point each."""
        if stones is None:
            stones = np.full(self.points, -1)
        stones = np.ascontiguousarray(stones, np.int8)
        self._calls.games_begin(self._games, game, komi, stones.ctypes.data, to_play)

    def look(self, which):
        """KataGo's planes and globals, our own planes as bits, and the legal moves of these games."""
        which = np.ascontiguousarray(which, np.int32)
        count, board = len(which), (self.height, self.width)
        planes = np.empty((count, PLANES, *board), np.float32)
        globals_ = np.empty((count, GLOBALS), np.float32)
        ours = np.empty((count, *board), np.uint32)
        legal = np.empty((count, self.points + 1), np.uint8)
        self._calls.games_look(self._games, which.ctypes.data, count, planes.ctypes.data,
                               globals_.ctypes.data, ours.ctypes.data, legal.ctypes.data)
        return planes, globals_, ours, legal

    def play(self, which, moves):
        """Plays a move in each of these games, a random one for -1; returns what was played."""
        which = np.ascontiguousarray(which, np.int32)
        moves = np.array(moves, np.int32)
        self._calls.games_play(self._games, which.ctypes.data, len(which), moves.ctypes.data)
        return moves

    def komi(self, game):
        """White's."""
        return self._calls.games_komi(self._games, game)

    def set_komi(self, game, komi):
        self._calls.games_set_komi(self._games, game, komi)

    def to_play(self, game):
        return self._calls.games_to_play(self._games, game)

    def over(self, game):
        return self._calls.games_over(self._games, game) != 0

    def moves(self, game):
        return self._calls.games_moves(self._games, game)
