/** Answers about stones: to all that is asked about them, and the one of these that stands. */

import type { Color, PointSet, Vertex } from 'kakoi';
import type { GroupQuestion, GroupReading, ProblemSolver, SolvedProblem } from 'kakoi/problem';
import { loaded } from '../../shell/part.js';
import { COLORS } from '../../shell/words.js';
import type { Workers } from '../../shell/workers.js';
import {
  type About,
  type Answered,
  isChain,
  ownerOf,
  pairKind,
  questionOf,
  rankFor,
  type Situation,
} from './question.js';
import { Reader, type Sought } from './reader.js';
import { standing } from './standing.js';
import type { Asked } from './state.js';
import { type Trial, tryOut } from './trial.js';
import { capturesInWords } from './words.js';

/** Enough to find out whether replies can agree with an answer: what these do not settle, ten times as many hardly ever do. */
const WALLS_NODES = 20_000;

/** The sections of the panel: each has an answer for either side to move first. */
export const SECTIONS = ['problem', 'fate', 'race', 'connection'] as const;
export type Section = (typeof SECTIONS)[number];

/** The stones asked about, and the problem about them if one was found. */
type AskedAbout = About & Pick<Asked, 'problem'>;

export class Answers {
  readonly reader: Reader;
  /** By answer: a trial that finds out whether it can be played. */
  private readonly trials = new WeakMap<GroupReading, Trial>();

  constructor(
    workers: Workers,
    private readonly changed: () => void,
  ) {
    this.reader = new Reader(workers, changed);
  }

  /** A solver whose questions end no others than its own. */
  solverOf(name: string, find: ProblemSolver['find'] = async () => null): ProblemSolver {
    return {
      find,
      read: (question, purpose) => {
        const nodes = purpose === 'walls' ? WALLS_NODES : question.nodes;
        return this.reader.ask({ ...question, nodes }, `${name} ${purpose}`);
      },
    };
  }

  /** The answer of a section when that side moves first; null where its question does not arise. */
  of(section: Section, first: Color, situation: Situation, asked: AskedAbout): Answered | null {
    const { group, other } = asked;
    const problem = other === null ? asked.problem : null;
    const single = problem?.question.toPlay === first ? 'problem' : 'fate';
    const arises = other === null ? single : pairKind(situation.board, group, other);
    return arises === section ? this.verdictOn(first, situation, { ...asked, problem }) : null;
  }

  /**
   * The answer that stands against all others about the group, once they are all known; one without an outcome where none
   * stands.
   */
  private verdictOn(first: Color, situation: Situation, about: AskedAbout): Answered {
    const answers = asksOf(situation, about).map((asked) => ({
      ...asked,
      reading: asked.reading ?? this.reader.find(asked.question, asked.slot),
    }));
    const main = answers.find(({ question: { toPlay, kind } }) => toPlay === first && kind !== 'capture')!;
    const claims = answers.flatMap(({ reading, ...asked }) =>
      reading === null ? [] : { ...asked, reading },
    );
    if (claims.length < answers.length) return { question: main.question, reading: null };
    const stands = standing(claims, loaded('reading').outcomeRank).filter(
      ({ question }) => question.toPlay === first && (about.other === null || question === main.question),
    );
    // The question that the position asks, if its answer stands, and otherwise the surest.
    const told = stands.find(({ question }) => question === about.problem?.question) ?? stands[0];
    if (told !== undefined) return told;
    const none = { outcome: 'unknown', otherOutcome: null, certainty: null, move: null, line: [] } as const;
    return { question: main.question, reading: { ...main.reading!, ...none } };
  }

  /** The same answer, once all others are known; null when the search for one of them ended. */
  async known(first: Color, situation: Situation, about: AskedAbout): Promise<SolvedProblem | null> {
    const asked = asksOf(situation, about);
    const known = asked.map(({ question, slot, reading }) => reading ?? this.reader.known(question, slot));
    await Promise.all(known).catch(() => null); // something else has been asked since
    const { question, reading } = this.verdictOn(first, situation, about);
    return reading && { question, reading };
  }

  /**
   * Finds out what the position asks, and holds the answer against all others about its group: null when there is no problem,
   * or no answer stands by which its first move succeeds. Rejects when the search ends.
   */
  async findProblem(sought: Sought): Promise<SolvedProblem | null> {
    const problem = await this.reader.solve(sought);
    if (problem === null) return null;
    const about = { group: problem.question.group, other: null, region: null, isDeep: false, problem };
    const answer = await this.known(sought.toPlay, sought, about);
    if (answer === null) return problem;
    return (rankFor(sought.toPlay, answer) ?? 0) === 0 ? null : answer;
  }

  /** The fate of the chain at a point in words, for the pointer, looked at as deeply as what is asked about. */
  chainInWords(situation: Situation, point: Vertex, asked: Pick<About, 'isDeep'> | null): string {
    const { board } = situation;
    const group = board.chainAt(point)?.stones;
    if (group === undefined) return '';
    const about = { group, other: null, region: null, isDeep: asked?.isDeep === true };
    const find = (color: Color) =>
      this.reader.find(questionOf('capture', color, situation, about), `pointed ${color}`);
    return capturesInWords({ black: find('black'), white: find('white') }, board);
  }

  /** True when the solver's replies would agree with the answer, so that it can be played; false also until that is known. */
  canPlay({ question, reading }: Answered): boolean {
    if (reading === null || reading.outcome === 'unknown') return false;
    const known = this.trials.get(reading);
    if (known !== undefined) return known.isPrepared;
    const solver = this.solverOf(`${question.kind} ${question.toPlay}`);
    const trial = tryOut(question, { problem: { question, reading }, solver });
    this.trials.set(reading, trial);
    trial.prepare().then(this.changed, () => this.trials.delete(reading)); // another group has been asked about since
    return false;
  }
}

/** All questions about a group whose answers have to agree, for either side to move first; a problem comes with its answer. */
function asksOf(situation: Situation, about: AskedAbout) {
  const { board } = situation;
  const { group, other, problem } = about;
  const kinds: GroupQuestion['kind'][] = [...(isChain(board, group) ? (['capture'] as const) : []), 'life'];
  const pair = other && pairKind(board, group, other);
  return COLORS.flatMap((first) => {
    const its = { isOwnerFirst: ownerOf(board, group) === first, isCapture: false };
    const ask = (kind: GroupQuestion['kind'], against: PointSet | null) => ({
      ...its,
      question: questionOf(kind, first, situation, { ...about, other: against }),
      slot: `${kind} ${first}`,
      isCapture: kind === 'capture',
      reading: null as GroupReading | null,
    });
    return [
      ...(problem?.question.toPlay === first ? [{ ...its, ...problem, slot: 'problem' }] : []),
      ...(pair === null ? [] : [ask(pair, other)]),
      ...(pair === 'connection' ? [] : kinds.map((kind) => ask(kind, null))),
    ];
  });
}
