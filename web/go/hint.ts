/**
 * A hint in the mode Play: the moves that the engine would consider in the reader's place, with their chances on the board,
 * gone with the next move, and what they would do. A press on one shows what would follow, another the chances again.
 */

import { type GoGame, init, opponent, type Vertex, vertexName } from 'kakoi';
import type { MoveCandidate } from 'kakoi/play';
import type { Fact } from 'kakoi/review';
import type { WorkerPool } from 'kakoi/worker';
import { element, make, makeButton } from '../shell/elements.js';
import { setUpHintButton } from '../shell/hint.js';
import { addHtml } from '../shell/language.js';
import { part } from '../shell/part.js';
import { factInWords } from '../shell/review/words.js';
import { nameOf, say } from '../shell/words.js';
import html from './hint.html';
import { showLabels } from './labels.js';
import { consider } from './moves.js';
import type { BoardLabels, GoState } from './state.js';

/** A level that answers within a few seconds on every board. */
const LEVEL = 11;
const MOST_MOVES = 3;
const LONGEST_LINE = 6;
/** The difference of two chances that says nothing: one standard error of a share among some hundreds of games. */
const NOISE = 0.02;

/** Adds the hint to the mode's panel; returns what the mode calls when it begins and ends. */
export function addHint(page: GoState): (on: boolean) => void {
  addHtml(element('mode-play'), html);
  const list = element('hint-moves');

  const show = (moves: readonly Hint[]): void => {
    const { board } = page.session;
    const isEven = areEven(moves);
    const chances = labelsOf(moves, isEven ? () => '•' : shareOf);
    const press = (pressed: HTMLButtonElement, line: BoardLabels): void => {
      const isShown = pressed.getAttribute('aria-pressed') === 'true';
      for (const each of list.querySelectorAll('button'))
        each.setAttribute('aria-pressed', String(each === pressed && !isShown));
      showLabels(page, board, isShown ? chances : line);
    };
    list.replaceChildren(...moves.map((move) => itemOf(move, isEven, board.height, press)));
    element('hint-even').hidden = !isEven;
    element('hint-note').hidden = moves.length === 0 || isEven;
    showLabels(page, board, chances);
  };
  return setUpHintButton(
    page,
    async (signal) => {
      const game = page.session.asGame.clone();
      const { candidates } = await consider(page, game, { level: LEVEL }, signal);
      const moves = candidates.slice(0, MOST_MOVES);
      const [threats, ...found] = await Promise.all(
        [null, ...moves.map(({ move }) => move)].map((move) => factsAbout(page, game, move, signal)),
      );
      const hints = moves.map((move, i) => ({
        ...move,
        reason: reasonFor(page, move.move, found[i]!, threats!),
      }));
      const explained = hints.filter(({ reason }) => reason !== '');
      return areEven(hints) && explained.length > 0 ? explained : hints;
    },
    (moves) => show(moves ?? []),
  );
}

/** A move of the hint, with what speaks for it in words. */
type Hint = MoveCandidate<Vertex> & { readonly reason: string };

/** The facts about a move, null being a pass; none where nobody can find them. */
function factsAbout({ workers }: GoState, game: GoGame, move: Vertex | null, signal: AbortSignal) {
  const next = game.clone();
  if (move === null) next.pass();
  else next.play(move);
  const find = async (pool: WorkerPool): Promise<readonly Fact[]> => {
    await Promise.all([part('facts'), part('reading').then(({ readingEngine }) => init(readingEngine))]);
    return pool.facts(next, { signal });
  };
  return workers.run(find, () => []);
}

/** The reason for a move: what turns on it, and what the other side plays otherwise, by the facts about a pass; '' where none is found. */
function reasonFor(
  { session }: GoState,
  move: Vertex | null,
  found: readonly Fact[],
  threats: readonly Fact[],
): string {
  const fact = found.find(({ at, weight, better }) => at !== null && weight > 0 && better === null);
  if (fact === undefined) return '';
  const threat = threats.find(
    ({ better, from, move: pass, target }) =>
      String(better) === String(move) && from === pass && target.intersects(fact.target),
  );
  const answer = threat?.line[0];
  if (threat === undefined || answer === undefined) return factInWords(fact);
  const values = { color: nameOf(opponent(threat.color)), point: vertexName(answer, session.board) };
  return `${factInWords(fact)} ${say('Otherwise {color} plays {point}.', values)}`;
}

/** The chance of a move, in hundredths; '–' where it is not known. */
const shareOf = ({ winRate }: MoveCandidate<Vertex>) =>
  winRate === null ? '–' : String(Math.round(100 * winRate));

/** True for moves whose chances differ by no more than they would from one search to the next. */
function areEven(moves: readonly Hint[]): boolean {
  const rates = moves.map(({ winRate }) => winRate ?? Number.NaN);
  return moves.length > 1 && Math.max(...rates) - Math.min(...rates) <= NOISE;
}

/** The moves at their points, each with a text. */
function labelsOf(moves: readonly Hint[], textOf: (move: Hint) => string): BoardLabels {
  return moves.flatMap((move) => (move.move === null ? [] : [{ vertex: move.move, text: textOf(move) }]));
}

/** The numbers of the moves to come, at their points; of two at the same, that of the first. */
function numbersOf(line: MoveCandidate<Vertex>['line']): BoardLabels {
  const numbers = new Map<string, BoardLabels[number]>();
  line.slice(0, LONGEST_LINE).forEach((vertex, i) => {
    if (vertex !== null && !numbers.has(String(vertex)))
      numbers.set(String(vertex), { vertex, text: String(i + 1) });
  });
  return [...numbers.values()];
}

/**
 * A move in the list, with its chance unless all are even, and those that would follow; `press` is called with its button and their
 * numbers.
 */
function itemOf(
  candidate: Hint,
  isEven: boolean,
  height: number,
  press: (button: HTMLButtonElement, line: BoardLabels) => void,
): HTMLLIElement {
  const { move, line, reason } = candidate;
  const name = (vertex: Vertex | null) => (vertex === null ? say('pass') : vertexName(vertex, height));
  const chance = { move: name(move), share: shareOf(candidate) };
  const words = isEven ? chance.move : say('{move}: {share} %', chance);
  const button = makeButton('link', () => press(button, numbersOf(line)), words);
  button.setAttribute('aria-pressed', 'false');
  const rest = make('span', { className: 'quiet' }, line.slice(1, LONGEST_LINE).map(name).join(' '));
  return make('li', {}, button, ' ', rest, ' ', make('span', {}, reason));
}
