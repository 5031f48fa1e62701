/** The game of Go on the page, each of its positions analysed. */

import {
  type ByColor,
  type Color,
  type GoBoard,
  GoGame,
  type GoGameOptions,
  type GoMove,
  type GoRules,
  type GoScore,
  type GoSetup,
  goRules,
  type Legality,
  type NodeData,
  opponent,
  type PointSet,
  parseVertex,
  type RecordNode,
  type RulesName,
  type Vertex,
  vertexName,
} from 'kakoi';
import type { SolvedProblem } from 'kakoi/problem';
import type { marksWith } from '../shell/editing.js';
import { type Heading, headingOf } from '../shell/heading.js';
import { latest } from '../shell/latest.js';
import type { Marks, Notation } from '../shell/marks.js';
import { isSame } from '../shell/points.js';
import { type Facts, type KeptSession, type PositionTest, Session } from '../shell/session.js';
import { say } from '../shell/words.js';
import { type Analysis, analyze } from './analysis.js';
import type { Standing } from './background.js';
import { deadIn, writeDead } from './dead-marks.js';
import { notationOf } from './marks.js';
import { termsOf } from './terms.js';

/**
 * The points that count: 'surrounded' is territory as players count it, false eyes and points in seki
 * included.
 */
export type Scoring = 'territory' | 'surrounded' | 'area';

const RULES: readonly RulesName[] = [
  'japanese',
  'chinese',
  'korean',
  'aga',
  'new-zealand',
  'ing',
  'tromp-taylor',
];

/** The properties by which a record names those terms. */
function termsIn(options: GoGameOptions): NodeData {
  return new GoGame({ size: 2, ...options }).tree.data;
}

/** A move as a record has it. */
export interface RecordedMove {
  readonly color: Color;
  /** Null for a pass, and for what is no point of the board. */
  readonly point: Vertex | null;
  /** The text, shortened, of what is neither a point of the board nor a pass. */
  readonly beside: string | null;
}

/** As much of a text as a move in a list has room for. */
const MOST_SHOWN = 8;

