/**
 * Random claims about life and death, true and false, with the best proof of each, and proofs of readLife(),
 * all of them with faults: a proof that verifyProof() calls valid has to be true by examining all positions.
 */

import { type Color, GoBoard, init, PointSet, type Vertex } from 'kakoi';
import { type LifeProof, readingEngine, readLife, verifyProof } from 'kakoi/reading';
import { judge, type PlainClaim, plainChain, plainPlay } from '../support/plain-life.js';
import { type Finding, type Fuzzer, Random } from './fuzzer.js';

await init(readingEngine);

const CLAIMS = ['captured', 'stays', 'two-eyes', 'no-eyes'] as const;
const COLORS: readonly Color[] = ['black', 'white'];
/** The most positions that are examined for a claim. */
const MOST = 3000;
const MUTANTS = 12;

/** A board in which every chain has a liberty, with few empty points. */
function boardOf(random: Random): GoBoard {
  const width = 3 + random.below(3);
  const height = 3 + random.below(2);
  for (;;) {
    const share = 0.2 + 0.2 * random.next();
    let cells = '';
    for (let p = 0; p < width * height; p++)
      cells += random.chance(share)
        ? '.'
        : random.chance(0.75) && p % width > 0
          ? cells[p - 1] === '.'
            ? 'X'
            : cells[p - 1]
          : random.pick(['X', 'O']);
    const isLegal = [...cells].every((cell, p) => cell === '.' || plainChain(width, cells, p).liberties > 0);
    const empties = [...cells].filter((cell) => cell === '.').length;
    if (!isLegal || empties > 5 || empties === cells.length) continue;
    const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
    return GoBoard.fromDiagram(rows.join('\n'));
  }
}

const pointsOf = (cells: string) => [...cells].map((_cell, p) => p);
const cellsOf = (board: GoBoard) => board.toDiagram().replaceAll('\n', '');
const numberOf = (board: GoBoard, [x, y]: Vertex) => y * board.width + x;
const vertexOf = (board: GoBoard, p: number): Vertex => [p % board.width, Math.floor(p / board.width)];
const setOf = (board: GoBoard, points: readonly number[]) =>
  PointSet.of(
    board.width,
    board.height,
    points.map((p) => vertexOf(board, p)),
  );

type Fields = Omit<LifeProof, 'toJSON'>;

function plainOf(board: GoBoard, proof: Fields): PlainClaim {
  const points = (set: PointSet) => [...set].map((vertex) => numberOf(board, vertex));
  return {
    ...proof,
    width: board.width,
    cells: cellsOf(board),
    ko: proof.ko && numberOf(board, proof.ko),
    target: points(proof.target),
    region: points(proof.region),
  };
}

/** Judgements by question: most faults of a proof leave its question unchanged. */
const known = new Map<string, ReturnType<typeof judge>>();
function truthOf({ width, cells, claim, koMaster, retakes, toPlay, ko, target, region }: PlainClaim) {
  const question = { width, cells, claim, koMaster, retakes, toPlay, ko, target, region };
  const text = JSON.stringify(question);
  if (known.size > 1000) known.clear();
  const verdict = known.get(text) ?? judge(question, MOST);
  known.set(text, verdict);
  return verdict;
}

/** A claim about a group, in a region by chance, true or not. */
function claimOf(board: GoBoard, random: Random): Fields {
  const cells = cellsOf(board);
  const stones = pointsOf(cells).filter((p) => cells[p] !== '.');
  const first = random.pick(stones);
  const target = random.chance(0.7)
    ? plainChain(board.width, cells, first).stones
    : stones.filter((p) => cells[p] === cells[first] && random.chance(0.5)).concat(first);
  let region = new Set(pointsOf(cells).filter((p) => cells[p] === '.' && random.chance(0.9)));
  for (const p of stones) {
    const chain = plainChain(board.width, cells, p).stones;
    const isCapturable = chain.every((q) =>
      [...board.empties().and(setOf(board, [q]).border())].every((v) => region.has(numberOf(board, v))),
    );
    if (isCapturable || target.includes(p)) region = new Set([...region, ...(isCapturable ? chain : [p])]);
  }
  return {
    claim: random.pick(CLAIMS),
    koMaster: random.pick(COLORS),
    retakes: 5,
    toPlay: random.pick(COLORS),
    ko: null,
    target: setOf(board, target),
    region: setOf(board, [...region]),
    answers: {},
  };
}

