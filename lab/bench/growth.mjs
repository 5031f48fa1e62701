// The growth of cost: of a position with the size of the board, of a move with the length of the game.

import { analyzeMany, GoGame } from 'kakoi';
import { replayMany } from 'kakoi/replay';
import { measure } from './measure.mjs';
import { longGame, randomGame, stage } from './positions.mjs';
import { goban, tenuki, wgo } from './rivals.mjs';

export const sizes = [5, 7, 9, 11, 13, 15, 17, 19, 25, 32];
export const lengths = [100, 300, 1000, 3000, 10_000];

const POSITIONS = 30;
const LARGEST = { goban: 25, tenuki: 19 };
const WGO_MOVES = 1000; // looks through all earlier positions: ten times as many moves take a hundred times as long
const ROUNDS = 5;

const each = (items, work) => [() => items.forEach(work), items.length];

/** name → times at each place, undefined where it was not measured. */
function collect(places, jobsAt) {
  const rows = {};
  places.forEach((place, i) => {
    for (const [name, time] of Object.entries(measure(jobsAt(place), ROUNDS))) {
      rows[name] ??= places.map(() => undefined);
      rows[name][i] = time;
    }
  });
  return rows;
}

export const measureSizes = () =>
  collect(sizes, (size) => {
    const games = [1, 2, 3].map((seed) => randomGame(size, seed));
    const boards = stage(games, 0, 1, POSITIONS).map(({ board }) => board);
    return {
      'unconditional life, batched': [() => analyzeMany(boards, ['passAlive']), boards.length],
      chains: each(boards, (board) => board.chains()),
      area: each(boards, (board) => board.area()),
      territory: each(boards, (board) => board.score({ rules: 'japanese' })),
      ...(size <= LARGEST.tenuki && { 'chains, tenuki': each(boards.map(tenuki.board), tenuki.chains) }),
      ...(size <= LARGEST.goban && {
        'area, goban': each(boards.map(goban.board), goban.area),
        'territory, goban': each(boards.map(goban.board), goban.territory),
      }),
    };
  });

export function measureLengths() {
  const { history } = longGame(lengths.at(-1), 1);
  const points = Int16Array.from(history, ({ vertex }) =>
    vertex === null ? -1 : vertex[1] * 19 + vertex[0],
  );
  return collect(lengths, (length) => {
    const moves = history.slice(0, length);
    const play = (rules) => () => {
      const game = new GoGame({ rules });
      for (const { vertex } of moves) game.play(vertex ?? 'pass');
    };
    return {
      'play, simple ko': [play('japanese'), length],
      'play, superko': [play('chinese'), length],
      'replayMany, superko': [
        () => replayMany([{ moves: points.subarray(0, length) }], { rules: 'chinese' }),
        length,
      ],
      'play, simple ko, wgo': [() => wgo.replay(19, moves), length],
      ...(length <= WGO_MOVES && { 'play, superko, wgo': [() => wgo.replay(19, moves, true), length] }),
    };
  });
}
