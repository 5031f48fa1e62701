/**
 * A problem that is played: moves that are only tried, from its position on. The reader's are judged and answered, by the
 * record of the problem and by the solver.
 */

import type { Color, GoBoard, Legality, RecordNode, Vertex } from '../../js/api.js';
import { badOption, show, showThing } from '../../js/core/errors.js';
import { opponent } from '../../js/core/opponent.js';
import { PointSet } from '../../js/core/point-set.js';
import { validateBoolean, validateOptions } from '../../js/core/validate.js';
import { sameVertex, toVertex } from '../../js/core/vertex.js';
import type { Fact } from '../../js/review/fact.js';
import { fateFact } from '../../js/review/go/fate-fact.js';
import { checkList } from '../pictures/check.js';
import { isSameMove, RecordAnswers, type RecordedAnswer } from './answers.js';
import {
  BEST,
  checkQuestion,
  type GroupQuestion,
  type GroupReading,
  outcomeRank,
  ownerOf,
} from './question.js';
import { checkPosition, type ProblemPosition, type SolvedProblem } from './solver.js';

/** The solver of a game, as findProblem() and readQuestion() make one. */
export interface ProblemSolver {
  /** Finds out what the position asks; null when there is no group whose fate depends on who begins. */
  find(position: ProblemPosition): Promise<SolvedProblem | null>;
  /** Answers a question. `purpose` tells apart those that are asked at the same time. */
  read(question: GroupQuestion, purpose: 'before' | 'reply' | 'walls'): Promise<GroupReading>;
}

/** Options of a game. */
export interface ProblemGameOptions {
  /** The node of the problem in its record: what follows it are the record's answers. Default null: there are none. */
  readonly record?: RecordNode | null;
  /** Default null: only the record judges. */
  readonly solver?: ProblemSolver | null;
  /** The question, where it is known. Default null: the solver finds out when it is needed. */
  readonly problem?: SolvedProblem | null;
  /** Moves to come, none of them played yet; null is a pass. In lines with kos, stones may be retaken at once. Default none. */
  readonly line?: readonly (Vertex | null)[];
  /** True: the solver is only asked where no mark of the record says what is right. Default false: about every move. */
  readonly trustsRecord?: boolean;
}

/**
 * The end of a problem: the stones of one side are gone, nothing can be done any more, or the record's answer ends.
 */
export type ProblemEnd = {
  readonly isSolved: boolean;
  readonly by: 'capture' | 'nothing-left' | 'record';
  /** The side whose stones are gone, by 'capture': the group's owner, or in a race the other. */
  readonly loser: 'owner' | 'opponent' | null;
};

/** The judgement on a move, and the reply to it. */
export interface ProblemJudgement {
  readonly move: Vertex | null;
  readonly color: Color;
  /**
   * The record's verdict, or else the solver's, which is preferred to what a record says by the order of its moves alone where
   * it is proved or read: 'also-right' is what the record lacks and the solver finds as good as
   * anything, 'open' what neither decides.
   */
  readonly verdict: 'right' | 'also-right' | 'wrong' | 'open';
  /** The record's say; null without a record. */
  readonly recorded: RecordedAnswer | null;
  /** True when the side that moved owns the group asked about; null as long as that is not known. */
  readonly isOwner: boolean | null;
  /** The question after the move, and the readings before and after it; null where the solver was not asked. */
  readonly asked: GroupQuestion | null;
  readonly before: GroupReading | null;
  readonly after: GroupReading | null;
  /**
   * The fate that the move, or the answer to it, brings about by the solver, whatever the verdict: its `color` is the side that
   * gains by it. factText() has the sentence. Null for races and connections, and where nothing was found.
   */
  readonly fact: Fact | null;
  /** The reply that was played: null for a pass, undefined for none. */
  readonly reply: Vertex | null | undefined;
  /** Null while the problem goes on. */
  readonly end: ProblemEnd | null;
}

/** A stone with the number of its move. */
export type NumberedMove = {
  readonly point: Vertex;
  readonly color: Color;
  readonly text: string;
};