function shortened(text: string): string {
  const signs = [...text.trim()];
  return signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN).join('')}…` : signs.join('');
}

/** True for the text of a pass; on boards where 'tt' is a point, pointOf() finds it. */
function isPass(text: string): boolean {
  return /^(?:tt)?$/.test(text.trim());
}

/** Analyses by board, kept as long as the board lives. */
const analyses = { true: new WeakMap<GoBoard, Analysis>(), false: new WeakMap<GoBoard, Analysis>() };

export class GoSession extends Session<GoGame, Vertex | 'pass'> {
  /** Ends of games that a move has gone on from: they are ends again once that move is taken back. */
  private readonly endsPlayedOn = new WeakSet<RecordNode>();

  /** Opens a game record, in spite of its faults. Throws the errors of `GoGame.fromSgf` when there is no game. */
  static fromSgf(text: string): GoSession {
    return Session.opened((lenient) => new GoSession(GoGame.fromSgf(text, { lenient }), true));
  }

  /** Starts a new game. Throws the errors of `new GoGame`. */
  static start(options: GoGameOptions): GoSession {
    return new GoSession(new GoGame(options), false);
  }

  override gameOfFile(index: number): GoSession {
    return new GoSession(GoGame.fromSgf(this.toRecord(), { game: index, lenient: true }), true, this.file);
  }

  /** Restores a kept session. Throws the errors of `GoGame.fromJSON`. */
  static revive({ game, isRecord }: KeptSession): GoSession {
    const session = new GoSession(GoGame.fromJSON(game), isRecord);
    const { resumed } = game as { readonly resumed: number | null };
    const at = resumed === null ? undefined : [...session.root.walk()][resumed];
    if (at !== undefined && at !== session.root) session.endsPlayedOn.add(at);
    session.takeFaults(); // told when the record was opened
    return session;
  }

  protected write(): string {
    return this.game.toSgf();
  }

  override get games(): readonly RecordNode[] {
    return this.game.games;
  }

  moveText(node: RecordNode): string {
    const move = this.moveOf(node);
    if (move === null) return '';
    return move.point === null ? (move.beside ?? say('pass')) : vertexName(move.point, this.board);
  }

  /** The move of a node; null when it has none. */
  moveOf({ data: { B, W } }: RecordNode): RecordedMove | null {
    const text = B?.[0] ?? W?.[0];
    if (text === undefined) return null;
    const point = this.pointOf(text);
    const beside = point === null && !isPass(text) ? shortened(text) : null;
    return { color: B === undefined ? 'white' : 'black', point, beside };
  }

  /** The next points of the record, in the order of its variations; null is a pass, or no move. */
  get nextPoints(): readonly (Vertex | null)[] {
    return this.node.children.map(({ data }) => this.pointOf(data.B?.[0] ?? data.W?.[0] ?? ''));
  }

  /** The point of a move in the record; null for a pass, and for what is no point of the board. */
  pointOf(text: string): Vertex | null {
    const point = text.trim();
    if (!/^[a-z]{2}$/i.test(point)) return null;
    const { width, height } = this.board;
    try {
      return parseVertex(point, width, height);
    } catch {
      return null;
    }
  }

  get facts(): Facts {
    const { info, rules, rulesName } = this.game;
    const known = RULES.find((name) => termsIn({ rules: name }).RU?.[0] === rulesName);
    return { ...info, rules: known ?? '', komi: String(rules.komi) };
  }
  /** Other rules or another komi make another game of the same record. */
  withFacts({ rules: name = '', komi = '', ...info }: Facts): GoSession {
    this.settle();
    const { rules } = this.game;
    const before = this.facts;
    const points = komi === '' ? rules.komi : Number(komi);
    if (name === before.rules && points === rules.komi) {
      this.change(() => this.game.setInfo(info));
      return this;
    }
    const next = name === '' ? { ...rules, komi: points } : goRules(name as RulesName, { komi: points });
    const game = this.game.clone();
    const { RU, KM } = termsIn({ rules: name === '' ? next : (name as RulesName), komi: points });
    game.annotate({ KM: KM!, ...(name !== '' && RU && { RU }) }, game.tree);
    game.setInfo(info);
    return this.followedBy(
      new GoSession(GoGame.fromJSON({ ...game.toJSON(), rules: next }), this.isRecord, this.file) as this,
    );
  }
  get heading(): Heading {
    return headingOf(this.game.info, this.root.data);
  }
  protected get isFromPosition(): boolean {
    const { AB, AW } = this.root.data;
    return AW !== undefined || (AB !== undefined && this.game.handicap === 0);
  }
  /** The words of the record about the position. */
  get words(): string {
    return [this.game.info.gameName, this.comment].filter(Boolean).join('\n');
  }
  /** Rules, komi and handicap. */
  get terms(): string {
    return termsOf(this.game);
  }
  /** The terms that decide a count. */
  get countTerms(): Pick<GoGame, 'rules' | 'handicap' | 'captures'> {
    const { rules, handicap, captures } = this.game;
    return { rules, handicap, captures };
  }
  /** The board at a node of the line; null when the record is wrong before it. */
  boardOf({ moveNumber }: RecordNode): GoBoard | null {
    try {
      return this.game.boardAt(moveNumber);
    } catch {
      return null;
    }
  }
  /** The position; a game that was resigned might have gone on. */
  get standing(): Standing {
    const { board, toPlay, isOver, resignation } = this;
    return { board, toPlay, isOver: isOver && resignation === null };
  }
  /** The position at a place of the line, as that of a game that goes on; null when the record is wrong before it. */
  standingAt(place: number): Standing | null {
    const node = this.line[place]!;
    const board = this.boardOf(node);
    const [last, next] = [node, this.line[place + 1]].map((of) => of && this.moveOf(of)?.color);
    const toPlay = next ?? (last === undefined ? this.toPlay : opponent(last));
    return board && { board, toPlay, isOver: false };
  }
  /** The positions after the next moves of the line, so many at most. */
  following(moves: number): Standing[] {
    const found: Standing[] = [];
    for (let place = this.at + 1; place <= this.at + moves && place < this.line.length; place++) {
      const standing = this.moveOf(this.line[place]!) === null ? null : this.standingAt(place);
      if (standing === null) break;
      found.push(standing);
    }
    return found;
  }
  /** The number of the move that put each stone on the board. */
  get stoneNumbers(): Marks['labels'] {
    const { board } = this;
    const numbers = new Map<string, Marks['labels'][number]>();
    for (let node: RecordNode | null = this.node; node !== null; node = node.parent) {
      const vertex = this.pointOf(node.data.B?.[0] ?? node.data.W?.[0] ?? '');
      const key = String(vertex);
      if (vertex === null || numbers.has(key) || board.get(vertex) === 0) continue;
      numbers.set(key, { vertex, text: String(node.moveNumber) });
    }
    return [...numbers.values()];
  }
  get notation(): Notation {
    return notationOf(this.board);
  }
  /** A position is the same however the board is turned. */
  override get positionTest(): PositionTest {
    const { board } = this;
    const figures = (of: GoBoard) => [of.width * of.height, of.stones('black').size, of.stones('white').size];
    const [wanted, hash] = [String(figures(board)), board.canonicalHash()];
    return (other) =>
      String(figures(other as GoBoard)) === wanted && (other as GoBoard).canonicalHash() === hash;
  }
  get analysis(): Analysis {
    const { board, suicide } = this;
    const known = analyses[`${suicide}`];
    const analysis = known.get(board) ?? analyze(board, suicide);
    known.set(board, analysis);
    return analysis;
  }
  /**
   * The move of the node looked at, the number of stones it takes, whether it is a pass, and whether it is on a stone or suicide
   * that the rules forbid, as records may have it; null when the node has no move.
   */
  get lastStep():
    | (Pick<GoMove, 'color' | 'vertex'> & Readonly<{ taken: number; isForbidden: boolean; isPass: boolean }>)
    | null {
    const { node, board, suicide } = this;
    const move = this.moveOf(node);
    if (move === null) return null;
    const { color, point: vertex, beside } = move;
    const before = this.game.boardAt(node.moveNumber - 1);
    const stones = (of: GoBoard) => of.stones(opponent(color)).size;
    const isForbidden = vertex !== null && before.legality(color, vertex, { suicide }) !== 'legal';
    const taken = Math.max(0, stones(before) - stones(board));
    return { color, vertex, taken, isForbidden, isPass: vertex === null && beside === null };
  }
  /** True when both have passed or one has resigned; it is nobody's turn then. */
  override get isOver(): boolean {
    const { game, node } = this;
    return game.isOver || (node.children.length === 0 && this.endsPlayedOn.has(node));
  }
  /** 'B+R' or 'W+R' when the game ends by resignation, else null. */
  get resignation(): string | null {
    const result = this.game.result();
    return result?.endsWith('+R') ? result : null;
  }
  get captures(): ByColor<number> {
    return this.game.captures;
  }
  get ko(): Vertex | null {
    return this.game.ko;
  }
  /** True when the rules allow suicide, which changes what is unconditionally alive. */
  get suicide(): boolean {
    return this.game.rules.suicide;
  }
  /** The players' count by the game's rules. */
  get scoring(): Scoring {
    return this.game.rules.scoring === 'area' ? 'area' : 'surrounded';
  }
  /** The stones that the record marks as dead here; null when it marks none. */
  get dead(): PointSet | null {
    return this.deadIn(this.board, this.node.data);
  }
  private readonly deadIn = latest(deadIn);
  /** Marks the stones as dead in the record; null removes the marks. */
  markDead(dead: PointSet | null): void {
    this.annotate(writeDead(this.board, dead));
  }
  /** The count of the position without those stones, in any of the ways. */
  score(dead: PointSet, scoring: Scoring): GoScore {
    const { board, captures } = this;
    const { handicap } = this.game;
    const territory = scoring === 'surrounded' ? 'surrounded' : 'strict';
    return board.score({ rules: this.rulesFor(scoring), handicap, captures, dead, territory });
  }
  private rulesFor(scoring: Scoring): GoRules {
    return { ...this.game.rules, scoring: scoring === 'area' ? 'area' : 'territory' };
  }
  /** The stone played last, even if both sides have passed since; null once it has been captured. */
  get lastStone(): Vertex | null {
    for (let node: RecordNode | null = this.node; node !== null; node = node.parent) {
      const point = this.pointOf(node.data.B?.[0] ?? node.data.W?.[0] ?? '');
      if (point !== null) return this.board.get(point) === 0 ? null : point;
    }
    return null;
  }

  /** The legality of a play there; once the game is over, as if it went on. */
  legality(point: Vertex): Legality {
    const { game, isOver, board, toPlay, suicide } = this;
    return isOver ? board.legality(toPlay, point, { suicide }) : game.legality(point);
  }

  /** Puts and removes stones by hand, or changes the side to play. */
  setUp(setup: GoSetup): void {
    this.change(() => this.game.setUp(setup));
  }

  /** Writes the question and its marks at the beginning, and the moves that answer it as variations; what the best one leads to follows it. */
  answer({ reading }: SolvedProblem, asked: string, marks: ReturnType<typeof marksWith> = null): void {
    const { node } = this;
    this.change(() => {
      this.game.annotate({ ...marks, C: [asked] });
      const { line, first } = reading;
      for (const move of first ?? [line[0] ?? null]) {
        this.game.goTo(node);
        const isBest = isSame(move, line[0] ?? null);
        const moves = isBest ? line : [move];
        for (const [i, point] of moves.entries()) {
          this.game.play(point ?? 'pass');
          if (i === 0) this.game.annotate({ TE: ['1'], ...(moves.length === 1 && { C: ['RIGHT'] }) });
        }
        if (moves.length > 1) this.game.annotate({ C: ['RIGHT'] });
      }
      this.game.goTo(node);
    });
  }

  /** Plays; a game that is over is resumed first. */
  protected make(move: Vertex | 'pass'): void {
    if (this.isOver && move !== 'pass') {
      this.endsPlayedOn.add(this.node);
      this.game.resume();
    }
    this.game.play(move);
  }
}
