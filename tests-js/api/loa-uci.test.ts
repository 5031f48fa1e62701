/** The Universal Chess Interface for Lines of Action, as a function over lines. */

import { beforeAll, describe, expect, test } from '@jest/globals';
import { init, LoaBoard } from 'kakoi';
import { createUci, playEngine, searchLoa } from 'kakoi/play';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init(playEngine));

/** A program, and what it has written. */
function program(setup: Partial<Parameters<typeof createUci>[0]> = {}) {
  const lines: string[] = [];
  const uci = createUci({ write: (line) => lines.push(line), ...setup });
  const ask = async (...commands: string[]) => {
    lines.length = 0;
    for (const command of commands) uci.send(command);
    await uci.finish();
    return [...lines];
  };
  return { uci, lines, ask };
}

const fen = (lines: readonly string[]) => lines.at(-1);

test('says who it is and which options it has', async () => {
  const { ask } = program();
  const lines = await ask('uci');
  expect(lines[0]).toMatch(/^id name kakoi \d+\.\d+\.\d+/);
  expect(lines.slice(2)).toEqual([
    'option name UCI_Variant type combo default linesOfAction var linesOfAction var scrambledEggs var parachute',
    'option name BoardSize type spin default 8 min 5 max 8',
    'option name Depth type spin default 0 min 0 max 64',
    'option name Nodes type spin default 0 min 0 max 1073741824',
    'uciok',
  ]);
  expect(await ask('isready')).toEqual(['readyok']);
});

test('searches ply by ply and gives the move that searchLoa() gives', async () => {
  const { ask } = program();
  const lines = await ask('position startpos moves b1b3 a2c2', 'go depth 4');
  expect(lines.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
    'info depth 1 score',
    'info depth 2 score',
    'info depth 3 score',
    'info depth 4 score',
    expect.stringMatching(/^bestmove/),
  ]);
  const board = LoaBoard.start().play('b1b3').play('a2c2');
  const { move, score, nodes } = searchLoa(board, { depth: 4 });
  const text = move!.text.replace(/[-x]/, '');
  expect(lines.at(-1)).toBe(`bestmove ${text}`);
  expect(lines.at(-2)).toMatch(
    new RegExp(`^info depth 4 score cp ${score} nodes ${nodes} time \\d+ nps \\d+ pv ${text}$`),
  );
  const found = searchLoa(board, { nodes: 5000 }).move!.text.replace(/[-x]/, '');
  expect((await ask('go nodes 5000')).at(-1)).toBe(`bestmove ${found}`);
});

test('the score of a proved win is the number of moves to it', async () => {
  const { ask } = program();
  const lines = await ask('position fen 7b/8/7w/8/8/8/8/b1w5 b', 'go depth 4');
  const { score } = searchLoa(LoaBoard.fromFen('7b/8/7w/8/8/8/8/b1w5 b'), { depth: 4 });
  const plies = 30_000 - Math.abs(score);
  if (plies < 64) expect(lines.at(-2)).toContain(`score mate ${Math.sign(score) * Math.ceil(plies / 2)}`);
  const won = await ask('position fen 8/8/8/3L4/8/4L3/8/l6l w - - 0 1', 'go depth 3');
  expect(won.join('\n')).toMatch(/score mate 1 .*\nbestmove /);
});

describe('positions', () => {
  test('are the set-ups of the options', async () => {
    const { ask } = program();
    expect(fen(await ask('d'))).toBe('Fen: 1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1');
    await ask('setoption name UCI_Variant value scrambledeggs', 'ucinewgame');
    expect(fen(await ask('d'))).toBe('Fen: 1lLlLlL1/L6l/l6L/L6l/l6L/L6l/l6L/1LlLlLl1 w - - 0 1');
    await ask('setoption name UCI_Variant value Lines of Action', 'setoption name BoardSize value 5');
    expect(fen(await ask('position startpos', 'd'))).toBe('Fen: 1LLL1/l3l/l3l/l3l/1LLL1 w - - 0 1');
  });

  test('in both conventions, with moves and passes', async () => {
    const { ask } = program();
    const board = LoaBoard.start().play('b1b3').play('a2c2');
    expect(fen(await ask(`position fen ${LoaBoard.start().toFen()} moves b1b3 a2c2`, 'd'))).toBe(
      `Fen: ${board.toFen({ letters: 'Ll' })}`,
    );
    expect(fen(await ask('position startpos moves b1-b3 a2c2', 'd'))).toBe(
      `Fen: ${board.toFen({ letters: 'Ll' })}`,
    );
    const stuck = 'b1bww3/www5/4w3/8/8/5w1w/8/8 b';
    expect(await ask(`position fen ${stuck}`, 'go')).toEqual(['bestmove 0000']);
    expect(await ask(`position fen ${stuck} moves 0000`)).toEqual([]);
    expect(await ask('position fen 8/8/8/2bb4/8/8/w6w/8 b', 'go')).toEqual(['bestmove (none)']);
  });

  test('that cannot be read are reported, and leave the one before', async () => {
    const { ask } = program();
    const before = fen(await ask('position startpos moves b1b3', 'd'));
    for (const bad of [
      'position fen 8/8 w',
      'position startpos moves b1b4',
      'position fen',
      'position fen x moves',
    ]) {
      expect(await ask(bad)).toEqual([expect.stringMatching(/^info string /)]);
      expect(fen(await ask('d'))).toBe(before);
    }
  });
});

