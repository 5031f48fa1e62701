/** `kakoi dead`: which stones are dead if the game ends here. */

import { expectGame, type Subject } from '../subject.js';
import { bothSides, byColor, character, counted, diagram, goColumns, points, some } from '../text.js';
import type { Answer } from './command.js';

interface DeadOptions {
  readonly playouts?: number;
  readonly seed?: number;
}

export function dead(subject: Subject, { playouts, seed }: DeadOptions): Answer {
  const { play } = expectGame(subject, 'dead', 'go');
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
      return `${[
        `Dead: ${lists(12)}`,
        '',
        ...diagram(board.height, goColumns(board.width, board.height), cell),
        '(x o dead)',
      ].join('\n')}\n`;
    },
  };
}
