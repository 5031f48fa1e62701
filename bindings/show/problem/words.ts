/** The words of `<kakoi-problem>`, as data: the element translates them. */

import type { Color, Vertex } from '../../js/api.js';
import { opponent } from '../../js/core/opponent.js';
import { vertexName } from '../../js/core/vertex.js';
import type { Fact } from '../../js/review/fact.js';
import { FATES, type FateKey } from '../../js/review/fate-sentences.js';
import { nameOf, type Said, said } from '../pictures/said.js';
import type { ProblemGame, ProblemJudgement } from './game.js';
import { ownerOf } from './question.js';

/** Whose turn it is. */
export function turnWords({ position }: Pick<ProblemGame, 'position'>): Said {
  return said('{color} to play', { color: nameOf(position.toPlay) });
}

/** 'Black to live' where it is known what is asked, else 'Black to play'. */
export function askedWords({ position, problem }: ProblemGame): Said {
  if (problem === null) return turnWords({ position });
  const color = nameOf(position.toPlay);
  const isOwner = ownerOf(problem.question) === position.toPlay;
  if (problem.question.kind === 'life')
    return said(isOwner ? '{color} to live' : '{color} to kill', { color });
  return said(isOwner ? '{color} to escape' : '{color} to capture', { color });
}

/** The sentences about a judged move: the verdict, its reason where the solver has one, and the reply. */
export function judgedWords({ verdict, fact, reply, color, end }: ProblemJudgement, height: number): Said[] {
  const sentences = [VERDICTS[verdict]];
  // The solver may find that the move succeeds which the record calls wrong.
  if (verdict === 'wrong' && fact !== null && fact.color !== color) sentences.push(fateWords(fact));
  if (reply !== undefined && end === null) sentences.push(replyWords(color, reply, height));
  if (end !== null) sentences.push(said(end.isSolved ? 'Solved.' : 'Not solved.'));
  return sentences;
}

const VERDICTS: Readonly<Record<ProblemJudgement['verdict'], Said>> = {
  right: said('Right.'),
  'also-right': said('Also right: the record does not have it.'),
  wrong: said('Wrong.'),
  open: said('Undecided: neither the record nor the solver judges this move.'),
};

/** The fate of the group, in the words of reviews. */
function fateWords({ key, color, values }: Fact): Said {
  const sides = { color: nameOf(color), other: nameOf(opponent(color)) };
  return said(FATES[key as FateKey], { ...values, ...sides });
}

function replyWords(color: Color, reply: Vertex | null, height: number): Said {
  const other = nameOf(opponent(color));
  return reply === null
    ? said('{color} passes.', { color: other })
    : said('{color} answers {move}.', { color: other, move: vertexName(reply, height) });
}

/** The moves of an answer, beginning with that side's. */
export function solutionWords(line: readonly (Vertex | null)[], height: number): Said {
  const moves = line.map((move) => (move === null ? '–' : vertexName(move, height))).join(' ');
  return said('The answer: {moves}.', { moves });
}
