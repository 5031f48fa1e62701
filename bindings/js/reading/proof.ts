import { checkSize, isSameSize, sizeText } from '../core/check.js';
import { badOption, isPlain, KakoiError, show, showThing } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import { isSet, PointSet } from '../core/point-set.js';
import type { Vertex } from '../core/types.js';
import {
  MAX_SIZE,
  validateColor,
  validateCount,
  validateInteger,
  validatePlain,
  validateWord,
} from '../core/validate.js';
import { toVertex } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { isBoard } from '../go/is-board.js';
import type { LifeClaim } from './claim.js';
import { type LifeProof, lifeProof } from './life-proof.js';
import { MOST_POSITIONS, type ProofCheck, playOut } from './play-out.js';
import { playOutScore, type ScoreProof } from './score-proof.js';

const CLAIMS: readonly LifeProof['claim'][] = ['captured', 'stays', 'two-eyes', 'no-eyes'];
/** More characters than the text of any position has. */
const LONGEST_KEY = MAX_SIZE * MAX_SIZE + 32;

interface Checked {
  readonly claim: LifeClaim;
  readonly answers: readonly (readonly [position: string, answer: string])[];
}

/**
 * Checks a proof of readLife() by the rules alone: that its target is stones of one colour and its region
 * closed; then plays its answers against every move of the other side, until the target is captured,
 * unconditionally alive, or play repeats. It uses nothing of the engine that made the proof.
 *
 * A proof of a score is played until the game is over or what the winner cannot lose gives it the lead. The other side
 * obeys only simple ko, and no position of stones comes back on any line: so the proof holds under every rule about
 * longer repetitions.
 *
 * Throws 'bad-option' for anything but a board and a proof, 'size-mismatch' for one of another size. A proof
 * that fails is no error: its `fault` says why.
 */
export function verifyProof(board: GoBoard, proof: LifeProof | ScoreProof): ProofCheck {
  return askProof(board, proof)();
}

/** Implements verifyProof(): checks the fields of the proof, and returns the work. */
export function askProof(board: GoBoard, proof: LifeProof | ScoreProof): () => ProofCheck {
  checkBoard(board, isBoard, 'GoBoard');
  const given: Record<string, unknown> = { ...validatePlain(proof, 'the proof') };
  if (given.proof === 'score') return askScoreProof(board, given, proof);
  const { claim, answers } = checkProof(given, proof);
  checkSize(claim.target, board, 'the proof is of');
  return () => {
    const known = new Map(answers);
    return playOut(board, claim, (_line, key) => {
      const answer = known.get(key);
      return answer === undefined ? null : read(answer, board); // without an answer the proof claims that it is over
    });
  };
}

/** As askProof(), of a proof of a score. */
function askScoreProof(board: GoBoard, fields: Record<string, unknown>, whole: unknown): () => ProofCheck {
  const { game, winner, lead, toPlay, answers } = fields;
  if (game !== 'go' || !isPlain(answers))
    throw badOption(`the proof must be a ScoreProof, not ${showThing(whole)}`);
  const most = board.width * board.height;
  const claim = {
    winner: validateColor(winner),
    lead: validateInteger(lead, -most, most, "the proof's lead"),
    toPlay: validateColor(toPlay),
  };
  const known = checkAnswers(answers);
  return () => playOutScore(board, claim, known, (name) => read(name, board));
}

/**
 * The proof that toJSON() described, to be checked by verifyProof(). Throws 'bad-option' for anything else, and for one of more than
 * 1,000,000 answers.
 */
export function proofFromJSON(json: unknown): LifeProof {
  const { game, proof, target, region, ...rest } = (isPlain(json) ? json : {}) as Record<string, unknown>;
  if (game !== 'go' || proof !== 'life') throw notAProof(json);
  const fields = { ...rest, target: setFrom(target, 'target'), region: setFrom(region, 'region') };
  const { claim, answers } = checkProof(fields, json);
  return lifeProof({ ...claim, answers: Object.fromEntries(answers) });
}

function notAProof(value: unknown): KakoiError {
  return badOption(`the proof must come from readLife(), not ${showThing(value)}`);
}

function setFrom(json: unknown, name: string): PointSet {
  try {
    return PointSet.fromJSON(json);
  } catch (error) {
    if (!(error instanceof KakoiError) || error.code === 'not-initialised') throw error;
    throw new KakoiError('bad-option', `the proof's ${name}: ${error.message}`, { cause: error });
  }
}

/** Checks everything that needs no board. `whole` is the value shown in messages. */
function checkProof(fields: Record<string, unknown>, whole: unknown): Checked {
  const { claim, koMaster, retakes, toPlay, ko, target, region, answers } = fields;
  if (!isSet(target) || !isSet(region) || !isPlain(answers)) throw notAProof(whole);
  if (!isSameSize(target, region))
    throw badOption(`the proof's target is of ${sizeText(target)}, its region of ${sizeText(region)}`);
  return {
    claim: {
      claim: validateWord(claim, CLAIMS, "the proof's claim"),
      koMaster: validateColor(koMaster),
      retakes: validateCount(retakes, "the proof's retakes"),
      toPlay: validateColor(toPlay),
      ko: ko === null ? null : checkKo(ko, target),
      target,
      region,
    },
    answers: checkAnswers(answers),
  };
}

function checkKo(ko: unknown, { width, height }: PointSet): Vertex {
  try {
    return toVertex(ko as Vertex, width, height);
  } catch (error) {
    if (!(error instanceof KakoiError)) throw error;
    throw new KakoiError('bad-option', `the proof's ko must be null or a vertex: ${error.message}`, {
      cause: error,
    });
  }
}

function checkAnswers(answers: object): Checked['answers'] {
  const list = Object.entries(answers);
  if (list.length > MOST_POSITIONS)
    throw badOption(`a proof has at most ${MOST_POSITIONS} answers, not ${list.length}`);
  for (const [key, answer] of list) {
    if (key.length > LONGEST_KEY)
      throw badOption(`${show(key)} is too long for a position of the proof's answers`);
    if (typeof answer !== 'string')
      throw badOption(`the proof's answer to ${show(key)} must be text, not ${show(answer)}`);
  }
  return list;
}

/** A recorded answer as a number, −1 for a pass; text for the fault of a bad one. */
function read(answer: string, { width, height }: GoBoard): number | string {
  if (answer === 'pass') return -1;
  try {
    const [x, y] = toVertex(answer, width, height);
    return y * width + x;
  } catch (error) {
    if (error instanceof KakoiError) return `the answer ${show(answer)} is not a point of the board`;
    throw error;
  }
}
