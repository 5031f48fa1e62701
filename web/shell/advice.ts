/** Single moves as advice: the parts of the page that it needs, and such a move in letters and on the board. */

import type { LoaMove, RecordNode, SenketMode, Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import type { AnySession, Game } from './session.js';
import { say } from './words.js';

/** The parts of a page's app that hints need. */
export interface Table {
  readonly current: AnySession;
  watch(watcher: (session: AnySession) => void): void;
}

/** A table whose hint is a single move. */
export interface Adviser extends Table {
  suggest?(game: Game, how: ChooseOptions, signal: AbortSignal): Promise<MoveChoice<LoaMove | Vertex>>;
  goToNode(node: RecordNode): void;
  beside: readonly Shape[];
  /** Renders what the work has changed. */
  atOnce(work: () => void): void;
  /** The name of a point, where moves have no text. */
  name?(point: Vertex): string;
  /** The way to count in Senket. */
  readonly mode?: SenketMode;
}

/** A move in a few letters; null is a pass. */
export function nameOfMove(table: Adviser, move: LoaMove | Vertex | null): string {
  if (move === null) return say('pass');
  return 'text' in move ? move.text : (table.name?.(move) ?? '');
}

/** A move as it is shown on the board before it is played. */
export function shapesOf(move: LoaMove | Vertex | null): Shape[] {
  if (move === null) return [];
  return 'from' in move
    ? [{ kind: 'arrows', segments: [[move.from, move.to]], width: 0.09, paint: 'focus' }]
    : [{ kind: 'rings', points: [move], radius: 0.44, width: 0.09, paint: 'focus' }];
}