/** The points where both may play, and whether walls of stones stand around them. */
type Bounds = Pick<GroupQuestion, 'region' | 'walls'>;

interface Place {
  readonly board: GoBoard;
  readonly ko: Vertex | null;
  /** The stones captured on the way. */
  readonly captured: PointSet;
  /** The move that led here; null is a pass, or the beginning. */
  readonly move: Vertex | null;
}

/** The solver, whose functions are asked for once; what they throw is what their promises reject with. */
function checkSolver(solver: ProblemSolver): ProblemSolver {
  const { find, read } = Object(solver) as ProblemSolver;
  if (typeof find !== 'function' || typeof read !== 'function')
    throw badOption(`solver must be { find, read } or null, not ${showThing(solver)}`);
  return {
    find: async (position) => find.call(solver, position),
    read: async (question, purpose) => read.call(solver, question, purpose),
  };
}

/** The question with its answer, as it was checked. */
function checkSolved(problem: SolvedProblem): SolvedProblem {
  const { question, reading } = Object(problem) as SolvedProblem;
  return { question: checkQuestion(question), reading };
}

/** A problem that is played, move by move. It shows nothing, and changes nothing in the record. */
export class ProblemGame {
  /** The position at the beginning. */
  readonly position: ProblemPosition;
  #places: Place[];
  #at = 0;
  /** Counts what is done: an answer to something older comes too late. */
  #turn = 0;
  #problem: SolvedProblem | null;
  readonly #answers: RecordAnswers | null;
  readonly #solver: ProblemSolver | null;
  readonly #trustsRecord: boolean;
  /** The bounds within which replies agree with the answer; null until they have been found out. */
  #bounds: Bounds | null = null;
  #prepared: Promise<boolean> | null = null;

