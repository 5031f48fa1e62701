/**
 * Moves that are only tried, beginning with a position of the game: those of a line that was read, or the
 * reader's and the solver's.
 */

import { type Color, type GoBoard, type Legality, opponent, type PointSet, type Vertex } from 'kakoi';
import { isSame } from '../../shell/points.js';
import type { Question, Reading } from './question.js';

interface Place {
  readonly board: GoBoard;
  readonly ko: Vertex | null;
  /** The stones asked about that are left. */
  readonly group: PointSet;
  /** Those left of the other chain; null where the question has none. */
  readonly other: PointSet | null;
  /** The move that led here; null is a pass, or the beginning. */
  readonly move: Vertex | null;
}

export interface Numbered {
  readonly point: Vertex;
  readonly color: Color;
  readonly text: string;
}

export class Trial {
  private places: Place[];
  /** The number of moves on the board. */
  at = 0;
  /** True when replies are read with walls around the region; null until somebody has found out. */
  walls: boolean | null = null;

  /** Begins with `line` to come, none of it played yet; in lines with kos, stones may be retaken at once. */
  constructor(
    readonly question: Question,
    readonly reading: Reading,
    line: readonly (Vertex | null)[] = [],
  ) {
    const { board, ko, group, other } = question;
    this.places = [{ board, ko, group, other, move: null }];
    for (const move of line) this.append(move);
  }

  get length(): number {
    return this.places.length - 1;
  }
  get board(): GoBoard {
    return this.place.board;
  }
  get ko(): Vertex | null {
    return this.place.ko;
  }
  get group(): PointSet {
    return this.place.group;
  }
  get other(): PointSet | null {
    return this.place.other;
  }
  /** The side whose aim cannot be reached any more because stones were captured, if any: the group's owner, or the other. */
  get loser(): 'owner' | 'opponent' | null {
    if (this.group.isEmpty) return 'owner';
    if (this.other?.isEmpty !== true) return null;
    return this.question.kind === 'race' ? 'opponent' : 'owner';
  }
  /** The question again from this place on, about the stones that are left, in the region first read. */
  get asked(): Question {
    const { question, board, toPlay, ko, group, other, walls } = this;
    return {
      ...question,
      board,
      toPlay,
      ko,
      group,
      other,
      region: this.reading.region,
      walls: walls === true,
    };
  }
  /** The move shown last; null for a pass, undefined at the beginning. */
  get lastMove(): Vertex | null | undefined {
    return this.at === 0 ? undefined : this.place.move;
  }
  /** The colour of the move shown last; at the beginning, the side that does not move first. */
  get lastColor(): Color {
    return this.colorOf(this.at);
  }
  get toPlay(): Color {
    return this.colorOf(this.at + 1);
  }
  /** The moves on the board. */
  get moves(): readonly (Vertex | null)[] {
    return this.places.slice(1, this.at + 1).map(({ move }) => move);
  }

  goTo(index: number): void {
    this.at = Math.max(0, Math.min(this.length, Math.round(index)));
  }

  legality(point: Vertex): Legality {
    return this.board.legality(this.toPlay, point, { ko: this.ko });
  }

  /** Plays a move, which replaces those that followed. */
  play(move: Vertex | null): void {
    this.cut();
    this.append(move);
    this.at = this.length;
  }

  /** Forgets the moves that follow. */
  cut(): void {
    this.places = this.places.slice(0, this.at + 1);
  }

  /** The stones on the board that were played since the beginning. */
  get played(): Numbered[] {
    const { board } = this;
    const numbered: Numbered[] = [];
    for (let number = this.at; number > 0; number--) {
      const move = this.places[number]?.move ?? null;
      if (move === null || board.get(move) === 0 || numbered.some(({ point }) => isSame(point, move)))
        continue;
      numbered.push({ point: move, color: this.colorOf(number), text: String(number) });
    }
    return numbered;
  }

  /** The moves to come, on points that are empty now. */
  get ahead(): Numbered[] {
    const numbered: Numbered[] = [];
    this.places.slice(this.at + 1).forEach(({ move }, i) => {
      if (move === null || this.board.get(move) !== 0 || numbered.some(({ point }) => isSame(point, move)))
        return;
      const number = this.at + 1 + i;
      numbered.push({ point: move, color: this.colorOf(number), text: String(number) });
    });
    return numbered;
  }

  private get place(): Place {
    return this.places[this.at]!;
  }

  private colorOf(number: number): Color {
    const { toPlay } = this.question;
    return number % 2 === 1 ? toPlay : opponent(toPlay);
  }

  private append(move: Vertex | null): void {
    const { board, group, other } = this.places[this.length]!;
    if (move === null) {
      this.places.push({ board, ko: null, group, other, move });
      return;
    }
    const { board: next, captured, ko } = board.play(this.colorOf(this.places.length), move);
    const left = other?.minus(captured) ?? null;
    this.places.push({ board: next, ko, group: group.minus(captured), other: left, move });
  }
}
