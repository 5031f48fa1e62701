/** The chances over a game, and the moves that lost most of them. */

import type { Color, RecordNode } from 'kakoi';
import type { MoveChoice } from 'kakoi/play';
import type { AnySession, Game } from '../session.js';
import type { Care, Judge } from './judge.js';

/** The moves that are looked at again, and those that are told in the end. */
const SUSPECTS = 6;
const WORST = 3;
/** A move that loses less, as a share of games, is not a mistake to speak of. */
const LEAST_LOSS = 0.08;

/** A position of the line, before the move that follows it. */
interface Place {
  readonly node: RecordNode;
  /** The same node of the game that is walked through. */
  readonly copy: RecordNode;
  /** The move that was played here; '' where none was. */
  readonly played: string;
  /** The side that played it. */
  readonly color: Color | null;
}

/** The engine's opinion of a place. */
interface Opinion<Move> {
  readonly toPlay: Color;
  /** The chance of the side to play. */
  readonly chance: number;
  readonly candidates: MoveChoice<Move>['candidates'];
}

/** A move that lost. */
export interface Mistake<Move> {
  /** The place in the line before it. */
  readonly at: number;
  readonly color: Color;
  readonly played: string;
  /** The chance before it and after it, for its side. */
  readonly before: number;
  readonly after: number;
  /** The moves that were better, the first of them the one to play. */
  readonly line: readonly (Move | null)[];
}

export class Measure<Move> {
  /** A copy of the game, so that the one on the page stays where it is. */
  private readonly game: Game;
  private readonly places: readonly Place[];
  private readonly opinions = new Map<number, Opinion<Move>>();
  /** The opinions of places after moves that were looked at again, as deep as those moves were seen. */
  private readonly replies = new Map<number, Opinion<Move>>();

  constructor(
    session: AnySession,
    private readonly judge: Judge<Move>,
  ) {
    const { line } = session;
    this.game = session.asGame.clone();
    const copies: RecordNode[] = [];
    this.places = line.map((node, i) => {
      const place = line[i - 1]?.children.indexOf(node);
      const copy = place === undefined ? this.game.tree : copies[i - 1]!.children[place]!;
      copies.push(copy);
      const next = line[i + 1];
      const { B, W } = next?.data ?? {};
      const color = B !== undefined ? 'black' : W !== undefined ? 'white' : null;
      return { node, copy, played: next === undefined ? '' : session.moveText(next), color };
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
    const at = this.places.findIndex((place) => place.node === node);
    return at < 0 ? null : at;
  }

  /** Black's chance at a place, 0 to 1; around a mistake, the one that is told of it. Null where it is not known. */
  chanceAt(at: number): number | null {
    const opinion = this.opinionAfter(at);
    if (opinion === undefined) return null;
    const chance = chanceOf('black', opinion);
    const next = this.opinions.get(at + 1);
    const isTold = this.replies.has(at) || this.replies.has(at + 1);
    // Both sides gain much the same by their moves: the mean of the two leans to neither.
    if (!this.judge.leansToPlayer || isTold || next === undefined) return chance;
    return (chance + chanceOf('black', next)) / 2;
  }

  /** Looks at every position, first at some all over the game; calls back after each. */
  async run(signal: AbortSignal, changed: () => void): Promise<void> {
    for (let step = 16; step >= 1; step /= 2) {
      for (let at = 0; at < this.places.length; at += step) {
        if (this.opinions.has(at)) continue;
        const opinion = await this.weigh(at, 'brief', signal);
        if (opinion !== null) this.opinions.set(at, opinion);
        changed();
      }
    }
    for (const { at } of this.mistakes.slice(0, SUSPECTS)) {
      const after = await this.weigh(at + 1, 'reply', signal);
      const before = await this.weigh(at, 'thorough', signal);
      if (before === null || after === null) continue;
      this.opinions.set(at, before);
      this.replies.set(at + 1, after);
      changed();
    }
  }

  /** The moves that lost most, the worst first. */
  get worst(): Mistake<Move>[] {
    const sure = this.mistakes.filter(({ at, before, after }) => {
      return this.replies.has(at + 1) && before - after >= LEAST_LOSS;
    });
    return sure.slice(0, WORST);
  }

  /** The opinion of a place for the move that led there. */
  private opinionAfter(at: number): Opinion<Move> | undefined {
    return this.replies.get(at) ?? this.opinions.get(at);
  }

  private get mistakes(): Mistake<Move>[] {
    const all = this.places.flatMap(({ played, color }, at): Mistake<Move>[] => {
      const before = this.opinions.get(at);
      const after = this.opinionAfter(at + 1);
      if (before === undefined || after === undefined || color !== before.toPlay) return [];
      const [name] = played.split(' '); // without what else a turn of Senket builds
      const better = before.candidates.find(({ move }) => this.judge.moveName(move) !== name);
      if (better === undefined) return []; // the engine would have played it, too
      return [{ at, color, played, before: before.chance, after: chanceOf(color, after), line: better.line }];
    });
    return all.sort((a, b) => b.before - b.after - (a.before - a.after));
  }

  /** The opinion of a place; null where there is none. Rejects when it is stopped. */
  private async weigh(at: number, care: Care, signal: AbortSignal): Promise<Opinion<Move> | null> {
    const { game, judge } = this;
    try {
      game.goTo(this.places[at]!.copy);
    } catch {
      return null; // the record is wrong before it
    }
    const { toPlay } = game;
    if (game.isOver) {
      const winner = judge.winnerOf(game);
      if (winner === null) return null;
      return { toPlay, chance: winner === 'draw' ? 0.5 : winner === toPlay ? 1 : 0, candidates: [] };
    }
    const { winRate, candidates } = await judge.weigh(game, care, signal);
    signal.throwIfAborted();
    return winRate === null ? null : { toPlay, chance: winRate, candidates };
  }
}

function chanceOf(color: Color, { toPlay, chance }: Opinion<unknown>): number {
  return toPlay === color ? chance : 1 - chance;
}
