import { checkSize, isSameSize, sizeText } from '../core/check.js';
import { isPlain, KakoiError, show, showThing } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import { isSet, PointSet } from '../core/point-set.js';
import type { Vertex } from '../core/types.js';
import { MAX_SIZE, validateColor, validateCount, validatePlain, validateWord } from '../core/validate.js';
import { toVertex } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { isBoard } from '../go/is-board.js';
import type { LifeClaim } from './claim.js';
import { type LifeProof, lifeProof } from './life-proof.js';
import { MOST_POSITIONS, type ProofCheck, playOut } from './play-out.js';

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
 * Throws 'bad-option' for anything but a board and a proof, 'size-mismatch' for one of another size. A proof
 * that fails is no error: its `fault` says why.
 */
export function verifyProof(board: GoBoard, proof: LifeProof): ProofCheck {
  checkBoard(board, isBoard, 'GoBoard');
  const { claim, answers } = checkProof({ ...validatePlain(proof, 'the proof') }, proof);
  checkSize(claim.target, board, 'the proof is of');
  const known = new Map(answers);
  return playOut(board, claim, (_line, key) => read(known.get(key), board));
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
  return new KakoiError('bad-option', `the proof must come from readLife(), not ${showThing(value)}`);
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
    throw new KakoiError(
      'bad-option',
      `the proof's target is of ${sizeText(target)}, its region of ${sizeText(region)}`,
    );
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
    throw new KakoiError('bad-option', `a proof has at most ${MOST_POSITIONS} answers, not ${list.length}`);
  for (const [key, answer] of list) {
    if (key.length > LONGEST_KEY)
      throw new KakoiError('bad-option', `${show(key)} is too long for a position of the proof's answers`);
    if (typeof answer !== 'string')
      throw new KakoiError(
        'bad-option',
        `the proof's answer to ${show(key)} must be text, not ${show(answer)}`,
      );
  }
  return list;
}

/**
 * A recorded answer as a number; null when there is none, which claims that it is over; text for the fault of
 * a bad one.
 */
function read(answer: string | undefined, { width, height }: GoBoard): number | string | null {
  if (answer === undefined) return null;
  if (answer === 'pass') return -1;
  try {
    const [x, y] = toVertex(answer, width, height);
    return y * width + x;
  } catch (error) {
    if (error instanceof KakoiError) return `the answer ${show(answer)} is not a point of the board`;
    throw error;
  }
}
