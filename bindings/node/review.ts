/** `kakoi review` as far as it is the same for all games: facts and moments as words and as fields. */

import { Option } from 'commander';
import type { Fact, Moment } from '../js/entries/review.js';
import { type Color, KakoiError, type PointSet, type Vertex, vertexName } from '../js/index.js';
import { integer } from './arguments.js';
import type { Answer, MinedProblem, Skill, Subject } from './game.js';
import { counted } from './text.js';

export type Reviewer = typeof import('../js/entries/review.js');

/** A move as the readers give it: a point, null for a pass, or a move from square to square. */
type Move = Vertex | { readonly text: string } | null;
type AnyFact = Fact<Move, unknown>;
type Board = Parameters<typeof vertexName>[1] & object;

interface ReviewOptions {
  readonly nodes?: number;
  readonly last?: boolean;
  readonly prove?: boolean;
  readonly problems?: string;
}

/** A game whose moves are reviewed. */
interface Reviewed<S extends Subject, Found extends AnyFact> {
  readonly game: string;
  /** Starts what the facts need. */
  start(): Promise<unknown>;
  facts(reviewer: Reviewer, subject: S, options: { nodes?: number }): readonly Found[];
  review(
    reviewer: Reviewer,
    subject: S,
    options: { to: number; nodes?: number },
  ): {
    readonly facts: readonly (readonly Found[] | null)[];
    readonly moments: readonly Moment<Move, unknown>[];
  };
  boardAt(subject: S, move: number): Board;
  /** The fields of a position with which `kakoi verify` checks proofs of it. */
  position(subject: S, move: number): object;
  /** The problems in a game with these facts; without it, the game has none. */
  problems?(subject: S, facts: readonly Found[]): Promise<readonly MinedProblem[]>;
}

export const reviewOptions = [
  new Option('--nodes <n>', 'the most positions to look at for each question').argParser(
    integer(1, 1_000_000),
  ),
  new Option('--last', 'only the facts about the move that led to the position'),
  new Option('--prove', 'with the proofs of the facts and their positions, for verify'),
];

const FIELDS = `move (moves played), moments (the moves at which the game turned, at most ten, mistakes first, the weightiest before the others)
  {move, color, at, isMistake, weight, better, text}, and facts {key, color, move, at, target, certainty ('proved', 'read' or 'likely'),
  from (the moves before line), line, better (a better move, or null), weight (the points that turned on it), values, text};
  moves and points as text. With --last there are no moments. With --prove each proved fact has position, an input of 'verify'`;

/** The skill of a game. */
export function reviewSkill<S extends Subject, Found extends AnyFact>(of: Reviewed<S, Found>): Skill<S> {
  return {
    help: 'the moves at which the game turned, up to the position asked about, and what each move did and missed.',
    fields: FIELDS,
    options: reviewOptions,
    async answer(subject, { nodes, last = false, prove = false, problems }: ReviewOptions) {
      await of.start();
      const reviewer = await import('../js/entries/review.js');
      const { moveNumber } = subject.play;
      const asked = nodes === undefined ? {} : { nodes };
      if (last) return answerOf(of, subject, reviewer, of.facts(reviewer, subject, asked), null, prove);
      if (moveNumber === 0) throw new KakoiError('bad-option', 'there is no move to review');
      const { facts, moments } = of.review(reviewer, subject, { ...asked, to: moveNumber });
      const all = facts.flatMap((list) => list ?? []);
      const made = answerOf(of, subject, reviewer, all, moments, prove);
      if (problems === undefined) return made;
      if (of.problems === undefined)
        throw new KakoiError('bad-option', '--problems is for Go and Lines of Action');
      const found = await of.problems(subject, all);
      return {
        ...made,
        problems: found,
        fields: () => ({ ...made.fields(), problems: found.map(({ fields }) => fields) }),
      };
    },
  };
}

function answerOf<S extends Subject, Found extends AnyFact>(
  of: Reviewed<S, Found>,
  subject: S,
  { factText }: Reviewer,
  facts: readonly AnyFact[],
  moments: readonly Moment<Move, unknown>[] | null,
  prove: boolean,
): Answer {
  const { moveNumber } = subject.play;
  const board = of.boardAt(subject, moveNumber);
  const name = (move: Move) => (move !== null && 'text' in move ? move.text : vertexName(move, board));
  const points = (set: PointSet) => [...set].map(name);
  const fieldsOf = (fact: AnyFact) => {
    const { key, color, move, at, target, certainty, from, line, better, weight, values, proofs } = fact;
    return {
      key,
      color,
      move,
      at: name(at),
      target: points(target),
      certainty,
      from,
      line: line.map(name),
      better: better && name(better),
      weight,
      values,
      text: factText(fact),
      ...(prove && proofs.length > 0 ? { position: { ...of.position(subject, from), proofs } } : {}),
    };
  };
  const played = (color: Color, at: Vertex | null) => `${color} ${name(at)}`;
  const told = (fact: AnyFact) => `  ${factText(fact)} (${fact.certainty})${follows(fact.line.map(name))}`;
  const turned = (moments ?? []).map(({ move, color, at, isMistake, weight, better, facts: [fact] }) => ({
    move,
    color,
    at: name(at),
    isMistake,
    weight,
    better: better && name(better),
    text: factText(fact!),
  }));
  const counts = `${counted(moveNumber, 'move')}: ${counted(facts.length, 'fact')}`;
  const summary = moments === null ? counts : `${counts}, ${counted(moments.length, 'moment')}`;
  const [most] = turned;
  return {
    fields: () => ({
      game: of.game,
      move: moveNumber,
      ...(moments === null ? {} : { moments: turned }),
      facts: facts.map(fieldsOf),
    }),
    brief: () =>
      most === undefined
        ? [summary, ...(moments === null ? facts.map((fact) => factText(fact)) : [])].join('; ')
        : `${summary}; move ${most.move}: ${most.text}`,
    text: () =>
      `${[
        summary,
        ...(moments === null
          ? facts.map(told)
          : moments.flatMap((moment) => [
              `move ${moment.move}, ${played(moment.color, moment.at)}`,
              ...moment.facts.map(told),
            ])),
      ].join('\n')}\n`,
  };
}

const follows = (line: readonly string[]) => (line.length === 0 ? '' : `: ${line.slice(0, 8).join(' ')}`);
