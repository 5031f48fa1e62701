/** `kakoi dead` for Go: the stones that would be dead if the game ended here. */

import { Option } from 'commander';
import { COLORS } from '#layout/core';
import { vertexName } from '../../js/index.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { bothSides, byColor, character, counted, some } from '../text.js';
import type { GoSubject } from './read.js';
import { goDiagram, points } from './text.js';

const EFFORTS = ['fast', 'normal', 'high'] as const;
export type Effort = (typeof EFFORTS)[number];

/** The option for the effort of finding dead stones. */
export function effortOption(): Option {
  return new Option('--effort <level>', 'how hard to look for dead stones')
    .choices(EFFORTS)
    .default('normal');
}

interface DeadOptions {
  readonly effort?: Effort;
  readonly playouts?: number;
  readonly seed?: number;
}

export const dead: Skill<GoSubject> = {
  fields: `dead {black, white}, undecided {black, white} (stones that may be either): points in GTP text, and
  openPoints [{point, color, reason}]: what is left to play. The same seed gives the same answer on every machine.`,
  options: [
    new Option('--playouts <n>', 'random games to judge by: more are slower and surer').argParser(
      integer(1, 100_000),
    ),
    effortOption(),
    new Option('--seed <n>', 'of the random games').argParser(integer(0, Number.MAX_SAFE_INTEGER)),
  ],
  answer: findDead,
};

function findDead({ play }: GoSubject, { effort, playouts, seed }: DeadOptions): Answer {
  const { board } = play;
  const {
    dead: found,
    chains,
    openPoints,
  } = board.judgeChains({
    ...(effort === undefined ? {} : { effort }),
    ...(playouts === undefined ? {} : { playouts }),
    ...(seed === undefined ? {} : { seed }),
  });
  const sides = byColor((color) => points(found.and(board.stones(color))));
  const undecided = byColor((color) =>
    chains
      .filter((chain) => chain.color === color && chain.decidedBy === 'undecided')
      .flatMap(({ stones }) => points(stones)),
  );
  const open = openPoints.map(({ vertex, ...rest }) => ({
    point: vertexName(vertex, board.height),
    ...rest,
  }));
  const lists = (most: number) =>
    bothSides((color) => {
      const list = sides[color];
      return list.length === 0 ? 'none' : `${counted(list.length, 'stone')}: ${some(list, most)}`;
    });
  return {
    fields: () => ({ game: 'go', move: play.moveNumber, dead: sides, undecided, openPoints: open }),
    brief: () => `dead: ${lists(3)}`,
    text: () => {
      const cell = (vertex: readonly [number, number]) => {
        const stone = character(board.get(vertex));
        return found.has(vertex) ? stone.toLowerCase() : stone;
      };
      const unsure = COLORS.flatMap((color) => undecided[color]);
      const remark = unsure.length === 0 ? [] : [`Undecided: ${some(unsure, 12)}`];
      return `${[`Dead: ${lists(12)}`, ...remark, '', ...goDiagram(board, cell), '(x o dead)'].join('\n')}\n`;
    },
  };
}
