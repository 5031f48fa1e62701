/** `kakoi score`: who has won, and by what points. */

import { type GoRules, type GoScore, goRules, type RulesName, type SenketMode } from '../../js/index.js';
import { expectGame, type GoSubject, type SenketSubject, type Subject } from '../subject.js';
import {
  bothSides,
  byColor,
  COLORS,
  character,
  counted,
  diagram,
  goColumns,
  players,
  points,
} from '../text.js';
import { visible } from '../visible.js';
import type { Answer } from './command.js';
import { recordedMargin } from './recorded.js';

export interface ScoreOptions {
  readonly rules?: RulesName;
  readonly scoring?: GoRules['scoring'];
  readonly komi?: number;
  readonly dead?: 'auto' | 'none';
  readonly mode?: SenketMode;
}

export function score(subject: Subject, options: ScoreOptions): Answer {
  const known = expectGame(subject, 'score', 'go', 'senket');
  return known.game === 'go' ? goScore(known, options) : senketScore(known, options.mode ?? 'area');
}

/** The rules of the game, or those asked for; the komi is the game's unless it is asked for. */
function rulesOf({ play }: GoSubject, { rules, scoring, komi }: ScoreOptions): GoRules {
  return {
    ...(rules === undefined ? play.rules : goRules(rules)),
    ...(scoring === undefined ? {} : { scoring }),
    komi: komi ?? play.rules.komi,
  };
}

/** Counts the position; dead stones are found unless all are to count as alive. */
export function countGo(subject: GoSubject, options: ScoreOptions): GoScore {
  const { play, captures } = subject;
  return play.board.score({
    rules: rulesOf(subject, options),
    handicap: play.handicap,
    captures,
    ...(options.dead === 'none' ? {} : { dead: 'auto' }),
  });
}

function goScore(subject: GoSubject, options: ScoreOptions): Answer {
  const { play, recorded } = subject;
  const { board } = play;
  const rules = rulesOf(subject, options);
  const count = countGo(subject, options);
  const { dame, seki, falseEyes, dead, margin, result } = count;
  const stated = recordedMargin(recorded);
  const agrees = stated === null ? null : stated === margin;
  const sides = byColor((color) => {
    const side = count[color];
    return {
      total: side.total,
      points: points(side.points),
      captures: side.captures,
      deadTaken: side.deadTaken,
    };
  });
  return {
    fields: {
      game: 'go',
      move: play.moveNumber,
      rules,
      handicap: play.handicap,
      result,
      margin,
      ...sides,
      dame: points(dame),
      seki: points(seki),
      falseEyes: points(falseEyes),
      dead: points(dead),
      recorded,
      agrees,
    },
    agrees,
    brief: () => {
      const names = players(play.info);
      const said = recorded === null ? 'no result recorded' : `the record says ${visible(recorded)}`;
      const remark = agrees === null ? said : agrees ? 'as the record says' : `but ${said}`;
      return `${result}, ${remark}${names === '' ? '' : ` (${names})`}`;
    },
    text: () => {
      const cell = (vertex: readonly [number, number]) => {
        const stone = character(board.get(vertex));
        if (dead.has(vertex)) return stone.toLowerCase();
        if (stone !== '.') return stone;
        if (seki.has(vertex)) return '=';
        if (falseEyes.has(vertex)) return '!';
        const owner = COLORS.find((color) => count[color].points.has(vertex));
        return owner === undefined ? '.' : owner === 'black' ? 'b' : 'w';
      };
      const noun = rules.scoring === 'area' ? 'area' : 'territory';
      const side = (color: 'black' | 'white') => {
        const { total, captures, deadTaken } = sides[color];
        const parts = [`${noun} ${sides[color].points.length}`];
        if (rules.scoring === 'territory') parts.push(`captures ${captures}`, `dead stones ${deadTaken}`);
        if (color === 'white') {
          parts.push(`komi ${rules.komi}`);
          const bonus = handicapBonus(rules, play.handicap);
          if (bonus > 0) parts.push(`handicap ${bonus}`);
        }
        return `  ${color} ${total}: ${parts.join(', ')}`;
      };
      return `${[
        `${result}${recorded === null ? '' : ` (the record says ${visible(recorded)})`}`,
        ...COLORS.map(side),
        '',
        ...diagram(board.height, goColumns(board.width, board.height), cell),
        '(b w points, x o dead stones, = seki, ! false eye, . dame)',
      ].join('\n')}\n`;
    },
  };
}

function handicapBonus({ handicapBonus }: GoRules, handicap: number): number {
  if (handicap === 0 || handicapBonus === 'none') return 0;
  return handicapBonus === 'n' ? handicap : handicap - 1;
}

function senketScore({ board, play }: SenketSubject, mode: SenketMode): Answer {
  const { claims, black, white } = board.score(mode);
  const sides = { black, white };
  const leader =
    black.total === white.total ? 'Draw' : black.total > white.total ? 'Black leads' : 'White leads';
  return {
    fields: {
      game: 'senket',
      move: play?.moveNumber ?? null,
      size: board.size,
      mode,
      margin: black.total - white.total,
      ...sides,
      claims: claims.map((claim) => ({
        ...claim,
        prisoners: [...claim.prisoners],
        openPoints: [...claim.openPoints],
      })),
    },
    brief: () => `${leader}: ${bothSides((color) => sides[color].total)}`,
    text: () => {
      const lines = COLORS.flatMap((color) =>
        sides[color].sets.map(({ area, prisoners, openPoints, score: worth }, i) => {
          const held = mode === 'area' ? `area ${area}` : counted(openPoints, 'open point');
          const number = `${color} set ${i + 1}`;
          return `  ${number}: ${held}, ${counted(prisoners, 'prisoner')}, score ${worth}`;
        }),
      );
      const invalid = claims.filter(({ state }) => state === 'invalid').length;
      return `${[
        `${leader}: ${bothSides((color) => sides[color].total)}`,
        ...lines,
        ...(invalid > 0 ? [`  ${counted(invalid, 'claim')} without a valid territory`] : []),
      ].join('\n')}\n`;
    },
  };
}
