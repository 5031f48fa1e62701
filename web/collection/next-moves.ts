/** The card of the moves that were played next. */

import type { Vertex } from 'kakoi';
import { element, onClick, setText } from '../shell/elements.js';
import { nameOf, say } from '../shell/words.js';
import { type Filter, sideToldOf } from './filter.js';
import type { NextMove } from './games.js';
import { Lines } from './lines.js';
import { played, pointOf, type Question } from './question.js';
import { moveName } from './words.js';

/** The moves listed at first. */
const FIRST = 8;

interface Commands {
  go(question: Question): void;
  /** The reader looks at a move of the list, or no longer. */
  look(point: Vertex | null): void;
}

export class NextMoves {
  private readonly lines = new Lines(element('next-moves'));
  private question: Question | null = null;
  private moves: readonly NextMove[] = [];

  constructor(private readonly commands: Commands) {
    onClick('next-more', () => this.list(this.moves.length));
  }

  show(question: Question, moves: readonly NextMove[], told: string): void {
    this.question = question;
    this.moves = moves;
    setText('next-told', told);
    this.list(FIRST);
  }

  /** Goes on with the move of that number, from 0; false where there is none. */
  choose(number: number): boolean {
    return this.lines.choose(number);
  }

  private list(most: number): void {
    const { question, moves } = this;
    if (question === null) return;
    const shown = moves.slice(0, most);
    this.lines.show(
      shown.map((move) => {
        const point = move.vertex && pointOf(question, move.vertex);
        const after = point && played(question, point, move.color);
        return {
          ...move,
          name: moveName(question, move),
          share: move.count / moves[0]!.count,
          choose: after && (() => this.commands.go(after)),
          look: (isLooked) => this.commands.look(isLooked ? point : null),
        };
      }),
    );
    const more = moves.length - shown.length;
    element('next-more').hidden = more === 0;
    setText('next-more', say('{n} more', { n: more }));
    element('next').toggleAttribute('data-none', moves.length === 0);
  }
}

/** The side whose wins are told, in words. */
export function toldInWords(filter: Filter, isSwapped: boolean): string {
  const { player } = filter;
  const side = sideToldOf(filter);
  const color =
    player === '' || isSwapped ? nameOf('black') : side === null ? player : `${player} (${nameOf(side)})`;
  return say('games, and how many {color} won', { color });
}