describe('limits', () => {
  test('without any, options or 200,000 positions', async () => {
    const { ask } = program();
    const nodes = (lines: string[]) => Number(/nodes (\d+)/.exec(lines.at(-2)!)![1]);
    expect(await ask('setoption name Depth value 2', 'go')).toHaveLength(3);
    expect(
      nodes(await ask('setoption name Depth value 0', 'setoption name Nodes value 1000', 'go')),
    ).toBeLessThan(1100);
    expect(await ask('setoption name Nodes value 0', 'go')).not.toHaveLength(3);
    expect(await ask('setoption name Nodes value -1')).toEqual([
      'info string Nodes must be a whole number from 0 to 1073741824, not -1',
    ]);
    expect(await ask('setoption name Hash value 64', 'setoption name Depth', 'setoption')).toEqual([]);
    expect(await ask('setoption name UCI_Variant value chess')).toEqual([
      'info string the variant chess is not known',
    ]);
  });

  test('of time end the search', async () => {
    const { ask } = program();
    for (const limit of [
      'movetime 60',
      'wtime 1500 btime 1 winc 0',
      'wtime 600 btime 1 movestogo 3',
      'movetime 0',
    ]) {
      const lines = await ask('position startpos', `go ${limit}`);
      expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
    }
  });

  test("the clock is that of the side to move, 'w' being the first player but for letters b and w", async () => {
    /** True when a search that has no end of itself is ended soon. */
    const isShort = async (position: string) => {
      const { uci, lines } = program({
        search: (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      });
      uci.send(`position ${position}`);
      uci.send('go wtime 100 btime 10000000');
      const late = new Promise((resolve) => setTimeout(resolve, 1000, 'late'));
      const first = await Promise.race([uci.finish(), late]);
      uci.send('stop');
      await uci.finish();
      expect(lines.at(-1)).toMatch(/^bestmove /);
      return first !== 'late';
    };
    expect(await isShort('startpos')).toBe(true);
    expect(await isShort('startpos moves b1b3')).toBe(false);
    expect(await isShort(`fen ${LoaBoard.start().toFen()}`)).toBe(false);
  });

  test("'infinite' goes on until 'stop', which is obeyed within a search where it can be stopped", async () => {
    const asked: number[] = [];
    const { uci, lines } = program({
      search: (board, { depth, nodes, signal }) => {
        asked.push(depth);
        if (depth <= 2) return searchLoa(board, { depth, nodes });
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    uci.send('go infinite');
    while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    uci.send('isready');
    expect(lines.filter((line) => line.startsWith('bestmove'))).toEqual([]);
    expect(lines.at(-1)).toBe('readyok');
    uci.send('stop');
    await uci.finish();
    expect(lines.at(-1)).toMatch(/^bestmove /);
    expect(lines.at(-2)).toBe('readyok');
  });

  test("'infinite' waits for 'stop' even when it knows all", async () => {
    const { uci, lines } = program();
    uci.send('position fen 8/8/8/3L4/8/4L3/8/l6l w');
    uci.send('go infinite');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines.some((line) => line.startsWith('bestmove'))).toBe(false);
    uci.send('stop');
    await uci.finish();
    expect(lines.at(-1)).toMatch(/^bestmove /);
  });
});

test('a new search ends the one before, with a move for each', async () => {
  const { uci, lines } = program();
  uci.send('go infinite');
  uci.send('go depth 2');
  await uci.finish();
  expect(lines.filter((line) => line.startsWith('bestmove'))).toHaveLength(2);
});

test("after 'quit' nothing is answered", async () => {
  const { uci, lines, ask } = program();
  await ask('go infinite', 'quit');
  expect(uci.hasQuit).toBe(true);
  lines.length = 0;
  uci.send('isready');
  expect(lines).toEqual([]);
});

test('a search that fails is reported', async () => {
  const { ask } = program({ search: () => Promise.reject(new Error('no worker')) });
  expect(await ask('go depth 1')).toEqual(['info string no worker', expect.stringMatching(/^bestmove /)]);
});

test('no input ends it', async () => {
  const { uci, ask } = program();
  const random = randomNumbers(29);
  const words = [
    'uci',
    'isready',
    'position',
    'startpos',
    'fen',
    'moves',
    'b1b3',
    '8/8/8',
    'go',
    'depth',
    'nodes',
    '-1',
    '99999999999999',
    'setoption',
    'name',
    'value',
    'Depth',
    'stop',
    'constructor',
    '__proto__',
    '\u0000',
    '💥',
    '',
  ];
  for (let i = 0; i < 3000; i++) {
    const line = Array.from(
      { length: Math.floor(random() * 7) },
      () => words[Math.floor(random() * words.length)],
    );
    if (line.find(Boolean) !== 'go') uci.send(line.join(' '));
  }
  for (const odd of [null, undefined, 5, {}, '\n', ' '.repeat(1e5), 'x'.repeat(1e6)]) uci.send(odd as never);
  expect(await ask('isready')).toEqual(['readyok']);
  expect(errorOf(() => createUci({ write: 5 as never }))).toMatch(/^bad-option: /);
  expect(errorOf(() => createUci({ wriet: () => {} } as never))).toMatch(/^bad-option: /);
});
