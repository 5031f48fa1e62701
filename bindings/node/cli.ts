/**
 * The command line: `kakoi analyze GAME.sgf [--json]`. It uses the public package alone, as any script would.
 */

import { readFile } from 'node:fs/promises';
import { Command, CommanderError } from 'commander';
import {
  type Color,
  decodeSgf,
  GoGame,
  init,
  KakoiError,
  type PointSet,
  toGtp,
  type Vertex,
  version,
} from '../js/index.js';

const COLORS: readonly Color[] = ['black', 'white'];
const ALIVE = { black: '#', white: '@' };
const TERRITORY = { black: 'b', white: 'w' };

const LEGEND = '(# @ pass-alive, b w their territory, x o stones inside it)';

const ANALYZE_HELP = `
The diagram shows the position after the last move of the main line:
  X O   stones of black and white
  # @   stones of theirs that are pass-alive: no sequence of opponent moves can capture them (Benson; by
        the suicide rule of the game)
  b w   empty points of their pass-alive territory
  x o   stones of theirs inside the other side's pass-alive territory

--json prints one object; points are GTP text ('D4'), lists of them run row by row from the top left:
  version, info, width, height, rules, handicap, moves, toPlay, result
  lastMove   {color, vertex}, vertex 'pass' for a pass; null without moves
  board      rows from the top, 'X' black, 'O' white, '.' empty
  passAlive  {black, white}, each {stones, territory, chains: [{stones, vitalRegions}]}
  area       {black, white, neutral}: Tromp-Taylor area, nothing removed as dead
  captures   {black, white}: stones captured by each

Exit status: 0 done, 1 the file cannot be read or is no game of Go, 2 wrong usage.

Examples:
  kakoi analyze game.sgf
  curl -s https://example.org/game.sgf | kakoi analyze - --json`;

function points(set: PointSet): string[] {
  return [...set].map((vertex) => toGtp(vertex, set.height));
}

function byColor<T>(of: (color: Color) => T): Record<Color, T> {
  return { black: of('black'), white: of('white') };
}

function analyze(game: GoGame) {
  const { board, history, info } = game;
  const last = history.at(-1);
  const alive = board.passAlive({ suicide: game.rules.suicide });
  const area = board.area();
  return {
    version,
    info,
    width: board.width,
    height: board.height,
    rules: game.rules,
    handicap: game.handicap,
    moves: history.length,
    lastMove: last
      ? { color: last.color, vertex: last.vertex ? toGtp(last.vertex, board.height) : 'pass' }
      : null,
    toPlay: game.toPlay,
    result: info.result ?? game.result(), // what the players agreed on, before a count with all stones alive
    board: rows(board.width, board.height, (vertex) => ({ 1: 'X', 0: '.', '-1': 'O' })[board.get(vertex)]),
    passAlive: byColor((color) => ({
      stones: points(alive[color].stones),
      territory: points(alive[color].territory),
      chains: alive[color].chains.map((chain) => ({
        stones: points(chain.stones),
        vitalRegions: chain.vitalRegions.map(points),
      })),
    })),
    area: { ...byColor((color) => points(area[color])), neutral: points(area.neutral) },
    captures: game.captures,
  };
}

type Analysis = ReturnType<typeof analyze>;

function rows(width: number, height: number, cell: (vertex: Vertex) => string): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cell([x, y])).join(''),
  );
}

function toText(analysis: Analysis): string {
  return [
    ...header(analysis),
    '',
    ...diagram(analysis),
    LEGEND,
    '',
    ...groups(analysis),
    '',
    ...counts(analysis),
    '',
  ].join('\n');
}

function header({ info, width, height, rules, handicap, moves, lastMove, result }: Analysis): string[] {
  const player = (color: Color) => {
    const name = [info[color] ?? 'unnamed', info[`${color}Rank`]].filter(Boolean).join(' ');
    return `${name} (${color})`;
  };
  const about = [info.gameName, info.event, info.round, info.place, info.date].filter(Boolean).join(', ');
  const facts = [
    `${width}×${height}`,
    `${rules.scoring} scoring, ${rules.ko} ko`,
    `komi ${rules.komi}`,
    ...(handicap > 0 ? [`handicap ${handicap}`] : []),
    counted(moves, 'move') + (lastMove ? `, the last ${lastMove.color} ${lastMove.vertex}` : ''),
  ];
  const outcome = result === null ? '' : `, result ${result}`;
  const players = `${player('black')} against ${player('white')}${outcome}`;
  return [players, ...(about === '' ? [] : [about]), facts.join('; ')];
}

