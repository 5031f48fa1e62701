/**
 * Matches of the opponent for Go, colours alternating, by Chinese rules: against GNU Go (Debian's package `gnugo`),
 * against any program that speaks GTP, or against another level of itself. Prints every game, and the share won with its
 * 95 % interval (Wilson); a draw is half a win.
 *
 *     npm --prefix lab run bench:play -- [--size 9] [--games 20] [--komi 7] [--handicap 0] [--level 12] [--playouts N] [--trees 1]
 *                           [--seed 1] [--against gnugo | rules | LEVEL | "COMMAND OF A GTP PROGRAM"] [--gnugo-level 10] [--short]
 *                           [--records FILE]
 *
 * `rules` is the player of three-rules.mjs. A game with another program that ends with passes is counted by that program, others by kakoi with the
 * dead stones that it finds. `--trees` is for the first player alone. With `--handicap`, 2 to 9, Black begins with so many
 * stones, the first player is White in every game, and komi is half a point unless `--komi` says another. With `--short`, a
 * game with GNU Go is over when kakoi wins 95 of 100 random games and GNU Go's estimate has it ahead by four points or more.
 * `--records` writes the games as SGF, with kakoi's chances and the points that it expects to lead by, before each of its
 * moves, as comments. The CPU time is that of each program's process, start included, for each of its own moves; a program's
 * is known on Linux alone.
 */

import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GoGame, init, vertexName } from 'kakoi';
import { chooseMove, playEngine } from 'kakoi/play';
import { parseSgf, stringifySgf } from 'kakoi/sgf';
import { createPool } from 'kakoi/worker';
import { moveByThreeRules } from '../../tests-js/support/three-rules.mjs';
import { randomNumbers } from './random.mjs';

const number = { type: 'string' };
const { values } = parseArgs({
  options: {
    size: { ...number, default: '9' },
    games: { ...number, default: '20' },
    komi: number,
    handicap: { ...number, default: '0' },
    level: { ...number, default: '12' },
    playouts: number,
    trees: { ...number, default: '1' },
    seed: { ...number, default: '1' },
    against: { type: 'string', default: 'gnugo' },
    'gnugo-level': { ...number, default: '10' },
    short: { type: 'boolean', default: false },
    records: { type: 'string' },
  },
});
const [size, games, handicap, trees, seed] = [
  values.size,
  values.games,
  values.handicap,
  values.trees,
  values.seed,
].map(Number);
const komi = Number(values.komi ?? (handicap > 0 ? 0.5 : 7));
await init(playEngine);
const pool = trees > 1 ? createPool({ workers: trees }) : undefined;

/** A player: told of every game and move, and asked for its own, 'resign' and 'pass' among them. */
function kakoi(options, trees = 1) {
  let used = 0;
  let moves = 0;
  let seesWin = false;
  let thought = '';
  return {
    name: `kakoi ${JSON.stringify(trees > 1 ? { ...options, trees } : options)}`,
    begin: async () => {},
    played: async () => {},
    choose: async (game) => {
      const before = process.cpuUsage();
      const asked = { ...options, seed: seed * 100_000 + moves };
      const choice = trees > 1 ? await pool.chooseMove(game, { ...asked, trees }) : chooseMove(game, asked);
      const { move, resigns, winRate, lead } = choice;
      const { user, system } = process.cpuUsage(before);
      used += (user + system) / 1e6;
      moves++;
      seesWin = winRate >= 0.95;
      thought = winRate === null ? '' : `${(100 * winRate).toFixed(1)} %, ${lead.toFixed(1)} points`;
      return resigns ? 'resign' : vertexName(move, size);
    },
    seesWin: () => seesWin,
    thought: () => thought,
    count: async (game) => game.score({ dead: 'auto' }).result,
    seconds: () => used / moves,
    end: () => {},
  };
}

/** The player of three rules. */
function threeRules() {
  const random = randomNumbers(seed);
  return {
    name: 'three rules',
    begin: async () => {},
    played: async () => {},
    choose: async (game) => vertexName(moveByThreeRules(game, random), size),
    count: async (game) => game.score({ dead: 'auto' }).result,
    seconds: () => 0,
    end: () => {},
  };
}

