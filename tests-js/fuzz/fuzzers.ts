/** All fuzzers, by name. */

import { cliLines } from './cli-lines.js';
import { contradictions } from './contradictions.js';
import type { Fuzzer } from './fuzzer.js';
import { goGames } from './go-games.js';
import { gtp } from './gtp.js';
import { hostile } from './hostile.js';
import { loaGames } from './loa-games.js';
import { pages } from './pages.js';
import { proofs } from './proofs.js';
import { readOnce } from './read-once.js';
import { records } from './records.js';
import { symmetries } from './symmetries.js';
import { trees } from './trees.js';

export const FUZZERS: readonly Fuzzer[] = [
  hostile,
  readOnce,
  records,
  cliLines,
  contradictions,
  goGames,
  gtp,
  loaGames,
  proofs,
  symmetries,
  trees,
  pages,
];
