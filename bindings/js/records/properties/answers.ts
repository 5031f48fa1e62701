/** Reads the answers that the record of a problem gives; the rule is that of docs/records.md. */

import { badOption, showThing } from '../../core/errors.js';
import type { Color } from '../../core/types.js';
import { validateColor } from '../../core/validate.js';
import { hasMove, nextMoves } from '../next-moves.js';
import { isNode, type NodeData, type RecordNode } from '../node.js';
import { type Said, saidIn } from './answer-words.js';

/** The answers that marks give. */
const ANSWERS = { right: 'right', wrong: 'wrong', bad: 'wrong', open: null } as const;

/** The answers of a record: what it says of the moves of the side that begins. */
export interface ProblemAnswers extends ReadonlyMap<RecordNode, 'right' | 'wrong'> {
  /** The moves among them that are answers by their place alone, as no mark on them, or after them, says so. */
  readonly unmarked: ReadonlySet<RecordNode>;
}

/** A move of the tree, with its repetitions in other branches. */
interface Choice {
  readonly nodes: readonly RecordNode[];
  readonly isOwn: boolean;
  readonly next: Choice[];
  mark: Said | null;
  answer: 'right' | 'wrong' | null;
  /** The mark, or what the marks of the moves after it come to. */
  said: Said | null;
  /** True on the line that is the answer where no mark says which is. */
  isMain: boolean;
  /** True after a wrong move, where nothing is right by its place. */
  isLost: boolean;
}

/**
 * The moves of the side to play below the node of a problem that its record calls 'right' or 'wrong', as sites, programs and
 * books mark them: by words and signs in comments and names, by TE, BM, DO, GB, GW, CH and WV, and by triangles on wrong
 * moves where nothing else is marked. Moves on the way to a right one are right, those beside it wrong; where only wrong ones
 * are marked the others are right, and where nothing is marked the main line. Throws 'bad-option' for anything but a node of
 * a game, and no color.
 */
export function answersOf(problem: RecordNode, toPlay: Color): ProblemAnswers {
  if (!isNode(problem)) throw badOption(`${showThing(problem)} is not a node of a game`);
  const own = validateColor(toPlay) === 'black' ? 'B' : 'W';
  const choices = choicesBelow(problem, own);
  if (!choices.some(isMarked)) markTriangles(choices);
  const isAnyMarked = choices.some(isMarked);
  const isOnlyWrong = isAnyMarked && !choices.some(({ mark }) => mark === 'right');
  for (let i = choices.length - 1; i >= 0; i--) choices[i]!.said = comesTo(choices[i]!);
  choices[0]!.isMain = !isAnyMarked;
  const answers = new Map<RecordNode, 'right' | 'wrong'>();
  const unmarked = new Set<RecordNode>();
  for (const choice of choices) {
    for (const node of choice.answer === null ? [] : choice.nodes) {
      answers.set(node, choice.answer!);
      if (choice.said === null) unmarked.add(node);
    }
    const moves = choice.next.filter(({ isOwn }) => isOwn);
    const hasRight = moves.some(({ said }) => said === 'right');
    const first = moves.find(({ said }) => said === null);
    for (const next of choice.next) {
      const { said } = next;
      const isRight = !choice.isLost && (isOnlyWrong || (choice.isMain && next === first));
      const byPlace = hasRight ? 'wrong' : isRight ? 'right' : null;
      if (next.isOwn) next.answer = said === null ? byPlace : ANSWERS[said];
      next.isLost = choice.isLost || next.answer === 'wrong';
      // Below the last mark of right, its main line goes on.
      next.isMain = next.isOwn
        ? next.answer === 'right' && next.next.every((reply) => reply.said === null)
        : choice.isMain && next === choice.next[0];
    }
  }
  return Object.assign(answers, { unmarked });
}

/**
 * The nodes of the moves that come next in any of these branches, by move.
 *
 * @internal
 */
export function movesAfter(nodes: readonly RecordNode[]): Map<string, RecordNode[]> {
  const found = new Map<string, RecordNode[]>();
  for (const node of nextMoves(nodes)) {
    const { B, W } = node.data;
    const move = `${B === undefined ? 'W' : 'B'}${(B ?? W)![0]?.trim()}`;
    const same = found.get(move);
    if (same === undefined) found.set(move, [node]);
    else same.push(node);
  }
  return found;
}

