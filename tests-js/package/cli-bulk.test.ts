/** The command line on many inputs: as a filter, in threads, killed and resumed, and under GNU parallel. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cli, fixture, kakoi, lines, scratchFolder } from '../support/cli.js';
import { randomNumbers } from '../support/random.js';

const folder = scratchFolder();
const random = randomNumbers(7);

/** A line with a 9×9 game of random moves. */
function game(id: number): string {
  const moves = Array.from({ length: 40 }, (_, i) => {
    const point = [random(), random()].map((part) => 'abcdefghi'[Math.floor(part * 9)]).join('');
    return `;${i % 2 === 0 ? 'B' : 'W'}[${point}]`;
  });
  return `${JSON.stringify({ id, sgf: `(;SZ[9]${moves.join('')})` })}\n`;
}

const THOUSAND = Array.from({ length: 1000 }, (_, id) => game(id));
const ids = (text: string) => lines(text).map(({ id }) => id);
const inOrder = THOUSAND.map((_, id) => id);

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(args: readonly string[], flags: readonly string[] = []): ChildProcess {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [...flags, cli, ...args], { env });
  children.push(child);
  return child;
}

const exit = (child: ChildProcess) =>
  new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('close', (code, signal) => resolve([code, signal]));
  });

/** The exit code of a process; does not wait for output that nobody reads. */
const exitCode = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** The number of whole lines in the files. */
const countLines = (...files: string[]) =>
  files.reduce(
    (sum, file) => sum + (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0),
    0,
  );

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(5);
}

