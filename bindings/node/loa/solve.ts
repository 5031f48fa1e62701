/** `kakoi solve` for Lines of Action: the winner with perfect play. */

import { Option } from 'commander';
import type { WinCheck } from '../../js/endings/proof.js';
import { init, KakoiError, opponent } from '../../js/index.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import type { LoaSubject } from './read.js';

export const solve: Skill<LoaSubject> = {
  help: 'who wins from the position when both sides do their best, by the rules of the game, and the moves.',
  fields: `toPlay, move (moves played), outcome for toPlay ('wins', 'loses', 'neither' or 'unknown'), winner (a colour or null),
  first (the move that wins, or keeps the other side from it, or null), plies (in how many it is won at most, or null),
  shortest (whether in no fewer), line, nodes; a position that the game has been through counts as its rules say. With --prove,
  proof {positions, valid}, or null where there is none; fen, rules and proofs, for 'kakoi verify'`,
  examples: [`echo '{"fen": "8/3w4/8/2bwbw2/2bwww2/wbbbwbb1/w7/8 w"}' | kakoi solve`],
  options: [
    new Option('--nodes <n>', 'the most positions to look at').argParser(integer(1, 100_000_000)),
    new Option('--prove', 'prove the answer, and check the proof by the rules alone'),
  ],
  answer: solveEnding,
};

interface SolveOptions {
  readonly nodes?: number;
  readonly prove?: boolean;
}

async function solveEnding({ play }: LoaSubject, options: SolveOptions): Promise<Answer> {
  const { nodes, prove = false, ...others } = options;
  const [other] = Object.keys(others);
  if (other !== undefined) {
    const name = other.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new KakoiError('bad-option', `--${name} is for Go; this is Lines of Action`);
  }
  // Loaded here, because most commands do not need it.
  const { endingsEngine, readWin, verifyWin } = await import('../../js/entries/endings.js');
  await init(endingsEngine);
  const { board, rules, moveNumber } = play;
  const { toPlay } = board;
  const past = Array.from({ length: moveNumber }, (_, number) => play.boardAt(number));
  const reading = readWin(board, { rules, past, proof: prove, ...(nodes === undefined ? {} : { nodes }) });
  const { outcome, proof } = reading;
  const winner = outcome === 'wins' ? toPlay : outcome === 'loses' ? opponent(toPlay) : null;
  const line = reading.line.map(({ text }) => text);
  const said = winner === null ? (outcome === 'neither' ? 'neither side wins' : outcome) : `${winner} wins`;
  const summary = [`${toPlay} to move: ${said}`, ...line].join(' ');
  return {
    fields: () => ({
      game: 'loa',
      move: moveNumber,
      toPlay,
      outcome,
      winner,
      first: reading.move?.text ?? null,
      plies: reading.plies,
      shortest: reading.shortest,
      line,
      nodes: reading.nodes,
      ...(prove
        ? {
            proof: proof && checked(verifyWin(board, proof, { rules, past })),
            fen: board.toFen(),
            rules,
            proofs: proof === null ? [] : [proof],
          }
        : {}),
    }),
    brief: () => summary,
    text: () => `${summary}\n`,
  };
}

function checked({ positions, valid }: WinCheck): { positions: number; valid: boolean } {
  return { positions, valid };
}
