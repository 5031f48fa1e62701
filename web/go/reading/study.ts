/**
 * A group that is read: its stones, the region, the answers, and the moves tried on the board. It shows
 * nothing itself, and changes nothing in the game.
 */

import { type Color, type GoBoard, opponent, type PointSet, type RecordNode, type Vertex } from 'kakoi';
import type { ProblemJudgement, ProblemSolver, SolvedProblem } from 'kakoi/problem';
import { part } from '../../shell/part.js';
import { say } from '../../shell/words.js';
import { Answers, type Section } from './answers.js';
import type { Desk } from './desk.js';
import type { Progress } from './progress.js';
import { type Answered, rankFor, type Situation } from './question.js';
import type { Sought } from './reader.js';
import {
  ALONE,
  type Asked,
  afresh,
  asking,
  atRest,
  attemptIn,
  isAwaiting,
  isOfSize,
  line,
  moved,
  type Practice,
  picked,
  played,
  type State,
  sideOf,
  type Tried,
  takesMoves,
  triedIn,
} from './state.js';
import { type Trial, tryOut } from './trial.js';
import { judgedInWords, outcomeInWords } from './words.js';

/** An attempt at its beginning. */
const BEGUN: Practice = { hinted: null, isSpoilt: false };

export class Study {
  readonly answers: Answers;
  /** True when stones that are pressed are read. */
  isOn = false;
  /** True when a stone that is pressed joins the group instead of beginning another. */
  joins = false;
  /** True while the shift key is held: the stone that is pressed is read with the group. */
  isShifted = false;
  /** The region where both may play, as the reader drew it. */
  region: PointSet | null = null;
  state = asking(null);
  /** The attempt that another mode interrupted; it goes on as long as the position is the same. */
  private laidAside: State | null = null;
  /** Answers in trials; what they ask about is known there. */
  private readonly solver: ProblemSolver;

  constructor(
    private readonly desk: Desk,
    private readonly progress: Progress,
  ) {
    this.answers = new Answers(desk.workers, () => desk.render());
    this.solver = this.answers.solverOf('trial', async () => {
      return this.state.finding ?? this.asked?.problem ?? null;
    });
  }

  /** True while it is being found out what the position asks. */
  get isSearching(): boolean {
    return this.state.finding !== null;
  }

  get asked(): Asked | null {
    return this.state.asked;
  }

  /** The moves that are tried; null while the game is on the board. */
  get tried(): Tried | null {
    return triedIn(this.state);
  }

  get takesMoves(): boolean {
    return this.tried !== null && takesMoves(this.tried);
  }

  turnOn(on: boolean): void {
    this.isOn = on;
    const attempt = on ? null : attemptIn(this.state);
    if (!on) this.forget();
    else if (this.laidAside !== null) this.state = this.laidAside;
    this.laidAside = attempt;
  }

  private change(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    this.desk.refresh();
  }

  /** The answer; undefined when something else is on the board by then, or when there is none. */
  private async inTime<T>(asked: Promise<T>): Promise<T | undefined> {
    const { on } = this.state;
    const answer = await asked.catch(() => undefined);
    return this.state.on === on ? answer : undefined;
  }

  // ── The stones asked about ─────────────────────────────────────────────

  /** Forgets the group, too. */
  forget(): void {
    this.end();
    this.state = asking(null);
    this.region = null;
  }

  /** Moves to another position: trying ends; the group stays while all of it is there. */
  moveTo({ board }: Situation): void {
    this.end();
    const { asked } = this;
    this.state = asking(asked && moved(asked, board));
    const isGone = asked !== null && this.asked === null;
    if (isGone || (this.region !== null && !isOfSize(this.region, board))) this.region = null;
  }

  /** Reads the chain at a stone that the record marks, unless moves are tried. */
  pickMarked(board: GoBoard, point: Vertex): void {
    const chain = board.chainAt(point)?.stones;
    if (this.tried !== null || chain === undefined) return;
    this.end();
    this.state = asking({ ...ALONE, group: chain, pressed: [point] });
  }

  /** Reads what the reader asks about by pressing a stone. */
  pick(board: GoBoard, point: Vertex): void {
    this.end();
    this.state = asking(picked(this.asked, board, point, this));
  }

  /** Waits for the other chain, or drops the one that there is. */
  togglePair(): void {
    this.end();
    const { asked } = this;
    if (asked !== null)
      this.change({ asked: { ...asked, pairs: !asked.pairs && asked.other === null, other: null } });
  }

  /** Sets the region where both may play; null leaves it to the engine. */
  drawRegion(region: PointSet | null): void {
    this.end();
    this.region = region;
  }

  lookDeeper(): void {
    const { asked } = this;
    if (asked !== null) this.change({ asked: { ...asked, isDeep: true } });
  }

