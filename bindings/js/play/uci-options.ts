/** The options of the Universal Chess Interface, and the limits of a search. */

import { MOST_LOA_PLIES } from '#layout/play';
import { LoaBoard } from '../loa/board.js';
import type { LoaSetup } from '../loa/setups.js';
import { SIZE } from '../loa/squares.js';
import { MOST_NODES } from './limits.js';

/** The limits of one search. */
export interface Limits {
  readonly depth: number;
  readonly nodes: number;
  /** Milliseconds; null without a limit of time. */
  readonly time: number | null;
  /** True when the search goes on until it is stopped. */
  readonly isEndless: boolean;
}

/** The names of the set-ups on PlayStrategy.net, whose programs are told them as UCI_Variant. */
const VARIANTS: Readonly<Record<string, LoaSetup>> = {
  linesOfAction: 'standard',
  scrambledEggs: 'scrambled-eggs',
  parachute: 'parachute',
};

/** The positions of a search where nothing says how long to search. */
const USUAL_NODES = 200_000;

/** The time that messages take, in milliseconds, which is left unused. */
const OVERHEAD = 30;
/** The number of moves that a game is expected to go on, where no time control says it. */
const MOVES_TO_GO = 25;

/** Options by name, each a number but for the variant. */
export class UciOptions {
  #variant = 'linesOfAction';
  readonly #numbers: Record<string, { value: number; readonly least: number; readonly most: number }> = {
    BoardSize: { value: SIZE, least: 5, most: SIZE },
    Depth: { value: 0, least: 0, most: MOST_LOA_PLIES },
    Nodes: { value: 0, least: 0, most: MOST_NODES },
  };

  /** The lines that tell a program of the options. */
  lines(): string[] {
    const names = Object.keys(VARIANTS).map((name) => ` var ${name}`);
    return [
      `option name UCI_Variant type combo default ${this.#variant}${names.join('')}`,
      ...Object.entries(this.#numbers).map(
        ([name, { value, least, most }]) =>
          `option name ${name} type spin default ${value} min ${least} max ${most}`,
      ),
    ];
  }

  /** Sets an option: 'name Depth value 3'. Unknown ones are ignored; throws for a value that is none of the option's. */
  set(text: string): void {
    const words = text.trim().split(/\s+/);
    const at = words.findIndex((word) => /^value$/i.test(word));
    if (!/^name$/i.test(words[0]!) || at < 2) return;
    const key = plain(words.slice(1, at).join(' '));
    const value = words.slice(at + 1).join(' ');
    if (key === 'ucivariant') {
      const variant = Object.keys(VARIANTS).find((each) => plain(each) === plain(value));
      if (variant === undefined && plain(value) !== 'loa')
        throw new Error(`the variant ${value} is not known`);
      this.#variant = variant ?? 'linesOfAction';
      return;
    }
    const found = Object.entries(this.#numbers).find(([each]) => plain(each) === key);
    if (found === undefined) return;
    const [known, option] = found;
    const { least, most } = option;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new Error(`${known} must be a whole number from ${least} to ${most}, not ${value}`);
    option.value = number;
  }

  /** The position that a game begins with. */
  start(): LoaBoard {
    return LoaBoard.start(VARIANTS[this.#variant]!, this.#number('BoardSize'));
  }

  /** The limits that the options set, undefined without. */
  get limits(): { readonly depth: number | undefined; readonly nodes: number | undefined } {
    return { depth: this.#number('Depth') || undefined, nodes: this.#number('Nodes') || undefined };
  }

  #number(name: string): number {
    return this.#numbers[name]!.value;
  }
}

/** Names are compared in lower case without signs: 'Lines of Action', 'linesOfAction' and 'lines-of-action' are one. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * The limits in the arguments of 'go', and those of the options where these say nothing. `isWhite` tells whose
 * clock the mover's is.
 */
export function limitsOf(text: string, isWhite: boolean, options: UciOptions['limits']): Limits {
  const words = text.split(/\s+/);
  const number = (name: string): number | null => {
    const value = words.includes(name) ? words[words.indexOf(name) + 1] : undefined;
    return value !== undefined && /^-?\d+$/.test(value) ? Math.max(0, Number(value)) : null;
  };
  const isEndless = words.includes('infinite') || words.includes('ponder');
  const left = number(isWhite ? 'wtime' : 'btime');
  const increment = number(isWhite ? 'winc' : 'binc') ?? 0;
  const moves = Math.max(1, number('movestogo') ?? MOVES_TO_GO);
  // No more than half of what is left, so that a slow machine does not lose on time.
  const share = left === null ? null : Math.min(left / 2, left / moves + 0.8 * increment);
  const time = number('movetime') ?? share;
  const depth = number('depth') ?? options.depth;
  const nodes = number('nodes') ?? options.nodes;
  const isOpen = isEndless || time !== null || depth !== undefined;
  return {
    depth: clamp(depth ?? MOST_LOA_PLIES, MOST_LOA_PLIES),
    nodes: clamp(nodes ?? (isOpen ? MOST_NODES : USUAL_NODES), MOST_NODES),
    time: isEndless || time === null ? null : Math.max(1, Math.round(time - OVERHEAD)),
    isEndless,
  };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(1, value));
}
