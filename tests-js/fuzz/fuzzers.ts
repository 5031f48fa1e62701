/** All fuzzers, by name. Each is loaded when it runs: some make catalogues of the whole package first. */

import type { Fuzzer } from './fuzzer.js';

export const FUZZERS: Readonly<Record<string, () => Promise<Fuzzer>>> = {
  hostile: async () => (await import('./hostile.js')).hostile,
  'read-once': async () => (await import('./read-once.js')).readOnce,
  records: async () => (await import('./records.js')).records,
  'cli-lines': async () => (await import('./cli-lines.js')).cliLines,
  contradictions: async () => (await import('./contradictions.js')).contradictions,
  'go-games': async () => (await import('./go-games.js')).goGames,
  gtp: async () => (await import('./gtp.js')).gtp,
  'loa-games': async () => (await import('./loa-games.js')).loaGames,
  proofs: async () => (await import('./proofs.js')).proofs,
  symmetries: async () => (await import('./symmetries.js')).symmetries,
  trees: async () => (await import('./trees.js')).trees,
  pages: async () => (await import('./pages.js')).pages,
};
