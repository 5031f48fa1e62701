/** `kakoi verify` for Lines of Action: proofs of wins, checked by the rules alone. */

import type { WinCheck } from '../../js/endings/proof.js';
import type { WinProof } from '../../js/entries/endings.js';
import { KakoiError } from '../../js/index.js';
import type { Skill } from '../game.js';
import { counted } from '../text.js';
import type { LoaSubject } from './read.js';

export const verify: Skill<LoaSubject> = {
  help: "whether proofs of wins hold, by the rules alone: those that 'solve --prove --json' writes.",
  fields: `valid (all of them), positions (gone through), and proofs [{winner, plies (in how many at most), valid, positions, fault, line}]; fault
  null where there is none`,
  async answer({ play: { board, rules }, proofs = [] }) {
    if (proofs.length === 0)
      throw new KakoiError('bad-option', "there is no proof: one of 'proof', 'proofs' is needed");
    const { verifyWin } = await import('../../js/entries/endings.js');
    const read = proofs.map((json) => {
      const proof = json as WinProof; // verifyWin() checks it
      return { proof, check: verifyWin(board, proof, { rules }) };
    });
    const holds = read.every(({ check }) => check.valid);
    return {
      fields: () => ({
        game: 'loa',
        valid: holds,
        positions: read.reduce((sum, { check }) => sum + check.positions, 0),
        proofs: read.map(({ proof: { winner, plies }, check }) => ({ winner, plies, ...check })),
      }),
      holds,
      brief: () => read.map(sentence).join('; '),
      text: () => read.map((one) => `${sentence(one)}\n${footing(one)}`).join(''),
    };
  },
};

interface Read {
  readonly proof: WinProof;
  readonly check: WinCheck;
}

/** The check in words: 'valid: black wins within 6 plies'. */
function sentence({ proof: { winner, plies }, check: { valid } }: Read): string {
  return `${valid ? 'valid' : 'not valid'}: ${winner} wins within ${plies === 1 ? '1 ply' : `${plies} plies`}`;
}

/** The extent of the check, and its finding. */
function footing({ check: { positions, fault, line } }: Read): string {
  const after = line.length === 0 ? '' : ` after ${line.join(' ')}`;
  return `  ${counted(positions, 'position')} gone through${fault === null ? '' : `: ${fault}${after}`}\n`;
}
