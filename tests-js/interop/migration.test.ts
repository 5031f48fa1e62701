/**
 * docs/migration.md: every row of its tables, both sides run on the same position and their answers compared.
 *
 * @jest-environment jsdom
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as goban from 'goban';
import * as kakoi from 'kakoi';
import * as interop from 'kakoi/interop';
import { root } from '../support/run.js';

beforeAll(() => kakoi.init());

type Names = Readonly<Record<string, unknown>>;

/** The rows of the section with that title: the old code, and the code that replaces it. */
function rows(title: string): [old: string, now: string][] {
  const markdown = readFileSync(join(root, 'docs/migration.md'), 'utf8');
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `(.+?)` \| `(.+?)` \|/gm)].map(([, old, now]) => [
    old as string,
    now as string,
  ]);
}

/** The result of the code, in the common terms of both libraries; 'throws' when it does. */
function run(code: string, names: Names): unknown {
  let result: unknown;
  try {
    result = new Function(...Object.keys(names), `return ${code};`)(...Object.values(names));
  } catch {
    return 'throws';
  }
  return plain(result);
}

function plain(value: unknown): unknown {
  if (value instanceof kakoi.PointSet) return points([...value]);
  if (value instanceof kakoi.GoBoard) return value.toSignMap();
  if (value instanceof kakoi.GoGame) return interop.toOgsBoard(value.board);
  if (value instanceof goban.GobanEngine) return value.board;
  if (typeof value !== 'object' || value === null) return value;
  if ('signMap' in value) return value.signMap;
  if ('captured' in value) return (value.captured as kakoi.PointSet).size;
  if ('x' in value && 'y' in value) return [value.x, value.y];
  if (!Array.isArray(value) || !value.every(isPoint)) return value;
  return points(value.map((point) => (Array.isArray(point) ? point : [point.x, point.y])));
}

const isPoint = (value: unknown) =>
  (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)) ||
  (typeof value === 'object' && value !== null && 'x' in value);

const points = (list: readonly (readonly number[])[]) => list.map(String).sort();

describe('@sabaki/go-board', () => {
  const Board = require('@sabaki/go-board');
  const diagram = `
    . . . . . . X . X
    . . . O O . X X X
    . . X X O O . . .
    . X . . X O . . .
    . . X X O . O . .
    . . . . . O . . .
    . X O . . . . . .
    X O . O . . . O .
    . X O . . . . . .`;
  const points = { vertex: [2, 2], eye: [7, 0], free: [2, 7], ko: [1, 7] };

  function context(library: 'old' | 'now'): Names {
    const first = kakoi.GoBoard.fromDiagram(diagram);
    const second = first.with([0, 0], 'white').with([2, 2], null);
    const signMap = first.toSignMap();
    if (library === 'now') return { ...kakoi, ...points, signMap, board: first, other: second };
    return {
      Board,
      ...points,
      signMap,
      board: new Board(first.toSignMap()),
      other: new Board(second.toSignMap()),
    };
  }

  test.each(rows('@sabaki/go-board'))('%s is %s', (old, now) => {
    expect(run(now, context('now'))).toEqual(run(old, context('old')));
  });

  test('has rows, of which the three that say so throw', () => {
    const thrown = rows('@sabaki/go-board').filter(([, now]) => run(now, context('now')) === 'throws');
    expect(rows('@sabaki/go-board').length).toBeGreaterThan(25);
    expect(thrown).toHaveLength(3);
  });
});

describe('goban', () => {
  const data = (): interop.OgsGame => ({
    width: 9,
    height: 9,
    rules: 'japanese',
    komi: 6.5,
    initial_state: { black: 'agbgcgdgegfggghgig', white: 'ahbhchdhehfhghhhih' },
    initial_player: 'black',
    moves: 'ccii..fadbeb..cafb',
  });

  function context(library: 'old' | 'now'): Names {
    if (library === 'now') return { ...kakoi, ...interop, data: data(), game: interop.fromOgsGame(data()) };
    return { ...goban, data: data(), engine: new goban.GobanEngine(data() as goban.GobanEngineConfig) };
  }

  const state = ({ game, engine }: Names) => {
    if (game instanceof kakoi.GoGame) return [interop.toOgsBoard(game.board), game.toPlay];
    const { board, player } = engine as goban.GobanEngine;
    return [board, player === 1 ? 'black' : 'white'];
  };

  test.each(rows('goban'))('%s is %s', (old, now) => {
    const [before, after] = [context('old'), context('now')];
    const answer = run(now, after);
    // jumpToOfficialMoveNumber() and goTo() return nothing: their effect shows in the state.
    expect(answer).toEqual(run(old, before));
    expect(state(after)).toEqual(state(before));
  });

  test('has rows, of which the one that says so throws', () => {
    const thrown = rows('goban').filter(([, now]) => run(now, context('now')) === 'throws');
    expect(rows('goban').length).toBeGreaterThan(18);
    expect(thrown).toHaveLength(1);
  });
});
