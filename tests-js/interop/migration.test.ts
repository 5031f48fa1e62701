/**
 * docs/migration.md: every row of its tables, our side run on the position that the other library was asked about, and the answers
 * compared.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kakoi from 'kakoi';
import * as interop from 'kakoi/interop';
import { rival } from '../support/rivals.js';
import { root } from '../support/run.js';

/** The answer that the code of another library gives, and its game afterwards. */
interface Answered {
  readonly answer?: unknown;
  readonly state?: unknown;
}
const migrated = rival<(library: string, code: string, given: object) => Answered>('migrated');

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
  if (value instanceof kakoi.GoGame) return interop.ogs.toBoard(value.board);
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

  const board = () => kakoi.GoBoard.fromDiagram(diagram);
  const other = () => board().with([0, 0], 'white').with([2, 2], null);
  const context = (): Names => ({
    ...kakoi,
    ...points,
    signMap: board().toSignMap(),
    board: board(),
    other: other(),
  });

  test.each(rows('@sabaki/go-board'))('%s is %s', (old, now) => {
    const given = { ...points, board: board().toSignMap(), other: other().toSignMap() };
    expect(run(now, context())).toEqual(migrated('@sabaki/go-board', old, given).answer);
  });

  test('has rows, of which the three that say so throw', () => {
    const thrown = rows('@sabaki/go-board').filter(([, now]) => run(now, context()) === 'throws');
    expect(rows('@sabaki/go-board').length).toBeGreaterThan(25);
    expect(thrown).toHaveLength(3);
  });
});

describe('goban', () => {
  const data = (): interop.ogs.Game => ({
    width: 9,
    height: 9,
    rules: 'japanese',
    komi: 6.5,
    initial_state: { black: 'agbgcgdgegfggghgig', white: 'ahbhchdhehfhghhhih' },
    initial_player: 'black',
    moves: 'ccii..fadbeb..cafb',
  });

  const context = () => ({ ...kakoi, ...interop, data: data(), game: interop.ogs.fromGame(data()) });

  test.each(rows('goban'))('%s is %s', (old, now) => {
    const names = context();
    const answer = run(now, names);
    // jumpToOfficialMoveNumber() and goTo() return nothing: their effect shows in the state.
    const state = [interop.ogs.toBoard(names.game.board), names.game.toPlay];
    expect({ answer, state }).toEqual(migrated('goban', old, data()));
  });

  test('has rows, of which the one that says so throws', () => {
    const thrown = rows('goban').filter(([, now]) => run(now, context()) === 'throws');
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

  function context() {
    const game = new kakoi.GoGame({ size: 9 });
    for (const move of moves) game.play(move);
    return { ...kakoi, game };
  }

  test.each(rows(library))('%s is %s', (old, now) => {
    const names = context();
    const is = run(now, names);
    const { answer, state } = migrated(library, old, moves);
    // Moves answer with true, a position or nothing there: their effect shows on the board.
    if (!/\.(play|playAt|pass|undo|popPosition)\(/.test(old)) expect(is).toEqual(answer);
    expect(plain(names.game)).toEqual(state);
  });

  test('has rows, none of which throws', () => {
    expect(rows(library).length).toBeGreaterThan(10);
    expect(rows(library).filter(([, now]) => run(now, context()) === 'throws')).toEqual([]);
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
