/** `kakoi mcp`, spoken to by the client of the protocol's own library. */

import { spawn } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { cli } from '../support/cli.js';
import { root } from '../support/run.js';

const client = new Client({ name: 'a test', version: '1' });

beforeAll(() =>
  client.connect(new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp'], cwd: root })),
);
afterAll(() => client.close());

interface Answer {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
}

const call = async (name: string, given: Record<string, unknown>): Promise<Answer> =>
  (await client.callTool({ name, arguments: given })) as unknown as Answer;

const faultOf = async (name: string, given: Record<string, unknown>) => {
  const { isError, content } = await call(name, given);
  expect(isError).toBe(true);
  return content[0]!.text;
};

test('lists its tools, with what each takes', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'kakoi' });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'legality',
    'score',
    'facts',
    'review',
    'problem',
    'verify',
    'render',
  ]);
  for (const { inputSchema, description } of tools) {
    expect(Object.keys(inputSchema.properties!)).toEqual(expect.arrayContaining(['sgf', 'board', 'play']));
    expect(description).toMatch(/For Go.*\.$/);
  }
});

describe('a game is held to the board', () => {
  test.each([
    [{ size: 5, play: ['C3', 'C4'] }, { game: 'go', toPlay: 'black', count: 23 }],
    [{ game: 'loa', size: 8, play: ['b1-b3'] }, { game: 'loa', toPlay: 'white' }],
    [{ game: 'senket', size: 9, play: ['5-5', 'pass'] }, { game: 'senket', toPlay: 'black', count: 80 }],
  ])('legality: %j', async (given, expected) => {
    const { structuredContent, content } = await call('legality', given);
    expect(structuredContent).toMatchObject({ ...expected, over: false });
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent);
  });

  test.each([
    [{ size: 5, play: ['C3', 'C3'] }, 'illegal-move: white may not play at C3: the point is occupied'],
    [{ game: 'loa', size: 8, play: ['b1-b2'] }, /^illegal-move: /],
    [{ game: 'senket', size: 9, play: ['5-5', '5-5'] }, /^illegal-move: /],
    [{ size: 5, play: ['Z9'] }, /^illegal-move: .* outside the board$/],
    [{ board: ['X?'] }, /^bad-diagram: /],
    [{ fen: 'nonsense' }, /^bad-/],
    [{}, /^bad-option: no position/],
    [{ size: 5, plays: [] }, /^bad-option: 'plays' is none of legality's fields: game, sgf, board/],
    [{ size: 1e9 }, /^bad-size: /],
    [{ sgf: '(;SZ[5];B[zz])' }, /^bad-sgf: line 1/],
  ])('a fault is an answer: %j', async (given, expected) => {
    expect(await faultOf('legality', given)).toMatch(expected);
  });
});

test('score, facts, review and render', async () => {
  const board = ['.X.O.', 'XX.OO', '.X.O.', 'XX.OO', '.X.O.'];
  expect((await call('score', { board, komi: 0 })).structuredContent).toMatchObject({ result: 'Draw' });
  expect(await faultOf('score', { board, effort: 'endless' })).toBe(
    'bad-option: effort is "endless"; it must be fast, normal, high',
  );
  const play = ['B1'];
  const { structuredContent } = await call('facts', { board: ['OOOO', 'XXXO', '...O'], play });
  expect(structuredContent).toMatchObject({ move: 1, facts: expect.any(Array) });
  expect(await call('review', { game: 'senket', size: 9, play: ['2-1', '7-7', '1-3'] })).toMatchObject({
    structuredContent: { game: 'senket', moments: [{ move: 3, at: '1-3', isMistake: false }] },
  });
  expect((await call('render', { size: 3, play: ['B2'] })).content[0]!.text).toBe('...\n.X.\n...');
  const picture = await call('render', { size: 3, as: 'svg', overlay: ['influence'] });
  expect(picture.content[0]!.text).toMatch(/^<svg /);
  expect(await faultOf('render', { size: 3, as: 'png' })).toBe(
    'bad-option: as must be \'text\' or \'svg\', not "png"',
  );
});

test('a problem is solved with a proof, and the proof is checked', async () => {
  const fen = '4w/5/2b1w/2b2/b4 b';
  const { structuredContent } = await call('problem', { fen, prove: true });
  expect(structuredContent).toMatchObject({ outcome: 'wins', winner: 'black', plies: 1 });
  const { proofs, rules } = structuredContent as { proofs: Record<string, unknown>[]; rules: object };
  expect((await call('verify', { fen, rules, proofs })).structuredContent).toMatchObject({ valid: true });
  const wrong = proofs.map((proof) => ({ ...proof, winner: 'white' }));
  const refused = await call('verify', { fen, rules, proofs: wrong });
  expect([refused.isError, refused.structuredContent]).toMatchObject([undefined, { valid: false }]);
  expect(await faultOf('verify', { fen })).toMatch(/^bad-option: there is no proof/);
  expect(await faultOf('problem', { fen, nodes: 0 })).toMatch(/^bad-option: nodes is 0: /);
});

test('a tool that there is not is refused by the protocol', async () => {
  await expect(client.callTool({ name: 'guess', arguments: {} })).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining("no tool 'guess': there are legality, score"),
  });
});

test('what is no request is told on standard error, and the rest answered', async () => {
  const child = spawn(process.execPath, [cli, 'mcp']);
  const [said, told] = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const part of stream) text += part;
    return text;
  });
  child.stdin.end('{bad\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  expect(await said).toBe('{"result":{},"jsonrpc":"2.0","id":1}\n');
  expect(await told).toMatch(/^kakoi: .*JSON/);
  expect(child.exitCode ?? (await new Promise((resolve) => child.on('exit', resolve)))).toBe(0);
});
