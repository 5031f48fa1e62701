/**
 * A group that is read: its stones, the region, the answers, and the moves tried on the board. It shows
 * nothing itself, and changes nothing in the game.
 */

import { type Color, type GoBoard, PointSet, type Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import type { SgfMarks } from 'kakoi/sgf';
import { latest } from '../../shell/latest.js';
import { say } from '../../shell/words.js';
import type { Workers } from '../../shell/workers.js';
import { type Kind, ownerOf, type Question, type Reading, rankFor, type Situation } from './question.js';
import { type Hints, Reader } from './reader.js';
import { Trial } from './trial.js';
import {
  capturesInWords,
  endInWords,
  lineInWords,
  moveInWords,
  problemInWords,
  verdictInWords,
  yourMoveInWords,
} from './words.js';

/**
 * Nodes for the first answers, which take a fifth of a second, and for deep ones, which take some seconds.
 */
const NODES = { capture: 50_000, life: 200_000, pair: 200_000, deep: 5_000_000 };

/** A question and its answer. */
export interface Answered {
  readonly question: Question;
  /** The answer; null while it is looked for. */
  readonly reading: Reading | null;
}

export class Study {
  readonly reader: Reader;
  /** True when stones that are pressed are read. */
  isOn = false;
  /** True when a stone that is pressed joins the group instead of beginning another. */
  joins = false;
  /** True when a stone that is pressed begins a second group, for a race or a connection. */
  compares = false;
  /** The stones asked about. */
  group: PointSet | null = null;
  /** The second chain of a race or a connection. */
  other: PointSet | null = null;
  /** The position's own question in words, or that none was found; '' while nobody asked. */
  problem = '';
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

  constructor(
    workers: Workers,
    private readonly changed: () => void,
  ) {
    this.reader = new Reader(workers, changed);
  }

  turnOn(on: boolean): void {
    this.isOn = on;
    if (!on) this.forget();
  }

  /** Forgets the group, too. */
  forget(): void {
    this.end();
    this.group = this.other = this.region = null;
    this.problem = '';
    this.isDeep = false;
  }

  /** Moves to another position: trying ends; the group stays while all of it is there. */
  moveTo({ board }: Situation): void {
    this.end();
    this.other = null;
    this.problem = '';
    const { group, region } = this;
    const isHere = (set: PointSet | null) => set?.width === board.width && set.height === board.height;
    if (region !== null && !isHere(region)) this.region = null;
    if (group === null) return;
    const stones = isHere(group)
      ? (['black', 'white'] as const).filter((color) => group.minus(board.stones(color)).isEmpty)
      : [];
    if (stones.length === 0) this.forget();
    else this.group = chainsOf(board, group); // moves may have made the chains longer
  }

  /** Reads the chain at a stone; with `joins`, adds it to the group, or removes it. */
  pick(board: GoBoard, point: Vertex): void {
    this.end();
    const chain = board.chainAt(point)?.stones;
    if (chain === undefined) return;
    this.isDeep = false;
    this.problem = '';
    const { group } = this;
    if (this.compares && group !== null && !group.intersects(chain)) {
      this.other = chain;
      return;
    }
    this.other = null;
    const isSameSide = group !== null && ownerOf(board, group) === ownerOf(board, chain);
    if (!this.joins || !isSameSide) this.group = chain;
    else if (!group.intersects(chain)) this.group = group.or(chain);
    else if (group.equals(chain)) this.group = null;
    else this.group = group.minus(chain);
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

  /** The answer about the group when that side moves first; null without a group. */
  answer(kind: Kind, first: Color, situation: Situation): Answered | null {
    const { group } = this;
    if (group === null || (kind === 'capture' && !this.isChain(situation.board))) return null;
    if (kind === 'pair' && this.other === null) return null;
    const question = this.question(kind, first, situation, group);
    return { question, reading: this.reader.find(question, `${kind} ${first}`) };
  }

  /** The fate of the chain at a point in words, for the pointer. */
  chainInWords(situation: Situation, point: Vertex): string {
    const { board } = situation;
    const stones = board.chainAt(point)?.stones;
    if (stones === undefined) return '';
    const find = (color: Color) =>
      this.reader.find(this.question('capture', color, situation, stones), `pointed ${color}`);
    return capturesInWords({ black: find('black'), white: find('white') }, board);
  }

  private question(kind: Kind, first: Color, { board, toPlay, ko }: Situation, group: PointSet): Question {
    const { region, isDeep, other } = this;
    return this.asked[`${kind} ${first}`]!(
      kind,
      first,
      board,
      group,
      kind === 'pair' ? other : null,
      first === toPlay ? ko : null,
      region,
      isDeep,
    );
  }

  /** The questions by slot: the same object as long as the question is the same. */
  private readonly asked = Object.fromEntries(
    ['capture', 'life', 'pair']
      .flatMap((kind) => [`${kind} black`, `${kind} white`])
      .map((slot) => [slot, latest(makeQuestion)]),
  );

  // ── On the board ───────────────────────────────────────────────────────

  /** Shows the line of an answer, from the beginning. */
  show({ question, reading }: Answered): void {
    if (reading !== null) this.begin(new Trial(question, reading, reading.line), null);
  }

  /** Finds out what the position asks, and shows the solution on the board. */
  async solve(situation: Situation, hints: Hints): Promise<void> {
    this.forget();
    this.problem = say('The solver reads …');
    this.changed();
    const { turn } = this;
    const found = await this.reader.problem(situation, hints).catch(() => null);
    if (found === null || turn !== this.turn) return;
    const { kind, target, first, certainty } = found;
    this.problem = problemInWords(situation, found);
    if (kind !== 'unknown') {
      this.group = target;
      const asked = kind === 'capture' || kind === 'escape' ? 'capture' : 'life';
      const question = this.question(asked, situation.toPlay, situation, target);
      const reading = { ...found, certainty, move: first[0] ?? null, assumes: [] };
      this.begin(new Trial(question, reading, reading.line), null);
    } else this.changed();
  }

  /** Starts a game in which the reader plays the side that moves first, and the solver the other. */
  play({ question, reading }: Answered): void {
    if (reading !== null) this.begin(new Trial(question, reading), question.toPlay);
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
    trial.goTo(trial.at - (trial.lastColor === this.side ? 1 : 2));
    trial.cut();
    this.goTo(trial.at);
  }

  /** Plays the reader's move, for the side whose turn it is; the solver answers. */
  async try(move: Vertex | null): Promise<void> {
    const { trial } = this;
    if (trial === null || this.isThinking || this.isOver) return;
    this.settle();
    const { turn } = this;
    const color = trial.toPlay;
    const before = this.questionIn(trial);
    const passed = trial.lastMove === null;
    trial.play(move);
    this.side = color;
    this.isThinking = !trial.group.isEmpty;
    this.changed();
    const isOwner = ownerOf(before.board, before.group) === color;
    if (trial.group.isEmpty) {
      this.decide(!isOwner, true);
      return;
    }
    const isStale = () => turn !== this.turn;
    const asked = this.questionIn(trial);
    const answers = await Promise.all([
      this.reader.ask(before, 'before'),
      this.reader.ask(asked, 'reply'),
    ]).catch(() => null);
    if (answers === null || isStale()) return;
    this.isThinking = false;
    const [was, is] = answers;
    const rank = rankFor(isOwner, is.outcome);
    const [reply = null] = is.line;
    if (reply === null && (rank === GOOD || (passed && move === null))) {
      this.decide(rank !== null && rank > 1, false);
      return;
    }
    this.verdict = verdictInWords(isOwner, was.outcome, is.outcome);
    if (rank !== null) trial.play(reply); // otherwise the reader plays on for both sides
    if (trial.group.isEmpty) this.decide(!isOwner, true);
    else this.changed();
  }

  private decide(isWon: boolean, isCaptured: boolean): void {
    this.isOver = true;
    this.verdict = endInWords(isWon, isCaptured);
    this.changed();
  }

  get isDecided(): boolean {
    return this.isOver;
  }

  /**
   * The same question from that place on, about the stones left of the group, in the region first read; one that
   * was cut out of an open position is found anew.
   */
  private questionIn({ question, reading, board, toPlay, ko, group }: Trial): Question {
    const region = reading.certainty === 'likely' ? question.region : reading.region;
    return { ...question, board, toPlay, ko, group, region };
  }

  /** The shapes shown on top of the board: the group, the region, and the moves to come. */
  shapes(board: GoBoard): Shape[] {
    const { trial, region } = this;
    const group = trial?.group ?? this.group;
    const shown = trial === null ? region : trial.reading.region;
    const shapes: Shape[] = [];
    if (shown !== null) shapes.push({ kind: 'outline', points: shown, dashed: true, paint: 'vicinity' });
    for (const stones of [group, this.other])
      if (stones !== null && !stones.isEmpty)
        shapes.push({ kind: 'outline', points: stones, paint: 'focus' });
    if (trial === null) return shapes;
    const last = trial.lastMove;
    if (last && board.get(last) !== 0)
      shapes.push({ kind: 'rings', points: [last], radius: 0.42, width: 0.07, paint: 'last' });
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
  firstMoves({ question, reading }: Trial): readonly Vertex[] {
    if (reading.move === null || rankFor(isOwnerFirst(question), reading.outcome) === 0) return [];
    const all =
      reading.first ?? (question.kind === 'life' ? this.reader.firstMoves(question, reading) : null);
    const { move } = reading;
    return [move, ...(all ?? []).filter(([x, y]) => x !== move[0] || y !== move[1])];
  }

  breakers({ question, reading }: Trial): readonly Vertex[] {
    if (question.kind !== 'capture' || reading.outcome !== 'captured') return [];
    return this.reader.breakers(question, reading) ?? [];
  }

  /** The numbers on the tried stones. */
  marks(): Partial<SgfMarks> {
    return { labels: (this.trial?.played ?? []).map(({ point: vertex, text }) => ({ vertex, text })) };
  }

  /** The place in the line and the verdict, in words. */
  words(): string {
    const { trial, side, verdict } = this;
    if (trial === null) return '';
    const { question, reading, at, length, lastMove, lastColor, board } = trial;
    if (side !== null) {
      const turn = this.isThinking
        ? say('The solver reads …')
        : this.isOver
          ? ''
          : yourMoveInWords(trial.toPlay, at === 0);
      return [verdict, turn].filter(Boolean).join(' ');
    }
    return at === 0
      ? lineInWords(question, reading)
      : moveInWords(at, length, lastColor, lastMove ?? null, board.height);
  }
}

/** The best rank that a side can have, by rankFor(). */
const GOOD = 3;

function makeQuestion(
  kind: Kind,
  toPlay: Color,
  board: GoBoard,
  group: PointSet,
  other: PointSet | null,
  ko: Vertex | null,
  region: PointSet | null,
  isDeep: boolean,
): Question {
  const isLife = kind === 'life';
  const nodes = isDeep ? NODES.deep : NODES[kind];
  return { kind, board, group, other, toPlay, ko, region: isLife ? region : null, nodes };
}

function isOwnerFirst({ board, group, toPlay }: Question): boolean {
  return ownerOf(board, group) === toPlay;
}

/** All stones of the chains that the stones belong to. */
function chainsOf(board: GoBoard, stones: PointSet): PointSet {
  let chains = PointSet.empty(board.width, board.height);
  for (const stone of stones)
    if (!chains.has(stone)) chains = chains.or(board.chainAt(stone)?.stones ?? chains);
  return chains;
}
