import { opponent } from '../../core/opponent.js';
import type { PointSet } from '../../core/point-set.js';
import type { Color, Vertex } from '../../core/types.js';
import type { GoBoard } from '../../go/board.js';
import type { Chain } from '../../go/chains.js';
import type { Certainty } from '../../reading/certainty.js';
import { type FactKey, isLoss, rank } from '../fact.js';
import type { Told } from '../told.js';
import { type Fate, type GoSituation, isEscape } from './fates.js';
import { type GoStep, placeOf } from './step.js';

/** The worth of an outcome to the owner of the stones. */
const WORTH = { dies: 0, ko: 1, seki: 2, lives: 3 } as const;

/** A fact about the fate of stones, with what decides whether it belongs to another. */
interface Turn {
  readonly told: Told;
  readonly owner: Color;
  readonly space: PointSet | null;
}

/** The chains whose fate the move changed, or left as it was where another move would have changed it. */
export function turnFacts(step: GoStep): Told[] {
  const turns: Turn[] = [];
  for (const chain of step.before.chains) {
    const turn = turnOf(step, chain);
    if (turn === null) continue;
    const group = turns.findIndex((other) => isOneGroup(other, turn));
    if (group < 0) turns.push(turn);
    else turns[group] = merged(turns[group]!, turn);
  }
  return races(withoutContradictions(turns)).map(({ told }) => told);
}

function turnOf(step: GoStep, chain: Chain): Turn | null {
  const { color, before, after, captured, move } = step;
  const other = opponent(color);
  const [stone] = chain.stones;
  const left = captured.has(stone!) ? undefined : after.chainAt(stone!);
  if (left === undefined) return null;
  const now = after.fate(left, other);
  const ignored = before.fate(chain, other);
  const best = before.fate(chain, color);
  const isOwn = chain.color === color;
  const sign = isOwn ? 1 : -1;
  const { color: owner } = chain;
  const turn = (key: FactKey, from: number): Turn => {
    const later = { on: after, of: left, first: other, fate: now };
    const earlier = { on: before, of: chain, first: color, fate: best };
    const [{ on, of, first, fate }, rest] = from === move ? [later, earlier] : [earlier, later];
    const { stones: target } = of;
    const { space, line, proofs, ...shown } = on.shown(of, first, fate);
    // A loss has two halves, and is proved where both are.
    const isWhole = isLoss({ key }) && shown.certainty === 'proved';
    const hidden = isWhole ? rest.on.proved(rest.of, rest.first, rest.fate) : rest.fate;
    const certainty = isWhole ? hidden.certainty : shown.certainty;
    const better = isLoss({ key }) ? (from === move ? hidden : shown).move : null;
    const room = space === null ? 0 : space.and(on.board.empties()).size;
    const weight = 2 * target.size + room;
    return { owner, space, told: { key, target, from, better, line, proofs, certainty, weight } };
  };

  const lost = difference(now, best);
  if (lost !== null && sign * lost < 0) {
    if (now.outcome === 'ko') return turn('allows-ko', move);
    if (now.outcome === 'seki') return turn('allows-seki', move);
    const wasUrgent = difference(ignored, best) !== 0;
    if (!isOwn && best.outcome === 'dies') {
      const missed = best.by === 'life' ? 'misses-kill' : 'misses-capture';
      return turn(wasUrgent ? missed : 'lets-escape', move - 1);
    }
    if (isOwn && now.outcome === 'dies') {
      const missed = now.by === 'life' ? 'misses-life' : 'misses-saving';
      return turn(wasUrgent ? missed : 'endangers', move);
    }
    return null;
  }
  const won = difference(now, ignored);
  if (won === null || sign * won <= 0) return null;
  if (now.outcome === 'ko') return turn('makes-ko', move);
  if (now.outcome === 'seki') return turn('makes-seki', move);
  if (!isOwn) return turn(isLadder(after, left, now.line) ? 'ladder-works' : 'kills', move);
  if (now.by !== 'capture') return turn('makes-alive', move);
  const isFar = step.at !== null && !chain.liberties.grow().has(step.at);
  return turn(isFar && isLadder(before, chain, ignored.line) ? 'ladder-broken' : 'saves', move);
}

/** The difference that it makes to the owner; null where two fates cannot be compared: that of a chain, and that of a group. */
function difference(one: Fate, other: Fate): number | null {
  if (one.outcome === 'unknown' || other.outcome === 'unknown') return null;
  if ((isEscape(one) && other.by === 'life') || (isEscape(other) && one.by === 'life')) return null;
  return WORTH[one.outcome] - WORTH[other.outcome];
}

