/** `kakoi verify` for Go: proofs of life and death, checked by the rules alone. */

import type { LifeProof, ProofCheck, ScoreProof } from '../../js/entries/reading.js';
import { type Color, type GoBoard, KakoiError, opponent, type PointSet, vertexName } from '../../js/index.js';
import type { Skill } from '../game.js';
import { counted, some } from '../text.js';
import type { GoSubject } from './read.js';
import { loadReader } from './reader.js';

export const verify: Skill<GoSubject> = {
  help: `whether proofs hold, by the rules alone: those that 'solve --prove --json' writes, or lines of {"board": [...], "proof": {...}}
with what JSON makes of a proof of readLife(). Each says what it proves, and what it takes for granted. Proofs of a score
hold under every rule about repetition.`,
  fields: `valid (all of them), positions (gone through), and proofs [{claim ('captured', 'stays', 'two-eyes' or 'no-eyes'),
  color, target, toPlay, ko, koMaster, valid, positions, fault, line, assumes}]; points in GTP text, a pass 'pass', fault null
  where there is none, assumes lists of points; of a score [{claim 'score', winner, lead (at least), toPlay, valid, positions, fault,
  line}]`,
  async answer({ play: { board }, proofs = [] }) {
    if (proofs.length === 0)
      throw new KakoiError('bad-option', "there is no proof: one of 'proof', 'proofs' is needed");
    const { proofFromJSON, verifyProof } = await loadReader();
    const read = proofs.map((json) => {
      const proof = isScore(json) ? json : proofFromJSON(json);
      return { proof, check: verifyProof(board, proof) };
    });
    const holds = read.every(({ check }) => check.valid);
    const said = read.map(({ proof, check }) => sentence(board, proof, check));
    const stands = read.map(({ check }) => footing(board, check));
    return {
      fields: () => ({
        game: 'go',
        valid: holds,
        positions: read.reduce((sum, { check }) => sum + check.positions, 0),
        proofs: read.map(({ proof, check }) => fieldsOf(board, proof, check)),
      }),
      holds,
      brief: () => said.join('; '),
      text: () => said.map((line, i) => `${line}\n${stands[i]}`).join(''),
    };
  },
};

/** True for what says that it is a proof of a score; verifyProof() checks it. */
function isScore(json: unknown): json is ScoreProof {
  return typeof json === 'object' && json !== null && 'proof' in json && json.proof === 'score';
}

const names = (board: GoBoard, points: PointSet) =>
  [...points].map((vertex) => vertexName(vertex, board.height));

function colorOf(board: GoBoard, points: PointSet): Color | null {
  const [first] = points;
  const sign = first === undefined ? 0 : board.get(first);
  return sign === 0 ? null : sign === 1 ? 'black' : 'white';
}

function lineOf(board: GoBoard, { line }: ProofCheck): string[] {
  return line.map((vertex) => (vertex === null ? 'pass' : vertexName(vertex, board.height)));
}

function fieldsOf(board: GoBoard, proof: LifeProof | ScoreProof, check: ProofCheck): object {
  const { valid, positions, fault } = check;
  if (isScore(proof)) {
    const { winner, lead, toPlay } = proof;
    return { claim: 'score', winner, lead, toPlay, valid, positions, fault, line: lineOf(board, check) };
  }
  const { claim, target, toPlay, ko, koMaster } = proof;
  return {
    claim,
    color: colorOf(board, target),
    target: names(board, target),
    toPlay,
    ko: ko && vertexName(ko, board.height),
    koMaster,
    valid,
    positions,
    fault,
    line: lineOf(board, check),
    assumes: check.assumes.map((points) => names(board, points)),
  };
}

const CLAIMS = {
  captured: 'is captured',
  stays: 'stays on the board',
  'two-eyes': 'gets two eyes, or a way out of the region',
  'no-eyes': 'does not get two eyes',
} as const;

/** The check in words: 'valid: black A2 is captured, white first, even if black wins every ko'. */
function sentence(board: GoBoard, proof: LifeProof | ScoreProof, check: ProofCheck): string {
  const said = check.valid ? 'valid' : 'not valid';
  if (isScore(proof)) {
    const { winner, lead, toPlay } = proof;
    const result =
      lead < 0 ? `loses by ${-lead} at most` : lead === 0 ? 'does not lose' : `wins by ${lead} at least`;
    return `${said}: ${winner} ${result}, ${toPlay} first`;
  }
  const { claim, target, toPlay, ko, koMaster } = proof;
  const defender = colorOf(board, target) ?? 'nothing';
  const isDefence = claim === 'stays' || claim === 'two-eyes';
  const winner = defender === 'nothing' || isDefence ? defender : opponent(defender);
  const kos = `${koMaster === winner ? 'if' : 'even if'} ${koMaster} wins every ko`;
  const banned = ko === null ? '' : `, not at ${vertexName(ko, board.height)}`;
  const about = [defender, some(names(board, target))].join(' ').trim();
  return `${said}: ${about} ${CLAIMS[claim]}, ${toPlay} first${banned}, ${kos}`;
}

/** The extent of the check, then its finding or the proof's assumptions. */
function footing(board: GoBoard, check: ProofCheck): string {
  const through = `  ${counted(check.positions, 'position')} gone through`;
  if (check.fault !== null) {
    const after = check.line.length === 0 ? '' : ` after ${lineOf(board, check).join(' ')}`;
    return `${through}: ${check.fault}${after}\n`;
  }
  const taken = check.assumes.map((points) => {
    const color = colorOf(board, points);
    const list = some(names(board, points));
    return color === null
      ? `  takes for granted that nobody plays at ${list}\n`
      : `  takes for granted that ${color} ${list} cannot be captured\n`;
  });
  return `${through}\n${taken.join('')}`;
}
