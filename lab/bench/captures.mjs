/**
 * Captures in games, for the questions of Kjeld Petersen's pages: how often a move captures, whether it then
 * takes all that it touches, how many rows that spans, and whether ko by shape is ko by comparing boards.
 *
 *     node lab/bench/captures.mjs FOLDER…      folders of records (SGF)
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { GoGame, init, opponent, PointSet } from 'kakoi';

await init();

const part = (count, of) => `${((100 * count) / of).toFixed(1)} %`;

/** The value that a share of the sorted numbers does not exceed. */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

for (const folder of argv.slice(2)) {
  let games = 0;
  let moves = 0;
  let single = 0;
  let complete = 0;
  let ko = 0;
  let apart = 0;
  const spans = [];
  for (const name of readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.sgf'))) {
    const game = GoGame.fromSgf(readFileSync(join(folder, name), 'utf8'));
    games++;
    let before = game.boardAt(0);
    for (const { number, color, vertex, captured } of game.history) {
      const board = game.boardAt(number);
      if (vertex === null) {
        before = board;
        continue;
      }
      moves++;
      if (!captured.isEmpty) {
        const { width, height } = board;
        const beside = PointSet.of(width, height, [vertex]).border();
        const touched = beside.and(before.stones(opponent(color))).expandTo(before.stones(opponent(color)));
        if (touched.equals(captured)) complete++;
        const rows = [...captured].map(([, y]) => y);
        spans.push(Math.max(...rows) - Math.min(...rows) + 1);
        if (captured.size === 1) {
          single++;
          const [taken] = captured;
          const { ko: shape } = before.play(color, vertex);
          const back =
            board.legality(opponent(color), taken) === 'legal' &&
            board.play(opponent(color), taken).board.equals(before);
          if (shape !== null) ko++;
          if ((shape !== null) !== back) apart++;
        }
      }
      before = board;
    }
  }
  spans.sort((a, b) => a - b);
  const captures = spans.length;
  console.log(`${games} games, ${moves} moves`);
  console.log(`  capture: ${captures}, ${part(captures, moves)} of the moves`);
  console.log(`  every chain touched is captured: ${part(complete, captures)} of these`);
  console.log(`  one stone: ${part(single, captures)}, of them ko: ${part(ko, single)}`);
  console.log(
    `  rows that the captured stones span: median ${quantile(spans, 0.5)}, 95 %: ${quantile(spans, 0.95)}`,
  );
  console.log(`  where ko by shape and by comparing boards differ: ${apart}`);
}
