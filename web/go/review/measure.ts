/** The chances over a game, and the moves that lost most of them. */

import type { Color, GoBoard, RecordNode, Vertex } from 'kakoi';
import type { MoveChoice } from 'kakoi/play';
import type { Page } from './page.js';

/** Random games for each position, and for those around a move that seems bad. */
const PLAYOUTS = 300;
const PLAYOUTS_AGAIN = 2500;
/** The moves that are looked at again, and those that are told in the end. */
const SUSPECTS = 6;
const WORST = 3;
/** A move that loses less, as a share of games, is not a mistake to speak of. */
const LEAST_LOSS = 0.08;

/** A position of the line, before the move that follows it. */
interface Place {
  readonly node: RecordNode;
  readonly board: GoBoard;
  readonly toPlay: Color;
  /** The move that was played here, null for a pass; undefined where none was. */
  readonly played: Vertex | null | undefined;
}

/** A move that lost. */
export interface Mistake {
  /** The place in the line before it. */
  readonly at: number;
  readonly color: Color;
  readonly played: Vertex | null;
  /** The chance before it and after it, for its side. */
  readonly before: number;
  readonly after: number;
  /** The moves that were better, the first of them the one to play. */
  readonly line: readonly (Vertex | null)[];
}

export class Measure {
  private readonly places: readonly (Place | null)[];
  private readonly choices = new Map<number, MoveChoice<Vertex>>();

  constructor(private readonly page: Page) {
    const { current } = page;
    const { line } = current;
    this.places = line.map((node, i) => {
      const board = current.boardOf(node);
      const { B, W } = line[i + 1]?.data ?? {};
      const text = B?.[0] ?? W?.[0];
      const { B: lastB, W: lastW, PL } = node.data;
      const next = lastB !== undefined ? 'white' : lastW !== undefined || PL?.[0] !== 'W' ? 'black' : 'white';
      const toPlay = B !== undefined ? 'black' : W !== undefined ? 'white' : next;
      return board && { node, board, toPlay, played: text === undefined ? undefined : current.pointOf(text) };
    });
  }

  get length(): number {
    return this.places.length;
  }

  nodeAt(at: number): RecordNode | undefined {
    return this.places[at]?.node;
  }

  /** The place of a node in the line; null beside it. */
  placeOf(node: RecordNode): number | null {
    const at = this.places.findIndex((place) => place?.node === node);
    return at < 0 ? null : at;
  }

  /** Black's chance at a place, 0 to 1; null where it is not known yet. */
  chanceAt(at: number): number | null {
    const choice = this.choices.get(at);
    if (choice === undefined) return null;
    return this.places[at]!.toPlay === 'black' ? choice.winRate : 1 - choice.winRate;
  }

  /** Looks at every position, first at some all over the game; calls back after each. */
  async run(signal: AbortSignal, changed: () => void): Promise<void> {
    for (let step = 16; step >= 1; step /= 2) {
      for (let at = 0; at < this.places.length; at += step) {
        if (this.choices.has(at)) continue;
        await this.weigh(at, PLAYOUTS, signal);
        changed();
      }
    }
    for (const { at } of this.mistakes.slice(0, SUSPECTS)) {
      for (const place of [at, at + 1]) await this.weigh(place, PLAYOUTS_AGAIN, signal);
      changed();
    }
  }

  /** The moves that lost most, the worst first. */
  get worst(): Mistake[] {
    return this.mistakes.filter(({ before, after }) => before - after >= LEAST_LOSS).slice(0, WORST);
  }

  private get mistakes(): Mistake[] {
    const all = this.places.flatMap((place, at): Mistake[] => {
      const [before, after] = [this.choices.get(at), this.chanceAt(at + 1)];
      if (place === null || place.played === undefined || before === undefined || after === null) return [];
      const { toPlay, played } = place;
      const { line = [] } = before.candidates.find(({ move }) => String(move) !== String(played)) ?? {};
      const rest = toPlay === 'black' ? after : 1 - after;
      return [{ at, color: toPlay, played, before: before.winRate, after: rest, line }];
    });
    return all.sort((a, b) => b.before - b.after - (a.before - a.after));
  }

  private async weigh(at: number, playouts: number, signal: AbortSignal): Promise<void> {
    const place = this.places[at];
    if (place == null) return;
    const { board, toPlay } = place;
    const { komi } = this.page.current.countTerms.rules;
    const choice = await this.page.weigh(board, { toPlay, komi, playouts }, signal);
    if (!signal.aborted) this.choices.set(at, choice);
  }
}
