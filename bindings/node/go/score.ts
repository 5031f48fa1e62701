/** `kakoi score` for Go: the winner and the points. */

import { Option } from 'commander';
import { COLORS } from '#layout/core';
import { type GoRules, type GoScore, goRules, type RulesName } from '../../js/index.js';
import { result } from '../../js/records/index.js';
import { number } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { byColor, character, players } from '../text.js';
import { visible } from '../visible.js';
import { type Effort, effortOption } from './dead.js';
import { capturesOf, type GoSubject } from './read.js';
import { goDiagram, points } from './text.js';

export const RULES = ['japanese', 'korean', 'chinese', 'aga', 'new-zealand', 'ing', 'tromp-taylor'];

interface ScoreOptions {
  readonly territory?: 'strict' | 'surrounded';
  readonly effort?: Effort;
  readonly rules?: RulesName;
  readonly scoring?: GoRules['scoring'];
  readonly komi?: number;
  readonly dead?: 'auto' | 'none';
}

export const score: Skill<GoSubject> = {
  help: `counted by the rules and the komi of the record, after removing the dead stones, which playouts and a search find.
--rules replaces the rules, but not the komi. The diagram:
  X O   stones   x o   dead stones   b w   points   =   seki   !   false eye   .   dame`,
  fields: `result ('B+3.5'), margin (black - white), rules, handicap, recorded (the record's result or null),
  agrees (whether the count matches the record; null when the record has none, as in 'B+R'), and
  black, white   {total, points, captures, deadTaken}, points in GTP text
  dame, seki, falseEyes, dead`,
  examples: ['kakoi score game.sgf --rules chinese --komi 7.5'],
  options: [
    new Option('--rules <name>', 'count by these rules of Go (default: the record’s)').choices(RULES),
    new Option('--scoring <kind>', 'count by area or by territory').choices(['area', 'territory']),
    new Option(
      '--territory <kind>',
      'all that is surrounded, as servers count, or without false eyes and seki (default: "surrounded", with --dead none "strict")',
    ).choices(['strict', 'surrounded']),
    new Option('--komi <points>', 'points that White receives (default: the record’s)').argParser(number),
    new Option('--dead <how>', 'find the dead stones, or count all as alive')
      .choices(['auto', 'none'])
      .default('auto'),
    effortOption(),
  ],
  answer: answerScore,
};

/** The rules of the game or those asked for; the komi is always the game's unless one is asked for. */
function rulesOf({ play }: GoSubject, { rules, scoring, komi }: ScoreOptions): GoRules {
  return {
    ...(rules === undefined ? play.rules : goRules(rules)),
    ...(scoring === undefined ? {} : { scoring }),
    komi: komi ?? play.rules.komi,
  };
}

/** Counts the position. Dead stones are found, unless all are to count as alive. */
export function count(subject: GoSubject, options: ScoreOptions): GoScore {
  const { play } = subject;
  return play.board.score({
    rules: rulesOf(subject, options),
    handicap: play.handicap,
    captures: capturesOf(subject),
    ...(options.territory === undefined ? {} : { territory: options.territory }),
    ...(options.dead === 'none' ? {} : { dead: 'auto', effort: options.effort ?? 'normal' }),
  });
}

/** The margin of the recorded result, black minus white; null when it states none, as 'B+R' and '?' do. */
function recordedMargin({ play, recorded }: GoSubject): number | null {
  const { winner, margin } = result.parse({ ...play.tree.data, RE: [recorded ?? ''] });
  return winner === 'white' && margin !== null ? 0 - margin : margin;
}

function answerScore(subject: GoSubject, options: ScoreOptions): Answer {
  const { play, recorded } = subject;
  const { board } = play;
  const rules = rulesOf(subject, options);
  const counted = count(subject, options);
  const { dame, seki, falseEyes, dead, margin, result, handicapBonus } = counted;
  const stated = recordedMargin(subject);
  const agrees = stated === null ? null : stated === margin;
  return {
    fields() {
      const sides = byColor((color) => {
        const side = counted[color];
        return {
          total: side.total,
          points: points(side.points),
          captures: side.captures,
          deadTaken: side.deadTaken,
        };
      });
      return {
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
      };
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
        const owner = COLORS.find((color) => counted[color].points.has(vertex));
        return owner === undefined ? '.' : owner === 'black' ? 'b' : 'w';
      };
      const noun = rules.scoring === 'area' ? 'area' : 'territory';
      const side = (color: 'black' | 'white') => {
        const { total, points, captures, deadTaken } = counted[color];
        const parts = [`${noun} ${points.size}`];
        if (rules.scoring === 'territory') parts.push(`captures ${captures}`, `dead stones ${deadTaken}`);
        if (color === 'white') {
          parts.push(`komi ${rules.komi}`);
          if (handicapBonus > 0) parts.push(`handicap ${handicapBonus}`);
        }
        return `  ${color} ${total}: ${parts.join(', ')}`;
      };
      return `${[
        `${result}${recorded === null ? '' : ` (the record says ${visible(recorded)})`}`,
        ...COLORS.map(side),
        '',
        ...goDiagram(board, cell),
        '(b w points, x o dead stones, = seki, ! false eye, . dame)',
      ].join('\n')}\n`;
    },
  };
}
