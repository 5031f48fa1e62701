/**
 * The bytes after gzip that a page loads. The figures are those of a build by Debian 12's Emscripten 3.1.6; other versions make
 * up to a hundredth more or less of the same sources, so a test allows three: what goes beyond has become heavier. A first visit is all
 * that comes before anybody touches the page.
 */
export const SIZES = {
  'the default entry': 87_579,
  'the slim entry and its file': 89_834,
  'Go alone': 63_956,
  'a bundle of Go alone': 63_561,
  'a bundle of Lines of Action alone': 40_170,
  'a bundle of Senket alone': 40_781,
  'a bundle of reading alone': 102_720,
  'a bundle of endings alone': 23_274,
  'a bundle of opponents alone': 131_549,
  'a bundle of collections alone': 55_766,
  'a bundle of networks alone': 40_777,
  'what kakoi/board adds to a bundle of kakoi': 15_683,
  'the files of kakoi/problem beside kakoi': 34_611,
  'a bundle of GoGame, with the engine of all games': 72_894,
  'a bundle of vertexName': 6_900,
  'a first visit of index.html': 119_706,
  'a first visit of loa.html': 106_550,
  'a first visit of senket.html': 113_421,
  'a first visit of collection.html': 133_628,
  'a first visit of algorithms.html': 115_625,
};

const ROOM = 1.03;

/** The most bytes for each. What somebody loads who only looks in stays below a figure of its own, whatever compiles it. */
export const BUDGETS = {
  ...Object.fromEntries(Object.entries(SIZES).map(([name, bytes]) => [name, Math.round(bytes * ROOM)])),
  'a first visit of index.html': 120_000,
};

/** Those of the sizes that are beyond their budgets, in words: 'Go alone: 62500 of 62134'. */
export function overBudget(sizes) {
  return Object.entries(sizes)
    .filter(([name, bytes]) => !(bytes <= BUDGETS[name]))
    .map(([name, bytes]) => `${name}: ${bytes} of ${BUDGETS[name]}`);
}
