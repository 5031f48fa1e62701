/** Which stones would be dead if the game ended here. */

import { Option } from 'commander';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { bothSides, byColor, character, counted, some } from '../text.js';
import type { GoSubject } from './read.js';
import { goDiagram, points } from './text.js';

interface DeadOptions {
  readonly playouts?: number;
  readonly seed?: number;
}

export const dead: Skill<GoSubject> = {
  fields: 'dead {black, white}: points in GTP text. The same seed gives the same answer on every machine.',
  options: [
    new Option('--playouts <n>', 'random games to judge by: more are slower and surer').argParser(
      integer(1, 100_000),
    ),
    new Option('--seed <n>', 'of the random games').argParser(integer(0, Number.MAX_SAFE_INTEGER)),
  ],
  answer: findDead,
};

function findDead({ play }: GoSubject, { playouts, seed }: DeadOptions): Answer {
  const { board } = play;
  const found = board.deadStones({
    ...(playouts === undefined ? {} : { playouts }),
    ...(seed === undefined ? {} : { seed }),
  });
  const sides = byColor((color) => points(found.and(board.stones(color))));
  const lists = (most: number) =>
    bothSides((color) => {
      const list = sides[color];
      return list.length === 0 ? 'none' : `${counted(list.length, 'stone')}: ${some(list, most)}`;
    });
  return {
    fields: { game: 'go', move: play.moveNumber, dead: sides },
    brief: () => `dead: ${lists(3)}`,
    text: () => {
      const cell = (vertex: readonly [number, number]) => {
        const stone = character(board.get(vertex));
        return found.has(vertex) ? stone.toLowerCase() : stone;
      };
      return `${[`Dead: ${lists(12)}`, '', ...goDiagram(board, cell), '(x o dead)'].join('\n')}\n`;
    },
  };
}
