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

const tenuki = require('tenuki');
const wgo = require('wgo');

interface TenukiGame {
  readonly boardSize: number;
  intersectionAt(y: number, x: number): { value: string };
}

interface WgoPosition {
  readonly size: number;
  get(x: number, y: number): number;
}

const isTenukiGame = (value: unknown): value is TenukiGame => value instanceof tenuki.Game;
const isWgoGame = (value: unknown): value is { position: WgoPosition } => value instanceof wgo.Game;
const isWgoPosition = (value: unknown): value is WgoPosition => value instanceof wgo.Position;

beforeAll(() => kakoi.init());

type Names = Readonly<Record<string, unknown>>;

/** The rows of the section with that title: the old code, and the code that replaces it. */
function rows(title: string): [old: string, now: string][] {
  const markdown = readFileSync(join(root, 'docs/migration.md'), 'utf8');
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `(.+?)` \| `(.+?)` \|/gm)].map(([, old, now]) => [old!, now!]);
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
  if (isTenukiGame(value)) return tenukiBoard(value);
  if (isWgoGame(value)) return signsOf(value.position).map((row) => row.map((sign) => (sign + 3) % 3));
  if (isWgoPosition(value)) return signsOf(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('signMap' in value) return value.signMap;
  if ('captured' in value) return (value.captured as kakoi.PointSet).size;
  if ('x' in value && 'y' in value) return [value.x, value.y];
  if (!Array.isArray(value) || !value.every(isPoint)) return value;
  return points(value.map((point) => (Array.isArray(point) ? point : [point.x, point.y])));
}

/** The board of a game of tenuki as OGS has it: 1 for black, 2 for white. */
function tenukiBoard(game: TenukiGame): number[][] {
  const places = Array.from({ length: game.boardSize }, (_, place) => place);
  return places.map((y) =>
    places.map((x) => ['empty', 'black', 'white'].indexOf(game.intersectionAt(y, x).value)),
  );
}

/** The sign map of a position of WGo.js. */
function signsOf(position: WgoPosition): number[][] {
  const places = Array.from({ length: position.size }, (_, place) => place);
  return places.map((y) => places.map((x) => position.get(x, y)));
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

describe.each(['tenuki', 'WGo.js'])('%s', (library) => {
  // The last move captures one stone and leaves a point where Black may not play.
  const moves = [
    [2, 2],
    [3, 2],
    [6, 6],
    [2, 1],
    [5, 5],
    [1, 2],
    [7, 7],
    [2, 3],
  ] as const;

  function context(which: 'old' | 'now'): Names {
    const old =
      library === 'tenuki' ? new tenuki.Game({ boardSize: 9 }) : new wgo.Game(9, wgo.JAPANESE_RULES);
    const now = new kakoi.GoGame({ size: 9 });
    for (const [x, y] of moves) {
      if (library === 'tenuki') old.playAt(y, x);
      else old.play(x, y);
      now.play([x, y]);
    }
    return which === 'now' ? { ...kakoi, game: now } : { tenuki, wgo, game: old };
  }

  const boardOf = ({ game }: Names) => plain(game);

  test.each(rows(library))('%s is %s', (old, now) => {
    const [before, after] = [context('old'), context('now')];
    const [was, is] = [run(old, before), run(now, after)];
    // Moves answer with true, a position or nothing there: their effect shows on the board.
    if (!/\.(play|playAt|pass|undo|popPosition)\(/.test(old)) expect(is).toEqual(was);
    expect(boardOf(after)).toEqual(boardOf(before));
  });

  test('has rows, none of which throws', () => {
    expect(rows(library).length).toBeGreaterThan(10);
    expect(rows(library).filter(([, now]) => run(now, context('now')) === 'throws')).toEqual([]);
  });
});

describe('chess.js', () => {
  const names = () => ({
    ...kakoi,
    game: new kakoi.LoaGame(),
    fen: kakoi.LoaBoard.start().toFen(),
    text: new kakoi.LoaGame().toSgf(),
  });

  test.each(rows('chess.js'))('%s has %s in its place', (_, now) => {
    const [context, played] = [names(), names()];
    played.game.play('b1b3');
    const answer = run(now, now.includes('undo') ? played : context);
    expect(answer).not.toBe('throws');
    expect(answer).not.toBeUndefined();
  });

  test('has rows', () => expect(rows('chess.js').length).toBeGreaterThan(15));
});
