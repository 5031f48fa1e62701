/**
 * Plays a match of two settings of `kakoi uci` by its protocol, as tournament programs do: openings of four random
 * moves, each played with either colour; a draw, and a game of 300 moves, is half a win.
 *
 *     node lab/bench/uci-match.mjs [GAMES] [FIRST] [SECOND] [SIZE] [FIRST-PROGRAM] [SECOND-PROGRAM]
 *
 * FIRST and SECOND are what is told to 'go', by default 'nodes 20000' and 'nodes 2000'. The programs are commands of
 * any engine, by default `node dist/cli.mjs uci`.
 */

import { spawn } from 'node:child_process';
import { argv, execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { init, LoaBoard, LoaGame } from 'kakoi';
import { randomNumbers } from './random.mjs';

const OWN = `${execPath} dist/cli.mjs uci`;
const [games = '100', first = 'nodes 20000', second = 'nodes 2000', size = '8', own = OWN, other = OWN] =
  argv.slice(2);
const MOST_MOVES = 300;

await init();
const random = randomNumbers(29);
const players = [new Player(own, first), new Player(other, second)];
let points = 0;
for (let game = 0; game < Number(games); game += 2) {
  const moves = opening();
  for (const black of [0, 1]) points += await play(moves, black);
}
for (const player of players) player.quit();
console.log(`${first} against ${second} on ${size}×${size}: ${points} of ${games}`);

/** A program that is asked for moves. */
function Player(command, limits) {
  const [file, ...args] = command.split(' ');
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`uci\nsetoption name BoardSize value ${size}\nucinewgame\n`);

  this.move = async (moves) => {
    child.stdin.write(
      `position startpos${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}\ngo ${limits}\n`,
    );
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${command} has ended`);
      const [, move] = /^bestmove (\S+)/.exec(value) ?? [];
      if (move !== undefined) return move;
    }
  };
  this.quit = () => child.stdin.end('quit\n');
}

/** Four random moves after which the game goes on. */
function opening() {
  let board = LoaBoard.start(Number(size));
  const moves = [];
  while (moves.length < 4) {
    const all = board.legalMoves();
    const { text } = all[Math.floor(random() * all.length)];
    board = board.play(text);
    moves.push(text.replace(/[-x]/, ''));
  }
  return board.outcome === null ? moves : opening();
}

/** The points of the first player, who has black where `black` is 0. */
async function play(moves, black) {
  const game = new LoaGame({ size: Number(size) });
  for (const move of moves) game.play(move);
  const played = [...moves];
  while (!game.isOver && game.moveNumber < MOST_MOVES) {
    const isBlack = game.toPlay === 'black';
    const move = await players[isBlack ? black : 1 - black].move(played);
    game.play(move === '0000' ? 'pass' : move);
    played.push(move);
  }
  const { outcome } = game;
  if (outcome === null || outcome === 'draw') return 0.5;
  return (outcome === 'black') === (black === 0) ? 1 : 0;
}