function diagram({ width, height, board, passAlive }: Analysis): string[] {
  const alive = byColor((color) => new Set(passAlive[color].stones));
  const territory = byColor((color) => new Set(passAlive[color].territory));
  const cellWidth = width > 25 ? 3 : 2; // columns past Z have two letters
  const cell = ([x, y]: Vertex) => {
    const point = toGtp([x, y], height);
    const stone = board[y]?.charAt(x) as string;
    const side = COLORS.find((color) => alive[color].has(point) || territory[color].has(point));
    if (side === undefined) return stone.padStart(cellWidth);
    const mark = alive[side].has(point) ? ALIVE[side] : stone === '.' ? TERRITORY[side] : stone.toLowerCase();
    return mark.padStart(cellWidth);
  };
  const columns = Array.from({ length: width }, (_, x) => toGtp([x, 0], height).replace(/\d+/, ''));
  const letters = `   ${columns.map((column) => column.padStart(cellWidth)).join('')}`;
  const lines = rows(width, height, cell).map((row, y) => {
    const number = `${height - y}`;
    return `${number.padStart(3)}${row} ${number}`;
  });
  return [letters, ...lines, letters];
}

function groups({ passAlive }: Analysis): string[] {
  const lines = COLORS.flatMap((color) =>
    passAlive[color].chains.map(({ stones, vitalRegions }) => {
      const regions = vitalRegions.map((region) => some(region)).join(' | ');
      return `  ${color} ${stones[0]}, ${counted(stones.length, 'stone')}, vital regions ${regions}`;
    }),
  );
  return lines.length === 0 ? ['No chain is pass-alive.'] : ['Pass-alive chains:', ...lines];
}

function counts({ passAlive, area, captures }: Analysis): string[] {
  const both = (of: (color: Color) => string | number) =>
    COLORS.map((color) => `${color} ${of(color)}`).join('; ');
  const alive = both((color) => {
    const { stones, territory } = passAlive[color];
    return `${counted(stones.length, 'stone')}, territory ${territory.length}`;
  });
  return [
    `Pass-alive: ${alive}`,
    `Area (Tromp-Taylor): ${both((color) => area[color].length)}; neutral ${area.neutral.length}`,
    `Captures: ${both((color) => captures[color])}`,
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The first few points of a list, for a line that a person reads. */
function some(list: readonly string[]): string {
  const most = 6;
  const surplus = list.length - most;
  return surplus > 0 ? `${list.slice(0, most).join(' ')} and ${surplus} more` : list.join(' ');
}

async function read(file: string): Promise<string> {
  if (file !== '-') return decodeSgf(await readFile(file));
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return decodeSgf(Buffer.concat(chunks));
}

async function runAnalyze(file: string, { json }: { json?: boolean }): Promise<void> {
  try {
    await init();
    const analysis = analyze(GoGame.fromSgf(await read(file)));
    process.stdout.write(json ? `${JSON.stringify(analysis)}\n` : toText(analysis));
  } catch (error) {
    const message = complaint(error);
    if (message === null) throw error;
    process.stderr.write(`kakoi: ${file === '-' ? 'standard input' : file}: ${message}\n`);
    process.exitCode = 1;
  }
}

/** What to tell about a file that cannot be read or understood; null for faults of the program. */
function complaint(error: unknown): string | null {
  if (error instanceof KakoiError) return error.message;
  // 'ENOENT: no such file or directory, open …'
  if (error instanceof Error && 'syscall' in error) return error.message.replace(/^\w+: (.*?), .*$/s, '$1');
  return null;
}

const program = new Command('kakoi')
  .description('Analyses game records of Go: who is alive for certain, and whose the points are.')
  .version(version)
  .addHelpText('after', "\n'kakoi help analyze' explains the diagram, the JSON and the exit status.")
  .showHelpAfterError("'kakoi --help' tells more.")
  .exitOverride(); // commands inherit both

program
  .command('analyze')
  .description('show the final position with pass-alive chains, territory, area and captures')
  .argument('<file>', "game record in SGF; '-' reads standard input")
  .option('--json', 'print one JSON object instead')
  .addHelpText('after', ANALYZE_HELP)
  .action(runAnalyze);

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2; // commander has said why
}
