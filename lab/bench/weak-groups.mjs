/**
 * Writes questions for bench:questions of which nobody has said what is right, to be asked with --again: of each game two
 * positions in its middle, and there the group of four stones or more that has the fewest liberties.
 *
 *     npm --prefix lab --silent run program -- bench/weak-groups.mjs FOLDER [SIZE] > groups.jsonl
 *
 * Every second game goes to the half that is kept back, whose ids begin with 'kept': `grep '"id":"kept'` takes them.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { GoGame, init, vertexName } from 'kakoi';
import { decodeSgf } from 'kakoi/sgf';
import { randomNumbers } from './random.mjs';

const PARTS = [0.25, 0.65];
const POSITIONS = 2;
const FEWEST = 4;

/** The chains of a colour that share a liberty, directly or through others. */
function* groupsOf(board, color) {
  const empties = board.empties();
  for (let rest = board.stones(color); !rest.isEmpty; ) {
    let group = rest.firstChain();
    for (let last = null; last === null || !group.equals(last); ) {
      last = group;
      group = group.border().and(empties).grow().and(rest).or(group).expandTo(rest);
    }
    yield group;
    rest = rest.minus(group);
  }
}

await init();
const [, , folder, size = '19'] = argv;
const random = randomNumbers(58);
const files = readdirSync(folder).filter((name) => name.endsWith('.sgf'));
for (const [number, file] of files.toSorted().entries()) {
  const game = GoGame.fromSgf(decodeSgf(readFileSync(join(folder, file))));
  if (game.board.width !== Number(size)) continue;
  for (let i = 0; i < POSITIONS; i++) {
    const part = PARTS[0] + (PARTS[1] - PARTS[0]) * random();
    const board = game.boardAt(Math.floor(part * game.moveNumber));
    const liberties = (group) => group.border().and(board.empties()).size;
    const [weakest] = ['black', 'white']
      .flatMap((color) => [...groupsOf(board, color)])
      .filter((group) => group.size >= FEWEST)
      .toSorted((a, b) => liberties(a) - liberties(b));
    if (weakest === undefined) continue;
    const at = [vertexName([...weakest][0], board)];
    const id = `${number % 2 === 1 ? 'kept' : 'group'}-${file.replace(/\.sgf$/, '')}-${i + 1}`;
    console.log(JSON.stringify({ id, ask: 'life', at, board: board.toDiagram().split('\n') }));
  }
}
