/** Boards, lists and numbers as text for people. */

import { COLORS } from '#layout/core';
import type { Color, GameInfo, Vertex } from '../js/index.js';
import { visible } from './visible.js';

export function byColor<T>(of: (color: Color) => T): Record<Color, T> {
  return { black: of('black'), white: of('white') };
}

/** Both sides on one line: 'black 3; white 4'. */
export function bothSides(of: (color: Color) => string | number): string {
  return COLORS.map((color) => `${color} ${of(color)}`).join('; ');
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The first few of a list, for a line that a person reads. */
export function some(list: readonly string[], most = 6): string {
  const surplus = list.length - most;
  return surplus > 0 ? `${list.slice(0, most).join(' ')} and ${surplus} more` : list.join(' ');
}

export function rows(width: number, height: number, cell: (vertex: Vertex) => string): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cell([x, y])).join(''),
  );
}

/** A diagram with coordinates; `columns` are the names of the columns. */
export function diagram(
  height: number,
  columns: readonly string[],
  cell: (vertex: Vertex) => string,
): string[] {
  const cellWidth = Math.max(...columns.map(({ length }) => length)) + 1;
  const letters = `   ${columns.map((column) => column.padStart(cellWidth)).join('')}`;
  const lines = rows(columns.length, height, (vertex) => cell(vertex).padStart(cellWidth)).map((row, y) => {
    const number = `${height - y}`;
    return `${number.padStart(3)}${row} ${number}`;
  });
  return [letters, ...lines, letters];
}

const CHARACTERS = { 1: 'X', 0: '.', '-1': 'O' } as const;

/** The character of a stone in diagrams. */
export function character(sign: -1 | 0 | 1): string {
  return CHARACTERS[sign];
}

/** The players: 'Ann 2d against Bob', or '' when neither is known. */
export function players(info: GameInfo): string {
  if (info.black === undefined && info.white === undefined) return '';
  const name = (color: Color) => [info[color] ?? 'unnamed', info[`${color}Rank`]].filter(Boolean).join(' ');
  return visible(`${name('black')} against ${name('white')}`);
}

/**
 * The heading of a game: 'Ann 2d (black) against Bob (white), result B+R', and a line on the event when
 * something is known.
 */
export function heading(info: GameInfo, result: string | null): string[] {
  const player = (color: Color) => {
    const name = [info[color] ?? 'unnamed', info[`${color}Rank`]].filter(Boolean).join(' ');
    return `${name} (${color})`;
  };
  const about = [info.gameName, info.event, info.round, info.place, info.date].filter(Boolean).join(', ');
  const outcome = result === null ? '' : `, result ${result}`;
  const players = `${player('black')} against ${player('white')}${outcome}`;
  return (about === '' ? [players] : [players, about]).map(visible);
}