  /** Throws 'bad-option' for what is no position and no option. */
  constructor(position: ProblemPosition, options: ProblemGameOptions = {}) {
    this.position = checkPosition(position);
    const { board, ko, toPlay } = this.position;
    const {
      record = null,
      solver = null,
      problem = null,
      line = [],
      trustsRecord = false,
    } = validateOptions(options, ['record', 'solver', 'problem', 'line', 'trustsRecord']);
    validateBoolean(trustsRecord, 'trustsRecord');
    this.#answers = record === null ? null : new RecordAnswers(record, toPlay, board);
    this.#solver = solver && checkSolver(solver);
    this.#problem = problem && checkSolved(problem);
    this.#trustsRecord = trustsRecord;
    this.#places = [{ board, ko, captured: PointSet.empty(board.width, board.height), move: null }];
    checkList('line', line, (move: Vertex | null) => this.#append(move));
  }

  /** The question and its answer; null as long as they are not known. */
  get problem(): SolvedProblem | null {
    return this.#problem;
  }
  /** The number of moves on the board. */
  get at(): number {
    return this.#at;
  }
  /** The number of moves, with those to come. */
  get length(): number {
    return this.#places.length - 1;
  }
  /** The position that is on the board. */
  get board(): GoBoard {
    return this.#place.board;
  }
  /** The point that ko forbids. */
  get ko(): Vertex | null {
    return this.#place.ko;
  }
  /** The side whose turn it is. */
  get toPlay(): Color {
    return this.#colorOf(this.#at + 1);
  }
  /** The move shown last; null for a pass, undefined at the beginning. */
  get lastMove(): Vertex | null | undefined {
    return this.#at === 0 ? undefined : this.#place.move;
  }
  /** The colour of the move shown last; at the beginning, the side that does not move first. */
  get lastColor(): Color {
    return this.#colorOf(this.#at);
  }
  /** The moves on the board; null is a pass. */
  get moves(): readonly (Vertex | null)[] {
    return this.#places.slice(1, this.#at + 1).map(({ move }) => move);
  }
  /** The stones asked about that are left; null as long as nobody knows what is asked. */
  get group(): PointSet | null {
    return this.#problem?.question.group.minus(this.#place.captured) ?? null;
  }
  /** Those left of the other chain; null where the question has none. */
  get other(): PointSet | null {
    return this.#problem?.question.other?.minus(this.#place.captured) ?? null;
  }
  /** The side whose aim cannot be reached any more because stones were captured, if any: the group's owner, or the other. */
  get loser(): 'owner' | 'opponent' | null {
    if (this.group?.isEmpty) return 'owner';
    if (this.other?.isEmpty !== true) return null;
    return this.#problem?.question.kind === 'race' ? 'opponent' : 'owner';
  }
  /** The question again from this place on, about the stones that are left, in the region first read; null as `problem`. */
  get asked(): GroupQuestion | null {
    return this.#problem && this.#askedAt(this.#problem, this.#at);
  }
  /** True once prepare() has succeeded. */
  get isPrepared(): boolean {
    return this.#bounds !== null;
  }

  /** Goes to a place of the line; numbers outside go to its nearer end. Throws 'bad-option' for what is no number. */
  goTo(index: number): void {
    if (typeof index !== 'number') throw badOption(`the place must be a number, not ${show(index)}`);
    this.#turn++;
    this.#at = Math.max(0, Math.min(this.length, Math.round(index) || 0));
  }

  /** The legality of a move of the side to play there. Throws 'bad-vertex' or 'off-board'. */
  legality(point: Vertex): Legality {
    return this.board.legality(this.toPlay, point, { ko: this.ko });
  }

  /** Plays a move, which replaces those that followed. Throws 'illegal-move', and changes nothing. */
  play(move: Vertex | null): void {
    const cut = this.#places.slice(0, this.#at + 1);
    const [before, from] = [this.#places, this.#at];
    this.#places = cut;
    try {
      this.#append(move);
    } catch (error) {
      [this.#places, this.#at] = [before, from];
      throw error;
    }
    this.goTo(this.length);
  }

  /** Forgets the moves that follow. */
  cut(): void {
    this.#places = this.#places.slice(0, this.#at + 1);
  }

  /** Takes back the last move of the side that began, with the reply if there was one. */
  takeBack(): void {
    this.goTo(this.#at - (this.lastColor === this.position.toPlay ? 1 : 2));
    this.cut();
  }

  /**
   * Lets the solver find out what is asked, and how replies are to be read, so that they agree with its answer. False without
   * a solver or a problem, and where the board is so open that replies would not agree.
   */
  prepare(): Promise<boolean> {
    if (this.#bounds !== null) return Promise.resolve(true);
    this.#prepared ??= this.#prepare().catch((error) => {
      this.#prepared = null;
      throw error;
    });
    return this.#prepared;
  }

  async #prepare(): Promise<boolean> {
    const solver = this.#solver;
    this.#problem ??= (await solver?.find(this.position)) ?? null;
    if (solver === null || this.#problem === null) return false;
    const { question, reading } = this.#problem;
    const { region, outcome, certainty } = reading;
    const within: Bounds = { region, walls: false };
    // The region of an answer that is likely is cut out of the board: with walls around it every reply agrees with the others.
    // If walls or the region alone change the answer, replies are read as the question was, on the whole board.
    if (question.kind !== 'life' || certainty !== 'likely') this.#bounds = within;
    const ways: readonly [Bounds, 'walls' | 'before'][] = [
      [{ region, walls: true }, 'walls'],
      [within, 'walls'],
      [{ region: question.region, walls: false }, 'before'],
    ];
    for (const [bounds, purpose] of ways) {
      if (this.#bounds !== null) break;
      const again = await solver.read({ ...question, ...bounds }, purpose);
      if (again.outcome === outcome) this.#bounds = bounds;
    }
    return this.#bounds !== null;
  }

  /**
   * Plays a move at once, judges it and plays the reply. Null when something else was done in the meantime. Throws and rejects
   * with 'illegal-move' as play() does, and with what the solver rejects with.
   */
  async try(move: Vertex | null): Promise<ProblemJudgement | null> {
    const passed = this.lastMove === null;
    const color = this.toPlay;
    this.play(move);
    const turn = this.#turn;
    const recorded = this.#recorded();
    const judged: ProblemJudgement = {
      move: this.#place.move,
      color,
      verdict: recorded?.claim ?? 'open',
      recorded,
      isOwner: null,
      asked: null,
      before: null,
      after: null,
      fact: null,
      reply: undefined,
      end: null,
    };
    const isEnough = this.#solver === null || (this.#trustsRecord && saysEnough(recorded));
    if (isEnough || !(await this.prepare())) {
      if (turn !== this.#turn) return null;
      return this.#replied(judged, recorded?.reply);
    }
    if (turn !== this.#turn) return null;
    return this.#judgeBySolver(judged, passed);
  }

  /** The record's say on the last move. Where it replies with what the rules forbid, such as suicide, its answer ends there. */
  #recorded(): RecordedAnswer | null {
    const said = this.#answers?.after(this.moves) ?? null;
    const isPossible = said?.reply == null || this.legality(said.reply) === 'legal';
    return isPossible ? said : { ...said!, reply: undefined, isLast: true };
  }

  async #judgeBySolver(judged: ProblemJudgement, passed: boolean): Promise<ProblemJudgement | null> {
    const [solver, problem, turn] = [this.#solver!, this.#problem!, this.#turn];
    const isOwner = ownerOf(problem.question) === judged.color;
    if (this.loser !== null) return this.#replied({ ...judged, isOwner }, undefined);
    const asked = this.#askedAt(problem, this.#at);
    const [before, after] = await Promise.all([
      solver.read(this.#askedAt(problem, this.#at - 1), 'before'),
      solver.read(asked, 'reply'),
    ]);
    if (turn !== this.#turn) return null;
    const { recorded, move } = judged;
    const rank = outcomeRank(isOwner, after.outcome);
    const isGood = rank !== null && rank > 0 && rank >= (outcomeRank(isOwner, before.outcome) ?? 0);
    const found = after.line[0] ?? null;
    const own = isGood ? (recorded === null || recorded.isThere ? 'right' : 'also-right') : 'wrong';
    const said = recorded?.claim ?? null;
    const isOverruled =
      said !== null && said !== own && !recorded!.isMarked && isSure(problem, before, after);
    const verdict = (isOverruled ? own : said) ?? (rank === null ? 'open' : own);
    const whole: ProblemJudgement = {
      ...judged,
      verdict,
      recorded: isOverruled ? { ...recorded!, claim: null } : recorded,
      isOwner,
      asked,
      before,
      after,
      fact: factOf(asked, after, { move: this.#at, color: judged.color, at: move, succeeds: isGood }),
    };
    if (found === null && (rank === BEST || (passed && move === null))) {
      const isSolved = rank !== null && rank > 1;
      return { ...whole, end: { isSolved, by: 'nothing-left', loser: null } };
    }
    if (verdict === 'right' && said === 'right' && recorded!.isLast)
      return this.#replied(whole, recorded!.reply);
    // The reader plays on for both sides where the solver does not know.
    const foundReply = rank === null ? undefined : found;
    return this.#replied(whole, isOverruled ? (found ?? recorded!.reply) : (recorded?.reply ?? foundReply));
  }

  /** The judgement with the reply, which is played, and with the end if that is one. */
  #replied(judged: ProblemJudgement, found: Vertex | null | undefined): ProblemJudgement {
    const { recorded, verdict, color } = judged;
    const isLegal = found == null || this.legality(found) === 'legal';
    const reply = isLegal ? found : undefined;
    if (reply !== undefined) this.play(reply);
    const { loser } = this;
    if (loser !== null) {
      const isOwner = ownerOf(this.#problem!.question) === color;
      return { ...judged, reply, end: { isSolved: (loser === 'owner') !== isOwner, by: 'capture', loser } };
    }
    const isOver = recorded?.claim === 'right' && recorded.isLast && verdict === 'right';
    return { ...judged, reply, end: isOver ? { isSolved: true, by: 'record', loser: null } : null };
  }

  /** A move that is right here: the record's, or the solver's; undefined when neither knows one. Rejects as the solver does. */
  async hint(): Promise<Vertex | null | undefined> {
    return (await this.solution())?.[0];
  }

  /** The moves from here to the end of the answer: the record's, or the solver's; null when neither knows one. Rejects as the solver does. */
  async solution(): Promise<readonly (Vertex | null)[] | null> {
    const recorded = this.#answers?.line(this.moves) ?? null;
    if (recorded?.isMarked || !(await this.prepare())) return recorded?.moves ?? null;
    const problem = this.#problem!;
    const reading = this.#at === 0 ? problem.reading : await this.#solver!.read(this.asked!, 'before');
    const { line, move, first } = reading;
    const isRefuted = (tried: Vertex | null) =>
      isSure(problem, reading) && !(first ?? [move]).some((good) => isSameMove(good, tried));
    if (recorded !== null && (line.length === 0 || !isRefuted(recorded.moves[0]!))) return recorded.moves;
    return line.length > 0 ? line : null;
  }

  /** The stones on the board that were played since the beginning, with their numbers. */
  get played(): NumberedMove[] {
    const { board } = this;
    const numbered: NumberedMove[] = [];
    for (let number = this.#at; number > 0; number--) {
      const move = this.#places[number]?.move ?? null;
      if (move === null || board.get(move) === 0 || numbered.some(({ point }) => sameVertex(point, move)))
        continue;
      numbered.push({ point: move, color: this.#colorOf(number), text: String(number) });
    }
    return numbered;
  }

  /** The moves to come, on points that are empty now. */
  get ahead(): NumberedMove[] {
    const numbered: NumberedMove[] = [];
    this.#places.slice(this.#at + 1).forEach(({ move }, i) => {
      if (move === null || this.board.get(move) !== 0) return;
      if (numbered.some(({ point }) => sameVertex(point, move))) return;
      const number = this.#at + 1 + i;
      numbered.push({ point: move, color: this.#colorOf(number), text: String(number) });
    });
    return numbered;
  }

  get #place(): Place {
    return this.#places[this.#at]!;
  }

  #askedAt({ question, reading }: SolvedProblem, at: number): GroupQuestion {
    const { board, ko, captured } = this.#places[at]!;
    return {
      ...question,
      board,
      ko,
      toPlay: this.#colorOf(at + 1),
      group: question.group.minus(captured),
      other: question.other?.minus(captured) ?? null,
      ...(this.#bounds ?? { region: reading.region, walls: false }),
    };
  }

  #colorOf(number: number): Color {
    const { toPlay } = this.position;
    return number % 2 === 1 ? toPlay : opponent(toPlay);
  }

  #append(move: Vertex | null): void {
    const { board, captured } = this.#places.at(-1)!;
    if (move === null) {
      this.#places.push({ board, ko: null, captured, move });
      return;
    }
    const point = toVertex(move, board.width, board.height);
    const next = board.play(this.#colorOf(this.#places.length), point);
    this.#places.push({ board: next.board, ko: next.ko, captured: captured.or(next.captured), move: point });
  }
}

/** The fate of the one group asked about, as a fact. */
function factOf(
  question: GroupQuestion,
  { outcome, certainty, line }: GroupReading,
  moved: Parameters<typeof fateFact>[1],
): Fact | null {
  if (question.other !== null || outcome === 'connected' || outcome === 'cut') return null;
  const pass = line.indexOf(null);
  const shown = (pass < 0 ? line : line.slice(0, pass)) as readonly Vertex[];
  const fate = { owner: ownerOf(question), target: question.group, outcome, certainty, line: shown };
  return fateFact(fate, moved);
}

/** True when the record decides on the move: right by its marks, or wrong with a reply that shows it. */
function saysEnough(recorded: RecordedAnswer | null): boolean {
  if (recorded === null || recorded.claim === null) return false;
  return recorded.claim === 'right' ? recorded.isMarked : recorded.reply !== undefined;
}

/** True when nothing about these readings is likely at most: what a record says by its order alone does not stand against them. */
function isSure({ reading }: SolvedProblem, ...readings: readonly GroupReading[]): boolean {
  return [reading, ...readings].every(({ certainty }) => certainty === 'proved' || certainty === 'read');
}
