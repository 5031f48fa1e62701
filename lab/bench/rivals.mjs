// Other libraries on the same positions and games, each in its own form, which is made before the clock runs.

import { createRequire } from 'node:module';
import SabakiBoard from '@sabaki/go-board';
import sabakiSgf from '@sabaki/sgf';
import { CHINESE_RULES, Game, JAPANESE_RULES, SGFParser } from 'wgo';
import gobanLibrary from '../interop/goban.cjs';

const require = createRequire(import.meta.url);
const { default: TenukiBoard } = require('tenuki/lib/board-state');
const { default: TenukiPoint } = require('tenuki/lib/intersection');

const SIGN = { black: 1, white: -1 };
const STRICT = { preventOverwrite: true, preventSuicide: true, preventKo: true };

export const sabaki = {
  board: (board) => new SabakiBoard(board.toSignMap()),

  chains(board) {
    const seen = new Set();
    const chains = [];
    board.signMap.forEach((row, y) => {
      row.forEach((sign, x) => {
        if (sign === 0 || seen.has(y * 32 + x)) return;
        const stones = board.getChain([x, y]);
        for (const [cx, cy] of stones) seen.add(cy * 32 + cx);
        chains.push({ stones, liberties: board.getLiberties([x, y]) });
      });
    });
    return chains;
  },

  play: (board, color, vertex) => board.makeMove(SIGN[color], vertex, STRICT),

  legalMoves(board, color) {
    const legal = [];
    for (let y = 0; y < board.height; y++) {
      for (let x = 0; x < board.width; x++) {
        const { overwrite, suicide, ko } = board.analyzeMove(SIGN[color], [x, y]);
        if (!overwrite && !suicide && !ko) legal.push([x, y]);
      }
    }
    return legal;
  },

  /** The last board of a game. */
  replay(size, moves) {
    let board = SabakiBoard.fromDimensions(size);
    for (const { color, vertex } of moves) board = board.makeMove(SIGN[color], vertex ?? [-1, -1], STRICT);
    return board.signMap;
  },

  parse: (text) => sabakiSgf.parse(text),
};

export const tenuki = {
  board: (board) =>
    new TenukiBoard({
      boardSize: board.width,
      moveNumber: 0,
      intersections: board
        .toSignMap()
        .flatMap((row, y) =>
          row.map((sign, x) => new TenukiPoint(y, x, ['white', 'empty', 'black'][sign + 1])),
        ),
    }),

  chains(board) {
    const seen = new Set();
    const chains = [];
    for (const point of board.intersections) {
      if (point.isEmpty() || seen.has(point)) continue;
      const [stones, beside] = board.partitionTraverse(point, (other) => other.sameColorAs(point));
      for (const stone of stones) seen.add(stone);
      chains.push({ stones, liberties: beside.filter((other) => other.isEmpty()) });
    }
    return chains;
  },
};

const GOBAN_COLORS = [2, 0, 1]; // white, empty, black

export const goban = {
  board: (board) =>
    new gobanLibrary.BoardState({
      width: board.width,
      height: board.height,
      board: board.toSignMap().map((row) => row.map((sign) => GOBAN_COLORS[sign + 1])),
    }),

  area: (board) => board.computeScoringLocations(true),

  territory: (board) => board.computeScoringLocations(false),
};

export const wgo = {
  board(board) {
    const game = new Game(board.width, JAPANESE_RULES);
    board.toSignMap().forEach((row, y) => {
      row.forEach((sign, x) => {
        game.position.set(x, y, sign);
      });
    });
    return game;
  },

  play(game, color, [x, y]) {
    const next = game.position.clone();
    if (!next.applyMove(x, y, SIGN[color])) throw new Error('wgo: not legal');
    return next;
  },

  legalMoves(game, color) {
    game.turn = SIGN[color];
    const legal = [];
    for (let y = 0; y < game.size; y++) {
      for (let x = 0; x < game.size; x++) {
        if (game.isValid(x, y)) legal.push([x, y]);
      }
    }
    return legal;
  },

  /** The last position of a game, with simple ko; or with superko, which wgo calls Chinese. */
  replay(size, moves, superko = false) {
    const game = new Game(size, superko ? CHINESE_RULES : JAPANESE_RULES);
    for (const { color, vertex } of moves) {
      game.turn = SIGN[color];
      if (vertex === null) game.pass();
      else if (!game.play(...vertex)) throw new Error('wgo: not legal');
    }
    return game.position;
  },

  parse: (text) => new SGFParser(text).parseCollection(),
};
