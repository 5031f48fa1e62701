import { badOption, show, showThing } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import { validateColor, validatePlain } from '../core/validate.js';
import type { Certainty } from '../reading/certainty.js';
import type { LifeProof } from '../reading/life-proof.js';
import { FATES } from './fate-sentences.js';

/** The kinds of facts: what a move did, then what speaks against it. */
export type FactKey =
  | 'captures'
  | 'kills'
  | 'ladder-works'
  | 'ladder-broken'
  | 'wins-race'
  | 'saves'
  | 'makes-alive'
  | 'makes-ko'
  | 'makes-seki'
  | 'puts-in-atari'
  | 'connects'
  | 'cuts'
  | 'makes-eye'
  | 'breaks-eye'
  | 'fills-own-liberty'
  | 'inside-settled'
  | 'lets-escape'
  | 'misses-capture'
  | 'misses-kill'
  | 'misses-saving'
  | 'misses-life'
  | 'endangers'
  | 'loses-race'
  | 'allows-ko'
  | 'allows-seki'
  | 'lets-connect'
  | 'lets-be-cut'
  | 'fills-own-eye'
  | 'endgame'
  | 'wins'
  | 'joins'
  | 'breaks'
  | 'breaks-own'
  | 'claims'
  | 'restores'
  | 'voids'
  | 'misses-win'
  | 'lets-win'
  | 'gives-win'
  | 'gives-prisoner'
  | 'misses-score';

/**
 * The facts that speak against a move, with a sentence each. The placeholders are the names of `values` and of the moves.
 */
const LOSSES = {
  'lets-escape':
    '{color} lets the chain at {where} escape, which {better} would have kept without a way out.',
  'misses-capture': '{color} could have captured the chain at {where} by {better}; {other} can save it now.',
  'misses-kill': '{color} could have killed the group at {where} by {better}; {other} can make it live now.',
  'misses-saving': '{color} could have saved the chain at {where} by {better}; {other} can capture it now.',
  'misses-life': '{color} could have made the group at {where} live by {better}; {other} can kill it now.',
  endangers: 'The chain at {where} was safe; {other} can capture it now.',
  'loses-race': '{color} loses the race at {where}, which {better} would have won.',
  'allows-ko': 'The chain at {where} now depends on a ko, which {better} would have avoided.',
  'allows-seki': 'The group at {where} now ends in seki, which {better} would have avoided.',
  'lets-connect': '{color} lets the chains at {where} and {and} connect, which {better} would have cut.',
  'lets-be-cut': '{color} lets the chains at {where} and {and} be cut, which {better} would have connected.',
  'fills-own-eye': '{color} fills an eye of its own.',
  endgame: 'The move was worth {took}, and {better} {worth}.',
  'misses-win': '{color} could have won by {better}; moves to the win: {moves}.',
  'lets-win': '{other} can win now; moves to the win: {moves}.',
  'gives-win': '{color} connects all stones of {other}, who wins.',
  'gives-prisoner': 'The post at {where} is a prisoner of {other}.',
  'misses-score': '{better} would have been worth {more} more to {color}.',
} as const;

/** The facts that speak for a move, or neither for it nor against it. */
const OTHERS = {
  captures: '{color} captures {stones} at {where}.',
  'ladder-works': 'The chain at {where} is caught in a ladder.',
  'ladder-broken': '{color} breaks the ladder of the chain at {where}.',
  'wins-race': '{color} wins the race against the chain at {where}.',
  'puts-in-atari': '{color} puts the chain at {where} in atari.',
  connects: '{color} connects the chains at {where} and {and}.',
  cuts: '{color} cuts the chains at {where} and {and}.',
  'makes-eye': '{color} makes an eye at {where}.',
  'breaks-eye': '{color} takes an eye at {where}.',
  'fills-own-liberty': '{color} fills a liberty of its own, and the chain at {where} has {liberties} left.',
  'inside-settled': '{color} plays where everything is settled.',
  wins: '{color} wins with this move.',
  joins: '{color} joins {groups} groups at {where}.',
  breaks: '{color} breaks the group at {where}.',
  'breaks-own': '{color} breaks its own group at {where}.',
  claims: '{color} claims {area} squares at {where}, and gains {score}.',
  restores: '{color} makes {area} squares at {where} count again, and gains {score}.',
  voids: '{color} voids {area} squares of {other} at {where}.',
} as const;

