/**
 * Matches of the opponent for Go, colours alternating, by Chinese rules: against GNU Go (Debian's package `gnugo`), or
 * against another level of itself. Prints every game, and the share won with its 95 % interval (Wilson); a draw is half
 * a win.
 *
 *     npm run bench:play -- [--size 9] [--games 20] [--komi 7] [--level 12] [--playouts N] [--seed 1]
 *                           [--against gnugo | LEVEL] [--gnugo-level 10]
 *
 * A game with GNU Go that ends with passes is counted by GNU Go, one between levels by kakoi with the dead stones that
 * it finds. The CPU time is that of this process for each of its own moves.
 */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GoGame, init, toGtp } from 'kakoi';
import { chooseMove, initPlay } from 'kakoi/play';

const number = { type: 'string' };
const { values } = parseArgs({
  options: {
    size: { ...number, default: '9' },
    games: { ...number, default: '20' },
    komi: { ...number, default: '7' },
    level: { ...number, default: '12' },
    playouts: number,
    seed: { ...number, default: '1' },
    against: { type: 'string', default: 'gnugo' },
    'gnugo-level': { ...number, default: '10' },
  },
});
const [size, games, komi, seed] = [values.size, values.games, values.komi, values.seed].map(Number);
await Promise.all([init(), initPlay()]);

/** A player: told of every game and move, and asked for its own, 'resign' and 'pass' among them. */
function kakoi(options) {
  let used = 0;
  let moves = 0;
  return {
    name: `kakoi ${JSON.stringify(options)}`,
    begin: async () => {},
    played: async () => {},
    choose: async (game) => {
      const before = process.cpuUsage();
      const { move, resigns } = chooseMove(game, { ...options, seed: seed * 100_000 + moves });
      const { user, system } = process.cpuUsage(before);
      used += (user + system) / 1e6;
      moves++;
      return resigns ? 'resign' : move === null ? 'pass' : toGtp(move, size);
    },
    count: async (game) => game.score({ dead: 'auto' }).result,
    seconds: () => used / moves,
    end: () => {},
  };
}

/** GNU Go, spoken to by GTP. */
function gnuGo(level) {
  const program = ['/usr/games/gnugo', 'gnugo'].find((name) => existsSync(name)) ?? 'gnugo';
  const rules = ['--chinese-rules', '--level', level, '--seed', String(seed)];
  const child = spawn(program, ['--mode', 'gtp', ...rules]);
  const waiting = [];
  let text = '';
  child.on('error', (error) => {
    console.error(`gnugo does not start: ${error.message}`);
    process.exit(1);
  });
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      waiting.shift()?.(text.slice(1, end).trim());
      text = text.slice(end + 2);
    }
  });
  const ask = (command) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${command}\n`);
    });
  return {
    name: `GNU Go, level ${level}`,
    begin: async () => {
      for (const command of [`boardsize ${size}`, 'clear_board', `komi ${komi}`]) await ask(command);
    },
    played: (color, move) => ask(`play ${color} ${move}`),
    choose: async (game) => (await ask(`genmove ${game.toPlay}`)).toLowerCase(),
    count: () => ask('final_score'),
    end: () => child.stdin.end('quit\n'),
  };
}

/** Plays a game; the result as 'B+3', 'W+R' or '0'. */
async function play(black, white, judge) {
  const game = new GoGame({ size, rules: 'chinese', komi });
  for (const player of new Set([black, white])) await player.begin();
  while (!game.isOver && game.moveNumber < 3 * size * size) {
    const color = game.toPlay;
    const [own, other] = color === 'black' ? [black, white] : [white, black];
    const move = await own.choose(game);
    if (move === 'resign') return [color === 'black' ? 'W+R' : 'B+R', game.moveNumber];
    game.play(move);
    await other.played(color, move);
  }
  return [await judge.count(game), game.moveNumber];
}

/** The interval in which the true share lies in 95 of 100 matches (Wilson's). */
function interval(points, of) {
  const z = 1.96;
  const p = points / of;
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return `${Math.round(100 * (middle - half))} to ${Math.round(100 * (middle + half))} %`;
}

const strength = values.playouts ? { playouts: Number(values.playouts) } : {};
const own = kakoi({ level: Number(values.level), ...strength });
const other =
  values.against === 'gnugo' ? gnuGo(values['gnugo-level']) : kakoi({ level: Number(values.against) });
let points = 0;
for (let i = 0; i < games; i++) {
  const ownColor = i % 2 === 0 ? 'B' : 'W';
  const [result, moves] = await (ownColor === 'B' ? play(own, other, other) : play(other, own, other));
  points += result[0] === ownColor ? 1 : /^[BW]/.test(result) ? 0 : 0.5;
  const share = `${points} of ${i + 1}, ${interval(points, i + 1)}`;
  console.log(`game ${i + 1}, as ${ownColor}: ${result} after ${moves} moves; ${share}`);
}
console.log(`${own.name} against ${other.name} on ${size}×${size}: ${points} of ${games}`);
console.log(`${own.seconds().toFixed(2)} s a move`);
other.end();