/** The tree of moves below a node, each before those after it; the first stands for the problem. */
function choicesBelow(problem: RecordNode, own: 'B' | 'W'): Choice[] {
  const marks = marksBelow(problem, own);
  const make = (nodes: readonly RecordNode[], isOwn: boolean): Choice => {
    const said = nodes.map((node) => marks.get(node) ?? null);
    const mark = (['right', 'wrong', 'bad', 'open'] as const).find((word) => said.includes(word)) ?? null;
    // Diagrams that share a move part later: what each is called goes to where it does.
    if (mark === 'right' && said.includes('wrong'))
      nodes.forEach((node, i) => {
        for (const next of nextMoves([node])) if (!marks.has(next)) marks.set(next, said[i]!);
      });
    return { nodes, isOwn, next: [], mark, answer: null, said: null, isMain: false, isLost: false };
  };
  const choices: Choice[] = [];
  const waiting = [make([problem], false)];
  for (let choice = waiting.pop(); choice !== undefined; choice = waiting.pop()) {
    choices.push(choice);
    for (const [move, nodes] of movesAfter(choice.nodes)) choice.next.push(make(nodes, move.startsWith(own)));
    for (let i = choice.next.length - 1; i >= 0; i--) waiting.push(choice.next[i]!);
  }
  return choices;
}

/**
 * The marks of the moves below a node: their own, those of the nodes without a move that name their branch, or of the ones
 * that follow with a word about the position.
 */
function marksBelow(problem: RecordNode, own: 'B' | 'W'): Map<RecordNode, Said> {
  const marks = new Map<RecordNode, Said>();
  for (const node of problem.walk()) {
    if (node === problem) continue;
    const parent = node.parent!;
    const said = saidBy(node.data, own) ?? (hasMove(parent) ? undefined : marks.get(parent));
    if (said === undefined) continue;
    marks.set(node, said);
    for (let above = node; !hasMove(above) && above.parent!.children.length === 1; ) {
      above = above.parent!;
      if (above === problem || marks.has(above)) break;
      marks.set(above, said);
    }
  }
  return marks;
}

function isMarked({ mark }: Choice): boolean {
  return mark !== null && mark !== 'open';
}

/** The mark of a choice, or else right if anything right comes after it, wrong if a reply refutes it or all that follows is wrong. */
function comesTo({ mark, next }: Choice): Said | null {
  if (mark !== null && mark !== 'open') return mark;
  if (next.some(({ said }) => said === 'right')) return 'right';
  const moves = next.filter(({ isOwn }) => isOwn);
  const isRefuted = next.some(({ isOwn, said }) => !isOwn && said === 'wrong');
  return isRefuted || (moves.length > 0 && moves.every(({ said }) => said === 'wrong')) ? 'wrong' : mark;
}

/** Marks as uliGo does without WV: a triangle on a move that is wrong, while one beside it has none. */
function markTriangles(choices: readonly Choice[]): void {
  const isTriangle = ({ nodes: [node] }: Choice) => {
    const { B, W, TR } = node!.data;
    return TR?.some((point) => point === '' || point === (B ?? W)![0]) === true;
  };
  for (const { next } of choices) {
    const moves = next.filter(({ isOwn }) => isOwn);
    if (moves.every(isTriangle)) continue;
    for (const move of moves) if (isTriangle(move)) move.mark = 'wrong';
  }
}

/** Reads the properties of a node as a verdict on the branch that it begins or ends. */
function saidBy(data: NodeData, own: 'B' | 'W'): Said | null {
  const isOwn = own in data; // TE on a reply praises the refutation
  if ('WV' in data) return 'wrong'; // uliGo, Hactar
  if (isOwn && ('BM' in data || 'DO' in data)) return 'bad';
  const theirs = own === 'B' ? /白|백/ : /[黑黒]|흑/;
  for (const name of ['C', 'N'] as const) {
    const said = saidIn(data[name]?.join('\n') ?? '', theirs, name === 'N');
    if (said === 'bad' && !isOwn) continue;
    if (said !== null) return said;
  }
  if (isOwn && 'TE' in data) return 'right'; // Many Faces of Go
  if (isOwn && 'IT' in data) return 'open';
  if ('GB' in data !== 'GW' in data) return `G${own}` in data ? 'right' : 'wrong'; // Glift, WGo
  return 'CH' in data ? 'right' : null; // SmartGo
}
