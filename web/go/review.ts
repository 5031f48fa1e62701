/** The review of Go, which the mode Review loads when it is first opened: its mistakes can be played out and kept as problems. */

import { type GoGame, init, opponent, type Vertex, vertexName } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import type { LifeProof } from 'kakoi/reading';
import type { Fact, Moment } from 'kakoi/review';
import { adviceShapes } from '../shell/advice.js';
import { open } from '../shell/games.js';
import type { Modes } from '../shell/modes.js';
import { goToNode } from '../shell/moves.js';
import { part } from '../shell/part.js';
import { tell } from '../shell/render.js';
import { setUpReview } from '../shell/review/index.js';
import { nameOf, say } from '../shell/words.js';
import { keepMistake, keptMistakes } from './mistakes.js';
import { plannedStones } from './planned-stones.js';
import { loadReading } from './reads.js';
import { GoSession } from './session.js';
import type { GoState } from './state.js';

/** The facts that are not about the fate of stones, which alone the solver plays out. */
const NOT_OF_FATE: readonly Fact['key'][] = ['endgame', 'lets-connect', 'lets-be-cut', 'fills-own-eye'];

/** The moves of a line that are shown on the board. */
const LONGEST_LINE = 7;

export function addReview(page: GoState, modes: Modes): Promise<() => void> {
  return setUpReview<Vertex, LifeProof>(page, modes, {
    review: (game: GoGame, how) =>
      page.workers.run(async (pool) => {
        await init((await part('reading')).readingEngine);
        return pool.reviewGame(game, how);
      }, null),
    shapesOf,
    nameOf: (move) => vertexName(move, page.session.board),
    actions: [
      {
        words: say('Play it out'),
        fits: ({ isMistake, better, facts: [fact] }) =>
          isMistake && better !== null && fact !== undefined && !NOT_OF_FATE.includes(fact.key),
        run: (moment) => void playOut(page, modes, moment),
      },
      {
        words: say('Keep as a problem'),
        fits: ({ isMistake, better }) => isMistake && better !== null,
        run: (moment) => keep(page, moment),
      },
    ],
    kept() {
      const kept = keptMistakes();
      if (kept.length === 0) return null;
      const values = { n: kept.length, due: kept.filter(({ isDue }) => isDue).length };
      const file = kept.map(({ sgf }) => sgf).join('\n');
      return {
        words: say('Your mistakes as problems: {n}, {due} of them due', values),
        open: () => void open(page, () => mistakesIn(file), say('This game record could not be read')),
      };
    },
  });
}

/** The problems of a file, named for what they are. */
function mistakesIn(file: string): GoSession {
  const session = GoSession.fromSgf(file);
  session.fileName = say('Own mistakes');
  session.goToFirstPlace();
  return session;
}

/** The moves of a fact's line as numbered stones, and the better move in a ring. */
function shapesOf({ color, move, from, line, better }: Fact): Shape[] {
  const first = from === move ? opponent(color) : color;
  const stones = line.slice(0, LONGEST_LINE).map((point, i) => ({
    ...{ point, color: i % 2 === 0 ? first : opponent(first), text: String(i + 1) },
  }));
  return [...plannedStones(stones), ...adviceShapes(better)];
}

/** The place before a move of the main line. */
function before(page: GoState, { move }: Moment) {
  const { root } = page.session;
  const node = root.mainLine().find(({ moveNumber }) => moveNumber === move);
  return node?.parent ?? root;
}

/** Lets the reader play the moment anew against the solver. */
async function playOut(page: GoState, modes: Modes, moment: Moment): Promise<void> {
  const { session } = page;
  goToNode(page, before(page, moment));
  modes.open('read');
  const { study } = await loadReading(page);
  if (page.session !== session) return;
  const { board } = session;
  const [fact] = moment.facts;
  const stone = [...(fact?.target ?? [])].find((point) => board.get(point) !== 0);
  if (stone !== undefined) study.pick(board, stone);
  await page.hooks.solve?.(page, true);
}

/** Keeps the moment as a problem: the position, the move that was better, and how the one that was played is answered. */
function keep(page: GoState, { move, color, at, better, facts: [fact] }: Moment): void {
  const { session } = page;
  const node = session.root.mainLine().find(({ moveNumber }) => moveNumber === move - 1);
  const setup = node && session.boardOf(node);
  if (!setup || better === null || fact === undefined) return;
  const played = at === null ? say('pass') : vertexName(at, setup);
  const title = say('{game}, move {n}', { game: session.title, n: move });
  const problem = GoSession.start({ setup, toPlay: color, info: { gameName: title } });
  const { root } = problem;
  problem.annotate({
    C: [say('{color} played {move}. What is better?', { color: nameOf(color), move: played })],
  });
  const answer = (moves: readonly Vertex[], sign: 'TE' | 'BM'): void => {
    problem.goToNode(root);
    for (const [i, point] of moves.entries()) {
      problem.play(point);
      if (i === 0) problem.annotate({ [sign]: ['1'] });
    }
    problem.annotate({ C: [sign === 'TE' ? 'RIGHT' : 'WRONG'] });
  };
  answer([better], 'TE');
  if (at !== null && fact.from === move) answer([at, ...fact.line], 'BM');
  problem.goToNode(root);
  const isNew = keepMistake(root, problem.toRecord());
  tell(page, isNew ? say('Kept as a problem.') : say('This is kept already.'));
}
