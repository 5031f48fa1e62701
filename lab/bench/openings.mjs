/** The openings of games between levels, and what came of such a game. */

import { GoGame, LoaBoard, LoaGame, SenketBoard, SenketGame } from 'kakoi';
import { randomNumbers } from './random.mjs';

const random = randomNumbers(9);
const pick = (list) => list[Math.floor(random() * list.length)];

/** A number for a game to be played by. */
export const nextSeed = () => Math.floor(random() * 2 ** 32);

function loaOpening() {
  let board = LoaBoard.start();
  for (let i = 0; i < 4; i++) board = board.play(pick(board.legalMoves()));
  return board.outcome === null ? { setup: board } : loaOpening();
}

function senketOpening(size) {
  let setup = SenketBoard.empty(size);
  for (const color of ['black', 'white', 'black', 'white']) {
    const free = [];
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (setup.get([x, y]) === 0) free.push([x, y]);
    setup = setup.play(color, pick(free), 'all');
  }
  return { setup, toPlay: 'black' };
}

/** 1 for the side that leads, 0.5 for each where none does. */
const pointsOf = (lead) => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);

const GAMES = {
  go: (size = 9) => ({
    mostMoves: 3 * size * size,
    opening: () => ({ size, rules: 'chinese', komi: 7 }),
    begin: (opening) => new GoGame(opening),
    points(game, color) {
      const { black, white } = game.score({ dead: 'auto' });
      return pointsOf((black.total - white.total) * (color === 'black' ? 1 : -1));
    },
  }),
  loa: () => ({
    mostMoves: 300,
    opening: loaOpening,
    begin: (opening) => new LoaGame(opening),
    points: (game, color) =>
      game.outcome === color ? 1 : game.outcome === 'draw' || game.outcome === null ? 0.5 : 0,
  }),
  senket: (size = 11) => ({
    mostMoves: 300,
    opening: () => senketOpening(size),
    begin: (opening) => new SenketGame(opening),
    points(game, color) {
      const { black, white } = game.score();
      return pointsOf((black.total - white.total) * (color === 'black' ? 1 : -1));
    },
  }),
};

/** The game of that name: how it begins, and how many points of one a side has at its end. */
export function startOf(name, size) {
  const game = GAMES[name];
  if (game === undefined) throw new Error(`the game is one of ${Object.keys(GAMES).join(', ')}, not ${name}`);
  return game(size);
}