/** The proof, or its board, with a fault. */
function mutated(board: GoBoard, proof: Fields, random: Random): [GoBoard, Fields] {
  const point = (): Vertex => [random.below(board.width), random.below(board.height)];
  const keys = Object.keys(proof.answers);
  const answersWith = (key: string | undefined, answer: string | undefined) => {
    const { [key ?? '']: _old, ...rest } = proof.answers;
    return { ...proof, answers: answer === undefined ? rest : { ...rest, [key ?? '']: answer } };
  };
  const key = keys.length === 0 ? undefined : random.pick(keys);
  const name = () => `${'ABCDE'[random.below(board.width)]}${1 + random.below(board.height)}`;
  const changes: (() => [GoBoard, Fields])[] = [
    () => [board, { ...proof, claim: random.pick(CLAIMS) }],
    () => [board, { ...proof, koMaster: random.pick(COLORS) }],
    () => [board, { ...proof, toPlay: random.pick(COLORS) }],
    () => [board, { ...proof, retakes: random.below(8) }],
    () => [board, { ...proof, ko: point() }],
    () => [board, { ...proof, target: PointSet.empty(board.width, board.height) }],
    () => [board, { ...proof, target: proof.target.toggled(point()) }],
    () => [board, { ...proof, target: board.stones(random.pick(COLORS)) }],
    () => [board, { ...proof, region: proof.region.toggled(point()) }],
    () => [board, { ...proof, region: proof.region.without(point()).without(point()) }],
    () => [board, { ...proof, region: proof.region.minus(proof.target) }],
    () => [board, { ...proof, answers: {} }],
    () => [board, answersWith(key, undefined)],
    () => [board, answersWith(key, 'pass')],
    () => [board, answersWith(key, name())],
    () => [board, answersWith(key, random.pick(['', 'Z9', 'i1', '__proto__', 'A0', 'PASS', '\u0000']))],
    () => [board, answersWith('__proto__', 'A1')],
    () => [board.with(point(), random.pick([...COLORS, null])), proof],
  ];
  return random.pick(changes)();
}

const nearby = (board: GoBoard, proof: Fields): string =>
  JSON.stringify({ board: board.toDiagram().split('\n'), proof: { ...proof, game: 'go', proof: 'life' } });

/** The fault in the checker's word on a proof, or null. */
function wrongWith(board: GoBoard, proof: Fields, isBest: boolean): Finding | null {
  const cells = cellsOf(board);
  const say = (what: string): Finding => ({
    key: `proofs: ${what}`,
    details: `${what}: ${nearby(board, proof)}`,
  });
  let check: ReturnType<typeof verifyProof>;
  try {
    check = verifyProof(board, proof as LifeProof);
  } catch (error) {
    return say(`verifyProof throws ${error}`);
  }
  if (!check.valid && !isBest) return null;
  const truth = truthOf(plainOf(board, proof));
  if (truth === null) return null;
  if (check.valid && !truth.isTrue) return say(`a false claim of '${proof.claim}' is called valid`);
  if (isBest && truth.isTrue && !check.valid) return say(`a true claim of '${proof.claim}': ${check.fault}`);
  if (!check.valid) return null;
  if (proof.ko !== null && !isKo(board, proof.ko, proof.toPlay)) return say('a ko that is none');
  if (check.assumes.length > 0) return null;
  // A claim without assumptions has to be true when play is allowed everywhere, too.
  const everywhere = { ...plainOf(board, proof), region: pointsOf(cells) };
  if (truthOf(everywhere)?.isTrue === false) return say(`'${proof.claim}' is not true on the whole board`);
  return null;
}

/** True when a stone of the side that may not play there can have been captured by the move before. */
function isKo(board: GoBoard, ko: Vertex, color: Color): boolean {
  const { width } = board;
  const p = numberOf(board, ko);
  const cells = cellsOf(board);
  const takers = [...board.stones(color === 'black' ? 'white' : 'black')].map((v) => numberOf(board, v));
  return takers.some((taker) => {
    const before = [...cells].map((cell, q) =>
      q === taker ? '.' : q === p ? (color === 'black' ? 'X' : 'O') : cell,
    );
    const played = plainPlay(width, before.join(''), taker, color === 'black' ? 'white' : 'black');
    return played?.cells === cells && played.ko === p;
  });
}

export const proofs: Fuzzer = {
  name: 'proofs',
  fixedCases: 4,
  share: 1,
  describe: (seed) => `verifyProof() with proofs of case ${seed}`,
  run(seed): Finding | null {
    const random = new Random(seed);
    const board = boardOf(random);
    const claims: Fields[] = [];
    for (let i = 0; i < 3; i++) {
      const claim = claimOf(board, random);
      const truth = truthOf(plainOf(board, claim));
      if (truth === null) continue;
      const best = { ...claim, answers: truth.answers };
      const wrong = wrongWith(board, best, true);
      if (wrong !== null) return wrong;
      claims.push(best);
    }
    const [stone] = board.stones(random.pick(COLORS));
    if (stone !== undefined) {
      const { proofs: real } = readLife(board, stone, {
        toPlay: random.pick(COLORS),
        proof: true,
        nodes: 20_000,
      });
      for (const proof of real) {
        if (!verifyProof(board, proof).valid)
          return {
            key: 'proofs: readLife',
            details: `a proof of readLife() is refused: ${nearby(board, proof)}`,
          };
        // Faults accumulate: the more there are, the fewer are found at the first answers.
        claims.push(proof);
      }
    }
    for (const claim of claims) {
      for (let i = 0; i < MUTANTS; i++) {
        const [otherBoard, mutant] = mutated(board, claim, random);
        const wrong = wrongWith(otherBoard, mutant, false);
        if (wrong !== null) return wrong;
      }
    }
    return null;
  },
};