/** The seconds of CPU that a process has used; NaN where Linux does not tell. */
function secondsOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** GNU Go. */
function gnuGo(level) {
  const path = ['/usr/games/gnugo', 'gnugo'].find((name) => existsSync(name)) ?? 'gnugo';
  const rules = ['--chinese-rules', '--level', level, '--seed', String(seed)];
  const program = gtpProgram(`GNU Go, level ${level}`, path, ['--mode', 'gtp', ...rules]);
  return { ...program, estimate: () => program.ask('estimate_score') };
}

/** A program spoken to by GTP. */
function gtpProgram(name, path, options) {
  const child = spawn(path, options, { stdio: ['pipe', 'pipe', 'ignore'] });
  let moves = 0;
  let seconds = 0;
  const waiting = [];
  let text = '';
  const fail = (reason) => {
    console.error(`${name} has stopped: ${reason}`);
    process.exit(1);
  };
  child.on('error', (error) => fail(error.message));
  child.stdin.on('error', (error) => fail(error.message));
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
    name,
    ask,
    begin: async () => {
      const stones = handicap > 0 ? [`fixed_handicap ${handicap}`] : [];
      for (const command of [`boardsize ${size}`, 'clear_board', `komi ${komi}`, ...stones])
        await ask(command);
    },
    played: (color, move) => ask(`play ${color} ${move}`),
    choose: async (game) => {
      const answer = await ask(`genmove ${game.toPlay}`);
      moves++;
      seconds = secondsOf(child.pid);
      return answer.toLowerCase();
    },
    count: () => ask('final_score'),
    seconds: () => seconds / moves,
    end: () => child.stdin.end('quit\n'),
  };
}

/** Plays a game; the result as 'B+3', 'W+R' or '0'. */
async function play(game, black, white, judge, thoughts) {
  for (const player of new Set([black, white])) await player.begin();
  while (!game.isOver && game.moveNumber < 3 * size * size) {
    const color = game.toPlay;
    const [own, other] = color === 'black' ? [black, white] : [white, black];
    const move = await own.choose(game);
    thoughts.push(own.thought?.() ?? '');
    if (move === 'resign') return color === 'black' ? 'W+R' : 'B+R';
    if (values.short && own.seesWin?.() && other.estimate) {
      const estimate = /^([BW])\+([\d.]+)/.exec(await other.estimate());
      if (estimate?.[1] === color[0].toUpperCase() && Number(estimate[2]) >= 4) return `${estimate[1]}+`;
    }
    game.play(move);
    await other.played(color, move);
  }
  return judge.count(game);
}

/** The game as SGF, with what kakoi thought at its moves. */
function record(game, players, result, thoughts) {
  const games = parseSgf(game.toSgf());
  const [root] = games;
  [root.data.PB, root.data.PW] = players.map(({ name }) => [name]);
  root.data.RE = [result];
  let [node] = root.children;
  for (const thought of thoughts) {
    if (node && thought) node.data.C = [thought];
    node = node?.children[0];
  }
  return stringifySgf(games);
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
const own = kakoi({ level: Number(values.level), ...strength }, trees);
/** The other player, as `--against` names it. */
function rival() {
  if (values.against === 'rules') return threeRules();
  if (values.against === 'gnugo') return gnuGo(values['gnugo-level']);
  if (/^\d+$/.test(values.against)) return kakoi({ level: Number(values.against) });
  const [path, ...options] = values.against.trim().split(/\s+/);
  return gtpProgram(values.against, path, options);
}
const other = rival();
let points = 0;
for (let i = 0; i < games; i++) {
  const ownColor = i % 2 === 0 && handicap === 0 ? 'B' : 'W';
  const game = new GoGame({ size, rules: 'chinese', komi, handicap });
  const thoughts = [];
  const players = ownColor === 'B' ? [own, other] : [other, own];
  const result = await play(game, ...players, other, thoughts);
  if (values.records) appendFileSync(values.records, record(game, players, result, thoughts));
  points += result[0] === ownColor ? 1 : /^[BW]/.test(result) ? 0 : 0.5;
  const share = `${points} of ${i + 1}, ${interval(points, i + 1)}`;
  console.log(`game ${i + 1}, as ${ownColor}: ${result} after ${game.moveNumber} moves; ${share}`);
}
console.log(`${own.name} against ${other.name} on ${size}×${size}: ${points} of ${games}`);
console.log(`${own.seconds().toFixed(2)} s a move, the other ${other.seconds().toFixed(2)} s`);
other.end();
await pool?.terminate();
