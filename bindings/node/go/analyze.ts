/** `kakoi analyze` for Go: unconditional life, area and captures. */

import { COLORS } from '#layout/core';
import { version, vertexName } from '../../js/index.js';
import type { Answer, Skill } from '../game.js';
import { bothSides, byColor, character, counted, heading, players, rows, some } from '../text.js';
import { capturesOf, type GoSubject } from './read.js';
import { goDiagram, points } from './text.js';

const ALIVE = { black: '#', white: '@' };
const TERRITORY = { black: 'b', white: 'w' };

const LEGEND = '(# @ pass-alive, b w their territory, x o stones inside it)';

export const analyze: Skill<GoSubject> = {
  about: 'pass-alive chains, area, captures',
  help: `the diagram shows the position after the last move of the main line:
  X O   stones of black and white
  # @   stones of theirs that are pass-alive: no sequence of opponent moves can capture them (Benson; by
        the suicide rule of the game)
  b w   empty points of their pass-alive territory
  x o   stones of theirs inside the other side's pass-alive territory`,
  fields: `points are GTP text ('D4'), lists of them run row by row from the top left:
  version, game, info, width, height, rules, handicap, moves, toPlay, result
  lastMove   {color, vertex}, vertex 'pass' for a pass; null without moves
  board      rows from the top, 'X' black, 'O' white, '.' empty
  passAlive  {black, white}, each {stones, territory, chains: [{stones, vitalRegions}]}
  area       {black, white, neutral}: Tromp-Taylor area, nothing removed as dead
  captures   {black, white}: stones captured by each`,
  answer(subject): Answer {
    return {
      fields: () => facts(subject),
      text: () => toText(facts(subject)),
      brief: () => toBrief(subject),
    };
  },
};

function facts(subject: GoSubject) {
  const { play, recorded } = subject;
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
      ? { color: last.color, vertex: last.vertex ? vertexName(last.vertex, board.height) : 'pass' }
      : null,
    toPlay: play.toPlay,
    // The result agreed on by the players precedes a count with all stones alive.
    result: recorded ?? play.result(),
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
    captures: capturesOf(subject),
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

function toBrief({ play }: GoSubject): string {
  const { board, moveNumber, rules } = play;
  const passAlive = board.passAlive({ suicide: rules.suicide });
  const area = board.area();
  const alive = bothSides((color) => passAlive[color].stones.size + passAlive[color].territory.size);
  const names = players(play.info);
  return [
    `${board.width}×${board.height}, ${counted(moveNumber, 'move')}`,
    `pass-alive points: ${alive}`,
    `area: ${bothSides((color) => area[color].size)}${names === '' ? '' : ` (${names})`}`,
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
  return goDiagram({ width, height }, ([x, y]) => {
    const point = vertexName([x, y], height);
    const stone = board[y]!.charAt(x);
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
