/**
 * A group that is read: its stones, the region, the answers, and the moves tried on the board. It shows
 * nothing itself, and changes nothing in the game.
 */

import { type Color, type GoBoard, PointSet, type RecordNode, type Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import type { GroupQuestion, ProblemJudgement, ProblemSolver, SolvedProblem } from 'kakoi/problem';
import type { SgfMarks } from 'kakoi/sgf';
import { latest } from '../../shell/latest.js';
import { loaded } from '../../shell/part.js';
import { COLORS, say } from '../../shell/words.js';
import type { Workers } from '../../shell/workers.js';
import type { Outcome } from './progress.js';
import { type Answered, NODES, ownerOf } from './question.js';
import { Reader, type Sought } from './reader.js';
import { type Trial, tryOut } from './trial.js';
import {
  askedInWords,
  capturesInWords,
  judgedInWords,
  lineInWords,
  moveInWords,
  yourMoveInWords,
} from './words.js';

/** Deep answers may look at so many times as many nodes, which takes some seconds. */
const DEEPER = 25;

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
  /** The problem that was found in the position. */
  problem: SolvedProblem | null = null;
  /** True while the reader solves the problem: the answers stay hidden. */
  hidesAnswers = false;
  private isHinted = false;
  /** The node of the record whose problem is solved; null when no answers follow it. */
  private record: RecordNode | null = null;
  /** The state of the search for the problem; 'done' without one says that none was found. */
  search: 'none' | 'running' | 'done' = 'none';
  /** The stones by which the reader has picked group and other chain, the first one first. */
  pressed: readonly Vertex[] = [];
  /** The region where both may play, as the reader drew it. */
  region: PointSet | null = null;
  trial: Trial | null = null;
  /** The side that the reader plays while the solver answers; null while a line is only shown. */
  side: Color | null = null;
  /** The verdict on the reader's last move, or the final outcome. */
  verdict = '';
  private isOver = false;
  private isThinking = false;
  private isDeep = false;
  /** Counts the reader's moves: an answer to an older one comes too late. */
  private turn = 0;

  /** Answers in trials; what they ask about is known there. */
  private readonly solver: ProblemSolver = {
    find: () => Promise.resolve(null),
    read: (question, purpose) => this.reader.ask(question, purpose),
  };

  /** Called with what became of the problem that the reader solves alone. */
  ended: (outcome: Outcome) => void = () => {};
  /** True once a move was wrong since the problem was begun. */
  private isSpoilt = false;

  constructor(
    workers: Workers,
    private readonly changed: () => void,
  ) {
    this.reader = new Reader(workers, changed);
  }

  /** True while it is being found out what the position asks. */
  get isSearching(): boolean {
    return this.search === 'running';
  }

  turnOn(on: boolean): void {
    this.isOn = on;
    if (!on) this.forget();
  }

  /** Forgets the group, too. */
  forget(): void {
    this.end();
    this.group = this.other = this.region = this.problem = null;
    this.pressed = [];
    this.pairs = this.isDeep = this.hidesAnswers = false;
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

  /** Reads the chain at a stone; with `joins`, adds it to the group, or removes it; with `pairs`, reads it with the group. */
  pick(board: GoBoard, point: Vertex): void {
    this.end();
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
    if (!joins) this.group = chain;
    else if (!group.intersects(chain)) this.group = group.or(chain);
    else if (group.equals(chain)) this.group = null;
    else this.group = group.minus(chain);
  }

  /** Waits for the other chain, or drops the one that there is. */
  togglePair(): void {
    this.end();
    this.pairs = !this.pairs && this.other === null;
    this.other = null;
    this.changed();
  }

  /** Finds out what the position asks, and shows the answer; with `hidesAnswers` lets the reader look for it. */
  async solve(sought: Sought, hidesAnswers: boolean, record: RecordNode | null): Promise<void> {
    this.forget();
    this.record = record;
    this.search = 'running';
    this.changed();
    const { turn } = this;
    const problem = await this.reader.solve(sought).catch(() => null);
    if (turn !== this.turn) return;
    if (problem !== null) {
      this.group = problem.question.group;
      this.problem = problem;
      if (hidesAnswers) this.practise();
      else this.show(problem);
    }
    this.search = 'done';
    this.changed();
  }

  /** Lets the reader solve the problem, from its beginning. */
  practise(): void {
    if (this.problem === null) return;
    this.hidesAnswers = true;
    this.isHinted = this.isSpoilt = false;
    void this.play(this.problem);
  }

  /** Rings a first move that succeeds. */
  hint(): void {
    this.isHinted = this.isSpoilt = true; // what is solved with help is still to be solved
    this.changed();
  }

  /** Shows the answer of the problem. */
  giveUp(): void {
    if (this.problem === null) return;
    if (this.hidesAnswers) this.ended('failed');
    this.show(this.problem);
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

  /** True when the group is one chain, because only one chain can be asked about captures. */
  isChain(board: GoBoard): boolean {
    return (
      this.group !== null && board.chainAt(Array.from(this.group)[0]!)?.stones.equals(this.group) === true
    );
  }

  /** The answer when that side moves first; null where the question does not arise. */
  answer(
    kind: GroupQuestion['kind'] | 'problem' | 'fate',
    first: Color,
    situation: Situation,
  ): Answered | null {
    const { group, other, problem } = this;
    if (kind === 'fate') return this.fate(first, situation);
    if (kind === 'problem') return problem?.question.toPlay === first && other === null ? problem : null;
    if (group === null || !this.arises(kind, situation.board, group)) return null;
    const question = this.question(kind, first, situation, group, other);
    return { question, reading: this.reader.find(question, `${kind} ${first}`) };
  }

  /**
   * One answer of two that would name different moves: capture shows best why a group dies, and says what is known of one whose
   * life is not decided.
   */
  private fate(first: Color, situation: Situation): Answered | null {
    const capture = this.answer('capture', first, situation);
    const life = this.answer('life', first, situation);
    const isCapture =
      capture?.reading === null ||
      capture?.reading.outcome === 'captured' ||
      life?.reading?.outcome === 'unknown';
    return isCapture ? (capture ?? life) : life;
  }

  /** True when the question arises: with another chain that of the two, otherwise those of the group. */
  private arises(kind: GroupQuestion['kind'], board: GoBoard, group: PointSet): boolean {
    const { other } = this;
    if (other === null) return kind === 'life' || (kind === 'capture' && this.isChain(board));
    return kind === (ownerOf(board, group) === ownerOf(board, other) ? 'connection' : 'race');
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
    Object.keys(NODES).flatMap((kind) =>
      COLORS.map((color) => [`${kind} ${color}`, latest(makeQuestion)] as const),
    ),
  );

  // ── On the board ───────────────────────────────────────────────────────

  /** Shows the line of an answer, from the beginning. */
  show({ question, reading }: Answered): void {
    this.hidesAnswers = false;
    if (reading === null) return;
    const { line } = reading;
    this.begin(tryOut({ question, reading }, { line }), null);
  }

  /** Starts a game in which the reader plays the side that moves first, and the solver the other. */
  async play({ question, reading }: Answered): Promise<void> {
    if (reading === null) return;
    const { solver } = this;
    const record = this.hidesAnswers ? this.record : null;
    const trial = tryOut({ question, reading }, { solver, record });
    this.begin(trial, question.toPlay);
    if (await this.findWalls(trial)) this.changed();
  }

  /**
   * Finds out how replies are to be read, so that they agree with the answer that is played against. False when that
   * is impossible, which is said, or when something else is on the board by then.
   */
  private async findWalls(trial: Trial): Promise<boolean> {
    if (trial.isPrepared) return true;
    const { turn } = this;
    this.isThinking = true;
    this.changed();
    const isPossible = await trial.prepare().catch(() => undefined);
    if (turn !== this.turn || isPossible === undefined) return false;
    this.isThinking = false;
    if (isPossible) return true;
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
    this.trial = null;
  }

  /** Drops searches and verdicts, which belong to another place. */
  private settle(): void {
    this.turn++;
    this.isOver = this.isThinking = false;
    this.verdict = '';
    this.search = 'none';
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

  /** Plays the reader's move, for the side whose turn it is; the record or the solver answers. */
  async try(move: Vertex | null): Promise<void> {
    const { trial } = this;
    if (trial === null || this.isThinking || this.isOver) return;
    this.settle();
    const { turn } = this;
    const color = trial.toPlay;
    if (!(await this.findWalls(trial))) return;
    const judging = trial.try(move).catch(() => null);
    this.side = color;
    this.isThinking = trial.loser === null;
    this.changed();
    const judged = await judging;
    if (judged === null || turn !== this.turn) return;
    this.tell(judged, trial);
  }

  private tell(judged: ProblemJudgement, { problem: { question } }: Trial): void {
    this.isThinking = false;
    this.isOver = judged.end !== null;
    if (this.hidesAnswers) this.note(judged);
    this.verdict = judgedInWords(question, judged);
    this.changed();
  }

  /** Notes that the problem is solved, or that a move was wrong. */
  private note({ verdict, end }: ProblemJudgement): void {
    if (verdict === 'wrong' || end?.isSolved === false) {
      this.isSpoilt = true;
      this.ended('failed');
    } else if (end !== null && !this.isSpoilt) this.ended('solved');
  }

  get isDecided(): boolean {
    return this.isOver;
  }

  /** The shapes shown on top of the board: the group, the region, and the moves to come. */
  shapes(board: GoBoard): Shape[] {
    const { trial, region } = this;
    const groups = trial === null ? [this.group, this.other] : [trial.group, trial.other];
    const shown = trial === null ? region : trial.problem.reading.region;
    const shapes: Shape[] = [];
    if (shown !== null) shapes.push({ kind: 'outline', points: shown, dashed: true, paint: 'vicinity' });
    for (const group of groups)
      if (group !== null && !group.isEmpty) shapes.push({ kind: 'outline', points: group, paint: 'focus' });
    if (trial === null) return shapes;
    const last = trial.lastMove;
    if (last && board.get(last) !== 0)
      shapes.push({ kind: 'rings', points: [last], radius: 0.42, width: 0.07, paint: 'last' });
    if (this.isHinted && this.hidesAnswers && trial.at === 0 && trial.problem.reading.move !== null)
      shapes.push({
        kind: 'rings',
        points: [trial.problem.reading.move],
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
  firstMoves({ problem: { question, reading } }: Trial): readonly Vertex[] {
    if (reading.move === null || loaded('reading').outcomeRank(isOwnerFirst(question), reading.outcome) === 0)
      return [];
    const all = question.kind === 'life' ? this.reader.firstMoves(question, reading) : null;
    const { move } = reading;
    return [move, ...(all ?? []).filter(([x, y]) => x !== move[0] || y !== move[1])];
  }

  breakers({ problem: { question, reading } }: Trial): readonly Vertex[] {
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
    if (this.isSearching)
      return say('Looking for the problem. In the middle of a game this may take ten seconds …');
    if (trial === null) return '';
    const { at, length, lastMove, lastColor, board } = trial;
    const { question, reading } = trial.problem;
    if (side !== null) {
      const turn = this.isThinking
        ? say('The solver reads …')
        : this.isOver
          ? ''
          : yourMoveInWords(trial.toPlay, at === 0);
      if (at === 0 && this.hidesAnswers) return `${askedInWords(question)}. ${turn}`;
      return [verdict, turn].filter(Boolean).join(' ');
    }
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
