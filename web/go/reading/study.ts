/**
 * A group that is read: its stones, the region, the answers, and the moves tried on the board. It shows
 * nothing itself, and changes nothing in the game.
 */

import { type Color, type GoBoard, opponent, PointSet, type RecordNode, toGtp, type Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import type {
  GroupQuestion,
  GroupReading,
  ProblemJudgement,
  ProblemPosition,
  ProblemSolver,
  SolvedProblem,
} from 'kakoi/problem';
import type { SgfMarks } from 'kakoi/sgf';
import { latest } from '../../shell/latest.js';
import { loaded, part } from '../../shell/part.js';
import { isSame } from '../../shell/points.js';
import { COLORS, say } from '../../shell/words.js';
import type { Workers } from '../../shell/workers.js';
import type { Outcome } from './progress.js';
import { type Answered, NODES, ownerOf, stoneOf } from './question.js';
import { Reader, type Sought } from './reader.js';
import { standing } from './standing.js';
import { type Trial, tryOut } from './trial.js';
import {
  askedInWords,
  capturesInWords,
  judgedInWords,
  lineInWords,
  moveInWords,
  outcomeInWords,
  searchInWords,
  yourMoveInWords,
} from './words.js';

/** Deep answers may look at so many times as many nodes, which takes some seconds. */
const DEEPER = 25;

/** Enough to find out whether replies can agree with an answer: what these do not settle, ten times as many hardly ever do. */
const WALLS_NODES = 20_000;

const KINDS = ['capture', 'life', 'race', 'connection'] as const;

/** The sections of the panel: each has an answer for either side to move first. */
export type Section = 'problem' | 'fate' | 'race' | 'connection';

/** The stones asked about, and the problem about them if one was found. */
interface Asked {
  readonly group: PointSet;
  readonly other: PointSet | null;
  readonly problem: SolvedProblem | null;
}

/** The situation asked about: a position, and the moves forbidden in it. */
export interface Situation {
  readonly board: GoBoard;
  readonly toPlay: Color;
  readonly ko: Vertex | null;
}

export class Study {
  readonly reader: Reader;
  /** True when stones that are pressed are read. */
  isOn = false;
  /** True when a stone that is pressed joins the group instead of beginning another. */
  joins = false;
  /** True when the next stone that is pressed is read with the group: a race or a connection. */
  pairs = false;
  /** True while the shift key is held, which does the same. */
  isShifted = false;
  /** The stones asked about. */
  group: PointSet | null = null;
  /** The chain that is read with the group. */
  other: PointSet | null = null;
  /** True when the reader has picked the group, false when the record marks it. */
  private isChosen = false;
  /** The problem that was found in the position. */
  problem: SolvedProblem | null = null;
  /** True while the reader solves the problem: the answers stay hidden. */
  hidesAnswers = false;
  /** The move that is hinted at, null for a pass; undefined for none. */
  private hinted: Vertex | null | undefined;
  /** The answer of the record, while it is shown. */
  private recorded: Trial | null = null;
  /** The node of the record whose problem is solved; null when no answers follow it. */
  private record: RecordNode | null = null;
  /** The search for the problem of the whole board that is under way. */
  private finding: Promise<SolvedProblem | null> | null = null;
  /** The answer to the last question for a problem, where there is none. */
  refusal = '';
  /** The stones by which the reader has picked group and other chain, the first one first. */
  pressed: readonly Vertex[] = [];
  /** The region where both may play, as the reader drew it. */
  region: PointSet | null = null;
  trial: Trial | null = null;
  /** The side that the reader plays while the solver answers, from the first move to the last; null while a line is only shown. */
  side: Color | null = null;
  /** The verdict on the reader's last move, or the final outcome. */
  verdict = '';
  /** True after a move that was right, false after a mistake; null where that is not said. */
  isRight: boolean | null = null;
  private isOver = false;
  private isThinking = false;
  private isDeep = false;
  /** Counts the reader's moves: an answer to an older one comes too late. */
  private turn = 0;

  /** Answers in trials; what they ask about is known there. */
  private readonly solver = this.solverOf('trial');

  /** Called with what became of the problem that the reader solves alone. */
  ended: (outcome: Outcome) => void = () => {};
  /** Tells whether the problem is one of several that are counted, and not solved yet. */
  isToCount: () => boolean = () => false;
  /** The attempt that another mode interrupted; it goes on as long as the position is the same. */
  private laidAside: object | null = null;
  /** True once there was a hint or a mistake since the problem was begun: solving it does not count. */
  private isSpoilt = false;

  constructor(
    workers: Workers,
    private readonly changed: () => void,
  ) {
    this.reader = new Reader(workers, changed);
  }

  /** A solver whose questions end no others than its own. */
  private solverOf(name: string): ProblemSolver {
    return {
      find: () => this.finding ?? Promise.resolve(this.problem),
      read: (question, purpose) => {
        const nodes = purpose === 'walls' ? WALLS_NODES : question.nodes;
        return this.reader.ask({ ...question, nodes }, `${name} ${purpose}`);
      },
    };
  }

  /** True while it is being found out what the position asks. */
  get isSearching(): boolean {
    return this.finding !== null;
  }

  /** True while the problem is on the board, to be solved or to be looked at. */
  get practises(): boolean {
    const { trial, problem } = this;
    if (trial === null) return false;
    const isShown =
      trial === this.recorded || (problem !== null && trial.problem?.reading === problem.reading);
    return this.hidesAnswers || isShown;
  }

  turnOn(on: boolean): void {
    this.isOn = on;
    const attempt = on ? null : this.attempt();
    if (on) Object.assign(this, this.laidAside);
    else this.forget();
    this.laidAside = attempt;
  }

  /** The attempt to solve the problem, as it is before a move of the reader; null when there is none, or the problem is still looked for. */
  private attempt(): object | null {
    const { trial, hidesAnswers, isSearching, isThinking } = this;
    if (trial === null || !hidesAnswers || isSearching) return null;
    if (isThinking) trial.takeBack(); // nobody would answer
    const { group, other, problem, pressed, isChosen, side, verdict, isRight, isOver } = this;
    return { trial, hidesAnswers, group, other, problem, pressed, isChosen, side, verdict, isRight, isOver };
  }

  /** Forgets the group, too. */
  forget(): void {
    this.end();
    this.group = this.other = this.region = this.problem = null;
    this.pressed = [];
    this.pairs = this.isDeep = this.hidesAnswers = this.isChosen = false;
  }

  /** Moves to another position: trying ends; the group stays while all of it is there. */
  moveTo({ board }: Situation): void {
    this.end();
    this.problem = null;
    this.hidesAnswers = false;
    const { group, other, region } = this;
    const isHere = (set: PointSet | null) => set?.width === board.width && set.height === board.height;
    if (region !== null && !isHere(region)) this.region = null;
    if (group === null) return;
    const isThere = (stones: PointSet) =>
      isHere(stones) &&
      (['black', 'white'] as const).some((color) => stones.minus(board.stones(color)).isEmpty);
    if (!isThere(group)) {
      this.forget();
      return;
    }
    this.group = chainsOf(board, group); // moves may have made the chains longer
    this.other = other !== null && isThere(other) ? chainsOf(board, other) : null;
    if (this.other?.equals(this.group)) this.other = null; // they have been connected
  }

  /** Reads the chain at a stone that the record marks, unless moves are tried. */
  pickMarked(board: GoBoard, point: Vertex): void {
    if (this.trial !== null) return;
    this.pick(board, point);
    this.isChosen = false;
  }

  /**
   * Reads the chain at a stone, or lets go of it when the stone was the last one pressed. With `joins`, adds it to the group or
   * removes it; with `pairs`, reads it with the group.
   */
  pick(board: GoBoard, point: Vertex): void {
    this.end();
    const isAgain = this.isChosen && this.pressed.length === 1 && isSame(this.pressed[0]!, point);
    this.isChosen = true;
    const chain = board.chainAt(point)?.stones;
    if (chain === undefined) return;
    this.isDeep = false;
    const { group } = this;
    const isPair = (this.pairs || this.isShifted) && this.isChain(board) && !chain.equals(group!);
    this.pairs = false;
    this.other = isPair ? chain : null;
    if (isPair) {
      this.pressed = [...this.pressed, point];
      return;
    }
    this.problem = null;
    this.hidesAnswers = false;
    const isSameSide = group !== null && ownerOf(board, group) === ownerOf(board, chain);
    const joins = this.joins && isSameSide;
    this.pressed = joins ? [...this.pressed, point] : [point];
    if ((isAgain || joins) && group?.equals(chain)) this.group = null;
    else if (!joins) this.group = chain;
    else this.group = group.intersects(chain) ? group.minus(chain) : group.or(chain);
  }

  /** Waits for the other chain, or drops the one that there is. */
  togglePair(): void {
    this.end();
    this.pairs = !this.pairs && this.other === null;
    this.other = null;
    this.changed();
  }

  /**
   * Makes a problem of the group that the reader has picked, else finds out what the position asks, and shows the answer; with
   * `hidesAnswers` lets the reader look for it, at once where the record asks and answers it.
   */
  async solve(
    sought: Sought,
    hidesAnswers: boolean,
    record: RecordNode | null,
    asks: boolean,
  ): Promise<void> {
    if (this.isChosen && this.group !== null) {
      await this.solveChosen(sought, hidesAnswers);
      return;
    }
    this.forget();
    this.record = record;
    const finding = this.findProblem(sought).catch(() => null);
    this.finding = finding;
    if (hidesAnswers && record !== null && asks) {
      const isLoaded = await part('reading').then(
        () => true,
        () => false,
      );
      if (isLoaded && this.finding === finding) this.practise(sought);
    }
    this.changed();
    const problem = await finding;
    if (this.finding !== finding) return;
    this.finding = null;
    this.found(problem, hidesAnswers, this.trial !== null);
    this.changed();
  }

  /** Puts the problem that was found on the board, unless the reader has already begun to solve it by the record. */
  private found(problem: SolvedProblem | null, hidesAnswers: boolean, isBegun: boolean): void {
    if (problem === null) {
      if (!isBegun)
        this.refusal = say(
          'No group was found whose fate depends on who begins. Press a stone to ask about its group, or let the other side be to play.',
        );
      return;
    }
    this.group = problem.question.group;
    this.problem = problem;
    if (!hidesAnswers) this.show(problem);
    else if (!isBegun) this.practise();
    else if (this.trial?.at === 0) {
      const { hinted, isSpoilt } = this;
      this.practise();
      Object.assign(this, { hinted, isSpoilt }); // the attempt is the same
    }
  }

  /** Makes a problem of the group that was picked, if its fate depends on who begins. */
  private async solveChosen(situation: Situation, hidesAnswers: boolean): Promise<void> {
    this.end();
    this.problem = this.record = null;
    const { turn } = this;
    const { toPlay } = situation;
    const { group, other } = this;
    if (group === null) return;
    const asked = this.asks(situation, { group, other, problem: null });
    this.changed();
    await Promise.all(asked.map(({ question, slot }) => this.reader.known(question, slot))).catch(() => null);
    if (turn !== this.turn) return;
    const isOwner = ownerOf(situation.board, group) === toPlay;
    const [own, theirs] = [toPlay, opponent(toPlay)].map((first) => {
      const { question, reading } = this.verdictOn(first, situation, { group, other, problem: null });
      if (reading === null) return null;
      return { question, reading, rank: loaded('reading').outcomeRank(isOwner, reading.outcome) };
    });
    if (own == null || own.rank === null)
      this.refusal = say('It was not read out what becomes of this group.');
    else if (own.reading.move === null || (theirs?.rank ?? -1) >= own.rank)
      this.refusal = say(
        'Whoever begins: {outcome}. Press the stone again to let go of its group: then the whole board is looked at.',
        { outcome: outcomeInWords(own.question, own.reading) },
      );
    else this.found(own, hidesAnswers, false);
    this.changed();
  }

  /** Stops looking for the problem; what the record answers can be played on. */
  stopSearch(): void {
    this.finding = null;
    this.reader.stopSolving();
    this.changed();
  }

  /** Lets the reader solve the problem, from its beginning; as long as only its position is known, by the record. */
  practise(position: ProblemPosition | null = this.problem?.question ?? this.trial?.position ?? null): void {
    if (position === null) return;
    this.hidesAnswers = true;
    this.hinted = undefined;
    this.isSpoilt = false;
    const { problem, record, solver } = this;
    void this.playAgainst(
      tryOut(position, { problem, record, solver, trustsRecord: problem === null }),
      position.toPlay,
    );
  }

  /** Rings a first move that succeeds. */
  async hint(): Promise<void> {
    this.isSpoilt = true;
    const { trial } = this;
    // The record's own move first: the record goes on from it, and not from another that is right, too.
    const told = await trial?.hint().catch(() => undefined);
    const move = told === undefined ? trial?.problem?.reading.move : told;
    if (trial !== this.trial) return;
    this.hinted = move;
    this.changed();
  }

  /** True while there is something to hint at. */
  get canHint(): boolean {
    const { trial, record } = this;
    return this.hidesAnswers && trial?.at === 0 && (trial.problem !== null || record !== null);
  }

  /** Shows the answer of the problem; where only the record has one, its line, or its variations when it names none right. */
  async giveUp(): Promise<void> {
    if (this.hidesAnswers) this.ended('failed');
    if (this.problem !== null) {
      this.show(this.problem);
      return;
    }
    const { trial, record } = this;
    this.hidesAnswers = false;
    this.end();
    this.changed();
    if (trial === null || record === null) return;
    const { turn } = this;
    const line = await tryOut(trial.position, { record }).solution();
    if (line === null || turn !== this.turn) return;
    this.recorded = tryOut(trial.position, { record, line });
    this.begin(this.recorded, null);
  }

  /** Sets the region where both may play; null leaves it to the engine. */
  drawRegion(region: PointSet | null): void {
    this.end();
    this.region = region;
  }

  lookDeeper(): void {
    this.isDeep = true;
    this.changed();
  }

  get isDeepest(): boolean {
    return this.isDeep;
  }

  /** True when the group is one chain, because only one chain can be read with another. */
  isChain(board: GoBoard): boolean {
    return this.group !== null && isChain(board, this.group);
  }

  /** The answer of a section when that side moves first; null where its question does not arise. */
  answer(section: Section, first: Color, situation: Situation): Answered | null {
    const { group, other, problem } = this;
    if (group === null) return null;
    const asked = { group, other, problem: other === null ? problem : null };
    const single = asked.problem?.question.toPlay === first ? 'problem' : 'fate';
    const arises = other === null ? single : pairKind(situation.board, group, other);
    return arises === section ? this.verdictOn(first, situation, asked) : null;
  }

  /**
   * The answer that stands against all others about the group, once they are all known; one without an outcome where none
   * stands.
   */
  private verdictOn(first: Color, situation: Situation, about: Asked): Answered {
    const answers = this.asks(situation, about).map((asked) => ({
      ...asked,
      reading: asked.reading ?? this.reader.find(asked.question, asked.slot),
    }));
    const main = answers.find(({ question: { toPlay, kind } }) => toPlay === first && kind !== 'capture')!;
    const claims = answers.flatMap(({ question, isCapture, reading }) =>
      reading === null ? [] : { question, reading, isCapture, isOwnerFirst: isOwnerFirst(question) },
    );
    if (claims.length < answers.length) return { question: main.question, reading: null };
    const stands = standing(claims, loaded('reading').outcomeRank).filter(
      ({ question }) => question.toPlay === first && (about.other === null || question === main.question),
    );
    // The question that the position asks, if its answer stands, and otherwise the surest.
    const told = stands.find(({ question }) => question === about.problem?.question) ?? stands[0];
    if (told !== undefined) return told;
    const nothing = {
      outcome: 'unknown',
      otherOutcome: null,
      certainty: null,
      move: null,
      line: [],
    } as const;
    return { question: main.question, reading: { ...main.reading!, ...nothing } };
  }

  /** All questions about a group whose answers have to agree, for either side to move first; a problem comes with its answer. */
  private asks(situation: Situation, { group, other, problem }: Asked) {
    const { board } = situation;
    const kinds: GroupQuestion['kind'][] = [...(isChain(board, group) ? (['capture'] as const) : []), 'life'];
    const pair = other && pairKind(board, group, other);
    return COLORS.flatMap((first) => {
      const ask = (kind: GroupQuestion['kind'], its: PointSet | null) => ({
        question: this.question(kind, first, situation, group, its),
        slot: `${kind} ${first}`,
        isCapture: kind === 'capture',
        reading: null as GroupReading | null,
      });
      return [
        ...(problem?.question.toPlay === first ? [{ ...problem, slot: 'problem', isCapture: false }] : []),
        ...(pair === null ? [] : [ask(pair, other)]),
        ...(pair === 'connection' ? [] : kinds.map((kind) => ask(kind, null))),
      ];
    });
  }

  /**
   * Finds out what the position asks, and holds the answer against all others about its group: null when there is no problem,
   * or no answer stands by which its first move succeeds. Rejects when the search ends.
   */
  async findProblem(sought: Sought): Promise<SolvedProblem | null> {
    const problem = await this.reader.solve(sought);
    if (problem === null) return null;
    const asked = { group: problem.question.group, other: null, problem };
    await Promise.all(
      this.asks(sought, asked).map(
        ({ question, slot, reading }) => reading ?? this.reader.known(question, slot),
      ),
    ).catch(() => null); // something else has been asked since
    const { question, reading } = this.verdictOn(sought.toPlay, sought, asked);
    if (reading === null) return problem;
    const rank = loaded('reading').outcomeRank(isOwnerFirst(question), reading.outcome);
    return rank === null || rank === 0 ? null : { question, reading };
  }

  /** The fate of the chain at a point in words, for the pointer. */
  chainInWords(situation: Situation, point: Vertex): string {
    const { board } = situation;
    const stones = board.chainAt(point)?.stones;
    if (stones === undefined) return '';
    const find = (color: Color) =>
      this.reader.find(this.question('capture', color, situation, stones, null), `pointed ${color}`);
    return capturesInWords({ black: find('black'), white: find('white') }, board);
  }

  private question(
    kind: GroupQuestion['kind'],
    first: Color,
    { board, toPlay, ko }: Situation,
    group: PointSet,
    other: PointSet | null,
  ): GroupQuestion {
    const { region, isDeep } = this;
    const banned = first === toPlay ? ko : null;
    return this.asked[`${kind} ${first}`]!(kind, first, board, group, other, banned, region, isDeep);
  }

  /** The questions by slot: the same object as long as the question is the same. */
  private readonly asked = Object.fromEntries(
    KINDS.flatMap((kind) => COLORS.map((color) => [`${kind} ${color}`, latest(makeQuestion)] as const)),
  );

  // ── On the board ───────────────────────────────────────────────────────

  /** Shows the line of an answer, from the beginning. */
  show({ question, reading }: Answered): void {
    this.hidesAnswers = false;
    if (reading === null) return;
    this.end();
    const { solver } = this; // answers moves beside the line
    this.begin(tryOut(question, { problem: { question, reading }, line: reading.line, solver }), null);
  }

  /** Starts a game in which the reader plays the side that moves first, and the solver the other. */
  async play({ question, reading }: Answered): Promise<void> {
    if (reading === null) return;
    this.end();
    const problem = { question, reading };
    await this.playAgainst(tryOut(question, { problem, solver: this.solver }), question.toPlay);
  }

  /** True when the solver's replies would agree with the answer, so that it can be played; false also until that is known. */
  canPlay({ question, reading }: Answered): boolean {
    if (reading === null || reading.outcome === 'unknown') return false;
    const known = this.playable.get(reading);
    if (known !== undefined) return known;
    this.playable.set(reading, false);
    const solver = this.solverOf(`${question.kind} ${question.toPlay}`);
    tryOut(question, { problem: { question, reading }, solver })
      .prepare()
      .then(
        (isPossible) => {
          this.playable.set(reading, isPossible);
          if (isPossible) this.changed();
        },
        () => this.playable.delete(reading), // another group has been asked about since
      );
    return false;
  }
  private readonly playable = new WeakMap<GroupReading, boolean>();

  /** True while the problem can be begun again: the record answers, or the solver can. */
  get canPractise(): boolean {
    return this.record !== null || this.problem === null || this.canPlay(this.problem);
  }

  private async playAgainst(trial: Trial, side: Color): Promise<void> {
    this.begin(trial, side);
    if (await this.findWalls(trial)) this.changed();
  }

  /**
   * Finds out how replies are to be read, so that they agree with the answer that is played against. False when that
   * is impossible, which is said unless the record replies, or when something else is on the board by then.
   */
  private async findWalls(trial: Trial): Promise<boolean> {
    if (trial.isPrepared || trial.problem === null) return true;
    const { turn } = this;
    this.isThinking = true;
    this.changed();
    const isPossible = await trial.prepare().catch(() => undefined);
    if (turn !== this.turn || isPossible === undefined) return false;
    this.isThinking = false;
    if (isPossible || (this.hidesAnswers && this.record !== null)) return true;
    this.isOver = true;
    this.side ??= trial.toPlay; // so that it is shown
    this.verdict = say(
      'This cannot be played against the solver: where the board is so open, its replies would not agree with the answer. The line shows how it was meant.',
    );
    this.changed();
    return false;
  }

  private begin(trial: Trial, side: Color | null): void {
    this.settle();
    this.trial = trial;
    this.side = side;
    this.changed();
  }

  /** Ends trying moves and goes back to the game. */
  end(): void {
    this.settle();
    this.trial = this.laidAside = null;
    this.refusal = '';
    if (this.finding === null) return;
    this.finding = null;
    this.reader.stopSolving();
  }

  /** Drops verdicts, which belong to another place. */
  private settle(): void {
    this.turn++;
    this.isOver = this.isThinking = false;
    this.verdict = '';
    this.isRight = null;
  }

  /** Goes to a place of the tried line. */
  goTo(index: number): void {
    this.settle();
    this.trial?.goTo(index);
    this.changed();
  }

  /** Takes back the reader's move, with the solver's answer if there was one. */
  takeBack(): void {
    const { trial } = this;
    if (trial === null) return;
    trial.takeBack();
    this.goTo(trial.at);
  }

  /** Plays the reader's move; the record or the solver answers. */
  async try(move: Vertex | null): Promise<void> {
    const { trial } = this;
    if (trial === null || this.isThinking || !this.takesMoves) return;
    this.settle();
    const { turn } = this;
    if (!(await this.findWalls(trial))) return;
    this.side ??= trial.toPlay;
    const judging = trial.try(move).catch(() => null);
    this.isThinking = trial.loser === null;
    this.changed();
    const judged = await judging;
    if (judged === null || turn !== this.turn) return;
    this.tell(judged, trial);
  }

  private tell(judged: ProblemJudgement, { problem }: Trial): void {
    this.isThinking = false;
    this.isOver = judged.end !== null;
    if (this.hidesAnswers) this.note(judged);
    const isUncounted =
      judged.end?.isSolved === true && this.hidesAnswers && this.isSpoilt && this.isToCount();
    this.verdict = [
      judgedInWords(problem?.question ?? null, judged),
      ...(isUncounted ? [say('It does not count after a hint or a mistake.')] : []),
    ].join(' ');
    this.isRight = judged.end?.isSolved ?? (judged.verdict === 'open' ? null : judged.verdict !== 'wrong');
    this.changed();
  }

  /** Notes that the problem is solved, or that a move was wrong. */
  private note({ verdict, end }: ProblemJudgement): void {
    if (verdict === 'wrong' || end?.isSolved === false) {
      this.isSpoilt = true;
      this.ended('failed');
    } else if (end !== null && !this.isSpoilt) this.ended('solved');
  }

  /** True while the reader may move: not when it is over, and never for the other side, also where nobody answers. */
  get takesMoves(): boolean {
    const { side, trial } = this;
    return !this.isOver && (side === null || side === trial?.toPlay);
  }

  /** The shapes shown on top of the board: the group, the region, and the moves to come. */
  shapes(board: GoBoard): Shape[] {
    const { trial, region } = this;
    const groups = trial === null ? [this.group, this.other] : [trial.group, trial.other];
    const shown = trial === null ? region : (trial.problem?.reading.region ?? null);
    const shapes: Shape[] = [];
    if (shown !== null) shapes.push({ kind: 'outline', points: shown, dashed: true, paint: 'vicinity' });
    for (const group of groups)
      if (group !== null && !group.isEmpty) shapes.push({ kind: 'outline', points: group, paint: 'focus' });
    if (trial === null) return shapes;
    const last = trial.lastMove;
    if (last && board.get(last) !== 0)
      shapes.push({ kind: 'rings', points: [last], radius: 0.42, width: 0.07, paint: 'last' });
    const { hinted } = this;
    if (hinted && this.hidesAnswers && trial.at === 0)
      shapes.push({
        kind: 'rings',
        points: [hinted],
        radius: 0.46,
        width: 0.1,
        paint: 'alive',
      });
    if (this.side !== null) return shapes;
    shapes.push(...this.hints(trial));
    for (const { point, color, text } of trial.ahead) {
      shapes.push(
        { kind: 'stones', points: [point], side: color, look: 'planned' },
        {
          kind: 'captions',
          captions: [{ lines: [text], at: point, size: text.length < 3 ? 0.5 : 0.4 }],
          paint: `ink-on-${color}`,
          ground: `stone-${color}`,
        },
      );
    }
    return shapes;
  }

  /**
   * Hints at the beginning of a line: other first moves that work, and the points where a stone would break
   * the ladder.
   */
  private hints(trial: Trial): Shape[] {
    if (trial.at > 0) return [];
    const others = this.firstMoves(trial).slice(1);
    return [
      { kind: 'rings', points: others, radius: 0.46, width: 0.1, paint: 'alive' },
      { kind: 'area', points: this.breakers(trial), paint: 'vital-area' },
    ];
  }

  /** The first moves that work, the one of the line first. */
  firstMoves({ problem }: Trial): readonly Vertex[] {
    if (problem === null) return [];
    const { question, reading } = problem;
    if (reading.move === null || loaded('reading').outcomeRank(isOwnerFirst(question), reading.outcome) === 0)
      return [];
    const all = question.kind === 'life' ? this.reader.firstMoves(question, reading) : null;
    const { move } = reading;
    return [move, ...(all ?? []).filter(([x, y]) => x !== move[0] || y !== move[1])];
  }

  breakers({ problem }: Trial): readonly Vertex[] {
    if (problem === null) return [];
    const { question, reading } = problem;
    if (question.kind !== 'capture' || reading.outcome !== 'captured') return [];
    return this.reader.breakers(question, reading) ?? [];
  }

  /** The numbers on the tried stones. */
  marks(): Partial<SgfMarks> {
    return { labels: (this.trial?.played ?? []).map(({ point: vertex, text }) => ({ vertex, text })) };
  }

  /** The question of a problem, in words. */
  questionInWords({ question }: SolvedProblem): string {
    return askedInWords(question);
  }

  /** The place in the line and the verdict, in words. */
  words(): string {
    const { trial, side, verdict } = this;
    if (trial === null) return this.isSearching ? searchInWords() : '';
    const { at, length, lastMove, lastColor, board, problem } = trial;
    if (side !== null) {
      const turn = this.isThinking
        ? say('The solver reads …')
        : this.isOver
          ? ''
          : this.takesMoves
            ? yourMoveInWords(side, at === 0, problem === null)
            : at < length
              ? say('The answer comes next: undo takes your move back.')
              : say('Nobody answers it: undo takes your move back.');
      if (at === 0 && this.hidesAnswers && problem !== null)
        return `${askedInWords(problem.question)}. ${turn}`;
      return [verdict, turn].filter(Boolean).join(' ');
    }
    if (problem === null) {
      const moves = trial.ahead.map(({ point }) => toGtp(point, board.height)).join(' ');
      return moves === '' ? '' : say('The record answers {moves}.', { moves });
    }
    const { question, reading } = problem;
    return at === 0
      ? lineInWords(question, reading)
      : moveInWords(at, length, lastColor, lastMove ?? null, board.height);
  }
}

function makeQuestion(
  kind: GroupQuestion['kind'],
  toPlay: Color,
  board: GoBoard,
  group: PointSet,
  other: PointSet | null,
  ko: Vertex | null,
  region: PointSet | null,
  isDeep: boolean,
): GroupQuestion {
  const nodes = NODES[kind] * (isDeep ? DEEPER : 1);
  const bounds = { region: kind === 'life' ? region : null, walls: false };
  return { kind, board, group, other, toPlay, ko, ...bounds, nodes };
}

/** True for one chain, because only one chain can be asked about captures. */
function isChain(board: GoBoard, group: PointSet): boolean {
  return board.chainAt(stoneOf(group))?.stones.equals(group) === true;
}

/** Two chains of one colour are connected or not; others race. */
function pairKind(board: GoBoard, group: PointSet, other: PointSet): 'race' | 'connection' {
  return ownerOf(board, group) === ownerOf(board, other) ? 'connection' : 'race';
}

function isOwnerFirst({ board, group, toPlay }: GroupQuestion): boolean {
  return ownerOf(board, group) === toPlay;
}

/** All stones of the chains that the stones belong to. */
function chainsOf(board: GoBoard, stones: PointSet): PointSet {
  let chains = PointSet.empty(board.width, board.height);
  for (const stone of stones)
    if (!chains.has(stone)) chains = chains.or(board.chainAt(stone)?.stones ?? chains);
  return chains;
}