describe('--ndjson', () => {
  test('answers line by line, faults among the answers', () => {
    const input =
      '{"id":"a","board":["X.."]}\nno json\n\n{"id":[3],"fen":"x"}\n{"id":null,"sgf":"(;SZ[2])"}\n7';
    const { status, stdout, stderr } = kakoi(['moves', '--ndjson'], input);
    expect([status, stderr]).toEqual([0, '']);
    expect(lines(stdout)).toMatchObject([
      { id: 'a', moves: ['B1', 'C1'] },
      { line: 2, error: { code: 'bad-json' } },
      { line: 3, error: { code: 'bad-json' } },
      { id: [3], error: { code: 'bad-notation', message: expect.stringContaining("'x'") } },
      { id: null, count: 4 },
      { line: 6, error: { code: 'bad-json', message: 'a line must hold one JSON object' } },
    ]);
    expect(stdout).not.toContain('\u001b');
  });

  test('blank lines have answers too, the last as well', () => {
    const { status, stdout } = kakoi(['moves', '--ndjson'], '\n{"id":1,"board":".."}\n\n');
    expect(status).toBe(0);
    expect(lines(stdout)).toMatchObject([
      { line: 1, error: { code: 'bad-json' } },
      { id: 1, count: 2 },
      { line: 3, error: { code: 'bad-json' } },
    ]);
  });

  test('an empty stream has an empty answer', () => {
    expect(kakoi(['score', '--ndjson'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('answers a line before the next one comes', async () => {
    const child = start(['moves', '--ndjson']);
    for (const id of [1, 2, 3]) {
      const answer = new Promise<Buffer>((resolve) => child.stdout?.once('data', resolve));
      child.stdin?.write(`{"id":${id},"board":[".."]}\n`);
      expect(lines(String(await answer))).toMatchObject([{ id, count: 2 }]);
    }
    child.stdin?.end();
    expect(await exit(child)).toEqual([0, null]);
  });

  test('characters may be cut by the ends of chunks', async () => {
    const child = start(['moves', '--ndjson']);
    const line = Buffer.from('{"id":"囲碁\u2028","board":["."]}\n');
    const next = () => new Promise<Buffer>((resolve) => child.stdout?.once('data', resolve));
    const first = next();
    child.stdin?.write(line);
    await first; // it is up, and reads what comes as it comes
    const second = next();
    for (const [from, to] of [
      [0, 8],
      [8, 12],
      [12, line.length],
    ]) {
      child.stdin?.write(line.subarray(from, to));
      await delay(30);
    }
    expect(lines(String(await second))).toMatchObject([{ id: '囲碁\u2028' }]);
  });

  test('a reader that leaves is not a fault', async () => {
    const child = start(['moves', '--ndjson']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    child.stdin?.on('error', () => {}); // it is gone before all is written
    child.stdin?.write(THOUSAND.join('').repeat(3));
    expect(await exit(child)).toEqual([0, null]);
  });

  test.each([1, 2])('on SIGTERM the answers begun are finished, with %d jobs', async (jobs) => {
    const child = start(['moves', '--ndjson', '--jobs', String(jobs)]);
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => {
      if (output.push(chunk) === 1) child.kill('SIGTERM');
    });
    child.stdin?.on('error', () => {}); // it is gone before all is written
    child.stdin?.write(THOUSAND.join(''));
    expect(await exit(child)).toEqual([143, null]);
    const answered = ids(Buffer.concat(output).toString());
    expect(answered.length).toBeGreaterThan(0);
    expect(answered).toEqual(inOrder.slice(0, answered.length));
  });

  test('SIGTERM waits for the threads', async () => {
    const child = start(['dead', '--playouts', '2000', '--ndjson', '--jobs', '2']);
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stdin?.write(THOUSAND.slice(0, 4).join('')); // read at once: the first two are begun together
    await until(() => output.length > 0);
    child.kill('SIGTERM');
    expect(await exit(child)).toEqual([143, null]);
    const answered = ids(Buffer.concat(output).toString());
    expect(answered.length).toBeGreaterThanOrEqual(2);
    expect(answered).toEqual(inOrder.slice(0, answered.length));
  });

  describe('SIGTERM and SIGINT end what would take minutes', () => {
    const endless = ['dead', '--playouts', '100000'];
    const BIG = `${JSON.stringify({ id: 'big', sgf: readFileSync(fixture('mid-game-19.sgf'), 'utf8') })}\n`;
    const ended = (child: ChildProcess) =>
      Promise.race([exit(child), delay(8000, 'still at work', { ref: false })]);

    test.each([
      ['SIGTERM', 2, 143],
      ['SIGINT', 1, 130],
    ] as const)('%s, a stream with %d jobs: what was finished is written', async (signal, jobs, status) => {
      const child = start([...endless, '--ndjson', '--jobs', String(jobs)]);
      const output: Buffer[] = [];
      child.stdout?.on('data', (chunk) => output.push(chunk));
      child.stdin?.write(`{"id":1,"board":"."}\nno json\n${BIG}${BIG}${BIG}`); // a batch
      await until(() => output.length > 0);
      await delay(50);
      child.kill(signal);
      expect(await ended(child)).toEqual([status, null]);
      expect(lines(Buffer.concat(output).toString())).toMatchObject([{ id: 1 }, { line: 2 }]);
    });

    test('with --resume whole lines stay', async () => {
      const answers = join(folder, 'endless.ndjson');
      const child = start([...endless, '--ndjson', '--resume', answers]);
      child.stdin?.write(`{"id":1,"board":"."}\n${BIG}`);
      await until(() => countLines(answers) > 0);
      child.kill('SIGTERM');
      expect(await ended(child)).toEqual([143, null]);
      expect(ids(readFileSync(answers, 'utf8'))).toEqual([1]);
    });

    test('one record', async () => {
      const child = start([...endless, fixture('mid-game-19.sgf')]);
      await delay(1000); // it is at work, and nothing outside can tell
      child.kill('SIGTERM');
      expect(await ended(child)).toEqual([null, 'SIGTERM']);
    });

    test('and what waits for a reader that does not read', async () => {
      const child = start(['moves', '--ndjson']);
      child.stdout?.pause();
      child.stdin?.on('error', () => {});
      child.stdin?.write(THOUSAND.join('').repeat(4));
      await delay(1500);
      child.kill('SIGTERM');
      expect(await Promise.race([exitCode(child), delay(8000, 'still at work', { ref: false })])).toBe(143);
    });
  });
});

describe('outputs that cannot be written', () => {
  const input = join(folder, 'hundred.ndjson');
  const args = ['moves', input, '--ndjson'];
  const shell = (command: string, ...args: string[]) =>
    spawnSync('sh', ['-c', command, process.execPath, cli, ...args], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  beforeAll(() => writeFileSync(input, THOUSAND.slice(0, 100).join('')));

  const hasFull = existsSync('/dev/full');
  if (!hasFull) console.warn('no /dev/full: its tests are skipped');
  (hasFull ? test : test.skip).each([
    args,
    [...args, '--jobs', '2'],
    ['analyze', fixture('end-game-19.sgf')],
    ['--help'],
    ['--version'],
  ])('a full disk has a status of its own: %s %s', (...args) => {
    const { status, stderr } = shell('"$0" "$@" > /dev/full', ...args);
    expect(stderr).toMatch(
      /^kakoi: cannot write to standard output: no space left on device(; 0 answers written before that)?\n$/,
    );
    expect(status).toBe(74);
  });

  test('a file that is cut off is not taken for the whole', () => {
    const file = join(folder, 'cut');
    const { status, stderr } = shell(
      `ulimit -f 1; "$0" "$@" > ${file}`,
      'analyze',
      fixture('end-game-19.sgf'),
      '--json',
    );
    expect(stderr).toMatch(
      /^kakoi: cannot write to standard output: file too large; 0 answers written before that\n$/,
    );
    expect(status).toBe(74);
  });

  test.each(['1', '2'])(
    '--resume keeps whole lines, says how far it came, and goes on, with %s jobs',
    (jobs) => {
      const answers = join(folder, `full-${jobs}.ndjson`);
      const resume = [...args, '--resume', answers, '--jobs', jobs];
      const { status, stderr } = shell('ulimit -f 40; "$0" "$@"', ...resume);
      const kept = ids(readFileSync(answers, 'utf8'));
      expect([status, stderr]).toEqual([
        74,
        `kakoi: cannot write to ${answers}: file too large; ${kept.length} answers written before that\n`,
      ]);
      expect(kept.length).toBeGreaterThan(0);
      expect(kakoi(resume).status).toBe(0);
      expect(ids(readFileSync(answers, 'utf8'))).toEqual(inOrder.slice(0, 100));
    },
  );
});

describe('faults of the program itself', () => {
  const preload = join(folder, 'preload.cjs');
  const run = (script: string, args: readonly string[]) => {
    writeFileSync(preload, script);
    return start(args, ['--require', preload]);
  };
  const errors = async (child: ChildProcess) => {
    const output: Buffer[] = [];
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const [status] = await exit(child);
    return [status, Buffer.concat(output).toString()];
  };

  test.each(["throw new Error('boom')", "Promise.reject(new Error('boom'))"])(
    'end with 70 and a short message: %s',
    async (fault) => {
      const child = run(`setTimeout(() => { ${fault}; }, 1000);`, ['moves', '--ndjson']);
      expect(await errors(child)).toEqual([70, 'kakoi: internal fault: Error: boom; please report it\n']);
    },
  );

  test('a line that costs its thread the life has a fault, and the others their answers', async () => {
    const child = run(
      `if (!require('node:worker_threads').isMainThread) {
        const { parse } = JSON;
        JSON.parse = (text, ...rest) => (text.includes('fatal') ? process.exit(3) : parse(text, ...rest));
      }`,
      ['moves', '--ndjson'],
    );
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stdin?.end('{"id":1,"board":"."}\n{"id":"fatal"}\n{"id":3,"board":"."}\n');
    expect(await errors(child)).toEqual([0, '']);
    const text = Buffer.concat(output).toString();
    expect(lines(text)).toMatchObject([{ id: 1 }, { line: 2, error: { code: 'internal' } }, { id: 3 }]);
    expect(text).not.toMatch(/ at .*:\d+:\d+/); // no stack
  });

  test('a folder is not taken for empty input', () => {
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', '"$0" "$@" < .', process.execPath, cli, 'moves'],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'kakoi: standard input: this is a folder: name it as an input\n',
    ]);
  });
});

test.each([
  ['comments', '#'.repeat(40)],
  ['blank lines of comments', '\n#'.repeat(100_000)],
  ['a large record', 'x'.repeat(16 << 20)],
  ['a large line', `{${'x'.repeat(16 << 20)}`],
  ['white space', ' '.repeat(16 << 20)],
])(
  'time grows with the input, not faster: %s',
  async (_, input) => {
    const child = start(['analyze']);
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    expect(await exit(child)).toEqual([1, null]);
  },
  60_000,
);

test('memory does not grow with the stream', async () => {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=40', cli, 'moves', '--ndjson', '--jobs', '1'],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  let bytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const line = `${JSON.stringify({ board: ['.'], padding: 'x'.repeat(100_000) })}\n`;
  const ended = exit(child);
  const count = 600;
  for (let i = 0; i < count; i++) {
    if (!child.stdin?.write(line)) await new Promise((resolve) => child.stdin?.once('drain', resolve));
  }
  child.stdin?.end();
  expect(await ended).toEqual([0, null]); // 60 MB through a heap of 40
  expect(bytes).toBeGreaterThan(count * 50);
});

test('--jobs changes neither the answers nor their order', () => {
  const input = THOUSAND.slice(0, 20).join('').replace('"id":10,', '"id":10,"move":99,');
  const alone = kakoi(['dead', '--playouts', '20', '--ndjson'], input);
  expect(lines(alone.stdout)[10]).toMatchObject({ id: 10, error: { code: 'bad-option' } });
  expect(kakoi(['dead', '--playouts', '20', '--ndjson', '--jobs', '3'], input)).toEqual(alone);
});

test('the threads share even a few lines of a command that searches', async () => {
  const noted = join(folder, 'threads');
  const preload = join(folder, 'note-thread.cjs');
  writeFileSync(
    preload,
    `const { isMainThread, threadId } = require('node:worker_threads');
    if (!isMainThread) {
      const { parse } = JSON;
      JSON.parse = (...args) => {
        require('node:fs').appendFileSync(${JSON.stringify(noted)}, threadId + '\\n');
        return parse(...args);
      };
    }`,
  );
  const child = start(['dead', '--playouts', '20', '--ndjson', '--jobs', '2'], ['--require', preload]);
  child.stdin?.end(THOUSAND.slice(0, 8).join(''));
  expect(await exit(child)).toEqual([0, null]);
  const answers = readFileSync(noted, 'utf8').trim().split('\n');
  expect(answers).toHaveLength(8);
  expect(new Set(answers).size).toBe(2);
});

describe('--resume', () => {
  test('skips what is answered, drops half a line, and retries nothing', () => {
    const answers = join(folder, 'answers.ndjson');
    const input = '{"id":1,"board":"."}\n{"id":2}\n{"board":"."}\n{"id":4,"board":"."}\n';
    const whole = kakoi(['moves', '--ndjson', '--resume', answers], input);
    expect(whole).toEqual({ status: 0, stdout: '', stderr: '' });
    const expected = readFileSync(answers, 'utf8');
    expect(ids(expected)).toEqual([1, 2, undefined, 4]);
    for (const length of [0, 10, expected.indexOf('\n') + 1, expected.length - 1, expected.length]) {
      writeFileSync(answers, expected.slice(0, length));
      expect(kakoi(['moves', '--ndjson', '--resume', answers], input).status).toBe(0);
      expect(readFileSync(answers, 'utf8')).toBe(expected);
    }
  });

  test('knows files by their names', () => {
    for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.sgf`), '(;SZ[2])');
    writeFileSync(join(folder, 'files.ndjson'), '{"file":"b.sgf","kept":true}\n');
    expect(kakoi(['moves', 'a.sgf', 'b.sgf', 'c.sgf', '--resume', 'files.ndjson'], '', folder).status).toBe(
      0,
    );
    expect(lines(readFileSync(join(folder, 'files.ndjson'), 'utf8'))).toMatchObject([
      { file: 'b.sgf', kept: true },
      { file: 'a.sgf', count: 4 },
      { file: 'c.sgf', count: 4 },
    ]);
  });

  test.each(['{"id":"first",', '{'])('knows lines whose answers have a line of moves: %s …', (start) => {
    const problem = `${start}"board":["XXOOO.","O.XXO.",".X..XX"],"toPlay":"black"}\n`;
    const answers = join(folder, `solved-${start.length}.ndjson`);
    const args = ['solve', '--ndjson', '--resume', answers];
    for (const input of [problem, problem + problem.replace('first', 'second')])
      for (const _ of [1, 2]) expect(kakoi(args, input).status).toBe(0);
    const place =
      start === '{' ? [{ lineNumber: 1 }, { lineNumber: 2 }] : [{ id: 'first' }, { id: 'second' }];
    expect(lines(readFileSync(answers, 'utf8'))).toMatchObject(
      place.map((fields) => ({ ...fields, line: expect.any(Array) })),
    );
  });

  test('knows files whose answers have a line of moves', () => {
    writeFileSync(join(folder, 'problem.sgf'), '(;SZ[5]AB[aa][ab][bb][ca][cb]AW[ac][bc][cc][da][db])');
    const args = ['solve', 'problem.sgf', '--resume', 'solved.ndjson'];
    for (const _ of [1, 2]) expect(kakoi(args, '', folder).status).toBe(0);
    expect(lines(readFileSync(join(folder, 'solved.ndjson'), 'utf8'))).toMatchObject([
      { file: 'problem.sgf' },
    ]);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'after %s nothing is lost and nothing comes twice',
    async (signal) => {
      const input = join(folder, 'thousand.ndjson');
      const answers = join(folder, `${signal}.ndjson`);
      writeFileSync(input, THOUSAND.join(''));
      const args = ['moves', input, '--jobs', '2', '--resume', answers];
      const child = start(args);
      await until(() => countLines(answers) > 100);
      child.kill(signal);
      await exit(child);
      const before = countLines(answers);
      expect(before).toBeLessThan(1000);
      expect(kakoi(args).status).toBe(0);
      expect(ids(readFileSync(answers, 'utf8'))).toEqual(inOrder);
    },
  );
});

const hasParallel = spawnSync('parallel', ['--version']).status === 0;
if (!hasParallel) console.warn('GNU parallel is not installed: its test is skipped');

(hasParallel ? test : test.skip)(
  'GNU parallel: a thousand games, killed and resumed',
  async () => {
    const parts = join(folder, 'parts');
    const answers = join(folder, 'answers');
    mkdirSync(parts);
    mkdirSync(answers);
    for (let i = 0; i < 10; i++) {
      writeFileSync(join(parts, `part-${i}`), THOUSAND.slice(i * 100, i * 100 + 100).join(''));
    }
    // The command of docs/command-line.md, made slow so that the kill finds it at work.
    const work = `${process.execPath} ${cli} dead --playouts 150 --ndjson --resume ${answers}/{/} {}`;
    const args = [
      '--will-cite',
      '--jobs',
      '2',
      '--joblog',
      join(folder, 'joblog'),
      '--resume-failed',
      work,
      ':::',
    ];
    const inputs = readdirSync(parts).map((name) => join(parts, name));
    const env = { ...process.env, NODE_OPTIONS: '' };
    const files = inputs.map((_, i) => join(answers, `part-${i}`));

    const child = spawn('parallel', [...args, ...inputs], { env, stdio: 'ignore' });
    const ended = exit(child);
    await until(() => countLines(...files) > 250);
    child.kill('SIGTERM'); // once: begin nothing more
    child.kill('SIGTERM'); // twice: end what has begun
    await delay(5);
    child.kill('SIGTERM');
    await ended;
    const before = countLines(...files);
    expect(before).toBeLessThan(1000);

    const { status } = spawnSync('parallel', [...args, ...inputs], { env });
    expect(status).toBe(0);
    expect(files.flatMap((file) => ids(readFileSync(file, 'utf8')))).toEqual(inOrder);
    const all = files.map((file) => readFileSync(file, 'utf8')).join('');
    expect(all).not.toContain('"error"');
  },
  60_000,
);