  /** The answer of a section when that side moves first; null where its question does not arise. */
  answer(section: Section, first: Color): Answered | null {
    const { asked } = this;
    return asked && this.answers.of(section, first, this.desk.current, { ...asked, region: this.region });
  }

  // ── The problem of the position ────────────────────────────────────────

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
    const { asked } = this;
    if (asked?.isChosen) {
      await this.solveChosen(sought, asked, hidesAnswers);
      return;
    }
    this.forget();
    const finding = this.answers.findProblem(sought).catch(() => null);
    this.state = { ...this.state, record, finding };
    if (hidesAnswers && record !== null && asks) {
      const reading = await part('reading').catch(() => null);
      if (reading !== null && this.state.finding === finding) this.practise(BEGUN, sought);
    }
    this.desk.refresh();
    const problem = await finding;
    if (this.state.finding !== finding) return;
    this.state = { ...this.state, finding: null };
    this.found(problem, hidesAnswers);
  }

  /** Puts the problem that was found on the board, unless the reader has already begun to solve it by the record. */
  private found(problem: SolvedProblem | null, hidesAnswers: boolean): void {
    const { tried, state } = this;
    if (problem !== null) {
      const { group } = problem.question;
      this.state = { ...state, asked: { ...ALONE, ...state.asked, group, problem } };
      if (!hidesAnswers) this.show(problem);
      else if (tried === null) this.practise();
      else if (tried.trial.at === 0) this.practise(state.practice ?? BEGUN); // the attempt is the same
    } else if (tried === null)
      this.refuse(
        say(
          'No group was found whose fate depends on who begins. Press a stone to ask about its group, or let the other side be to play.',
        ),
      );
    this.desk.refresh();
  }

  private refuse(refusal: string): void {
    this.change({ on: atRest(refusal) });
  }

  /** Makes a problem of the group that was picked, if its fate depends on who begins. */
  private async solveChosen(situation: Situation, asked: Asked, hidesAnswers: boolean): Promise<void> {
    this.end();
    this.change({ asked: { ...asked, problem: null }, record: null });
    const { toPlay } = situation;
    const know = (first: Color) =>
      this.answers.known(first, situation, { ...asked, region: this.region, problem: null });
    const answers = await this.inTime(Promise.all([know(toPlay), know(opponent(toPlay))]));
    if (answers === undefined) return;
    const [own, theirs] = answers;
    const [rank, otherwise] = [own && rankFor(toPlay, own), theirs && rankFor(toPlay, theirs)];
    if (own === null || rank === null) this.refuse(say('It was not read out what becomes of this group.'));
    else if (own.reading.move === null || (otherwise ?? -1) >= rank)
      this.refuse(
        say(
          'Whoever begins: {outcome}. Press the stone again to let go of its group: then the whole board is looked at.',
          { outcome: outcomeInWords(own.question, own.reading) },
        ),
      );
    else this.found(own, hidesAnswers);
  }

  /** Stops looking for the problem; what the record answers can be played on. */
  stopSearch(): void {
    this.answers.reader.stopSolving();
    this.change({ finding: null });
  }

  /** Lets the reader solve the problem, from its beginning; as long as only its position is known, by the record. */
  practise(practice = BEGUN, sought = this.tried?.trial.position): void {
    const { asked, record } = this.state;
    const problem = asked?.problem ?? null;
    const position = problem?.question ?? sought;
    if (position === undefined) return;
    this.state = { ...this.state, practice };
    const trial = tryOut(position, { problem, record, solver: this.solver, trustsRecord: problem === null });
    void this.playAgainst(trial, position.toPlay);
  }

  /** True while the problem can be begun again: the record answers, or the solver can. */
  get canPractise(): boolean {
    const { record, asked } = this.state;
    return record !== null || !asked?.problem || this.answers.canPlay(asked.problem);
  }

  /** Rings a first move that succeeds. */
  async hint(): Promise<void> {
    const { tried, state } = this;
    if (tried === null || state.practice === null) return;
    const { trial } = tried;
    this.state = { ...state, practice: { ...state.practice, isSpoilt: true } };
    // The record's own move first: the record goes on from it, and not from another that is right, too.
    const told = await trial.hint().catch(() => undefined);
    const hinted = told === undefined ? (trial.problem?.reading.move ?? null) : told;
    if (trial === this.tried?.trial) this.change({ practice: { hinted, isSpoilt: true } });
  }

  /** Shows the answer of the problem; where only the record has one, its line, or its variations when it names none right. */
  async giveUp(): Promise<void> {
    const { practice, asked, record } = this.state;
    const position = this.tried?.trial.position;
    if (practice !== null) this.progress.set(this.desk.current, 'failed');
    if (asked?.problem) {
      this.show(asked.problem);
      return;
    }
    this.end();
    this.change({ practice: null });
    if (position === undefined || record === null) return;
    const moves = await this.inTime(tryOut(position, { record }).solution());
    if (moves != null) this.change({ on: line(tryOut(position, { record, line: moves })) });
  }

  // ── On the board ───────────────────────────────────────────────────────

  /** Shows the line of an answer, from the beginning. */
  show({ question, reading }: Answered): void {
    if (reading === null) return;
    this.end();
    const { solver } = this; // answers moves beside the line
    const trial = tryOut(question, { problem: { question, reading }, line: reading.line, solver });
    this.change({ practice: null, on: line(trial) });
  }

  /** Starts a game in which the reader plays the side that moves first, and the solver the other. */
  async play({ question, reading }: Answered): Promise<void> {
    if (reading === null) return;
    this.end();
    const problem = { question, reading };
    await this.playAgainst(tryOut(question, { problem, solver: this.solver }), question.toPlay);
  }

  private async playAgainst(trial: Trial, side: Color): Promise<void> {
    const on = played(trial, side);
    this.change({ on });
    await this.findWalls(on);
  }

  /**
   * Finds out how replies are to be read, so that they agree with the answer that is played against. False when that
   * is impossible, which is said unless the record replies, or when something else is on the board by then.
   */
  private async findWalls(tried: Tried): Promise<boolean> {
    const { trial } = tried;
    if (trial.isPrepared || trial.problem === null) return true;
    const begun = afresh(tried);
    this.change({ on: begun.is === 'line' ? { ...begun, isLeft: true } : { ...begun, is: 'thinking' } });
    const isPossible = await this.inTime(trial.prepare());
    if (isPossible === undefined) return false;
    const { practice, record } = this.state;
    const isAnswered = isPossible || (practice !== null && record !== null);
    if (isAnswered) this.change({ on: begun });
    else {
      const verdict = say(
        'This cannot be played against the solver: where the board is so open, its replies would not agree with the answer. The line shows how it was meant.',
      );
      this.change({ on: { ...played(trial, sideOf(tried)), is: 'over', verdict } });
    }
    return isAnswered;
  }

  /** Ends trying moves and goes back to the game. */
  end(): void {
    this.laidAside = null;
    if (this.isSearching) this.answers.reader.stopSolving();
    this.state = { ...this.state, finding: null, on: atRest() };
  }

  /** Goes to a place of the tried line. */
  goTo(index: number): void {
    const { tried } = this;
    if (tried === null) return;
    tried.trial.goTo(index);
    this.change({ on: afresh(tried) });
  }

  /** Takes back the reader's move, with the solver's answer if there was one. */
  takeBack(): void {
    const trial = this.tried?.trial;
    if (trial === undefined) return;
    trial.takeBack();
    this.goTo(trial.at);
  }

  /** Plays the reader's move; the record or the solver answers. */
  async try(move: Vertex | null): Promise<void> {
    const { tried } = this;
    if (tried === null || isAwaiting(tried) || !takesMoves(tried)) return;
    const { trial } = tried;
    if (!(await this.findWalls(tried))) return;
    const side = sideOf(tried);
    const judging = trial.try(move);
    this.change({ on: { ...played(trial, side), is: trial.loser === null ? 'thinking' : 'open' } });
    const answer = await this.inTime(Promise.all([judging, part('facts')]));
    if (answer?.[0] != null) this.tell(answer[0], trial, side);
  }

  private tell(judged: ProblemJudgement, trial: Trial, side: Color): void {
    const { practice } = this.state;
    const { current } = this.desk;
    const { end } = judged;
    const isWrong = judged.verdict === 'wrong' || end?.isSolved === false;
    const isSpoilt = practice !== null && (isWrong || practice.isSpoilt);
    if (practice !== null && (isWrong || (end !== null && !isSpoilt)))
      this.progress.set(current, isWrong ? 'failed' : 'solved');
    // The problem is one of several that are counted, and was not solved before.
    const isOpen = current.games.length > 1 && this.progress.of(current) !== 'solved';
    const isUncounted = end?.isSolved === true && isSpoilt && isOpen;
    const verdict = [
      judgedInWords(trial.problem?.question ?? null, judged),
      ...(isUncounted ? [say('It does not count after a hint or a mistake.')] : []),
    ].join(' ');
    const isRight = end?.isSolved ?? (judged.verdict === 'open' ? null : judged.verdict !== 'wrong');
    this.change({
      practice: practice && { ...practice, isSpoilt },
      on: { is: end === null ? 'open' : 'over', trial, side, verdict, isRight },
    });
  }
}
