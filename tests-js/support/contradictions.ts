/**
 * Answers of all readers about the stones of one position, and where two of them cannot both be right. No answer is
 * compared with anything but other answers, so that neither an oracle nor a size of board is in the way.
 */

import { type Color, GoBoard, type GoGame, type PointSet, type Vertex } from 'kakoi';
import {
  type Certainty,
  readCapture,
  readConnection,
  readLife,
  readProblem,
  readRace,
  readSafe,
} from 'kakoi/reading';
import { plainChain } from './plain-life.js';

/** Fates from the worst to the best. */
const FATES = ['dies', 'ko', 'seki', 'lives'] as const;
type Fate = (typeof FATES)[number];

/** One answer: the fates of the stones that it leaves possible. */
export interface Saying {
  readonly who: string;
  readonly stones: PointSet;
  readonly fates: readonly Fate[];
  readonly certainty: Certainty;
}

/** A position, the effort of each reader, and what they are asked about. */
export interface Asked {
  readonly board: GoBoard;
  readonly toPlay: Color;
  readonly ko?: Vertex | null;
  readonly nodes: number;
  /** The chains asked about, by a stone of each; races and connections are those of every two. Default: all. */
  readonly stones?: readonly Vertex[];
}

/** A chain of each stone given, or all chains. */
function chainsOf(board: GoBoard, stones: Iterable<Vertex>): PointSet[] {
  const chains: PointSet[] = [];
  for (const stone of stones)
    if (!chains.some((chain) => chain.has(stone))) chains.push(board.chainAt(stone)!.stones);
  return chains;
}

const first = (set: PointSet) => [...set][0]!;
/** 'unknown' says nothing. */
const fateOf = (outcome: string): readonly Fate[] =>
  outcome === 'captured' ? ['dies'] : FATES.filter((fate) => fate === outcome);

/** Everything that the readers say. */
export function sayingsOf({ board, toPlay, ko = null, nodes, stones }: Asked): Saying[] {
  const options = { toPlay, ko, nodes };
  const chains = chainsOf(board, stones ?? board.empties().not());
  const said: Saying[] = [];
  const say = (who: string, about: PointSet, fates: readonly Fate[], certainty: Certainty | null) => {
    if (fates.length > 0 && certainty !== null) said.push({ who, stones: about, fates, certainty });
  };
  for (const color of ['black', 'white'] as const) {
    for (const [who, { stones, territory }] of [
      ['passAlive', board.passAlive()[color]],
      ['readSafe', readSafe(board)[color]],
      ['readSafe with nodes', readSafe(board, { nodes: 100 })[color]],
    ] as const) {
      for (const chain of chains) {
        if (chain.isSubsetOf(stones)) say(who, chain, ['lives'], 'proved');
        else if (chain.isSubsetOf(territory.and(board.stones(color).not())))
          say(`${who}, in territory`, chain, ['dies', 'ko', 'seki'], 'proved');
      }
    }
  }
  for (const chain of chains) {
    const life = readLife(board, first(chain), options);
    say('readLife', chain, fateOf(life.outcome), life.certainty);
    const capture = readCapture(board, first(chain), options);
    const fates = capture.outcome === 'escapes' ? FATES : fateOf(capture.outcome);
    say('readCapture', chain, fates, capture.certainty);
  }
  for (const [i, one] of chains.entries())
    for (const other of chains.slice(i + 1)) {
      if (board.get(first(one)) === board.get(first(other))) {
        readConnection(board, first(one), first(other), options);
        continue;
      }
      const { a, b, certainty } = readRace(board, first(one), first(other), options);
      say('readRace', one, fateOf(a), certainty);
      say('readRace', other, fateOf(b), certainty);
    }
  const problem = readProblem(board, options);
  const { target } = problem;
  say('readProblem', target, fateOf(problem.outcome), problem.certainty);
  if (!target.isEmpty) {
    const life = readLife(board, target, options);
    say('readLife', target, fateOf(life.outcome), life.certainty);
  }
  return said;
}

/** Two proved sayings about the same stones of which at most one is true. */
export function contradictionIn(said: readonly Saying[]): readonly [Saying, Saying] | null {
  const proved = said.filter(({ certainty }) => certainty === 'proved');
  for (const [i, one] of proved.entries())
    for (const other of proved.slice(i + 1))
      if (one.stones.equals(other.stones) && !one.fates.some((fate) => other.fates.includes(fate)))
        return [one, other];
  return null;
}

/** A random position of a board of up to `largest` points a side, in which every chain has a liberty. */
export function smallPosition(random: () => number, largest = 5): Asked {
  const side = () => 2 + Math.floor(random() * (largest - 1));
  const [width, height] = [side(), side()];
  for (;;) {
    const share = 0.15 + 0.35 * random();
    const alike = random();
    let cells = '';
    for (let p = 0; p < width * height; p++) {
      const before = p % width > 0 ? cells[p - 1] : '.';
      const stone = before !== '.' && random() < alike ? before : random() < 0.5 ? 'X' : 'O';
      cells += random() < share ? '.' : stone;
    }
    const stones = [...cells].flatMap((cell, p) => (cell === '.' ? [] : [p]));
    if (stones.length === 0 || stones.some((p) => plainChain(width, cells, p).liberties === 0)) continue;
    const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
    const toPlay = random() < 0.5 ? 'black' : 'white';
    return { board: GoBoard.fromDiagram(rows.join('\n')), toPlay, nodes: 20_000 };
  }
}

/** A random position of a game, not of its beginning, with some stones near each other. */
export function positionOf(game: GoGame, random: () => number): Asked {
  game.goTo(Math.floor(game.tree.mainLine().length * (0.2 + 0.8 * random())));
  const { board, toPlay, ko } = game;
  const occupied = [...board.empties().not()];
  const [x, y] = occupied[Math.floor(random() * occupied.length)]!;
  const stones = occupied.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) <= 2);
  return { board, toPlay, ko, nodes: 10_000, stones };
}
