/** The pool of workers in Bun and in Deno, which npm downloads. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { write } from '../../tests-js/support/consumer.js';
import { EYES } from '../../tests-js/support/programs.js';
import { installedWith } from './tools.js';

let folder: string;
beforeAll(() => {
  folder = installedWith('bun', 'deno');
});

const BIN = 'node_modules/.bin';

describe.each([
  ['Bun', [join(BIN, 'bun')]],
  ['Deno', [join(BIN, 'deno'), 'run', '--no-prompt', '--allow-read', '--allow-sys']],
])('%s', (name, [command, ...args]) => {
  function run(code: string): { status: number | null; stdout: string; stderr: string } {
    const file = `${name}.mjs`;
    write(folder, { [file]: code });
    const { status, stdout, stderr } = spawnSync(join(folder, command!), [...args, file], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, stdout, stderr };
  }
  const printed = (stdout: string) => ({ status: 0, stdout, stderr: '' });

  test.each(['kakoi', 'kakoi/slim'])('%s', (entry) => {
    const code = `import { init, GoBoard } from '${entry}'; await init(); console.log(${EYES});`;
    expect(run(code)).toEqual(printed('3\n'));
  });

  test('kakoi/worker works, stops a computation, and is there for the next', () => {
    const code = `
      import { GoBoard } from 'kakoi';
      import { createPool } from 'kakoi/worker';
      const pool = createPool({ workers: 2 });
      const record = '(;SZ[3:1]RU[Chinese]AB[ba])';
      console.log((await pool.scoreGames([record, 'no game', record])).map(({ value }) => value?.black.total));
      const long = pool.deadStones(GoBoard.empty(19).with('D4', 'black'), { playouts: 100_000, signal: AbortSignal.timeout(50) });
      console.log(await long.catch(({ name }) => name));
      console.log((await pool.deadStones(GoBoard.empty(9))).size);
      const cut = pool.deadStones(GoBoard.empty(19).with('D4', 'black'), { playouts: 100_000 }).catch(({ name }) => name);
      await Promise.all([pool.terminate(), pool.terminate()]);
      console.log(await cut);`;
    expect(run(code)).toEqual(printed('[ 3, undefined, 3 ]\nTimeoutError\n0\nAbortError\n'));
  });

  test('kakoi/worker lets the program end when its work is done', () => {
    const code = `
      import { createPool } from 'kakoi/worker';
      await createPool({ workers: 1 }).scoreGames(['(;SZ[5])']);
      console.log('done');`;
    expect(run(code)).toEqual(printed('done\n'));
  });
});