/** True when the attacker gives atari with every move of the line, and does so three times at least. */
function isLadder({ board }: GoSituation, chain: Chain, line: readonly Vertex[]): boolean {
  const [stone] = chain.stones;
  let now: GoBoard = board;
  let ataris = 0;
  let attacks = now.chainAt(stone!)!.liberties.size > 1;
  for (const vertex of line) {
    const color = attacks ? opponent(chain.color) : chain.color;
    if (now.legality(color, vertex) !== 'legal') return false;
    now = now.play(color, vertex).board;
    const left = now.chainAt(stone!);
    if (left === null || left.color !== chain.color) return ataris >= 3;
    if (attacks && left.liberties.size > 1) return false;
    if (attacks) ataris++;
    attacks = !attacks;
  }
  return false;
}

/** True for two chains of one group, which live and die together, and for two that the move joined. */
function isOneGroup(a: Turn, b: Turn): boolean {
  if (a.owner !== b.owner || a.told.key !== b.told.key) return false;
  if (a.space !== null && b.space !== null) return a.space.equals(b.space);
  return a.told.target.equals(b.told.target);
}

function merged(a: Turn, b: Turn): Turn {
  const certainty = weakest(a.told.certainty!, b.told.certainty!);
  const target = a.told.target.or(b.told.target);
  const added = b.told.target.minus(a.told.target).size;
  const weight = a.told.weight! + 2 * added;
  const proofs = added === 0 ? a.told.proofs! : [...a.told.proofs!, ...b.told.proofs!];
  return { ...a, told: { ...a.told, target, weight, proofs, certainty } };
}

/** The certainty of a sentence with two claims. */
const weakest = (one: Certainty, other: Certainty) => (rank(one) < rank(other) ? one : other);

/** The turn that is less sure, or weighs less where both are as sure. */
function weaker(a: Turn, b: Turn): Turn {
  const difference = rank(a.told.certainty!) - rank(b.told.certainty!) || a.told.weight! - b.told.weight!;
  return difference < 0 ? a : b;
}

const touch = (a: Turn, b: Turn) => a.owner !== b.owner && a.told.target.grow().intersects(b.told.target);

const SAVING: readonly FactKey[] = ['saves', 'makes-alive'];
const KILLING: readonly FactKey[] = ['kills', 'ladder-works'];
const DYING: readonly FactKey[] = ['misses-saving', 'misses-life', 'endangers'];
const ESCAPING: readonly FactKey[] = ['misses-capture', 'misses-kill', 'lets-escape'];

/** Joins the two halves of a race: the one group lives because the other dies. */
function races(turns: readonly Turn[]): Turn[] {
  const rest = new Set(turns);
  const join = (key: FactKey, dying: readonly FactKey[], living: readonly FactKey[]) => {
    for (const dead of turns) {
      if (!dying.includes(dead.told.key)) continue;
      const alive = [...rest].find((turn) => living.includes(turn.told.key) && touch(turn, dead));
      if (alive === undefined || !rest.has(dead)) continue;
      rest.delete(alive);
      rest.delete(dead);
      const target = dead.told.target.or(alive.told.target);
      const weight = dead.told.weight! + alive.told.weight!;
      const values = { where: placeOf(dead.told.target) };
      const certainty = weakest(dead.told.certainty!, alive.told.certainty!);
      const isThere = alive.told.from === dead.told.from;
      const proofs = isThere ? [...dead.told.proofs!, ...alive.told.proofs!] : dead.told.proofs!;
      rest.add({ ...dead, told: { ...dead.told, key, target, weight, values, certainty, proofs } });
    }
  };
  join('wins-race', KILLING, SAVING);
  join('loses-race', DYING, ESCAPING);
  return [...rest];
}

/** The turns without contradictions: of two groups that touch, one at most dies when the same side begins. The surer fact stays. */
function withoutContradictions(turns: readonly Turn[]): Turn[] {
  const dying = turns.filter(({ told: { key } }) => KILLING.includes(key) || DYING.includes(key));
  const wrong = new Set<Turn>();
  for (const a of dying)
    for (const b of dying)
      if (a !== b && !wrong.has(a) && !wrong.has(b) && touch(a, b)) wrong.add(weaker(a, b));
  return turns.filter((turn) => !wrong.has(turn));
}
