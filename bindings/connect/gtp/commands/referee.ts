/** Commands about the result, the state of stones, and the rules. */

import type { GoScore, PointSet, RulesName } from '../../../js/api.js';
import { RULES_NAMES } from '../../../js/go/rules.js';
import { Refusal } from '../arguments.js';
import type { Commands } from '../command.js';
import type { Session } from '../session.js';
import { COLORS, numberText, pointsText } from '../text.js';

const STATUSES = ['alive', 'dead', 'seki', 'black_territory', 'white_territory', 'dame'] as const;
type Status = (typeof STATUSES)[number];

/** The names that KGS gives to rules. */
const KGS_RULES: Readonly<Record<string, RulesName>> = {
  japanese: 'japanese',
  chinese: 'chinese',
  aga: 'aga',
  new_zealand: 'new-zealand',
};

export const referee: Commands = {
  komi(session, args) {
    session.setKomi(args.float());
  },
  get_komi: ({ terms }) => numberText(terms.komi),
  get_handicap: ({ game }) => `${game.handicap}`,
  'kgs-rules'(session, args) {
    const rules = KGS_RULES[args.word().toLowerCase()];
    if (rules === undefined) throw new Refusal('syntax error');
    session.setRules(rules);
  },
  'kakoi-rules'(session, args) {
    if (args.isEmpty) return rulesOf(session);
    const name = RULES_NAMES.find((known) => known === args.words[0]!.toLowerCase().replace('_', '-'));
    if (name === undefined) throw new Refusal(`rules are one of ${RULES_NAMES.join(', ')}`);
    session.setRules(name);
    return undefined;
  },

  final_score: (session) => resultText(session.score()),
  'kakoi-score': (session) => scoreText(session),
  final_status(session, args) {
    const { width, height } = session.board;
    const vertex = args.point(width, height);
    return STATUSES.find((status) => pointsWith(session, status).has(vertex))!;
  },
  final_status_list(session, args) {
    const word = args.word().toLowerCase();
    const status = STATUSES.find((known) => known === word);
    if (status === undefined) throw new Refusal('syntax error');
    const points = pointsWith(session, status);
    const { board } = session;
    // Stones are listed chain by chain, as other programs list them.
    const parts = /_|dame/.test(status) ? [points] : board.chains().map(({ stones }) => stones.and(points));
    return parts
      .filter((part) => !part.isEmpty)
      .map((part) => pointsText(part, board.height))
      .join('\n');
  },
  'kakoi-legal'(session, args) {
    const { width, height } = session.board;
    const color = args.color();
    const vertex = args.move(width, height, 'off-board');
    return vertex === null ? 'legal' : session.legality(color, vertex);
  },
};

/** 'B+3.5', or '0' for a draw. */
function resultText({ result }: GoScore): string {
  return result === 'Draw' ? '0' : result;
}

function rulesOf({ rulesName, terms }: Session): string {
  const { ko, suicide, scoring, komi, handicapBonus } = terms;
  return [
    `rules: ${rulesName}`,
    `scoring: ${scoring}`,
    `ko: ${ko}`,
    `suicide: ${suicide ? 'allowed' : 'forbidden'}`,
    `handicap bonus: ${handicapBonus}`,
    `komi: ${numberText(komi)}`,
  ].join('\n');
}

/** The points with a status. Every point has exactly one: stones the first three, empty points the others. */
function pointsWith(session: Session, status: Status): PointSet {
  const { board } = session;
  const { dead, black, white } = session.score();
  const empties = board.empties();
  const stones = empties.not();
  const seki = () => sekiStones(session, dead).minus(dead);
  const points: Readonly<Record<Status, () => PointSet>> = {
    dead: () => dead,
    seki,
    alive: () => stones.minus(dead).minus(seki()),
    black_territory: () => empties.and(black.points),
    white_territory: () => empties.and(white.points),
    dame: () => empties.minus(black.points).minus(white.points),
  };
  return points[status]();
}

/** The stones in seki: rules of area make no difference between them and others, so those of territory are asked. */
function sekiStones({ board }: Session, dead: PointSet): PointSet {
  return board.score({ rules: 'japanese', dead, territory: 'strict' }).seki.and(board.empties().not());
}

function scoreText(session: Session): string {
  const score = session.score();
  const { board } = session;
  const { scoring, komi } = session.terms;
  const sides = COLORS.map((color) => {
    const { total, points, captures, deadTaken } = score[color];
    const own = `${points.size} ${scoring === 'area' ? 'of area' : 'of territory'}`;
    const taken = scoring === 'area' ? '' : `, ${captures} captured, ${deadTaken} dead taken`;
    const bonus = color === 'black' ? '' : `, komi ${numberText(komi)}, handicap ${score.handicapBonus}`;
    return `${color}: ${numberText(total)} (${own}${taken}${bonus})`;
  });
  const list = (name: string, points: PointSet) =>
    points.isEmpty ? [] : [`${name}: ${pointsText(points, board.height)}`];
  return [
    `result: ${resultText(score)}`,
    `rules: ${session.rulesName}`,
    ...sides,
    ...list('dead', score.dead),
    ...list('seki', score.seki),
    ...list('dame', score.dame),
  ].join('\n');
}