const SENTENCES = { ...FATES, ...OTHERS, ...LOSSES } satisfies Readonly<Record<FactKey, string>>;

/** A statement about a move of a game: what it did, or what it missed. */
export interface Fact<Move = Vertex, Proof = LifeProof> {
  readonly key: FactKey;
  /** The side that moved. */
  readonly color: Color;
  /** The number of the move, the first being 1. */
  readonly move: number;
  /** The point that was played; null for a pass. */
  readonly at: Vertex | null;
  /** The stones or points that the fact is about. */
  readonly target: PointSet;
  /**
   * 'proved' by searches and rules, or by a look at the board; 'read' by a search; 'likely' by counting or games. A loss, which tells
   * what was possible and what is now, is as certain as the less certain of the two, 'likely' where one of them is not known; a chain
   * that can be saved gets away, as readCapture() has it, and may still be short of eyes.
   */
  readonly certainty: Certainty;
  /** The board where `line` begins and `proofs` hold: after that many moves, `move`, or `move` − 1 where the fact is about something missed. */
  readonly from: number;
  /** The moves that go on from that board, of both sides in turn, the side to play there first. */
  readonly line: readonly Move[];
  /** Numbers and words that belong to the kind of fact, as factText() uses them. */
  readonly values: Readonly<Record<string, number | string>>;
  /**
   * Proofs of what `line` shows, for the game's function that verifies proofs; the rest of the sentence may be less certain. Empty for
   * what is seen on the board, and where none can be written.
   */
  readonly proofs: readonly Proof[];
  /** A move that would have done better; null where none is known. */
  readonly better: Move | null;
  /** The points that turned on it, 0 where none did. */
  readonly weight: number;
}

/** A fact of any game. */
export type AnyFact = Fact<unknown, unknown>;

/** The facts about each move of a line; null for a move that was not looked at. */
export type Facts<Move, Proof> = readonly (readonly Fact<Move, Proof>[] | null)[];

/** The rank of a certainty: the surer, the higher. */
export const rank = (certainty: Certainty): number => CERTAINTIES.indexOf(certainty);

const CERTAINTIES: readonly Certainty[] = ['likely', 'read', 'proved'];

/** True for a fact that speaks against the move. */
export const isLoss = ({ key }: Pick<Fact<unknown, unknown>, 'key'>): boolean => key in LOSSES;

/** Makes a sentence of one with {placeholders}, and their values. */
type Say = (sentence: string, values: Readonly<Record<string, number | string>>) => string;

/**
 * The fact as a sentence in English. `say` may make another of it, as translations do: it gets the sentence with its {placeholders},
 * one for each kind of fact, and their values. Throws 'bad-option' for anything but a fact and a function.
 */
export function factText(fact: Fact<unknown, unknown>, say: Say = fill): string {
  const { key, color, values } = validatePlain(fact, 'the fact');
  // Not with a list of all that there are: it would be longer than a message should be.
  if (typeof key !== 'string' || !Object.hasOwn(SENTENCES, key))
    throw badOption(`${showThing(key)} is no kind of fact`);
  if (typeof say !== 'function') throw badOption(`say must be a function, not ${show(say)}`);
  return say(SENTENCES[key], {
    better: 'a move elsewhere',
    ...values,
    color: NAMES[validateColor(color)],
    other: NAMES[opponent(color)],
  });
}

const NAMES = { black: 'Black', white: 'White' } as const;

const fill: Say = (sentence, values) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
