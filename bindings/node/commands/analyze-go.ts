/** Go: who is alive for certain, the area, and the captures. */

import { toGtp, version } from '../../js/index.js';
import type { GoSubject } from '../subject.js';
import {
  bothSides,
  byColor,
  COLORS,
  character,
  counted,
  diagram,
  goColumns,
  heading,
  players,
  points,
  rows,
  some,
} from '../text.js';
import type { Answer } from './command.js';

const ALIVE = { black: '#', white: '@' };
const TERRITORY = { black: 'b', white: 'w' };

const LEGEND = '(# @ pass-alive, b w their territory, x o stones inside it)';

export function analyzeGo(subject: GoSubject): Answer {
  const analysis = facts(subject);
  return { fields: analysis, text: () => toText(analysis), brief: () => toBrief(analysis) };
}

function facts({ play, captures, recorded }: GoSubject) {
  const { board, history, info } = play;
  const last = history.at(-1);
  const alive = board.passAlive({ suicide: play.rules.suicide });
  const area = board.area();
  return {
    version,
    game: 'go',
    info,
    width: board.width,
    height: board.height,
    rules: play.rules,
    handicap: play.handicap,
    moves: history.length,
    lastMove: last
      ? { color: last.color, vertex: last.vertex ? toGtp(last.vertex, board.height) : 'pass' }
      : null,
    toPlay: play.toPlay,
    result: recorded ?? play.result(), // what the players agreed on, before a count with all stones alive
    board: rows(board.width, board.height, (vertex) => character(board.get(vertex))),
    passAlive: byColor((color) => ({
      stones: points(alive[color].stones),
      territory: points(alive[color].territory),
      chains: alive[color].chains.map((chain) => ({
        stones: points(chain.stones),
        vitalRegions: chain.vitalRegions.map(points),
      })),
    })),
    area: { ...byColor((color) => points(area[color])), neutral: points(area.neutral) },
    captures,
  };
}

type Analysis = ReturnType<typeof facts>;

function toText(analysis: Analysis): string {
  return [
    ...header(analysis),
    '',
    ...picture(analysis),
    LEGEND,
    '',
    ...groups(analysis),
    '',
    ...counts(analysis),
    '',
  ].join('\n');
}

function toBrief({ info, width, height, moves, passAlive, area }: Analysis): string {
  const alive = bothSides((color) => passAlive[color].stones.length + passAlive[color].territory.length);
  const names = players(info);
  return [
    `${width}×${height}, ${counted(moves, 'move')}`,
    `pass-alive points: ${alive}`,
    `area: ${bothSides((color) => area[color].length)}${names === '' ? '' : ` (${names})`}`,
  ].join('; ');
}

function header({ info, width, height, rules, handicap, moves, lastMove, result }: Analysis): string[] {
  const facts = [
    `${width}×${height}`,
    `${rules.scoring} scoring, ${rules.ko} ko`,
    `komi ${rules.komi}`,
    ...(handicap > 0 ? [`handicap ${handicap}`] : []),
    counted(moves, 'move') + (lastMove ? `, the last ${lastMove.color} ${lastMove.vertex}` : ''),
  ];
  return [...heading(info, result), facts.join('; ')];
}

function picture({ width, height, board, passAlive }: Analysis): string[] {
  const alive = byColor((color) => new Set(passAlive[color].stones));
  const territory = byColor((color) => new Set(passAlive[color].territory));
  return diagram(height, goColumns(width, height), ([x, y]) => {
    const point = toGtp([x, y], height);
    const stone = board[y]?.charAt(x) as string;
    const side = COLORS.find((color) => alive[color].has(point) || territory[color].has(point));
    if (side === undefined) return stone;
    return alive[side].has(point) ? ALIVE[side] : stone === '.' ? TERRITORY[side] : stone.toLowerCase();
  });
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
  const alive = bothSides((color) => {
    const { stones, territory } = passAlive[color];
    return `${counted(stones.length, 'stone')}, territory ${territory.length}`;
  });
  return [
    `Pass-alive: ${alive}`,
    `Area (Tromp-Taylor): ${bothSides((color) => area[color].length)}; neutral ${area.neutral.length}`,
    `Captures: ${bothSides((color) => captures[color])}`,
  ];
}
