/**
 * Rates how often a level of chooseMove() beats the level before it, in Lines of Action or Senket: openings of four random
 * moves, each played with either colour, every game with a seed of its own; a draw is half a win.
 *
 *     node tests-js/bench/levels.mjs loa|senket [--level N] [--games N] [--size N]
 *
 * Without --level all levels, with 100 games; the board of Senket is 11×11.
 */

import { parseArgs } from 'node:util';
import { init, LoaBoard, LoaGame, SenketBoard, SenketGame } from 'kakoi';
import { chooseMove, initPlay } from 'kakoi/play';
import { randomNumbers } from './random.mjs';

await Promise.all([init(), initPlay()]);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string' },
    games: { type: 'string', default: '100' },
    size: { type: 'string', default: '11' },
  },
});
const random = randomNumbers(9);
const MOST_LEVEL = 12;
const MOST_MOVES = 300;
const pick = (list) => list[Math.floor(random() * list.length)];

function loaOpening() {
  let board = LoaBoard.start();
  for (let i = 0; i < 4; i++) board = board.play(pick(board.moves()));
  return board.outcome === null ? { setup: board } : loaOpening();
}

function senketOpening() {
  const size = Number(values.size);
  let setup = SenketBoard.empty(size);
  for (const color of ['black', 'white', 'black', 'white']) {
    const free = [];
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (setup.get([x, y]) === 0) free.push([x, y]);
    setup = setup.play(color, pick(free), 'all');
  }
  return { setup, toPlay: 'black' };
}

const GAMES = {
  loa: {
    opening: loaOpening,
    begin: (opening) => new LoaGame(opening),
    points: (game, color) =>
      game.outcome === color ? 1 : game.outcome === 'draw' || game.outcome === null ? 0.5 : 0,
  },
  senket: {
    opening: senketOpening,
    begin: (opening) => new SenketGame(opening),
    points(game, color) {
      const { black, white } = game.score();
      const lead = (black.total - white.total) * (color === 'black' ? 1 : -1);
      return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    },
  },
};

const [name] = positionals;
const { opening, begin, points } = GAMES[name] ?? {};
if (begin === undefined) throw new Error(`the game is loa or senket, not ${name}`);

function play(start, levels) {
  const game = begin(start);
  const seed = Math.floor(random() * 2 ** 32);
  while (!game.isOver && game.moveNumber < MOST_MOVES) {
    const { move } = chooseMove(game, { level: levels[game.toPlay], seed });
    if (move === null) game.pass();
    else game.play(move);
  }
  return game;
}

/** The ends of Wilson's interval of 95 %, in hundredths. */
function interval(won, games) {
  const [share, z] = [won / games, 1.96];
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half].map((end) => Math.round((100 * end) / (1 + z ** 2 / games)));
}

const games = Number(values.games);
const levels =
  values.level === undefined
    ? Array.from({ length: MOST_LEVEL - 1 }, (_, i) => i + 2)
    : [Number(values.level)];
for (const level of levels) {
  let won = 0;
  for (let n = 0; n < games; n += 2) {
    const start = opening();
    won += points(play(start, { black: level, white: level - 1 }), 'black');
    won += points(play(start, { black: level - 1, white: level }), 'white');
  }
  console.log(
    `level ${level} against ${level - 1}: ${won} of ${games}, ${interval(won, games).join(' to ')} %`,
  );
}
