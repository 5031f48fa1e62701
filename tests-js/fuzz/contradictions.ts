/** Random small boards and positions of games: no two proved answers about the same stones disagree. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GoGame, init, vertexName } from 'kakoi';
import { readingEngine } from 'kakoi/reading';
import {
  type Asked,
  contradictionIn,
  positionOf,
  sayingsOf,
  smallPosition,
} from '../support/contradictions.js';
import { type Finding, type Fuzzer, Random } from './fuzzer.js';

await init(readingEngine);

/** Folders of records; those beside the repository may be absent. */
const FOLDERS = ['tests-js/fixtures', '../shared/data/go/games-9', '../shared/data/go/games-19'];
const RECORDS = FOLDERS.map((folder) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))).flatMap(
  (folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /\d+\.sgf$/.test(name))
          .map((name) => join(folder, name))
      : [],
);

function askedOf(seed: number): Asked {
  const random = new Random(seed);
  const next = () => random.next();
  if (seed % 6 > 0) return smallPosition(next);
  return positionOf(GoGame.fromSgf(readFileSync(random.pick(RECORDS), 'utf8'), { lenient: true }), next);
}

const shown = ({ board, toPlay, ko = null }: Asked) =>
  `${toPlay} to play${ko === null ? '' : `, ko at ${vertexName(ko, board)}`}\n${board.toDiagram()}`;

export const contradictions: Fuzzer = {
  name: 'contradictions',
  fixedCases: 10,
  share: 1,
  longestCaseMs: 120_000,
  describe: (seed) => shown(askedOf(seed)),
  run(seed): Finding | null {
    const asked = askedOf(seed);
    const found = contradictionIn(sayingsOf(asked));
    if (found === null) return null;
    const texts = found.map(({ who, fates }) => `${who}: ${fates.join(' or ')}`);
    const where = vertexName([...found[0].stones][0]!, asked.board);
    return {
      key: `contradictions: ${texts.join('; ')}`,
      details: `${where}: ${texts.join('; ')}\n${shown(asked)}`,
    };
  },
};
