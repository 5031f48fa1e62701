// GNU Go as a GTP engine. Needs `gnugo` (Debian's package).

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAMS = ['/usr/games/gnugo', 'gnugo'];

/** The engine at a level: ask('genmove black') → 'D4', or null for an error. */
export function startGnugo(level, ...options) {
  const program = PROGRAMS.find((name) => existsSync(name)) ?? 'gnugo';
  const child = spawn(program, ['--mode', 'gtp', '--level', String(level), ...options]);
  const waiting = [];
  let text = '';
  child.on('error', (error) => {
    console.error(`gnugo does not start: ${error.message}`);
    process.exit(1);
  });
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const answer = text.slice(0, end);
      text = text.slice(end + 2);
      waiting.shift()?.(answer.startsWith('=') ? answer.slice(1).trim() : null); // quit asks nobody
    }
  });
  const ask = (command) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${command}\n`);
    });
  return { ask, end: () => child.stdin.end('quit\n') };
}
