// Senket: official boards on which the colours have taken turns, each mostly a knight's step from its own posts, with all
// fences.

import { SenketBoard } from 'kakoi';
import { measure } from './measure.mjs';
import { randomNumbers } from './positions.mjs';

const STEPS = [1, 2, -1, -2]
  .flatMap((x) => [1, 2, -1, -2].map((y) => [x, y]))
  .filter(([x, y]) => x * x + y * y === 5);

function boardOf(posts, below) {
  let board = SenketBoard.empty();
  for (let placed = 0; placed < posts; ) {
    const color = placed % 2 === 0 ? 'black' : 'white';
    const own = [...board.posts(color)];
    const near = own.length > 0 && below(10) < 7;
    const [x, y] = near ? own[below(own.length)] : [below(31), below(31)];
    const [dx, dy] = near ? STEPS[below(8)] : [0, 0];
    const post = [x + dx, y + dy];
    if (post.some((coordinate) => coordinate < 0 || coordinate > 30) || board.get(post) !== 0) continue;
    board = board.play(color, post);
    placed++;
  }
  return board;
}

const each = (items, work) => [() => items.forEach(work), items.length];

/** { name: [µs for each number of posts] } */
export function measureSenket(numbers) {
  const below = randomNumbers(2);
  const rows = {};
  for (const posts of numbers) {
    const boards = Array.from({ length: 24 }, () => boardOf(posts, below));
    const turns = boards.map((board) => [board, [...board.posts('black').or(board.posts('white')).not()][0]]);
    const times = measure({
      '`board.score`: totals, sets, every claim with its polygon': each(boards, (board) => board.score()),
      '`board.legalFences` of a colour': each(boards, (board) => board.legalFences('black')),
      '`board.play`, all legal fences': each(turns, ([board, post]) => board.play('black', post)),
    });
    for (const [name, time] of Object.entries(times)) {
      rows[name] ??= [];
      rows[name].push(time);
    }
  }
  return rows;
}
